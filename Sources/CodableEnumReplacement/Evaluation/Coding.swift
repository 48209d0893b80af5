import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// How many values of JSON are read to know one type: that has an end where nobody asked for the type.
final class Effort {
  private var count = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// - Returns: Whether there is more of it.
  func spend(_ amount: Int) -> Bool {
    count += amount
    return count <= limit
  }

  /// For another type.
  func anew<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let outer = count
    count = 0
    defer { count = outer }
    return try body()
  }
}

/// What containers read and write.
extension Evaluator {
  func isReadAsRawValue(_ typeName: String) -> Bool {
    guard let declaration = code.enums[typeName], RawValues(of: declaration).kind != nil else { return false }
    return !(code.functions[typeName] ?? []).contains(where: \.isDecoder)
  }

  /// Asks for JSON of a type.
  private func wishJSON(of type: TypeExpression, at pointer: String) {
    if wishes == nil { return }
    let typeName = typeName(of: type.withoutOptional)
    if typeName != owner, isReadAsRawValue(typeName) {
      wishRawValues(of: typeName, at: pointer)
    } else if readsTags(typeName) {
      wish(.anything, at: pointer)
    } else {
      wish(.value(type: type.withoutOptional), at: pointer)
    }
  }

  /// Whether a type reads JSON; nil if nothing says how it is coded.
  private func reads(_ json: JSONValue, as type: TypeExpression, _ looks: Looks? = nil) throws -> Bool? {
    guard readsItself, let decoder = ownDecoder else { return types.reads(json, as: type, looks) }
    looks?.add(.all)
    var interruption: (any Error)?
    let isRead = types.reads(json, as: type) { json in
      do {
        try self.readItself(json, by: decoder)
        return true
      } catch Interruption.thrown {
        return false
      } catch {
        interruption = error
        return true
      }
    }
    if let interruption { throw interruption }
    return isRead
  }

  /// The error for JSON that is not of a container's kind.
  func mismatch(_ place: ReadPlace) -> Interruption { .thrown(place.isNull ? .valueNotFound : .typeMismatch) }

  /// The error for JSON that is not of a type.
  private func mismatch(_ place: ReadPlace, _ given: TypeExpression) throws -> Interruption {
    let isNumeric = given.isInteger || given.isFloatingPoint
    let type = decodedType(given).type
    if place.isObject { return .thrown(type.isArray || isNumeric ? .typeMismatch : nil) }
    switch place.json {
    case .null: return .thrown(.valueNotFound)
    case .number where isNumeric: return .thrown(.unfitNumber)
    case .string, .number, .boolean:
      let isPlain = isNumeric || given == .bool || given == .string
      if isPlain || type.isArray || type.isDictionary { return .thrown(.typeMismatch) }
    case .array(let elements):
      guard case .array(let element) = type else { return .thrown(.typeMismatch) }
      let failing = try elements.enumerated().first { try reads($1, as: element) != true }
      if let (index, json) = failing, try reads(json, as: element) == false {
        return try mismatch(ReadPlace(json, at: place.path + ["\(index)"], nil), element)
      }
    case .object: break
    }
    return .thrown(nil)
  }

  func decode(
    _ given: TypeExpression,
    _ place: ReadPlace,
    isMissing: Bool = false,
    at range: Range<Int>
  ) throws -> CodeValue {
    reads += 1
    decodedTypes[place.pointer] = given.withoutOptional
    let decoded = decodedType(given)
    let (type, typeName) = (decoded.type, decoded.typeName)
    ask(.value(type: type), place, at: range.lowerBound)
    if let effort, !effort.spend(place.size) {
      throw refusal("it tries more types than can be followed", at: range)
    }
    if isMissing {
      wishJSON(of: type, at: place.pointer)
      throw Interruption.thrown(.keyNotFound)
    }
    if case .optional(let wrapped) = type { return place.isNull ? .null : try decode(wrapped, place, at: range) }
    if decoded.isRawValue {
      wishRawValues(of: typeName, at: place.pointer, range.lowerBound)
      guard let element = try element(place.json, of: typeName) else { throw try mismatch(place, declared(type)) }
      return .read(element, at: place.pointer)
    }
    if typeName == owner { return try decodeItself(type, place, at: range) }
    if type == .string, resolve(type) == nil {
      if place.isString { return .text(place) }
      wish(.value(type: type), at: place.pointer)
      throw try mismatch(place, type)
    }
    return try readTag(typeName, place) ?? decodeValue(decoded, place, at: range)
  }

