import Colors
import Testing

struct CSSColorTests {
  @Test(arguments: [
    ("#f0c", Color(red: 255, green: 0, blue: 204)),
    ("#F0Cd", Color(red: 255, green: 0, blue: 204, alpha: 0xDD)),
    ("#0B7dbb", Color(red: 11, green: 125, blue: 187)),
    ("#0B7dbb80", Color(red: 11, green: 125, blue: 187, alpha: 128)),
    (" \n#0B7dbb ", Color(red: 11, green: 125, blue: 187)),
    ("RebeccaPurple", Color(red: 0x66, green: 0x33, blue: 0x99)),
    ("lightgoldenrodyellow", Color(red: 250, green: 250, blue: 210)),
    ("transparent", Color(.srgb, 0, 0, 0, alpha: 0)),
    ("rgb(255, 0, 51)", Color(red: 255, green: 0, blue: 51)),
    ("rgba(255,0,51,.5)", Color(.srgb, 1, 0, 0.2, alpha: 0.5)),
    ("rgba(100%,0%,20%,50%)", Color(.srgb, 1, 0, 0.2, alpha: 0.5)),
    ("rgb(255 0 51 / 25%)", Color(.srgb, 1, 0, 0.2, alpha: 0.25)),
    ("rgba(255 0% 51)", Color(.srgb, 1, 0, 0.2)),
    ("rgb(none 0 51 / none)", Color(.srgb, nil, 0, 0.2, alpha: 0)),
    ("rgb(300 -5 127.5 / 2)", Color(.srgb, 1, 0, 0.5)),
    ("RGB(1e2%/**/0\t+51.0/* a */)", Color(.srgb, 1, 0, 0.2)),
    ("hsl(210, 60%, 40%)", Color(.hsl, 210, 60, 40)),
    ("hsla(210deg 60 40% / .5)", Color(.hsl, 210, 60, 40, alpha: 0.5)),
    ("hsl(-90 -10% 120%)", Color(.hsl, 270, 0, 120)),
    ("hsl(0.5turn none 40%)", Color(.hsl, 180, nil, 40)),
    ("hsl(360 60% 40%)", Color(.hsl, 0, 60, 40)),
    ("hwb(200grad 20% 30%)", Color(.hwb, 180, 20, 30)),
    ("hwb(12 50 0 / 0.25)", Color(.hwb, 12, 50, 0, alpha: 0.25)),
    ("lab(50% 50% -50%)", Color(.lab, 50, 62.5, -62.5)),
    ("lab(150 40 -200)", Color(.lab, 100, 40, -200)),
    ("lch(50 50% 3.141592653589793rad)", Color(.lch, 50, 75, 180)),
    ("lch(-1 -20 20)", Color(.lch, 0, 0, 20)),
    ("oklab(40% 100% -25%)", Color(.oklab, 0.4, 0.4, -0.1)),
    ("oklch(50% 50% 20 / 50%)", Color(.oklch, 0.5, 0.2, 20, alpha: 0.5)),
    ("oklch(1.5 0.1 none)", Color(.oklch, 1, 0.1, nil)),
    ("color(srgb 1.1 -0.1 50%)", Color(.srgb, 1.1, -0.1, 0.5)),
    ("color(srgb-linear 0 .5 1)", Color(.srgbLinear, 0, 0.5, 1)),
    ("color(display-p3 1 none 0 / 0.5)", Color(.displayP3, 1, nil, 0, alpha: 0.5)),
    ("color(A98-RGB 0 0 1)", Color(.a98RGB, 0, 0, 1)),
    ("color(prophoto-rgb 0 0 1)", Color(.prophotoRGB, 0, 0, 1)),
    ("color(rec2020 0 0 1)", Color(.rec2020, 0, 0, 1)),
    ("color(xyz 0.1 0.2 0.3)", Color(.xyzD65, 0.1, 0.2, 0.3)),
    ("color(xyz-d65 10% 20% 30%)", Color(.xyzD65, 0.1, 0.2, 0.3)),
    ("color(xyz-d50 0.1 0.2 0.3)", Color(.xyzD50, 0.1, 0.2, 0.3)),
  ])
  func reads(_ css: String, as expected: Color) throws {
    #expect(try Color(css: css) == expected)
  }

  @Test func linearDisplayP3IsEncoded() throws {
    let color = try Color(css: "color(display-p3-linear 0.5 none 1)")
    #expect(color.space == .displayP3 && color.c1 == nil)
    #expect(abs((color.c0 ?? 0) - 0.7353569830524495) < 1e-12)
  }

