import Diagnostics
import Files
import Layouts
import Testing

/// What one file says of the direction counts for others.
@Suite struct SettledTests {
  private static func found(_ texts: String...) throws -> [String] {
    let inputs = texts.enumerated().map { number, text in
      LayoutInput(.swift, FileID(number), SourceFile(path: "File\(number).swift", text: text))
    }
    let findings = LayoutChecks.findings(in: inputs, LayoutOptions()).filter { $0.rule == .coordinateArithmetic }
    return findings.compactMap { finding in
      inputs.first { $0.file == finding.span.file }?.source.text(finding.span.range)
    }
  }

  private static let cell = """
    class MenuCell: Cell {
      override func layoutContent() { label.frame.origin.x = 8 }
      override func layoutOther() { label.frame.origin.x = 16 }
    }
    """

  @Test func aMethodThatTheBaseFlipsAfter() throws {
    let base = """
      class Cell: UITableViewCell {
        override func layoutSubviews() {
          super.layoutSubviews()
          layoutContent()
          contentView.frame.origin.x = 8
          contentView.flipSubviewsForRTL()
          layoutOther()
        }
        func layoutContent() {}
      }
      """
    #expect(try Self.found(Self.cell).count == 2)
    #expect(try Self.found(Self.cell, base) == ["label.frame.origin.x"])
    #expect(try Self.found(base, Self.cell) == ["label.frame.origin.x"])
    // What a method is called by the system counts for nothing.
    #expect(
      try Self.found("class A: Cell { override func layoutSubviews() { label.frame.origin.x = 8 } }", base).count == 1)
  }

  private static let animator = """
    func presentedFrame() -> CGRect {
      var frame = bounds
      switch edge {
      case .fromStart: frame.origin.x = width - 40
      default: break
      }
      if edge == .fromEnd { frame.origin.x = other.maxX - 12 }
      return frame
    }
    """

  private static let mirrored = "view.effectiveUserInterfaceLayoutDirection == .rightToLeft"

  @Test(arguments: [
    "if isHorizontal && \(Self.mirrored) {\n"
      + "return edge == .fromStart ? .fromEnd : .fromStart }\nreturn edge",
    "guard \(Self.mirrored) else { return edge }\n"
      + "switch edge { case .fromStart: return .fromEnd\n case .fromEnd: return .fromStart }",
  ])
  func casesThatChangePlaces(body: String) throws {
    let controller = "class Drawer { func edge(for view: UIView) -> Edge { \(body) } }"
    #expect(try Self.found("\(Self.animator)") == ["frame.origin.x"])
    #expect(try Self.found("\(Self.animator)", controller) == [])
    #expect(try Self.found("\(Self.animator)", controller.replacing(Self.mirrored, with: "isOpen")).count == 1)
  }

  @Test func aViewThatIsTurnedAsAWhole() throws {
    let code = """
      class Bar: UIScrollView {
        func setUp() {
          if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            transform = CGAffineTransform(rotationAngle: .pi)
          }
        }
        override func layoutSubviews() { label.frame.origin.x = 8 }
      }
      """
    #expect(try Self.found(code) == [])
    #expect(try Self.found(code.replacing("transform =", with: "arrow.transform =")).count == 1)
  }
}
