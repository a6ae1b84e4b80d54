package import Diagnostics

extension RuleID {
  package static let stringSyntax = RuleID("strings/syntax")
  package static let stringShape = RuleID("strings/shape")
  package static let stringDuplicateKey = RuleID("strings/duplicate-key")

  package static let missingKey = RuleID("strings/missing-key")
  package static let extraKey = RuleID("strings/extra-key")
  package static let untranslated = RuleID("strings/untranslated")
  package static let stringState = RuleID("strings/state")
  package static let consistency = RuleID("strings/consistency")

  package static let missingPlural = RuleID("strings/missing-plural")
  package static let unusedPlural = RuleID("strings/unused-plural")
  package static let numberOmitted = RuleID("strings/number-omitted")
  package static let pluralArgument = RuleID("strings/plural-argument")

  package static let placeholder = RuleID("strings/placeholder")
  package static let percent = RuleID("strings/percent")
  package static let markup = RuleID("strings/markup")
  package static let apostrophe = RuleID("strings/apostrophe")

  package static let digits = RuleID("strings/digits")
  package static let mixedDigits = RuleID("strings/mixed-digits")
  package static let punctuation = RuleID("strings/punctuation")
  package static let whitespace = RuleID("strings/whitespace")
  package static let stringLength = RuleID("strings/length")
  package static let wording = RuleID("strings/wording")

  package static let bidiSpill = RuleID("strings/bidi-spill")
  package static let bidiOrder = RuleID("strings/bidi-order")
  package static let bidiBase = RuleID("strings/bidi-base")
  package static let bidiControl = RuleID("strings/bidi-control")
}
