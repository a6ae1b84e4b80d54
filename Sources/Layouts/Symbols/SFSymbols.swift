/// What is known of Apple's symbols and layout direction.
enum SFSymbols {
  /// A symbol that points to a fixed side.
  struct Fixed: Hashable, Sendable {
    /// What follows the direction; nil where there is none.
    let twin: String?
    /// The SF Symbols release that brought the twin.
    let release: String?
    /// Whether it is there to point: an arrow or chevron, not a picture with a side.
    let isArrow: Bool
  }

  /// nil: no symbol, or one that is right in both directions.
  static func fixed(_ name: String) -> Fixed? { table[name] }

  private static let table: [String: Fixed] = {
    var table: [String: Fixed] = [:]
    for (release, names) in twinNames {
      for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init) {
        let twin = renamed(name, left: "backward", right: "forward")
        table[name] = Fixed(twin: twin, release: release, isArrow: pointsAlong(name))
      }
    }
    for name in sided {
      let twin = renamed(name, left: "leading", right: "trailing")
      table[name] = Fixed(twin: twin, release: "2.0", isArrow: false)
    }
    for name in alone { table[name] = Fixed(twin: nil, release: nil, isArrow: false) }
    return table
  }()

  /// Names of constants for symbols that this table knows, `chevronRight`, with the symbols’ own.
  static let memberNames: [String: String] = {
    return Dictionary(table.keys.sorted().map { (memberName(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// `chevron.left.2` is `chevronLeft2`.
  static func memberName(of name: String) -> String {
    let parts = name.split(separator: ".")
    return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  /// Whether a symbol follows the layout's direction by itself: an arrow named after forward and backward, or one with a
  /// form of its own. Media controls (`forward.fill`) point along the tape.
  static func followsDirection(_ name: String) -> Bool { following.contains(name) }

  private static let following: Set<String> = {
    let own = ownFormNames.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    return Set(table.values.compactMap(\.twin)).union(own)
  }()

  private static func renamed(_ name: String, left: String, right: String) -> String {
    name.split(separator: ".").map { $0 == "left" ? left : $0 == "right" ? right : String($0) }
      .joined(separator: ".")
  }

  /// Chevrons and arrows along the line of reading. Slanted ones often mean something else: “open elsewhere”.
  private static func pointsAlong(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard let side = parts.firstIndex(where: { $0 == "left" || $0 == "right" }) else { return false }
    return [
      ["chevron"], ["chevron", "compact"], ["arrow"], ["arrow", "uturn"], ["arrowshape"], ["arrowshape", "turn", "up"],
      ["arrowshape", "bounce"], ["arrowshape", "zigzag"],
    ].contains(Array(parts[..<side]))
  }

  /// Pictures of a screen or page with a side, whose twins are named after leading and trailing.
  private static let sided = [
    "sidebar.left", "sidebar.right", "sidebar.squares.left", "sidebar.squares.right", "text.justify.left",
    "text.justify.right", "calendar.day.timeline.left", "calendar.day.timeline.right",
  ]

  /// What points to a side and has neither a twin nor a form of its own for right to left.
  private static let alone = [
    "arrow.left.to.line.alt", "arrow.left.to.line.compact", "arrow.right.to.line.alt", "arrow.right.to.line.compact",
    "arrow.turn.down.left", "arrow.turn.down.right", "arrow.turn.up.left", "arrow.turn.up.right",
    "arrow.right.doc.on.clipboard", "arrow.triangle.turn.up.right.circle", "arrow.triangle.turn.up.right.circle.fill",
    "arrow.triangle.turn.up.right.diamond", "arrow.triangle.turn.up.right.diamond.fill", "bubble.left",
    "bubble.left.circle", "bubble.left.circle.fill", "bubble.left.fill", "bubble.right", "bubble.right.circle",
    "bubble.right.circle.fill", "bubble.right.fill", "keyboard.chevron.compact.left",
    "keyboard.chevron.compact.left.fill", "phone.bubble.left", "phone.bubble.left.fill", "video.bubble.left",
    "video.bubble.left.fill",
  ]

  /// The systems that have the symbols of a release, from
  /// [Apple's availability table](https://developer.apple.com/sf-symbols/) in `name_availability.plist`.
  static func systems(of release: String) -> [DeploymentTarget.Platform: DeploymentTarget.Version] {
    typealias Version = DeploymentTarget.Version
    return switch release {
    case "1.0": [.ios: Version(13), .macos: Version(11), .tvos: Version(13), .watchos: Version(6)]
    case "2.0": [.ios: Version(14), .macos: Version(11), .tvos: Version(14), .watchos: Version(7)]
    case "3.0": [.ios: Version(15), .macos: Version(12), .tvos: Version(15), .watchos: Version(8)]
    case "3.1": [.ios: Version(15, 1), .macos: Version(12), .tvos: Version(15, 1), .watchos: Version(8, 1)]
    case "4.0": [.ios: Version(16), .macos: Version(13), .tvos: Version(16), .watchos: Version(9)]
    case "5.0": [.ios: Version(17), .macos: Version(14), .tvos: Version(17), .watchos: Version(10)]
    default: [.ios: Version(17, 1), .macos: Version(14, 1), .tvos: Version(17, 1), .watchos: Version(10, 1)]
    }
  }
}
