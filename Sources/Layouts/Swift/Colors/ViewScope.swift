import SwiftSyntax

/// What names mean where the code of a view stands.
struct ViewScope {
  /// The type whose properties are known by their names alone.
  var type: String?
  /// What was handed in, views and colours: `content`, `label`, and `self` in a function of `extension View`.
  var slots: [String: ViewSlot] = [:]
  /// What was declared on the way: `let tint = …`.
  var locals: [String: ExprSyntax] = [:]
  /// What `self` is to those who ask it: `status`, in a property that `status.ink` leads to.
  var holder: String?
  /// The declarations on the way, for a finding to name.
  var view = ""

  /// What a condition is about, as those see it who hold the value that it asks.
  func subject(_ text: String) -> String {
    guard let holder else { return text }
    return text == "self" ? holder : "\(holder).\(text)"
  }
}

/// What stands in the code of one place and is shown in another. Its names mean what they mean in the first.
final class ViewSlot {
  enum Content {
    case code(CodeBlockItemListSyntax)
    case expression(ExprSyntax)
  }

  let content: Content
  let scope: ViewScope

  init(_ content: Content, in scope: ViewScope) {
    self.content = content
    self.scope = scope
  }

  convenience init(_ expression: ExprSyntax, in scope: ViewScope) {
    if let closure = expression.as(ClosureExprSyntax.self) {
      self.init(.code(closure.statements), in: scope)
    } else {
      self.init(.expression(expression), in: scope)
    }
  }
}

/// What a view inherits from those around it, and what lies behind it.
struct ViewSurroundings {
  /// nil: nobody said.
  var foreground: Paint?
  /// What was painted behind it, top to bottom.
  var grounds: [Paint] = []
  var style: ColorUse.Name?
  /// What the code around it decided.
  var conditions = ViewConditions()
  /// Whether something changes colours on their way: opacity, a blend mode.
  var isAltered = false
  /// The style of buttons, where the file declares it; an empty name for one that it does not.
  var buttonStyle: String?

  /// What a view sees that is shown elsewhere, or by code that is not at hand.
  static let unknown = ViewSurroundings(foreground: .unknown, grounds: [.unknown])

  /// The same, with something painted behind.
  func painted(_ paint: Paint) -> ViewSurroundings {
    var result = self
    result.grounds.insert(paint, at: 0)
    return result
  }

  func deciding(_ condition: ViewCondition) -> ViewSurroundings {
    var result = self
    result.conditions.decide(condition)
    return result
  }
}
