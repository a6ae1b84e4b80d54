import Diagnostics

/// The texts and symbols that a walk came by, with what they are painted in and stand on.
struct NotedUses {
  private(set) var uses: [ColorUse] = []
  private var seen: Set<Span> = []
  private var halfSeen: Set<Span> = []

  /// Texts and symbols of which only one colour is known to be a token, wherever they are shown.
  var unseen: Set<Span> { halfSeen.subtracting(seen) }

  mutating func note(_ kind: ColorUse.Kind, at span: Span, _ surroundings: ViewSurroundings, in view: String) {
    let inks = (surroundings.foreground ?? .unknown).options.filter { option in
      option.color != nil && option.conditions.agrees(with: surroundings.conditions)
    }
    let grounds = PaintedGround.all(of: surroundings.grounds[...]).filter {
      $0.conditions.agrees(with: surroundings.conditions)
    }
    guard !inks.isEmpty || grounds.contains(where: { !$0.surfaces.isEmpty }) else { return }
    guard !inks.isEmpty, !surroundings.isAltered else {
      halfSeen.insert(span)
      return
    }
    for ink in inks {
      for ground in grounds where ink.conditions.agrees(with: ground.conditions) {
        guard let color = ink.color, !ground.surfaces.isEmpty, !ink.conditions.isApart(from: ground.conditions) else {
          halfSeen.insert(span)
          continue
        }
        seen.insert(span)
        uses.append(ColorUse(kind, color, on: ground.surfaces, style: surroundings.style, view: view, at: span))
      }
    }
  }
}
