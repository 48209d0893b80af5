import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension Owner<TypeExpression> {
  fileprivate static var float: Self { named { $0 == .double || $0 == .named("Float") } }
  fileprivate static var optional: Self { named { $0 == .named("Optional") } }
  fileprivate static var string: Self { named { $0 == .string } }
  fileprivate static var set: Self { named(\.isSet) }
  fileprivate static var error: Self {
    Self { if case .type(let type) = $1.whole, type.text.hasSuffix("Error") { type } else { nil } }
  }

  /// One of Swift's, if these files have none of that name.
  private static func named(_ isMeant: @escaping @Sendable (TypeExpression) -> Bool) -> Self {
    Self { if case .type(let type) = $1.whole, isMeant(type), !$0.declares(type) { type } else { nil } }
  }
}

/// What makes a value of a type: its cases, its static functions, its initializers.
extension Evaluator {
  static let initializerRows = [
    Row(.type, nil, nil) { try $0.makeCase($1, $2) },
    Row(.type, "init", ["from"]) { try $0.makeFromDecoder($1, $2) },
    Row(.float, "init", [nil]) { try $0.makeFloat($1, $2) },
    Row(.type, "init", nil) { try $0.composed($2.name, $2.arguments, of: $1, at: $2.range) },
    Row(.type, nil, nil) { try $0.makeByCode($1, $2) },
    Row(.type, "init", ["rawValue"]) { try $0.makeFromRawValue($1, $2) },
    Row(.type, "init", ["stringValue"]) { try $0.makeFromRawValue($1, $2) },
    Row(.error, nil, nil) { _, _, _ in .message },
    Row(.optional, "init", [nil]) { evaluator, _, use in try evaluator.evaluate(use[0], expecting: nil) },
    Row(.string, "init", [nil]) { try $0.makeText($1, $2) },
    Row(.set, "init", [nil]) { try $0.makeSet($1, $2) },
    Row(.type, "init", []) { try $0.makeEmpty($1, $2) },
  ]

  func make(
    _ name: String,
    _ arguments: [Argument],
    of type: TypeExpression,
    expecting expected: TypeExpression? = nil,
    at range: Range<Int>
  ) throws -> CodeValue {
    let use = Use(name, of: .type(type), arguments, expecting: expected, at: range)
    if let value = try Rows.initializers.value(of: use, by: self) { return value }
    if code.bodies[typeName(of: type)] == nil, type.scalar == nil {
      throw refusal(unknownName(type.text), at: range)
    }
    throw unknownValue(of: type, use)
  }

  private func unknownValue(of type: TypeExpression, _ use: Use) -> Interruption {
    if let parts = unknownParts(of: type) {
      return refusalOfFiles("what \(type.text) makes of a value is not known, since \(parts)", at: use.range)
    }
    return unknownValue(of: type, at: use.range)
  }

  func unknownValue(of type: TypeExpression, at range: Range<Int>) -> Interruption {
    refusal("what \(type.text) makes of a value is not known; a coder can do it: coders:", at: range)
  }

  private func makeCase(_ type: TypeExpression, _ use: Use) throws -> CodeValue? {
    let typeName = typeName(of: type)
    guard let types = cases(of: typeName)?[use.name], try !callsFunction(typeName, use) else { return nil }
    if use.arguments.count < types.count, let values = try valuesWithDefaults(typeName, use) {
      return .element(typeName: typeName, use.name, values)
    }
    let values = try use.arguments.enumerated().map { index, argument in
      try evaluateText(argument.value, expecting: index < types.count ? types[index] : nil)
    }
    return .element(typeName: typeName, use.name, values)
  }

  /// Whether a static function is called that has the name of a case.
  private func callsFunction(_ typeName: String, _ use: Use) throws -> Bool {
    let functions = functions(named: use.name, of: typeName, isStatic: true).filter { $0.taking(use.arguments) != nil }
    if functions.isEmpty { return false }
    let labels = code.enums[typeName]?.cases.first { unquoted($0.name) == use.name }?.values.map(\.argumentLabel)
    if use.arguments.map(\.label) != labels?.map({ $0.map(unquoted) }) { return true }
    if functions.contains(where: { mayTake(use.arguments, $0) }) { throw unknownFunction(use.name, at: use.range) }
    return false
  }

