import CodableEnumGenerator

// Types that a file declares, and that the compiler codes, or they themselves.
extension RandomUntaggedEnum {
  /// A type of a kind; a new one if it is declared.
  mutating func type(_ kind: NestedKind) -> NestedType {
    let standard = NestedType.standard(kind)
    if !standard.isEmpty { return numbers.pick(standard) }
    switch kind {
    case .rawEnum: return rawEnum()
    case .synthesizedEnum: return synthesizedEnum()
    case .rawValueEnum: return rawValueEnum()
    case .taggedEnum: return taggedEnum()
    case .untaggedEnum: return untaggedEnum()
    case .synthesizedStruct: return synthesizedStruct()
    case .singleValueStruct: return singleValueStruct()
    case .arrayStruct: return arrayStruct()
    case .keyedStruct: return keyedStruct()
    case .rawStruct: return rawStruct()
    case .optionSet: return optionSet()
    case .aliasOfDictionary: return alias(of: type(.dictionary), kind)
    case .aliasOfArray: return alias(of: type(numbers.pick([.list, .standardArray])), kind)
    default: return alias(of: anyType(besides: [.alias]), kind)
    }
  }

  /// A type of any kind. Enums are not nested for ever.
  mutating func anyType(besides excluded: Set<NestedKind> = []) -> NestedType {
    var excluded = excluded.union([.anything])
    if depth > 2 { excluded.formUnion([.rawValueEnum, .taggedEnum, .untaggedEnum]) }
    let annotated = [NestedKind.rawValueEnum, .taggedEnum, .untaggedEnum, .untaggedEnum]
    return type(numbers.pick((NestedKind.allCases + annotated + annotated).filter { !excluded.contains($0) }))
  }

  /// One that is an object or in an array, of which an enum needs to know nothing.
  mutating func member() -> NestedType {
    let simple: [NestedKind] = [
      .boolean, .integer, .number, .string, .address, .decimal, .date, .data, .list, .dictionary,
    ]
    return numbers.chance(70) ? type(numbers.pick(simple)) : anyType()
  }

  // MARK: Enums and structs as the compiler codes them

  /// Its values are no other type's: a payload that equals one is read as it, a documented limit.
  private mutating func rawEnum() -> NestedType {
    let (raw, literals, json): (String, [String], JSONKind) = numbers.pick([
      ("String", ["\"raw\"", "\"b b\""], .string), ("Swift.String", ["\"-inf\"", "\"1 1\""], .string),
      ("Int", ["31", "-37"], .integer), ("UInt8", ["33", "250"], .integer), ("UInt64", ["18_000", "34"], .integer),
      ("Double", ["0.5", "-1.25"], .number),
    ])
    let type = newType()
    let cases = literals.enumerated().map { "case raw\($0) = \($1)" }.joined(separator: "; ")
    declare(type, "enum \(type.name): \(raw), Codable { \(cases) }")
    return declared(.rawEnum, type, json, literals.indices.map { NestedValue("\(type.path).raw\($0)", json) })
  }

  private mutating func synthesizedEnum() -> NestedType {
    let (type, content) = (newType(), member())
    declare(type, "enum \(type.name): Codable, Equatable { case empty, full(\(content.path)) }")
    let full = content.values.map { NestedValue("\(type.path).full(\($0.expression))", .object, of: [$0]) }
    return declared(.synthesizedEnum, type, .object, [NestedValue("\(type.path).empty", .object)] + full)
  }

  private mutating func synthesizedStruct() -> NestedType {
    let (type, content) = (newType(), [presentMember(), member().optional])
    let unique = "only\(type.name)"
    let labels = [numbers.pick([unique, "width"]), numbers.pick(["myLabel", "size"])]
    let properties = zip(labels, content).map { "var \($0): \($1.path)" }
    let coding = numbers.chance(20) ? ": Equatable {" : ": Codable, Equatable {"
    declare(type, "struct \(type.name)\(coding) \(properties.joined(separator: "; ")) }")
    if coding == ": Equatable {" { declare("extension \(type.path): Codable {}", in: type.file) }
    let values = Self.combinations(of: content).map { parts in
      let arguments = zip(labels, parts).map { "\($0): \($1.expression)" }.joined(separator: ", ")
      return NestedValue("\(type.path)(\(arguments))", .object, of: parts)
    }
    var result = declared(.synthesizedStruct, type, .object, values)
    result.requiredKey = labels[0] == unique && content[0].filesOfOptional == nil ? unique : nil
    return result
  }

  // MARK: Types with coding of their own

