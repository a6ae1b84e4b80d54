/// Which language a file of this room's Kotlin reader is in: they share all that the checks look at.
enum KotlinDialect: Hashable, Sendable {
  case kotlin
  /// Views written in Java: no templates, no nested comments, statements end with a semicolon.
  case java

  /// By the ending of a file's name.
  init(_ path: String) { self = path.utf8.suffix(5).elementsEqual(".java".utf8) ? .java : .kotlin }
}

/// A piece of source text (Kotlin language specification, 1.2). Blanks and comments are none.
struct KotlinToken: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    /// A name or a keyword; the name after a `$` in a string.
    case name
    case number
    case character
    /// The quotes that begin or end a string.
    case quote
    /// Text of a string between templates.
    case text
    /// `(`, `[`, `{`, and `${` in a string.
    case open
    case close
    /// Everything else: operators, commas, `@`.
    case symbol
  }

  let kind: Kind
  /// Whether it is the first of its line.
  let startsLine: Bool
  /// Bytes of the file.
  let lower: Int32
  let upper: Int32

  var range: Range<Int> { Int(lower)..<Int(upper) }
}

/// A pair of brackets, by the tokens that they are.
struct KotlinBracket: Hashable, Sendable {
  /// What stands between them.
  enum Role: Hashable, Sendable {
    /// Of a call, by its index.
    case arguments(call: Int)
    /// The lambda that is passed to a call, behind its arguments or instead of them.
    case lambda(call: Int)
    /// Of a function, by its index.
    case parameters(function: Int)
    case body(function: Int)
    /// Behind `if`, `when`, `while`, `for`, `switch`.
    case condition
    /// A branch or a loop; its condition is in its statement.
    case block
    case type
    case template
    case subscripted
    /// A lambda that is a value, or an expression in brackets.
    case group
  }

  let open: Int
  /// The number of tokens where it is not closed.
  var close: Int
  /// The brackets around it.
  let parent: Int?
  var role: Role
}

/// `name(…)`, `name { … }`, or both.
struct KotlinCall: Hashable, Sendable {
  /// The token of the name: the last part of a path.
  let name: Int
  /// The brackets of its arguments and of its lambda.
  var arguments: Int?
  var lambda: Int?
}

/// A function or method that is declared.
struct KotlinFunction: Hashable, Sendable {
  /// The token of its name.
  let name: Int
  /// From the name to the end of its body.
  var tokens: Range<Int>
}

/// One argument of a call.
struct KotlinArgument: Hashable, Sendable {
  /// The name before `=`.
  let label: String?
  let labelToken: Int?
  /// The tokens of its value.
  let value: Range<Int>
}
