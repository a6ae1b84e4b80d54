/// Style sheets that people write: CSS itself, and what is made into it.
enum CSSDialect: Hashable, Sendable {
  case css
  /// SCSS and Less: line comments, variables, interpolation.
  case preprocessed
}

/// A token of CSS Syntax 3, section 4. Blanks and comments are none: a token tells whether some stand before it.
struct CSSToken: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case ident
    /// A name with the bracket behind it, `calc(`.
    case function
    case atKeyword
    case hash
    case string
    /// `url(…)` without quotes.
    case url
    case number
    case percentage
    case dimension
    case colon
    case semicolon
    case comma
    /// `(`, `[`, `{`, and `#{` of SCSS.
    case open
    case close
    case delim
  }

  let kind: Kind
  let isSpaced: Bool
  let lower: Int32
  let upper: Int32
  /// Where the unit of a dimension begins; the end of others.
  let middle: Int32

  var range: Range<Int> { Int(lower)..<Int(upper) }
}
