/// The raw values of an enum with a raw type, as tags.
package struct RawValues {
  package enum Kind {
    case string, integer
    /// Of any other type that literals can make, such as `Character` or `Double`.
    case other
  }

  /// Nil if the enum has no raw type.
  package let kind: Kind?
  /// By the index of the case: the literal after `=`, or what Swift gives a case without one, which is its name where
  /// raw values are strings, and one more than the case before where they are integers.
  package let tags: [Int: Tag]

  /// Whether some of them are texts, whatever their type is called.
  var haveTexts: Bool { tags.values.contains { $0.kind == .string } }

  package init(of declaration: TypeDeclaration) {
    kind = Self.kind(of: declaration.header) ?? (declaration.cases.contains { $0.rawValue != nil } ? .other : nil)
    var tags: [Int: Tag] = [:]
    var next = 0
    for (index, element) in declaration.cases.enumerated() {
      switch kind {
      case .integer:
        let value = element.rawValue.flatMap(integerValue) ?? next
        next = value &+ 1
        tags[index] = .integer(value)
      case .string:
        let literal = element.rawValue.map(StringLiteral.value)
        tags[index] = (literal ?? unquoted(element.name)).map { .string($0) }
      case .other:
        let text = element.rawValue.flatMap(StringLiteral.value).map { Tag.string($0) }
        tags[index] = text ?? element.rawValue.flatMap(integerValue).map { .integer($0) }
      case nil:
        break
      }
    }
    self.tags = tags
  }

  /// What the first type after the colon says; nil if it is not one that raw values usually have.
  package static func kind(of header: TypeHeader) -> Kind? {
    guard case .scalar(let scalar) = type(of: header) else { return nil }
    if scalar.isInteger { return .integer }
    return scalar == .string ? .string : .other
  }

  /// What an enum with a raw type is on the wire, by the first type after its colon; nil if it has none that raw values
  /// usually have.
  package static func type(of header: TypeHeader) -> WireType? {
    guard let name = header.inheritedTypes.first.flatMap({ TypeExpression($0).nameWithoutModule }) else { return nil }
    switch name {
    case "Substring": return .scalar(.string)
    case "StaticString", "Unicode.Scalar": return .scalar(.character)
    default: break
    }
    guard let scalar = WireScalar(rawValue: name) else { return nil }
    let isUsual = scalar.isInteger || [.string, .character, .double, .float].contains(scalar)
    return isUsual ? .scalar(scalar) : nil
  }
}