  /// `mark` is what the error's range covers.
  @Test(arguments: [
    ("", "", "an empty text is no colour"),
    ("#12345", "#12345", "`#12345` has five digits; a hex colour has 3, 4, 6 or 8"),
    ("#", "#", "`#` has no digits; a hex colour has 3, 4, 6 or 8"),
    ("#gg0000", "g", "`g` in `#gg0000` is no hexadecimal digit"),
    ("#fffé", "é", "`é` in `#fffé` is no hexadecimal digit"),
    ("ff0000", "ff0000", "`ff0000` is no CSS colour name; a hex colour begins with `#`"),
    ("gren", "gren", "`gren` is no CSS colour name; did you mean `green`?"),
    ("brand", "brand", "`brand` is no CSS colour name"),
    ("12px", "12px", "`12px` is no colour; write `#rrggbb`, a CSS colour name, or a function such as `oklch(…)`"),
    ("?", "?", "`?` is no colour; write `#rrggbb`, a CSS colour name, or a function such as `oklch(…)`"),
    ("red blue", " blue", "the colour ends before `blue`; nothing may follow it"),
    ("rgba(1, 2)", "rgba(1, 2)", "`rgba` needs three channels and may have an alpha; this has two"),
    ("rgb()", "rgb()", "`rgb` needs three channels and may have an alpha; this has none"),
    ("rgb(1 2 3", "rgb(1 2 3", "`rgb(` is not closed: a `)` is missing at the end"),
    ("rgb(1 2 3 4)", "4", "`4` is one value too many; an alpha follows a slash"),
    ("rgb(1, 2 3)", "3", "commas stand between all values of `rgb` or between none"),
    ("rgb(1, 2, 3 / 4)", "4", "commas stand between all values of `rgb` or between none"),
    ("rgb(1 / 2 3)", "2", "only the alpha stands after a slash, and three channels go before it"),
    ("rgb(1,,2)", ",", "a channel is missing beside this comma"),
    ("rgb(1 2 3 /)", "/", "an alpha must follow the slash, and three channels go before it"),
    ("rgb(10%, 2, 3)", "2", "with commas, `rgb` takes three numbers or three percentages, not some of each"),
    ("rgb(none, 2, 3)", "none", "`none` needs the syntax without commas"),
    ("hsl(10, 2, 3)", "2", "with commas, `hsl` takes its second and third value as percentages: `2%`"),
    ("hsl(50% 1 1)", "50%", "the hue is an angle such as `210` or `0.6turn`, not `50%`"),
    ("rgb(1deg 1 1)", "1deg", "the red is a number or a percentage, not an angle like `1deg`"),
    ("rgb(1px 1 1)", "1px", "`px` is no unit of a colour: `%`, `deg`, `grad`, `rad` and `turn` are"),
    ("rgb(1. 1 1)", ".", "`.` is no channel of a colour; write a number, a percentage or `none`"),
    ("hwb(200, 20%, 30%)", "20%", "`hwb` takes its channels without commas, with blanks between them"),
    ("rgb(1e400 0 0)", "1e400", "`1e400` is too large"),
    ("rgb(calc(1) 2 3)", "calc", "`calc()` is not computed here; write the number that it comes to"),
    ("rgbb(1 2 3)", "rgbb", "`rgbb()` is no CSS colour function; did you mean `rgb()`?"),
    ("color(1 2 3)", "1", "`1` is no colour space of `color()`"),
    ("color()", "color", "`color()` needs the name of a colour space first, such as `display-p3`"),
    (
      "color(display-p4 1 2 3)", "display-p4",
      "`display-p4` is no colour space of `color()`; did you mean `display-p3`?"
    ),
    ("color(oklch 1 1 1)", "oklch", "`oklch` is a function of its own: write `oklch(…)`"),
    ("color(--cmyk 1 1 1)", "--cmyk", "`--cmyk` is a colour profile that only a style sheet knows"),
    (
      "rgb(from red r g b)", "from",
      "a relative colour (`from …`) is only known where it is used; a token needs a fixed colour"
    ),
    (
      "color(from red srgb r g b)", "from",
      "a relative colour (`from …`) is only known where it is used; a token needs a fixed colour"
    ),
    (
      "currentColor", "currentColor",
      "`currentColor` is the text colour of wherever it is used; a token needs a fixed colour"
    ),
    ("CanvasText", "CanvasText", "`CanvasText` is a colour of the reader's system; a token needs a fixed colour"),
    (
      "color-mix(in srgb, red, blue)", "color-mix",
      "`color-mix()` is only computed where it is used; a token needs a fixed colour"
    ),
    ("var(--x)", "var", "`var()` is only known in a browser; refer to a token as `{path.of.token}`"),
  ])
  func refuses(_ css: String, mark: String, message: String) {
    let error = #expect(throws: ColorSyntaxError.self) { try Color(css: css) }
    #expect(error?.message == message)
    let marked = error.map { String(decoding: Array(css.utf8)[$0.range], as: UTF8.self) }
    #expect(marked == mark)
  }

  /// Cut anywhere and with any byte changed, a colour is read or refused, never a crash.
  @Test func damagedTextIsHarmless() {
    var generator = SeededGenerator(seed: 5)
    let texts = [
      "oklch(50% 0.2 120deg / 0.5)", "color(display-p3 1 none -.5e-3)", "hsla(210, 60%, 40%, .5)", "#0b7dbb",
    ]
    for text in texts {
      for _ in 0..<500 {
        var bytes = Array(text.utf8.prefix(.random(in: 0...text.utf8.count, using: &generator)))
        if let index = bytes.indices.randomElement(using: &generator) {
          bytes[index] = .random(in: 0...255, using: &generator)
        }
        let damaged = String(decoding: bytes, as: UTF8.self)
        do {
          #expect(try Color(css: damaged).alpha <= 1)
        } catch {
          #expect(error.range.upperBound <= damaged.utf8.count && !error.message.isEmpty)
        }
      }
    }
  }
}
