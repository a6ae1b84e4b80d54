import SwiftSyntax

/// Where a file's code asks for layout direction, or uses what came of asking.
///
/// What is written in a branch on layout direction is right for one direction on purpose; a check has nothing to say
/// about it.
struct DirectionKnowledge {
  /// Offsets of the names, in order.
  private let mentions: [Int]

  init(_ tree: SourceFileSyntax, _ bytes: [UInt8]) {
    let names = Self.names(in: bytes)
    let direct = names.filter { DirectionName.matches(bytes[$0]) }
    guard !direct.isEmpty else {
      mentions = []
      return
    }
    var found: [TokenSyntax] = Self.code(UseWalk.tokens(of: tree, at: direct).tokens)
    var derived: Set<Derived> = []
    // A sign that comes of the direction, and an offset that comes of the sign.
    for _ in 0..<2 {
      let new = Set(found.compactMap(Derived.init)).subtracting(derived)
      guard !new.isEmpty else { break }
      derived.formUnion(new)
      let scopes = Dictionary(grouping: new, by: \.name)
      let uses = names.filter { name in
        scopes[String(decoding: bytes[name], as: UTF8.self)]?.contains { $0.scope.contains(name.lowerBound) } ?? false
      }
      found += Self.code(UseWalk.tokens(of: tree, at: uses).tokens)
    }
    mentions = Set(found.map(\.positionAfterSkippingLeadingTrivia.utf8Offset)).sorted()
  }

  var isEmpty: Bool { mentions.isEmpty }

  /// Whether one of the names stands in a part of the file.
  func isMentioned(in node: some SyntaxProtocol) -> Bool {
    let (lower, upper) = (node.position.utf8Offset, node.endPosition.utf8Offset)
    var (low, high) = (0, mentions.count)
    while low < high {
      let middle = (low + high) / 2
      if mentions[middle] < lower { low = middle + 1 } else { high = middle }
    }
    return low < mentions.count && mentions[low] < upper
  }

  private static func code(_ tokens: [TokenSyntax?]) -> [TokenSyntax] {
    tokens.compactMap { $0 }.filter { !$0.isText }
  }

  private static func names(in bytes: [UInt8]) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      let start = position
      while position < bytes.count, bytes[position].isNamePart { position += 1 }
      if position > start { names.append(start..<position) }
      position += 1
    }
    return names
  }

  /// A name for what was worked out from the direction: `let sign = isRTL ? -1 : 1`.
  private struct Derived: Hashable {
    let name: String
    /// The bytes in which the name means this: a function's part, or the whole file.
    let scope: Range<Int>

    init?(_ token: TokenSyntax) {
      var node = Syntax(token)
      while let parent = node.parent {
        // What a closure does with the direction is its own affair, and a body is no value.
        if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) { return nil }
        if let binding = parent.as(PatternBindingSyntax.self) {
          self.init(binding, from: node)
          return
        }
        node = parent
      }
      return nil
    }

    private init?(_ binding: PatternBindingSyntax, from part: Syntax) {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let isComputed = binding.accessorBlock?.id == part.id
      let type = binding.typeAnnotation?.type.trimmedDescription
      guard !isComputed || type.map(Self.values.contains) ?? false else { return nil }
      guard isComputed || binding.initializer?.id == part.id else { return nil }
      name = pattern.identifier.text
      var block = Syntax(binding)
      while let parent = block.parent, !block.is(CodeBlockItemListSyntax.self), !block.is(MemberBlockSyntax.self) {
        block = parent
      }
      let isLocal = block.is(CodeBlockItemListSyntax.self) && block.parent?.is(SourceFileSyntax.self) == false
      scope = isLocal ? block.position.utf8Offset..<block.endPosition.utf8Offset : 0..<Int.max
    }

    /// Types of what is reckoned with; a view that asks for the direction somewhere is none.
    private static let values: Set<String> = [
      "Bool", "CGFloat", "Double", "Float", "Int", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform",
      "String", "Edge", "Alignment", "HorizontalAlignment", "UnitPoint", "Angle", "NSTextAlignment", "UIEdgeInsets",
      "UIRectEdge", "UIRectCorner", "CACornerMask",
    ]
  }
}
