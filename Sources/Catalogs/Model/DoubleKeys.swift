import Diagnostics
import Locales

/// Keys that two files of one locale have.
struct DoubleKeys {
  /// In files with one name of the locale.
  private var doubles: [Finding] = []
  /// The locale as the path of a file writes it.
  private let names: [FileID: String]
  /// Of files with two names of one locale: the keys that read otherwise.
  private var pairs: [Pair: Twins] = [:]

  private struct Pair: Hashable {
    let first: FileID
    let second: FileID
  }

  private struct Twins {
    let locale: LocaleTag
    let names: (String, String)
    let places: (Span, Span)
    var keys: [String]
  }

  init(names: [FileID: String]) {
    self.names = names
  }

  var findings: [Finding] {
    doubles
      + pairs.values.sorted { ($0.places.1.file, $0.places.1.lower) < ($1.places.1.file, $1.places.1.lower) }
      .map(Self.finding)
  }

  mutating func add(_ message: Message, after first: Message, _ locale: LocaleTag) {
    guard let known = names[first.span.file], let name = names[message.span.file], known != name else {
      doubles.append(Self.finding(message, after: first))
      return
    }
    // Some projects have the same texts under both names, for systems that know one of them.
    guard message.pattern.usualText != first.pattern.usualText else { return }
    let pair = Pair(first: first.span.file, second: message.span.file)
    let none = Twins(locale: locale, names: (known, name), places: (first.keySpan, message.keySpan), keys: [])
    pairs[pair, default: none].keys.append(message.key)
  }

  private static func finding(_ message: Message, after first: Message) -> Finding {
    Finding(
      .stringDuplicateKey, .error, "\(message.key) is in two files of one locale", at: message.keySpan,
      symbol: message.key, labels: [Finding.Label(first.keySpan, "first used here")],
      notes: ["which of the two is shown is left to the order in which the files are read"],
      help: ["remove or rename one of the two"])
  }

  /// Two translations into one language.
  private static func finding(_ twins: Twins) -> Finding {
    let verb = twins.keys.count == 1 ? "reads" : "read"
    return Finding(
      .stringDuplicateKey, .warning,
      "\(twins.names.0) and \(twins.names.1) are both \(twins.locale.words), and "
        + "\(counted(twins.keys.count, "key")) \(verb) otherwise: \(firstFew(twins.keys.map(\.keyWords)))",
      at: twins.places.1, symbol: twins.locale.text,
      labels: [Finding.Label(twins.places.0, "the other is here")],
      notes: ["which of the two is shown is left to the system"],
      help: ["keep one of the two, or the same texts in both"])
  }
}
