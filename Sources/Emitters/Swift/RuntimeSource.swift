// Made of Sources/DesignTokens by RuntimeSourceTests. Do not edit.
// swift-format-ignore-file

/// The runtime library as two files, for `--standalone`.
package enum RuntimeSource {
  package static let tokens = ###"""
// MARK: ColorTable.swift

/// All colours of a product, packed in one text, which compiles in no time and costs nothing until it is read.
///
/// A line is a token: the modifiers that change it (a hexadecimal bit mask, bit 0 the first), a colour for each
/// combination of their contexts (the last fastest), and its path.
/// A colour is `0B1F3A`, `0B1F3A80`, `0B1F3A/0.5`, `srgb:0.1,0.2,0.3` or `p3:1,0.5,0/0.5`.
public final class ColorTable: Sendable {
  private let modifiers: [TokenModifier]
  private let text: StaticString
  /// Where each line begins, and at last where the text ends.
  private let starts: [Int32]

  public init(_ modifiers: [TokenModifier], _ text: StaticString) {
    self.modifiers = modifiers
    self.text = text
    starts = text.withUTF8Buffer { bytes in
      var starts: [Int32] = [0]
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(Int32(truncatingIfNeeded: offset + 1))
      }
      starts.append(Int32(truncatingIfNeeded: bytes.count + 1))
      return starts
    }
  }

  /// Every token with its path, in the order of the files.
  public var all: [NamedToken<ColorToken>] {
    (0..<rows.count).map { NamedToken(name(of: $0), ColorToken(self, $0)) }
  }

  private var rows: Range<Int> { 0..<(text.utf8CodeUnitCount == 0 ? 0 : starts.count - 1) }

  func name(of row: Int) -> String {
    withFields(of: row) { fields in
      for _ in 0..<fields.axes.reduce(1, { $0 * $1.contexts.count }) { _ = fields.next() }
      return String(decoding: fields.rest, as: UTF8.self)
    } ?? ""
  }

  func axes(of row: Int) -> [TokenModifier] {
    withFields(of: row) { $0.axes } ?? []
  }

  func color(of row: Int, in context: TokenContext) -> RGBA {
    withFields(of: row) { fields in
      for _ in 0..<fields.axes.position(in: context) { _ = fields.next() }
      return fields.next().map { RGBA(packed: $0) }
    }?.flatMap { $0 } ?? .clear
  }

  private func withFields<Result>(of row: Int, _ body: (inout Fields) -> Result) -> Result? {
    guard rows.contains(row) else { return nil }
    return text.withUTF8Buffer { bytes in
      let line = UnsafeBufferPointer(rebasing: bytes[Int(starts[row])..<Int(starts[row + 1]) - 1])
      var fields = Fields(rest: line[...])
      let mask = fields.next().flatMap { Int(String(decoding: $0, as: UTF8.self), radix: 16) } ?? 0
      fields.axes = modifiers.indices.filter { mask >> $0 & 1 == 1 }.map { modifiers[$0] }
      return body(&fields)
    }
  }

  /// A line, read from left to right.
  private struct Fields {
    var rest: Slice<UnsafeBufferPointer<UInt8>>
    var axes: [TokenModifier] = []

    mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
      guard let end = rest.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
  }
}

extension RGBA {
  /// One colour of a table; a text that is none is clear.
  fileprivate init(packed: Slice<UnsafeBufferPointer<UInt8>>) {
    let slash = packed.firstIndex(of: UInt8(ascii: "/"))
    let body = packed[..<(slash ?? packed.endIndex)]
    let alpha = slash.flatMap { Double(String(decoding: packed[($0 + 1)...], as: UTF8.self)) } ?? 1
    guard let colon = body.firstIndex(of: UInt8(ascii: ":")) else {
      self.init(digits: body, alpha: alpha)
      return
    }
    let numbers = String(decoding: body[(colon + 1)...], as: UTF8.self).split(separator: ",").map { Double($0) ?? 0 }
    let space: Space = body.first == UInt8(ascii: "p") ? .displayP3 : .sRGB
    guard numbers.count == 3 else {
      self = .clear
      return
    }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha, space: space)
  }

  private init(digits: Slice<UnsafeBufferPointer<UInt8>>, alpha: Double) {
    var value: UInt64 = 0
    for byte in digits { value = value << 4 | UInt64(byte > 0x39 ? byte - 0x37 : byte - 0x30) }
    if digits.count == 8 {
      self.init(UInt32(truncatingIfNeeded: value >> 8), alpha: Double(value & 0xFF) / 255)
    } else {
      self.init(UInt32(truncatingIfNeeded: value), alpha: alpha)
    }
  }
}

// MARK: ColorToken.swift

/// A colour by its role: a row of its product's table. It is a SwiftUI `ShapeStyle`, and has a dynamic `uiColor`.
public struct ColorToken: Sendable {
  private let table: ColorTable
  private let row: Int

  /// A row of a table, from 0.
  public init(_ table: ColorTable, _ row: Int) {
    self.table = table
    self.row = row
  }

  /// The colour to show in a context.
  public func rgba(in context: TokenContext = TokenContext()) -> RGBA {
    table.color(of: row, in: context)
  }

  /// The token's path in the token files: "text.primary".
  public var name: String { table.name(of: row) }

  /// Every context in which the token may differ, with its colour there.
  public var variants: [(context: TokenContext, value: RGBA)] {
    modifiers.combinations.map { ($0, rgba(in: $0)) }
  }

  private var modifiers: [TokenModifier] { table.axes(of: row) }
}

/// Two colour tokens are equal when they show the same colour in every context, whatever their names.
extension ColorToken: Hashable {
  public static func == (a: ColorToken, b: ColorToken) -> Bool {
    if a.table === b.table, a.row == b.row { return true }
    return a.modifiers == b.modifiers && a.variants.elementsEqual(b.variants) { $0.value == $1.value }
  }

  public func hash(into hasher: inout Hasher) {
    for variant in variants { hasher.combine(variant.value) }
  }
}

// MARK: Length.swift

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// A length that is not the same number everywhere: in points, or in multiples of the reader's text size.
public enum Length: TokenValue {
  case points(Points)
  /// A multiple of the default text size: 16 points at the default setting, and growing with the reader's choice.
  case rem(Points)

  public func resolved(in context: TokenContext) -> Points {
    switch self {
    case .points(let points): points
    case .rem(let multiple): multiple * 16 * Points(context.textScale ?? 1)
    }
  }
}

// MARK: Movement.swift

/// What the hand feels.
public struct HapticValue: TokenValue {
  public enum Feedback: String, CaseIterable, Hashable, Sendable {
    case success, warning, error, selection
    case impactSoft, impactLight, impactMedium, impactHeavy, impactRigid
    /// Said on purpose: this moment has no haptic.
    case none
  }

  /// What becomes of it when motion is reduced.
  public enum Reduced: String, CaseIterable, Hashable, Sendable {
    case keep, soften, none
  }

  public var feedback: Feedback
  /// 0–1.
  public var intensity: Double
  public var reduced: Reduced

  public init(_ feedback: Feedback, intensity: Double = 1, reduced: Reduced = .keep) {
    self.feedback = feedback
    self.intensity = intensity
    self.reduced = reduced
  }

  /// Outcomes stay, impacts soften to a soft one of half the intensity, and what says `none` is silent.
  public func resolved(in context: TokenContext) -> HapticValue {
    guard context.motion == .reduced else { return self }
    switch reduced {
    case .keep: return self
    case .soften: return HapticValue(isImpact ? .impactSoft : feedback, intensity: intensity / 2, reduced: .keep)
    case .none: return HapticValue(.none)
    }
  }

  private var isImpact: Bool {
    switch feedback {
    case .impactSoft, .impactLight, .impactMedium, .impactHeavy, .impactRigid: true
    case .success, .warning, .error, .selection, .none: false
    }
  }
}

/// A movement: its effect, its curve, how often, and what replaces it when motion is reduced.
public struct MotionValue: TokenValue {
  public enum Effect: String, CaseIterable, Hashable, Sendable {
    case cut, fade, crossFade, scale, slide, move, morph, collapse, expand, sharedElement, breathe, roll, follow
    case settle, color
  }

  public enum Property: String, CaseIterable, Hashable, Sendable {
    case transform, opacity, color, layout, size, blur, shadow, stroke
  }

  public enum Curve: Hashable, Sendable {
    case spring(SpringValue)
    case eased(TransitionValue)
  }

  public enum Repetition: Hashable, Sendable {
    case once
    case times(Int)
    /// Until the state ends; stops when motion is reduced.
    case forever
  }

  /// What takes the movement's place.
  public struct Reduced: Hashable, Sendable {
    public var effect: Effect
    /// Zero for a cut.
    public var duration: Seconds

    public init(_ effect: Effect, duration: Seconds = 0) {
      self.effect = effect
      self.duration = duration
    }
  }

  public var effect: Effect
  public var animates: [Property]
  /// nil for a cut, and for what follows the finger.
  public var curve: Curve?
  public var repetition: Repetition
  /// Fractions of the whole at which it snaps (0.05: every 5 %).
  public var step: Double?
  /// Named resting places of a sheet, in order.
  public var detents: [String]
  /// The scale that it goes to.
  public var scale: Double?
  public var reduced: Reduced
  /// nil: the token file does not say.
  public var haptic: HapticValue?
  /// Whether it already stands in for a movement.
  public private(set) var isReduced = false

  public init(
    _ effect: Effect, animates: [Property], curve: Curve? = nil, repetition: Repetition = .once, step: Double? = nil,
    detents: [String] = [], scale: Double? = nil, reduced: Reduced = Reduced(.cut), haptic: HapticValue? = nil
  ) {
    self.effect = effect
    self.animates = animates
    self.curve = curve
    self.repetition = repetition
    self.step = step
    self.detents = detents
    self.scale = scale
    self.reduced = reduced
    self.haptic = haptic
  }

  /// When motion is reduced: another effect, not only another curve. Nothing moves, and loops stop; steps and
  /// detents stay, for they say where things rest.
  public func resolved(in context: TokenContext) -> MotionValue {
    guard context.motion == .reduced else { return self }
    var still = self
    still.effect = reduced.effect
    still.animates = reduced.effect == .cut ? [] : [.opacity]
    still.curve =
      reduced.effect == .cut || reduced.duration == 0
      ? nil : .eased(TransitionValue(duration: reduced.duration, timing: .linear))
    still.repetition = .once
    still.scale = nil
    still.haptic = haptic?.resolved(in: context)
    still.isReduced = true
    return still
  }
}

// MARK: RGBA.swift

/// A colour as numbers: encoded (gamma) components, not premultiplied.
///
/// Components of `sRGB` may lie outside 0…1: that is extended sRGB, which holds every colour of every space. A colour
/// that its author wrote in Display P3 stays in Display P3.
public struct RGBA: Hashable, Sendable {
  public enum Space: String, Hashable, Sendable {
    case sRGB
    case displayP3
  }

