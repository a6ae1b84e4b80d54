import Diagnostics
import SwiftSyntax

/// Pictures of one's own whose name says that they point somewhere: `Image("arrow_back")`.
struct DirectionalAssetCheck: SwiftCheck {
  let rules: Set<RuleID> = [.directionalAsset]
  let words = [SwiftWord.call("Image"), .textCall("UIImage"), .textCall("NSImage")]

  private static let pointing: Set<String> = [
    "arrow", "arrows", "chevron", "caret", "back", "next", "forward", "previous", "prev",
  ]
  /// What makes it something else: a picture of something, or one that points up or down.
  private static let others: Set<String> = [
    "logo", "photo", "text", "up", "down", "top", "bottom", "vertical", "refresh", "sync", "reload", "download",
    "upload", "expand", "collapse", "background", "card", "cover", "side", "camera", "play", "skip", "track",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let call = use.call, let argument = call.arguments.first, let name = name(argument), points(name),
      !use.isHandled, !use.outerCalls.contains(where: isMirroring)
    else { return }
    report.add(
      use.finding(
        .directionalAsset, .warning, "\(name) seems to point somewhere, and nothing mirrors it",
        at: use.span(argument.expression),
        notes: ["a picture is drawn alike in both directions unless its asset or its view says otherwise"],
        help: [
          call.calledName?.text == "Image"
            ? "add .flipsForRightToLeftLayoutDirection(true), or set its direction in the asset catalog"
            : "call imageFlippedForRightToLeftLayoutDirection(), or set its direction in the asset catalog"
        ]))
  }

  /// What the picture is called: in a text, or as a constant, `Image(.arrowBack)`, `Image(uiImage: .chevronLeft)`.
  private func name(_ argument: LabeledExprSyntax) -> String? {
    switch argument.label?.text {
    case nil, "named": break
    case "uiImage", "nsImage", "asset": if argument.expression.is(StringLiteralExprSyntax.self) { return nil }
    default: return nil
    }
    if let text = argument.expression.text { return text }
    guard let access = argument.expression.as(MemberAccessExprSyntax.self) else { return nil }
    let last = access.declName.baseName.text
    return ["image", "name"].contains(last) ? access.base?.lastName : last
  }

  private func isMirroring(_ outer: SwiftUse.Outer) -> Bool {
    outer.part == .modifier
      && [
        "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
        "withHorizontallyFlippedOrientation",
      ].contains(outer.name)
  }

  private func points(_ name: String) -> Bool {
    let words = Self.words(of: name)
    return !words.isDisjoint(with: Self.pointing) && words.isDisjoint(with: Self.others)
  }

  /// `ic_arrowBack24` is ic, arrow and back.
  private static func words(of name: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in name.split(separator: "/").last ?? "" {
      if !character.isLetter || character.isUppercase {
        if !word.isEmpty { words.insert(word) }
        word = character.isLetter ? character.lowercased() : ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.insert(word) }
    return words
  }
}
