import Diagnostics
import Layouts
import Testing

@Suite struct ShapeTests {
  private static func shape(_ points: [String], name: String = "Tail", extra: String = "") -> String {
    let lines = points.map { "p.addLine(to: CGPoint(\($0)))\n" }.joined()
    return "struct \(name): Shape {\n\(extra)func path(in rect: CGRect) -> Path {\nvar p = Path()\n\(lines)return p } }"
  }

  private static func found(_ code: String, ios: Int? = nil) throws -> [String] {
    let target = ios.map { [DeploymentTarget.Platform.ios: DeploymentTarget.Version($0)] } ?? [:]
    return try CheckedLayout(swift: code, target).summary(.shapeMirroring)
  }

  private static let tail = ["x: rect.minX, y: rect.minY", "x: rect.maxX, y: rect.midY", "x: rect.minX, y: rect.maxY"]

  @Test func theDeploymentTargetDecides() throws {
    #expect(try Self.found(Self.shape(Self.tail)) == ["warning «x: rect.minX»"])
    #expect(try Self.found(Self.shape(Self.tail), ios: 16) == ["warning «x: rect.minX»"])
    #expect(try Self.found(Self.shape(Self.tail), ios: 17) == ["note «x: rect.minX»"])
  }

  @Test(arguments: [
    ["x: rect.minX, y: rect.maxY", "x: rect.midX, y: rect.minY", "x: rect.maxX, y: rect.maxY"],
    ["x: 0, y: 0", "x: rect.width, y: 0", "x: rect.width / 2, y: rect.height"],
    ["x: rect.width * 0.25, y: 4", "x: 0.75 * rect.width, y: 4"],
    ["x: rect.minX + r, y: 0", "x: rect.maxX - r, y: 0"], ["x: 8, y: 0", "x: rect.width - 8, y: 0"],
    ["x: rect.midX, y: 0", "x: rect.midX, y: rect.maxY"],
    // Numbers alone, seen from their own middle.
    ["x: 4, y: 20", "x: 36, y: 20"], ["x: 10, y: 0", "x: 10, y: 20"],
    // Worked out elsewhere.
    ["x: point.x, y: point.y"], ["x: x, y: y"],
  ])
  func whatLooksTheSameFromTheOtherSideIsPassedOver(points: [String]) throws {
    #expect(try Self.found(Self.shape(points)) == [])
  }

  @Test(arguments: [
    ["x: rect.width * 0.3, y: 0"], ["x: 8, y: 0", "x: 20, y: 4"], ["x: rect.maxX - r, y: 0"],
    ["x: 0, y: 0", "x: rect.width, y: rect.height"],
  ])
  func sidesAreSeen(points: [String]) throws { #expect(try Self.found(Self.shape(points)).count == 1) }

  @Test func whatIsSaidOrHasNoDirectionIsPassedOver() throws {
    let behaviour = "var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }\n"
    #expect(try Self.found(Self.shape(Self.tail, extra: behaviour)) == [])
    #expect(try Self.found(Self.shape(Self.tail, name: "Checkmark")) == [])
    let view = "struct A: View { var body: some View { b } }"
    #expect(try Self.found(view) == [])
  }

  /// A distance that a shape is told is from the left, unless whoever tells it asks for the direction.
  @Test func distancesFromOutsideAreFromTheLeft() throws {
    let notch = Self.shape(["x: start, y: 0"], extra: "let start: CGFloat\n")
    #expect(try Self.found(notch) == ["warning «x: start»"])
    #expect(
      try Self.found(Self.shape(["x: inset, y: 0", "x: rect.maxX - inset, y: 0"], extra: "let inset: CGFloat\n")) == [])
    let view = "struct Bar: View { var body: some View { Tail(start: isRTL ? a : b) }\n\(notch) }"
    #expect(try Self.found(view) == [])
  }

  @Test func drawingsInViewsAreSeen() throws {
    let lines = "{ p in p.move(to: .zero)\np.addLine(to: CGPoint(x: 20, y: 5)) }"
    #expect(try Self.found("Path \(lines)") == ["warning «to: .zero»"])
    #expect(
      try Self.found("Canvas { c, size in c.fill(Path(CGRect(x: 0, y: 0, width: size.width * 0.4, height: 5))) }") == [
        "note «x: 0»"
      ])
    #expect(
      try Self.found("Canvas { c, size in c.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 5))) }") == [])
    #expect(try Self.found("let p = UnitPoint(x: 0.2, y: 0.5)") == ["note «UnitPoint(x: 0.2, y: 0.5)»"])
    #expect(try Self.found("let p = UnitPoint(x: 0.5, y: 0)") == [])
  }
}