  /// The values of a case some of which have their defaults; nil if others are missing, too.
  private func valuesWithDefaults(_ typeName: String, _ use: Use) throws -> [CodeValue]? {
    guard let element = code.enums[typeName]?.cases.first(where: { unquoted($0.name) == use.name }) else { return nil }
    var rest = use.arguments[...]
    var values: [CodeValue] = []
    for value in element.values {
      if let next = rest.first, next.label == value.argumentLabel.map(unquoted) {
        values.append(try evaluate(next.value, expecting: value.type.expression))
        rest.removeFirst()
      } else if let text = value.defaultValue {
        values.append(text == "nil" ? .null : .declaredDefault(text))
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }

  private func makeFromDecoder(_ type: TypeExpression, _ use: Use) throws -> CodeValue? {
    guard case .decoder(let place) = try evaluate(use[0], expecting: nil) else { return nil }
    return try decode(type, place, at: use.range)
  }

  /// An integer that is read, as the number that the same JSON is.
  private func makeFloat(_ type: TypeExpression, _ use: Use) throws -> CodeValue? {
    guard case .known(.number, .place(let pointer)?) = try evaluate(use[0], expecting: nil) else { return nil }
    return .opaque(type: type, .place(pointer))
  }

  private func makeByCode(_ type: TypeExpression, _ use: Use) throws -> CodeValue? {
    let typeName = typeName(of: type)
    let (name, arguments, expected) = (use.name, use.arguments, use.expected)
    let found = try function(name, arguments, of: typeName, isStatic: true, expecting: expected, at: use.range)
    guard let function = found else { return nil }
    if use.name != "init" { return try call(function, use.arguments, expecting: use.expected) }
    let values = try values(use.arguments, function)
    if typeName == owner { return try make(values, by: function) }
    // A coding key, which is made of its text.
    let value = values.first?.bare
    if case .known(.string(let text), _)? = value, isKey(typeName) { return .key(text) }
    if case .known(let json, _)? = value, function.parameters.first?.label == "rawValue", code.enums[typeName] != nil {
      return try element(json, of: typeName) ?? .null
    }
    // Another enum, which its code makes of what is known.
    if code.enums[typeName] != nil, !function.isDecoder { return try make(values, by: function) }
    throw unknownValue(of: type, use)
  }

  private func makeFromRawValue(_ type: TypeExpression, _ use: Use) throws -> CodeValue? {
    let typeName = typeName(of: type)
    let value = try evaluate(use[0], expecting: nil).bare
    if value.isNull { return .null }
    guard case .known(let json, let origin) = value, !origin.isSpelled else { return nil }
    if code.enums[typeName] == nil { return isKey(typeName) ? json.string.map { .key($0) } : nil }
    if let pointer = origin?.pointer { wishRawValues(of: typeName, at: pointer, use.range.lowerBound) }
    guard let element = try element(json, of: typeName) else { return .null }
    // As if the type had read itself.
    if case .place(let pointer)? = origin, isCodedAsRawValue(typeName) { return .read(element, at: pointer) }
    return element
  }

  private func makeText(_ type: TypeExpression, _ use: Use) throws -> CodeValue? {
    spelled(try evaluate(use[0], expecting: nil))
  }

  /// The text of a value; nil if nothing says which it is.
  func spelled(_ value: CodeValue) -> CodeValue? {
    switch value {
    case .text, .known(.string, _), .message: value
    case .opaque(let type, _): type == .string ? value : nil
    case .known(.number(let digits), nil): Int(digits).map { .known(.string("\($0)"), nil) }
    case .known(.number(let digits), .place(let pointer)?):
      Int(digits).map { .known(.string("\($0)"), .spelled(pointer)) }
    case .known(.boolean(let value), nil): .known(.string("\(value)"), nil)
    // Of others, a coder makes a text.
    default: nil
    }
  }

  private func makeSet(_ type: TypeExpression, _ use: Use) throws -> CodeValue? {
    guard case .keys(let keys, let type, isSet: _) = try evaluate(use[0], expecting: nil) else { return nil }
    return .keys(keys, of: type, isSet: true)
  }

  private func makeEmpty(_ type: TypeExpression, _ use: Use) throws -> CodeValue? {
    code.structs[typeName(of: type)]?.properties.isEmpty ?? false ? .known(.object([]), nil) : nil
  }

  private func isKey(_ typeName: String) -> Bool {
    (code.structs[typeName] ?? code.enums[typeName])?.header.inheritedTypes.contains { $0.hasSuffix("CodingKey") }
      ?? false
  }
}
