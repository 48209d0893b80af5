/// The raw value that Swift gives a case whose enum has a raw type.
package struct RawValue {
  /// The literal after `=`, or what Swift gives a case without one, which is its name where raw values are strings, and one
  /// more than the case before where they are integers.
  package fileprivate(set) var tag: Tag?
  /// As code spells it, also where it can be no tag; nil if it is not known.
  fileprivate(set) var literal: String?
  /// Why it is no tag.
  fileprivate(set) var doubt: RawValueDoubt?
  /// Of a raw type with fractions; nil if it is not known.
  package fileprivate(set) var number: Double?
}

/// The raw values of an enum with a raw type, as tags.
package struct RawValues {
  package enum Kind {
    case string, integer
    /// Of any other type that literals can make, such as `Character` or `Double`.
    case other
  }

  /// Nil if the enum has no raw type.
  package let kind: Kind?
  /// One for each case.
  package private(set) var values: [RawValue]

  /// Whether some of them are texts, whatever their type is called.
  var haveTexts: Bool { values.contains { $0.tag?.kind == .string || $0.doubt == .text } }

  package init(of declaration: TypeDeclaration) {
    let cases = declaration.cases
    kind = Self.kind(of: declaration.header) ?? (cases.contains { $0.rawValue != nil } ? .other : nil)
    values = cases.map { _ in RawValue() }
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
          values[index].tag = .integer(value)
        } else if literal.hasPrefix("\"") || literal.hasPrefix("#") {
          take(StringLiteral.value(of: literal), at: index)
        }
      }
    case nil: break
    }
    for (index, element) in cases.enumerated() {
      guard let literal = element.rawValue ?? values[index].tag?.literal else { continue }
      if !literal.utf8.contains(where: \.isLineEnd) { values[index].literal = literal }
    }
    if Self.type(of: declaration.header)?.kinds == [.number] { countNumbers(cases) }
  }

  /// Numbers: the literal, or one more than an integer of the case before.
  private mutating func countNumbers(_ cases: [EnumCase]) {
    var next: Double? = 0
    for (index, element) in cases.enumerated() {
      // Which case is before it, a condition decides.
      if element.conditions != cases[0].conditions { next = nil }
      values[index].number = element.rawValue.map(numberValue) ?? next
      next = element.rawValue.map { integerValue(of: $0).map(Double.init) } ?? next
      next = next.map { $0 + 1 }
    }
  }

  private mutating func take(_ text: String?, at index: Int) {
    if let text { values[index].tag = .string(text) } else { values[index].doubt = .text }
  }

  private mutating func take(_ value: Int?, at index: Int) {
    if let value { values[index].tag = .integer(value) } else { values[index].doubt = .integer }
  }

  /// Integers: the literal, or one more than what the case before it has, whichever of several that is.
  private mutating func count(_ cases: [EnumCase]) {
    var firstCases: [Int: Int] = [:]
    for (index, element) in cases.enumerated() {
      for condition in element.conditions where firstCases[condition.block] == nil {
        firstCases[condition.block] = index
      }
      if let literal = element.rawValue {
        take(integerValue(of: literal), at: index)
        continue
      }
      switch Self.predecessor(of: index, in: cases, firstCases) {
      case nil: take(0, at: index)
      case let previous? where !cases[previous].conditions.allSatisfy(element.conditions.contains):
        values[index].doubt = .condition
      case let previous?:
        guard case .integer(let value) = values[previous].tag else {
          values[index].doubt = .previous
          continue
        }
        let (next, overflows) = value.addingReportingOverflow(1)
        take(overflows ? nil : next, at: index)
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
}

// The raw type.
extension RawValues {
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
