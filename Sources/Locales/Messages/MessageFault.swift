/// Why a text is no ICU message, and where: MessagePattern's refusals, with the places that it does not tell.
package struct MessageFault: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Longer than `MessageParser.maximumLength`. The range is the whole text.
    case tooLong
    /// Arguments nest deeper than `MessageParser.maximumDepth`: the brace that goes too far.
    case tooDeep
    /// A brace that nothing closes.
    case unmatchedBrace
    /// A plural or select without `other`: its type.
    case missingOther
    /// A plural, select or choice without anything behind its type: its type.
    case missingStyle
    /// Braces without a name or number: what stands there instead.
    case badArgumentName
    /// The number of an argument with a leading zero, or too large.
    case badArgumentNumber
    /// Something else than a comma or a closing brace behind a name or a type, a missing type included.
    case unexpectedCharacter
    /// What stands where a selector belongs.
    case badSelector
    /// A selector without a message in braces behind it.
    case missingMessage
    /// An `offset:` behind a selector, or without a number.
    case badOffset
    /// What stands where a number belongs, in `=1`, `offset:1` or a choice.
    case badNumber
    /// A choice whose number has no `#`, `<` or `≤` behind it: what stands there.
    case badChoice
    /// An apostrophe in the style of an argument that no other ends.
    case unclosedQuote
    /// A name, type or style longer than 65,535 characters.
    case tooLongWord
    /// More parts than ICU counts. The range is the whole text.
    case tooManyParts
    /// A character that looks like one of the syntax, or is a digit of another script: `meant` is what it stands for.
    case notASCIISyntax
  }

  package let kind: Kind
  /// In UTF-8 bytes of the message; empty at its end.
  package let range: Range<Int>
  /// The character at the start of the range; nil at the end of the message.
  package let character: Unicode.Scalar?
  /// For `notASCIISyntax`: the ASCII character that is meant.
  package let meant: Character?
  /// For `unmatchedBrace`: the apostrophe that quotes everything behind it, the brace that would close included.
  package let quote: Int?
}
