import Diagnostics
import TokenModel

/// One page that shows every pair as it looks. It reads without scripts, without a network, and from a disk.
struct ContrastPage {
  private let sheets: [PageSheet]

  init(_ sheets: [PairSheet]) {
    self.sheets = sheets.filter { !$0.results.isEmpty }.map(PageSheet.init)
  }

  var html: String {
    var html = HTMLText()
    html.doctype()
    html.element("html", ["lang": "en", "dir": "ltr"]) { html in
      html.element("head") { head(&$0) }
      html.element("body") { html in
        html.element("header") { header(&$0) }
        html.element("main") { html in
          for (index, sheet) in sheets.enumerated() { section(sheet, index, &html) }
        }
      }
    }
    return html.text
  }

  // MARK: - Above the pairs

  private var title: String {
    (["Contrast"] + (sheets.isEmpty ? [] : [sheets.map(\.product).joined(separator: ", ")])).joined(separator: ": ")
  }

  private func head(_ html: inout HTMLText) {
    html.void("meta", ["charset": "utf-8"])
    html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.void("meta", ["name": "color-scheme", "content": "light dark"])
    html.element("title", text: title)
    html.style(PageStyle.sheet + PageStyle.filter(standings))
  }

  /// Those that occur, the gravest first.
  private var standings: [Standing] {
    let all = sheets.reduce(into: Set<Standing>()) { $0.formUnion($1.pairs.flatMap(\.standings)) }
    return all.sorted()
  }

  private func header(_ html: inout HTMLText) {
    html.element("h1", text: title)
    guard !sheets.isEmpty else { return html.element("p", text: "No contrast pairs are declared.") }
    html.element("p", text: "Each pair in its own colours, in every context that changes something about it.")
    if sheets.count > 1 { html.element("nav", ["aria-label": "Products"]) { products(&$0) } }
    if standings.count > 1 { html.element("fieldset") { filter(&$0) } }
  }

  private func products(_ html: inout HTMLText) {
    html.element("ul") { html in
      for (index, sheet) in sheets.enumerated() {
        html.element("li") { html in
          html.element("a", ["href": "#product-\(index + 1)"]) { $0.element("bdi", text: sheet.product) }
          html.text(" \(sheet.tally)")
        }
      }
    }
  }

  private func filter(_ html: inout HTMLText) {
    html.element("legend", text: "Show")
    choice("all", "everything", isChecked: true, &html)
    for standing in standings { choice(standing.name, "what \(standing.sentence)", isChecked: false, &html) }
  }

  private func choice(_ name: String, _ words: String, isChecked: Bool, _ html: inout HTMLText) {
    html.element("label") { html in
      html.void(
        "input",
        ["type": "radio", "name": "show", "id": "show-\(name)", "checked": isChecked ? "checked" : nil])
      html.text(" \(words)")
    }
  }

  // MARK: - Pairs

  private func section(_ sheet: PageSheet, _ index: Int, _ html: inout HTMLText) {
    let id = "product-\(index + 1)"
    var colors = ShownPairs(sheet.report)
    html.element("section", ["id": id, "aria-labelledby": "\(id)-name"]) { html in
      html.element("h2", ["id": "\(id)-name"]) { $0.element("bdi", text: sheet.product) }
      // One heading says as much where all stand alike.
      if Set(sheet.pairs.map(\.worst)).count != 1 { html.element("p", text: "\(sheet.tally).") }
      html.element("p", ["class": "none"], text: "None of this product's pairs.")
      for standing in Standing.allCases {
        let pairs = sheet.pairs.filter { $0.worst == standing }
        guard !pairs.isEmpty else { continue }
        html.element("h3", text: Standing.tally(pairs.map(\.worst)))
        for pair in pairs { article(pair, sheet.report, &colors, &html) }
      }
    }
  }

  private func article(
    _ pair: PageSheet.Pair, _ report: ContrastReport, _ colors: inout ShownPairs, _ html: inout HTMLText
  ) {
    let classes = ["pair"] + pair.standings.map { "has-\($0.name)" }
    html.element("article", ["class": classes.joined(separator: " ")]) { html in
      html.element("h4") { html in
        html.element("bdi", text: report.tokens.tokens[pair.declared.foreground].path)
        html.text(" on ")
        html.element("bdi", text: report.tokens.surfaceWords(of: pair.declared))
        guard let style = pair.declared.style else { return }
        html.text(", as ")
        html.element("bdi", text: report.tokens.tokens[style].path)
      }
      html.element("ul", ["class": "tiles"]) { html in
        for result in pair.results { PageTile(result, of: pair.declared, in: report).write(to: &html, &colors) }
      }
    }
  }
}
