/// A point of a hull: up to four of its corners with their shares, which sum to 1.
struct Blend: Hashable, Sendable {
  static let capacity = 4

  private(set) var corners: SIMD4<Int>
  var shares: SIMD4<Double>
  private(set) var count: Int

  init(_ corner: Int) {
    corners = SIMD4(corner, 0, 0, 0)
    shares = SIMD4(1, 0, 0, 0)
    count = 1
  }

  /// Between two corners, `share` of the way to the second.
  init(_ first: Int, _ second: Int, share: Double) {
    self.init(first)
    guard first != second, share > 0 else { return }
    corners[1] = second
    shares = SIMD4(1 - share, share, 0, 0)
    count = 2
    dropEmpty()
  }

  /// Four parts at most; more are left out.
  init(_ parts: [(corner: Int, share: Double)]) {
    self.init(parts.first?.corner ?? 0)
    if let first = parts.first { shares[0] = first.share }
    for part in parts.dropFirst() {
      if let slot = insert(part.corner) { shares[slot] = part.share }
    }
    dropEmpty()
  }

  /// `share` of the way to the first of its own corners.
  func moved(towardFirst share: Double) -> Blend {
    var moved = self
    moved.shares *= 1 - share
    moved.shares[0] += share
    return moved
  }

  /// The one corner that it is, if it is one.
  var corner: Int? { count == 1 ? corners[0] : nil }

  var parts: [(corner: Int, share: Double)] { (0..<count).map { (corners[$0], shares[$0]) } }

  func index(of corner: Int) -> Int? { (0..<count).first { corners[$0] == corner } }

  /// Takes in a corner, with no share yet; nil when four are in already.
  mutating func insert(_ corner: Int) -> Int? {
    guard count < Self.capacity else { return nil }
    corners[count] = corner
    shares[count] = 0
    count += 1
    return count - 1
  }

  mutating func dropEmpty() {
    for index in (0..<count).reversed() where shares[index] <= 0 && count > 1 {
      count -= 1
      corners[index] = corners[count]
      shares[index] = shares[count]
      shares[count] = 0
    }
    shares /= shares.sum()
  }
}

extension [SIMD3<Double>] {
  /// The point that a blend of these is.
  func blended(_ blend: Blend) -> SIMD3<Double> {
    (0..<blend.count).reduce(.zero) { $0 + self[blend.corners[$1]] * blend.shares[$1] }
  }
}