  public var space: Space
  public var red: Double
  public var green: Double
  public var blue: Double
  /// 0 (clear) to 1 (opaque).
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// sRGB from `0xRRGGBB`; every channel is exactly its byte over 255.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  public static let clear = RGBA(0, alpha: 0)

  public var isOpaque: Bool { alpha >= 1 }

  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor, space: space)
  }
}

extension RGBA: CustomStringConvertible {
  /// As CSS writes it: `#0B1F3A` where eight bits hold it, else `color(display-p3 1 0.5 0 / 0.5)`.
  public var description: String {
    if let hex { return hex }
    let name = space == .sRGB ? "srgb" : "display-p3"
    let ending = alpha == 1 ? ")" : " / \(alpha))"
    return "color(\(name) \(red) \(green) \(blue)\(ending)"
  }

  /// `#RRGGBB` or `#RRGGBBAA`; nil where eight bits of sRGB do not hold the colour exactly.
  public var hex: String? {
    guard space == .sRGB else { return nil }
    var text = "#"
    for channel in isOpaque ? [red, green, blue] : [red, green, blue, alpha] {
      let byte = channel * 255
      guard byte >= 0, byte <= 255, (byte - byte.rounded()).magnitude < 1e-9 else { return nil }
      let digits = String(Int(byte.rounded()), radix: 16, uppercase: true)
      text += digits.utf8.count == 1 ? "0" + digits : digits
    }
    return text
  }
}

// MARK: Script.swift

extension TokenContext {
  /// The writing system of the text that is shown; its names are those of the `script` modifier's contexts.
  public struct Script: ContextChoice {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let modifier = "script"
    public static let latin = Script(rawValue: "latin")
    public static let arabic = Script(rawValue: "arabic")
  }
}

extension TokenContext.Script {
  /// The script that a language is written in, from a BCP 47 tag or a locale identifier ("ar", "az-Arab",
  /// "sr_Cyrl_RS"); Latin for a language that is not listed.
  public init(language tag: String) {
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let written = subtags.dropFirst().first { $0.utf8.count == 4 && Self.byCode[$0] != nil }
    let name = written.flatMap { Self.byCode[$0] } ?? subtags.first.flatMap { Self.byLanguage[$0] }
    self.init(rawValue: name ?? "latin")
  }

  /// ISO 15924 codes.
  private static let byCode: [String: String] = [
    "arab": "arabic", "aran": "arabic", "armn": "armenian", "beng": "bengali", "cyrl": "cyrillic",
    "deva": "devanagari", "ethi": "ethiopic", "geor": "georgian", "grek": "greek", "gujr": "gujarati",
    "guru": "gurmukhi", "hang": "korean", "hans": "chinese", "hant": "chinese", "hani": "chinese",
    "hebr": "hebrew", "hira": "japanese", "jpan": "japanese", "kana": "japanese", "khmr": "khmer",
    "knda": "kannada", "kore": "korean", "laoo": "lao", "latn": "latin", "mlym": "malayalam", "mymr": "myanmar",
    "sinh": "sinhala", "taml": "tamil", "telu": "telugu", "thaa": "thaana", "thai": "thai", "tibt": "tibetan",
  ]

  /// Languages whose usual script is not Latin (CLDR likely subtags).
  private static let byLanguage: [String: String] = [
    "am": "ethiopic", "ar": "arabic", "be": "cyrillic", "bg": "cyrillic", "bn": "bengali", "bo": "tibetan",
    "ckb": "arabic", "dv": "thaana", "el": "greek", "fa": "arabic", "gu": "gujarati", "he": "hebrew",
    "hi": "devanagari", "hy": "armenian", "iw": "hebrew", "ja": "japanese", "ka": "georgian", "kk": "cyrillic",
    "km": "khmer", "kn": "kannada", "ko": "korean", "ks": "arabic", "ky": "cyrillic", "lo": "lao", "mk": "cyrillic",
    "ml": "malayalam", "mn": "cyrillic", "mr": "devanagari", "my": "myanmar", "ne": "devanagari", "pa": "gurmukhi",
    "ps": "arabic", "ru": "cyrillic", "sd": "arabic", "si": "sinhala", "sr": "cyrillic", "ta": "tamil",
    "te": "telugu", "tg": "cyrillic", "th": "thai", "ti": "ethiopic", "ug": "arabic", "uk": "cyrillic",
    "ur": "arabic", "yi": "hebrew", "yue": "chinese", "zh": "chinese",
  ]
}

// MARK: Surfaces.swift

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// Shadows of one surface, front to back (CSS `box-shadow`).
public struct ShadowValue: TokenValue, ExpressibleByArrayLiteral {
  public struct Layer: Hashable, Sendable {
    public var color: RGBA
    public var x: Points
    public var y: Points
    /// As CSS and design tools mean it: twice the standard deviation.
    public var blur: Points
    public var spread: Points
    public var inset: Bool

    public init(
      color: RGBA, x: Points = 0, y: Points = 0, blur: Points = 0, spread: Points = 0, inset: Bool = false
    ) {
      self.color = color
      self.x = x
      self.y = y
      self.blur = blur
      self.spread = spread
      self.inset = inset
    }
  }

  public var layers: [Layer]

  public init(_ layers: [Layer]) {
    self.layers = layers
  }

  public init(arrayLiteral elements: Layer...) {
    self.init(elements)
  }
}

/// How a line is drawn.
public enum StrokeValue: TokenValue {
  public enum Cap: String, Hashable, Sendable {
    case round, butt, square
  }

  case solid, dashed, dotted, double, groove, ridge, outset, inset
  /// Lengths of dash and gap in turn.
  case dashes([Points], Cap)
}

/// A line around a shape.
public struct BorderValue: TokenValue {
  public var color: RGBA
  public var width: Points
  public var style: StrokeValue

  public init(color: RGBA, width: Points, style: StrokeValue = .solid) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// Colours along a line; what kind of gradient it is belongs to the place that uses it.
public struct GradientValue: TokenValue, ExpressibleByArrayLiteral {
  public struct Stop: Hashable, Sendable {
    public var color: RGBA
    /// 0–1.
    public var position: Double

    public init(_ color: RGBA, at position: Double) {
      self.color = color
      self.position = position
    }
  }

  public var stops: [Stop]

  public init(_ stops: [Stop]) {
    self.stops = stops
  }

  public init(arrayLiteral elements: Stop...) {
    self.init(elements)
  }
}

/// How a surface stands above another.
public struct ElevationValue: TokenValue {
  public struct Hairline: Hashable, Sendable {
    public var color: RGBA
    public var width: Points

    public init(color: RGBA, width: Points) {
      self.color = color
      self.width = width
    }
  }

  public var shadow: ShadowValue
  /// Radius of the blur of what lies behind; nil: the surface is no glass.
  public var blur: Points?
  public var hairline: Hairline?
  /// What dims the content behind a sheet.
  public var scrim: RGBA?
  /// The opaque surface in place of glass, where transparency is reduced or blur is not to be had.
  public var fallback: RGBA?
  /// The colour to fill with; set where `fallback` stands in for glass.
  public private(set) var fill: RGBA?

  public init(
    shadow: ShadowValue = [], blur: Points? = nil, hairline: Hairline? = nil, scrim: RGBA? = nil,
    fallback: RGBA? = nil
  ) {
    self.shadow = shadow
    self.blur = blur
    self.hairline = hairline
    self.scrim = scrim
    self.fallback = fallback
  }

  /// Without blur, and solid, when transparency is reduced.
  public func resolved(in context: TokenContext) -> ElevationValue {
    guard context.transparency == .reduced else { return self }
    var solid = self
    solid.blur = nil
    solid.fill = fallback
    return solid
  }
}

/// An icon's name in each platform's set.
public struct IconValue: TokenValue {
  /// An SF Symbol.
  public var ios: String?
  /// A Material Symbol.
  public var android: String?
  public var web: String?
  /// Whether it turns around in a right-to-left layout.
  public var mirrors: Bool

  public init(ios: String? = nil, android: String? = nil, web: String? = nil, mirrors: Bool = false) {
    self.ios = ios
    self.android = android
    self.web = web
    self.mirrors = mirrors
  }
}

// MARK: Border+SwiftUI.swift

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// A border token around a shape, inside its edge.
    public func border<S: InsettableShape>(_ token: BorderToken, in shape: S) -> some View {
      modifier(BorderModifier(token: token, shape: shape))
    }

    public func border(_ token: BorderToken) -> some View {
      border(token, in: Rectangle())
    }
  }

  private struct BorderModifier<S: InsettableShape>: ViewModifier {
    let token: BorderToken
    let shape: S
    private var reader = TokenContextReader()

    init(token: BorderToken, shape: S) {
      self.token = token
      self.shape = shape
    }

    func body(content: Content) -> some View {
      let border = token.value(in: reader.context)
      return content.overlay {
        shape.strokeBorder(Color(border.color), style: border.style.strokeStyle(width: border.width))
          .allowsHitTesting(false)
      }
    }
  }

  extension StrokeValue {
    /// SwiftUI draws solid lines and dashes; what it can't draw (double, groove, …) is solid, as DTCG allows.
    public func strokeStyle(width: Points) -> StrokeStyle {
      switch self {
      case .dashed: StrokeStyle(lineWidth: width, dash: [width * 3, width * 3])
      case .dotted: StrokeStyle(lineWidth: width, lineCap: .round, dash: [0, width * 2])
      case .dashes(let lengths, let cap): StrokeStyle(lineWidth: width, lineCap: cap.lineCap, dash: lengths)
      case .solid, .double, .groove, .ridge, .outset, .inset: StrokeStyle(lineWidth: width)
      }
    }
  }

  extension StrokeValue.Cap {
    fileprivate var lineCap: CGLineCap {
      switch self {
      case .round: .round
      case .butt: .butt
      case .square: .square
      }
    }
  }
#endif

// MARK: ColorToken+SwiftUI.swift

