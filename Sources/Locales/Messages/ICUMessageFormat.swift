internal import CICU

/// ICU's own formatting of a message: what ours is held against. One object serves one thread.
package final class ICUMessageFormat {
  package enum Value: Sendable, Hashable {
    case integer(Int)
    case number(Double)
    case text(String)
  }

  private let format: OpaquePointer

  /// Nil for what is no message to ICU. The numbering system goes with the tag: "ar-u-nu-arab".
  package init?(_ pattern: String, _ locale: LocaleTag) {
    var pattern = pattern
    let format = pattern.withUTF8 { cicu_message_format_open(locale.text, $0.baseAddress, Int32(clamping: $0.count)) }
    guard let format else { return nil }
    self.format = format
  }

  deinit { cicu_message_format_close(format) }

  /// Arguments by their names; ICU writes those that are missing in braces. Nil where ICU fails, and for nothing.
  package func format(_ arguments: [(name: String, value: Value)]) -> String? {
    // Names and texts in one buffer that stays where it is.
    var bytes: [CChar] = []
    func place(_ text: String) -> Int {
      defer { bytes += text.utf8CString }
      return bytes.count
    }
    let places = arguments.map { argument -> (name: Int, text: Int) in
      guard case .text(let text) = argument.value else { return (place(argument.name), 0) }
      return (place(argument.name), place(text))
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let list = zip(arguments, places).map { argument, place in
        Self.argument(
          argument.value, buffer.baseAddress.map { $0 + place.name }, buffer.baseAddress.map { $0 + place.text })
      }
      return String(capacity: 1 << 14) { cicu_message_format(format, list, Int32(list.count), $0, $1) }
    }
  }

  private static func argument(
    _ value: Value, _ name: UnsafePointer<CChar>?, _ text: UnsafePointer<CChar>?
  ) -> CICUMessageArgument {
    var result = CICUMessageArgument()
    result.name = name
    result.text = text
    switch value {
    case .integer(let number): (result.kind, result.integer) = (Int32(CICU_INTEGER), Int64(number))
    case .number(let number): (result.kind, result.number) = (Int32(CICU_NUMBER), number)
    case .text: result.kind = Int32(CICU_TEXT)
    }
    return result
  }
}
