/// The type of an enum's tags in generated code.
enum TagType {
  case string, integer, boolean
  case stringOrInteger, stringOrBoolean, integerOrBoolean, any

  init(_ kinds: [TagKind]) {
    switch (kinds.contains(.string), kinds.contains(.integer), kinds.contains(.boolean)) {
    case (true, true, true): self = .any
    case (true, true, false): self = .stringOrInteger
    case (true, false, true): self = .stringOrBoolean
    case (false, true, true): self = .integerOrBoolean
    case (false, true, false): self = .integer
    case (false, false, true): self = .boolean
    case (true, false, false), (false, false, false): self = .string
    }
  }

  /// Whether there are tags of different kinds.
  var isMixed: Bool {
    switch self {
    case .string, .integer, .boolean: false
    case .stringOrInteger, .stringOrBoolean, .integerOrBoolean, .any: true
    }
  }

  /// With the module: the user's may have a type of that name.
  var name: String {
    switch self {
    case .string: "CodableEnum.CodableKey"
    case .integer: "Swift.Int"
    case .boolean: "Swift.Bool"
    case .stringOrInteger: "CodableEnum.StringOrIntegerTag"
    case .stringOrBoolean: "CodableEnum.StringOrBooleanTag"
    case .integerOrBoolean: "CodableEnum.IntegerOrBooleanTag"
    case .any: "CodableEnum.MixedTag"
    }
  }

  /// The prefix of the runtime functions that read such a tag.
  func function(_ name: String) -> String {
    switch self {
    case .string: name
    case .integer: "integer" + name.capitalizedFirst
    case .boolean: "boolean" + name.capitalizedFirst
    case .stringOrInteger, .stringOrBoolean, .integerOrBoolean, .any: "mixed" + name.capitalizedFirst
    }
  }

  /// The value that a case can keep of a tag in `object`.
  var value: String {
    switch self {
    case .string: "object.tag.stringValue"
    case .integer, .boolean: "object.tag"
    case .stringOrInteger, .stringOrBoolean, .integerOrBoolean, .any: "object.tag.value"
    }
  }
}

extension EnumLayout {
  var tagType: TagType { TagType(tagKinds) }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