#if canImport(SwiftUI)
  public import SwiftUI

  extension Color {
    /// In the space that it was written in; extended sRGB reaches beyond sRGB.
    public init(_ rgba: RGBA) {
      self.init(
        rgba.space == .displayP3 ? .displayP3 : .sRGB, red: rgba.red, green: rgba.green, blue: rgba.blue,
        opacity: rgba.alpha)
    }
  }

  /// `.foregroundStyle(.vocelune.text.primary)`: theme, contrast and transparency come from the environment.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ColorToken: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      let rgba = rgba(in: TokenContext(environment))
      return Color.Resolved(
        colorSpace: rgba.space == .displayP3 ? .displayP3 : .sRGB, red: Float(rgba.red), green: Float(rgba.green),
        blue: Float(rgba.blue), opacity: Float(rgba.alpha))
    }
  }

  extension View {
    /// Below iOS 17, where a colour token can't be a shape style: the same in looks and in spelling.
    @available(iOS, introduced: 15, obsoleted: 17)
    @available(macOS, introduced: 12, obsoleted: 14)
    @available(tvOS, introduced: 15, obsoleted: 17)
    @available(watchOS, introduced: 8, obsoleted: 10)
    @available(visionOS, unavailable)
    public func foregroundStyle(_ token: ColorToken) -> some View {
      modifier(ColorTokenModifier(token: token, isBackground: false))
    }

    /// Below iOS 17, where a colour token can't be a shape style: the same in looks and in spelling.
    @available(iOS, introduced: 15, obsoleted: 17)
    @available(macOS, introduced: 12, obsoleted: 14)
    @available(tvOS, introduced: 15, obsoleted: 17)
    @available(watchOS, introduced: 8, obsoleted: 10)
    @available(visionOS, unavailable)
    public func background(_ token: ColorToken) -> some View {
      modifier(ColorTokenModifier(token: token, isBackground: true))
    }
  }

  private struct ColorTokenModifier: ViewModifier {
    let token: ColorToken
    let isBackground: Bool
    private var reader = TokenContextReader()

    init(token: ColorToken, isBackground: Bool) {
      self.token = token
      self.isBackground = isBackground
    }

    @ViewBuilder func body(content: Content) -> some View {
      let color = Color(token.rgba(in: reader.context))
      if isBackground {
        content.background(color)
      } else {
        content.foregroundStyle(color)
      }
    }
  }

  extension GradientValue {
    /// For `LinearGradient(gradient:startPoint:endPoint:)` and the like.
    public var gradient: Gradient {
      Gradient(stops: stops.map { Gradient.Stop(color: Color($0.color), location: CGFloat($0.position)) })
    }
  }
#endif

// MARK: Elevation+SwiftUI.swift

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Shadow, hairline and glass of an elevation, or its solid surface where transparency is reduced.
    public func elevation(_ token: ElevationToken) -> some View {
      elevation(token, in: Rectangle())
    }

    /// The same on a surface of another shape.
    public func elevation<S: InsettableShape>(_ token: ElevationToken, in shape: S) -> some View {
      modifier(ElevationModifier(token: token, shape: shape))
    }

    /// Dims this view with an elevation's scrim while a sheet stands over it.
    public func scrim(_ token: ElevationToken, isPresented: Bool) -> some View {
      modifier(ScrimModifier(token: token, isPresented: isPresented))
    }
  }

  /// Everything stands behind or before the content, never around it: when theme or settings change, the content keeps
  /// its identity and its state.
  private struct ElevationModifier<S: InsettableShape>: ViewModifier {
    let token: ElevationToken
    let shape: S
    private var reader = TokenContextReader()

    init(token: ElevationToken, shape: S) {
      self.token = token
      self.shape = shape
    }

    func body(content: Content) -> some View {
      let elevation = token.value(in: reader.context)
      return
        content
        .background { surface(elevation) }
        .background { shadows(elevation.shadow.layers) }
        .overlay { hairline(elevation.hairline) }
    }

    @ViewBuilder private func surface(_ elevation: ElevationValue) -> some View {
      if let fill = elevation.fill {
        shape.fill(Color(fill))
      } else if let blur = elevation.blur {
        if #available(iOS 15, macOS 12, tvOS 15, watchOS 10, *) {
          // Materials have no radius to set: the nearest of the system's.
          shape.fill(blur < 16 ? Material.ultraThin : blur < 32 ? Material.thin : Material.regular)
        } else {
          shape.fill(Color(elevation.fallback ?? .clear))
        }
      }
    }

    /// As CSS draws them: outside the surface only, so that glass is not darkened by its own shadow.
    private func shadows(_ layers: [ShadowValue.Layer]) -> some View {
      ZStack {
        ForEach(layers.indices.reversed(), id: \.self) { index in
          let layer = layers[index]
          shape.inset(by: -layer.spread)
            .fill(Color.black)
            .shadow(color: Color(layer.color), radius: layer.blur / 2, x: layer.x, y: layer.y)
        }
        shape.fill(Color.black).blendMode(.destinationOut)
      }
      .compositingGroup()
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }

    @ViewBuilder private func hairline(_ hairline: ElevationValue.Hairline?) -> some View {
      if let hairline {
        shape.strokeBorder(Color(hairline.color), lineWidth: hairline.width).allowsHitTesting(false)
      }
    }
  }

  private struct ScrimModifier: ViewModifier {
    let token: ElevationToken
    let isPresented: Bool
    private var reader = TokenContextReader()

    init(token: ElevationToken, isPresented: Bool) {
      self.token = token
      self.isPresented = isPresented
    }

    func body(content: Content) -> some View {
      let color = token.value(in: reader.context).scrim ?? .clear
      return content.overlay {
        Color(color).opacity(isPresented ? 1 : 0).ignoresSafeArea().allowsHitTesting(false)
      }
    }
  }
#endif

// MARK: FontFamily+SwiftUI.swift

#if canImport(SwiftUI)
  #if canImport(UIKit)
    internal import UIKit
  #endif

  extension FontFamily {
    /// The first family that is no name of the system's font and that the app has; nil: the system's font.
    var installedName: String? {
      for name in names {
        if Self.systemNames.contains(name.lowercased()) { return nil }
        if Self.isInstalled(name) { return name }
      }
      return nil
    }

    private static let systemNames: Set<String> = [
      "sf pro", "sf pro text", "sf pro display", "sf pro rounded", "system-ui", "-apple-system", "ui-sans-serif",
      "ui-rounded", "ui-serif", "ui-monospace", "sans-serif", "serif", "monospace", "new york", "sf mono",
    ]

    private static func isInstalled(_ name: String) -> Bool {
      #if canImport(UIKit)
        !UIFont.fontNames(forFamilyName: name).isEmpty || UIFont(name: name, size: 12) != nil
      #else
        // SwiftUI takes the system's font for a family that it does not find.
        true
      #endif
    }
  }
#endif

// MARK: Haptic+SwiftUI.swift

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Plays a haptic token when `trigger` changes; softened or silent as the token says when motion is reduced.
    public func haptic<T: Equatable>(_ token: HapticToken, trigger: T) -> some View {
      modifier(HapticModifier(token: token, trigger: trigger))
    }
  }

  private struct HapticModifier<T: Equatable>: ViewModifier {
    let token: HapticToken
    let trigger: T
    private var reader = TokenContextReader()

    init(token: HapticToken, trigger: T) {
      self.token = token
      self.trigger = trigger
    }

    @ViewBuilder func body(content: Content) -> some View {
      let haptic = token.value(in: reader.context)
      #if os(visionOS)
        // SensoryFeedback came to visionOS in 26.
        if #available(visionOS 26, *) {
          content.sensoryFeedback(trigger: trigger) { _, _ in haptic.sensoryFeedback }
        } else {
          content
        }
      #else
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
          content.sensoryFeedback(trigger: trigger) { _, _ in haptic.sensoryFeedback }
        } else {
          #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            content.onChange(of: trigger) { _ in haptic.play() }
          #else
            content
          #endif
        }
      #endif
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *)
  extension HapticValue {
    /// nil: no feedback.
    public var sensoryFeedback: SensoryFeedback? {
      switch feedback {
      case .success: .success
      case .warning: .warning
      case .error: .error
      case .selection: .selection
      case .impactSoft: .impact(flexibility: .soft, intensity: intensity)
      case .impactRigid: .impact(flexibility: .rigid, intensity: intensity)
      case .impactLight: .impact(weight: .light, intensity: intensity)
      case .impactMedium: .impact(weight: .medium, intensity: intensity)
      case .impactHeavy: .impact(weight: .heavy, intensity: intensity)
      case .none: nil
      }
    }
  }
#endif

// MARK: Length+SwiftUI.swift

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Padding that changes with its context or grows with text; one that never changes is a plain number.
    public func padding(_ edges: Edge.Set = .all, _ token: DimensionToken) -> some View {
      modifier(DimensionModifier(token: token, use: .padding(edges)))
    }

    /// A square of a size that grows with text, such as a ring's.
    public func frame(square token: DimensionToken) -> some View {
      modifier(DimensionModifier(token: token, use: .square))
    }

    /// At least so large, as a hit target must be.
    public func frame(atLeast token: DimensionToken) -> some View {
      modifier(DimensionModifier(token: token, use: .minimum))
    }
  }

  private struct DimensionModifier: ViewModifier {
    enum Use {
      case padding(Edge.Set)
      case square
      case minimum
    }

    let token: DimensionToken
    let use: Use
    private var reader = TokenContextReader()

    init(token: DimensionToken, use: Use) {
      self.token = token
      self.use = use
    }

    @ViewBuilder func body(content: Content) -> some View {
      let points = token.value(in: reader.context)
      switch use {
      case .padding(let edges): content.padding(edges, points)
      case .square: content.frame(width: points, height: points)
      case .minimum: content.frame(minWidth: points, minHeight: points)
      }
    }
  }

  /// A token's value in a view's context, for layout code: `@TokenReading(Vocelune.Sizes.ring) private var ring`.
  @propertyWrapper
  public struct TokenReading<Value: TokenValue>: DynamicProperty {
    private let token: Token<Value>
    private var reader = TokenContextReader()

    public init(_ token: Token<Value>) {
      self.token = token
    }

    public var wrappedValue: Value.Resolved { token.value(in: reader.context) }
  }
#endif

