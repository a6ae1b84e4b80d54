import Diagnostics

/// The direction of a layout, read from the device's language.
struct KotlinLocaleDirectionCheck: KotlinCheck {
  let rules: Set<RuleID> = [.localeDirection]
  let words = ["getLayoutDirectionFromLocale"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard let index = source.call(named: token),
      let locale = source.arguments(of: source.calls[index]).first?.value,
      source.contains("Locale", in: locale), source.contains("getDefault", in: locale)
    else { return }
    report.add(
      Finding(
        .localeDirection, .warning, "the direction is read from the device’s language, not from the layout",
        at: source.span(token), symbol: source.symbol(around: token),
        notes: ["an app without a translation for that language is laid out from left to right"],
        help: [
          source.isCompose
            ? "read LocalLayoutDirection.current"
            : "read view.layoutDirection, or resources.configuration.layoutDirection"
        ]))
  }
}
