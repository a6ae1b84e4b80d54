// What the bridges use of SwiftUI, as declared at https://developer.apple.com/documentation/swiftui
@_exported import CoreGraphics
@_exported import Foundation

// MARK: /view, /viewmodifier

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { neverCalled() }
}

func neverCalled() -> Never { preconditionFailure("a stub is only type-checked") }

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { neverCalled() }
}

public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { neverCalled() }
}

public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { neverCalled() }
}

public struct TupleView<T>: View {
  public var body: Never { neverCalled() }
}

public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { neverCalled() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { neverCalled() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    neverCalled()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { neverCalled() }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { neverCalled() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

public struct Text: View {
  public init(_ content: String) {}
  // /text/init(_:format:)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  public var body: Never { neverCalled() }
}

public struct ZStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { neverCalled() }
}

// /foreach/init(_:id:content:)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public var body: Never { neverCalled() }
}

// MARK: /view/… modifiers

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { neverCalled() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  public func background<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  public func background<V: View>(@ViewBuilder content: () -> V) -> some View { EmptyView() }
  public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { EmptyView() }
  public func font(_ font: Font?) -> some View { EmptyView() }
  public func tracking(_ tracking: CGFloat) -> some View { EmptyView() }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { EmptyView() }
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { EmptyView() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }
  public func padding(_ length: CGFloat) -> some View { EmptyView() }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public func opacity(_ opacity: Double) -> some View { EmptyView() }
  public func blendMode(_ blendMode: BlendMode) -> some View { EmptyView() }
  public func compositingGroup() -> some View { EmptyView() }
  public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
  public func ignoresSafeArea() -> some View { EmptyView() }
  public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  public func transition(_ t: AnyTransition) -> some View { EmptyView() }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { EmptyView() }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { EmptyView() }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { EmptyView() }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { EmptyView() }
  // /view/phaseanimator(_:trigger:content:animation:)
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { EmptyView() }
}

public struct PlaceholderContentView<Value>: View {
  public var body: Never { neverCalled() }
}

extension AttributedString {
  // https://developer.apple.com/documentation/foundation/attributedstring/lineheight
  public struct LineHeight: Sendable {
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
  }
}

public enum BlendMode: Sendable {
  case normal, destinationOut
}

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let leading = Set(rawValue: 2)
    public static let vertical = Set(rawValue: 5)
    public static let horizontal = Set(rawValue: 10)
  }
}

// MARK: /shapestyle, /color, /shape

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { neverCalled() }
}

public struct Color: ShapeStyle, Hashable {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public struct Resolved: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {}
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public static let black = Color(red: 0, green: 0, blue: 0)
  public func resolve(in environment: EnvironmentValues) -> Resolved { neverCalled() }
}

extension Color: View {
  public var body: Never { neverCalled() }
}

extension ShapeStyle where Self == Color {
  public static var primary: Color { .black }
}

public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }

  public init(stops: [Stop]) {}
}

public protocol Shape: View, Sendable {
  func path(in rect: CGRect) -> Path
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  public func path(in rect: CGRect) -> Path { neverCalled() }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public var body: Never { neverCalled() }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  public func fill<S: ShapeStyle>(_ content: S) -> some View { EmptyView() }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { EmptyView() }
}

public struct Rectangle: InsettableShape {
  public init() {}
  public func inset(by amount: CGFloat) -> Rectangle { self }
  public var body: Never { neverCalled() }
}

public struct StrokeStyle: Equatable, Sendable {
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {}
}

// MARK: /environmentvalues

public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  public var colorScheme: ColorScheme = .light
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var dynamicTypeSize: DynamicTypeSize = .large
  public var locale = Locale(identifier: "en")
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public protocol DynamicProperty {}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { neverCalled() }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  public var wrappedValue: Value { neverCalled() }
}

// MARK: /font

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
}

// MARK: /animation, /anytransition, /sensoryfeedback

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

public struct AnyTransition {
  public static var identity: AnyTransition { AnyTransition() }
  public static var opacity: AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

public struct SensoryFeedback: Equatable, Sendable {
  public struct Weight: Equatable, Sendable {
    public static let light = Weight()
    public static let medium = Weight()
    public static let heavy = Weight()
  }

  public struct Flexibility: Equatable, Sendable {
    public static let rigid = Flexibility()
    public static let solid = Flexibility()
    public static let soft = Flexibility()
  }

  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}
