package import Diagnostics
package import Documents
package import Locales

/// The formats that are read.
package enum CatalogFormat: String, Hashable, CaseIterable, Sendable {
  case xcstrings
  case strings
  case stringsdict
  case android
  case xliff
  case arb
  /// ICU MessageFormat in YAML (`locale:`, `strings:`).
  case icuYAML
  /// ICU MessageFormat in JSON, nested or flat.
  case icuJSON

  /// Whose rules decide what a message means.
  package enum Dialect: Hashable, Sendable {
    /// printf with `%@`, plural variations and substitutions; `zero` is exactly 0 everywhere.
    case apple
    /// printf of java.util.Formatter; plurals by CLDR.
    case android
    /// ICU MessageFormat.
    case icu
    /// ICU MessageFormat as Flutter's gen_l10n reads it: `=1` and `one` are one slot.
    case arb
  }

  /// The format that stands for those whose files share tables.
  package var family: CatalogFormat { self == .stringsdict ? .strings : self }

  package var dialect: Dialect {
    switch self {
    case .xcstrings, .strings, .stringsdict, .xliff: .apple
    case .android: .android
    case .arb: .arb
    case .icuYAML, .icuJSON: .icu
    }
  }
}

/// One catalog file as it was read: the keys that it speaks of, and messages in one locale or more.
package struct CatalogFile: Sendable {
  package var format: CatalogFormat
  package var file: FileID
  /// The table that its keys belong to: files with one table and other locales are translations of each other
  /// (`Localizable`, `strings`, `intl`, a product's name for `ar.yaml`).
  package var table: String
  /// What the file itself says the source language is.
  package var sourceLocale: LocaleTag?
  package var localizations: [Localization]
  /// What is said of keys apart from any translation, in the order of the file.
  package var keys: [KeyFacts]
  /// What is wrong with the file's shape: syntax, shape, duplicate-key; formats report with final rule ids.
  package var findings: [Finding]
  package var comments: [Comment]
  /// Whether the reader got to the end: otherwise keys that are missing may be in the rest.
  package var isComplete: Bool

  package init(
    _ format: CatalogFormat, _ file: FileID, table: String, sourceLocale: LocaleTag? = nil,
    localizations: [Localization] = [], keys: [KeyFacts] = [], findings: [Finding] = [],
    comments: [Comment] = [], isComplete: Bool = true
  ) {
    self.format = format
    self.file = file
    self.table = table
    self.sourceLocale = sourceLocale
    self.localizations = localizations
    self.keys = keys
    self.findings = findings
    self.comments = comments
    self.isComplete = isComplete
  }
}

/// The messages of one locale in one file.
package struct Localization: Sendable {
  /// nil for the base that others are translated from, where its language is not written (`values`, `Base.lproj`).
  package var locale: LocaleTag?
  /// Where the file names the locale; the file's start where only its name or folder does.
  package var span: Span
  package var messages: [Message]

  package init(_ locale: LocaleTag?, at span: Span, messages: [Message]) {
    self.locale = locale
    self.span = span
    self.messages = messages
  }
}

/// What one key says in one locale.
package struct Message: Sendable {
  package var key: String
  package var keySpan: Span
  /// Key and value: what goes when the message goes.
  package var span: Span
  package var pattern: Pattern
  package var state: State?
  /// What is wrong with the message's syntax, found while reading it: the checks leave such a message alone.
  package var flaws: [Finding]

  package init(
    _ key: String, _ keySpan: Span, _ pattern: Pattern, span: Span, state: State? = nil, flaws: [Finding] = []
  ) {
    self.key = key
    self.keySpan = keySpan
    self.pattern = pattern
    self.span = span
    self.state = state
    self.flaws = flaws
  }
}

/// What a catalog says of a key apart from any translation.
package struct KeyFacts: Sendable {
  package var key: String
  package var keySpan: Span
  /// For translators.
  package var comment: String?
  package var state: State?
  package var isTranslatable: Bool
  /// The most characters, as a person counts them, that there is room for.
  package var maximum: Int?
  package var arguments: [DeclaredArgument]

  package init(
    _ key: String, _ keySpan: Span, comment: String? = nil, state: State? = nil, isTranslatable: Bool = true,
    maximum: Int? = nil, arguments: [DeclaredArgument] = []
  ) {
    self.key = key
    self.keySpan = keySpan
    self.comment = comment
    self.state = state
    self.isTranslatable = isTranslatable
    self.maximum = maximum
    self.arguments = arguments
  }

  /// What the source says of an argument of its messages.
  package struct DeclaredArgument: Hashable, Sendable {
    package var name: String
    package var span: Span
    /// As written: `int`, `String`, `double`, `DateTime`.
    package var type: String?
    /// How a number or date is to be written: ARB's `compact`, `yMMMd`.
    package var format: String?
    /// The integers that it may be: `1…`, `0…100`; nil bounds are open.
    package var lower: Int?
    package var upper: Int?
    package var example: String?

    package init(
      _ name: String, at span: Span, type: String? = nil, format: String? = nil, lower: Int? = nil, upper: Int? = nil,
      example: String? = nil
    ) {
      self.name = name
      self.span = span
      self.type = type
      self.format = format
      self.lower = lower
      self.upper = upper
      self.example = example
    }
  }
}
