internal import Diagnostics
internal import Documents

/// The tokens that a value refers to, without those that these refer to in turn.
struct DirectReferences {
  private var wholes: Set<Int> = []
  private var parts: Set<Int> = []

  /// Ascending, each once.
  var all: [Int] {
    let all = parts.isEmpty ? wholes : wholes.union(parts)
    return all.count < 2 ? Array(all) : all.sorted()
  }

  /// All that stands in a value, and in the places that it points at outside of tokens.
  mutating func add(_ node: Node, in layer: Int, _ targets: ReferenceTargets) {
    var pending = [(node: node, depth: 0)]
    var seen: Set<Span> = []
    var position = 0
    while position < pending.count {
      let next = pending[position]
      position += 1
      next.node.forEachReference { reference in
        switch try? targets.target(of: reference, in: layer) {
        case .token(let token): wholes.insert(token)
        case .part(let token, _): parts.insert(token)
        case .place(let place):
          guard next.depth < ReferenceWalk.placeLimit, seen.insert(place.span).inserted else { break }
          pending.append((place, next.depth + 1))
        case nil: break
        }
      }
    }
  }

  /// What `$extensions.tokens` names: `collapsesTo` may do so without braces.
  mutating func addExtras(of definition: Definition, _ targets: ReferenceTargets) {
    guard let extras = definition.extensions?["tokens"] else { return }
    add(extras, in: definition.layer, targets)
    if let name = extras["collapsesTo"]?.string, let token = targets.index[name] { wholes.insert(token) }
  }

  /// Forgets that a part of the token is referred to.
  mutating func removePart(_ token: Int) { parts.remove(token) }
}
