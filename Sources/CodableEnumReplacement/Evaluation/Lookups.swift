import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// What an evaluation looks up again and again.
struct Lookups {
  /// The names of the types that names mean.
  fileprivate var typeNames: [String: String?] = [:]
  /// Types by their names.
  fileprivate var types: [String: TypeExpression] = [:]
  fileprivate var decoded: [TypeExpression: DecodedType] = [:]
  fileprivate var cases: [String: [String: [TypeExpression]]?] = [:]
  fileprivate var rawValues: [String: RawCases?] = [:]
  /// Those of these files, by type.
  var protocols: [String: [String]] = [:]
  var absolutes: [ScopedName: String?] = [:]
  var keys: [ConstantKey: String] = [:]
  /// The types whose raw values are words that the code knows.
  var notedTypes: Set<String> = []
  var choices: [ChoicePlace: ChoiceIndex] = [:]
  fileprivate var impliedKeys: [TypeExpression]?
}

/// A key that is the same whenever the code runs: `.type`.
struct ConstantKey: Hashable {
  var file: Int
  var offset: Int
  var keys: TypeExpression
}

/// A type that is asked for, as far as it can be told by itself.
struct DecodedType {
  /// Without `RawValue`.
  var type: TypeExpression
  /// The whole name of a type of these files, and the text of any other.
  var typeName: String
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

  /// What the cases are as keys: an integer is none, and leaves the name.
  var keys: [(name: String, text: String)] {
    values.compactMap { value in name(of: value).map { ($0, value.string ?? $0) } }
  }

  /// The case that JSON is the raw value of.
  func name(of json: JSONValue) -> String? { LiteralKey(json).flatMap { byValue[$0] } }
}

extension Evaluator {
  /// The whole name of the type that one in the code means; nil if these files don't have it.
  func resolve(_ type: TypeExpression) -> String? { type.baseName.flatMap { resolve(typeName: $0) } }

  func resolve(typeName name: String) -> String? {
    let isSelf = name == "Self" || name.hasPrefix("Self.")
    // No other name begins with a period.
    let key = isSelf ? ".\(selfTypeName)\(name.dropFirst("Self".count))" : name
    if let known = lookups.typeNames[key] { return known }
    let found = isSelf ? code.resolve(String(key.dropFirst()), in: "") : code.resolve(name, in: owner)
    lookups.typeNames[key] = .some(found)
    return found
  }

  /// The same for a type of these files, and the text of any other.
  func typeName(of type: TypeExpression) -> String { resolve(type) ?? type.text }

  /// A type of these files by its whole name, and any other as it is.
  func declared(_ type: TypeExpression) -> TypeExpression { resolve(type).map { self.type(named: $0) } ?? type }

  /// The type of a name, which is taken apart once.
  func type(named typeName: String) -> TypeExpression {
    if let known = lookups.types[typeName] { return known }
    let type = TypeExpression(typeName)
    lookups.types[typeName] = type
    return type
  }

  /// What `Self` means where code runs: in a protocol, the type whose code called it.
  var selfTypeName: String { (code.structs[scope] ?? code.enums[scope]) == nil ? owner : scope }
  var selfType: TypeExpression { type(named: selfTypeName) }

  /// The cases of an enum of these files with the types of their values; nil for any other type.
  func cases(of typeName: String) -> [String: [TypeExpression]]? {
    if let known = lookups.cases[typeName] { return known }
    let pairs = code.enums[typeName]?.cases.map { element in
      (
        unquoted(element.name),
        element.values.map { value in
          code.resolve(value.type.expression, in: typeName).map { type(named: $0) } ?? value.type.expression
        }
      )
    }
    let found = pairs.map { Dictionary($0) { first, _ in first } }
    lookups.cases[typeName] = .some(found)
    return found
  }

  /// Whether these are keys that the compiler makes for a struct: one for each property.
  func hasImpliedKeys(_ keys: TypeExpression) -> Bool {
    if let known = lookups.impliedKeys { return known.contains(keys) }
    let name = "\(owner).CodingKeys"
    let isDeclared = code.bodies[name] != nil || code.aliases[name] != nil || code.local.names.contains(name)
    let isMade = code.structs[owner] != nil && !isDeclared
    let found = isMade ? [.named("CodingKeys"), .named("Self").member("CodingKeys"), ownType.member("CodingKeys")] : []
    lookups.impliedKeys = found
    return found.contains(keys)
  }

  /// What the cases of an enum of these files are as tags or keys, in their order; nil for any other type.
  func rawValues(of typeName: String) -> RawCases? {
    if let known = lookups.rawValues[typeName] { return known }
    let found = code.enums[typeName].map { declaration in
      let raw = RawValues(of: declaration)
      return RawCases(
        declaration.cases.enumerated().map { index, element in
          let name = unquoted(element.name)
          return (name, raw.kind == nil ? .string(name) : raw.values[index].tag.map { JSONValue($0) })
        }
      )
    }
    lookups.rawValues[typeName] = .some(found)
    return found
  }

  /// What JSON of a type is read as.
  func decodedType(_ given: TypeExpression) -> DecodedType {
    if let known = lookups.decoded[given] { return known }
    let type = rawType(given) ?? (given == .named("TimeInterval") ? .double : given.withoutSwift)
    let typeName = typeName(of: type)
    let isRawValue = typeName != owner && isReadAsRawValue(typeName)
    let isComparable = ([.string, .bool].contains(type) || type.isInteger) && !declares(type)
    let decoded = DecodedType(type: type, typeName: typeName, isRawValue: isRawValue, isComparable: isComparable)
    lookups.decoded[given] = decoded
    return decoded
  }
}

extension TypeExpression {
  /// `[String: Int]` of `[Swift.String: Swift.Int]`
  var withoutSwift: TypeExpression {
    let type = mappingParts(\.withoutSwift)
    guard case .name(let components) = type, components.count > 1, components[0].name == "Swift" else { return type }
    return .name(Array(components.dropFirst()))
  }

  /// `Shape` of `(T) -> Shape`; nil if it is no function.
  var made: TypeExpression? {
    guard case .other(let text) = self, let (_, after) = text.parts(around: "->") else { return nil }
    return TypeExpression(String(after.drop { $0 == " " }))
  }

  static let bool = named("Bool")
  static let double = named("Double")
  static let date = named("Date")

  var isInteger: Bool { scalar?.isInteger ?? false }
  /// `Double`, `Float`
  var isFloatingPoint: Bool { self == .double || self == .named("Float") }
  /// `[Int]`
  var isArray: Bool { if case .array = self { true } else { false } }
  /// `[String: Int]`
  var isDictionary: Bool { if case .dictionary = self { true } else { false } }
}
