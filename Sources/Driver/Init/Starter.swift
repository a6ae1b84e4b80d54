/// The files of a small product to begin with. It passes `tokens check`, and shows the forms that most products need.
struct Starter {
  let product: String

  var files: [NewFile] {
    [
      NewFile(path: "tokens.yaml", text: workspace), NewFile(path: "tokens/color.tokens.yaml", text: color),
      NewFile(path: "tokens/size.tokens.yaml", text: size), NewFile(path: "tokens/type.tokens.yaml", text: type),
      NewFile(path: "tokens/motion.tokens.yaml", text: motion), NewFile(path: "tokens/contrast.yaml", text: pairs),
    ]
  }

  private var workspace: String {
    """
    # What is checked and built: tokens check, tokens build.
    products:
      \(ProductName.yaml(product)):
        tokens: tokens
        contrast: tokens/contrast.yaml
        outputs: { swift: generated/swift }

    """
  }

  private let color = """
    # Colours by what they are for. A value in braces is another token's; mode gives the value in another context.
    palette:
      $type: color
      $description: The colours there are, to be used through the groups below
      paper: { $value: "#FBFAF7" }
      white: { $value: "#FFFFFF" }
      night: { $value: "#12161F" }
      dusk: { $value: "#1C2230" }
      ink: { $value: "#14213D" }
      slate: { $value: "#4A5568" }
      fog: { $value: "#B4BECE" }
      blue: { $value: "#1F5FBF" }
      sky: { $value: "#8ABAF7" }
    surface:
      $type: color
      base:
        $description: The ground of every screen
        $value: "{palette.paper}"
        $extensions: { mode: { dark: "{palette.night}" } }
      card:
        $description: What stands above the ground
        $value: "{palette.white}"
        $extensions: { mode: { dark: "{palette.dusk}" } }
    text:
      $type: color
      primary:
        $description: Text that must be read
        $value: "{palette.ink}"
        $extensions: { mode: { dark: "{palette.white}" } }
      secondary:
        $description: Text that helps
        $value: "{palette.slate}"
        $extensions: { mode: { dark: "{palette.fog}" } }
      on-accent:
        $description: Text on the accent colour
        $value: "{palette.white}"
        $extensions: { mode: { dark: "{palette.ink}" } }
    accent:
      $type: color
      fill:
        $description: The one action that matters most
        $value: "{palette.blue}"
        $extensions: { mode: { dark: "{palette.sky}" } }

    """

  private let size = """
    # Lengths. A number without a unit is px: a point on iOS, a dp on Android.
    spacing:
      $type: dimension
      small: { $value: 8 }
      medium: { $value: 16 }
      large: { $value: 24 }
    size:
      $type: dimension
      target: { $value: 44, $description: The least that a finger hits }

    """

  private let type = """
    # Text styles. textStyle names the system's style that it grows with.
    typography:
      $type: typography
      title:
        $value: { fontFamily: [SF Pro, Roboto], fontSize: 22, fontWeight: 700, letterSpacing: 0, lineHeight: 1.25 }
        $extensions: { tokens: { textStyle: title2 } }
      body:
        $value: { fontFamily: [SF Pro, Roboto], fontSize: 17, fontWeight: 400, letterSpacing: 0, lineHeight: 1.4 }
        $extensions: { tokens: { textStyle: body } }

    """

  private let motion = """
    # Movements, each with what replaces it when motion is reduced.
    motion:
      $type: motion
      appear:
        $description: A card comes up
        $value:
          effect: slide
          animates: [transform, opacity]
          curve: { duration: 320ms, bounce: 0.15 }
          reduced: { effect: cross-fade, duration: 120ms }

    """

  private let pairs = """
    # What must be legible on what, in every context.
    require: { default: AA }
    pairs:
      - { text: [text.primary, text.secondary], on: surface.* }
      - { text: text.on-accent, on: accent.fill }
      - { graphic: accent.fill, on: surface.* }
    complete: [text.*]

    """
}
