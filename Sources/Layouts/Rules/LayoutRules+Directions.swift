import Diagnostics

extension LayoutRules {
  /// What decides on the direction itself.
  static let directions = [forcedDirection, localeDirection, doubleFlip]

  private static let forcedDirection = Rule(
    .forcedDirection, .note, summary: "a part of the layout is held to one direction",
    why: "It no longer changes sides with the language, which is right for digits, code, media controls and maps, and "
      + "for hardly anything else.",
    remedy: "Leave the direction to the language, or say why not with a suppression.",
    bad: .swift("Header().environment(\\.layoutDirection, .leftToRight)"), good: .swift("Header()"))

  private static let localeDirection = Rule(
    .localeDirection, .warning, summary: "the layout’s direction is taken from the device’s locale",
    why: "An app runs in a language that it has, which need not be the device’s; and a preview, a test or a container "
      + "may lay out the other way. The locale knows nothing of this.",
    remedy: "Ask the layout: @Environment(\\.layoutDirection), effectiveUserInterfaceLayoutDirection.",
    bad: .swift("let isMirrored = Locale.current.language.characterDirection == .rightToLeft"),
    good: .swift("@Environment(\\.layoutDirection) private var layoutDirection"))

  private static let doubleFlip = Rule(
    .doubleFlip, .warning, summary: "something is mirrored twice",
    why: "What already follows the layout’s direction and is mirrored by hand as well ends up as in English, in the "
      + "middle of a layout that has changed sides.",
    remedy: "Take one of the two out.",
    bad: .swift("Image(systemName: \"arrow.forward\").flipsForRightToLeftLayoutDirection(true)"),
    good: .swift("Image(systemName: \"arrow.forward\")"))
}
