/// A type taken apart, by its text.
package indirect enum TypeExpression: Hashable, Sendable {
  /// `Outer.Box<Int>`
  case name([Component])
  /// `T?`, `T!`, `Optional<T>`
  case optional(TypeExpression)
  /// `[T]`
  case array(TypeExpression)
  /// `[Key: Value]`
  case dictionary(TypeExpression, TypeExpression)
  /// A tuple, a function, `any P`, `P & Q`, or anything else, as written.
  case other(String)

  /// A part of a name, and its generic arguments.
  package struct Component: Hashable, Sendable {
    /// `Swift` of `Swift::Int`
    var module: String?
    /// Without backticks.
    package var name: String
    package var arguments: [TypeExpression] = []

    package init(module: String? = nil, name: String, arguments: [TypeExpression] = []) {
      (self.module, self.name, self.arguments) = (module, name, arguments)
    }
  }

  /// A type that no coder can hold.
  package enum Uncodable: Hashable, Sendable {
    case tuple, function, existential, metatype
    /// The protocol of errors, which is neither encodable nor decodable.
    case error
    /// A type of the standard library.
    case standard(String)
  }

  package static func named(_ name: String, _ arguments: [TypeExpression] = []) -> TypeExpression {
    .name([Component(name: name, arguments: arguments)])
  }

  package static let string = named("String")

  package init(_ text: String) {
    var parser = TypeExpressionParser(text)
    self = parser.parseAll()
  }

  /// The names of it, joined by periods; nil if it is not a name, or has generic arguments.
  package var plainName: String? {
    guard case .name(let components) = self, components.allSatisfy({ $0.arguments.isEmpty }) else { return nil }
    if components.count == 1 { return components[0].selectedName }
    return components.map(\.selectedName).joined(separator: ".")
  }

  /// The name without the module of the standard library, of Foundation or of ours.
  package var nameWithoutModule: String? {
    guard case .name(let components) = self else { return nil }
    return TypeExpression.name(components.withoutModule).plainName
  }

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type that optionals are around, and any other as it is.
  package var unwrapped: TypeExpression {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// The type that an optional is around, and any other as it is.
  package var withoutOptional: TypeExpression { if case .optional(let wrapped) = self { wrapped } else { self } }

  /// `Outer.Box` of `Outer.Box<Int>`; nil if it is not a name.
  package var baseName: String? {
    guard case .name(let components) = self else { return nil }
    if components.count == 1 { return components[0].selectedName }
    let end = components.firstIndex { !$0.arguments.isEmpty } ?? components.count - 1
    return components[...end].map(\.selectedName).joined(separator: ".")
  }

  /// The scalar that a name without arguments is, unless the inputs declare it.
  package var scalar: WireScalar? {
    guard case .name(let components) = self, components.count == 1, components[0].arguments.isEmpty else { return nil }
    return WireScalar(rawValue: components[0].selectedName)
  }

  /// `Outer.Inner` of `Outer`
  package func member(_ name: String) -> TypeExpression {
    guard case .name(let components) = self else { return .other("\(text).\(name)") }
    return .name(components + [Component(name: name)])
  }

  /// `T.Type` of `T`
  package var metatype: TypeExpression { member("Type") }

  /// `T` of `T.Type`; nil for any other type.
  package var instance: TypeExpression? {
    switch self {
    case .name(let components) where components.count > 1 && components.last?.name == "Type":
      .name(components.dropLast())
    case .other(let text) where text.hasSuffix(".Type"): TypeExpression(String(text.dropLast(".Type".count)))
    case .name, .optional, .array, .dictionary, .other: nil
    }
  }

  /// The types in a tuple; nil if it has labels, and for any other type.
  package var elements: [TypeExpression]? {
    guard case .other(let text) = self else { return nil }
    var parser = TypeExpressionParser(text)
    return parser.parseElements()
  }

  /// With another type in place of each part: of what is wrapped, of elements, of generic arguments.
  package func mappingParts(_ other: (TypeExpression) throws -> TypeExpression) rethrows -> TypeExpression {
    switch self {
    case .name(var components):
      for index in components.indices { components[index].arguments = try components[index].arguments.map(other) }
      return .name(components)
    case .optional(let wrapped): return .optional(try other(wrapped))
    case .array(let element): return .array(try other(element))
    case .dictionary(let key, let value): return .dictionary(try other(key), try other(value))
    case .other: return self
    }
  }

  /// As Swift spells it.
  package var text: String {
    switch self {
    case .name(let components): components.map(\.text).joined(separator: ".")
    case .optional(let wrapped): "\(wrapped.text)?"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .other(let text): text
    }
  }
}

/// A type taken apart, and what no coder can hold of it, by the part that says so.
struct TypeParts {
  var expression: TypeExpression
  var uncodable: TypeExpression.Uncodable?
}

extension TypeExpression.Component {
  /// `Swift::Array`
  fileprivate var selectedName: String { module.map { "\($0)::\(name)" } ?? name }

  package var text: String {
    arguments.isEmpty ? selectedName : "\(selectedName)<\(arguments.map(\.text).joined(separator: ", "))>"
  }
}

extension [TypeExpression.Component] {
  /// Without the module of the standard library, of Foundation or of ours.
  package var withoutModule: [TypeExpression.Component] {
    guard let module = self[0].module else {
      return count > 1 && StandardTypes.modules.contains(self[0].name) ? Array(dropFirst()) : self
    }
    guard StandardTypes.modules.contains(module) else { return self }
    var components = self
    components[0].module = nil
    return components
  }

  /// Whether only a module can declare what the name means, and no enclosing type.
  package var isSelected: Bool { self[0].module != nil }
}

/// The part of a `where` clause that says what a type is.
package struct WhereClause {
  /// The two sides of each `==`, in order.
  let sameTypes: [(subject: String, type: String)]
  /// What `Self` must conform to.
  let protocolsOfSelf: [String]

  /// - Parameter text: Without `where`; nil if there is none.
  package init(_ text: String?) {
    let requirements = Self.requirements(in: text ?? "")
    sameTypes = requirements.compactMap { requirement in
      requirement.parts(around: "==").map { (Self.trimmed($0.before), Self.trimmed($0.after)) }
    }
    protocolsOfSelf = requirements.flatMap { requirement -> [String] in
      let (subject, type) = (requirement.prefix { $0 != ":" }, requirement.drop { $0 != ":" }.dropFirst())
      return Self.trimmed(subject) == "Self" ? String(type).inheritedParts : []
    }
  }

  /// requirements → requirement ("," requirement)*
  ///
  /// A comma inside brackets is part of a type.
  private static func requirements(in text: String) -> [Substring] {
    var depth = 0
    return text.split { character in
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      default: break
      }
      return character == "," && depth == 0
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
