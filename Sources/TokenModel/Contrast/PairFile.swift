import Diagnostics
import Files

/// Which colours stand on which, as a product's pair file declares it.
struct PairFile: Sendable {
  var requirements = Requirements()
  var largeText = LargeText.strict
  var fields: [String: Span] = [:]
  var entries: [Entry] = []
  var exemptions: [Exemption] = []
  var complete: [TokenPattern] = []
  var waivers: [Waiver] = []

  /// One line of `pairs`.
  struct Entry: Sendable {
    var kind: PairKind
    var foregrounds: [TokenPattern]
    var surfaces: [TokenPattern]
    /// What lies behind a translucent surface, top to bottom.
    var over: [Layer]
    var style: Name?
    var except: [TokenPattern]
    var span: Span
  }

  enum Layer: Sendable {
    case tokens(TokenPattern)
    case field(Name)
  }

  /// A token's path, or a field's name.
  struct Name: Hashable, Sendable {
    var text: String
    var span: Span
  }

  struct Exemption: Sendable {
    var pattern: TokenPattern
    var reason: String
  }

  /// A pair that may fail until a day, in contexts of which `condition` holds.
  struct Waiver: Sendable {
    var foreground: Name
    var surface: Name
    var over: [Name]
    var condition: Condition
    var until: CalendarDate
    var span: Span
    var untilSpan: Span
  }
}
