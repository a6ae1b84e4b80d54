import Diagnostics

/// Brackets and conditions that nest deeper than any person writes them. The parser looks ahead through each pair again
/// and again, and calls itself for each, so that a small file could cost minutes, or the whole run.
enum SwiftNesting {
  private static let mostBrackets = 16
  private static let mostConditions = 64

  /// Where a file goes too deep; nil where it does not. Text and comments do not count.
  static func excess(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var scan = Scan(bytes: bytes)
      return scan.excess()
    }
  }

  static func finding(at offset: Int, in input: LayoutInput) -> Finding {
    Finding(
      .layoutSyntax, .error, "brackets or conditions nest so deep here that the file is not read",
      at: Span(file: input.file, lower: offset, upper: offset + 1),
      notes: ["more than \(mostBrackets) brackets or \(mostConditions) #if lie in each other"],
      help: ["divide what stands here", "leave files that a program writes out of layouts"])
  }

  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var brackets = 0
    private var conditions = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
    }

    mutating func excess() -> Int? {
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "["):
          brackets += 1
          if brackets > mostBrackets { return position }
        case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
        // A declaration ends here, whatever was counted wrongly before.
        case UInt8(ascii: "}") where position == 0 || bytes[position - 1] == 0x0A: brackets = 0
        case UInt8(ascii: "#"):
          if isNext("#if") { conditions += 1 }
          if isNext("#endif") { conditions = max(0, conditions - 1) }
          if conditions > mostConditions { return position }
        case UInt8(ascii: "/"): skipComment()
        case UInt8(ascii: "\""): skipText()
        default: break
        }
        position += 1
      }
      return nil
    }

    private func isNext(_ text: StaticString) -> Bool {
      guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
      return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    /// Leaves the position on its last byte.
    private mutating func skipComment() {
      if isNext("//") {
        while position + 1 < bytes.count, bytes[position + 1] != 0x0A { position += 1 }
      } else if isNext("/*") {
        var depth = 1
        position += 2
        while position < bytes.count, depth > 0 {
          if isNext("*/") {
            depth -= 1
            position += 1
          } else if isNext("/*") {
            depth += 1
            position += 1
          }
          position += 1
        }
        position -= 1
      }
    }

    /// A text, or what is inserted into one, with its open parentheses.
    private enum Part {
      case text(isLong: Bool)
      case inserted(Int)
    }

    /// Leaves the position on the quote that ends the text, or at the end of the line for one that nothing ends.
    private mutating func skipText() {
      var parts: [Part] = []
      enterText(&parts)
      while position < bytes.count, let part = parts.last {
        switch part {
        case .text(let isLong): readText(isLong, &parts)
        case .inserted(let open): readInserted(open, &parts)
        }
        if parts.isEmpty { return }
        position += 1
      }
    }

    /// Leaves the position on the last of the quotes.
    private mutating func enterText(_ parts: inout [Part]) {
      let isLong = isNext("\"\"\"")
      parts.append(.text(isLong: isLong))
      position += isLong ? 2 : 0
      if parts.count == 1 { position += 1 }
    }

    private mutating func readText(_ isLong: Bool, _ parts: inout [Part]) {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        if isNext("\\(") { parts.append(.inserted(1)) }
        position += 1
      case 0x0A where !isLong: parts.removeAll()
      case UInt8(ascii: "\"") where !isLong || isNext("\"\"\""):
        position += isLong ? 2 : 0
        parts.removeLast()
      default: break
      }
    }

    private mutating func readInserted(_ open: Int, _ parts: inout [Part]) {
      switch bytes[position] {
      case UInt8(ascii: "("): parts[parts.count - 1] = .inserted(open + 1)
      case UInt8(ascii: ")"):
        parts[parts.count - 1] = .inserted(open - 1)
        if open == 1 { parts.removeLast() }
      case UInt8(ascii: "\""): enterText(&parts)
      default: break
      }
    }
  }
}
