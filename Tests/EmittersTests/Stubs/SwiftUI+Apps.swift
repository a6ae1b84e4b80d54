// What the samples use of SwiftUI beyond the bridges, as declared at https://developer.apple.com/documentation/swiftui

// MARK: /text, /image, /label

extension Text {
  public init(verbatim content: String) {}
}

public struct Image: View {
  public enum TemplateRenderingMode: Sendable {
    case template, original
  }

  public init(_ name: String) {}
  public init(systemName: String) {}
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func resizable() -> Image { self }
  public var body: Never { neverCalled() }
}

public struct Label<Title: View, Icon: View>: View {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
  public var body: Never { neverCalled() }
}

// MARK: /hstack, /vstack, /zstack, /scrollview, /viewthatfits, /group, /spacer

public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { neverCalled() }
}

public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { neverCalled() }
}

public struct ScrollView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { neverCalled() }
}

public struct ViewThatFits<Content: View>: View {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
  public var body: Never { neverCalled() }
}

public struct Group<Content> {}
extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { neverCalled() }
}

public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}
  public var body: Never { neverCalled() }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
}

public enum Axis: Int8, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum VerticalEdge: Int8, Sendable {
  case top, bottom
}

// MARK: /button, /buttonstyle

public struct Button<Label: View>: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public var body: Never { neverCalled() }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    public var body: Never { neverCalled() }
  }

  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

public struct PlainButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

// MARK: /view/… modifiers

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { EmptyView() }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { EmptyView() }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { EmptyView() }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  public func contentShape<S: Shape>(_ shape: S) -> some View { EmptyView() }
  public func underline(_ isActive: Bool = true) -> some View { EmptyView() }
  public func scaledToFit() -> some View { EmptyView() }
  public func scaleEffect(_ s: CGFloat) -> some View { EmptyView() }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { EmptyView() }
  public func rotationEffect(_ angle: Angle) -> some View { EmptyView() }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { EmptyView() }
  public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { EmptyView() }
  public func accessibilityLabel(_ label: Text) -> some View { EmptyView() }
  public func accessibilityValue(_ value: Text) -> some View { EmptyView() }
  public func accessibilityHint(_ hint: Text) -> some View { EmptyView() }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { EmptyView() }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { EmptyView() }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { EmptyView() }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()

  public init() {}
  public func contains(_ member: AccessibilityTraits) -> Bool { false }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    (true, new)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? { nil }
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}

public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

// MARK: /shape

extension Shape {
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { Rectangle() }
}

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors
}

public struct Path: Sendable {
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func closeSubpath() {}
}

public struct Circle: InsettableShape {
  public init() {}
  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
  public var body: Never { neverCalled() }
}

public struct Capsule: InsettableShape {
  public init() {}
  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
  public var body: Never { neverCalled() }
}

public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat) {}
  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
  public var body: Never { neverCalled() }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0
  ) {}
  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
  public var body: Never { neverCalled() }
}

public struct LinearGradient: View {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public var body: Never { neverCalled() }
}

public struct UnitPoint: Hashable, Sendable {
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let leading = UnitPoint()
  public static let center = UnitPoint()
}

public struct Angle: Hashable, Sendable {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

// MARK: /state, /binding, /environmentvalues, /accessibilityfocusstate

@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public var wrappedValue: Value {
    get { neverCalled() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { neverCalled() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@propertyWrapper public struct Binding<Value>: DynamicProperty {
  public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) (Value) -> Void) {}
  public var wrappedValue: Value {
    get { neverCalled() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  public struct Binding {}

  public init() where Value == Bool {}
  public var wrappedValue: Value {
    get { neverCalled() }
    nonmutating set {}
  }
  public var projectedValue: Binding { neverCalled() }
}

extension EnvironmentValues {
  public var isEnabled: Bool { true }
}

// MARK: /layout

public protocol Layout {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { EmptyView() }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let unspecified = ProposedViewSize()
}

public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

public struct LayoutSubview: Equatable, Sendable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { neverCalled() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

extension UnitPoint {
  public static let topLeading = UnitPoint()
}
