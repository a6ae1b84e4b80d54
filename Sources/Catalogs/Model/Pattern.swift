package import Diagnostics

/// A message as its format's runtime sees it: literal text, arguments and choices between branches, whatever the
/// syntax they were written in. A branch of a choice is a pattern of its own.
package struct Pattern: Hashable, Sendable {
  /// Where the text stands. The branches of an ICU message share their message's literal; those of a catalog that
  /// writes each branch as a string of its own have their own.
  package var literal: Literal
  /// The part of `literal.text` that this pattern is, in UTF-8 bytes.
  package var range: Range<Int>
  /// In order, without gaps over `range`.
  package var pieces: [Piece]

  package init(_ literal: Literal, range: Range<Int>, pieces: [Piece]) {
    self.literal = literal
    self.range = range
    self.pieces = pieces
  }
}

/// A part of a pattern. Most are text, so what is larger stands apart: catalogs hold pieces by the hundred thousand.
package struct Piece: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Text that is shown. It differs from what is written where the syntax escapes: `''`, `%%`.
    case text(String)
    /// Text that no translator may change (`xliff:g`), shown.
    case protected(String)
    indirect case argument(Argument)
    /// A printf `%` that the author may have meant as a sign: `50 %`, `100% done`. With what a formatter would read
    /// there, which takes no position from the arguments behind it; nil where it would read nothing.
    indirect case percent(Argument?)
    /// The number of the plural around it: `#` in ICU, `%arg` in a string catalog's substitution.
    case number
    indirect case choice(Choice)
  }

  package var content: Content
  /// In the UTF-8 bytes of the pattern's literal.
  package var range: Range<Int>

  package init(_ content: Content, _ range: Range<Int>) {
    self.content = content
    self.range = range
  }
}

/// A value that the program puts into a message.
package struct Argument: Hashable, Sendable {
  /// What tells one argument from another.
  package enum Name: Hashable, Comparable, Sendable {
    /// From 1, as printf counts; ICU's `{0}` is 1.
    case position(Int)
    case named(String)
  }

  /// What kind of value fits, as far as the message tells.
  package enum Kind: UInt8, Hashable, Sendable {
    /// `{0}` without a type: anything.
    case any
    /// `%@`: an object, mostly text.
    case object
    /// `%s`
    case string
    /// `%d`, `%lld`, `%u`, `{n, number, integer}`
    case integer
    /// `%f`, `%.1f`, `%e`, `{n, number}`
    case number
    /// `%c`
    case character
    /// `%x`, `%o`: an integer that is no count.
    case radix
    /// `{d, date}`, `{d, time}`, Java's `%tY`
    case date
    /// Only chosen by: `{n, plural, …}` says its kind by the choice.
    case selector
    /// Another conversion, such as `%p`.
    case other
  }

  package var name: Name
  package var kind: Kind
  /// As written, without position: `%lld`, `%.1f`, `number, percent`; empty for `{0}`.
  package var specifier: String
  /// Whether the position or name is written; `%@` counts on from its place, so it cannot be reordered.
  package var isNumbered: Bool

  package init(_ name: Name, _ kind: Kind, specifier: String, isNumbered: Bool) {
    self.name = name
    self.kind = kind
    self.specifier = specifier
    self.isNumbered = isNumbered
  }
}

extension Argument.Name: CustomStringConvertible {
  package var description: String {
    switch self {
    case .position(let position): String(position)
    case .named(let name): name
    }
  }
}

/// A place where a message reads differently by a value.
package struct Choice: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case plural
    /// `selectordinal`
    case ordinal
    case select
    /// Apple's device variations.
    case device
    /// Apple's width variants.
    case width
  }

  package struct Case: Hashable, Sendable {
    /// As written: `few`, `=1`, `female`, `mac`.
    package var selector: String
    package var selectorSpan: Span
    /// Selector and branch: what goes when the case goes.
    package var span: Span
    package var pattern: Pattern
    /// Of this branch alone, where the format has it.
    package var state: State?

    package init(_ selector: String, _ selectorSpan: Span, _ pattern: Pattern, span: Span, state: State? = nil) {
      self.selector = selector
      self.selectorSpan = selectorSpan
      self.pattern = pattern
      self.span = span
      self.state = state
    }

    /// N of `=N`.
    package var exact: Int? { selector.first == "=" ? Int(selector.dropFirst()) : nil }
  }

  package var kind: Kind
  /// What decides; nil for device and width, and where a catalog leaves it to the first number of the branches.
  package var argument: Argument.Name?
  /// The number's printf specifier where the format declares it apart from the branches (`lld` of a substitution).
  package var specifier: String?
  /// ICU's `offset:`.
  package var offset: Int
  package var cases: [Case]
  /// The whole choice, for what is wrong with it as a whole: a missing case.
  package var span: Span

  package init(
    _ kind: Kind, by argument: Argument.Name?, specifier: String? = nil, offset: Int = 0, cases: [Case], span: Span
  ) {
    self.kind = kind
    self.argument = argument
    self.specifier = specifier
    self.offset = offset
    self.cases = cases
    self.span = span
  }
}

/// How far a translation has come, in the words of every format.
package enum State: String, Hashable, Sendable {
  case new
  case needsReview = "needs_review"
  case translated
  /// No longer in the sources.
  case stale
}
