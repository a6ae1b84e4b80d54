import Colors
import Testing

/// Random stacks: the bound is never above what is found on them, and what is said to give it does.
struct BoundPropertyTests {
  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func neverAboveTheLeast(isTextTranslucent: Bool, isTextWide: Bool) throws {
    var generator = SeededGenerator(seed: (isTextTranslucent ? 2 : 1) + (isTextWide ? 2 : 0))
    for index in 0..<(isTextTranslucent ? 300 : 1800) / (isTextWide ? 3 : 1) {
      let stack = RandomStack(
        using: &generator, isTextTranslucent: isTextTranslucent, isTextWide: isTextWide)
      let worst = try #require(WorstCase(of: stack.text, over: stack.layers))
      let sampled = (0..<8).reduce(Double.infinity) { least, _ in min(least, stack.sample(using: &generator)) }
      let reported = RandomStack.ratio(stack.text, over: worst.surface.encoded(on: worst.screen), on: worst.screen)
      // 1e-12 for rounding in another order.
      guard worst.ratio <= min(sampled, reported) * (1 + 1e-12) else {
        Issue.record("stack \(index): \(worst.ratio) is above \(sampled) or \(reported)")
        continue
      }
      // Blends of sRGB are curved on a wide screen.
      if worst.occurs != .blend && reported > worst.ratio * (worst.screen == .srgb ? 1 + 1e-6 : 1 + 2e-4) {
        Issue.record("stack \(index): \(worst.occurs) gives \(reported), not \(worst.ratio)")
      }
      if let along = worst.alongGradient, along <= worst.ratio { Issue.record("stack \(index): \(along) along it") }
    }
  }
}
