import Diagnostics

/// `Icons.Default.ArrowBack`: icons that have a form which turns round.
struct MaterialIconCheck: KotlinCheck {
  let rules: Set<RuleID> = [.directionalSymbol]
  let words = ["Icons"]

  private static let icons = "androidx.compose.material.icons"

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.stands(".", at: token + 1), source.stands(".", at: token + 3), source.isName(token + 4) else { return }
    let (style, name) = (source.text(token + 2), source.text(token + 4))
    guard MaterialIcons.styles.contains(style) else { return }
    let isMirrored = MaterialIcons.autoMirrored.contains(name)
    let twin = MaterialIcons.twins[name]
    guard isMirrored || twin != nil, !isTurned(token, source) else { return }
    let place = token..<token + 5
    let written = "Icons.\(style).\(name)"
    let filled = style == "Default" ? "Filled" : style
    let replacement = isMirrored ? name : twin ?? nil
    var finding = Finding(
      .directionalSymbol, isMirrored ? .error : .warning, "\(written) points the same way in right-to-left layouts",
      at: source.span(place), symbol: source.symbol(around: token))
    guard let replacement else {
      finding.notes = ["there is no Icons.AutoMirrored form of it"]
      finding.help = ["draw one that turns round: a vector with android:autoMirrored=\"true\""]
      return report.add(finding)
    }
    let new = "Icons.AutoMirrored.\(filled).\(replacement)"
    finding.help = ["write \(new)"]
    let edits = [Fix.Edit(source.span(place), new)] + importEdits(style: filled, name, replacement, source)
    let isAlone = !isTransformed(token, source)
    if !isAlone {
      finding.notes.append("a transform turns or flips the same icon: see whether it is still needed")
    } else if !isMirrored {
      finding.notes.append("\(replacement) looks nearly the same")
    }
    finding.fixes = [Fix("write \(new)", safe: isMirrored && isAlone, edits: edits)]
    report.add(finding)
  }

  /// In a branch on a direction, or flipped by hand beside it.
  private func isTurned(_ token: Int, _ source: KotlinSource) -> Bool {
    if source.isHandledByDirection(token) { return true }
    guard let call = source.component(around: token), let arguments = call.arguments else { return false }
    return source.speaksOfDirection(source.content(arguments))
  }

  private func isTransformed(_ token: Int, _ source: KotlinSource) -> Bool {
    guard let call = source.component(around: token), let arguments = call.arguments else { return false }
    return source.containsName(in: source.content(arguments)) {
      ["rotate", "scale", "graphicsLayer", "scaleX", "rotationZ", "rotationY"].contains($0)
    }
  }

  private func importEdits(style: String, _ old: String, _ new: String, _ source: KotlinSource) -> [Fix.Edit] {
    let folder = style.lowercased()
    let mirrored = "\(Self.icons).automirrored.\(folder)"
    guard !source.imports.contains(where: { $0.path == "\(mirrored).*" || $0.path == "\(mirrored).\(new)" }) else {
      return []
    }
    if let own = source.imports.first(where: { $0.path == "\(Self.icons).\(folder).\(old)" }) {
      return [source.edit(own, to: "\(mirrored).\(new)")]
    }
    if let all = source.imports.first(where: { $0.path == "\(Self.icons).\(folder).*" }) {
      return [source.edit(all, to: "\(mirrored).*")]
    }
    return []
  }
}
