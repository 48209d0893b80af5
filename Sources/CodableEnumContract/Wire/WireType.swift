/// A type as it is on the wire.
indirect enum WireType: Hashable, Sendable {
  case scalar(WireScalar)
  case optional(WireType)
  /// `Array`, `ContiguousArray`, `Set`: an array of any length.
  case list(WireType)
  /// A range, a point: an array of just these.
  case tuple([WireType])
  /// A type of Foundation that is an object of just these keys.
  case record([Member])
  /// A dictionary that is an object: by strings, by integers as text, by what is `CodingKeyRepresentable`.
  case map(key: WireType, value: WireType)
  /// A dictionary with other keys: an array of keys and values in turn.
  case pairs(key: WireType, value: WireType)
  /// By its id, with the arguments for its generic parameters.
  case definition(String, [WireType])
  /// A generic parameter of the definition that the type is in.
  case parameter(String)
  /// A `CodableValue`: any JSON.
  case anything
  /// What `Lossless` reads: a value, or its text. The value is written.
  case lossless(WireType)
  /// What `LossyList` and `LossyArray` read: an array, of which elements that are something else are dropped.
  case lossyList(WireType)
  /// By the name of an ``OpenReference``.
  case open(String)

  struct Member: Hashable, Sendable {
    var key: String
    var type: WireType
  }
}

extension WireType {
  /// As Swift would spell it, for people to read and to compare: `[User]`, `[String: Int?]`, `Box<Int>`.
  var text: String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .optional(let wrapped): "\(wrapped.text)?"
    case .list(let element): "[\(element.text)]"
    case .tuple(let elements): "(\(elements.map(\.text).joined(separator: ", ")))"
    case .record(let members): "{\(members.map { "\($0.key): \($0.type.text)" }.joined(separator: ", "))}"
    case .map(let key, let value): "[\(key.text): \(value.text)]"
    case .pairs(let key, let value): "[(\(key.text), \(value.text))]"
    case .definition(let id, let arguments):
      arguments.isEmpty ? id : "\(id)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .parameter(let name), .open(let name): name
    case .anything: "CodableValue"
    case .lossless(let value): "Lossless<\(value.text)>"
    case .lossyList(let element): "LossyList<\(element.text)>"
    }
  }

  /// With other types in place of generic parameters.
  func replacing(_ parameters: [String: WireType]) -> WireType {
    if parameters.isEmpty { return self }
    switch self {
    case .scalar, .anything, .open: return self
    case .parameter(let name): return parameters[name] ?? self
    case .optional(let wrapped): return .optional(wrapped.replacing(parameters))
    case .list(let element): return .list(element.replacing(parameters))
    case .lossless(let value): return .lossless(value.replacing(parameters))
    case .lossyList(let element): return .lossyList(element.replacing(parameters))
    case .tuple(let elements): return .tuple(elements.map { $0.replacing(parameters) })
    case .record(let members):
      return .record(members.map { Member(key: $0.key, type: $0.type.replacing(parameters)) })
    case .map(let key, let value):
      return .map(key: key.replacing(parameters), value: value.replacing(parameters))
    case .pairs(let key, let value):
      return .dictionary(key: key.replacing(parameters), value: value.replacing(parameters))
    case .definition(let id, let arguments): return .definition(id, arguments.map { $0.replacing(parameters) })
    }
  }

  /// A dictionary whose keys are not `CodingKeyRepresentable`.
  static func dictionary(key: WireType, value: WireType) -> WireType {
    switch key {
    case .scalar(.string), .scalar(.int): .map(key: key, value: value)
    default: .pairs(key: key, value: value)
    }
  }

  /// The ids of the definitions and the names of the open references in it.
  func visitReferences(_ visit: (WireType) -> Void) {
    switch self {
    case .scalar, .anything, .parameter: break
    case .open: visit(self)
    case .optional(let type), .list(let type), .lossless(let type), .lossyList(let type): type.visitReferences(visit)
    case .tuple(let elements): for element in elements { element.visitReferences(visit) }
    case .record(let members): for member in members { member.type.visitReferences(visit) }
    case .map(let key, let value), .pairs(let key, let value):
      key.visitReferences(visit)
      value.visitReferences(visit)
    case .definition(_, let arguments):
      visit(self)
      for argument in arguments { argument.visitReferences(visit) }
    }
  }
}
