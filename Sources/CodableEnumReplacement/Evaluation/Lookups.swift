import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// What an evaluation looks up again and again.
struct Lookups {
  /// The types that names mean.
  fileprivate var types: [String: String?] = [:]
  fileprivate var decoded: [String: DecodedType] = [:]
  fileprivate var cases: [String: [String: [String]]?] = [:]
  fileprivate var rawValues: [String: RawCases?] = [:]
  var keys: [ConstantKey: String] = [:]
  /// The types whose raw values are words that the code knows.
  var notedTypes: Set<String> = []
  var choices: [ChoicePlace: ChoiceIndex] = [:]
}

/// A key that is the same whenever the code runs: `.type`.
struct ConstantKey: Hashable {
  var file: Int
  var offset: Int
  var keys: String
}

/// A type that is asked for, as far as it can be told from its name.
struct DecodedType {
  /// Without `RawValue` and spaces.
  var name: String
  var expression: TypeExpression
  var resolved: String
  /// Whether the compiler reads it as its raw value.
  var isRawValue: Bool
  /// Whether its values can be compared with literals.
  var isComparable: Bool
}

/// The cases of an enum, and the raw values that JSON has.
struct RawCases {
  let values: [JSONValue]
  private var byName: [String: JSONValue] = [:]
  private var byValue: [LiteralKey: String] = [:]

  fileprivate init(_ cases: [(name: String, value: JSONValue?)]) {
    values = cases.compactMap(\.value)
    for (name, value) in cases {
      byName[name] = value
      if let key = value.flatMap({ LiteralKey($0) }), byValue[key] == nil { byValue[key] = name }
    }
  }

  func value(of name: String) -> JSONValue? { byName[name] }

  /// The case that JSON is the raw value of.
  func name(of json: JSONValue) -> String? { LiteralKey(json).flatMap { byValue[$0] } }
}

extension Evaluator {
  /// The type that a name in the code means; nil if these files don't have it.
  func resolve(_ name: String) -> String? {
    let isSelf = name == "Self" || name.hasPrefix("Self.")
    // No other name begins with a period.
    let key = isSelf ? ".\(selfType)\(name.dropFirst("Self".count))" : name
    if let known = lookups.types[key] { return known }
    let found = isSelf ? code.resolve(String(key.dropFirst()), in: "") : code.resolve(name, in: owner)
    lookups.types[key] = .some(found)
    return found
  }

  /// What `Self` means where code runs: in a protocol, the type whose code called it.
  var selfType: String { (code.structs[scope] ?? code.enums[scope]) == nil ? owner : scope }

  /// The cases of an enum of these files with the types of their values; nil for any other type.
  func cases(of type: String) -> [String: [String]]? {
    if let known = lookups.cases[type] { return known }
    let pairs = code.enums[type]?.cases.map { (unquoted($0.name), $0.values.map(\.type.text)) }
    let found = pairs.map { Dictionary($0) { first, _ in first } }
    lookups.cases[type] = .some(found)
    return found
  }

  /// What the cases of an enum of these files are as tags or keys, in their order; nil for any other type.
  func rawValues(of type: String) -> RawCases? {
    if let known = lookups.rawValues[type] { return known }
    let found = code.enums[type].map { declaration in
      let raw = RawValues(of: declaration)
      return RawCases(
        declaration.cases.enumerated().map { index, element in
          let name = unquoted(element.name)
          return (name, raw.kind == nil ? .string(name) : raw.values[index].tag.map { JSONValue($0) })
        }
      )
    }
    lookups.rawValues[type] = .some(found)
    return found
  }

  /// What JSON of a type is read as, by its name.
  func decodedType(_ name: String) -> DecodedType {
    if let known = lookups.decoded[name] { return known }
    let type = rawType(name) ?? (name == "TimeInterval" ? "Double" : name.filter { $0 != " " })
    let resolved = resolve(type) ?? type
    let isRawValue = resolved != owner && isReadAsRawValue(resolved)
    let isComparable = ["String", "Bool"].contains(type) || type.isIntegerType
    let decoded = DecodedType(
      name: type,
      expression: TypeExpression(type),
      resolved: resolved,
      isRawValue: isRawValue,
      isComparable: isComparable
    )
    lookups.decoded[name] = decoded
    return decoded
  }
}
