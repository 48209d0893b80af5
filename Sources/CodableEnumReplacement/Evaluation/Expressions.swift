import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension Evaluator {
  /// - Parameter type: What a member without a type before it is of.
  func evaluate(_ expression: Expression, expecting type: TypeExpression?) throws -> CodeValue {
    let (attempts, elements) = (attempts, elementReads)
    do {
      let value = try evaluateByRows(expression, expecting: type)
      guard case .structure = value, isReading, makesCoders, elements == elementReads, let firstMade else {
        return value
      }
      // Of one value, a coder makes it.
      return try making(of: expression, insteadOf: firstMade) ?? value
    } catch Interruption.refused(let refusal) {
      self.attempts = attempts
      // What was read of an array is not read again.
      guard !refusal.isOfFiles, elements == elementReads, let made = try making(of: expression, insteadOf: refusal)
      else { throw Interruption.refused(refusal) }
      return made
    }
  }

  /// Notes what throws or traps.
  private func oblige(_ value: CodeValue) -> CodeValue {
    if let making = value.making, making.source != nil { obligations.append((making.text, making.refusal)) }
    return value
  }

  /// With what only a coder makes in the place of a text with values in it, and of what is made of a value that is read:
  /// a comparison, and a text in another case.
  func evaluateText(_ expression: Expression, expecting type: TypeExpression?) throws -> CodeValue {
    let elements = elementReads
    let value = try evaluate(expression, expecting: type)
    let isMade =
      switch value {
      case .message: true
      case .known(.boolean, nil): expression.isComparison && elements == elementReads
      case .known(_, .cased), .known(_, .spelled): elements == elementReads
      // All others are what they are.
      default: false
      }
    guard isMade, case .refused(let refusal) = unwritable(at: expression.range) else { return value }
    return try making(of: expression, insteadOf: refusal) ?? value
  }

  func unwritable(at range: Range<Int>) -> Interruption {
    refusal("there is no option for what is written here; a coder can write it: coders:", at: range)
  }

  private func evaluateByRows(_ expression: Expression, expecting type: TypeExpression?) throws -> CodeValue {
    let range = expression.range
    trace?.pass(range.lowerBound)
    switch expression.kind {
    case .text(let text):
      return .known(.string(text), nil)
    case .interpolation: return .message
    case .composed(let pieces): return composed(pieces)
    case .integer(let number): return .known(.number("\(number)"), nil)
    case .float(let text): return .known(.number(text), nil)
    case .boolean(let value): return .known(.boolean(value), nil)
    case .null: return .null
    case .name(let name): return try named(name, at: range)
    case .type(let type): return .type(try absolute(type, at: range))
    case .itself(let base, let type):
      return isValue(base) ? try evaluate(base, expecting: nil) : .type(try absolute(type, at: range))
    case .implicitMember(let name):
      if type == nil, let cases = cases(of: owner), cases[name] == nil, code.properties[owner]?[name] == nil {
        throw refusal("which type '.\(name)' is of is not known here; name the type", at: range)
      }
      return try member(name, of: .type(type?.withoutOptional ?? ownType), at: range)
    case .member(let base, let name): return try member(name, of: base, at: range)
    case .call(let callee, let arguments): return try call(callee, arguments, expecting: type, at: range)
    case .array(let elements): return .list(try list(elements, expecting: type))
    case .tuple(let parts):
      if parts.count == 1 { return try evaluate(parts[0].value, expecting: type) }
      return .tuple(try parts.map { try evaluate($0.value, expecting: nil) })
    case .closure(let closure): return .closure(closure, variables.captured, file)
    case .index(let base, let arguments): return try element(of: base, arguments, at: range)
    case .dictionary(let pairs): return try dictionary(pairs, expecting: type)
    case .attempt(let inner):
      let value = try evaluate(inner, expecting: type)
      return neverThrows(inner) ? value : oblige(try value.prefixed("try ", attempts: attempts))
    case .chained(let inner): return try evaluate(inner, expecting: type)
    case .forced(let inner):
      let value = try evaluate(inner, expecting: type)
      if value.isNull { throw Interruption.trapped }
      return oblige(value.forced)
    case .forcedAttempt(let inner):
      return try attempted(inner, expecting: type, "try! ") { throw Interruption.trapped }
    case .optionalAttempt(let inner):
      attempts += 1
      defer { attempts -= 1 }
      return try attempted(inner, expecting: type, "try? ") { .null }
    case .conditional(let condition, let then, let otherwise):
      return try evaluate(try isTrue(condition) ? then : otherwise, expecting: type)
    case .infix(let sign, let first, let second): return try infix(sign, first, second, type, at: range)
    case .prefix(let sign, let inner): return try prefix(sign, inner, type, at: range)
    case .statement(let statement):
      if case .left(let value) = try run([statement], valued: true) { return value }
      return .nothing
    case .cast(let inner, "as", let target):
      return try evaluate(inner, expecting: try absolute(target, at: range))
    case .cast: throw unknownForm(at: range)
    }
  }

  /// Its value, or another one if it throws.
  ///
  /// - Parameter sign: What says so in code.
  private func attempted(
    _ inner: Expression,
    expecting type: TypeExpression?,
    _ sign: String,
    else other: () throws -> CodeValue
  ) throws -> CodeValue {
    let reads = reads
    do {
      let value = try evaluate(inner, expecting: type)
      // What is read inside of it is an error that the coder would not catch.
      if let making = value.making, self.reads != reads { throw Interruption.refused(making.refusal) }
      return try value.prefixed(sign, attempts: 0)
    } catch Interruption.thrown {
      return try other()
    }
  }

  private func list(_ elements: [Expression], expecting type: TypeExpression?) throws -> [CodeValue] {
    var element: TypeExpression?
    // A generic parameter stands for the owner.
    if case .array(let inner)? = type?.withoutOptional, resolve(inner) != nil { element = inner }
    var values: [CodeValue] = []
    for expression in elements {
      values.append(try evaluate(expression, expecting: element ?? elementType(of: values.first)))
    }
    return values
  }

  /// A text of the code itself, or one that only messages are made of.
  private func composed(_ pieces: [Expression]) -> CodeValue {
    let values = pieces.filter { if case .text("") = $0.kind { false } else { true } }
    // `"\(number)"` is `String(number)`, but for optionals.
    if values.count == 1, !(staticType(of: values[0])?.isOptional ?? false) {
      return (try? spelled(evaluate(values[0], expecting: nil))) ?? .message
    }
    var text = ""
    for piece in pieces {
      guard case .known(let json, nil)? = try? evaluate(piece, expecting: nil).bare,
        let own = json.string ?? json.integer.map({ "\($0)" })
      else { return .message }
      text += own
    }
    return .known(.string(text), nil)
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)],
    expecting type: TypeExpression?
  ) throws -> CodeValue {
    var element: TypeExpression?
    // A generic parameter stands for the owner.
    if case .dictionary(_, let value)? = type, resolve(value) != nil { element = value }
    return .dictionary(
      try pairs.map { (try evaluate($0.key, expecting: nil), try evaluate($0.value, expecting: element)) }
    )
  }

  private func named(_ name: String, at range: Range<Int>) throws -> CodeValue {
    if let value = variables[name] { return value }
    if name == "self" { return own }
    if name == "Self" { return .type(selfType) }
    if let property = try property(name, at: range) { return try value(of: property) }
    if own.isContainer || name == "rawValue" { return try member(name, of: own, at: range) }
    if let first = name.unicodeScalars.first, first.properties.isUppercase {
      return .type(try absolute(.named(name), at: range))
    }
    throw refusal(unknownName(name), at: range)
  }

  func value(of property: CodeProperty) throws -> CodeValue {
    try nested(in: property.file, at: property.range) {
      let (outer, outerFile, outerScope, outerIsStatic) = (variables, file, scope, isStatic)
      defer { (variables, file, scope, isStatic) = (outer, outerFile, outerScope, outerIsStatic) }
      (variables, file, scope, isStatic) = (Scopes(), property.file, property.owner, property.place.isStatic)
      if property.mayChange {
        throw refusal("this may have another value when the code runs; declare it with 'let'", at: property.range)
      }
      let body = try body(property.file, property.start) { try code.getter(property) }
      return try value(of: body, expecting: try property.type.map { try absolute($0, at: property.range) })
    }
  }

  private func member(_ name: String, of base: Expression, at range: Range<Int>) throws -> CodeValue {
    if isProperty(name, of: base), let value = variables[name] { return value }
    return try member(name, of: try evaluate(base, expecting: nil), at: range)
  }

  /// Whether `x.self` is a value, and no type.
  private func isValue(_ base: Expression) -> Bool {
    if case .name(let name) = base.kind { variables[name] != nil || name == "self" } else { false }
  }

  func member(_ name: String, of whole: CodeValue, at range: Range<Int>) throws -> CodeValue {
    try refuseExtension(of: whole, by: name, at: range)
    let use = Use(name, of: whole, at: range)
    guard let value = try Rows.properties.value(of: use, by: self) else { throw unknownMember(use) }
    return value
  }

  func replacingOwn<Value>(_ value: CodeValue, _ body: () throws -> Value) rethrows -> Value {
    let outer = own
    own = value
    defer { own = outer }
    return try body()
  }

  // MARK: Raw values and keys

  /// What `RawValue` is: the raw type of an enum.
  func rawType(_ type: TypeExpression) -> TypeExpression? {
    guard case .name(let components) = type, components.last?.text == "RawValue" else { return nil }
    let owner = Array(components.dropLast())
    guard let name = owner.isEmpty || owner == [.init(name: "Self")] ? selfTypeName : resolve(.name(owner)),
      let declaration = code.enums[name], RawValues(of: declaration).kind != nil
    else { return nil }
    return declaration.header.inheritedTypes.first.map { self.type(named: $0) }
  }

  /// Whether an enum's own coding, which the compiler writes, is that of its raw value.
  func isCodedAsRawValue(_ typeName: String) -> Bool {
    guard let declaration = code.enums[typeName], RawValues(of: declaration).kind != nil else { return false }
    return declaration.codingProtocols.contains(isReading ? .decodable : .encodable)
      && !(code.functions[typeName] ?? []).contains(where: \.isCoding)
  }

  func rawValue(of element: String, in typeName: String) -> JSONValue? {
    guard let all = rawValues(of: typeName) else { return .string(element) }
    return all.value(of: element)
  }

  /// The case of an enum with a raw value.
  func element(_ json: JSONValue, of typeName: String) throws -> CodeValue? {
    if let maker = maker("rawValue", of: typeName) {
      // Its parameter has the raw type.
      return try types.reads(json, as: maker.parameters[0].type) ?? false
        ? made(json, of: typeName, by: maker) : nil
    }
    return rawElement(json, of: typeName)
  }

  private func rawElement(_ json: JSONValue, of typeName: String) -> CodeValue? {
    guard let all = rawValues(of: typeName) else { return nil }
    if lookups.notedTypes.insert(typeName).inserted {
      for case let text? in all.values.map(\.string) { words.note(text) }
    }
    return all.name(of: json).map { .element(typeName: typeName, $0, []) }
  }

  /// The keys that a type of keys has.
  func allKeys(of keys: TypeExpression) -> [String] {
    if hasImpliedKeys(keys) { return code.structs[owner]?.properties.map(\.name) ?? [] }
    return keysTypeName(keys).flatMap { rawValues(of: $0) }?.keys.map(\.text) ?? []
  }

  /// Asks for each raw value of an enum.
  func wishRawValues(of typeName: String, at pointer: String, _ offset: Int? = nil) {
    if wishes == nil, trace == nil { return }
    let values = rawValues(of: typeName)?.values ?? []
    wish(.choice(values), at: pointer)
    if let offset { ask(.choice(values, isCased: false), Origin.place(pointer), at: offset) }
  }

  /// The coding key of a text; nil if the keys don't have it.
  func key(_ text: String, of keys: TypeExpression) throws -> CodeValue? {
    if hasImpliedKeys(keys), !allKeys(of: keys).contains(text) { return nil }
    guard let typeName = keysTypeName(keys), code.enums[typeName] != nil else { return .key(text) }
    if let maker = maker("stringValue", of: typeName) { return try made(.string(text), of: typeName, by: maker) }
    let hasOwn = code.properties[typeName]?["stringValue"] != nil
    for element in hasOwn ? cases(of: typeName)?.keys.sorted(byBytesOf: \.self) ?? [] : [] {
      if try ownConstant("stringValue", of: element, in: typeName) == .string(text) {
        return .element(typeName: typeName, element, [])
      }
    }
    return rawElement(.string(text), of: typeName)
      ?? rawValues(of: typeName)?.keys.first { $0.text == text }.map { .element(typeName: typeName, $0.name, []) }
  }

  private func keysTypeName(_ keys: TypeExpression) -> String? {
    if hasImpliedKeys(keys) { return nil }
    return resolve(keys) ?? (keys.text.hasSuffix("CodingKeys") ? owner : nil)
  }

  /// The text of a key, as an argument.
  func text(ofKey expression: Expression, _ keys: TypeExpression) throws -> String {
    let place = ConstantKey(file: file, offset: expression.range.lowerBound, keys: keys)
    if let known = lookups.keys[place] { return known }
    let text = try evaluatedText(ofKey: expression, keys)
    words.note(key: text)
    if case .implicitMember = expression.kind { lookups.keys[place] = text }
    return text
  }

  private func evaluatedText(ofKey expression: Expression, _ keys: TypeExpression) throws -> String {
    let value = try evaluate(expression, expecting: keysTypeName(keys).map { type(named: $0) } ?? keys)
    switch value.isText ? value.bare : value {
    case .key(let key): return key
    case .known(.string(let key), _): return key
    case .element(let typeName, let name, _):
      let typeName = typeName ?? keysTypeName(keys) ?? keys.text
      if let own = try ownConstant("stringValue", of: name, in: typeName)?.string { return own }
      if let raw = rawValue(of: name, in: typeName) { return raw.string ?? name }
    // No key.
    default: break
    }
    let local = insideFunction(keys.text)
    throw refusal(local ?? "this key is not known; pass the file that declares it", at: expression.range)
  }

  /// What stands beside a value that it is compared with; nil if nothing is known of it.
  func typeBeside(_ value: CodeValue) -> TypeExpression? {
    switch value.bare {
    case .keys(_, let type, isSet: _): .array(type)
    case .opaque(let type, _) where cases(of: typeName(of: type.withoutOptional)) != nil: type
    // A case says it, or nothing.
    default: elementType(of: value)
    }
  }

  /// The type of a value that is a case; nil for any other.
  func elementType(of value: CodeValue?) -> TypeExpression? { value?.elementTypeName.map { type(named: $0) } }
}

