/// Ways in which a rule puts an element into the middle, which is the same from both sides.
struct CSSCentring {
  private let rule: Int
  private let sheet: CSSSheet

  init(rule: Int, _ sheet: CSSSheet) {
    self.rule = rule
    self.sheet = sheet
  }

  /// Whether an edge lies in the middle, and the element is drawn back over it: `left: 50%` with
  /// `transform: translateX(-50%)`, or with a margin below 0 on the left.
  func holds(_ edge: String) -> Bool { isHalf(edge) && (isDrawnBackByTransform || isDrawnBackByMargin) }

  /// The same by a margin alone.
  var holdsByMargin: Bool { isHalf("left") && isDrawnBackByMargin }

  private func isHalf(_ edge: String) -> Bool {
    guard let value = sheet.declaration(edge, in: rule)?.value, let length = sheet.length(value) else { return false }
    return length.unit == "%" && length.value == 50
  }

  private var isDrawnBackByMargin: Bool {
    marginLeft.flatMap { sheet.length($0) }.map { $0.value < 0 } ?? false
  }

  private var isDrawnBackByTransform: Bool {
    CSSMovement.properties.contains { property in
      guard let declaration = sheet.declaration(property, in: rule) else { return false }
      return CSSMovement.all(in: declaration, of: sheet).contains { CSSMovement.centres($0.amount, sheet) }
    }
  }

  private var marginLeft: Range<Int>? {
    if let margin = sheet.declaration("margin-left", in: rule) { return margin.value }
    let parts = sheet.declaration("margin", in: rule).map { sheet.parts($0.value) } ?? []
    return parts.count == 4 ? parts[3] : parts.count > 1 ? parts[1] : parts.first
  }

  /// `margin-left: 15%; width: 70%`: as much is left over on the other side.
  func isShare(_ margin: CSSSheet.Declaration) -> Bool {
    guard let share = sheet.length(margin.value), share.unit == "%" else { return false }
    return ["width", "max-width"].contains { name in
      guard let value = sheet.declaration(name, in: rule)?.value, let width = sheet.length(value) else { return false }
      return width.unit == "%" && 2 * share.value + width.value == 100
    }
  }
}
