import CodableEnumGenerator

/// A type that cases of random untagged enums have values of, and what is known of its JSON.
struct NestedType {
  let kind: NestedKind
  /// As the enum spells it.
  var name: String
  /// As it is spelled anywhere.
  var path: String
  /// The kinds of JSON that its values may be, as any strategy of the coder has it.
  var kinds: Set<JSONKind>
  var values: [NestedValue]
  /// The files that say what it is; none for a type that everyone knows.
  var files: Set<Int> = []
  /// The files that say that it is optional; nil if it isn't.
  var filesOfOptional: Set<Int>?
  /// Whether an enum needs `matches:` for it, even in the file that declares it.
  var isDoubtful = false
  /// A key that it always has, and nothing else.
  var requiredKey: String?

  init(
    kind: NestedKind,
    name: String,
    path: String? = nil,
    kinds: Set<JSONKind>,
    values: [NestedValue],
    files: Set<Int> = [],
    isDoubtful: Bool = false
  ) {
    (self.kind, self.name, self.path, self.kinds, self.values) = (kind, name, path ?? name, kinds, values)
    (self.files, self.isDoubtful) = (files, isDoubtful)
    for index in values.indices { self.values[index].kinds.insert(kind) }
  }

  /// The type or nil.
  var optional: NestedType {
    // Optional twice, it would have two values that are null.
    if kinds.contains(.null) { return self }
    var type = NestedType(
      kind: kind,
      name: "\(name)?",
      path: "\(path)?",
      kinds: kinds.union([.null]),
      values: values + [NestedValue("nil", .null)],
      files: files,
      isDoubtful: isDoubtful
    )
    type.filesOfOptional = []
    return type
  }
}

/// An expression of a nested type.
struct NestedValue {
  var expression: String
  /// The kind of its JSON, where a strategy does not decide it.
  let json: JSONKind
  /// The kinds of types that it has values of.
  var kinds: Set<NestedKind> = []
  /// Whether it cannot be written, since it or a value in it is not what the generator must take it for.
  var isRefused = false
  /// Whether it has a number that is not finite.
  var hasInfinity = false
  /// Whether it is an integer that `Int` cannot hold.
  var isWide = false

  init(_ expression: String, _ json: JSONKind, of parts: [NestedValue] = []) {
    (self.expression, self.json) = (expression, json)
    kinds = parts.reduce(into: []) { $0.formUnion($1.kinds) }
    isRefused = parts.contains(where: \.isRefused)
    hasInfinity = parts.contains(where: \.hasInfinity)
    isWide = json == .integer && parts.contains(where: \.isWide)
  }

  /// Whether it may be more than the kinds of JSON that an author can say: an integer that `Int` cannot hold, a number that
  /// a coder spells as a string, what property lists have kinds of their own for.
  var isMoreThanMatches: Bool {
    let isScalar = ![.null, .array, .object].contains(json)
    return isWide || isScalar && (hasInfinity || !kinds.isDisjoint(with: [.address, .decimal, .date, .data]))
  }

  func with(prefix: String) -> NestedValue {
    var value = self
    value.expression = prefix + expression
    return value
  }
}

/// The kinds of types that values of random untagged enums are of.
enum NestedKind: String, CaseIterable {
  case boolean, integer, number, string, address, identifier, decimal, date, data, duration
  case list, standardArray, standardObject, dictionary, dictionaryOfPairs, anything
  /// Enums as the compiler codes them, with raw values or without.
  case rawEnum, synthesizedEnum
  /// Annotated enums.
  case rawValueEnum, taggedEnum, untaggedEnum
  /// Structs as the compiler codes them, or with coding of their own.
  case synthesizedStruct, singleValueStruct, arrayStruct, keyedStruct
  case rawStruct, optionSet
  case alias, aliasOfDictionary, aliasOfArray
}
