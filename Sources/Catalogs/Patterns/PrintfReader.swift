/// Reads printf texts, one after the other as their arguments are counted, into pieces of patterns.
package struct PrintfReader: Sendable {
  /// Where `%#@NAME@` stands, and which argument it takes.
  package struct Substitution: Hashable, Sendable {
    package let name: String
    package let position: Int
  }

  private let syntax: PrintfScanner.Syntax
  /// Which argument the next conversion without a position takes, from 1.
  package private(set) var next: Int
  /// Whether `%arg` is the number of the plural around the text.
  private let readsNumber: Bool
  /// The argument of the conversion before: Java's `<`.
  private var last = 1

  /// Apple's dialect reads format strings of NSString, all others those of java.util.Formatter.
  package init(_ dialect: CatalogFormat.Dialect, next: Int = 1, readsNumber: Bool = false) {
    syntax = dialect == .apple ? .apple : .java
    self.next = next
    self.readsNumber = readsNumber
  }

  /// The pieces of a text, or of a part of it, without gaps. `substitute` says what stands for `%#@NAME@`; nil where the
  /// catalog has no such name.
  package mutating func pieces(
    of text: String, in part: Range<Int>? = nil, substitute: (Substitution) -> Piece.Content? = { _ in nil }
  ) -> [Piece] {
    var text = text
    let whole = 0..<text.utf8.count
    let part = part?.clamped(to: whole) ?? whole
    guard !part.isEmpty else { return [] }
    let copy = text
    return text.withUTF8 { bytes in
      guard bytes[part].contains(UInt8(ascii: "%")) else {
        let shown = part == whole ? copy : String(decoding: bytes[part], as: UTF8.self)
        return [Piece(.text(shown), part)]
      }
      return pieces(of: bytes, in: part, substitute)
    }
  }

  private mutating func pieces(
    of text: UnsafeBufferPointer<UInt8>, in part: Range<Int>, _ substitute: (Substitution) -> Piece.Content?
  ) -> [Piece] {
    var scanner = PrintfScanner(syntax, text, end: part.upperBound)
    var pieces: [Piece] = []
    var (position, plain) = (part.lowerBound, part.lowerBound)
    func addText() {
      guard plain < position else { return }
      pieces.append(Piece(.text(String(decoding: text[plain..<position], as: UTF8.self)), plain..<position))
    }
    while position < part.upperBound {
      guard text[position] == UInt8(ascii: "%") else {
        position += 1
        continue
      }
      addText()
      let start = position
      if readsNumber, Self.isNumber(text, at: start, before: part.upperBound) {
        pieces.append(Piece(.number, start..<start + 4))
      } else if let conversion = scanner.conversion(at: start) {
        let isDoubtful = Self.isDoubtful(conversion, text, in: part)
        append(conversion, isDoubtful: isDoubtful, to: &pieces, substitute)
      } else {
        pieces.append(Piece(.percent(nil), start..<start + 1))
      }
      position = pieces[pieces.count - 1].range.upperBound
      plain = position
    }
    addText()
    return pieces
  }

  /// `%arg`, which any letter may follow.
  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>, at start: Int, before end: Int) -> Bool {
    start + 4 <= end && text[start + 1] == UInt8(ascii: "a") && text[start + 2] == UInt8(ascii: "r")
      && text[start + 3] == UInt8(ascii: "g")
  }

  /// Whether the author may have meant a percent sign and words behind it: `100% done`, `50%off`.
  private static func isDoubtful(
    _ conversion: PrintfConversion, _ text: UnsafeBufferPointer<UInt8>, in part: Range<Int>
  ) -> Bool {
    guard case .value(let kind) = conversion.content, conversion.position == .next else { return false }
    if conversion.hasLooseFlag { return conversion.specifier != "%'d" }
    guard kind != .object else { return false }
    let (before, behind) = (conversion.range.lowerBound - 1, conversion.range.upperBound)
    return before >= part.lowerBound && text[before] &- UInt8(ascii: "0") < 10
      && behind < part.upperBound && (text[behind] | 0x20) &- UInt8(ascii: "a") < 26
  }
}

// MARK: - Arguments

extension PrintfReader {
  private mutating func append(
    _ conversion: PrintfConversion, isDoubtful: Bool, to pieces: inout [Piece],
    _ substitute: (Substitution) -> Piece.Content?
  ) {
    let range = conversion.range
    switch conversion.content {
    case .text(let text): pieces.append(Piece(.text(text), range))
    case .value(let kind) where isDoubtful:
      let argument = Argument(.position(next), kind, specifier: conversion.specifier, isNumbered: false)
      pieces.append(Piece(.percent(argument), range))
    case .value(let kind):
      for star in conversion.stars {
        // A width is an argument of its own; it stands nowhere in what is shown.
        let width = argument(star, .integer, specifier: "*")
        pieces.append(Piece(.argument(width), range.lowerBound..<range.lowerBound))
      }
      let argument = argument(conversion.position, kind, specifier: conversion.specifier)
      pieces.append(Piece(.argument(argument), range))
    case .substitution(let name):
      let position = take(conversion.position)
      let unknown = Argument(
        .named(name), .other, specifier: conversion.specifier, isNumbered: conversion.position != .next)
      let content = substitute(Substitution(name: name, position: position)) ?? .argument(unknown)
      pieces.append(Piece(content, range))
    }
  }

  private mutating func argument(
    _ position: PrintfConversion.Position, _ kind: Argument.Kind, specifier: String
  ) -> Argument {
    let isNumbered = position != .next
    return Argument(.position(take(position)), kind, specifier: specifier, isNumbered: isNumbered)
  }

  private mutating func take(_ position: PrintfConversion.Position) -> Int {
    switch position {
    case .numbered(let number): last = number
    case .same: break
    case .next:
      last = next
      next += 1
    }
    return last
  }
}
