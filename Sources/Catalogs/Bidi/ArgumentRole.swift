/// What an argument is to a reader, as far as types, names and comments tell: it decides which values are tried.
package enum ArgumentRole: UInt8, Hashable, CaseIterable, Sendable {
  /// Anything.
  case text
  /// A number that counts, never negative.
  case count
  /// A number with decimals.
  case number
  /// A date or time in the words of the language.
  case date
  case letter
  /// A hexadecimal number.
  case code
  case phone
  case link
  case range
  case version
  /// A date in digits.
  case day
  /// A time of day in digits.
  case time
  case price
  case path
  /// The app's own name, the same in every language.
  case app

  /// What the argument is called in a sentence, where its name or comment says that it is no plain text; nil otherwise.
  package var words: String? {
    switch self {
    case .text, .count, .number, .date, .letter, .code, .app: nil
    case .phone: "a phone number"
    case .link: "a link"
    case .range: "a range"
    case .version: "a version"
    case .day: "a date"
    case .time: "a time"
    case .price: "a price"
    case .path: "a path"
    }
  }
}

extension ArgumentRole {
  /// A value for people who look at a text, where it is neither a name nor a number.
  var sample: String? {
    switch self {
    case .text, .count, .number, .letter, .code: nil
    case .app: "App"
    case .date, .time: "14:30"
    case .phone: "+1 (555) 010-9999"
    case .link: "https://a.io/x"
    case .range: "5-10"
    case .version: "1.2.3"
    case .day: "2026-11-29"
    case .price: "$9.99"
    case .path: "src/main.swift"
    }
  }
}

extension ArgumentRole {
  /// `counts`: the arguments that plurals are chosen by; `isOnly`: no other argument of the message is plain text, so
  /// that the comment speaks of this one.
  init(
    _ argument: Argument?, isCount: Bool, declared: KeyFacts.DeclaredArgument?, comment: String?, isOnly: Bool
  ) {
    guard let argument, !isCount else {
      self = .count
      return
    }
    switch argument.kind {
    case .integer, .selector: self = .count
    case .number: self = .number
    case .date: self = .date
    case .character: self = .letter
    case .radix: self = .code
    case .any, .object, .string, .other:
      self =
        declared?.type.flatMap(Self.init(declaredType:)) ?? Self.named(argument.name)
        ?? comment.flatMap { Self.said($0, of: argument.name, isOnly: isOnly) } ?? .text
    }
  }

  private init?(declaredType type: String) {
    switch type.lowercased() {
    case "int", "integer", "count", "long", "uint": self = .count
    case "num", "number", "double", "float", "decimal": self = .number
    case "datetime", "date", "time": self = .date
    default: return nil
    }
  }

  /// What a name says: `phoneNumber`, `file_path`. The last word is what it is, unless that is no more than a number.
  private static func named(_ name: Argument.Name) -> ArgumentRole? {
    guard case .named(let name) = name else { return nil }
    if ["appname", "applicationname"].contains(name.filter(\.isLetter).lowercased()) { return .app }
    let roles = roles(in: name)
    return roles.last { !$0.isNumber } ?? roles.first
  }

  /// What a comment says: in the sentence behind the argument's name, where it has that, or in all of a short one. Of
  /// one argument among others it tells only what is the same whatever the others are: that it is a number, or the
  /// app's name.
  private static func said(_ comment: String, of name: Argument.Name, isOnly: Bool) -> ArgumentRole? {
    let own = statement(in: comment, of: name)
    if let settled = own.flatMap(settled) { return settled }
    guard isOnly, let part = own ?? statement(in: comment) else { return nil }
    // That it speaks of a number tells nothing of the value, nor does a link, which may be words that are tapped.
    return settled(part) ?? roles(in: part, splitsNames: false).first { !$0.isNumber }
  }

  private static func settled(_ part: String) -> ArgumentRole? {
    let words = part.lowercased()
    if appNames.contains(where: { words.contains($0) }) { return .app }
    return counts.contains { words.contains($0) } ? .count : nil
  }

  private static let appNames = [
    "app name", "app's name", "app’s name", "name of the app", "name of this app", "application name",
  ]

  /// What says that the value itself is a number.
  private static let counts = ["is the number of", "is the count of", "is the total number of", "is how many"]

  /// What stands behind the argument's own name in a comment, up to the next name or the end of the sentence:
  /// “%1$@ is the app name, %2$@ is the app it wants to open”.
  private static func statement(in comment: String, of name: Argument.Name) -> String? {
    let mark =
      switch name {
      case .position(let position): "%\(position)$"
      case .named(let name): "{\(name)}"
      }
    guard let place = comment.firstRange(of: mark) else { return nil }
    return String(comment[place.upperBound...].prefix { !"%{.;\n".contains($0) })
  }

  /// A longer comment tells what the text is for, and names many things.
  private static let longest = 80

  private static func statement(in comment: String) -> String? {
    let utf8 = Array(comment.utf8)
    guard let sign = utf8.firstIndex(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else {
      return utf8.count <= longest ? comment : nil
    }
    let rest = utf8[sign...].prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
    return String(decoding: rest.dropFirst(), as: UTF8.self)
  }

  private var isNumber: Bool { self == .count || self == .number }

  /// `splitsNames`: whether a capital letter inside a word begins another, as in `phoneNumber`; prose has iPhones.
  private static func roles(in text: String, splitsNames: Bool = true) -> [ArgumentRole] {
    guard text.utf8.count <= 1000 else { return [] }
    var result: [ArgumentRole] = []
    var word = ""
    func end() {
      let known = word.lowercased()
      if let role = byWord[known], splitsNames || known != "link" { result.append(role) }
      word = ""
    }
    var wasLower = false
    for character in text.unicodeScalars {
      let isLetter = character.properties.isAlphabetic
      if !isLetter || (splitsNames && wasLower && character.properties.isUppercase) { end() }
      if isLetter { word.unicodeScalars.append(character) }
      wasLower = character.properties.isLowercase
    }
    end()
    return result
  }

  private static let byWord: [String: ArgumentRole] = [
    "phone": .phone, "telephone": .phone, "tel": .phone, "msisdn": .phone,
    "url": .link, "uri": .link, "link": .link, "href": .link, "website": .link, "email": .link, "domain": .link,
    "range": .range, "interval": .range, "version": .version,
    "date": .day, "day": .day, "timestamp": .day, "time": .time, "clock": .time,
    "price": .price, "amount": .price, "cost": .price, "fee": .price,
    "count": .count, "total": .count, "number": .count, "percent": .number, "percentage": .number,
    "path": .path, "filename": .path, "filepath": .path, "folder": .path, "directory": .path,
  ]
}
