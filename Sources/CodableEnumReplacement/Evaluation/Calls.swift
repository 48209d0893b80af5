import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension Evaluator {
  func call(
    _ callee: Expression,
    _ arguments: [Argument],
    expecting type: String?,
    at range: Range<Int>
  ) throws -> CodeValue {
    switch callee.kind {
    case .implicitMember(let name):
      return try make(name, arguments, of: type?.withoutOptional ?? owner, at: range)
    case .member(let base, let name):
      if name.isTypeName, let path = callee.path, resolve(path) != nil {
        return try make("init", arguments, of: path, at: range)
      }
      if case .name(let word) = base.kind, variables[word] == nil, word != "self", word.isTypeName {
        return try make(name, arguments, of: word == "Self" ? owner : word, at: range)
      }
      if case .name("self") = base.kind, case .nothing = own, name == "init" {
        own = try make("init", arguments, of: owner, at: range)
        return .nothing
      }
      let value = try evaluate(base, expecting: nil)
      if value.isNull { return .null }
      return try call(name, on: value, arguments, at: range)
    case .array where arguments.isEmpty: return .list([])
    case .array(let elements) where elements.count == 1 && arguments.count == 1 && arguments[0].label == "from":
      if let path = elements[0].path { return try make("init", arguments, of: "[\(path)]", at: range) }
    case .name(let name):
      if ["fatalError", "preconditionFailure"].contains(name) { throw Interruption.trapped }
      if case .closure(let closure, let captured, let file)? = variables[name] {
        return try call(closure, in: captured, of: file, arguments, at: range)
      }
      // Something of the code itself that hides all others.
      if variables[name] != nil { break }
      if own.isContainer, hasStandardCall(name, arguments) || extends(own, by: name, arguments) {
        return try call(name, on: own, arguments, at: range)
      }
      let scope = own.isContainer ? "" : scope
      if let function = try function(name, arguments, in: scope, expecting: type, at: range) {
        return try call(function, arguments)
      }
      if name.isTypeName { return try make("init", arguments, of: name == "Self" ? owner : name, at: range) }
    // Any other expression is no function.
    default: break
    }
    let text = code.cursors[file].source.text(callee.range)
    throw refusal(unknownName(text), at: range)
  }

  /// The values of the parameters: of the arguments, or the defaults.
  func values(_ arguments: [Argument], _ function: CodeFunction, keys: String? = nil) throws -> [CodeValue] {
    try zip(function.taking(arguments) ?? [], function.parameters).map { argument, parameter in
      let type = parameter.type == "Key" || parameter.type == "K" ? keys ?? parameter.type : parameter.type
      if let argument { return try evaluate(argument.value, expecting: type) }
      do {
        return try evaluate(try code.defaultValue(of: parameter, of: function), expecting: type)
      } catch let refusal as Refusal {
        throw Interruption.refused(refusal)
      }
    }
  }

  /// A value of a type: one of its cases, of its static functions, of its initializers.
  private func make(_ name: String, _ arguments: [Argument], of type: String, at range: Range<Int>) throws -> CodeValue
  {
    let resolved = resolve(type) ?? type
    if let types = cases(of: resolved)?[name] {
      let values = try arguments.enumerated().map { index, argument in
        try evaluate(argument.value, expecting: index < types.count ? types[index] : nil)
      }
      return .element(type: resolved, name, values)
    }
    if name == "init", arguments.count == 1, arguments[0].label == "from",
      case .decoder(let place) = try evaluate(arguments[0].value, expecting: nil)
    {
      return try decode(type, place, at: range)
    }
    if type == "Date", name == "init", arguments.count == 1, arguments[0].label == "timeIntervalSince1970",
      case .opaque("Double", .place(let pointer)) = try evaluate(arguments[0].value, expecting: nil)
    {
      readSeconds(at: pointer)
      return .opaque(type: type, .place(pointer))
    }
    if let whole = try composed(name, arguments, of: resolved, at: range) { return whole }
    if let function = try function(name, arguments, of: resolved, at: range) {
      if name != "init" { return try call(function, arguments) }
      let values = try values(arguments, function)
      if resolved != owner {
        // A coding key, which is made of its text.
        let value = values.first?.bare
        if case .known(.string(let text), _)? = value, isKey(resolved) { return .key(text) }
        if case .known(let json, _)? = value, function.parameters.first?.label == "rawValue",
          code.enums[resolved] != nil
        {
          return try element(json, of: resolved) ?? .null
        }
        throw refusal("what \(type) makes of a value is not known; a coder can do it: coders:", at: range)
      }
      let outer = own
      own = .nothing
      defer { own = outer }
      // `return nil`
      if case .null = try call(function, values) { return .null }
      return own
    }
    if name == "init", arguments.count == 1, arguments[0].label == "rawValue" || arguments[0].label == "stringValue" {
      let value = try evaluate(arguments[0].value, expecting: nil).bare
      if value.isNull { return .null }
      if isKey(resolved), code.enums[resolved] == nil, case .known(.string(let text), _) = value { return .key(text) }
      if code.enums[resolved] != nil, case .known(let json, let origin) = value {
        if let pointer = origin?.pointer { wishRawValues(of: resolved, at: pointer, range.lowerBound) }
        guard let element = try element(json, of: resolved) else { return .null }
        // As if the type had read itself.
        if case .place(let pointer)? = origin, isCodedAsRawValue(resolved) { return .read(element, at: pointer) }
        return element
      }
    }
    if ["DecodingError", "EncodingError"].contains(type) || type.hasSuffix("Error") { return .message }
    if name == "init", type == "Optional", arguments.count == 1 {
      return try evaluate(arguments[0].value, expecting: nil)
    }
    if name == "init", type == "String", arguments.count == 1,
      let text = text(of: try evaluate(arguments[0].value, expecting: nil))
    {
      return text
    }
    if name == "init", arguments.isEmpty, let declaration = code.structs[resolved], declaration.properties.isEmpty {
      return .known(.object([]), nil)
    }
    if code.bodies[resolved] == nil, WireScalar(rawValue: type) == nil {
      throw refusal(unknownName(type), at: range)
    }
    throw refusal("what \(type) makes of a value is not known; a coder can do it: coders:", at: range)
  }

  /// What `String(…)` makes; nil if that is not known.
  private func text(of value: CodeValue) -> CodeValue? {
    switch value {
    case .text, .known(.string, _), .message: value
    case .opaque(let type, _): type == "String" ? value : nil
    case .known(.number(let digits), nil): Int(digits).map { .known(.string("\($0)"), nil) }
    case .known(.boolean(let value), nil): .known(.string("\(value)"), nil)
    case .nothing, .null, .known, .structure, .element, .read, .key, .type, .list, .keys, .tuple, .dictionary,
      .decoder, .keyedReader, .listReader, .valueReader, .encoder, .keyedWriter, .listWriter, .valueWriter, .closure,
      .error, .unset:
      nil
    }
  }

  private func isKey(_ type: String) -> Bool {
    (code.structs[type] ?? code.enums[type])?.header.inheritedTypes.contains { $0.hasSuffix("CodingKey") } ?? false
  }

  private func call(
    _ name: String,
    on value: CodeValue,
    _ arguments: [Argument],
    at range: Range<Int>
  ) throws -> CodeValue {
    func argument(_ label: String?) -> Expression? { arguments.first { $0.label == label }?.value }
    func type(_ expression: Expression?) throws -> String {
      guard let expression, case .type(let type) = try evaluate(expression, expecting: nil) else {
        throw refusal("which type this is is not known; name it: Int.self", at: range)
      }
      return type
    }
    if value.isContainer {
      if let result = try callHelper(name, on: value, arguments, at: range) { return result }
      if !isStandard(name, arguments) {
        throw refusal("'\(name)' is not in these files; pass the file that declares it", at: range)
      }
    }
    switch (value.bare, name) {
    case (.decoder(let place), "container"):
      ask(.object, place, at: range.lowerBound)
      guard place.isObject else {
        wish(.object, at: place.pointer)
        throw mismatch(place)
      }
      return .keyedReader(place, keys: try type(argument("keyedBy")))
    case (.decoder(let place), "unkeyedContainer"):
      ask(.array, place, at: range.lowerBound)
      guard place.isArray else {
        wish(.array, at: place.pointer)
        throw mismatch(place)
      }
      return .listReader(ListReader(place))
    case (.decoder(let place), "singleValueContainer"): return .valueReader(place)
    case (.valueReader(let place), "decode"): return try decode(try type(argument(nil)), place, at: range)
    case (.valueReader(let place), "decodeNil"):
      ask(.null, place, at: range.lowerBound)
      wish(.json(.null), at: place.pointer)
      return .known(.boolean(place.isNull), nil)
    case (.listReader(let reader), _):
      if let result = try callList(name, reader, arguments, type, at: range) { return result }
    case (.keyedReader(let place, let keys), _):
      guard let keyArgument = argument("forKey") ?? (name == "contains" ? argument(nil) : nil) else {
        if name == "superDecoder" { return .decoder(place.at("super") ?? ReadPlace(.null, nil)) }
        break
      }
      let key = try text(ofKey: keyArgument, keys)
      let found = place.at(key)
      let pointer = "\(place.pointer)/\(key)"
      func ask(_ kind: @autoclosure () -> Question.Kind) {
        self.ask(kind(), found ?? place.missing(key), at: range.lowerBound)
      }
      switch name {
      case "contains":
        ask(.presence)
        if found == nil { wish(.present, at: pointer) }
        return .known(.boolean(found != nil), nil)
      case "decodeNil":
        ask(.null)
        wish(.json(.null), at: pointer)
        guard let found else { throw Interruption.thrown(.keyNotFound) }
        return .known(.boolean(found.isNull), nil)
      case "decodeIfPresent":
        let type = try type(argument(nil))
        guard let found, !found.isNull else {
          ask(.value(type: type))
          wish(.value(type: type), at: pointer)
          return .null
        }
        return try decode(type, found, at: range)
      case "decode":
        let type = try type(argument(nil))
        // A wish for null is one for the kind, which `decode` tells.
        return try decode(type, found ?? place.missing(key), isMissing: found == nil, at: range)
      case "nestedContainer":
        ask(.object)
        guard let found, found.isObject else {
          wish(.object, at: pointer)
          throw found.map { mismatch($0) } ?? .thrown(.keyNotFound)
        }
        return .keyedReader(found, keys: try type(argument("keyedBy")))
      case "nestedUnkeyedContainer":
        ask(.array)
        guard let found, found.isArray else {
          wish(.array, at: pointer)
          throw found.map { mismatch($0) } ?? .thrown(.keyNotFound)
        }
        return .listReader(ListReader(found))
      case "superDecoder":
        ask(.presence)
        // Without the key, its decoder has a null.
        if found == nil { wish(.present, at: pointer) }
        return .decoder(found ?? place.missing(key))
      // A member of another file.
      default: break
      }
    case (.encoder(let slot), "container"):
      slot.open()
      return .keyedWriter(slot, keys: try type(argument("keyedBy")))
    case (.encoder(let slot), "unkeyedContainer"):
      slot.content = .list([])
      return .listWriter(slot)
    case (.encoder(let slot), "singleValueContainer"): return .valueWriter(slot)
    case (.valueWriter(let slot), "encodeNil"):
      slot.content = .tree(.constant(.null))
      return .nothing
    case (.valueWriter(let slot), "encode"):
      try encode(try evaluated(arguments, at: range), to: slot, at: range)
      return .nothing
    case (.listWriter(let slot), _) where slot.isWhole:
      throw refusal("an array's elements beside others have no counterpart; write them as an array", at: range)
    case (.listWriter(let slot), "encode") where argument("contentsOf") != nil:
      if let expression = argument("contentsOf"), encode(elementsOf: try evaluate(expression, expecting: nil), to: slot)
      {
        return .nothing
      }
    case (.listWriter(let slot), "encode"), (.listWriter(let slot), "encodeNil"):
      let value = try name == "encode" ? evaluated(arguments, at: range) : .null
      try encode(value, to: slot.element(), at: range)
      return .nothing
    case (.listWriter(let slot), "nestedContainer"):
      let element = slot.element()
      element.open()
      return .keyedWriter(element, keys: try type(argument("keyedBy")))
    case (.listWriter(let slot), "nestedUnkeyedContainer"):
      let element = slot.element()
      element.content = .list([])
      return .listWriter(element)
    case (.listWriter(let slot), "superEncoder"): return .encoder(slot.element())
    case (.keyedWriter(let slot, let keys), _):
      guard let keyArgument = argument("forKey") else {
        if name == "superEncoder" { return .encoder(slot.member("super")) }
        break
      }
      let key = try text(ofKey: keyArgument, keys)
      switch name {
      case "encode": try encode(try evaluated(arguments, at: range), to: slot.member(key), at: range)
      case "encodeIfPresent":
        let value = try evaluated(arguments, at: range)
        if !value.isNull { try encode(value.wrapped, to: slot.member(key), at: range) }
      case "encodeNil": slot.member(key).content = .tree(.constant(.null))
      case "nestedContainer":
        let member = slot.member(key)
        member.open()
        return .keyedWriter(member, keys: try type(argument("keyedBy")))
      case "nestedUnkeyedContainer":
        let member = slot.member(key)
        member.content = .list([])
        return .listWriter(member)
      case "superEncoder": return .encoder(slot.member(key))
      // A member of another file.
      default: throw refusal("'\(name)' is not in these files; pass the file that declares it", at: range)
      }
      return .nothing
    case (_, "encode"):
      if let expression = argument("to"), case .encoder(let slot) = try evaluate(expression, expecting: nil) {
        if case .structure(let parts) = value {
          slot.open()
          for (key, part) in parts { try encode(part, to: slot.member(key), at: range) }
        } else {
          try encode(value, to: merging(into: slot), at: range)
        }
        return .nothing
      }
    case (.keys(let values), _):
      if name == "first", values.count > 1 { dependsOnOrder = true }
      return try call(name, on: .list(values), arguments, at: range)
    case (.list(let values), "contains"):
      guard let expression = argument(nil) else { break }
      let wanted = try evaluate(expression, expecting: nil)
      for value in values { if try areEqual(value, wanted, at: range) { return .known(.boolean(true), nil) } }
      return .known(.boolean(false), nil)
    case (.known(.string(let text), let origin?), "lowercased"), (.known(.string(let text), let origin?), "uppercased"):
      guard let pointer = origin.pointer, arguments.isEmpty else { break }
      return .known(.string(name == "lowercased" ? text.lowercased() : text.uppercased()), .cased(pointer))
    case (.list(let values), "first"):
      guard let predicate = argument("where") ?? argument(nil) else { break }
      for value in values {
        guard case .known(.boolean(let isFound), _) = try apply(predicate, to: value) else { break }
        if isFound { return value }
      }
      return .null
    case (.list(let values), "filter"):
      guard let predicate = argument(nil) else { break }
      var kept: [CodeValue] = []
      for value in values { if try isTrue(apply(predicate, to: value), at: range) { kept.append(value) } }
      return .list(kept)
    case (.opaque(let type, _), "map"), (.opaque(let type, _), "flatMap"):
      if let change = argument(nil), !type.hasPrefix("[") { return try apply(change, to: value) }
    case (.known, "map"), (.known, "flatMap"), (.element, "map"), (.element, "flatMap"):
      if let change = argument(nil) { return try apply(change, to: value) }
    case (.element, _):
      if let function = try function(name, arguments, of: value.elementType ?? owner, at: range) {
        return try call(function, arguments, on: value.elementType == nil ? nil : value)
      }
    // Calls on values that are not known.
    default: break
    }
    if value.isContainer {
      throw refusal("'\(name)' is not in these files; pass the file that declares it", at: range)
    }
    throw refusal("there is no option for what '.\(name)' does here; a coder can do it: coders:", at: range)
  }

  private func callList(
    _ name: String,
    _ reader: ListReader,
    _ arguments: [Argument],
    _ type: (Expression?) throws -> String,
    at range: Range<Int>
  ) throws -> CodeValue? {
    let next = reader.next
    ask(.element(reader.index), reader.place, at: range.lowerBound)
    switch name {
    case "decodeNil":
      if let next { ask(.null, next, at: range.lowerBound) }
      guard let next else { throw Interruption.thrown(.valueNotFound) }
      if next.isNull { reader.index += 1 }
      return .known(.boolean(next.isNull), nil)
    case "decodeIfPresent", "decode":
      let type = try type(arguments.first?.value)
      guard let next else {
        wish(.value(type: type), at: "\(reader.place.pointer)/\(reader.index)")
        if name == "decode" { throw Interruption.thrown(.valueNotFound) }
        return .null
      }
      if name == "decodeIfPresent", next.isNull {
        ask(.value(type: type), next, at: range.lowerBound)
        reader.index += 1
        return .null
      }
      let value = try decode(type, next, at: range)
      reader.index += 1
      return value
    case "nestedContainer":
      if let next { ask(.object, next, at: range.lowerBound) }
      if !(next?.isObject ?? false) { wish(.object, at: "\(reader.place.pointer)/\(reader.index)") }
      guard let next else { throw Interruption.thrown(.valueNotFound) }
      guard next.isObject else { throw mismatch(next) }
      reader.index += 1
      return .keyedReader(next, keys: try type(arguments.first?.value))
    case "nestedUnkeyedContainer":
      if let next { ask(.array, next, at: range.lowerBound) }
      if !(next?.isArray ?? false) { wish(.array, at: "\(reader.place.pointer)/\(reader.index)") }
      guard let next else { throw Interruption.thrown(.valueNotFound) }
      guard next.isArray else { throw mismatch(next) }
      reader.index += 1
      return .listReader(ListReader(next))
    case "superDecoder":
      guard let next else { throw Interruption.thrown(.valueNotFound) }
      reader.index += 1
      return .decoder(next)
    // A member of another file.
    default: return nil
    }
  }

  private func evaluated(_ arguments: [Argument], at range: Range<Int>) throws -> CodeValue {
    guard let first = arguments.first(where: { $0.label == nil }) else {
      throw refusal("this form of code is not understood; write it more simply, or keep this code", at: range)
    }
    return try evaluate(first.value, expecting: nil)
  }
}

extension String {
  fileprivate var isTypeName: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.isASCII ? ("A"..."Z").contains(first) : first.properties.isUppercase
  }
}
