import Diagnostics
import Files
import Layouts
import Testing

/// Files that a program wrote, or an enemy: all of it is judged, or it is said what is not.
struct LargeInputTests {
  private static let many = 4_000

  private func lines(_ line: (Int) -> String) -> String { (0..<Self.many).map(line).joined(separator: "\n") }

  // MARK: - Swift

  @Test func chainsThatAreTooLongAreTold() throws {
    let chain = String(repeating: "\n  .offset(x: 3)", count: 2_000)
    let layout = try CheckedLayout(
      swift: "struct A: View {\nvar body: some View {\nImage(systemName: \"chevron.left\")\(chain)\n}\n}\n")
    let told = layout.findings.filter { $0.rule == .layoutSyntax }
    #expect(told.map(\.message) == ["code goes on so long here that it is not looked at"])
    #expect(told.map { layout.source.text($0.span.range) } == ["Image"])
    #expect(layout.summary(.fixedSide).count > 100)
  }

  @Test(
    "expressions of thousands of parts are told",
    arguments: [
      "let a = " + String(repeating: "b.frame.maxX + ", count: 3_000) + "c\n",
      "f(" + String(repeating: "a: .left, ", count: 3_000) + "b: 1)\n",
    ])
  func longExpressions(text: String) throws {
    let layout = try CheckedLayout(swift: text + "label.textAlignment = .left\n")
    #expect(layout.findings.map(\.rule) == [.layoutSyntax, .fixedAlignment])
  }

  @Test func filesFullOfErrorsAreToldOnce() throws {
    let layout = try CheckedLayout(swift: lines { _ in "let let ] )" } + "\nlabel.textAlignment = .left\n")
    #expect(layout.findings.filter { $0.rule == .layoutSyntax }.count == 1)
    #expect(layout.summary(.fixedAlignment).count == 1)
  }

  @Test func whatARuleSaysOfOneMethodIsMarkedOnlySoOften() throws {
    let pans = lines { "let t\($0) = pan.translation(in: view)\nview.center.x += t\($0).x" }
    let layout = try CheckedLayout(swift: "import UIKit\nfunc moved(_ pan: UIPanGestureRecognizer) {\n\(pans)\n}\n")
    let found = layout.findings.filter { $0.rule == .gestureSign }
    #expect(found.count == 1)
    #expect(found.first?.labels.count == 49)
    #expect(found.first?.notes.last == "no more than 50 places are marked")
  }

  @Test func everyMethodOfAManyIsJudged() throws {
    let methods = lines { "func f\($0)() { view.frame.origin.x = 12; f\($0 + 1)() }" }
    let layout = try CheckedLayout(swift: "import UIKit\nfinal class A: UIView {\n\(methods)\n}\n")
    #expect(layout.findings.filter { $0.rule == .coordinateArithmetic }.count == Self.many)
  }

  @Test func aCallerThatFlipsExcusesWhatItCalls() throws {
    let methods = lines { "func f\($0)() { view.frame.origin.x = 12 }" }
    let layout = try CheckedLayout(
      swift: """
        import UIKit
        final class A: UIView {
        func layout() {
          f7()
          if effectiveUserInterfaceLayoutDirection == .rightToLeft { flip() }
        }
        \(methods)
        }
        """)
    #expect(layout.findings.filter { $0.rule == .coordinateArithmetic }.count == Self.many - 1)
  }

  // MARK: - Encodings

  /// With a byte order mark.
  private static func utf16(_ text: String, isBig: Bool = false) -> [UInt8] {
    "\u{FEFF}\(text)".utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
  }

  @Test("a Swift file that is no text is told", arguments: [utf16("let a = 1"), Array("let a = 1\0".utf8)])
  func noText(bytes: [UInt8]) {
    let source = SourceFile(path: "a.swift", bytes: bytes)
    let findings = LayoutChecks.findings(in: [LayoutInput(.swift, FileID(0), source)], LayoutOptions())
    #expect(findings.map(\.rule) == [.layoutSyntax])
  }

