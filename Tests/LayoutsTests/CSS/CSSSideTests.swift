import Diagnostics
import Layouts
import Testing

@Suite struct CSSSideTests {
  @Test(arguments: [
    (".a { margin-left: 8px }", "error fixed-side «margin-left: 8px»"),
    (".a { padding-right: var(--gap) }", "error fixed-side «padding-right: var(--gap)»"),
    (".a { border-left: 1px solid }", "error fixed-side «border-left: 1px solid»"),
    (".a { border-right-color: red }", "error fixed-side «border-right-color: red»"),
    (".a { float: left }", "error fixed-side «float: left»"),
    (".a { clear: right }", "error fixed-side «clear: right»"),
    (".a { text-align: right !important }", "error fixed-alignment «text-align: right»"),
    (".a { left: 0 }", "warning fixed-side «left: 0»"),
    (".a { margin-left: 0 }", "warning fixed-side «margin-left: 0»"),
    (".a { margin: 0 8px 0 16px }", "warning asymmetric-insets «margin: 0 8px 0 16px»"),
    (".a { border-width: 1px 0 1px 4px }", "warning asymmetric-insets «border-width: 1px 0 1px 4px»"),
    (".a { border-top-left-radius: 4px }", "warning fixed-corner «border-top-left-radius: 4px»"),
    (".a { border-radius: 4px 0 0 4px }", "warning fixed-corner «border-radius: 4px 0 0 4px»"),
    (".a { border-radius: 4px 0 }", "warning fixed-corner «border-radius: 4px 0»"),
    (".a { transform: translateX(8px) }", "note coordinate-arithmetic «translateX(8px)»"),
    (".a { transform: rotate(45deg) }", "note coordinate-arithmetic «rotate(45deg)»"),
    (".a { transform: skewX(8deg) }", "note coordinate-arithmetic «skewX(8deg)»"),
    (".a { translate: 8px 0 }", "note coordinate-arithmetic «8px 0»"),
    (".a { direction: ltr }", "note forced-direction «direction: ltr»"),
    (".a { unicode-bidi: bidi-override }", "warning forced-direction «unicode-bidi: bidi-override»"),
    ("@media print { .a { MARGIN-LEFT: 8px } }", "error fixed-side «MARGIN-LEFT: 8px»"),
    (".a { color: red; .b & { margin-left: 8px } }", "error fixed-side «margin-left: 8px»"),
    (".a { &:hover { margin-left: 8px } }", "error fixed-side «margin-left: 8px»"),
    ("a:not(.b, .c) { margin-left: 8px }", "error fixed-side «margin-left: 8px»"),
  ])
  func sidesAreFound(text: String, finding: String) throws {
    #expect(try CheckedLayout(css: text).summary == [finding], "\(text)")
  }

  @Test(arguments: [
    ".a { margin-inline-start: 8px; inset-inline-end: 0; text-align: start }",
    ".a { width: 8px; height: 8px; top: 0; bottom: 0; margin-top: 8px; padding-bottom: 4px }",
    ".a { margin-left: auto; margin-right: auto }",
    ".a { left: 0; right: 0 }",
    ".a { left: 0; width: 100% }",
    ".a { left: -50%; width: 200% }",
    ".a { left: -9999px }",
    ".a { left: 50%; transform: translateX(-50%) }",
    ".a { left: 50%; transform: translate(-50%, -50%) }",
    ".a { left: 50%; margin-left: -100px }",
    ".a { margin-left: 8px; margin-inline-start: 8px }",
    ".a { text-align: left; text-align: start }",
    ".a { margin: 0 8px 4px 8px; padding: 8px 4px; border-radius: 4px 4px 0 0; inset: 0 }",
    ".a { border-radius: 8px / 4px }",
    ".a { border-top-left-radius: 4px; border-top-right-radius: 4px }",
    // A sprite.
    ".a { background: url(sprite.png) -20px 0; background-position: -40px 0 }",
    "[dir=\"rtl\"] .a { margin-left: 8px }",
    "html[dir=rtl] .a, .is-rtl .a, .content-rtl .a { float: left }",
    ".a:dir(rtl) { left: 0 }",
    ".a { [dir=rtl] & { transform: translateX(8px) } }",
    ".a { margin-left: 8px } [dir=rtl] .a { margin-left: 0; margin-right: 8px }",
    ".a { transform: translateX(8px) } [dir=rtl] .a { transform: translateX(-8px) }",
    ".a { padding-left: env(safe-area-inset-left); padding-right: env(safe-area-inset-right, 0px) }",
    "/* @noflip */ .a { margin-left: 8px }",
    "/*rtl:ignore*/ .a { margin-left: 8px }",
    ".a { transform: translateY(8px) rotate(180deg) translateX(0) }",
    "@keyframes spin { to { transform: rotate(360deg) } from { transform: rotate(45deg) } }",
    ".a { transform: translateX(calc(8px * var(--direction))) }",
    ".a { --left: 8px; content: \"left: 0\"; background: url(left.png) } /* left: 0 */",
    "@font-face { font-family: left; src: url(a.woff) }",
  ])
  func whatFitsBothDirectionsIsPassedOver(text: String) throws {
    #expect(try CheckedLayout(css: text).summary == [], "\(text)")
  }

