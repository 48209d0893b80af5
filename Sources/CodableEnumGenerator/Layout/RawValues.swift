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

  private static let integerTypes: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
  ]

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
    guard let first = header.inheritedTypes.first else { return nil }
    let type = first.hasPrefix("Swift.") ? String(first.dropFirst("Swift.".count)) : first
    if integerTypes.contains(type) { return .integer }
    if type == "String" || type == "Substring" { return .string }
    let others: Set = ["Character", "Double", "Float", "StaticString", "Unicode.Scalar"]
    return others.contains(type) ? .other : nil
  }
}