// MARK: Motion+SwiftUI.swift

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Moves as a motion token says when `value` changes: its curve for what changes, its effect for what comes and
    /// goes. When motion is reduced nothing moves: the new state is there at once, and fades in where the token's
    /// counterpart is a fade. The token's haptic is not played: that is `haptic(_:trigger:)`.
    public func motion<V: Equatable>(_ token: MotionToken, value: V) -> some View {
      modifier(MotionModifier(token: token, value: value))
    }
  }

  private struct MotionModifier<V: Equatable>: ViewModifier {
    let token: MotionToken
    let value: V
    private var reader = TokenContextReader()

    init(token: MotionToken, value: V) {
      self.token = token
      self.value = value
    }

    func body(content: Content) -> some View {
      let motion = token.value(in: reader.context)
      return
        content
        .transition(motion.transition)
        .animation(motion.isReduced ? nil : motion.animation, value: value)
        .modifier(FadeModifier(seconds: motion.fade, value: value))
    }
  }

  /// Fades the new state in over a reduced motion's time; without a time it does nothing. Always there, so that a
  /// change of the setting keeps the content's state.
  private struct FadeModifier<V: Equatable>: ViewModifier {
    let seconds: Seconds?
    let value: V

    @ViewBuilder func body(content: Content) -> some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        content.phaseAnimator(seconds == nil ? [1.0] : [1.0, 0.0], trigger: value) { view, opacity in
          view.opacity(opacity)
        } animation: { opacity in
          // To nothing at once, then back to full over the time.
          opacity == 1 ? seconds.map { Animation.linear(duration: $0) } : nil
        }
      } else {
        content
      }
    }
  }

  extension MotionValue {
    /// The curve with its repetition; nil for a cut, and for what follows the finger.
    public var animation: Animation? {
      guard let animation = curve?.animation else { return nil }
      switch repetition {
      case .once: return animation
      case .times(let count): return animation.repeatCount(count, autoreverses: true)
      case .forever: return animation.repeatForever(autoreverses: true)
      }
    }

    /// How a view comes and goes.
    public var transition: AnyTransition {
      switch effect {
      case .cut, .follow: .identity
      case .fade, .crossFade, .color, .breathe, .settle, .morph, .sharedElement, .roll: .opacity
      case .scale, .expand, .collapse: .scale(scale: CGFloat(scale ?? 0)).combined(with: .opacity)
      case .slide: .move(edge: .bottom)
      case .move: .move(edge: .leading)
      }
    }

    /// The time that a reduced motion fades for; nil when it cuts or is none.
    fileprivate var fade: Seconds? {
      guard isReduced, case .eased(let transition) = curve else { return nil }
      return transition.duration
    }
  }

  extension MotionValue.Curve {
    public var animation: Animation {
      switch self {
      case .spring(let spring): spring.animation
      case .eased(let transition): transition.animation
      }
    }
  }

  extension SpringValue {
    /// A spring that retargets from where things are, with their velocity.
    public var animation: Animation {
      .spring(response: response, dampingFraction: dampingFraction, blendDuration: 0)
    }
  }

  extension TransitionValue {
    public var animation: Animation {
      .timingCurve(timing.x1, timing.y1, timing.x2, timing.y2, duration: duration).delay(delay)
    }
  }
#endif

// MARK: TextStyle+SwiftUI.swift

#if canImport(SwiftUI)
  public import Foundation
  public import SwiftUI

  extension View {
    /// Font, tracking and line height of a text style, scaled with Dynamic Type.
    public func textStyle(_ style: TextStyleToken) -> some View {
      modifier(TextStyleModifier(style, language: nil))
    }

    /// The same for text in a language that need not be the interface's: its script decides family, tracking and line
    /// height. `language` is a BCP 47 tag ("ja"); nil is the interface's own.
    public func textStyle(_ style: TextStyleToken, language: String?) -> some View {
      modifier(TextStyleModifier(style, language: language))
    }

    /// The same for a language as Foundation has it.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public func textStyle(_ style: TextStyleToken, language: Locale.Language) -> some View {
      modifier(TextStyleModifier(style, language: language.maximalIdentifier))
    }
  }

  private struct TextStyleModifier: ViewModifier {
    private let token: TextStyleToken
    private let language: String?
    private var reader = TokenContextReader()
    /// 100 points, as the style's Dynamic Type style scales them.
    @ScaledMetric private var hundred: CGFloat

    init(_ token: TextStyleToken, language: String?) {
      self.token = token
      self.language = language
      _hundred = ScaledMetric(wrappedValue: 100, relativeTo: token.value().scaling.textStyle)
    }

    func body(content: Content) -> some View {
      let style = token.value(in: context)
      let scale = hundred / 100
      content
        .font(style.font(scale: scale))
        .modifier(TrackingModifier(points: style.tracking * scale))
        .modifier(LineHeightModifier(factor: style.lineHeight, size: style.size * scale))
    }

    private var context: TokenContext {
      guard let language else { return reader.context }
      return reader.context.with(TokenContext.Script(language: language))
    }
  }

  private struct TrackingModifier: ViewModifier {
    let points: CGFloat

    @ViewBuilder func body(content: Content) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        content.tracking(points)
      } else {
        content
      }
    }
  }

  private struct LineHeightModifier: ViewModifier {
    /// Of the size.
    let factor: Double
    let size: CGFloat

    @ViewBuilder func body(content: Content) -> some View {
      #if compiler(>=6.2)
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
          content.lineHeight(.multiple(factor: factor))
        } else {
          spaced(content)
        }
      #else
        spaced(content)
      #endif
    }

    /// Before iOS 26 line height is approximate: a font's own lines take about 1.2 of its size, and space can only be
    /// added between lines. Half of it goes above and below, as CSS has it.
    private func spaced(_ content: Content) -> some View {
      let space = max(0, CGFloat(factor - 1.2) * size)
      return content.lineSpacing(space).padding(.vertical, space / 2)
    }
  }

  extension TextStyleValue {
    /// The first family that there is, at a size of its own: scaling is the modifier's.
    fileprivate func font(scale: CGFloat) -> Font {
      let points = size * scale
      let font: Font
      if let name = family.installedName {
        font = .custom(name, fixedSize: points).weight(weight.fontWeight)
      } else {
        font = .system(size: points, weight: weight.fontWeight, design: design.fontDesign)
      }
      return tabularFigures ? font.monospacedDigit() : font
    }
  }

  extension FontWeight {
    /// The nearest of the nine; 100 is the lightest, which Apple calls ultra-light.
    fileprivate var fontWeight: Font.Weight {
      switch value {
      case ..<150: .ultraLight
      case ..<250: .thin
      case ..<350: .light
      case ..<450: .regular
      case ..<550: .medium
      case ..<650: .semibold
      case ..<750: .bold
      case ..<850: .heavy
      default: .black
      }
    }
  }

  extension TextStyleValue.Design {
    fileprivate var fontDesign: Font.Design {
      switch self {
      case .standard: .default
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    }
  }

  extension TextStyleValue.Scaling {
    fileprivate var textStyle: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }
#endif

// MARK: TokenContext+SwiftUI.swift

#if canImport(SwiftUI)
  internal import Foundation
  public import SwiftUI

  extension EnvironmentValues {
    /// Choices that go before what the system says: for previews, in which contrast and reduced motion can't be set.
    /// `.environment(\.tokenContext, .increasedContrast.reducedMotion)`
    public var tokenContext: TokenContext {
      get { self[TokenContextKey.self] }
      set { self[TokenContextKey.self] = newValue }
    }
  }

  private struct TokenContextKey: EnvironmentKey {
    static let defaultValue = TokenContext()
  }

  extension TokenContext {
    /// What a view's environment says, and before that its `tokenContext`.
    public init(_ environment: EnvironmentValues) {
      let read = EnvironmentReading(
        scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
        reducesTransparency: environment.accessibilityReduceTransparency,
        reducesMotion: environment.accessibilityReduceMotion, textSize: environment.dynamicTypeSize,
        locale: environment.locale)
      self = read.context.overridden(by: environment.tokenContext)
    }
  }

  /// The context of the view that holds it, read key by key so that nothing else in the environment updates the view.
  struct TokenContextReader: DynamicProperty {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.locale) private var locale
    @Environment(\.tokenContext) private var chosen

    var context: TokenContext {
      EnvironmentReading(
        scheme: scheme, contrast: contrast, reducesTransparency: reducesTransparency, reducesMotion: reducesMotion,
        textSize: textSize, locale: locale
      ).context.overridden(by: chosen)
    }
  }

  private struct EnvironmentReading {
    let scheme: ColorScheme
    let contrast: ColorSchemeContrast
    let reducesTransparency: Bool
    let reducesMotion: Bool
    let textSize: DynamicTypeSize
    let locale: Locale

    var context: TokenContext {
      var context = TokenContext()
      context.theme = scheme == .dark ? .dark : .light
      context.contrast = contrast == .increased ? .increased : .standard
      context.transparency = reducesTransparency ? .reduced : .full
      context.motion = reducesMotion ? .reduced : .full
      context.platform = .ios
      context.script = TokenContext.Script(language: locale.identifier)
      context.textScale = textSize.scale
      return context
    }
  }

  extension DynamicTypeSize {
    /// The size of body text over that of the default setting, 17 points (Human Interface Guidelines, Typography).
    fileprivate var scale: Double {
      switch self {
      case .xSmall: 14.0 / 17
      case .small: 15.0 / 17
      case .medium: 16.0 / 17
      case .large: 1
      case .xLarge: 19.0 / 17
      case .xxLarge: 21.0 / 17
      case .xxxLarge: 23.0 / 17
      case .accessibility1: 28.0 / 17
      case .accessibility2: 33.0 / 17
      case .accessibility3: 40.0 / 17
      case .accessibility4: 47.0 / 17
      case .accessibility5: 53.0 / 17
      @unknown default: 1
      }
    }
  }
#endif

// MARK: Text.swift

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// Font families, the best first. `names` may hold generic ones (`system-ui`) and the system's own (`SF Pro`).
public struct FontFamily: TokenValue, ExpressibleByArrayLiteral {
  public var names: [String]

  public init(_ names: [String]) {
    self.names = names
  }

  public init(arrayLiteral elements: String...) {
    self.init(elements)
  }
}

/// A font weight from 1 to 1000 (CSS Fonts 4): 400 is regular, 700 bold.
public struct FontWeight: TokenValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }

  public init(floatLiteral value: Double) {
    self.init(value)
  }

  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

/// A text style: what `.textStyle(_:)` sets on a view.
public struct TextStyleValue: TokenValue {
  /// The Dynamic Type style that it scales with, as `Font.TextStyle` names it.
  public enum Scaling: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// `Font.Design`.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    case standard, rounded, serif, monospaced
  }

  public var family: FontFamily
  /// At the default text size.
  public var size: Points
  public var weight: FontWeight
  /// Added after each character, at the default text size.
  public var tracking: Points
  /// Distance of baselines, as a multiple of the size.
  public var lineHeight: Double
  public var scaling: Scaling
  public var design: Design
  /// Figures of equal width, for counters.
  public var tabularFigures: Bool
  /// The size on Android, in sp, where it differs.
  public var sp: Double?
  /// None or one: an array, so that a style can hold a style.
  private var smaller: [TextStyleValue]

  public init(
    family: FontFamily, size: Points, weight: FontWeight, tracking: Points = 0, lineHeight: Double,
    scaling: Scaling = .body, design: Design = .standard, tabularFigures: Bool = false, sp: Double? = nil,
    collapsed: TextStyleValue? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.scaling = scaling
    self.design = design
    self.tabularFigures = tabularFigures
    self.sp = sp
    smaller = collapsed.map { [$0] } ?? []
  }

  /// The style that a large title collapses to on scroll.
  public var collapsed: TextStyleValue? { smaller.first }
}

// MARK: Timing.swift

// For linking alone: `swiftc` adds the C library's mathematics (square roots, rounding) only where it is imported.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Control points of a timing curve; x in 0–1.
public struct CubicBezier: TokenValue {
  public var x1: Double
  public var y1: Double
  public var x2: Double
  public var y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  public static let linear = CubicBezier(0, 0, 1, 1)
}

/// A change over a fixed time.
public struct TransitionValue: TokenValue {
  public var duration: Seconds
  public var delay: Seconds
  public var timing: CubicBezier

