/// A part of an ICU message, as MessagePattern lists them; offsets count UTF-8 bytes of the message.
package struct MessagePart: Sendable, Hashable {
  /// In ICU's order (UMessagePatternPartType).
  package enum Kind: UInt8, Sendable, Hashable {
    /// The start of a message or of a fragment of one; its value is how deep it nests.
    case messageStart
    case messageLimit
    /// Syntax that is not shown: an apostrophe that quotes.
    case skippedSyntax
    /// A character that ICU would insert to make an apostrophe's meaning explicit; its value is the character.
    case insertedCharacter
    /// A `#` that stands for the number of the plural around it.
    case number
    /// The brace that opens an argument.
    case argumentStart
    case argumentLimit
    /// The number of an argument, `{0}`; its value is the number.
    case argumentNumber
    /// The name of an argument.
    case argumentName
    /// The type of an argument that is none of the complex ones: `number`, `date`.
    case argumentType
    /// What follows the type: `short`, `#,##0`.
    case argumentStyle
    /// The word before a fragment: `one`, `=1`; in a choice the separator.
    case selector
    /// A number: that of `=1` or `offset:1`, or the limit in a choice. In `value` too where it is a small integer.
    case integer
    case double
  }

  /// In ICU's order (UMessagePatternArgType).
  package enum Argument: UInt8, Sendable, Hashable {
    /// `{0}`, `{name}`.
    case none
    /// `{0, number}`.
    case simple
    case choice
    case plural
    case select
    case selectordinal

    /// Whether `#` in its fragments stands for its number.
    package var isPlural: Bool { self == .plural || self == .selectordinal }
  }

  /// The number of an `integer` or `double`; 0 for all other parts.
  package let number: Double
  package let offset: Int32
  package let length: Int32
  /// The index of the part that ends what this one starts; for all other parts their own.
  package let limit: Int32
  /// What `kind` says; 0 where it says nothing.
  package let value: Int16
  package let kind: Kind
  /// Of the argument that starts or ends here; `none` for all other parts.
  package let argument: Argument

  /// Its bytes in the message.
  package var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

/// A message without a fault, as a flat list of its parts.
package struct MessageParts: Sendable, Hashable {
  package let text: String
  package let parts: [MessagePart]

  /// The text of a part.
  package func string(_ part: MessagePart) -> Substring { string(part.range) }

  /// The text of a range of bytes that parts bound.
  package func string(_ range: Range<Int>) -> Substring {
    let lower = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[lower..<text.utf8.index(lower, offsetBy: range.count)]
  }
}
