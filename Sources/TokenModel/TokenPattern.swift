package import Diagnostics
package import Documents

/// Which tokens are meant: `text.*`, `status.**`, `{text,icon}.primary`, `on-{x}`.
///
/// `*` stands for any characters within one name, `**` for any number of whole names, `{a,b}` for either (dots and
/// stars may stand inside), `{x}` for one or more characters of a name, which another pattern can use again.
package struct TokenPattern: Hashable, Sendable {
  /// As written.
  package let text: String
  package let span: Span
  /// Names of the captures, in the order of the text, each once.
  package let captures: [String]
  /// One per combination of alternatives: the names of a path in turn.
  private let shapes: [[Name]]

  /// What stands for one name of a path, or for several.
  enum Name: Hashable, Sendable {
    case anyNumber
    case one([Piece])
  }

  enum Piece: Hashable, Sendable {
    case literal([UInt8])
    case any
    /// Index into `captures`.
    case capture(Int)
  }

  /// What the captures of a pattern stood for in one path.
  package struct Captured: Hashable, Sendable {
    private let names: [String]
    fileprivate var values: [String?]

    fileprivate init(_ names: [String]) {
      self.names = names
      self.values = Array(repeating: nil, count: names.count)
    }

    /// The text that `{name}` stood for; nil where the pattern has no such capture.
    package subscript(name: String) -> String? { names.firstIndex(of: name).flatMap { values[$0] } }
  }

  /// Reads a pattern. `captures: false` refuses `{x}`, for places with nothing to use it in.
  package init(_ node: Node, captures allowed: Bool = false) throws(MalformedPattern) {
    guard case .string(let text) = node.content else {
      throw MalformedPattern(
        "a token pattern is \(node.kindWords); text such as spacing.* was expected", at: node.span)
    }
    var reader = PatternReader(text, node, capturesAllowed: allowed)
    self.shapes = try reader.shapes()
    self.captures = reader.captures
    self.text = text
    self.span = node.span
  }

  private init(text: String, span: Span, captures: [String], shapes: [[Name]]) {
    self.text = text
    self.span = span
    self.captures = captures
    self.shapes = shapes
  }

  /// Whether the token at this path is meant.
  package func matches(_ segments: [String]) -> Bool { capture(segments) != nil }

  /// What the captures stand for in this path; nil where it does not match. Where a path matches in several ways, the
  /// first alternative and the shortest captures count.
  package func capture(_ segments: [String]) -> Captured? {
    var captured = Captured(captures)
    return shapes.contains { Self.matches($0, segments, &captured.values) } ? captured : nil
  }

  /// The pattern with every capture that `captured` knows replaced by what it stood for.
  package func filled(with captured: Captured) -> TokenPattern {
    let filled = shapes.map { shape in
      shape.map { name -> Name in
        guard case .one(let pieces) = name else { return name }
        return .one(
          Self.joined(
            pieces.map { piece in
              guard case .capture(let index) = piece, let value = captured[captures[index]] else { return piece }
              return .literal(Array(value.utf8))
            }))
      }
    }
    return TokenPattern(text: text, span: span, captures: captures, shapes: filled)
  }

  /// The path that is meant, where the pattern is a plain path.
  var plainPath: String? {
    guard shapes.count == 1, let shape = shapes.first else { return nil }
    let names = shape.compactMap { name -> String? in
      guard case .one(let pieces) = name, pieces.count == 1, case .literal(let bytes)? = pieces.first else {
        return nil
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return names.count == shape.count ? names.joined(separator: ".") : nil
  }
}

extension TokenSet {
  /// The tokens that are meant, as indices in the order of the set.
  package func positions(matching pattern: TokenPattern) -> [Int] {
    if let path = pattern.plainPath { return position(of: path).map { [$0] } ?? [] }
    return tokens.indices.filter { pattern.matches(tokens[$0].segments) }
  }
}

// MARK: - Matching

extension TokenPattern {
  /// Wildcards take as little as they can; only the last `**` ever gives back, which suffices since everything before
  /// it has matched as early as possible. Linear in names × shape.
  private static func matches(_ shape: [Name], _ segments: [String], _ values: inout [String?]) -> Bool {
    var position = 0
    var step = 0
    var retry: (step: Int, position: Int)?
    while position < segments.count || step < shape.count {
      if step < shape.count, case .anyNumber = shape[step] {
        retry = (step, position)
        step += 1
      } else if step < shape.count, position < segments.count, case .one(let pieces) = shape[step],
        matches(pieces, segments[position], &values)
      {
        step += 1
        position += 1
      } else if let last = retry, last.position < segments.count {
        retry = (last.step, last.position + 1)
        step = last.step + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return true
  }

  private static func matches(_ pieces: [Piece], _ name: String, _ values: inout [String?]) -> Bool {
    // Nearly every name of a pattern is one of these two, and each is held against every token.
    if pieces.count == 1 {
      if case .literal(let literal) = pieces[0] { return name.utf8.elementsEqual(literal) }
      if case .any = pieces[0] { return true }
    }
    let bytes = Array(name.utf8)
    var position = 0
    var open: Piece?
    func close(upTo end: Int) {
      if case .capture(let index)? = open { values[index] = String(decoding: bytes[position..<end], as: UTF8.self) }
    }
    for (index, piece) in pieces.enumerated() {
      guard case .literal(let literal) = piece else {
        open = piece
        continue
      }
      let start = open == nil || open == .any ? position : position + 1
      let isLast = index == pieces.count - 1
      guard let found = find(literal, in: bytes, from: start, anchored: open == nil, atEnd: isLast) else {
        return false
      }
      close(upTo: found)
      position = found + literal.count
      open = nil
    }
    guard let open else { return position == bytes.count }
    guard open == .any || position < bytes.count else { return false }
    close(upTo: bytes.count)
    return true
  }

  /// Where `literal` stands: at `start` when anchored, at the end of `bytes` when `atEnd`, else first from `start` on.
  private static func find(
    _ literal: [UInt8], in bytes: [UInt8], from start: Int, anchored: Bool, atEnd: Bool
  ) -> Int? {
    let last = bytes.count - literal.count
    guard start <= last else { return nil }
    let candidates = anchored ? start...start : atEnd ? last...last : start...last
    return candidates.first { bytes[$0..<$0 + literal.count].elementsEqual(literal) }
  }

  /// Literals that stand side by side as one, so that a wildcard before them looks for all of it.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces {
      if case .literal(let more) = piece, case .literal(let sofar)? = result.last {
        result[result.count - 1] = .literal(sofar + more)
      } else {
        result.append(piece)
      }
    }
    return result
  }
}
