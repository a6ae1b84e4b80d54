import Colors
import Diagnostics

/// What a ratio was measured from, spelled out: the colours, and what makes a field of them.
struct RecordedInputs {
  private let tokens: TokenSet
  private let context: Context
  private(set) var inputs: [PairRecord.Input] = []

  /// The foreground, then the surfaces down to the first opaque one, with the field at its place.
  init(_ pair: DeclaredPair, over field: PairFile.Field?, tokens: TokenSet, in context: Context) {
    self.tokens = tokens
    self.context = context
    add(pair.foreground)
    for position in 0...pair.surfaces.count {
      if position == pair.fieldPosition, let field, let name = pair.field { add(field, name) }
      guard position < pair.surfaces.count else { break }
      if let color = add(pair.surfaces[position]), color.alpha >= 1 { break }
    }
  }

  /// A token's colour; nil where it has none.
  @discardableResult
  private mutating func add(_ token: Int) -> Color? {
    guard case .color(let color)? = tokens.tokens[token].value(in: context) else { return nil }
    add(token, color.css)
    return color
  }

  /// One may lie over itself: it is said once.
  private mutating func add(_ token: Int, _ text: String) {
    let path = path(token)
    guard !inputs.contains(where: { $0.token == path }) else { return }
    let origin = ColorOrigin(of: token, in: context, tokens)
    inputs.append(
      PairRecord.Input(
        token: path, color: text, references: origin.steps.map { self.path($0.to) },
        places: origin.steps.map(\.span) + [origin.span]))
  }

  private func path(_ token: Int) -> String { tokens.tokens[token].path }
}

// MARK: - Fields

extension RecordedInputs {
  /// How the pair file makes the field, then the colours of the tokens in it.
  private mutating func add(_ field: PairFile.Field, _ name: String) {
    inputs.append(PairRecord.Input(token: name, color: words(field), references: []))
    for token in field.tokens {
      if case .gradient(let stops)? = tokens.tokens[token].value(in: context) {
        add(stops, of: token)
      } else {
        add(token)
      }
    }
  }

  /// A gradient's stops that are another token's colour have its name, so that a change of that one is not one of the
  /// gradient.
  private mutating func add(_ stops: [GradientStop], of gradient: Int) {
    let colors = tokens.tokens[gradient].references.filter { tokens.tokens[$0].type == .color }
    let names = stops.map { stop in
      colors.first { tokens.tokens[$0].value(in: context) == .color(stop.color) }.map(path) ?? stop.color.css
    }
    add(gradient, names.joined(separator: ", "))
    for token in colors { add(token) }
  }

  private func words(_ field: PairFile.Field) -> String {
    switch field {
    case .gradient(let token, nil): "gradient \(path(token))"
    case .gradient(let token, let space?): "gradient \(path(token)) in \(space.rawValue)"
    case .colors(let grounds): "colors \(grounds.map(words).joined(separator: ", "))"
    case .between(let a, let b): "between \(words(a)), \(words(b))"
    case .anything: "anything"
    }
  }

  private func words(_ ground: PairFile.Field.Ground) -> String {
    switch ground {
    case .token(let token): path(token)
    case .literal(let color, _): color.css
    }
  }
}
