import Diagnostics
import Files

/// Drawings that nobody lays out.
extension KotlinSource {
  /// Whether what is drawn around a token looks as it should in every direction: a chart, whose time runs one way; what
  /// falls at random places; a picture of its own, which no layout turns round.
  func isOwnPicture(_ token: Int) -> Bool {
    if throwsDice { return true }
    let function = function(around: token)
    if let function, paintsBitmap(functions[function].tokens) { return true }
    return ([function.map { text(functions[$0].name) }, fileName] + typeNames(around: token)).contains { name in
      name.map { DirectionalName.words(of: $0).contains(where: Self.pictures.contains) } ?? false
    }
  }

  private static let pictures: Set<String> = [
    "chart", "charts", "graph", "graphs", "plot", "histogram", "sparkline", "particle", "particles", "confetti", "snow",
    "snowfall", "fireworks",
  ]

  private var fileName: String? {
    Path.lastComponent(source.path).split(separator: ".").first.map(String.init)
  }

  /// A canvas that is made here draws into a picture.
  private func paintsBitmap(_ body: Range<Int>) -> Bool {
    calls(within: body).prefix(64).contains { call in
      stands("Canvas", at: call.name) && call.lambda == nil && !arguments(of: call).isEmpty
    }
  }

  /// The names of the types around a token, the innermost first.
  private func typeNames(around token: Int) -> [String] {
    bracketsAround(token).filter { brackets[$0].role == .type }.compactMap { bracket in
      let open = brackets[bracket].open
      let header = max(Int(statements[open]), open - 64)..<open
      return header.first { stands("class", at: $0) || stands("object", at: $0) }.map { text($0 + 1) }
    }
  }

  /// Whether a value is made of what a function is handed and of numbers alone, and no call of it is in sight: whoever
  /// calls it decides.
  func isHandedIn(_ value: Range<Int>, to function: Int) -> Bool {
    let name = functions[function].name
    guard !text(name).hasPrefix("on"), callsOfFunctions[text(name)]?.isEmpty ?? true else { return false }
    let names = value.filter(isName)
    return !names.isEmpty
      && names.allSatisfy { name in
        !stands(".", at: name + 1) && !stands(".", at: name - 1) && call(named: name) == nil
          && isParameter(name, of: function)
      }
  }

  /// Whether a name is that of a parameter.
  func isParameter(_ name: Int, of function: Int) -> Bool {
    guard let bracket = parameters(of: function) else { return false }
    return content(bracket).contains { isName($0) && text($0) == text(name) }
  }

  private func parameters(of function: Int) -> Int? {
    let name = functions[function].name
    guard tokens.indices.contains(name + 1), tokens.indices.contains(name + 2), stands("(", at: name + 1) else {
      return nil
    }
    // The bracket around what stands first in it; none where nothing does.
    let inner = enclosing[name + 2]
    return inner >= 0 && brackets[Int(inner)].open == name + 1 ? Int(inner) : nil
  }
}