extension Expression {
  /// Whether it makes another boolean of values: `n == 1`, `!isOn`
  fileprivate var isComparison: Bool {
    switch kind {
    // What is read, or false where nothing is.
    case .infix("==", _, let other) where other.isTrue: false
    case .infix(let sign, _, _): ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains(sign)
    case .prefix(let sign, _): sign == "!"
    case .attempt(let inner): inner.isComparison
    case .tuple(let parts): parts.count == 1 && parts[0].value.isComparison
    // All others make what is known, or no boolean.
    default: false
    }
  }

  private var isTrue: Bool { if case .boolean(true) = kind { true } else { false } }
}

extension CodeValue {
  /// With `try` before what only a coder makes.
  fileprivate func prefixed(_ sign: String, attempts: Int) throws -> CodeValue {
    guard case .made(var making) = self else { return self }
    if attempts > 0 { throw Interruption.refused(making.refusal) }
    (making.text, making.isCompound) = (sign + making.text, true)
    if sign == "try? " { making.mayBeNil = true }
    return .made(making)
  }

  /// With `!` behind what only a coder makes.
  fileprivate var forced: CodeValue {
    guard case .made(var making) = self else { return self }
    making.text = making.isCompound ? "(\(making.text))!" : "\(making.text)!"
    (making.isCompound, making.mayBeNil) = (false, false)
    return .made(making)
  }

  var elementTypeName: String? { if case .element(let typeName, _, _) = bare { typeName } else { nil } }
}