  public init(duration: Seconds, delay: Seconds = 0, timing: CubicBezier) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }
}

/// A spring, by how it feels or by its physics. It retargets from the current value and keeps the finger's velocity.
public enum SpringValue: TokenValue {
  /// The time that it seems to take, and its bounce: −1…1, 0 without overshoot.
  case perceptual(duration: Seconds, bounce: Double)
  case physical(mass: Double, stiffness: Double, damping: Double)

  /// The stiffness as a time, in seconds: `Animation.spring(response:dampingFraction:)`.
  public var response: Seconds {
    switch self {
    case .perceptual(let duration, _): duration
    case .physical(let mass, let stiffness, _): 2 * .pi * (mass / stiffness).squareRoot()
    }
  }

  /// Damping as a fraction of what stops every oscillation: 1 does not overshoot.
  public var dampingFraction: Double {
    switch self {
    case .perceptual(_, let bounce): bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.001)
    case .physical(let mass, let stiffness, let damping): damping / (2 * (mass * stiffness).squareRoot())
    }
  }
}

// MARK: Token.swift

/// What a token can hold.
public protocol TokenValue: Hashable, Sendable {
  /// What an app gets of it: mostly the value itself; points of a length.
  associatedtype Resolved: Hashable & Sendable = Self

  /// The value as the context demands: a motion gives way to its reduced counterpart, a length in rem grows with text.
  func resolved(in context: TokenContext) -> Resolved
}

extension TokenValue where Resolved == Self {
  public func resolved(in context: TokenContext) -> Self { self }
}

/// A named design decision: one value, or one for each combination of the modifiers that change it.
public struct Token<Value: TokenValue>: Hashable, Sendable {
  private let modifiers: [TokenModifier]
  /// Never empty; the last modifier is fastest.
  private let values: [Value]

  /// The same everywhere.
  public init(_ value: Value) {
    modifiers = []
    values = [value]
  }

  /// A value for each combination of the modifiers' contexts, the last modifier fastest.
  public init(_ modifiers: [TokenModifier], _ first: Value, _ others: Value...) {
    self.modifiers = modifiers
    values = [first] + others
  }

  /// What to show in a context.
  public func value(in context: TokenContext = TokenContext()) -> Value.Resolved {
    declared(in: context).resolved(in: context)
  }

  /// The value as the token file has it, before reduced motion, reduced transparency or text size change it.
  public func declared(in context: TokenContext = TokenContext()) -> Value {
    let position = modifiers.position(in: context)
    return position < values.count ? values[position] : values[0]
  }

  /// Every context in which the token may differ, with its value there.
  public var variants: [(context: TokenContext, value: Value.Resolved)] {
    modifiers.combinations.map { ($0, value(in: $0)) }
  }
}

/// A token with its path in the token files, for galleries and snapshot tests.
public struct NamedToken<Token: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// "text.primary"
  public let name: String
  public let token: Token

  public init(_ name: String, _ token: Token) {
    self.name = name
    self.token = token
  }

  public var id: String { name }
}

public typealias DimensionToken = Token<Length>
public typealias TextStyleToken = Token<TextStyleValue>
public typealias ElevationToken = Token<ElevationValue>
public typealias ShadowToken = Token<ShadowValue>
public typealias BorderToken = Token<BorderValue>
public typealias GradientToken = Token<GradientValue>
public typealias MotionToken = Token<MotionValue>
public typealias SpringToken = Token<SpringValue>
public typealias TransitionToken = Token<TransitionValue>
public typealias HapticToken = Token<HapticValue>
public typealias IconToken = Token<IconValue>

extension Double: TokenValue {}

// MARK: TokenContext.swift

/// What a token's value may depend on: theme, contrast, transparency, motion, platform, script, any modifier that a
/// product declares, and the reader's text size.
///
/// A modifier that is not chosen stands at the product's default, so a context says only what matters:
/// `.dark.increasedContrast`.
public struct TokenContext: Hashable, Sendable {
  public var theme: Theme?
  public var contrast: Contrast?
  public var transparency: Transparency?
  public var motion: Motion?
  public var platform: Platform?
  public var script: Script?
  /// How much larger the reader's body text is than at the default setting; nil: 1.
  public var textScale: Double?
  /// Choices of modifiers other than the six, and contexts that the six do not know.
  private var others: [String: String] = [:]

  public init() {}

  /// The context that is chosen for a modifier, by its name in the token files.
  public subscript(modifier: String) -> String? {
    switch modifier {
    case Theme.modifier: theme?.rawValue ?? others[modifier]
    case Contrast.modifier: contrast?.rawValue ?? others[modifier]
    case Transparency.modifier: transparency?.rawValue ?? others[modifier]
    case Motion.modifier: motion?.rawValue ?? others[modifier]
    case Platform.modifier: platform?.rawValue ?? others[modifier]
    case Script.modifier: script?.rawValue ?? others[modifier]
    default: others.isEmpty ? nil : others[modifier]
    }
  }

  /// With a choice of the runtime's or of the product's own modifiers: `.dark.with(Orb.Modifiers.Density.compact)`.
  public func with<Choice: ContextChoice>(_ choice: Choice) -> TokenContext {
    setting(Choice.modifier, to: choice.rawValue)
  }

  /// With a choice by its names in the token files.
  public func setting(_ modifier: String, to context: String) -> TokenContext {
    var result = self
    result.others[modifier] = nil
    let isKnown: Bool
    switch modifier {
    case Theme.modifier: (result.theme, isKnown) = Self.known(context)
    case Contrast.modifier: (result.contrast, isKnown) = Self.known(context)
    case Transparency.modifier: (result.transparency, isKnown) = Self.known(context)
    case Motion.modifier: (result.motion, isKnown) = Self.known(context)
    case Platform.modifier: (result.platform, isKnown) = Self.known(context)
    case Script.modifier: (result.script, isKnown) = Self.known(context)
    default: isKnown = false
    }
    if !isKnown { result.others[modifier] = context }
    return result
  }

  private static func known<Choice: ContextChoice>(_ context: String) -> (Choice?, Bool) {
    let choice = Choice(rawValue: context)
    return (choice, choice != nil)
  }

  /// This context with every choice that `other` makes: how a preview overrides its environment.
  public func overridden(by other: TokenContext) -> TokenContext {
    var result = self
    for modifier in TokenContext.knownModifiers {
      if let choice = other[modifier] { result = result.setting(modifier, to: choice) }
    }
    result.others.merge(other.others) { $1 }
    if let scale = other.textScale { result.textScale = scale }
    return result
  }

  private static let knownModifiers = [
    Theme.modifier, Contrast.modifier, Transparency.modifier, Motion.modifier, Platform.modifier, Script.modifier,
  ]
}

/// One context of a modifier, as a Swift value.
public protocol ContextChoice: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// The modifier's name in the token files.
  static var modifier: String { get }
}

extension TokenContext {
  public enum Theme: String, CaseIterable, ContextChoice {
    case light, dark
    public static let modifier = "theme"
  }

  public enum Contrast: String, CaseIterable, ContextChoice {
    case standard, increased
    public static let modifier = "contrast"
  }

  public enum Transparency: String, CaseIterable, ContextChoice {
    case full, reduced
    public static let modifier = "transparency"
  }

  public enum Motion: String, CaseIterable, ContextChoice {
    case full, reduced
    public static let modifier = "motion"
  }

  public enum Platform: String, CaseIterable, ContextChoice {
    case ios, android, web
    public static let modifier = "platform"
  }
}

extension TokenContext {
  public static var light: TokenContext { TokenContext().light }
  public static var dark: TokenContext { TokenContext().dark }
  public static var increasedContrast: TokenContext { TokenContext().increasedContrast }
  public static var reducedTransparency: TokenContext { TokenContext().reducedTransparency }
  public static var reducedMotion: TokenContext { TokenContext().reducedMotion }
  public static var arabic: TokenContext { TokenContext().arabic }
  public static var ios: TokenContext { TokenContext().ios }
  public static var android: TokenContext { TokenContext().android }
  public static var web: TokenContext { TokenContext().web }

  public var light: TokenContext { with(Theme.light) }
  public var dark: TokenContext { with(Theme.dark) }
  public var increasedContrast: TokenContext { with(Contrast.increased) }
  public var reducedTransparency: TokenContext { with(Transparency.reduced) }
  public var reducedMotion: TokenContext { with(Motion.reduced) }
  public var arabic: TokenContext { with(Script.arabic) }
  public var ios: TokenContext { with(Platform.ios) }
  public var android: TokenContext { with(Platform.android) }
  public var web: TokenContext { with(Platform.web) }

  /// With text `scale` times as large as at the default setting.
  public func textScale(_ scale: Double) -> TokenContext {
    var result = self
    result.textScale = scale
    return result
  }
}

// MARK: TokenModifier.swift

/// A modifier of a product: its contexts, and where it stands when a `TokenContext` chooses none of them.
public struct TokenModifier: Hashable, Sendable {
  public let name: String
  public let contexts: [String]
  /// Index into `contexts`.
  public let defaultIndex: Int
  /// The name under which a `TokenContext` knows it: "theme" for a modifier "mode" with light and dark.
  public let role: String

  public init(_ name: String, _ contexts: [String], default defaultIndex: Int = 0, as role: String? = nil) {
    self.name = name
    self.contexts = contexts
    self.defaultIndex = defaultIndex
    self.role = role ?? name
  }

  /// The index of the context that is chosen. Case does not count (DTCG, Resolver: inputs); an unknown context is
  /// the default.
  func index(in context: TokenContext) -> Int {
    guard let choice = context[name] ?? (role == name ? nil : context[role]) else { return defaultIndex }
    if let index = contexts.firstIndex(of: choice) { return index }
    let folded = choice.lowercased()
    return contexts.firstIndex { $0.lowercased() == folded } ?? defaultIndex
  }
}

extension [TokenModifier] {
  /// Which of the values a context selects, when there is one for each combination and the last modifier is fastest.
  func position(in context: TokenContext) -> Int {
    reduce(0) { $0 * $1.contexts.count + $1.index(in: context) }
  }

  /// Every combination, in the order of `position(in:)`.
  var combinations: [TokenContext] {
    reduce([TokenContext()]) { contexts, modifier in
      contexts.flatMap { context in modifier.contexts.map { context.setting(modifier.role, to: $0) } }
    }
  }
}

// MARK: ColorToken+UIKit.swift

