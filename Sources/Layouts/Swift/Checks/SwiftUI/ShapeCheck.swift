import Diagnostics
import SwiftSyntax

/// Drawings with a left and a right: whether SwiftUI mirrors a `Shape` depends on the system, and a `Canvas` never is.
struct ShapeCheck: SwiftCheck {
  let rules: Set<RuleID> = [.shapeMirroring]
  let words = [
    SwiftWord.name("Shape"), .name("InsettableShape"), .call("Path"), .call("Canvas"), .call("UnitPoint"),
  ]
  /// Systems on which shapes are mirrored by themselves.
  private static let mirroring: [DeploymentTarget.Platform: DeploymentTarget.Version] = [
    .ios: .init(17), .macos: .init(14), .tvos: .init(17), .watchos: .init(10),
  ]
  /// What is drawn alike in every language.
  private static let fixed = [
    "check", "tick", "logo", "heart", "clock", "clover", "star", "note", "play", "face", "digit", "qr", "barcode",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    switch use.token.text {
    case "Path": if let body = use.call?.trailingClosure { drawing(Syntax(body), use.token, use, report) }
    case "Canvas": canvas(use, report)
    case "UnitPoint": unitPoint(use, report)
    default: shape(use, report)
    }
  }

  private func shape(_ use: SwiftUse, _ report: SwiftReport) {
    guard use.token.parent?.parent?.is(InheritedTypeSyntax.self) ?? false,
      let type = use.ancestors.first(where: { $0.is(StructDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self) })
    else { return }
    for function in type.descendants(FunctionDeclSyntax.self) where function.name.text == "path" {
      guard let body = function.body, function.signature.parameterClause.parameters.first?.firstName.text == "in"
      else { continue }
      drawing(Syntax(body), function.name, use, report)
    }
  }

  private func drawing(_ body: Syntax, _ place: TokenSyntax, _ use: SwiftUse, _ report: SwiftReport) {
    let inner = SwiftUse(place, in: use.file)
    guard let point = Drawing(body, given: storedNames(around: inner)).lopsided, !isSettled(inner) else { return }
    let target = use.options.deploymentTarget
    let old = target.older(than: Self.mirroring)
    let isMirrored = target.namesApple && old == nil
    report.add(
      inner.finding(
        .shapeMirroring, isMirrored ? .note : .warning,
        isMirrored
          ? "the drawing is mirrored in right-to-left layouts"
          : "the drawing is mirrored in right-to-left layouts from iOS 17 on, and not before",
        at: inner.file.span(point.label ?? place, point.expression),
        notes: ["what is marked has nothing like it on the other side"]
          + (old.map { ["the product still runs on \($0)"] } ?? []),
        help: [
          isMirrored
            ? "if its sides are meant as they are, return .fixed from layoutDirectionBehavior"
            : "say which is meant with layoutDirectionBehavior, and mirror it by layoutDirection on older systems"
        ]))
  }

  private func canvas(_ use: SwiftUse, _ report: SwiftReport) {
    guard let body = use.call?.trailingClosure, let point = Drawing(Syntax(body)).lopsided, !isSettled(use) else {
      return
    }
    report.add(
      use.finding(
        .shapeMirroring, .note, "a Canvas is drawn alike in right-to-left layouts",
        at: use.file.span(point.label ?? use.token, point.expression),
        notes: ["what is marked has nothing like it on the other side"],
        help: ["mirror it where layoutDirection says so, if its sides have a meaning"]))
  }

  private func unitPoint(_ use: SwiftUse, _ report: SwiftReport) {
    guard let x = use.call?.argument("x")?.expression.number, x != 0.5, !isSettled(use) else { return }
    report.add(
      use.finding(
        .shapeMirroring, .note, "a UnitPoint with a number for x stays on its side in right-to-left layouts",
        at: use.file.span(use.token, use.call.map { Syntax($0) } ?? Syntax(use.token)),
        help: ["use .leading and .trailing, if its sides have a meaning"]))
  }

  /// The stored properties of the shape around a place.
  private func storedNames(around use: SwiftUse) -> Set<String> {
    guard let type = use.ancestors.lazy.compactMap({ $0.as(StructDeclSyntax.self) }).first,
      Syntax(type).inheritedTypes.contains(where: { $0.hasSuffix("Shape") })
    else { return [] }
    let bindings = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    return Set(
      bindings.filter { $0.accessorBlock == nil }.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      })
  }

  /// Whether a type around it says something about direction, or draws what has no direction.
  private func isSettled(_ use: SwiftUse) -> Bool {
    let type = use.ancestors.reversed().first { $0.is(StructDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self) }
    if use.file.direction.isMentioned(in: type ?? use.method) { return true }
    let name = use.symbol.lowercased()
    return Self.fixed.contains { name.contains($0) }
  }
}
