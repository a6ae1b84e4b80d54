import Testing

@testable import Catalogs

/// What ICU's levels (which FriBidi shares) make of messages with arguments.
struct BidiCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let locale: String
    let message: String
    let arguments: [(kind: String, text: String)]
    let verdicts: [String]

    init(_ locale: String, _ message: String, _ arguments: [(String, String)], _ verdicts: String...) {
      self.locale = locale
      self.message = message
      self.arguments = arguments.map { (kind: $0.0, text: $0.1) }
      self.verdicts = verdicts
    }

    var testDescription: String { "\(locale): \(message) \(arguments.map(\.text))" }
  }

  static let cases = [
    Case("en", "{0} follows you", [("latin", "Anna")]),
    Case("en", "{0} - 3 reviews", [("arabic", "مطعم")], "LITERAL", "BASE-FLIP"),
    Case("en", "Share \"{0}\"!", [("arabic", "أحمد")]),
    Case("ar", "أرسل {0} رسالة", [("latin", "Anna")]),
    Case("ar", "مرحبًا بك في {0}", [("yahoo", "Yahoo!")], "ARG-ORDER"),
    Case("he", "התקשרו אל {0}", [("phone", "+1 (555) 010-9999")], "ARG-ORDER"),
    Case("ar", "السعر {0}", [("price", "$9.99")], "ARG-ORDER"),
    Case("ar", "من {0}", [("range", "5-10")], "ARG-ORDER"),
    Case("ar", "افتح {0} الآن", [("url", "https://a.io/x?y=1")]),
    Case("ar", "{0}/{1}", [("latin", "src"), ("latin", "main")], "MOVED", "BASE-FLIP"),
    Case(
      "en", "{0} {1}", [("hebrew", "דנה"), ("phone", "+1 (555) 010-9999")], "MOVED", "ARG-ORDER", "BASE-FLIP"),
    Case("he", "הטמפרטורה {0}", [("negative", "-5")], "ARG-ORDER"),
    Case("ar", "اتصل على {0}", [("arindic-phone", "+٩٧١ ٥٠ ١٢٣")], "ARG-ORDER"),
    Case("en", "File {0} saved", [("rlo", "ab\u{202E}cd")], "LITERAL", "SPLIT"),
    Case("ar", "\u{200F}{0} أضافك", [("latin", "Anna")]),
    Case("ar", "تقدّم {0}", [("percent", "50%")], "ARG-ORDER"),
    Case("ar", "التاريخ {0}", [("isodate", "2026-11-29")], "ARG-ORDER"),
    Case("en", "Room {0}, floor {1}", [("latin", "B"), ("number", "3")]),
    Case("ar", "{0}+", [("number", "99")]),
    Case("ar", "منذ \u{2066}{0}m\u{2069}", [("number", "5")]),
    Case("ar", "أحرزت \u{2066}{0}/{1}\u{2069} اليوم", [("number", "3"), ("number", "10")]),
    Case("ar", "اتصل على \u{200E}{0}", [("phone", "+1 (555) 010-9999")]),
    Case("ar", "المدة {0}", [("feet", "10'20\"")], "ARG-ORDER"),
    Case("en", "{0} favourited your post", [("arabic", "أحمد")], "BASE-FLIP"),
    Case("ar", "التقدم: {0} / {1}", [("number", "0"), ("number", "12")]),
    Case("ar", "اتصل على {0}", [("arindic+lrm", "+٩٧١\u{200E} ٥٠\u{200E} ١٢٣")], "ARG-ORDER"),
    Case("en", "Unread: {0}, 5 new", [("arabic", "أحمد")], "LITERAL"),
    // Glued runs: raw they show as they are meant, and no two of these arguments can be told apart from one.
    Case("ar", "منذ {0}m", [("number", "5")], "MOVED"),
    Case("ar", "أحرزت {0}/{1} اليوم", [("number", "3"), ("number", "10")], "MOVED"),
    // 12 in brackets goes before the name: both are right-to-left to rule N0, since the name stands before them.
    Case("en", "Sent by {0} (12)", [("hebrew", "דנה")], "LITERAL", "MIRROR"),
    // W2 does not turn numbers after Hebrew letters into Arabic ones, so that signs stay with them (W4, W5).
    Case("he", "המחיר {0}", [("price", "$9.99")]),
    Case("he", "מ-{0}", [("range", "5-10")]),
  ]

  @Test(arguments: cases)
  func raw(_ test: Case) throws { #expect(verdicts(test, .raw) == test.verdicts) }

  @Test(arguments: cases)
  func isolated(_ test: Case) throws {
    #expect(verdicts(test, .firstStrongIsolates) == [])
    #expect(verdicts(test, .knownIsolates) == [])
  }

  @Test(arguments: [
    // FSI takes the direction of the first strong character, which is that of a Latin word here.
    (Case("ar", "فتح {0} الآن", [("mixed", "iPhone أحمد الجديد!")]), BidiForm.firstStrongIsolates, ["ARG-ORDER"]),
    (Case("ar", "فتح {0} الآن", [("mixed", "iPhone أحمد الجديد!")]), .knownIsolates, []),
    // A PDI in an argument ends the isolate around it.
    (
      Case("en", "File {0} (3)", [("pdi", "ab\u{2069}\u{202E}cd")]), .firstStrongIsolates,
      ["LITERAL", "SPLIT", "MIRROR"]
    ),
  ])
  func isolation(_ test: Case, _ form: BidiForm, _ expected: [String]) throws {
    #expect(verdicts(test, form) == expected)
  }

  private func verdicts(_ test: Case, _ form: BidiForm) -> [String] {
    let simulation = BidiSimulation()
    simulation.begin(Self.flat(test.message), isRightToLeft: test.locale != "en")
    return simulation.verdict(test.arguments.map { BidiArgument($0.text) }, form).names
  }

  /// A message whose slots are numbers in braces.
  static func flat(_ message: String) -> FlatText {
    var flat = FlatText()
    for part in message.split(separator: "{", omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: "}"), let number = Int(part[..<end]) else {
        flat.append(part)
        continue
      }
      flat.appendSlot(number)
      flat.append(part[part.index(after: end)...])
    }
    return flat
  }
}