#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  public import UIKit

  extension ColorToken {
    /// A colour that follows its view's traits.
    public var uiColor: UIColor {
      UIColor { traits in UIColor(rgba(in: TokenContext(traits))) }
    }
  }

  extension UIColor {
    /// In the space that it was written in; components beyond 0…1 are extended sRGB.
    public convenience init(_ rgba: RGBA) {
      if rgba.space == .displayP3 {
        self.init(displayP3Red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
      } else {
        self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
      }
    }
  }

  extension TokenContext {
    /// What a view's traits say, and the accessibility settings that are no traits.
    public init(_ traits: UITraitCollection) {
      self.init()
      theme = traits.userInterfaceStyle == .dark ? .dark : .light
      contrast = traits.accessibilityContrast == .high ? .increased : .standard
      transparency = Self.reducesTransparency ? .reduced : .full
      platform = .ios
    }

    /// UIKit tells it on the main thread only; elsewhere colours are resolved as by default.
    private static var reducesTransparency: Bool {
      guard Thread.isMainThread else { return false }
      return MainActor.assumeIsolated { UIAccessibility.isReduceTransparencyEnabled }
    }
  }
#endif

// MARK: Haptic+UIKit.swift

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit

  extension HapticValue {
    /// Plays it at once: for UIKit, and below iOS 17.
    @MainActor public func play() {
      #if !os(visionOS)
        switch feedback {
        case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
        case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
        case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .impactSoft: impact(.soft)
        case .impactLight: impact(.light)
        case .impactMedium: impact(.medium)
        case .impactHeavy: impact(.heavy)
        case .impactRigid: impact(.rigid)
        case .none: break
        }
      #endif
    }

    #if !os(visionOS)
      @MainActor private func impact(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
        UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: intensity)
      }
    #endif
  }
#endif

// MARK: Units.swift

#if canImport(CoreGraphics)
  // Exported, so that generated constants and app code may write lengths without another import.
  @_exported public import CoreGraphics

  /// A length in points (iOS) or density-independent pixels (Android): what SwiftUI's `padding`, `frame` and
  /// `cornerRadius` take. Where there is no CoreGraphics it is a `Double`.
  public typealias Points = CGFloat
#else
  /// A length in points (iOS) or density-independent pixels (Android): `CGFloat` on Apple's platforms, `Double`
  /// where there is no CoreGraphics.
  public typealias Points = Double
#endif

/// A length of time in seconds: what `Animation.easeOut(duration:)` and `TimeInterval` parameters take.
public typealias Seconds = Double

"""###

  /// What messages need beside it.
  package static let messages = ###"""
// MARK: DecimalDigits.swift

extension NumberForm {
  /// What ICU shows of a number unless told otherwise.
  static let mostDecimals = 3
}

/// The digits of a number in decimal, from 0 to 9, rounded half to even as ICU does: of the shortest decimal that reads
/// back as the same `Double`, not of the binary number behind it.
struct DecimalDigits {
  /// Never empty, and without zeros in front but for a lone one.
  let integer: ArraySlice<UInt8>
  /// Without zeros at the end.
  let fraction: ArraySlice<UInt8>

  /// Of a finite number's magnitude.
  init(_ number: Double, decimals: Int) {
    var (digits, point) = Self.digits(of: number)
    // Zeros, so that there is a digit in front of the point and one behind which can be looked at.
    if point < 1 {
      digits.insert(contentsOf: repeatElement(0, count: 1 - point), at: 0)
      point = 1
    }
    if digits.count < point { digits += repeatElement(0, count: point - digits.count) }
    Self.round(&digits, to: point + decimals)
    // A carry out of the first digit.
    if digits[0] == 10 {
      digits[0] = 0
      digits.insert(1, at: 0)
      point += 1
    }
    let end = digits.lastIndex { $0 != 0 }.map { max($0 + 1, point) } ?? point
    integer = digits[..<point]
    fraction = digits[point..<end]
  }

  /// The significant digits, and where the decimal point is among them: 1.5 is 15 with the point behind one digit.
  private static func digits(of number: Double) -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    let text = number.magnitude.description.utf8
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"):
        exponent = Int(String(decoding: text[text.index(after: index)...], as: UTF8.self)) ?? 0
        return normalized(digits, (point ?? digits.count) + exponent)
      default: digits.append(text[index] & 0x0F)
      }
    }
    return normalized(digits, point ?? digits.count)
  }

  /// Without zeros in front, and at least one digit.
  private static func normalized(_ digits: [UInt8], _ point: Int) -> (digits: [UInt8], point: Int) {
    let zeros = digits.prefix { $0 == 0 }.count
    return zeros == digits.count ? ([0], 1) : (Array(digits[zeros...]), point - zeros)
  }

  /// Cuts all digits behind the first `count`. A carry may leave a 10 in the first place.
  private static func round(_ digits: inout [UInt8], to count: Int) {
    guard count < digits.count else { return }
    let (next, isTie) = (digits[count], !digits[(count + 1)...].contains { $0 != 0 })
    let goesUp = next > 5 || next == 5 && (!isTie || digits[count - 1] & 1 == 1)
    digits.removeSubrange(count...)
    guard goesUp else { return }
    var place = count - 1
    digits[place] += 1
    while place > 0, digits[place] == 10 {
      digits[place] = 0
      place -= 1
      digits[place] += 1
    }
  }
}

extension PluralOperands {
  /// Of a number as it is shown. Of integers beyond eighteen digits the last eighteen decide.
  init(_ number: Double, _ form: NumberForm) {
    guard number.isFinite else {
      self.init(0)
      return
    }
    let digits = DecimalDigits(number, decimals: form.decimals ?? NumberForm.mostDecimals)
    let shown = form.decimals ?? digits.fraction.count
    var fraction = digits.fraction.prefix(18).reduce(0) { $0 * 10 + UInt64($1) }
    for _ in digits.fraction.count..<max(digits.fraction.count, min(shown, 18)) { fraction *= 10 }
    let integer = digits.integer.suffix(18).reduce(0) { $0 * 10 + UInt64($1) }
    let rest: UInt64 = digits.integer.count > 18 ? 1_000_000_000_000_000_000 : 0
    self.init(integer + rest, fraction: fraction, digits: shown)
  }
}

// MARK: LocalizedMessage.swift

/// A message of a product with its arguments, in no language yet: a row of its product's catalog.
///
/// SwiftUI's `Text` takes it and shows it in the language of its environment. Elsewhere `string` is in the app's
/// language, and `string(in:)` in any: `Vocelune.Strings.Today.streak(days: 3).string(in: .arabic)`.
public struct LocalizedMessage: Sendable {
  private let catalog: MessageCatalog
  private let row: Int
  private let arguments: [MessageArgument]

  /// A row of a catalog, from 0, with values in the order of its name's labels.
  public init(_ catalog: MessageCatalog, _ row: Int, _ arguments: [MessageArgument] = []) {
    self.catalog = catalog
    self.row = row
    self.arguments = arguments
  }

  /// Its accessor, as Swift names it: "Today.wordsToday(done:goal:)".
  public var name: String { catalog.name(of: row) }

  /// In a language by its BCP 47 tag or locale identifier ("pt-BR", "ar_EG"): that of the nearest language that has
  /// the message, at last the one that it was written in.
  public func string(in tag: String) -> String {
    catalog.string(row, arguments, catalog.index(of: tag))
  }

  /// In a language that the product has.
  public func string(in language: some MessageLanguage) -> String { string(in: language.rawValue) }

  /// In the app's language, which Apple's platforms choose by the reader's preferences among those that the app has
  /// (its localizations, or `CFBundleLocalizations`); elsewhere in the language that it was written in.
  public var string: String {
    catalog.string(row, arguments, catalog.index(among: Self.appLanguages))
  }

  /// Whether what `string(in:)` gives is in a language that runs from right to left.
  public func isRightToLeft(in tag: String) -> Bool { catalog.isRightToLeft(row, catalog.index(of: tag)) }

  public func isRightToLeft(in language: some MessageLanguage) -> Bool { isRightToLeft(in: language.rawValue) }
}

extension LocalizedMessage: Hashable {
  public static func == (a: LocalizedMessage, b: LocalizedMessage) -> Bool {
    a.catalog === b.catalog && a.row == b.row && a.arguments == b.arguments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(catalog))
    hasher.combine(row)
    hasher.combine(arguments)
  }
}

/// A value that a program puts into a message. A choice between words is their text.
public enum MessageArgument: Hashable, Sendable {
  case integer(Int)
  case number(Double)
  case text(String)
}

/// A language that a product has its messages in; the raw value is its BCP 47 tag.
public protocol MessageLanguage: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

#if !canImport(SwiftUI)
  extension LocalizedMessage {
    static let appLanguages: [String] = []
  }
#endif

// MARK: MessageCatalog.swift

/// The messages of a product in each of its languages. Generated code holds one for each of its catalogs.
public final class MessageCatalog: Sendable {
  /// The first is the language that the messages were written in.
  private let tables: [MessageTable]
  /// Where a message is looked for that a table lacks, by the table.
  private let parents: [Int]

  /// The language that the messages were written in, and those that they were translated into. All tables have the same
  /// rows.
  public init(_ source: MessageTable, _ others: [MessageTable] = []) {
    let tables = [source] + others
    self.tables = tables
    parents = tables.map { table in
      table.parent.flatMap { parent in tables.firstIndex { $0.tag == parent } } ?? 0
    }
  }

  /// The nearest table for a tag: its own, that of a shorter tag, that of the source.
  func index(of tag: String) -> Int { match(tag) ?? 0 }

  /// That of the first tag which has one.
  func index(among tags: [String]) -> Int {
    for tag in tags { if let index = match(tag) { return index } }
    return 0
  }

  private func match(_ tag: String) -> Int? {
    var tag = Substring(tag).utf8
    // What follows in a locale identifier ("@numbers=latn") and in a tag's extensions chooses no language.
    if let end = tag.firstIndex(of: UInt8(ascii: "@")) { tag = tag[..<end] }
    while !tag.isEmpty {
      for index in tables.indices where tables[index].isNamed(tag) { return index }
      guard let last = tag.lastIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) else { break }
      tag = tag[..<last]
    }
    return nil
  }

  func name(of row: Int) -> String { tables[0].name(of: row) }

  func string(_ row: Int, _ arguments: [MessageArgument], _ index: Int) -> String {
    tables[owner(of: row, index)].string(row, arguments)
  }

  func isRightToLeft(_ row: Int, _ index: Int) -> Bool { tables[owner(of: row, index)].isRightToLeft }

  /// The table that has a message: the wanted one, or one of its parents.
  private func owner(of row: Int, _ index: Int) -> Int {
    var index = index
    var steps = tables.count
    while index != 0, steps > 0, !tables[index].has(row) {
      index = parents[index]
      steps -= 1
    }
    return index
  }
}

// MARK: MessageInterpreter.swift

/// Formats one message in one pass over its pattern, which is as `MessageTable` describes it. Whatever the pattern, it
/// ends and stays within its bounds; what it cannot read is left out.
struct MessageInterpreter {
  /// As deep as ICU's own patterns are read.
  private static let maximumDepth = 64

  private var cursor: PatternCursor
  /// "done:goal:)"
  private let labels: UnsafeBufferPointer<UInt8>
  private let arguments: [MessageArgument]
  private let table: MessageTable
  private var output: [UInt8] = []

