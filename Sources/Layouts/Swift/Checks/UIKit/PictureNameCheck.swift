import Diagnostics
import SwiftSyntax

/// Pictures with a name in code that says where they point: `UIImage.chevronRightImage`, `gridicon(.chevronLeft)`.
struct PictureNameCheck: SwiftCheck {
  let rules: Set<RuleID> = [.directionalAsset]
  private static let shapes = ["chevron", "arrow", "caret"]
  private static let sides = ["left", "right", "back", "forward", "next", "previous"]
  let words: [SwiftWord] = {
    var names: [String] = []
    for shape in shapes {
      for side in sides { names += [shape + side.capitalized, side + shape.capitalized] }
    }
    let pictures = names.filter { !keys.contains($0) } + shapes + ["disclosure", "disclosureIndicator"]
    return (names + pictures.flatMap { [$0 + "Image", $0 + "Icon"] }).map { SwiftWord.member($0) }
  }()
  /// Names of keys as well.
  private static let keys: Set<String> = ["leftArrow", "rightArrow"]
  private static let mirroring: Set<String> = [
    "imageFlippedForRightToLeftLayoutDirection", "flipsForRightToLeftLayoutDirection",
    "withHorizontallyFlippedOrientation",
  ]
  private static let pictures: Set<String> = [
    "image", "icon", "gridicon", "asset", "assets", "picture", "glyph", "resource",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let picture = use.expression, picture.parent?.is(ExpressionPatternSyntax.self) != true,
      isPicture(picture, use), !isMirrored(use), !use.isHandledInMethod,
      picture.operatorsAround.allSatisfy({ $0 == "=" }), !isDefinition(use), !isTold(picture, use)
    else { return }
    report.add(
      use.finding(
        .directionalAsset, .warning, "\(use.token.text) seems to point somewhere, and nothing mirrors it",
        at: use.span(picture),
        notes: ["a picture is drawn alike in both directions unless its asset or its view says otherwise"],
        help: [
          "call imageFlippedForRightToLeftLayoutDirection(), in SwiftUI flipsForRightToLeftLayoutDirection(true), or "
            + "set its direction in the asset catalog"
        ]))
  }

  /// Whether it is what `Image` is made of, of which `DirectionalAssetCheck` tells.
  private func isTold(_ picture: ExprSyntax, _ use: SwiftUse) -> Bool {
    guard let call = use.outerCalls.first(where: { $0.part == .argument }), call.name == "Image" else { return false }
    return !NameWords.words(of: use.token.text).contains("disclosure")
  }

  /// Whether the name stands for a picture that the file makes, or becomes another name for it: who uses that is asked.
  private func isDefinition(_ use: SwiftUse) -> Bool {
    let shapes = Set(Self.shapes)
    let name = NameWords.words(of: use.methodName ?? "")
    if !name.intersection(shapes).isDisjoint(with: NameWords.words(of: use.token.text)) { return true }
    return use.file.named(in: use.file.tree).patterns.contains(use.token.text)
  }

  /// Whether something around the name speaks of pictures.
  private func isPicture(_ picture: ExprSyntax, _ use: SwiftUse) -> Bool {
    var texts = picture.chain
    var node = Syntax(picture)
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      texts.append(access.declName.baseName.text)
      node = Syntax(access)
    }
    if case .argument(let argument, let call)? = picture.target {
      texts += [argument.label?.text, call.calledName?.text].compactMap { $0 }
    } else if let name = picture.target?.name {
      texts.append(name)
    }
    return texts.contains { !NameWords.words(of: $0).isDisjoint(with: Self.pictures) }
  }

  private func isMirrored(_ use: SwiftUse) -> Bool {
    var node = Syntax(use.token)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self) {
      if let name = parent.as(MemberAccessExprSyntax.self)?.declName.baseName.text, Self.mirroring.contains(name) {
        return true
      }
      node = parent
    }
    return use.outerCalls.contains { Self.mirroring.contains($0.name) }
  }
}

extension String {
  /// With a great first letter: “Left” of “left”.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
