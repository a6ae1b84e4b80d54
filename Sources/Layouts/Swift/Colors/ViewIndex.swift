import SwiftSyntax

/// What a file declares of views: types with their properties and functions, and the modifiers that it adds to views.
struct ViewIndex {
  enum Member {
    /// What a stored property begins with, or what a computed one consists of.
    case value(ExprSyntax)
    case code(CodeBlockItemListSyntax)
  }

  /// `(_ title: String)`: without a label outside, title inside.
  struct Parameter {
    let label: String?
    let name: String
  }

  struct TypeEntry {
    var inherited: Set<String> = []
    var members: [String: Member] = [:]
    /// Properties that hold views or make them, in order: what closures are handed to.
    var slots: [String] = []
    /// What stored properties are, where a type is written out: `status: Status`.
    var propertyTypes: [String: String] = [:]
    /// What its functions are handed.
    var parameters: [String: [Parameter]] = [:]

    var isView: Bool { inherited.contains("View") }
    var isModifier: Bool { inherited.contains("ViewModifier") }
    var isStyle: Bool { inherited.contains { $0.hasSuffix("Style") } }
    /// It places what it holds, and paints nothing.
    var isLayout: Bool { inherited.contains("Layout") }
  }

  private(set) var types: [String: TypeEntry] = [:]
  /// In the order of the file.
  private(set) var names: [String] = []
  /// Functions of `extension View`.
  private(set) var modifiers: [String: FunctionDeclSyntax] = [:]

  init(_ tree: SourceFileSyntax) {
    for item in tree.statements { read(Syntax(item.item)) }
  }

  /// What a name means in a type, or of itself: `accent`, `Palette.accent`.
  func member(_ name: String, of type: String?) -> Member? {
    type.flatMap { types[$0]?.members[name] } ?? types[""]?.members[name]
  }

  /// The type of a stored property, where it is one of the file's.
  func type(of property: String, in type: String?) -> String? {
    guard let name = type.flatMap({ types[$0]?.propertyTypes[property] }), types[name] != nil else { return nil }
    return name
  }

  /// What the function of a type is handed; nil where it has none of this name.
  func parameters(of function: String, in type: String?) -> [Parameter]? {
    type.flatMap { types[$0]?.parameters[function] }
  }

  private mutating func read(_ node: Syntax) {
    switch node.kind {
    case .structDecl:
      guard let node = node.as(StructDeclSyntax.self) else { return }
      read(node.memberBlock, of: node.name.text, node.inheritanceClause)
    case .classDecl:
      guard let node = node.as(ClassDeclSyntax.self) else { return }
      read(node.memberBlock, of: node.name.text, node.inheritanceClause)
    case .enumDecl:
      guard let node = node.as(EnumDeclSyntax.self) else { return }
      read(node.memberBlock, of: node.name.text, node.inheritanceClause)
    case .extensionDecl:
      guard let node = node.as(ExtensionDeclSyntax.self) else { return }
      let name = node.extendedType.trimmedDescription
      if name == "View" {
        for member in node.memberBlock.members {
          if let function = member.decl.as(FunctionDeclSyntax.self) { modifiers[function.name.text] = function }
        }
      } else {
        read(node.memberBlock, of: name, node.inheritanceClause)
      }
    case .variableDecl:
      guard let node = node.as(VariableDeclSyntax.self) else { return }
      add(node, to: "")
    default: return
    }
  }

  private mutating func read(_ block: MemberBlockSyntax, of type: String, _ clause: InheritanceClauseSyntax?) {
    if types[type] == nil {
      types[type] = TypeEntry()
      names.append(type)
    }
    types[type]?.inherited.formUnion(clause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
    for member in block.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        add(variable, to: type)
      } else if let function = member.decl.as(FunctionDeclSyntax.self), let body = function.body {
        types[type]?.members[function.name.text] = .code(body.statements)
        types[type]?.parameters[function.name.text] = function.parameters
      } else {
        read(Syntax(member.decl))
      }
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax, to type: String) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      var entry = types[type] ?? TypeEntry()
      defer { types[type] = entry }
      if let named = binding.typeAnnotation?.type.plainName { entry.propertyTypes[name] = named }
      if let code = binding.accessorBlock?.getter {
        entry.members[name] = .code(code)
      } else if let value = binding.initializer?.value {
        entry.members[name] = .value(value)
      } else if let annotation = binding.typeAnnotation?.type, annotation.mayHoldViews(variable) {
        entry.slots.append(name)
      }
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let code): code
    case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    @unknown default: nil
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var parameters: [ViewIndex.Parameter] {
    signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return ViewIndex.Parameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text)
    }
  }
}

extension TypeSyntax {
  /// `Status` of `Status`, `Status?` and `Board.Status`.
  fileprivate var plainName: String? {
    if let name = self.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil { return name.name.text }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainName }
    return self.as(MemberTypeSyntax.self)?.name.text
  }

  /// `() -> Content`, `Content`, or whatever a view builder makes.
  fileprivate func mayHoldViews(_ variable: VariableDeclSyntax) -> Bool {
    if self.is(FunctionTypeSyntax.self) || self.is(AttributedTypeSyntax.self) { return true }
    let isBuilder = variable.attributes.contains { $0.trimmedDescription == "@ViewBuilder" }
    return isBuilder || ["Content", "Label"].contains { trimmedDescription.hasSuffix($0) }
  }
}
