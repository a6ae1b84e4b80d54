import Colors
import Diagnostics
import Files

/// Which colours stand on which, as a product's pair file declares it.
struct PairFile: Sendable {
  var requirements = Requirements()
  var largeText = LargeText.strict
  /// By name; nil where what is said of one could not be understood.
  var fields: [String: Field?] = [:]
  var entries: [Entry] = []
  var exemptions: [Exemption] = []
  var complete: [TokenPattern] = []
  var waivers: [Waiver] = []
  var status: [Status] = []
  /// What entries speak of that could not be understood, of which findings tell.
  var faulty: [TokenPattern] = []

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

  /// What lies behind everything and is no single colour.
  enum Field: Sendable {
    /// A gradient token, and the space that its stops are blended in; encoded sRGB where none is given.
    case gradient(Int, in: ColorSpace?)
    /// Any blend of these.
    case colors([Ground])
    /// Every colour whose channels lie between those of the two.
    case between(Ground, Ground)
    case anything

    /// One of its colours.
    enum Ground: Sendable {
      case token(Int)
      /// Where it stands in the pair file.
      case literal(Color, Span)
    }

    /// The colours of its own that it lists.
    var grounds: [Ground] {
      switch self {
      case .colors(let grounds): grounds
      case .between(let a, let b): [a, b]
      case .gradient, .anything: []
      }
    }

    /// The tokens that it is made of: indices into `TokenSet.tokens`.
    var tokens: [Int] {
      switch self {
      case .gradient(let token, _): [token]
      case .colors, .between, .anything: grounds.compactMap(\.token)
      }
    }
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

  /// Colours that tell states apart.
  struct Status: Sendable {
    var patterns: [TokenPattern]
    /// What tells them apart beside colour; with none, luminance must.
    var cues: [Cue]
    var span: Span

    enum Cue: String, CaseIterable, Sendable {
      case label, icon, shape
    }
  }

  /// A pair that may fail until a day, in contexts of which `condition` holds.
  struct Waiver: Sendable {
    var kind: PairKind
    var foreground: Name
    /// The surface, then what lies behind it, top to bottom: tokens, and a field.
    var surfaces: [Name]
    var condition: Condition
    var until: CalendarDate
    var span: Span
    var untilSpan: Span
  }
}

extension PairFile.Field.Ground {
  fileprivate var token: Int? { if case .token(let token) = self { token } else { nil } }
}