  @Test(arguments: [
    "$gap: 8px; .a { @include card; margin-left: $gap; // left: 0\n}",
    ".a { &-knob { margin-left: 8px } }",
    ".a { margin: { left: 8px } }",
    "@mixin card($side: left) { margin-left: 8px }",
    ".a-#{$name} { margin-left: 8px }",
    "@each $a in (b: 1, c: 2) { .x-#{$a} { margin-left: 8px } }",
  ])
  func theFormsOfSCSS(text: String) throws {
    let layout = try CheckedLayout(css: text, scss: true)
    #expect(layout.findings.map(\.rule) == [.fixedSide], "\(text)")
  }

  @Test(arguments: [
    "@include rtl { .a { margin-left: 8px } }", "@if $rtl { .a { margin-left: 8px } }",
    ".a { @include ltr { margin-left: 8px } }",
  ])
  func mixinsForADirectionAreBranches(text: String) throws {
    #expect(try CheckedLayout(css: text, scss: true).summary == [], "\(text)")
  }

  /// What a mixin sets for one direction says nothing of the rest of the sheet, and much of a mixin beside it.
  @Test func aMixinForOneDirectionIsNoRuleForAll() throws {
    let mixin = "@mixin gap-rtl() { padding-left: unset; padding-right: 4px }"
    let layout = try CheckedLayout(css: "\(mixin) .a { padding-right: 8px }", scss: true)
    #expect(layout.summary == ["error fixed-side «padding-right: 8px»"])
    let twin = try CheckedLayout(css: "\(mixin) @mixin gap() { padding-left: 4px }", scss: true)
    #expect(twin.summary == [])
  }

  /// A root hands the alignment of text down, and no padding.
  @Test func whatTheRootHandsDownCountsForAll() throws {
    let text = "[dir=rtl] { text-align: right; padding-right: 4px } .a { text-align: left; padding-left: 8px }"
    #expect(try CheckedLayout(css: text).summary == ["error fixed-side «padding-left: 8px»"])
  }

  @Test(arguments: [
    (".a { margin-left: 8px; }", ".a { margin-inline-start: 8px; }"),
    (".a{right:0}", ".a{inset-inline-end:0}"),
    (".a { text-align: left }", ".a { text-align: start }"),
    (".a { border-bottom-right-radius: 4px }", ".a { border-end-end-radius: 4px }"),
    (
      ".a { margin-left: 8px } .a.b { margin-left: 0 }",
      ".a { margin-inline-start: 8px } .a.b { margin-inline-start: 0 }"
    ),
  ])
  func safeFixesComeToAnEnd(text: String, mended: String) throws {
    #expect(try CheckedLayout(css: text).mended() == mended)
  }

  @Test func whatToWriteIsSaidOnce() throws {
    let finding = try #require(try CheckedLayout(css: ".a { margin-left: 8px }").findings.first)
    #expect(finding.help.isEmpty)
    #expect(finding.fixes.map(\.title) == ["write margin-inline-start"])
  }