  init(
    _ pattern: UnsafeBufferPointer<UInt8>, _ labels: UnsafeBufferPointer<UInt8>, _ arguments: [MessageArgument],
    _ table: MessageTable
  ) {
    cursor = PatternCursor(pattern)
    self.labels = labels
    self.arguments = arguments
    self.table = table
  }

  /// Whether a byte may mean more than itself.
  static func isSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "'"), UInt8(ascii: "#"), 0x0B: true
    default: false
    }
  }

  mutating func string() -> String {
    output.reserveCapacity(cursor.pattern.count + 32)
    run(number: nil, depth: 0)
    return String(decoding: output, as: UTF8.self)
  }

  /// Writes up to the brace that closes the branch, which is passed over, or to the end. `number`: what `#` stands for.
  private mutating func run(number: MessageArgument?, depth: Int) {
    var start = cursor.position
    while let byte = cursor.byte {
      let isText =
        !Self.isSyntax(byte) || byte == UInt8(ascii: "}") && depth == 0 || byte == UInt8(ascii: "#") && number == nil
      if isText {
        cursor.advance()
        continue
      }
      output.append(contentsOf: cursor.text(from: start))
      cursor.advance()
      switch byte {
      case UInt8(ascii: "{"): runArgument(depth: depth)
      case UInt8(ascii: "'"): runApostrophe()
      case UInt8(ascii: "#"): if let number { append(number, .standard) }
      case UInt8(ascii: "}"): return
      default: output.append(UInt8(ascii: "\n"))
      }
      start = cursor.position
    }
    output.append(contentsOf: cursor.text(from: start))
  }

  /// A doubled one shows; one before syntax quotes up to the next; any other shows.
  private mutating func runApostrophe() {
    guard cursor.isQuoting else {
      output.append(UInt8(ascii: "'"))
      _ = cursor.take(UInt8(ascii: "'"))
      return
    }
    while let byte = cursor.byte {
      cursor.advance()
      if byte == UInt8(ascii: "'"), !cursor.take(byte) { return }
      output.append(byte == 0x0B ? UInt8(ascii: "\n") : byte)
    }
  }
}

// MARK: - Arguments

extension MessageInterpreter {
  /// An argument, behind its opening brace.
  private mutating func runArgument(depth: Int) {
    let name = cursor.readWord()
    let value = value(of: name)
    guard cursor.take(UInt8(ascii: ",")) else {
      cursor.skipBranch()
      return append(value, named: name, .standard)
    }
    let type = cursor.readWord()
    _ = cursor.take(UInt8(ascii: ","))
    switch (type.first, type.count) {
    case (UInt8(ascii: "n"), 6): append(value, named: name, cursor.readForm())
    case (UInt8(ascii: "p"), 6): choose(by: value, .cardinal, depth)
    case (UInt8(ascii: "s"), 13): choose(by: value, .ordinal, depth)
    case (UInt8(ascii: "s"), 6): choose(by: value, .word, depth)
    default:
      cursor.skipBranch()
      append(value, named: name, .standard)
    }
  }

  private enum Chooser {
    case cardinal, ordinal, word
  }

  /// The branches of a choice: the first that fits is written, all others are passed over.
  private mutating func choose(by value: MessageArgument?, _ chooser: Chooser, _ depth: Int) {
    let offset = chooser == .word ? 0 : cursor.readOffset()
    let counted = value?.less(offset)
    var category: PluralCategory?
    var isDone = false
    while true {
      let selector = cursor.readWord()
      guard cursor.take(UInt8(ascii: "{")) else {
        // The brace that closes the argument, or what is no branch.
        return cursor.advance()
      }
      let fits =
        !isDone && depth < Self.maximumDepth
        && (chooser == .word
          ? isWord(selector, value) : isPlural(selector, value, counted, chooser, category: &category))
      guard fits else {
        cursor.skipBranch()
        continue
      }
      isDone = true
      run(number: chooser == .word ? nil : counted, depth: depth + 1)
    }
  }

  private func isWord(_ selector: UnsafeBufferPointer<UInt8>, _ value: MessageArgument?) -> Bool {
    switch value {
    case .text(let word) where word.utf8.elementsEqual(selector): true
    case .integer(let number) where String(number).utf8.elementsEqual(selector): true
    default: selector.elementsEqual("other".utf8)
    }
  }

  private func isPlural(
    _ selector: UnsafeBufferPointer<UInt8>, _ value: MessageArgument?, _ counted: MessageArgument?,
    _ chooser: Chooser, category: inout PluralCategory?
  ) -> Bool {
    if selector.first == UInt8(ascii: "=") {
      let exact = Int(String(decoding: selector.dropFirst(), as: UTF8.self))
      switch value {
      case .integer(let number): return number == exact
      case .number(let number): return exact.map(Double.init) == number
      default: return false
      }
    }
    let known = category ?? self.category(of: counted, chooser)
    category = known
    return Self.category(selector).map { $0 == .other || $0 == known } ?? false
  }

  private func category(of value: MessageArgument?, _ chooser: Chooser) -> PluralCategory {
    let rules = chooser == .ordinal ? table.ordinal : table.cardinal
    switch value {
    case .integer(let number): return rules.category(of: PluralOperands(number))
    case .number(let number): return rules.category(of: PluralOperands(number, .standard))
    default: return .other
    }
  }

  private static func category(_ selector: UnsafeBufferPointer<UInt8>) -> PluralCategory? {
    switch (selector.first, selector.count) {
    case (UInt8(ascii: "z"), 4): .zero
    case (UInt8(ascii: "o"), 3): .one
    case (UInt8(ascii: "t"), 3): .two
    case (UInt8(ascii: "f"), 3): .few
    case (UInt8(ascii: "m"), 4): .many
    case (UInt8(ascii: "o"), 5): .other
    default: nil
    }
  }

  private mutating func append(_ value: MessageArgument, _ form: NumberForm) {
    switch value {
    case .integer(let number): table.numbers.append(number, form, to: &output)
    case .number(let number): table.numbers.append(number, form, to: &output)
    case .text(let text): output.append(contentsOf: text.utf8)
    }
  }

  /// A value; where there is none the name in braces, as ICU does.
  private mutating func append(_ value: MessageArgument?, named name: UnsafeBufferPointer<UInt8>, _ form: NumberForm) {
    if let value { return append(value, form) }
    output.append(UInt8(ascii: "{"))
    output.append(contentsOf: name)
    output.append(UInt8(ascii: "}"))
  }

  private func value(of name: UnsafeBufferPointer<UInt8>) -> MessageArgument? {
    guard let index = index(of: name), index < arguments.count else { return nil }
    return arguments[index]
  }

  /// Where the argument of a name is: a name of digits is its place, any other is looked for among the labels.
  private func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = name.first else { return nil }
    if first &- UInt8(ascii: "0") < 10 { return Int(String(decoding: name, as: UTF8.self)) }
    var index = 0
    var start = 0
    for place in labels.indices where labels[place] == UInt8(ascii: ":") {
      if labels[start..<place].elementsEqual(name) { return index }
      start = place + 1
      index += 1
    }
    return nil
  }
}

extension MessageArgument {
  /// What a plural with an offset counts.
  fileprivate func less(_ offset: Int) -> MessageArgument {
    switch self {
    case _ where offset == 0: self
    case .integer(let number): .integer(number.subtractingReportingOverflow(offset).partialValue)
    case .number(let number): .number(number - Double(offset))
    case .text: self
    }
  }
}

// MARK: MessageTable.swift

/// The messages of one language, packed in one text, with what its numbers look like and which plural they take.
///
/// A line is a message: the name of its accessor ("Today.wordsToday(done:goal:)"), a blank and its pattern in ICU's
/// syntax, or the name alone where the language does not have it. Arguments are called by their labels, those without
/// one by their place ("0"). The cases of a choice are in the order in which they are tried: `=N`, keywords, `other`.
/// U+000B stands for a line break.
public final class MessageTable: Sendable {
  /// BCP 47.
  let tag: String
  /// The tag of the language that has what this one lacks; nil: the source's.
  let parent: String?
  /// Tags of languages without messages of their own that read this one, where cutting the tag would lead elsewhere.
  private let others: [String]
  let numbers: NumberSymbols
  let cardinal: [PluralRule]
  let ordinal: [PluralRule]
  let isRightToLeft: Bool
  private let text: StaticString
  /// Where each line begins, and at last where the text ends.
  private let starts: [Int32]

  public init(
    _ tag: String, parent: String? = nil, others: [String] = [], isRightToLeft: Bool = false,
    numbers: NumberSymbols = NumberSymbols(), cardinal: [PluralRule] = [], ordinal: [PluralRule] = [],
    _ text: StaticString
  ) {
    self.tag = tag
    self.parent = parent
    self.others = others
    self.isRightToLeft = isRightToLeft
    self.numbers = numbers
    self.cardinal = cardinal
    self.ordinal = ordinal
    self.text = text
    starts = text.withUTF8Buffer { bytes in
      var starts: [Int32] = [0]
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(Int32(truncatingIfNeeded: offset + 1))
      }
      starts.append(Int32(truncatingIfNeeded: bytes.count + 1))
      return starts
    }
  }

  /// Whether a tag is this language's, or one that reads it.
  func isNamed(_ wanted: Substring.UTF8View) -> Bool {
    Self.isSame(tag, wanted) || others.contains { Self.isSame($0, wanted) }
  }

  /// Tags are compared without regard to case, and `_` stands for `-`.
  private static func isSame(_ tag: String, _ wanted: Substring.UTF8View) -> Bool {
    tag.utf8.elementsEqual(wanted) { a, b in
      a == b || a | 0x20 == b | 0x20 && a & 0x40 != 0 || a == UInt8(ascii: "-") && b == UInt8(ascii: "_")
    }
  }

  func name(of row: Int) -> String {
    withLine(row) { line in
      String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    } ?? ""
  }

  /// Whether the language has a message.
  func has(_ row: Int) -> Bool {
    withLine(row) { $0.contains(UInt8(ascii: " ")) } ?? false
  }

  /// A message with its values; empty for a row that there is not.
  func string(_ row: Int, _ arguments: [MessageArgument]) -> String {
    withLine(row) { line in
      guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { return "" }
      let pattern = UnsafeBufferPointer(rebasing: line[(blank + 1)...])
      if arguments.isEmpty, !pattern.contains(where: MessageInterpreter.isSyntax) {
        return String(decoding: pattern, as: UTF8.self)
      }
      let labels = line[..<blank].drop { $0 != UInt8(ascii: "(") }.dropFirst()
      var interpreter = MessageInterpreter(pattern, UnsafeBufferPointer(rebasing: labels), arguments, self)
      return interpreter.string()
    } ?? ""
  }

  private func withLine<Result>(_ row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard row >= 0, row < starts.count - 1 else { return nil }
    return text.withUTF8Buffer { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[Int(starts[row])..<Int(starts[row + 1]) - 1]))
    }
  }
}

