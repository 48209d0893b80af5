import CodableEnumGenerator
import CodableEnumJSON

// Constants: tags, raw values, and what stands for no values.
extension ModelSchemaBuilder {
  typealias Constants = (values: [JSONValue], owner: Owner)

  /// A node for each kind of the values, with what the comments of cases say about them.
  mutating func constants(_ constants: [Constants]) -> [JSONValue] {
    var kinds: [(kind: JSONKind, values: [JSONValue])] = []
    let all = constants.flatMap(\.values).distinct
    let haveFractions = all.contains { $0.kind == .number }
    func kind(of value: JSONValue) -> JSONKind { haveFractions && value.kind == .integer ? .number : value.kind }
    for value in all {
      if let index = kinds.firstIndex(where: { $0.kind == kind(of: value) }) {
        kinds[index].values.append(value)
      } else {
        kinds.append((kind(of: value), [value]))
      }
    }
    return kinds.map { common, values in
      let owners = constants.map { ($0.values.filter { kind(of: $0) == common }, $0.owner) }.filter { !$0.0.isEmpty }
      if common == .boolean, !rules.hasBooleanConstants { return boolean(values, of: owners[0].1) }
      return node(ofConstants: values, common).described(docs.text(of: owners.map { ($0.0, $0.1.place) }))
    }
  }

  /// Both of them, since one of them can't be told.
  private mutating func boolean(_ values: [JSONValue], of constant: Owner) -> JSONValue {
    if values.count == 1 {
      let outside = owner
      if !constant.place.path.isEmpty { owner = constant }
      defer { owner = outside }
      let wayOut =
        if enumeration?.tagKinds.contains(.boolean) ?? false {
          "use texts as tags"
        } else if case .key? = enumeration?.tagPlace {
          "use 'emptyCases: .name' or '.object'"
        } else {
          "use 'emptyCases: .omit'"
        }
      fail(
        "\(owner.text) is written with \(values[0].text()), and \(rules.name)'s schemas can't say which boolean; \(wayOut)"
      )
    }
    return .members(["type": .string("boolean")])
  }

  private mutating func node(ofConstants values: [JSONValue], _ kind: JSONKind) -> JSONValue {
    switch kind {
    case .null: return .members(["type": .string("null")])
    case .object: return node(of: WrittenObject())
    case .array:
      if !rules.hasCounts {
        fail(
          "\(owner.text) has an empty array, which \(rules.name)'s schemas can't say; use 'emptyCases: .true' or '.omit'"
        )
      }
      return .members([
        "type": .string("array"), "items": .members(["type": .string("null")]), "maxItems": .integer(0),
      ])
    case .boolean, .integer, .number, .string:
      let isOne = values.count == 1 && rules.hasConst
      return .members([
        "type": rules.hasConstantTypes ? .string(kind.rawValue) : nil,
        "const": isOne ? values[0] : nil, "enum": isOne ? nil : .array(values),
      ])
    }
  }
}

extension JSONValue {
  /// Whether it is neither an object nor an array.
  var isPlain: Bool { array == nil && members == nil }
}
