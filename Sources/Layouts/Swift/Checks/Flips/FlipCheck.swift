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
    let holders = use.file.holders
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
struct ViewHolders {
  private struct Holding: Hashable {
    let view: String
    let holder: String
  }

  private var held: Set<Holding> = []
  private var arranged: Set<String> = []
  private var leading: Set<String> = []

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
    for call in Syntax(file.tree).descendants(FunctionCallExprSyntax.self) { add(call) }
    for access in Syntax(file.tree).descendants(MemberAccessExprSyntax.self) {
      if access.declName.baseName.text == "leadingAnchor", let base = access.base { leading.insert(base.plainText) }
    }
  }

  private mutating func add(_ call: FunctionCallExprSyntax) {
    let name = call.calledName?.text
    if let view = call.arguments.first?.expression {
      if ["addSubview", "insertSubview", "addArrangedSubview"].contains(name), let holder = call.base {
        held.insert(Holding(view: view.plainText, holder: holder.plainText))
      }
      if ["addArrangedSubview", "insertArrangedSubview"].contains(name) { arranged.insert(view.plainText) }
    }
    if let list = call.argument("arrangedSubviews")?.expression.as(ArrayExprSyntax.self) {
      for element in list.elements { arranged.insert(element.expression.plainText) }
    }
  }

  func isHeld(_ view: String, by holder: String) -> Bool { held.contains(Holding(view: view, holder: holder)) }

  func arranges(_ view: String) -> Place? {
    if arranged.contains(view) { return .stack }
    return leading.contains(view) ? .leading : nil
  }
}
