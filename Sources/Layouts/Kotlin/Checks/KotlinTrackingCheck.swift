import Diagnostics

/// Space between letters that reaches scripts whose letters join.
struct KotlinTrackingCheck: KotlinCheck {
  let rules: Set<RuleID> = [.arabicTracking]
  let words = ["letterSpacing", "setLetterSpacing"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard let value = value(token, source), let ems = ems(value, token, source), ems != 0,
      !isForOneScript(token, source)
    else { return }
    let tears = isDrawnBySkia(source)
    report.add(
      Finding(
        .arabicTracking, tears ? .error : AndroidText.trackingSeverity(ems: ems),
        "\(source.text(token)) \(source.text(value)) reaches Arabic text, whose letters join", at: source.span(value),
        symbol: source.symbol(around: token),
        notes: [
          tears
            ? "outside of Android, Compose sets the letters of joined scripts apart as well: words fall into pieces"
            : AndroidText.trackingNote
        ],
        help: ["choose it by the language of the text: 0 for Arabic, Persian and Urdu"]))
  }

  /// Folders of Compose Multiplatform whose code runs elsewhere than on Android too. There Skia draws the text, whose
  /// paragraphs space out every letter (flutter/flutter #177406); Android's own engine does not, see
  /// `AndroidText.trackingNote`.
  private static let folders: Set<Substring> = [
    "commonMain", "iosMain", "desktopMain", "jvmMain", "wasmJsMain", "webMain", "skikoMain", "macosMain", "nativeMain",
  ]

  private func isDrawnBySkia(_ source: KotlinSource) -> Bool {
    source.isCompose && source.source.path.split(separator: "/").contains { Self.folders.contains($0) }
  }

  private func value(_ token: Int, _ source: KotlinSource) -> Range<Int>? {
    if let index = source.call(named: token) { return source.arguments(of: source.calls[index]).first?.value }
    guard source.stands("=", at: token + 1) else { return nil }
    for index in source.calls(around: token) {
      return source.arguments(of: source.calls[index]).first { $0.labelToken == token }?.value
        ?? token + 2..<min(token + 3, source.tokens.count)
    }
    return token + 2..<min(token + 3, source.tokens.count)
  }

  /// What text is set in where its call says nothing: Material's body, in sp.
  private static let usualSize = 14.0

  /// How large a literal is beside the text; what a variable holds is not known. Views give it in multiples of the text's
  /// size.
  private func ems(_ value: Range<Int>, _ token: Int, _ source: KotlinSource) -> Double? {
    if let number = source.number(value) { return number }
    var length = source.length(value)
    if length == nil, let first = value.first, source.stands("TextUnit", at: first) {
      length = source.number(first + 2..<first + 3).map { ($0, source.contains("Em", in: value) ? "em" : "sp") }
    }
    guard let length, length.unit != "em" else { return length?.value }
    let call = source.calls(around: token).first { _ in true }.map { source.calls[$0] }
    let size = call.flatMap { source.argument("fontSize", of: $0) }.flatMap { source.length($0.value) }
    return length.value / (size.map { $0.unit == "sp" && $0.value > 0 ? $0.value : Self.usualSize } ?? Self.usualSize)
  }

  /// In a branch on a language or script.
  private func isForOneScript(_ token: Int, _ source: KotlinSource) -> Bool {
    let function = source.function(around: token).map { source.functions[$0].tokens } ?? 0..<0
    return source.isHandledByDirection(token)
      || source.containsName(in: function) { name in
        let name = name.lowercased()
        return ["arab", "cursive", "latin"].contains { name.contains($0) } || ["script", "scripts"].contains(name)
      }
  }
}
