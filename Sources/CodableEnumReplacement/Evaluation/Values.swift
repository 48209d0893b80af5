import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension Owner<[CodeValue]> {
  fileprivate static var list: Self {
    Self {
      switch $1.value {
      case .list(let values), .keys(let values, _, _): values
      // All others are no list.
      default: nil
      }
    }
  }
  fileprivate static var tuple: Self { Self { if case .tuple(let values) = $1.value { values } else { nil } } }
}

extension Owner<CodeValue> {
  /// What is no coder and no container.
  fileprivate static var value: Self { Self { $1.value.isContainer ? nil : $1.whole } }
  fileprivate static var null: Self { Self { $1.value.isNull ? $1.value : nil } }
  fileprivate static var element: Self { Self { if case .element = $1.value { $1.whole } else { nil } } }
  /// What an optional may hold.
  fileprivate static var wrapped: Self {
    Self {
      switch $1.value {
      case .known, .element: $1.whole
      case .opaque(let type, _): type.isCollection ? nil : $1.whole
      // What has a `map` of its own, or none.
      default: nil
      }
    }
  }
  /// All that is asked of one must be told of the JSON that it is made of.
  static var text: Self {
    Self { if case .known(.string, let origin) = $1.value, !origin.isSpelled { $1.value } else { nil } }
  }
  fileprivate static var opaque: Self { Self { if case .opaque = $1.value { $1.value } else { nil } } }
}

extension Owner<TypeExpression> {
  static var type: Self { Self { if case .type(let type) = $1.value { type } else { nil } } }
}

extension Owner<String> {
  fileprivate static var key: Self { Self { if case .key(let key) = $1.value { key } else { nil } } }
}

extension Evaluator {
  static let valueCalls = [
    Row(.value, "encode", ["to"]) { try $0.encodeItself($1, $2) },
    Row(.list, "contains", [nil]) { try $0.contains($1, $2) },
    Row(.list, "contains", ["where"]) { try $0.contains($1, $2) },
    Row(.list, "allSatisfy", [nil]) { try $0.allSatisfy($1, $2) },
    Row(.list, "first", ["where"]) { try $0.first($1, $2) },
    Row(.list, "first", [nil]) { try $0.first($1, $2) },
    Row(.list, "filter", [nil]) { try $0.filter($1, $2) },
    Row(.text, "lowercased", []) { $0.cased($1, $2) { $0.lowercased() } },
    Row(.text, "uppercased", []) { $0.cased($1, $2) { $0.uppercased() } },
    Row(.element, nil, nil) { try $0.callOwn($1, $2) },
    Row(.wrapped, "map", [nil]) { try $0.map($2[0], over: $1) },
    Row(.wrapped, "flatMap", [nil]) { try $0.apply($2[0], to: $1) },
  ]

  private func encodeItself(_ value: CodeValue, _ use: Use) throws -> CodeValue? {
    guard case .encoder(let slot) = try evaluate(use[0], expecting: nil) else { return nil }
    if case .structure(let parts) = value {
      slot.open()
      for (key, part) in parts { try encode(part, to: slot.member(key), at: use.range) }
    } else {
      try encode(value, to: merging(into: slot), at: use.range)
    }
    return .nothing
  }

  private func contains(_ values: [CodeValue], _ use: Use) throws -> CodeValue? {
    if use.arguments[0].label == "where" || use[0].isClosure {
      return .known(.boolean(try values.contains { try isTrue(apply(use[0], to: $0), at: use.range) }), nil)
    }
    let type = if case .keys(_, let type, isSet: _) = use.value { type } else { elementType(of: values.first) }
    let wanted = try evaluate(use[0], expecting: type)
    for value in values { if try areEqual(value, wanted, at: use.range) { return .known(.boolean(true), nil) } }
    return .known(.boolean(false), nil)
  }

  private func allSatisfy(_ values: [CodeValue], _ use: Use) throws -> CodeValue? {
    .known(.boolean(try values.allSatisfy { try isTrue(apply(use[0], to: $0), at: use.range) }), nil)
  }

  private func first(_ values: [CodeValue], _ use: Use) throws -> CodeValue? {
    noteOrder(of: values, use)
    for value in values {
      guard case .known(.boolean(let isFound), _) = try apply(use[0], to: value) else { return nil }
      if isFound { return value }
    }
    return .null
  }

  private func filter(_ values: [CodeValue], _ use: Use) throws -> CodeValue? {
    var kept: [CodeValue] = []
    for value in values { if try isTrue(apply(use[0], to: value), at: use.range) { kept.append(value) } }
    if case .keys(_, let type, let isSet) = use.value { return .keys(kept, of: type, isSet: isSet) }
    return .list(kept)
  }

  private func noteOrder(of values: [CodeValue], _ use: Use) {
    if case .keys = use.value, values.count > 1 { dependsOnOrder = true }
  }

  private func cased(_ value: CodeValue, _ use: Use, _ change: (String) -> String) -> CodeValue? {
    guard case .known(.string(let text), let origin?) = value else { return nil }
    // A case may keep what is made, which no comparison asks about.
    if case .place = origin { ask(.casedEquality(.string(text)), origin, at: use.range.lowerBound) }
    return origin.pointer.map { .known(.string(change(text)), .cased($0)) }
  }

