import Diagnostics
import Documents
import Files
import Layouts

extension CheckedLayout {
  /// A file in Kotlin; `compose`: with an import of Compose before it, on the same line.
  init(kotlin text: String, compose: Bool = true, tokens: TokenNames = TokenNames()) throws {
    let text = compose ? "import androidx.compose.runtime.Composable; \(text)" : text
    try self.init("Card.kt", text, options: LayoutOptions(tokens: tokens))
  }

  init(java text: String) throws {
    try self.init("Card.java", text)
  }

  init(css text: String, scss: Bool = false, tokens: TokenNames = TokenNames()) throws {
    try self.init(
      scss ? "card.scss" : "card.css", text, options: LayoutOptions(tokens: tokens))
  }

  /// Attributes and children of a root element, which gets the namespaces: `<TextView android:text="a"/>`.
  init(android text: String, path: String = "res/layout/card.xml", tokens: TokenNames = TokenNames()) throws {
    try self.init(path, Self.declared(text), options: LayoutOptions(tokens: tokens))
  }

  static func declared(_ text: String) -> String {
    let end = text.firstIndex { $0 == " " || $0 == "/" || $0 == ">" } ?? text.endIndex
    return text[..<end] + " xmlns:android=\"http://schemas.android.com/apk/res/android\""
      + " xmlns:app=\"http://schemas.android.com/apk/res-auto\" xmlns:tools=\"http://schemas.android.com/tools\""
      + text[end...]
  }

  /// "error fixed-side «left»": of every finding.
  var summary: [String] {
    findings.map { "\($0.severity.rawValue) \($0.rule.name.dropFirst(7)) «\(source.text($0.span.range))»" }
  }

  /// The text after safe fixes, again and again until nothing changes; nil where that does not come to an end, or
  /// where a fix makes a text that does not parse.
  func mended(unsafe: Bool = false) throws -> String? {
    var layout = self
    for _ in 0..<8 {
      var files = SourceFiles()
      _ = files.add(layout.source)
      let plan = FixPlan(layout.findings, in: files, includingUnsafe: unsafe)
      guard !plan.applied.isEmpty else { return layout.source.text(0..<layout.source.bytes.count) }
      let text = String(decoding: plan.bytes(of: FileID(0)), as: UTF8.self)
      layout = try CheckedLayout(layout.source.path, text)
      if layout.findings.contains(where: { $0.rule == .layoutSyntax }) { return nil }
    }
    return nil
  }
}
