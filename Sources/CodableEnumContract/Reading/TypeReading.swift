import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Decides whether values of one type, or JSON, can be read as another type.
struct TypeReading {
  let written: [String: WireShape]
  private(set) var read: [String: WireShape]
  /// Whether all data that is read was written by current code, so no older data is left.
  let isToday: Bool
  /// Nil where values of types are read, and constants are no values.
  private(set) var json: JSONRules?
  /// Whether a type may take the parts of other values, as what keeps the unknown does.
  private(set) var takesParts = false
  /// Reads a type by code of its own; nil for the types that are read by their shapes.
  var ownReader: ((_ type: String) -> ((JSONValue) -> Bool)?)?
  /// Whether readings keep the JSON of values.
  var keepsParts = false
  /// Keeps what is looked at; nil if nobody wants to know.
  var looks: Looks?
  /// The enums that are read, those of `Merged` included.
  private(set) var enums: [String: (enumeration: WireEnum, index: CaseIndex)]
  private var objects: [String: Shape<WireValue>]
  /// What is known of declared types in place of others.
  private(set) var verdicts = TypeVerdicts()
  /// How many enums are being read, each inside of the one before.
  private var depth = 0

  init(written: [String: WireShape], read: [String: WireShape], isToday: Bool) {
    (self.written, self.read, self.isToday) = (written, read, isToday)
    (json, enums, objects) = (nil, [:], [:])
  }

  /// Reads recorded JSON.
  init(_ types: [String: WireShape], _ rules: JSONRules) {
    self.init([:])
    json = rules
    self = changing(types)
  }

  /// The same with other shapes of some types.
  func changing(_ shapes: [String: WireShape]) -> TypeReading {
    var reading = self
    reading.verdicts = TypeVerdicts()
    reading.read.merge(shapes) { $1 }
    for (id, shape) in reading.read {
      // A `Merged` is made of other types.
      if shapes[id] == nil { if case .merged = shape {} else { continue } }
      reading.enums[id] = shape.enumeration(reading.read).map { ($0, CaseIndex($0)) }
      reading.objects[id] = shape.object(reading.read)
    }
    return reading
  }

  /// - Parameter types: The types of both sides.
  init(_ types: [String: WireShape]) { self.init(written: types, read: types, isToday: true) }

  /// Reads JSON that is inside of a text, as `JSONTextCoder` does: by coders without strategies.
  var insideText: TypeReading {
    var reading = self
    reading.json?.dates = .numbers
    // All of the text is looked at.
    reading.looks = nil
    return reading
  }

  /// Reads any JSON as a type of which nothing is known, and text that is written back in another way.
  var trustingOpenTypes: TypeReading {
    var reading = self
    reading.json?.trustsOpenTypes = true
    reading.json?.isExact = false
    return reading
  }

  /// Whether enums hold each other without end, as a case that holds its own enum does.
  var isTooDeep: Bool { depth == Self.deepest }

  /// The same inside of an enum.
  var inside: TypeReading {
    var reading = self
    reading.depth += 1
    return reading
  }

  /// More than JSON has levels, and fewer than fit on a stack.
  private static let deepest = 150

  var takingParts: TypeReading {
    var reading = self
    reading.takesParts = true
    return reading
  }

  func canRead(_ value: WireType, as type: WireType) -> Bool {
    if type == .anything || value.isSpelled(as: type) { return true }
    return switch (value, type) {
    case (_, .lossless(.scalar(.string))) where value.isScalarJSON: true
    case (.optional(let value), .optional(let type)), (.list(let value), .list(let type)),
      (.set(let value), .set(let type)), (.set(let value), .list(let type)), (.set(let value), .lossyList(let type)),
      (.list(let value), .lossyList(let type)), (.lossyList(let value), .lossyList(let type)),
      (.lossless(let value), .lossless(let type)), (.jsonText(let value), .jsonText(let type)):
      canRead(value, as: type)
    // A null that is a value would be read as nil.
    case (_, .optional(let type)): !mayBeNull(value) && canRead(value, as: type)
    // As text, an integer or a boolean is what it is in JSON.
    case (.jsonText(let value), .lossless(let type)) where value.isPlainText: canRead(value, as: type)
    case (_, .lossless(let type)): canRead(value, as: type)
    case (.jsonText, .scalar(.string)): true
    // Our value coders read more than they write.
    case (.lossyList(let value), .list(let type)), (.lossless(let value), let type):
      isToday && canRead(value, as: type)
    case (.tuple(let values, let name), .tuple(let types, let other)):
      (name == nil || other == nil || name == other) && values.count == types.count
        && zip(values, types).allSatisfy { canRead($0, as: $1) }
    case (.map(let key, let value), .map(let otherKey, let type)),
      (.pairs(let key, let value), .pairs(let otherKey, let type)):
      (key == .scalar(.int) && otherKey == .scalar(.string) || canRead(key, as: otherKey)) && canRead(value, as: type)
    case (.merged, .merged), (.definition, .merged), (.merged, .definition):
      if let parts = value.mergedParts(written), let others = type.mergedParts(read) {
        canReadMerged(parts, as: others.types) || canReadJSON(of: value, as: type)
      } else {
        canReadJSON(of: value, as: type)
      }
    case (.definition(let id, let arguments), .definition(let other, let others)) where id == other:
      arguments.count == others.count && zip(arguments, others).allSatisfy { canRead($0, as: $1) }
    case (.scalar(let value), .scalar(let type)): value.fits(in: type)
    // A type with a raw value is coded as its raw value.
    case (.definition(let id, _), .scalar(let type)):
      isRawValue(id, thatFitsIn: type) || canReadJSON(of: value, as: .scalar(type))
    // Of two types that have nothing else in common, one may be declared for the JSON of the other.
    default: canReadJSON(of: value, as: type)
    }
  }

