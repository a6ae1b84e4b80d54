import Catalogs
import Diagnostics
import Files
import Locales

/// `tokens strings report --locale L`: one page for a translator without a terminal, every message with its comment, its
/// source, its branches, what is wrong with them and how they read when that is mended.
struct StringsReport {
  private let strings: InspectedStrings
  private let locale: LocaleTag
  private let facts: LocaleFacts

  init(_ strings: InspectedStrings, _ arguments: Arguments) throws(Failure) {
    let filter = try LocaleFilter(arguments, strings)
    guard filter.wanted.count == 1, let locale = filter.wanted.first else {
      throw Failure(
        "strings report needs one --locale", help: ["tokens strings report --locale ar --output arabic.html"],
        command: "strings")
    }
    self.strings = strings
    self.locale = locale
    facts = strings.locales[locale]
  }

  private var language: String { locale.englishName ?? locale.text }

  var html: String {
    let sheets = strings.inspections.flatMap { inspection in
      inspection.strings.sets.compactMap { ReportSheet($0, of: inspection, locale, strings) }
    }
    var html = HTMLText()
    html.doctype()
    html.element("html", ["lang": "en", "dir": "ltr"]) { html in
      html.element("head") { head(&$0) }
      html.element("body") { html in
        html.element("header") { header(sheets, &$0) }
        html.element("main") { html in
          for sheet in sheets { section(sheet, &html) }
        }
      }
    }
    return html.text
  }

  // MARK: - Above the messages

  private func head(_ html: inout HTMLText) {
    html.void("meta", ["charset": "utf-8"])
    html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.void("meta", ["name": "color-scheme", "content": "light dark"])
    html.element("title", text: "Strings in \(language)")
    html.style(PageStyle.sheet + ReportStyle.sheet)
  }

  private func header(_ sheets: [ReportSheet], _ html: inout HTMLText) {
    html.element("h1", text: "Strings in \(language)")
    let wrong = sheets.reduce(0) { $0 + $1.entries.filter { !$0.findings.isEmpty }.count }
    let review = sheets.reduce(0) { $0 + $1.coverage.needsReview }
    let missing = sheets.reduce(0) { $0 + $1.coverage.missing }
    let total = sheets.reduce(0) { $0 + $1.coverage.total }
    html.element(
      "p",
      text:
        "\(Summary.counted(total, "message")): \(missing) missing, \(review) to review, \(wrong) with something to look at."
    )
    html.element("fieldset") { html in
      html.element("legend", text: "Show")
      choice("all", "every message", isChecked: true, &html)
      choice("wrong", "what has something to look at", isChecked: false, &html)
      choice("review", "what is to be reviewed", isChecked: false, &html)
      choice("missing", "what is missing", isChecked: false, &html)
    }
  }

  private func choice(_ name: String, _ words: String, isChecked: Bool, _ html: inout HTMLText) {
    html.element("label") { html in
      html.void(
        "input", ["type": "radio", "name": "show", "id": "show-\(name)", "checked": isChecked ? "checked" : nil])
      html.text(" \(words)")
    }
  }

  // MARK: - Messages

  private func section(_ sheet: ReportSheet, _ html: inout HTMLText) {
    html.element("section") { html in
      html.element("h2") { $0.element("bdi", text: sheet.title) }
      if !sheet.general.isEmpty { html.element("ul", ["class": "findings"]) { findings(sheet.general, &$0) } }
      for entry in sheet.entries { article(entry, sheet, &html) }
    }
  }

  private func article(_ entry: ReportSheet.Entry, _ sheet: ReportSheet, _ html: inout HTMLText) {
    html.element("article", ["class": (["message"] + entry.classes).joined(separator: " ")]) { html in
      html.element("h3") { $0.element("bdi", text: entry.key) }
      if let comment = entry.comment { html.element("p", ["class": "comment"], text: comment) }
      readings(entry.source, sheet.source, "source", &html)
      if let translation = entry.translation {
        readings(translation, facts, "translation", &html)
      } else {
        html.element("p", ["class": "absent"], text: "Not translated yet.")
      }
      if !entry.findings.isEmpty { html.element("ul", ["class": "findings"]) { findings(entry.findings, &$0) } }
      if let repaired = entry.repaired {
        html.element("p", ["class": "label"], text: "With the suggested changes:")
        readings(repaired, facts, "repaired", &html)
      }
    }
  }

  private func readings(
    _ readings: [MessagePreview.Reading], _ facts: LocaleFacts, _ name: String, _ html: inout HTMLText
  ) {
    html.element("table", ["class": name]) { html in
      for reading in readings {
        html.element("tr") { html in
          if !reading.selectors.isEmpty {
            html.element("th", ["scope": "row"]) { html in
              html.element("bdi", text: reading.selectors.joined(separator: " \u{203A} "))
              if let numbers = reading.numbers { html.element("small", text: " \(numbers)") }
            }
          }
          html.element("td", ["lang": facts.tag.text, "dir": facts.isRightToLeft ? "rtl" : "ltr"]) {
            $0.sentence(reading.text)
          }
        }
      }
    }
  }

  private func findings(_ findings: [Finding], _ html: inout HTMLText) {
    for finding in findings {
      html.element("li", ["class": finding.severity.rawValue]) { html in
        html.element("strong", text: finding.severity.rawValue)
        html.element("span") { $0.element("bdi", text: " \(finding.message).") }
        for note in finding.notes { html.element("p") { $0.element("bdi", text: note) } }
        for help in finding.help {
          html.element("p", ["class": "help"]) { html in
            html.text("→ ")
            html.element("bdi", text: help)
          }
        }
      }
    }
  }
}
