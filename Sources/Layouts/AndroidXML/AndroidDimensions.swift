import Diagnostics
import Documents
import Files

/// The `<dimen>` resources of a run's files: what `@dimen/row` stands for on an ordinary phone.
///
/// Folders with qualifiers (`values-sw600dp`) speak of other screens, and are passed over.
struct AndroidDimensions: Sendable {
  struct Dimension: Hashable, Sendable {
    /// As it is written: `40dp`, `@dimen/touch_target`.
    let text: String
    let span: Span
  }

  private struct Key: Hashable, Sendable {
    /// The folder of resources: `app/src/main/res`.
    let folder: String
    let name: String
  }

  private static let prefix = "@dimen/"
  /// A chain of references that is longer leads round in a circle, or nowhere.
  private static let mostReferences = 8

  private var own: [Key: Dimension] = [:]
  /// For modules that use one another's; nothing where two of them disagree.
  private var shared: [String: Dimension?] = [:]

  init(_ inputs: [LayoutInput]) {
    for input in inputs where input.language == .androidXML {
      guard Path.lastComponent(Path.parent(input.source.path)) == "values", input.source.bytes.hasDimensions else {
        continue
      }
      let folder = Self.folder(of: input.source.path)
      guard let root = XMLDocument.read(input.file, input.source).root else { continue }
      for element in root.elements {
        guard let (name, dimension) = Self.dimension(element) else { continue }
        add(dimension, Key(folder: folder, name: name))
      }
    }
  }

  private mutating func add(_ dimension: Dimension, _ key: Key) {
    guard own[key] == nil else { return }
    own[key] = dimension
    if let known = shared[key.name] {
      if known?.text != dimension.text { shared[key.name] = .some(nil) }
    } else {
      shared[key.name] = dimension
    }
  }

  /// `<dimen name="row">40dp</dimen>`, `<item name="row" type="dimen">40dp</item>`.
  private static func dimension(_ element: XMLElement) -> (name: String, Dimension)? {
    let isDimension = element.name.text == "dimen" || element.name.text == "item" && element["type"] == "dimen"
    guard isDimension, let name = element["name"], element.children.count == 1, let text = element.children[0].text
    else {
      return nil
    }
    return (name, Dimension(text: text.text.filter { !$0.isWhitespace }, span: text.span))
  }

  private static func folder(of path: String) -> String { Path.parent(Path.parent(path)) }

  /// What a reference in a file comes to, through other references; nil where the run does not say.
  func resolved(_ reference: String, in path: String) -> Dimension? {
    let folder = Self.folder(of: path)
    var (reference, found) = (reference, nil as Dimension?)
    for _ in 0..<Self.mostReferences {
      guard reference.hasPrefix(Self.prefix) else { return found }
      let name = String(reference.dropFirst(Self.prefix.count))
      guard let next = own[Key(folder: folder, name: name)] ?? shared[name] ?? nil else { return nil }
      (reference, found) = (next.text, next)
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether a file of resources may name lengths.
  var hasDimensions: Bool {
    let words = [Array("<dimen".utf8), Array("\"dimen\"".utf8)]
    return indices.contains { start in
      (self[start] == words[0][0] || self[start] == words[1][0])
        && words.contains { self[start...].starts(with: $0) }
    }
  }
}

/// A length of a layout: what is written out, or what a resource of the run stands for.
struct AndroidLength: Sendable {
  let value: Double
  let unit: String
  /// For messages: `40dp`, `40dp (@dimen/row)`.
  let words: String
  /// Where the resource is.
  let resource: Span?

  /// In dp; nil for other units, those that grow with the text among them.
  var dp: Double? { unit == "dp" || unit == "dip" ? value : nil }
  var sp: Double? { unit == "sp" ? value : nil }

  /// The place of the resource, for a finding about its use.
  var labels: [Finding.Label] { resource.map { [Finding.Label($0, "its value")] } ?? [] }
}

extension AndroidDimensions {
  /// What an attribute of a file says; nil for words, and for what the run does not know.
  func length(_ text: String?, in path: String) -> AndroidLength? {
    guard let text else { return nil }
    if let (value, unit) = AndroidValue.length(text) {
      return AndroidLength(value: value, unit: unit, words: text, resource: nil)
    }
    guard let dimension = resolved(text, in: path), let (value, unit) = AndroidValue.length(dimension.text) else {
      return nil
    }
    return AndroidLength(value: value, unit: unit, words: "\(dimension.text) (\(text))", resource: dimension.span)
  }
}

extension AndroidFile {
  func length(_ text: String?) -> AndroidLength? { resources.dimensions.length(text, in: input.source.path) }
}
