/// Which part of a token's value is meant, for messages. Words are made only when a message needs them.
enum Place {
  /// The whole value.
  case value
  case named(String)
  /// The nth element, from 1, of what its name says: "layer 2".
  case item(String, Int)
  indirect case within(Place, Place)

  /// The member of this place.
  func key(_ name: String) -> Place { adding(.named(name)) }

  /// The nth element of this place, counted from 0.
  func element(_ name: String, _ index: Int) -> Place { adding(.item(name, index + 1)) }

  private func adding(_ part: Place) -> Place {
    if case .value = self { part } else { .within(part, self) }
  }

  /// "the value", "blur", "color of layer 2".
  var words: String {
    switch self {
    case .value: "the value"
    case .named(let name): name
    case .item(let name, let number): "\(name) \(number)"
    case .within(let part, let whole): "\(part.words) of \(whole.words)"
    }
  }
}