// MARK: NumberSymbols.swift

/// How a language writes numbers (CLDR numbers).
public struct NumberSymbols: Hashable, Sendable {
  /// The digit 0; the others follow it in Unicode.
  private let zero: Unicode.Scalar
  private let decimal: String
  private let group: String
  private let minus: String
  /// The digits of the last group, 0: none; of those before it; and the fewest before the first separator.
  private let primary: Int
  private let secondary: Int
  private let minimum: Int

  public init(
    zero: Unicode.Scalar = "0", decimal: String = ".", group: String = ",", minus: String = "-", primary: Int = 3,
    secondary: Int = 3, minimum: Int = 1
  ) {
    self.zero = zero
    self.decimal = decimal
    self.group = group
    self.minus = minus
    self.primary = primary
    self.secondary = secondary
    self.minimum = minimum
  }
}

/// The form of a number in a message.
struct NumberForm {
  /// Zeros in front make up for digits that are missing.
  var integerDigits = 1
  /// As many as that; nil: up to three, without zeros at the end.
  var decimals: Int?
  var isGrouped = true

  static let standard = NumberForm()
  static let integer = NumberForm(decimals: 0)
}

extension NumberSymbols {
  func append(_ number: Int, _ form: NumberForm, to output: inout [UInt8]) {
    if number < 0 { output.append(contentsOf: minus.utf8) }
    let magnitude = number.magnitude
    var count = 1
    var divisor: UInt = 1
    while magnitude / divisor >= 10 {
      divisor *= 10
      count += 1
    }
    let all = max(count, form.integerDigits)
    for left in stride(from: all, to: 0, by: -1) {
      if left > count {
        append(digit: 0, left: left, of: all, form, to: &output)
      } else {
        append(digit: UInt8(magnitude / divisor % 10), left: left, of: all, form, to: &output)
        divisor /= 10
      }
    }
    appendFraction([], form.decimals ?? 0, to: &output)
  }

  func append(_ number: Double, _ form: NumberForm, to output: inout [UInt8]) {
    if number.sign == .minus, !number.isNaN { output.append(contentsOf: minus.utf8) }
    guard number.isFinite else {
      return output.append(contentsOf: (number.isNaN ? "NaN" : "∞").utf8)
    }
    let digits = DecimalDigits(number, decimals: form.decimals ?? NumberForm.mostDecimals)
    let all = max(digits.integer.count, form.integerDigits)
    for left in stride(from: all, to: 0, by: -1) {
      let digit = left > digits.integer.count ? 0 : digits.integer[digits.integer.endIndex - left]
      append(digit: digit, left: left, of: all, form, to: &output)
    }
    appendFraction(digits.fraction, form.decimals ?? digits.fraction.count, to: &output)
  }

  /// One of the integer digits, with the separator in front of it where one belongs. `left`: the digits from it on.
  private func append(digit: UInt8, left: Int, of all: Int, _ form: NumberForm, to output: inout [UInt8]) {
    if form.isGrouped, primary > 0, secondary > 0, left < all, left >= primary, all >= primary + minimum,
      (left - primary).isMultiple(of: secondary)
    {
      output.append(contentsOf: group.utf8)
    }
    append(digit: digit, to: &output)
  }

  private func appendFraction(_ digits: ArraySlice<UInt8>, _ count: Int, to output: inout [UInt8]) {
    guard count > 0 else { return }
    output.append(contentsOf: decimal.utf8)
    for digit in digits { append(digit: digit, to: &output) }
    for _ in 0..<max(0, count - digits.count) { append(digit: 0, to: &output) }
  }

  private func append(digit: UInt8, to output: inout [UInt8]) {
    let value = zero.value + UInt32(digit)
    if value < 0x80 {
      output.append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = Unicode.Scalar(value) {
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

// MARK: PatternCursor.swift

/// Reads a pattern from left to right; it never leaves its bounds.
struct PatternCursor {
  let pattern: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ pattern: UnsafeBufferPointer<UInt8>) {
    self.pattern = pattern
  }

  /// The next byte; nil at the end.
  var byte: UInt8? { position < pattern.count ? pattern[position] : nil }

  mutating func advance() {
    if position < pattern.count { position += 1 }
  }

  /// Passes over a byte, if it is the next one. Whether it was.
  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    position += 1
    return true
  }

  /// Whether an apostrophe in front of the next byte quotes.
  var isQuoting: Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "#")
  }

  func text(from start: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: pattern[start..<position]) }

  /// What stands up to a blank, comma or brace, and the blanks around it.
  mutating func readWord() -> UnsafeBufferPointer<UInt8> {
    skipBlanks()
    let start = position
    while let byte, byte > 0x20, byte != UInt8(ascii: ","), byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
      position += 1
    }
    let word = text(from: start)
    skipBlanks()
    return word
  }

  private mutating func skipBlanks() {
    while let byte, byte <= 0x20 { position += 1 }
  }

  /// `offset:1`, where it stands.
  mutating func readOffset() -> Int {
    let start = position
    let word = readWord()
    guard word.count > 7, word.starts(with: "offset:".utf8) else {
      position = start
      return 0
    }
    return Int(String(decoding: word.dropFirst(7), as: UTF8.self)) ?? 0
  }

  /// The style of a number, and the brace behind it: `integer`, or a skeleton of `00` (at least so many integer
  /// digits), `.00` (so many decimals) and `,_` (no groups).
  mutating func readForm() -> NumberForm {
    skipBlanks()
    var form = NumberForm.standard
    let start = position
    while let byte, byte != UInt8(ascii: "}") { position += 1 }
    let style = pattern[start..<position]
    advance()
    guard style.starts(with: "::".utf8) else { return style.isEmpty ? form : .integer }
    for stem in style.dropFirst(2).split(separator: UInt8(ascii: " ")) {
      switch stem.first {
      case UInt8(ascii: "."): form.decimals = stem.count - 1
      case UInt8(ascii: ","): form.isGrouped = false
      default: form.integerDigits = stem.count
      }
    }
    return form
  }

  /// Passes over a branch to behind the brace that closes it.
  mutating func skipBranch() {
    var depth = 1
    while let byte, depth > 0 {
      position += 1
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "'"): skipApostrophe()
      default: break
      }
    }
  }

  private mutating func skipApostrophe() {
    guard isQuoting else {
      _ = take(UInt8(ascii: "'"))
      return
    }
    while let byte {
      position += 1
      guard byte == UInt8(ascii: "'") else { continue }
      guard take(byte) else { return }
    }
  }
}

// MARK: PluralRule.swift

/// Which form of a message a number takes (CLDR plural categories).
public enum PluralCategory: Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// A plural category, and CLDR's condition for it (UTS #35, part 3, plural rules). What meets no condition is `other`.
public struct PluralRule: Hashable, Sendable {
  let category: PluralCategory
  /// A number meets it if it meets every relation of one of the alternatives.
  private let alternatives: [[PluralRelation]]

  public init(_ category: PluralCategory, _ alternatives: [PluralRelation]...) {
    self.category = category
    self.alternatives = alternatives
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

extension [PluralRule] {
  func category(of number: PluralOperands) -> PluralCategory {
    first { $0.holds(for: number) }?.category ?? .other
  }
}

/// "i % 100 = 12..14": whether an operand, or what remains of it, is among integers.
public struct PluralRelation: Hashable, Sendable {
  /// UTS #35, part 3, plural operand meanings.
  public enum Operand: Hashable, Sendable {
    /// The absolute value.
    case n
    /// Its integer digits.
    case i
    /// How many fraction digits are shown, with and without zeros at the end.
    case v, w
    /// The fraction digits as an integer, with and without zeros at the end.
    case f, t
    /// The exponent of a compact form ("2M"), which no message has: 0.
    case e
  }

  private let operand: Operand
  /// 0: the operand itself.
  private let modulus: UInt64
  private let ranges: [ClosedRange<UInt64>]
  private let isNegated: Bool

  public static func `is`(
    _ operand: Operand, mod modulus: UInt64 = 0, _ ranges: ClosedRange<UInt64>...
  ) -> PluralRelation {
    PluralRelation(operand: operand, modulus: modulus, ranges: ranges, isNegated: false)
  }

  public static func isNot(
    _ operand: Operand, mod modulus: UInt64 = 0, _ ranges: ClosedRange<UInt64>...
  ) -> PluralRelation {
    PluralRelation(operand: operand, modulus: modulus, ranges: ranges, isNegated: true)
  }

  func holds(for number: PluralOperands) -> Bool {
    // What is no integer is in no range: 1.5 is not among 1..2.
    guard let value = number[operand] else { return isNegated }
    let remainder = modulus == 0 ? value : value % modulus
    return ranges.contains { $0.contains(remainder) } != isNegated
  }
}

/// A number as plural rules see it: in the form in which it is shown.
struct PluralOperands {
  let i: UInt64
  var v = 0
  var f: UInt64 = 0

  init(_ integer: Int) {
    i = UInt64(integer.magnitude)
  }

  /// `fraction`: the digits behind the decimal sign, so many.
  init(_ integer: UInt64, fraction: UInt64, digits: Int) {
    (i, f, v) = (integer, fraction, digits)
  }

  /// nil for an `n` that is no integer.
  subscript(operand: PluralRelation.Operand) -> UInt64? {
    switch operand {
    case .n: f == 0 ? i : nil
    case .i: i
    case .v: UInt64(v)
    case .f: f
    case .w: UInt64(trimmed.digits)
    case .t: trimmed.fraction
    case .e: 0
    }
  }

  /// Without zeros at the end.
  private var trimmed: (fraction: UInt64, digits: Int) {
    guard f != 0 else { return (0, 0) }
    var (fraction, digits) = (f, v)
    while fraction.isMultiple(of: 10) {
      fraction /= 10
      digits -= 1
    }
    return (fraction, digits)
  }
}

// MARK: LocalizedMessage+SwiftUI.swift

#if canImport(SwiftUI)
  internal import Foundation
  public import SwiftUI

  extension Text {
    /// A message in the language of the environment's `locale`.
    public init(_ message: LocalizedMessage) {
      self.init(message, format: EnvironmentFormat())
    }
  }

  /// How a message comes by its language: `Text` hands its environment's locale to the format of what it shows.
  private struct EnvironmentFormat: FormatStyle {
    /// nil: the app's.
    var language: String?

    func format(_ message: LocalizedMessage) -> String {
      language.map { message.string(in: $0) } ?? message.string
    }

    func locale(_ locale: Locale) -> EnvironmentFormat {
      EnvironmentFormat(language: locale.identifier)
    }
  }

  extension LocalizedMessage {
    /// Those that the system chose for the app when it was launched.
    static let appLanguages = Bundle.main.preferredLocalizations
  }
#endif

"""###
}