  @Test func aShorthandIsTakenApart() throws {
    #expect(
      try CheckedLayout(css: ".a { padding: 1px 2px 3px 4px; }").mended(unsafe: true)
        == ".a { padding-block: 1px 3px; padding-inline: 4px 2px; }")
  }

  /// The knob of a switch was pushed out of its track by half of a change.
  @Test(arguments: [
    ".knob { left: 2px } .on .knob { transform: translate(16px, 0) }",
    ".knob { left: 2px } input:checked + .knob { transform: translateX(16px) }",
    ".knob { left: 2px; &.on { transform: translateX(16px) } }",
    ".knob::before { left: 2px } .on .knob:before { transform: translateX(16px) }",
    ".knob { left: 2px; transition: left 1s }",
    ".knob { left: 2px; animation: slide 1s } @keyframes slide { to { transform: translateX(8px) } }",
  ])
  func whatIsMovedByCoordinatesHasNoSafeFix(text: String) throws {
    let layout = try CheckedLayout(css: text)
    let finding = try #require(layout.findings.first { $0.rule == .fixedSide })
    #expect(finding.fixes.map(\.safe) == [false], "\(text)")
    #expect(
      finding.notes == [
        "the same element is moved by coordinates, or may be: both have to follow the direction together"
      ])
  }

  @Test(arguments: [
    ".knob { left: 2px } .on .knob { transform: translate(16px, 0) }",
    ".knob { inset-inline-start: 2px } .on .knob { transform: translateX(16px) }",
    ".knob { inset-inline-start: 50%; transform: translateX(-50%) }",
  ])
  func aMovementBesideAnInsetIsAWarning(text: String) throws {
    let found = try CheckedLayout(css: text).findings.filter { $0.rule == .coordinateArithmetic }
    #expect(found.map(\.severity) == [.warning], "\(text)")
  }

  /// What is still to be filled in says nothing yet.
  @Test(arguments: [
    "p { position: fixed; left: 50%%; transform: translate(-50%%, -50%%) }", "p { margin-left: %dpx }",
    "p { padding: 0 %1$dpx 0 4px }",
  ])
  func templatesArePassedOver(text: String) throws {
    #expect(try CheckedLayout(css: text).findings.filter { $0.rule != .layoutSyntax }.map(\.rule) == [])
  }

  @Test(arguments: [
    // Code runs from left to right.
    "pre { text-align: left }", ".note pre, .note code { text-align: left }",
    // The edge of a screen is where it is.
    ".a { padding-left: env(safe-area-inset-left) }", ".a { right: max(8px, env(safe-area-inset-right)) }",
    ".a { padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left) }",
    // Pieces of what spins.
    ".spinner__half { border-left-color: transparent; left: -100%; transform: rotate(-30deg) }",
    // In the middle.
    ".a { margin-left: 15%; max-width: 70% }", ".a { left: 50%; margin: -8px 0 0 -8px }",
  ])
  func sidesThatAreMeantArePassedOver(text: String) throws {
    #expect(try CheckedLayout(css: text).summary == [], "\(text)")
  }

  @Test(arguments: [
    ("pre, p { text-align: left }", "error fixed-alignment «text-align: left»"),
    (
      ".a { padding-left: env(safe-area-inset-right) }",
      "error fixed-side «padding-left: env(safe-area-inset-right)»"
    ),
    (".spinner-label { margin-left: 8px }", "error fixed-side «margin-left: 8px»"),
    (".spinner { right: 8px }", "warning fixed-side «right: 8px»"),
    (".a { margin-left: 15%; width: 80% }", "error fixed-side «margin-left: 15%»"),
    (".a { left: 40%; margin: 0 0 0 -8px }", "warning fixed-side «left: 40%»"),
    // What takes an inset back, and where a script counts from.
    (".a { right: initial }", "note fixed-side «right: initial»"),
    (".a { top: 0; left: 0; will-change: transform }", "note fixed-side «left: 0»"),
  ])
  func likeThemAreFound(text: String, finding: String) throws {
    #expect(try CheckedLayout(css: text).summary.contains(finding), "\(text)")
  }

  /// A mixin may set the other side.
  @Test func whatAMixinIsHandedCounts() throws {
    let text = ".a { padding-right: 8px; @include at-least(NAME, 8px); }"
    #expect(try CheckedLayout(css: text.replacing("NAME", with: "padding-left"), scss: true).summary == [])
    #expect(try CheckedLayout(css: text.replacing("NAME", with: "padding-top"), scss: true).summary.count == 1)
  }

  @Test func aRemainderIsNoTemplate() throws {
    #expect(try CheckedLayout(css: ".a { margin-left: $i % 2 }", scss: true).summary.count == 1)
  }
}
