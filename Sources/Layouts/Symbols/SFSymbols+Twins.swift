extension SFSymbols {
  /// Symbols that point left or right whatever the layout's direction, and have a twin that follows it, by the SF Symbols
  /// release that brought the twin. The twin's name has `backward` for `left` and `forward` for `right`. Symbols with
  /// both sides in one (`arrow.left.and.right`) are left out: they mean the same when they are mirrored.
  ///
  /// After Apple's `name_availability.plist`, as SFSafeSymbols had it in February 2024 (SF Symbols up to 5.2).
  static let twinNames: [(release: String, names: String)] = [
    (
      "2.0",
      """
      arrow.down.left arrow.down.left.circle arrow.down.left.circle.fill arrow.down.left.square
      arrow.down.left.square.fill arrow.down.right arrow.down.right.circle arrow.down.right.circle.fill
      arrow.down.right.square arrow.down.right.square.fill arrow.left arrow.left.circle arrow.left.circle.fill
      arrow.left.square arrow.left.square.fill arrow.right arrow.right.circle arrow.right.circle.fill
      arrow.right.square arrow.right.square.fill arrow.up.left arrow.up.left.circle arrow.up.left.circle.fill
      arrow.up.left.square arrow.up.left.square.fill arrow.up.right arrow.up.right.circle arrow.up.right.circle.fill
      arrow.up.right.square arrow.up.right.square.fill arrow.uturn.left arrow.uturn.left.circle
      arrow.uturn.left.circle.badge.ellipsis arrow.uturn.left.circle.fill arrow.uturn.left.square
      arrow.uturn.left.square.fill arrow.uturn.right arrow.uturn.right.circle arrow.uturn.right.circle.fill
      arrow.uturn.right.square arrow.uturn.right.square.fill arrowshape.bounce.right arrowshape.bounce.right.fill
      arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.circle
      arrowshape.turn.up.left.2.circle.fill arrowshape.turn.up.left.2.fill arrowshape.turn.up.left.circle
      arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill arrowshape.turn.up.right
      arrowshape.turn.up.right.circle arrowshape.turn.up.right.circle.fill arrowshape.turn.up.right.fill
      arrowshape.zigzag.right arrowshape.zigzag.right.fill arrowtriangle.left arrowtriangle.left.circle
      arrowtriangle.left.circle.fill arrowtriangle.left.fill arrowtriangle.left.square
      arrowtriangle.left.square.fill arrowtriangle.right arrowtriangle.right.circle arrowtriangle.right.circle.fill
      arrowtriangle.right.fill arrowtriangle.right.square arrowtriangle.right.square.fill
      badge.plus.radiowaves.right chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill
      chevron.left.square chevron.left.square.fill chevron.right chevron.right.2 chevron.right.circle
      chevron.right.circle.fill chevron.right.square chevron.right.square.fill dot.radiowaves.right
      square.stack.3d.down.right square.stack.3d.down.right.fill wave.3.left wave.3.left.circle
      wave.3.left.circle.fill wave.3.right wave.3.right.circle wave.3.right.circle.fill
      (
      """
    ),
    (
      "3.0",
      """
      arrow.left.to.line arrow.left.to.line.circle arrow.left.to.line.circle.fill arrow.right.to.line
      arrow.right.to.line.circle arrow.right.to.line.circle.fill delete.left delete.left.fill delete.right
      delete.right.fill left.circle left.circle.fill right.circle right.circle.fill
      (
      """
    ),
    (
      "3.1",
      """
      square.3.layers.3d.down.left square.3.layers.3d.down.right
      (
      """
    ),
    (
      "4.0",
      """
      arrowshape.left arrowshape.left.fill arrowshape.right arrowshape.right.fill chevron.left.to.line
      chevron.right.to.line rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill
      (
      """
    ),
    (
      "5.0",
      """
      arrow.left.to.line.square arrow.left.to.line.square.fill arrow.right.to.line.square
      arrow.right.to.line.square.fill arrowshape.left.circle arrowshape.left.circle.fill arrowshape.right.circle
      arrowshape.right.circle.fill
      (
      """
    ),
    (
      "5.1",
      """
      chevron.compact.left chevron.compact.right
      (
      """
    ),
  ]
}
