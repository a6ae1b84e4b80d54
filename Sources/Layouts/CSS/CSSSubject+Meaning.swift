extension CSSSubject {
  /// Whether a rule is for a part of what spins while one waits.
  func isSpinner(_ rule: Int) -> Bool {
    selectors.facts[rule].subjects.contains { DirectionalName.words(of: $0).contains("spinner") }
  }

  /// Whether an element lies in the corner from which a script moves it: `top: 0; left: 0` beside a transform.
  func isPlacedByScript(_ rule: Int) -> Bool {
    guard ["right", "bottom", "width"].allSatisfy({ sheet.declaration($0, in: rule) == nil }),
      ["top", "left"].allSatisfy({ sheet.declaration($0, in: rule).map { sheet.isZero($0.value) } ?? false })
    else { return false }
    let movement = sheet.declaration("will-change", in: rule).map { sheet.normalized($0.value) } ?? ""
    return sheet.declaration("transform", in: rule) != nil || movement.contains("transform")
  }
}

extension CSSSheet {
  /// Whether a value is still to be filled in, in the way of `printf`: `50%%`, `%dpx`.
  func isTemplate(_ value: Range<Int>) -> Bool {
    value.contains { token in
      guard tokens[token].kind == .delim, text(token) == "%" else { return false }
      // A remainder, `$i % 2`, stands between blanks.
      return !tokens[token].isSpaced || token + 1 < value.upperBound && !tokens[token + 1].isSpaced
    }
  }

  /// Whether a value is the part of an edge of the screen that nothing shall cover: `env(safe-area-inset-left)`, which
  /// is on the left in every language.
  func keepsClear(_ value: Range<Int>, of side: String) -> Bool {
    value.contains { tokens[$0].kind == .ident && text($0) == "safe-area-inset-\(side)" }
  }
}
