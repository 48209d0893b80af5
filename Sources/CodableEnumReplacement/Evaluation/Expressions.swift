import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension Evaluator {
  /// - Parameter type: What a member without a type before it is of.
  func evaluate(_ expression: Expression, expecting type: String?) throws -> CodeValue {
    let range = expression.range
    trace?.pass(range.lowerBound)
    switch expression.kind {
    case .text(let text):
      return .known(.string(text), nil)
    case .interpolation: return .message
    case .integer(let number): return .known(.number("\(number)"), nil)
    case .float(let text): return .known(.number(text), nil)
    case .boolean(let value): return .known(.boolean(value), nil)
    case .null: return .null
    case .name(let name): return try named(name, at: range)
    case .implicitMember(let name): return try member(name, of: .type(type?.withoutOptional ?? owner), at: range)
    case .member(let base, let name): return try member(name, of: base, at: range)
    case .call(let callee, let arguments): return try call(callee, arguments, expecting: type, at: range)
    case .array(let elements): return .list(try elements.map { try evaluate($0, expecting: nil) })
    case .tuple(let parts):
      if parts.count == 1 { return try evaluate(parts[0].value, expecting: type) }
      return .tuple(try parts.map { try evaluate($0.value, expecting: nil) })
    case .closure(let closure): return .closure(closure, variables.captured, file)
    case .index(let base, let arguments): return try element(of: base, arguments, at: range)
    case .dictionary(let pairs):
      var element: String?
      // A generic parameter stands for the owner.
      if let type, case .dictionary(_, let value) = TypeExpression(type), resolve(value.text) != nil {
        element = value.text
      }
      return .dictionary(
        try pairs.map { (try evaluate($0.key, expecting: nil), try evaluate($0.value, expecting: element)) }
      )
    case .attempt(let inner), .chained(let inner): return try evaluate(inner, expecting: type)
    case .forced(let inner):
      let value = try evaluate(inner, expecting: type)
      if value.isNull { throw Interruption.trapped }
      return value
    case .forcedAttempt(let inner):
      do {
        return try evaluate(inner, expecting: type)
      } catch Interruption.thrown {
        throw Interruption.trapped
      }
    case .optionalAttempt(let inner):
      attempts += 1
      defer { attempts -= 1 }
      do {
        return try evaluate(inner, expecting: type)
      } catch Interruption.thrown {
        return .null
      }
    case .conditional(let condition, let then, let otherwise):
      return try evaluate(try isTrue(condition) ? then : otherwise, expecting: type)
    case .infix("??", let first, let second):
      let value = try evaluate(first, expecting: type)
      return try value.isNull ? evaluate(second, expecting: type) : value
    case .infix("&&", let first, let second):
      return .known(.boolean(try isTrue(first) && isTrue(second)), nil)
    case .infix("||", let first, let second):
      return .known(.boolean(try isTrue(first) || isTrue(second)), nil)
    case .infix("==", let first, let second), .infix("!=", let first, let second):
      let value = try evaluate(first, expecting: nil)
      let other = try evaluate(second, expecting: value.elementType)
      let isSame = try areEqual(value, other, at: range)
      if case .infix("==", _, _) = expression.kind { return .known(.boolean(isSame), nil) }
      return .known(.boolean(!isSame), nil)
    case .prefix("&", let inner): return try evaluate(inner, expecting: type)
    case .prefix("!", let inner): return .known(.boolean(try !isTrue(inner)), nil)
    case .statement(let statement):
      if case .left(let value) = try run([statement], valued: true) { return value }
      return .nothing
    case .cast(let inner, "as", let target): return try evaluate(inner, expecting: target)
    case .infix(let sign, _, _), .prefix(let sign, _):
      throw refusal("there is no option for what '\(sign)' does to a value here; a coder can do it: coders:", at: range)
    case .cast:
      throw refusal("this form of code is not understood; write it more simply, or keep this code", at: range)
    }
  }

  private func named(_ name: String, at range: Range<Int>) throws -> CodeValue {
    if let value = variables[name] { return value }
    if name == "self" { return own }
    if name == "Self" { return .type(owner) }
    if let property = property(name) { return try value(of: property) }
    if own.isContainer || name == "rawValue" { return try member(name, of: own, at: range) }
    if let first = name.unicodeScalars.first, first.properties.isUppercase || name.contains("<") { return .type(name) }
    throw refusal(unknownName(name), at: range)
  }

  /// The property that a name means where code runs.
  private func property(_ name: String) -> CodeProperty? {
    var type = scope[...]
    while true {
      if let found = code.properties[String(type)]?[name] { return found }
      if type.isEmpty { return nil }
      type = type.utf8.lastIndex(of: UInt8(ascii: ".")).map { type[..<$0] } ?? ""
    }
  }

  private func value(of property: CodeProperty) throws -> CodeValue {
    try nested(in: property.file, at: property.range) {
      let (outer, outerFile, outerScope) = (variables, file, scope)
      defer { (variables, file, scope) = (outer, outerFile, outerScope) }
      if !property.owner.isEmpty { scope = property.owner }
      (variables, file) = (Scopes(), property.file)
      let body = try body(property.file, property.start) { try code.getter(property) }
      return try value(of: body, expecting: property.type)
    }
  }

  private func member(_ name: String, of base: Expression, at range: Range<Int>) throws -> CodeValue {
    if name == "self" {
      if case .name(let name) = base.kind, variables[name] != nil || name == "self" {
        return try evaluate(base, expecting: nil)
      }
      return .type(code.cursors[file].source.text(base.range))
    }
    return try member(name, of: try evaluate(base, expecting: nil), at: range)
  }

  func member(_ name: String, of whole: CodeValue, at range: Range<Int>) throws -> CodeValue {
    let base = whole.bare
    switch (base, name) {
    case (.null, _): return .null
    case (.type(let type), _):
      let resolved = resolve(type) ?? type
      if let property = code.properties[resolved]?[name] {
        return try value(of: property)
      }
      if resolve("\(type).\(name)") != nil { return .type("\(type).\(name)") }
      if name == "allCases", let cases = code.enums[resolved]?.cases, cases.allSatisfy(\.values.isEmpty) {
        return .list(cases.map { .element(type: resolved, unquoted($0.name), []) })
      }
      if let cases = cases(of: resolved) {
        guard cases[name] != nil else {
          throw refusal("'\(name)' of \(type) is not in these files; pass the file that declares it", at: range)
        }
        return .element(type: resolved, name, [])
      }
      if resolved.hasSuffix("CodingKeys"), code.enums[owner] != nil { return .element(type: resolved, name, []) }
      return .message
    case (.element(let type?, let element, _), "rawValue"), (.element(let type?, let element, _), "stringValue"):
      if let property = code.properties[type]?[name] {
        return try replacingOwn(base) { try value(of: property) }
      }
      guard let raw = rawValue(of: element, in: type) else { break }
      return .known(raw, nil)
    case (.key(let key), "stringValue"), (.key(let key), "rawValue"): return .known(.string(key), nil)
    case (.opaque(let type, _), "rawValue"):
      let resolved = resolve(type) ?? type
      if isCodedAsRawValue(resolved) { return base }
      if code.enums[resolved] != nil {
        throw refusal("\(type) is written as its raw value; declare it so: enum \(type): …, Codable", at: range)
      }
      if code.bodies[resolved] == nil {
        throw refusal("'\(type)' is not in these files; pass the file that declares it", at: range)
      }
    case (.opaque("Date", .value(let value)), "timeIntervalSince1970"):
      write(value, by: Self.secondsCoder)
      return .opaque(type: "Double", .value(value))
    case (.opaque(let type, .value(let whole)), _):
      if let part = part(name, of: type, in: whole) { return part }
    case (.opaque(let type, .place(let pointer)), _):
      if let part = try part(name, of: type, at: pointer, range) { return part }
    case (.element(let type, _, _), _):
      if type == nil || type == owner, let property = code.properties[owner]?[name] {
        return try replacingOwn(base) { try value(of: property) }
      }
      if let type, let property = code.properties[type]?[name] {
        return try replacingOwn(base) { try value(of: property) }
      }
    case (.keyedReader(let place, let keys), "allKeys"):
      ask(.keys(known: allKeys(of: keys)), place, at: range.lowerBound)
      for key in allKeys(of: keys) { wish(.present, at: "\(place.pointer)/\(key)") }
      let all = try place.keys.compactMap { try key($0, of: keys) }
      return .keys(all)
    case (.keys(let values), _):
      if name == "first", values.count > 1 { dependsOnOrder = true }
      return try member(name, of: .list(values), at: range)
    case (.decoder, _), (.encoder, _), (.keyedReader, "codingPath"), (.valueReader, "codingPath"),
      (.listReader, "codingPath"), (.error, _), (.message, _):
      if name == "userInfo" { throw refusal("userInfo has no counterpart; a coder can read it: coders:", at: range) }
      return .message
    case (.listReader(let reader), "isAtEnd"):
      ask(.element(reader.index), reader.place, at: range.lowerBound)
      return .known(.boolean(reader.next == nil), nil)
    case (.listReader(let reader), "count"):
      for index in 0...(reader.place.count ?? 0) { ask(.element(index), reader.place, at: range.lowerBound) }
      return .known(.number("\(reader.place.count ?? 0)"), nil)
    case (.list(let values), "first"): return values.first ?? .null
    case (.list(let values), "count"): return .known(.number("\(values.count)"), nil)
    case (.list(let values), "isEmpty"): return .known(.boolean(values.isEmpty), nil)
    case (.tuple(let values), _):
      if let index = Int(name), values.indices.contains(index) { return values[index] }
    // Members of values that are not known.
    default: break
    }
    throw refusal("there is no option for what '.\(name)' does to a value; a coder can do it: coders:", at: range)
  }

  static let secondsCoder = "SecondsSince1970Coder"

  func replacingOwn<Value>(_ value: CodeValue, _ body: () throws -> Value) rethrows -> Value {
    let outer = own
    own = value
    defer { own = outer }
    return try body()
  }

  // MARK: Raw values and keys

  /// What `RawValue` is: the raw type of an enum.
  func rawType(_ type: String) -> String? {
    guard type == "RawValue" || type.hasSuffix(".RawValue") else { return nil }
    let path = type.dropLast("RawValue".count).dropLast()
    guard let name = path.isEmpty || path == "Self" ? owner : resolve(String(path)),
      let declaration = code.enums[name], RawValues(of: declaration).kind != nil
    else { return nil }
    return declaration.header.inheritedTypes.first
  }

  /// Whether an enum's own coding, which the compiler writes, is that of its raw value.
  func isCodedAsRawValue(_ type: String) -> Bool {
    guard let declaration = code.enums[type], RawValues(of: declaration).kind != nil else { return false }
    return declaration.codingProtocols.isSuperset(of: [.decodable, .encodable])
      && !(code.functions[type] ?? []).contains(where: \.isCoding)
  }

  func rawValue(of element: String, in type: String) -> JSONValue? {
    guard let all = rawValues(of: type) else { return .string(element) }
    return all.first { $0.name == element }?.value
  }

  /// The case of an enum with a raw value.
  func element(_ json: JSONValue, of type: String) throws -> CodeValue? {
    if let maker = maker("rawValue", of: type) {
      // Its parameter has the raw type.
      return try types.reads(json, as: maker.parameters[0].type) ?? false ? made(json, of: type, by: maker) : nil
    }
    return rawElement(json, of: type)
  }

  private func rawElement(_ json: JSONValue, of type: String) -> CodeValue? {
    for element in rawValues(of: type) ?? [] {
      guard let raw = element.value else { continue }
      if let text = raw.string { note(text) }
      if raw == json { return .element(type: type, element.name, []) }
    }
    return nil
  }

  /// The keys that a type of keys has.
  private func allKeys(of keys: String) -> [String] {
    keysType(keys).flatMap { rawValues(of: $0) }?.compactMap(\.value?.string) ?? []
  }

  /// Asks for each raw value of an enum.
  func wishRawValues(of type: String, at pointer: String, _ offset: Int? = nil) {
    if wishes == nil, trace == nil { return }
    for case let raw? in rawValues(of: type)?.map(\.value) ?? [] {
      wish(.json(raw), at: pointer)
      if let offset { ask(.equality(raw), Origin.place(pointer), at: offset) }
    }
  }

  /// The coding key of a text; nil if the keys don't have it.
  func key(_ text: String, of keys: String) throws -> CodeValue? {
    guard let type = keysType(keys), code.enums[type] != nil else { return .key(text) }
    if let maker = maker("stringValue", of: type) { return try made(.string(text), of: type, by: maker) }
    for element in cases(of: type)?.keys.sorted(byBytesOf: \.self) ?? [] {
      if try ownConstant("stringValue", of: element, in: type) == .string(text) {
        return .element(type: type, element, [])
      }
    }
    return rawElement(.string(text), of: type)
  }

  private func keysType(_ keys: String) -> String? {
    resolve(keys) ?? (keys.hasSuffix("CodingKeys") ? owner : nil)
  }

  /// The text of a key, as an argument.
  func text(ofKey expression: Expression, _ keys: String) throws -> String {
    let place = ConstantKey(file: file, offset: expression.range.lowerBound, keys: keys)
    if let known = lookups.keys[place] { return known }
    let text = try evaluatedText(ofKey: expression, keys)
    note(text)
    if case .implicitMember = expression.kind { lookups.keys[place] = text }
    return text
  }

  private func evaluatedText(ofKey expression: Expression, _ keys: String) throws -> String {
    let value = try evaluate(expression, expecting: keysType(keys) ?? keys)
    switch value.isText ? value.bare : value {
    case .key(let key): return key
    case .known(.string(let key), _): return key
    case .element(let type, let name, _):
      let keys = type ?? keysType(keys) ?? keys
      if let own = try ownConstant("stringValue", of: name, in: keys)?.string { return own }
      if let raw = rawValue(of: name, in: keys)?.string { return raw }
    // No key.
    default: break
    }
    throw refusal("this key is not known; pass the file that declares it", at: expression.range)
  }
}

extension CodeValue {
  var elementType: String? { if case .element(let type, _, _) = bare { type } else { nil } }
}

extension String {
  var withoutOptional: String { hasSuffix("?") ? String(dropLast()) : self }
}