  /// The enum itself, inside of its JSON.
  private func decodeItself(_ type: TypeExpression, _ place: ReadPlace, at range: Range<Int>) throws -> CodeValue {
    if readsItself, let decoder = ownDecoder {
      do {
        try readItself(place.json, by: decoder)
      } catch Interruption.thrown(let error) {
        wish(.value(type: type), at: place.pointer)
        throw Interruption.thrown(error)
      }
    } else if attempts > 0 {
      throw refusal("which JSON the enum itself takes here is not known; read it without try?", at: range)
    }
    return .opaque(type: type, .place(place.pointer))
  }

  /// A value of a type that is known by its JSON.
  private func decodeValue(_ decoded: DecodedType, _ place: ReadPlace, at range: Range<Int>) throws -> CodeValue {
    let type = decoded.type
    switch try place.isRead(by: { try reads($0, as: type, $1) }) {
    case false?:
      wish(.value(type: type), at: place.pointer)
      throw try mismatch(place, type)
    case nil where attempts > 0: try guess(type, at: range)
    case true?, nil: break
    }
    if decoded.isComparable {
      switch place.json {
      case .string, .number, .boolean: return .known(place.json, .place(place.pointer))
      case .null, .array, .object: break
      }
    }
    return .opaque(type: type, .place(place.pointer))
  }

  /// What a value beside other keys, or alone, is written to.
  func merging(into slot: Slot) -> Slot {
    switch slot.content {
    case .empty, .object: slot.member(nil)
    case .tree, .list: slot
    }
  }

  /// - Parameter isOmitted: Whether nothing is written where it is nil.
  func encode(_ value: CodeValue, to slot: Slot, isOmitted: Bool = false, at range: Range<Int>) throws {
    if case .made(let making) = value {
      slot.content = .tree(try write(making, isOmitted: isOmitted))
      return
    }
    guard let tree = try tree(of: value) else { throw unwritable(at: range) }
    slot.content = .tree(tree)
  }

  func tree(of value: CodeValue) throws -> WrittenTree? {
    switch value {
    case .null: return .constant(.null)
    case .known(let json, nil): return .constant(json)
    case .opaque(_, .value(let name)): return .value(name)
    case .made(let making): return try write(making, isOmitted: false)
    case .opaque(let type, .part(let whole, let name)) where !type.isOptional: return .value("\(whole).\(name)")
    case .element(let typeName?, let name, let values) where values.isEmpty && typeName != owner:
      if let tree = try writtenTag(name, of: typeName) { return tree }
      if let own = try ownConstant("rawValue", of: name, in: typeName) { return .constant(own) }
      // Without a raw type, the compiler writes an object.
      if let declaration = code.enums[typeName], RawValues(of: declaration).kind == nil {
        return .object([WrittenTree.Member(key: name, tree: .constant(.object([])))])
      }
      return rawValue(of: name, in: typeName).map { .constant($0) }
    case .key(let key): return .constant(.string(key))
    case .structure(let parts):
      // Not by a closure, over which the compiler finds a circle if it compiles this file first.
      var members: [WrittenTree.Member] = []
      for (key, value) in parts {
        guard let tree = try tree(of: value) else { return nil }
        members.append(WrittenTree.Member(key: key, tree: tree))
      }
      return .object(members)
    case .list(let values):
      let trees = try values.compactMap { try tree(of: $0) }
      return trees.count == values.count ? .array(trees) : nil
    // Nothing that is on the wire.
    default: return nil
    }
  }
}
