import Diagnostics
import Documents
import Files

/// What the Android files of a run say of each other: which drawables turn round by themselves, and what lengths are
/// called.
struct AndroidResources: Sendable {
  /// Drawables with `autoMirrored="true"`, or with a form of their own in a `-ldrtl` folder.
  private(set) var mirrored: Set<String> = []
  /// All drawables of the run.
  private(set) var known: Set<String> = []
  private var styles = AndroidTextStyles()
  let dimensions: AndroidDimensions
  let animations: AnimationUses

  init(_ inputs: [LayoutInput]) {
    dimensions = AndroidDimensions(inputs)
    animations = AnimationUses(inputs)
    for input in inputs where input.language == .androidXML {
      let folder = Path.lastComponent(Path.parent(input.source.path))
      if folder.hasPrefix("values") { styles.add(input) }
      guard folder.hasPrefix("drawable") || folder.hasPrefix("mipmap") else { continue }
      let name = Self.resourceName(input.source.path)
      known.insert(name)
      if folder.split(separator: "-").contains("ldrtl") || Self.mirrors(input.source.bytes) { mirrored.insert(name) }
    }
  }

  /// Whether a style, or that of every text, says on which side a text begins.
  func aligns(style: String?) -> Bool {
    styles.countsForAll || style.map { DirectionName.matches($0) || styles.aligns(Self.name($0)) } ?? false
  }

  private static func mirrors(_ bytes: [UInt8]) -> Bool { bytes.contains("autoMirrored=\"true\"") }

  static func resourceName(_ path: String) -> String {
    let file = Path.lastComponent(path)
    return file.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(file[..<$0]) } ?? file
  }

  /// What a reference names: `@+id/title` as `title`.
  static func name(_ reference: String) -> String {
    guard let slash = reference.utf8.lastIndex(of: UInt8(ascii: "/")) else { return reference }
    return String(reference[reference.utf8.index(after: slash)...])
  }
}

/// The styles of a run that say on which side a text begins.
private struct AndroidTextStyles: Sendable {
  private var names: Set<String> = []
  /// What themes make the style of every text.
  private var defaults: Set<String> = []

  mutating func add(_ input: LayoutInput) {
    guard ["textAlignment", "textDirection", "textViewStyle"].contains(where: input.source.bytes.contains),
      let root = XMLDocument.read(input.file, input.source).root
    else { return }
    for style in root.elements where style.name.text == "style" {
      for item in style.elements {
        switch item["name"] {
        case "android:textAlignment", "android:textDirection": style["name"].map { _ = names.insert($0) }
        case "android:textViewStyle": defaults.insert(AndroidResources.name(item.children.first?.text?.text ?? ""))
        default: break
        }
      }
    }
  }

  var countsForAll: Bool { defaults.contains(where: aligns) }

  /// Also by the style that it is named after: `Card.Title` has what `Card` has.
  func aligns(_ style: String) -> Bool {
    var parts = style.split(separator: ".")
    while !parts.isEmpty {
      if names.contains(parts.joined(separator: ".")) { return true }
      parts.removeLast()
    }
    return false
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool {
    let words = Array(text.utf8)
    guard count >= words.count, let first = words.first else { return false }
    return (0...count - words.count).contains { self[$0] == first && self[$0..<$0 + words.count].elementsEqual(words) }
  }
}