  private mutating func singleValueStruct() -> NestedType {
    let content = self.type(numbers.pick([.boolean, .integer, .string, .list, .identifier]))
    let text = numbers.pick([
      ("\(content.path)(from: decoder)", "try value.encode(to: encoder)"),
      (
        "decoder.singleValueContainer().decode(\(content.path).self)",
        "var container = encoder.singleValueContainer(); try container.encode(value)"
      ),
    ])
    let type = codedStruct("var value: \(content.path)", "value = try \(text.0)", text.1)
    var result = own(
      .singleValueStruct,
      type,
      content.values[0].json,
      content.values.map { "(value: \($0.expression))" }
    )
    for (index, value) in content.values.enumerated() { result.values[index].isWide = value.isWide }
    return result
  }

  private mutating func arrayStruct() -> NestedType {
    let type = codedStruct(
      "var first: Int; var second: Int",
      "var values = try decoder.unkeyedContainer(); first = try values.decode(Int.self); second = try values.decode(Int.self)",
      "var values = encoder.unkeyedContainer(); try values.encode(first); try values.encode(second)"
    )
    return own(.arrayStruct, type, .array, ["(first: 1, second: 2)"])
  }

  private mutating func keyedStruct() -> NestedType {
    let type = codedStruct(
      "var width: Int; enum CodingKeys: CodingKey { case width }",
      "width = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .width)",
      "var values = encoder.container(keyedBy: CodingKeys.self); try values.encode(width, forKey: .width)"
    )
    return own(.keyedStruct, type, .object, ["(width: 1)"])
  }

  /// A struct whose coding is in the struct, or in an extension in either file.
  private mutating func codedStruct(
    _ properties: String,
    _ decoding: String,
    _ encoding: String
  ) -> (Declared, Set<Int>) {
    let type = newType()
    let coding = """
      init(from decoder: any Decoder) throws { \(decoding) }
      func encode(to encoder: any Encoder) throws { \(encoding) }
      """
    if numbers.chance(60) {
      // The initializer of the members is lost.
      let members = properties.split(separator: "; ").filter { $0.hasPrefix("var ") }.map { $0.dropFirst(4) }
      let names = members.map { $0.prefix { $0 != ":" } }
      let initializer =
        "init(\(members.joined(separator: ", "))) { \(names.map { "self.\($0) = \($0)" }.joined(separator: "; ")) }"
      declare(type, "struct \(type.name): Codable, Equatable {\n\(properties)\n\(initializer)\n\(coding)\n}")
      return (type, [type.file])
    }
    let file = numbers.pick([0, 1])
    declare(type, "struct \(type.name): Equatable { \(properties) }")
    declare("extension \(type.path): Codable {\n\(coding)\n}", in: file)
    return (type, [type.file, file])
  }

  private mutating func rawStruct() -> NestedType {
    let (raw, values, json): (String, [String], JSONKind) = numbers.pick([
      ("String", ["\"a\"", "\"\""], .string), ("Int", ["1", "-7"], .integer), ("Double", ["0.5"], .number),
    ])
    let type = newType()
    declare(type, "struct \(type.name): RawRepresentable, Codable, Equatable { var rawValue: \(raw) }")
    return own(.rawStruct, (type, [type.file]), json, values.map { "(rawValue: \($0))" })
  }

  private mutating func optionSet() -> NestedType {
    let type = newType()
    declare(type, "struct \(type.name): OptionSet, Codable { let rawValue: UInt8 }")
    return own(.optionSet, (type, [type.file]), .integer, ["(rawValue: 3)", "()"])
  }

  // MARK: Aliases

  private mutating func alias(of target: NestedType, _ kind: NestedKind) -> NestedType {
    let target = numbers.chance(20) ? target.optional : target
    let type = newType()
    declare(type, "typealias \(type.name) = \(target.path)")
    var alias = NestedType(
      kind: kind,
      name: spelling(of: type),
      path: type.path,
      kinds: target.kinds,
      values: target.values,
      files: target.files.union([type.file]),
      isDoubtful: target.isDoubtful
    )
    alias.filesOfOptional = target.filesOfOptional?.union([type.file])
    return alias
  }

  // MARK: Parts

  private mutating func own(
    _ kind: NestedKind,
    _ type: (declared: Declared, files: Set<Int>),
    _ json: JSONKind,
    _ values: [String]
  ) -> NestedType {
    var result = declared(kind, type.declared, json, values.map { NestedValue(type.declared.path + $0, json) })
    (result.files, result.isDoubtful) = (type.files, true)
    return result
  }

  private mutating func declared(
    _ kind: NestedKind,
    _ type: Declared,
    _ json: JSONKind,
    _ values: [NestedValue]
  ) -> NestedType {
    NestedType(kind: kind, name: spelling(of: type), path: type.path, kinds: [json], values: values, files: [type.file])
  }

  /// Values of several types together, so that each of them is in one.
  static func combinations(of types: [NestedType]) -> [[NestedValue]] {
    (0..<(types.map(\.values.count).max() ?? 1)).map { index in types.map { $0.values[index % $0.values.count] } }
  }
}
