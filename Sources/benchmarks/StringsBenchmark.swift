import Catalogs
import Diagnostics
import Files
import Foundation
import Locales

/// Catalogs from their bytes to their findings, against the floor of each format.
enum StringsBenchmark {
  static func run() throws {
    let apple = StringCatalog.apple(keys: 671, languages: 19)
    Report.row(
      Comparison.run(
        "12,749 units of a string catalog, read and checked / JSONSerialization",
        subject: { check(apple, .xcstrings) }, floor: { precondition(parse(apple)) }),
      limit: 2)
    let plurals = StringCatalog.arabicPlurals(26_000)
    let bare = BareMessages(plurals.messages)
    Report.row(
      Comparison.run(
        "26,000 Arabic plurals, read and checked / bare MessagePattern",
        subject: { check(plurals.bytes, .icuJSON) }, floor: { precondition(bare.parse() > 0) }),
      limit: 12)
    let sentences = StringCatalog.arabicSentences(2_000)
    let bidi = BidiFloor(sentences.texts)
    Report.row(
      Comparison.run(
        "bidi simulation of 2,000 Arabic sentences / thirty bare setPara for each argument",
        subject: { check(sentences.bytes, .icuJSON, only: "strings/bidi") }, floor: { precondition(bidi.run() > 0) }),
      limit: 6)
  }

  /// Bytes to findings, as `tokens check` goes about it.
  private static func check(_ bytes: [UInt8], _ format: CatalogFormat, only prefix: String = "strings/") {
    let source = SourceFile(path: "ar.\(format == .xcstrings ? "xcstrings" : "json")", bytes: bytes)
    var files = SourceFiles()
    let place = CatalogPlace(
      format, folder: ".", table: "", locale: format == .xcstrings ? nil : LocaleTag(language: "ar"))
    let reading = CatalogReader.read([CatalogInput(place, files.add(source), source)], source: nil)
    let wanted = Set(CatalogChecks.rules.map(\.id).filter { $0.name.hasPrefix(prefix) })
    let found = CatalogChecks.findings(
      in: reading.sets, CatalogOptions(), wanted: wanted, locales: LocaleTable(), files: files)
    precondition(reading.sets.count == 1 && found.count < bytes.count)
  }

  private static func parse(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
  }
}

/// Nothing but ICU's work on the same texts.
private final class BidiFloor {
  private let engine = BidiEngine()
  private let texts: [(units: [UInt16], arguments: Int)]

  init(_ texts: [(text: String, arguments: Int)]) {
    self.texts = texts.map { (Array($0.text.utf16), $0.arguments) }
  }

  func run() -> Int {
    texts.reduce(0) { sum, text in
      engine.set(text.units, .rightToLeft)
      return sum + engine.repeatBare(30 * text.arguments, .rightToLeft)
    }
  }
}

/// Catalogs of the size and make of real ones.
private enum StringCatalog {
  private static let nouns = [
    "post", "reply", "follower", "list", "tag", "draft", "photo", "poll", "filter", "account",
  ]
  private static let verbs = ["Open", "Share", "Mute", "Delete", "Edit", "Pin", "Report", "Translate", "Copy", "Hide"]

  /// Two thirds plain texts, a sixth with an argument, the rest plurals.
  static func apple(keys: Int, languages count: Int) -> [UInt8] {
    let languages = [
      "be", "ca", "de", "en", "en-GB", "es", "eu", "fr", "it", "ja", "ko", "nb", "nl", "pl", "pt-BR", "tr", "uk",
      "zh-Hans", "zh-Hant",
    ]
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    text += (0..<keys).map { key in
      let words = "\(verbs[key % 10]) the \(nouns[key / 10 % 10]) number \(key)"
      let units = languages.prefix(count).map { language in
        let body =
          key % 6 == 0
          ? plural(language, words) : unit(key % 6 == 1 ? "\(words) of %@" : "\(words) (\(language))")
        return "        \"\(language)\" : {\n\(body)\n        }"
      }
      return "    \"key.\(key)\" : {\n      \"localizations\" : {\n\(units.joined(separator: ",\n"))\n      }\n    }"
    }.joined(separator: ",\n")
    return Array((text + "\n  },\n  \"version\" : \"1.0\"\n}\n").utf8)
  }

  private static func unit(_ value: String) -> String {
    "          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"\(value)\"\n          }"
  }

  private static func plural(_ language: String, _ words: String) -> String {
    let categories =
      switch language {
      case "be", "uk", "pl": ["one", "few", "many", "other"]
      case "ja", "ko", "zh-Hans", "zh-Hant": ["other"]
      default: ["one", "other"]
      }
    let cases = categories.map { "            \"\($0)\" : {\n\(unit("\(words): %lld"))\n            }" }
    return
      "          \"variations\" : {\n            \"plural\" : {\n\(cases.joined(separator: ",\n"))\n            }\n          }"
  }

  static func arabicPlurals(_ count: Int) -> (bytes: [UInt8], messages: [String]) {
    let messages = (0..<count).map { index in
      "{n, plural, zero{لا كلمات في الدرس \(arabic(index))} one{كلمة واحدة في الدرس} two{كلمتان في الدرس} few{# كلمات في الدرس} "
        + "many{# كلمة في الدرس} other{# كلمة في الدرس}}"
    }
    return (json(messages), messages)
  }

  /// As a translator writes a number.
  private static func arabic(_ number: Int) -> String {
    String(String.UnicodeScalarView(String(number).unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x630) }))
  }

  static func arabicSentences(_ count: Int) -> (bytes: [UInt8], texts: [(text: String, arguments: Int)]) {
    let forms: [(String, Int)] = [
      ("أرسل {name} رسالة جديدة", 1), ("دعا {name} المستخدم {other} إلى المحادثة", 2), ("انضم {name} إلى {room}", 2),
      ("غيّر {name} اسم المحادثة إلى {room}", 2), ("تم إلغاء الدعوة بواسطة {name}", 1),
    ]
    let texts = (0..<count).map { (text: "\(forms[$0 % 5].0) \(nouns[$0 / 5 % 10])", arguments: forms[$0 % 5].1) }
    return (json(texts.map(\.text)), texts)
  }

  private static func json(_ messages: [String]) -> [UInt8] {
    let members = messages.enumerated().map { "  \"key\($0.offset)\": \"\($0.element)\"" }
    return Array("{\n\(members.joined(separator: ",\n"))\n}\n".utf8)
  }
}
