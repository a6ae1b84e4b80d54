import Diagnostics
import SwiftSyntax

/// Views that are mirrored by a transform although their layout has changed sides already.
struct FlipCheck: SwiftCheck {
  let rules: Set<RuleID> = [.doubleFlip]
  let words = [SwiftWord.name("scaleX")]
  /// What has no layout of its own to change sides, or scrolls and is flipped to scroll from the other end.
  private static let pictures: Set<String> = [
    "image", "icon", "arrow", "chevron", "symbol", "glyph", "layer", "progress", "slider", "scroll", "collection",
    "table", "chart", "map", "player", "button", "cell", "indicator", "animation", "lottie", "gradient",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let flip = flip(use), use.file.direction.isMentioned(in: use.method) else { return }
    let flipped = views(given: flip, use)
    let holders = ViewHolders(use.file)
    for view in flipped {
      let name = view.owner.split(separator: ".").last.map(String.init) ?? ""
      guard NameWords.words(of: name).isDisjoint(with: Self.pictures), let place = holders.arranges(name),
        !flipped.contains(where: {
          holders.isHeld($0.owner, by: view.owner) || holders.isHeld(view.owner, by: $0.owner)
        })
      else { continue }
      let inner = use.span(view)
      report.add(
        use.finding(
          .doubleFlip, .warning, "\(name) is mirrored twice in right-to-left layouts", at: inner,
          notes: [place.note],
          help: ["remove the transform; it is for pictures, and for what reckons with coordinates"]))
    }
  }

  /// `CGAffineTransform(scaleX: -1, y: 1)`.
  private func flip(_ use: SwiftUse) -> FunctionCallExprSyntax? {
    guard let label = use.token.parent?.as(LabeledExprSyntax.self), label.label?.id == use.token.id,
      let call = label.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.argument("scaleX")?.expression.number == -1,
      call.argument("y")?.expression.number == 1
    else { return nil }
    return call
  }

  /// What the transform is assigned to, right away or by the constant that it is kept in.
  private func views(given flip: FunctionCallExprSyntax, _ use: SwiftUse) -> [ExprSyntax] {
    switch ExprSyntax(flip).target {
    case .assigned(let target) where target.lastName == "transform": [target]
    case .declared(let name, _):
      (use.nearby.members["transform"] ?? []).map { ExprSyntax($0) }.filter { $0.given?.lastName == name }
    default: []
    }
  }
}

/// Which views hold which, as far as the file tells.
private struct ViewHolders {
  private let calls: [FunctionCallExprSyntax]
  private let file: SwiftFile

  /// What has the view change sides.
  enum Place {
    case stack
    case leading

    var note: String {
      switch self {
      case .stack: "the stack that holds it has changed sides already, and so has what it holds"
      case .leading: "its leading and trailing constraints have changed sides already, and so have those in it"
      }
    }
  }

  init(_ file: SwiftFile) {
    self.file = file
    calls = Syntax(file.tree).descendants(FunctionCallExprSyntax.self)
  }

  func isHeld(_ view: String, by holder: String) -> Bool {
    calls.contains { call in
      ["addSubview", "insertSubview", "addArrangedSubview"].contains(call.calledName?.text)
        && call.base?.plainText == holder && call.arguments.first?.expression.plainText == view
    }
  }

  func arranges(_ view: String) -> Place? {
    for call in calls {
      if ["addArrangedSubview", "insertArrangedSubview"].contains(call.calledName?.text),
        call.arguments.first?.expression.plainText == view
      {
        return .stack
      }
      if let list = call.argument("arrangedSubviews")?.expression.as(ArrayExprSyntax.self),
        list.elements.contains(where: { $0.expression.plainText == view })
      {
        return .stack
      }
    }
    let isLeading = Syntax(file.tree).descendants(MemberAccessExprSyntax.self).contains { access in
      access.declName.baseName.text == "leadingAnchor" && access.base?.plainText == view
    }
    return isLeading ? .leading : nil
  }
}