  private func callOwn(_ value: CodeValue, _ use: Use) throws -> CodeValue? {
    // What the value itself is written as is known without its code.
    if use.name == "encode", use.arguments.first?.label == "to" { return nil }
    let typeName = value.elementTypeName
    let found = try function(use.name, use.arguments, of: typeName ?? owner, isStatic: false, at: use.range)
    guard let function = found else { return nil }
    return try call(function, use.arguments, expecting: use.expected, on: typeName == nil ? nil : value)
  }

  // MARK: Properties

  static let valueProperties = [
    Row(.null, nil, nil) { _, _, _ in .null },
    Row(.type, nil, nil) { try $0.memberOfType($1, $2) },
    Row(.element, "rawValue", nil) { try $0.rawValueOfElement($1, $2) },
    Row(.element, "stringValue", nil) { try $0.rawValueOfElement($1, $2) },
    Row(.element, nil, nil) { try $0.propertyOfElement($1, $2) },
    Row(.key, "stringValue", nil) { _, key, _ in .known(.string(key), nil) },
    Row(.key, "rawValue", nil) { _, key, _ in .known(.string(key), nil) },
    Row(.opaque, "rawValue", nil) { try $0.rawValueOfOpaque($1, $2) },
    Row(.opaque, nil, nil) { try $0.partOfOpaque($1, $2) },
    Row(.list, "first", nil) {
      $0.noteOrder(of: $1, $2)
      return $1.first ?? .null
    },
    Row(.list, "count", nil) { _, values, use in
      let isOfKeys = if case .keys = use.value { true } else { false }
      return .known(.number("\(values.count)"), isOfKeys ? .keyCount : .length)
    },
    Row(.list, "isEmpty", nil) { _, values, _ in .known(.boolean(values.isEmpty), nil) },
    Row(.tuple, nil, nil) { _, values, use in Int(use.name).flatMap { values.indices.contains($0) ? values[$0] : nil }
    },
  ]

  private func memberOfType(_ type: TypeExpression, _ use: Use) throws -> CodeValue? {
    if hasImpliedKeys(type) { return .key(use.name) }
    let (name, typeName) = (use.name, typeName(of: type))
    if let property = try property(name, of: typeName, isStatic: true, at: use.range) {
      return try value(of: property)
    }
    let inner = type.member(name)
    if resolve(inner) != nil { return .type(inner) }
    if name == "allCases", let cases = code.enums[typeName]?.cases, cases.allSatisfy(\.values.isEmpty) {
      return .list(cases.map { .element(typeName: typeName, unquoted($0.name), []) })
    }
    if let cases = cases(of: typeName) {
      guard cases[name] != nil else {
        let isFunction = !code.functions(named: name, of: typeName).isEmpty
        throw refusalOfFiles(
          isFunction
            ? "a function that is passed on, such as '\(name)', is not followed; call it by its name"
            : "'\(name)' of \(type.text) is not in these files; pass the file that declares it",
          at: use.range
        )
      }
      return .element(typeName: typeName, name, [])
    }
    if typeName.hasSuffix("CodingKeys"), code.enums[owner] != nil { return .element(typeName: typeName, name, []) }
    return .message
  }

  private func rawValueOfElement(_ value: CodeValue, _ use: Use) throws -> CodeValue? {
    guard case .element(let typeName?, let name, _) = value.bare else { return nil }
    if let property = try property(use.name, of: typeName, isStatic: false, at: use.range) {
      return try replacingOwn(value.bare) { try self.value(of: property) }
    }
    return rawValue(of: name, in: typeName).map { .known($0, nil) }
  }

  private func propertyOfElement(_ value: CodeValue, _ use: Use) throws -> CodeValue? {
    let typeName = value.elementTypeName ?? owner
    guard let property = try property(use.name, of: typeName, isStatic: false, at: use.range) else { return nil }
    return try replacingOwn(value.bare) { try self.value(of: property) }
  }

  private func rawValueOfOpaque(_ value: CodeValue, _ use: Use) throws -> CodeValue? {
    guard case .opaque(let type, _) = value else { return nil }
    let (text, typeName) = (type.text, typeName(of: type))
    if isCodedAsRawValue(typeName) { return value }
    if code.enums[typeName] != nil {
      throw refusalOfFiles(
        "\(text) is written as its raw value; declare it so: enum \(text): …, Codable",
        at: use.range
      )
    }
    if code.bodies[typeName] == nil {
      throw refusal(unknownName(text), at: use.range)
    }
    throw unknownMember(use)
  }

  private func partOfOpaque(_ value: CodeValue, _ use: Use) throws -> CodeValue? {
    switch value {
    case .opaque(let type, .value(let whole)): part(use.name, of: type, in: whole)
    case .opaque(let type, .place(let pointer)): try part(use.name, of: type, at: pointer, use.range)
    // Parts of parts have no place of their own.
    default: nil
    }
  }

  func unknownMember(_ use: Use) -> Interruption {
    if !isReading, use.name == "isEmpty" {
      return refusal("no annotation leaves out what is empty; always write it, or keep this code", at: use.range)
    }
    return refusal(
      "there is no option for what '.\(use.name)' does to a value; a coder can do it: coders:",
      at: use.range
    )
  }
}

extension TypeExpression {
  /// `[Int]`, `[String: Int]`, optional or not
  var isCollection: Bool { unwrapped.isArray || unwrapped.isDictionary }
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}