  /// However they nest.
  private func canReadMerged(_ parts: MergedOrder, as types: [WireType]) -> Bool {
    let ordered = parts.ordered(like: types).types
    return ordered.count == types.count && zip(ordered, types).allSatisfy { canRead($0, as: $1) }
  }

  private func isRawValue(_ id: String, thatFitsIn type: WireScalar) -> Bool {
    if case .rawValues(.scalar(let raw), _) = written[id] { raw.fits(in: type) } else { false }
  }

  /// Whether values of a type may be written as null. A type argument is unlikely to be one of these.
  func mayBeNull(_ type: WireType) -> Bool {
    if case .parameter = type { return false }
    return writtenForms(of: type).contains(.null)
  }

  func mayBeObject(_ type: WireType) -> Bool { writtenForms(of: type).contains(.object([])) }

  private func writtenForms(of type: WireType) -> Set<ExampleForm> {
    ExampleForms(shapes: written, keys: [], literals: []).forms(of: type)
  }

  // MARK: Types with code of their own

  func reader(byCodeOf type: WireType) -> ((JSONValue) -> Bool)? {
    switch type {
    case .definition(let name, _), .open(let name): ownReader?(name)
    case .scalar, .optional, .list, .set, .lossyList, .tuple, .record, .map, .pairs, .lossless, .jsonText, .merged,
      .anything, .parameter:
      nil
    }
  }

  // MARK: Taking values apart

  /// The written forms of the values in a value; nil if unknown.
  func expanded(_ value: ExampleValue) -> Example? {
    switch value.type {
    case .merged, .definition:
      guard let object = written.shape(of: value.type)?.object(written) ?? value.type.object(written),
        case .object(let shape) = object
      else { return nil }
      return .object(
        shape.members.compactMap { member in
          guard case .literal(let keys) = member.key, case .value(let value) = member.shape else { return nil }
          var part = ExampleValue(value)
          part.isPart = true
          return Example.Member(key: keys[0], example: .value(part))
        } + shape.merged.map { Example.Member(key: nil, example: .value(ExampleValue($0))) }
      )
    case .tuple(let elements, _):
      return .array(elements.enumerated().map { .value(ExampleValue(name: "_\($0)", type: $1)) })
    case .scalar, .optional, .list, .set, .lossyList, .record, .map, .pairs, .lossless, .jsonText, .anything, .open,
      .parameter:
      return nil
    }
  }

  /// The forms that the values in a value are read from; nil if unknown.
  func shape(of type: WireType) -> Shape<WireValue>? {
    guard case .definition(let id, _) = type else { return type.object(read) }
    return objects[id] ?? read[id]?.object(read)
  }
}

extension WireShape {
  fileprivate func enumeration(_ shapes: [String: WireShape]) -> WireEnum? {
    switch self {
    case .enumeration(let enumeration): enumeration
    case .merged(let fields, let variant): WireType.merged(fields, variant).mergedShape(shapes)?.enumeration
    case .structure, .rawValues, .openSet: nil
    }
  }

  fileprivate func object(_ shapes: [String: WireShape]) -> Shape<WireValue>? {
    switch self {
    case .structure(let properties): .object(ObjectShape(properties, isClosed: false))
    case .merged(let fields, let variant): WireType.merged(fields, variant).object(shapes)
    case .enumeration, .rawValues, .openSet: nil
    }
  }
}

extension WireType {
  /// Nil unless it is a `Merged`.
  func mergedShape(_ shapes: [String: WireShape]) -> MergedShape? {
    guard case .merged(let fields, let variant) = self else { return nil }
    return MergedShape(fields, variant, at: .none, shapes.shape)
  }

  /// The types that are merged; nil unless it is a `Merged`, or an alias of one.
  fileprivate func mergedParts(_ shapes: [String: WireShape]) -> MergedOrder? {
    if case .merged(let fields, let variant)? = shapes.shape(of: self) {
      return WireType.merged(fields, variant).mergedParts(shapes)
    }
    return mergedShape(shapes)?.order(shapes.shape)
  }

  /// The object of a `Merged` without an enum.
  fileprivate func object(_ shapes: [String: WireShape]) -> Shape<WireValue>? {
    guard let merged = mergedShape(shapes), merged.enumeration == nil else { return nil }
    return .object(merged.shared.object(isClosed: false))
  }
}

extension WireType {
  /// Whether it is a number, a boolean or a text, of which a text can be made.
  fileprivate var isScalarJSON: Bool {
    switch self {
    case .scalar(let scalar):
      !scalar.kinds.isEmpty && scalar.kinds.isSubset(of: [.boolean, .integer, .number, .string])
    case .lossless(let value): value.isScalarJSON
    case .jsonText: true
    case .optional, .list, .set, .lossyList, .tuple, .record, .map, .pairs, .definition, .parameter, .anything, .merged,
      .open:
      false
    }
  }

  /// Whether `LosslessCoder` reads the text of its JSON.
  fileprivate var isPlainText: Bool {
    guard case .scalar(let scalar) = self else { return false }
    return scalar.integerWidth != nil || scalar == .bool
  }

  /// Whether the types have the same name. The shape of one may no longer be known.
  fileprivate func isSpelled(as other: WireType) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.open, .definition), (.definition, .open): return text == other.text
    // Only a name may stand for another type.
    default: return false
    }
  }
}
