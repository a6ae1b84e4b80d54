import Colors
import Driver
import Files
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ContrastPageTests {
  private static let files: MemoryFiles = [
    "tokens.yaml": "products: { \"a<b>&\": { tokens: t } }\n",
    "t/color.tokens.yaml": """
    surface:
      $type: color
      base: { $value: "#FFFFFF", $extensions: { mode: { dark: "#000000" } } }
      glass: { $value: "#FFFFFF80" }
      wide: { $value: "color(display-p3 0 0.8 0.25)" }
    text:
      $type: color
      "<i>\\"&'\\u202E": { $value: "#777777" }
      late: { $value: "#888888" }
    icon: { $type: color, dot: { $value: "#000000" } }
    title:
      $type: typography
      $value: { fontFamily: Inter, fontSize: 28px, fontWeight: 650, letterSpacing: 0px, lineHeight: 1.2 }
      $extensions: { mode: { arabic: { fontFamily: Inter, fontSize: 18px, fontWeight: 400, letterSpacing: 0px, lineHeight: 1.4 } } }

    """,
    "t/contrast.yaml": """
    pairs:
      - { graphic: icon.dot, on: surface.wide }
      - { text: text.*, on: surface.base }
      - { text: text.late, on: surface.glass, over: surface.base, style: title }
      - { text: text.late, on: surface.glass }
    waivers: [{ text: text.late, on: surface.base, reason: r, owner: o, until: 2027-03-01 }]

    """,
  ]

  private static let page = run("contrast --format html", files).output

  @Test func isWellFormed() throws {
    let document = Document()
    let parser = XMLParser(data: Data(Self.page.utf8))
    parser.delegate = document
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(document.attributes("html") == [["lang": "en", "dir": "ltr"]])
    #expect(document.texts["h1"] == ["Contrast: a<b>&"])
    // Failing pairs first, then in the order of the pair file; what hides or reorders text is spelled out.
    #expect(
      document.texts["h4"] == [
        "text.<i>\"&'<U+202E> on surface.base",
        "text.late on surface.glass over surface.base, as title",
        "text.late on surface.glass",
        "text.late on surface.base",
        "icon.dot on surface.wide",
      ])
    #expect(document.texts["h3"] == ["2 pairs fail", "1 pair undecided", "1 pair waived", "1 pair passes"])
    #expect(!Self.page.contains("<script") && !Self.page.contains("http"))
    let ids = document.all.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    // Each choice of the filter hides what it does not speak of.
    let choices = document.attributes("input").compactMap { $0["id"] }
    #expect(choices == ["show-all", "show-fails", "show-undecided", "show-waived", "show-passes"])
    for choice in choices.dropFirst() { #expect(Self.page.contains("body:has(#\(choice):checked)")) }
  }

  /// Half a white over black is 128 of 255; `display-p3 0 0.8 0.25` lies outside sRGB.
  @Test(arguments: [
    "style=\"background:#ffffff;color:#777777;font-size:16px\">Sample",
    "<span class=\"sample\" aria-hidden=\"true\" style=\"background:#000000\"><span class=\"ground\" lang=\"en\" dir=\"ltr\" "
      + "style=\"background:#808080;color:#888888;font-size:28px;font-weight:650\">Sample",
    "lang=\"ar\" dir=\"rtl\" style=\"background:#808080;color:#888888;font-size:18px;font-weight:400\">\u{646}",
    "background:color(display-p3 0 0.8 0.25);color:#000000\"><span class=\"shape\">",
    "<span class=\"ratio\">4.47:1</span> <span class=\"need\">needs 4.5:1</span> "
      + "<strong><span aria-hidden=\"true\">\u{2717}</span> fails</strong>",
    "<span class=\"need\">needs 3:1 (large)</span>",
    "something unsaid shows through",
  ])
  func showsRealColors(fragment: String) {
    #expect(Self.page.contains(fragment))
  }

  @Test func isTheSameEachTime() {
    #expect(run("contrast --format html", Self.files).output == Self.page)
  }

  /// The page's own colours, in both schemes, by WCAG 1.4.3 and 1.4.11.
  @Test func isLegibleItself() throws {
    let names = try Regex("--([a-z]+): (#[0-9a-f]{6});", as: (Substring, Substring, Substring).self)
    let colors = Self.page.matches(of: names).map { (name: String($0.output.1), color: String($0.output.2)) }
    try #require(colors.count == 16)
    for scheme in [colors.prefix(8), colors.suffix(8)] {
      let paper = try #require(scheme.first { $0.name == "paper" })
      for (name, color) in scheme where name != "paper" {
        let contrast = try #require(
          Contrast(of: ShownColor(Color(css: color)), on: ShownColor(Color(css: paper.color))))
        #expect(contrast.passes(name == "line" ? 3 : 4.5), "\(name) \(color) on \(paper.color)")
      }
    }
  }

  @Test func writesToAFile() throws {
    let folder = try Folder([
      "t.tokens.yaml": "a: { $type: color, $value: \"#FFFFFF\" }\n", "contrast.yaml": "pairs: []\n",
    ])
    let outcome = folder.run("contrast @ --format html --output @/page.html")
    #expect(outcome.output.isEmpty)
    #expect(folder.read("page.html")?.contains("<p>No contrast pairs are declared.</p>") == true)
  }

  @Test func refusesTwoColors() {
    #expect(run("contrast #fff #000 --format html", [:]).status == .failure)
  }

  /// What stands in a document: attributes of elements, and text of those without further ones of interest.
  private final class Document: NSObject, XMLParserDelegate {
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    private(set) var texts: [String: [String]] = [:]
    private var open: [(name: String, text: String)] = []

    var all: [[String: String]] { elements.map(\.attributes) }

    func attributes(_ name: String) -> [[String: String]] {
      elements.filter { $0.name == name }.map(\.attributes)
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
      open.append((name, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      for index in open.indices { open[index].text += characters }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if let last = open.popLast() { texts[name, default: []].append(last.text) }
    }
  }
}
