import CodableEnumGenerator

/// What the name of a case's value is made of.
protocol DraftedValue {
  /// Nil for a value without a label.
  var key: String? { get }
  /// The value coder, if the type doesn't write the value itself.
  var coder: String? { get }
}

/// A value of a case, or a property of a struct.
struct ValueDraft: DraftedValue, Hashable {
  var key: String?
  var type: TypeExpression
  var coder: String?
  /// As Swift writes it.
  var defaultValue: String?
  var comments = DraftComments()
}

/// The lines above a declaration.
struct DraftComments: Hashable {
  /// For `///`.
  var documentation: [String] = []
  /// For `//`.
  var remarks: [String] = []
  var attributes: [String] = []
}

/// A type to be written.
struct Draft {
  enum Body {
    case enumeration(EnumDraft<ValueDraft>, EnumNames)
    case structure([ValueDraft])
    case alias(TypeExpression)
  }

  var name: String
  var body: Body
  var comments = DraftComments()
  /// Whether a value of it may hold another one: an indirect enum, or a class.
  var isRecursive = false

  /// The types of its values.
  var types: [TypeExpression] {
    switch body {
    case .enumeration(let enumeration, _): enumeration.cases.flatMap { $0.values.map(\.type) }
    case .structure(let properties): properties.map(\.type)
    case .alias(let type): [type]
    }
  }

  var isEnum: Bool { if case .enumeration = body { true } else { false } }
  var isAlias: Bool { if case .alias = body { true } else { false } }
  var isStruct: Bool { if case .structure = body { true } else { false } }
}

extension Draft {
  init(name: String, _ enumeration: EnumDraft<ValueDraft>, comments: DraftComments, isRecursive: Bool = false) {
    let draft = enumeration.isOpen ? enumeration.catchingUnknown : enumeration
    self.init(name: name, body: .enumeration(draft, EnumNames(draft)), comments: comments, isRecursive: isRecursive)
  }
}

extension TypeExpression {
  package static let anything = named("CodableValue")

  /// The names in it.
  ///
  /// - Parameter parts: Whether those in arrays and dictionaries count.
  func names(parts: Bool) -> [String] {
    switch self {
    case .name(let components): components.flatMap { [$0.name] + $0.arguments.flatMap { $0.names(parts: parts) } }
    case .optional(let wrapped): wrapped.names(parts: parts)
    case .array(let element): parts ? element.names(parts: parts) : []
    case .dictionary(let key, let value): parts ? [key, value].flatMap { $0.names(parts: parts) } : []
    case .other: []
    }
  }

  /// With another name in place of one.
  func with(_ new: String, for old: String) -> TypeExpression {
    guard case .name(let components) = self else { return mappingParts { $0.with(new, for: old) } }
    return .name(components.map { Component(name: $0.name == old ? new : $0.name, arguments: $0.arguments) })
  }
}
