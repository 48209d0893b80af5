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
  package private(set) var tags: [Int: Tag] = [:]
  /// By the index of the case, why it has no tag here although Swift gives it a raw value.
  private(set) var doubts: [Int: RawValueDoubt] = [:]

  /// By the index of the case, its raw value as code spells it, also where it can be no tag.
  private(set) var literals: [Int: String] = [:]

  /// Whether some of them are texts, whatever their type is called.
  var haveTexts: Bool { tags.values.contains { $0.kind == .string } || doubts.values.contains(.text) }

  package init(of declaration: TypeDeclaration) {
    let cases = declaration.cases
    kind = Self.kind(of: declaration.header) ?? (cases.contains { $0.rawValue != nil } ? .other : nil)
    switch kind {
    case .integer: count(cases)
    case .string:
      for (index, element) in cases.enumerated() {
        take(element.rawValue.map(StringLiteral.value) ?? unquoted(element.name), at: index)
      }
    case .other:
      for (index, element) in cases.enumerated() {
        guard let literal = element.rawValue else { continue }
        if let value = integerValue(of: literal) {
          tags[index] = .integer(value)
        } else if literal.hasPrefix("\"") || literal.hasPrefix("#") {
          take(StringLiteral.value(of: literal), at: index)
        }
      }
    case nil: break
    }
    for (index, element) in cases.enumerated() {
      literals[index] = element.rawValue ?? tags[index]?.literal
      if literals[index]?.utf8.contains(where: \.isLineEnd) == true { literals[index] = nil }
    }
  }

  private mutating func take(_ text: String?, at index: Int) {
    if let text { tags[index] = .string(text) } else { doubts[index] = .text }
  }

  /// Integers: the literal, or one more than what the case before it has, whichever of several that is.
  private mutating func count(_ cases: [EnumCase]) {
    var firstCases: [Int: Int] = [:]
    for (index, element) in cases.enumerated() {
      for condition in element.conditions where firstCases[condition.block] == nil {
        firstCases[condition.block] = index
      }
      if let literal = element.rawValue {
        if let value = integerValue(of: literal) { tags[index] = .integer(value) } else { doubts[index] = .integer }
        continue
      }
      switch Self.predecessor(of: index, in: cases, firstCases) {
      case nil: tags[index] = .integer(0)
      case let previous? where !cases[previous].conditions.allSatisfy(element.conditions.contains):
        doubts[index] = .condition
      case let previous?:
        guard case .integer(let value) = tags[previous] else {
          doubts[index] = .previous
          continue
        }
        let (next, overflows) = value.addingReportingOverflow(1)
        if overflows { doubts[index] = .integer } else { tags[index] = .integer(next) }
      }
    }
  }

  /// The last case before a case that can be compiled together with it.
  ///
  /// - Parameter firstCases: By the `#if`, the first case in it.
  private static func predecessor(of index: Int, in cases: [EnumCase], _ firstCases: [Int: Int]) -> Int? {
    let conditions = cases[index].conditions
    var previous = index - 1
    while previous >= 0 {
      let other = cases[previous].conditions
      if other == conditions { return previous }
      let clause = other.first { condition in
        conditions.contains { $0.block == condition.block && $0.clause != condition.clause }
      }
      guard let clause, let first = firstCases[clause.block] else { return previous }
      previous = first - 1
    }
    return nil
  }

  /// The kind of the first type after the colon; nil if it isn't a usual raw type.
  package static func kind(of header: TypeHeader) -> Kind? {
    guard case .scalar(let scalar) = type(of: header) else { return nil }
    if scalar.isInteger { return .integer }
    return scalar == .string ? .string : .other
  }

  /// The first type after the colon as code spells it, one of the standard library with its module: the user's may have a
  /// type of that name.
  static func spelledType(of header: TypeHeader) -> String? {
    guard let written = header.inheritedTypes.first else { return nil }
    guard type(of: header) != nil, let name = TypeExpression(written).nameWithoutModule else { return written }
    return "Swift.\(name)"
  }

  /// The wire type of an enum with a raw type, by the first type after its colon; nil if it has none that raw values
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
