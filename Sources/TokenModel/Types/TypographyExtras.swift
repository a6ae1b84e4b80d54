import Diagnostics
import Documents

extension ValueReader {
  /// `kind`, the Swift enum that it goes to, may stand on any token or group.
  private static let keys = Keys(optional: ["textStyle", "design", "figures", "sp", "collapsesTo", "kind"])

  /// `font-variant-numeric` of CSS Fonts 4, as far as it concerns widths.
  private enum Figures: String, CaseIterable {
    case proportional, tabular
  }

  /// What `$extensions.tokens` of a typography token says, over what it says elsewhere: a token that is another by
  /// reference may add to its extras.
  package static func typographyExtras<Scope: ValueScope>(
    over base: Typography.Extras, in scope: inout Scope
  ) -> Typography.Extras {
    var sound = true
    return typographyExtras(over: base, &sound, &scope)
  }

  static func typographyExtras<Scope: ValueScope>(
    over base: Typography.Extras = Typography.Extras(), _ sound: inout Bool, _ scope: inout Scope
  ) -> Typography.Extras {
    guard let node = scope.toolExtensions else { return base }
    guard case .object(let object) = node.content else {
      scope.fail(
        .named("$extensions.tokens"), node, expected: "a mapping with textStyle, design, figures, sp or collapsesTo")
      sound = false
      return base
    }
    sound = scope.checkKeys(keys, of: object, at: node, .named("$extensions.tokens")) && sound
    let figures = object.read("figures", &sound) { scope.choice($0, .named("figures"), of: Figures.self) }
    return Typography.Extras(
      textStyle: object.read("textStyle", &sound) { scope.choice($0, .named("textStyle")) } ?? base.textStyle,
      design: object.read("design", &sound) { scope.choice($0, .named("design")) } ?? base.design,
      tabularFigures: figures.map { $0 == .tabular } ?? base.tabularFigures,
      sp: object.read("sp", &sound) { sp($0, &scope) } ?? base.sp,
      collapsesTo: object.read("collapsesTo", &sound) { collapsesTo($0, &scope) } ?? base.collapsesTo)
  }

  private static func sp<Scope: ValueScope>(_ node: Node, _ scope: inout Scope) -> Double? {
    guard let value = scope.number(node, .named("sp")) else { return nil }
    if value > 0 { return value }
    scope.fail(.named("sp"), "is \(value.words); a font size is above 0", at: node.span)
    return nil
  }

  /// The path of another typography token, in braces or without.
  private static func collapsesTo<Scope: ValueScope>(_ node: Node, _ scope: inout Scope) -> String? {
    guard case .string(let text) = node.content, !text.isEmpty else {
      scope.fail(.named("collapsesTo"), node, expected: "a typography token such as {typography.headline}")
      return nil
    }
    let isReference = text.utf8.contains(UInt8(ascii: "{"))
    let reference = isReference ? node : Node(.string("{\(text)}"), at: node.span)
    guard case .value = scope.dereference(reference, as: .typography) else { return nil }
    return isReference ? String(text.dropFirst().dropLast()) : text
  }
}