  @Test(arguments: [" ?= 1", " =? 1", "?= 1", " ?=? 1"])
  func bytesBesideAnAssignmentAreTold(assignment: String) {
    // A byte that is no UTF-8.
    let bytes = Array("label.textAlignment = .left\nlet a\(assignment)\n".utf8).map {
      $0 == UInt8(ascii: "?") ? 0x8C : $0
    }
    let source = SourceFile(path: "a.swift", bytes: bytes)
    let findings = LayoutChecks.findings(in: [LayoutInput(.swift, FileID(0), source)], LayoutOptions())
    let told = findings.filter { $0.rule == .layoutSyntax }
    #expect(told.first.map { Array(source.bytes[$0.span.range]) } == [0x8C])
    #expect(findings.contains { $0.rule == .fixedAlignment })
  }

  @Test func commentsBehindBytesThatAreNoTextAreRead() {
    let text =
      "label.textAlignment = .left // ?\n// tokens:ignore layout/fixed-alignment: a code\n/* ? */ // tokens:ignore"
    let bytes = Array(text.utf8).map { $0 == UInt8(ascii: "?") ? 0xE9 : $0 }
    let source = SourceFile(path: "a.swift", bytes: bytes)
    let reading = LayoutChecks.readings(of: [LayoutInput(.swift, FileID(0), source)], LayoutOptions())[0]
    #expect(
      reading.comments.map { source.text($0.span.range) } == [
        "// tokens:ignore layout/fixed-alignment: a code", "// tokens:ignore",
      ])
    #expect(reading.comments.map(\.ownLine) == [true, false])
  }

  @Test(arguments: [
    "lp.leftMargin =", "lp.leftMargin = -", "lp.setPadding(", "Modifier.offset(x = ", "v.translationX =",
  ])
  func kotlinMayEndAnywhere(text: String) throws {
    _ = try CheckedLayout(kotlin: "fun a() { \(text)")
    _ = try CheckedLayout(java: "class A { void a() { \(text)")
  }

  @Test(arguments: [true, false])
  func androidXMLInUTF16IsRead(isBig: Bool) throws {
    let bytes = Self.utf16(CheckedLayout.declared("<TextView android:layout_marginLeft=\"4dp\"/>"), isBig: isBig)
    let path = "res/layout/card.xml"
    let language = try LayoutLanguage(path) { () throws(FileError) in bytes }
    #expect(language == .androidXML)
    let source = LayoutLanguage.androidXML.source(path, bytes)
    let findings = LayoutChecks.findings(in: [LayoutInput(.androidXML, FileID(0), source)], LayoutOptions())
    #expect(findings.map { source.text($0.span.range) } == ["android:layout_marginLeft=\"4dp\""])
  }

  @Test func binaryXMLIsTold() throws {
    let bytes: [UInt8] = [3, 0, 8, 0, 0x40, 1, 0, 0, 1, 0, 0x1C, 0]
    let language = try LayoutLanguage("res/layout/card.xml") { () throws(FileError) in bytes }
    #expect(language == .androidXML)
    let source = LayoutLanguage.androidXML.source("res/layout/card.xml", bytes)
    let findings = LayoutChecks.findings(in: [LayoutInput(.androidXML, FileID(0), source)], LayoutOptions())
    #expect(findings.map(\.message) == ["the file contains a NUL byte, so it is not a text file"])
  }

  @Test func otherXMLIsNoLayout() throws {
    let bytes = Array("<?xml version=\"1.0\"?><project/>".utf8)
    #expect(try LayoutLanguage("pom.xml") { () throws(FileError) in bytes } == nil)
  }

  @Test(arguments: ["\r", "\r\n", "\n"])
  func lineCommentsOfSCSSEndWithTheirLine(end: String) throws {
    let layout = try CheckedLayout(
      css: ["// card", ".a {", "  margin-left: 4px;", "}"].joined(separator: end), scss: true)
    #expect(layout.summary == ["error fixed-side «margin-left: 4px»"])
  }

  // MARK: - Android XML

  @Test func everyAttributeOfManyIsJudged() throws {
    let attributes = lines { "android:a\($0)=\"4dp\"" }
    let layout = try CheckedLayout(
      android: "<TextView android:layout_width=\"0dp\" android:layout_marginLeft=\"4dp\" \(attributes) "
        + "android:layout_marginRight=\"4dp\" android:paddingLeft=\"8dp\" android:translationX=\"2dp\"/>")
    // Both margins are alike.
    #expect(layout.summary(.fixedSide) == ["error «android:paddingLeft=\"8dp\"»"])
    #expect(layout.findings.filter { $0.rule == .fixedSide }.allSatisfy { !($0.fixes.first?.safe ?? true) })
  }

  @Test func everySiblingIsJudged() throws {
    let views = lines { "<TextView android:id=\"@+id/t\($0)\" android:layout_width=\"wrap_content\"/>" }
    let layout = try CheckedLayout(android: "<merge tools:parentTag=\"a.ConstraintLayout\">\(views)</merge>")
    #expect(layout.summary(.fixedSide).count == Self.many)
  }

  // MARK: - Kotlin and style sheets

  @Test(
    "brackets that nest too deep are told, and what stands before them is judged",
    arguments: ["{", "(", "\"${", "f(a, "])
  func deepKotlin(opening: String) throws {
    let layout = try CheckedLayout(
      kotlin: "fun A() { Text(\"a\", textAlign = TextAlign.Left)\n"
        + String(repeating: opening, count: 20_000) + "\n}\n")
    #expect(layout.summary(.layoutSyntax).count == 1)
    #expect(
      layout.findings.contains { $0.message == "brackets nest so deep here that the rest of the file is not read" })
    #expect(layout.summary(.fixedAlignment).count == 1)
  }

  @Test("the same in style sheets", arguments: ["a {", "(", "#{", "calc("])
  func deepCSS(opening: String) throws {
    let layout = try CheckedLayout(
      css: ".a { margin-left: 4px }\n.b { margin-left: " + String(repeating: opening, count: 20_000), scss: true)
    #expect(layout.summary(.layoutSyntax).count == 1)
    #expect(layout.summary(.fixedSide).first == "error «margin-left: 4px»")
  }

  @Test func issuesAreToldOnlySoOften() throws {
    let brackets = String(repeating: "(", count: 200)
    #expect(try CheckedLayout(css: ".a { margin: \(brackets) }").summary(.layoutSyntax).count <= 20)
    #expect(try CheckedLayout(kotlin: "fun a() { \(brackets) }").summary(.layoutSyntax).count <= 20)
  }

  @Test func importsInArgumentsAreNone() throws {
    let layout = try CheckedLayout(
      kotlin: "fun A() { f(" + String(repeating: "import a, ", count: Self.many)
        + "1)\nText(\"\", textAlign = TextAlign.Left) }")
    #expect(layout.summary(.fixedAlignment).count == 1)
  }

  @Test func everyDeclarationOfOneRuleIsJudged() throws {
    let declarations = lines { "border-left: \($0 + 1)px;\ntransform: translateX(\($0 + 1)px);" }
    let layout = try CheckedLayout(css: ".a {\n\(declarations)\n}\n")
    #expect(layout.summary(.fixedSide).count == Self.many)
    #expect(layout.summary(.coordinateArithmetic).count == Self.many)
    #expect(layout.findings.allSatisfy { $0.fixes.allSatisfy { !$0.safe } })
  }

  @Test func everyRuleForOneElementIsJudged() throws {
    let rules = lines { _ in ".a { border-left: 1px }" }
    let layout = try CheckedLayout(css: "\(rules)\n[dir=rtl] .a { border-left: 0 }\n")
    #expect(layout.findings.isEmpty)
  }

  @Test func whatStandsInMediaIsForTheRuleAroundIt() throws {
    let layout = try CheckedLayout(
      css: ".a { margin-left: 4px; @media print { transform: translateX(4px) } }", scss: true)
    #expect(layout.findings.filter { $0.rule == .fixedSide }.map { $0.fixes.first?.safe } == [false])
  }

  @Test func listsOfManySelectorsAreTold() throws {
    let selectors = lines { ".a\($0)," }
    let layout = try CheckedLayout(css: "\(selectors) .b { left: 4px }\n.b { transform: translateX(4px) }")
    #expect(layout.summary(.coordinateArithmetic) == ["warning «translateX(4px)»"])
  }
}
