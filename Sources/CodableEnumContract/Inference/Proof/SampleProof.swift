import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Checks samples against the shape of an enum: each must be read, and written again unchanged. Null members, the
/// spelling of numbers and the order of keys may differ.
struct SampleProof {
  /// A problem with a value, and its place.
  struct Contradiction {
    /// A JSON pointer.
    var path: String
    var reason: String
  }

  private let document: WireDocument
  private let enumeration: WireEnum
  private let casesByTag: [ExactText: Int]
  /// Whether undeclared types hold any value.
  private let trustsOpenTypes: Bool

  /// - Parameter name: The name of the enum.
  /// - Returns: Nil if the document has no such enum.
  init?(_ document: WireDocument, enumNamed name: String, trustsOpenTypes: Bool = false) {
    guard let enumeration = document[name]?.enumeration else { return nil }
    self.init(document, enumeration, trustsOpenTypes)
  }

  private init(_ document: WireDocument, _ enumeration: WireEnum, _ trustsOpenTypes: Bool) {
    (self.document, self.enumeration, self.trustsOpenTypes) = (document, enumeration, trustsOpenTypes)
    let tags = enumeration.cases.enumerated().flatMap { index, element in
      element.readTags.map { (ExactText(enumeration.tagPlace == .key ? $0.text : $0.quoted), index) }
    }
    casesByTag = Dictionary(tags) { first, _ in first }
  }

  /// The index of the case that a sample is read as, and what it would write differently.
  func check(_ json: JSONValue) -> (element: Int?, contradiction: Contradiction?) {
    guard let index = taker(of: json) else { return (nil, Contradiction(path: "", reason: "no case takes it")) }
    let element = enumeration.cases[index]
    if case .capture = element.content { return (index, nil) }
    let shapes = enumeration.shapes(of: element)
    guard let shape = shapes.first else {
      return (index, Contradiction(path: "", reason: "case \(element.name) is never read"))
    }
    // Several forms are read; only the first is written.
    return (index, contradiction(json, shape, ""))
  }

  /// Whether a value of a case holds some JSON, by the indices of the case and the value.
  func holds(_ json: JSONValue, _ element: Int, _ value: Int) -> Bool {
    guard enumeration.cases.indices.contains(element) else { return true }
    let values = enumeration.cases[element].content.values
    return !values.indices.contains(value) || contradiction(json, values[value], "") == nil
  }

  // MARK: Which case

  private func taker(of json: JSONValue) -> Int? {
    let unknown = enumeration.cases.firstIndex { $0.catches.contains(.unknown) && $0.isDecoded }
    func known(_ tag: Tag) -> Int? {
      casesByTag[ExactText(enumeration.tagPlace == .key ? tag.text : tag.quoted)] ?? unknown
    }
    switch enumeration.tagPlace {
    case .alone: return Tag(json).flatMap(known)
    case .first:
      guard let elements = json.array else {
        return enumeration.emptyCases == .name ? Tag(json).flatMap(known) : nil
      }
      return elements.first.flatMap { Tag($0) }.flatMap(known)
    case .value(let key, _):
      guard let members = json.members else {
        return enumeration.emptyCases == .name ? Tag(json).flatMap(known) : nil
      }
      return members.first { $0.key.isExactly(key) }.flatMap { Tag($0.value) }.flatMap(known)
    case .key:
      if let text = json.string { return known(.string(text)) }
      guard let members = json.members, members.count == 1 else { return nil }
      return known(.string(members[0].key))
    case .nowhere: return untaggedTaker(of: json)
    }
  }

  private func untaggedTaker(of json: JSONValue) -> Int? {
    // Literals are tried first.
    if let tag = Tag(json), let index = casesByTag[ExactText(tag.quoted)] { return index }
    let rest = enumeration.cases.firstIndex {
      $0.readClaim?.kinds.isEmpty ?? false || $0.catches.contains(.unknown)
    }
    let kind: JSONKind
    switch json {
    case .null: kind = .null
    case .boolean: kind = .boolean
    case .string: kind = .string
    case .array: kind = .array
    case .number(let text): kind = Int(text) == nil && UInt64(text) == nil ? .number : .integer
    case .object(let members, _):
      let keys = Set(members.filter { $0.value != .null }.map(\.key))
      return enumeration.claimant(ofObjectWith: keys) ?? rest
    }
    var takers = enumeration.claimants(of: kind)
    if kind == .integer {
      takers.removeAll { index in
        guard enumeration.cases[index].claim?.kinds.contains(.number) == false,
          let value = enumeration.cases[index].content.values.first
        else { return false }
        return contradiction(json, value.type, "") != nil
      }
      takers += enumeration.claimants(of: .number)
    }
    return takers.first ?? rest
  }

  // MARK: Shapes

  private func contradiction(_ json: JSONValue, _ shape: Shape<WireValue>, _ path: String) -> Contradiction? {
    switch shape {
    case .constant(let values):
      guard let written = values.first, json != written else { return nil }
      return .init(path: path, reason: "it is \(json.shortText), and \(written.text()) is written")
    case .ignored: return json == .null ? nil : .init(path: path, reason: "it has a value, and the case has none")
    case .value(let value): return contradiction(json, value, path)
    case .array(let elements):
      guard let values = json.array else { return wrongKind(json, "an array", path) }
      guard values.count == elements.count else {
        return .init(path: path, reason: "it has \(values.count) elements, and the case \(elements.count)")
      }
      for (index, (value, element)) in zip(values, elements).enumerated() {
        if let found = contradiction(value, element.shape, "\(path)/\(index)") { return found }
      }
      return nil
    case .object(let object):
      guard let members = json.members else { return wrongKind(json, "an object", path) }
      return contradiction(members, object, path)
    }
  }

  private func contradiction(
    _ members: [JSONValue.Member],
    _ object: ObjectShape<WireValue>,
    _ path: String
  ) -> Contradiction? {
    var rest = Dictionary(members.map { (ExactText($0.key), $0.value) }) { first, _ in first }
    for member in object.members {
      guard case .literal(let keys) = member.key, let key = keys.first else { continue }
      guard let value = rest.removeValue(forKey: ExactText(key)) else {
        if member.canBeMissing { continue }
        return .init(path: path, reason: "it has no \(JSONValue.string(key).text())")
      }
      if let found = contradiction(value, member.shape, JSONPointer.appending(key, to: path)) { return found }
    }
    for (index, merged) in object.merged.enumerated() {
      // The last one takes the rest, so that everything is read.
      let keys = index + 1 < object.merged.count ? ownKeys(of: merged.type) : nil
      let own = rest.filter { keys?.contains($0.key) ?? true }
      for key in own.keys { rest[key] = nil }
      let members = own.map { JSONValue.Member(key: $0.key.text, value: $0.value) }
      if let found = contradiction(.object(members), merged, path) { return found }
    }
    // Nulls make no difference.
    guard let key = rest.filter({ $0.value != .null }).keys.map(\.text).min() else { return nil }
    return .init(path: path, reason: "nothing keeps its \(JSONValue.string(key).text())")
  }

  /// The keys of a struct; nil if they are unknown.
  private func ownKeys(of type: WireType) -> Set<ExactText>? {
    guard case .definition(let id, _) = type, case .structure(let properties)? = document[id]?.shape else { return nil }
    return Set(properties.map { ExactText($0.key) })
  }

  private func contradiction(_ json: JSONValue, _ value: WireValue, _ path: String) -> Contradiction? {
    if json == .null, value.isOptional { return nil }
    return contradiction(json, value.type, path)
  }

  // MARK: Types

  private func contradiction(_ json: JSONValue, _ type: WireType, _ path: String) -> Contradiction? {
    func isNot(_ isRight: Bool) -> Contradiction? { isRight ? nil : wrongKind(json, type.text, path) }
    switch type {
    case .anything: return nil
    case .scalar(let scalar): return isNot(scalar.holds(json))
    case .optional(let wrapped): return json == .null ? nil : contradiction(json, wrapped, path)
    case .list(let element), .lossyList(let element):
      guard let elements = json.array else { return isNot(false) }
      for (index, value) in elements.enumerated() {
        if let found = contradiction(value, element, "\(path)/\(index)") { return found }
      }
      return nil
    case .tuple(let types, _):
      guard let elements = json.array, elements.count == types.count else { return isNot(false) }
      for (index, (value, type)) in zip(elements, types).enumerated() {
        if let found = contradiction(value, type, "\(path)/\(index)") { return found }
      }
      return nil
    case .map(.scalar(.string), let value):
      guard let members = json.members else { return isNot(false) }
      for member in members {
        let inner = JSONPointer.appending(member.key, to: path)
        if let found = contradiction(member.value, value, inner) { return found }
      }
      return nil
    case .record(let types):
      guard let members = json.members, members.count == types.count else { return isNot(false) }
      for type in types {
        guard let value = json[type.key] else { return isNot(false) }
        if let found = contradiction(value, type.type, JSONPointer.appending(type.key, to: path)) { return found }
      }
      return nil
    case .definition(let id, _): return contradiction(json, definition: id, path)
    case .open, .parameter, .map, .pairs: return isNot(trustsOpenTypes)
    case .lossless(let type): return contradiction(json, type, path)
    }
  }

  private func contradiction(_ json: JSONValue, definition id: String, _ path: String) -> Contradiction? {
    switch document[id]?.shape {
    case .structure(let properties)?:
      guard let members = json.members else { return wrongKind(json, id, path) }
      return contradiction(members, ObjectShape(properties, isClosed: false), path)
    case .enumeration(let enumeration)?:
      return SampleProof(document, enumeration, trustsOpenTypes).check(json).contradiction.map { inner in
        Contradiction(path: path + inner.path, reason: inner.reason)
      }
    case .rawValues(let type, let cases)?:
      if let found = contradiction(json, type, path) { return found }
      guard let cases, let tag = Tag(json) else { return nil }
      return cases.contains { $0.tag == tag } ? nil : wrongKind(json, id, path)
    case .openSet?, nil: return trustsOpenTypes ? nil : wrongKind(json, id, path)
    }
  }

  private func wrongKind(_ json: JSONValue, _ expected: String, _ path: String) -> Contradiction {
    if case .number(let text) = json, NumberTypes(holding: text).isEmpty {
      return Contradiction(path: path, reason: "no type of Swift holds \(json.shortText)")
    }
    return Contradiction(path: path, reason: "it is \(json.kindText), where \(expected) is expected")
  }
}

extension JSONValue {
  /// For messages, shortened.
  var shortText: String {
    let text = text()
    return text.count > 60 ? text.prefix(57) + "…" : text
  }
}

extension String {
  func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension WireScalar {
  /// Whether the type reads the JSON and writes it again unchanged.
  func holds(_ json: JSONValue) -> Bool {
    switch (self, json) {
    case (.bool, .boolean): return true
    case (.string, .string): return true
    case (.character, .string(let text)): return text.count == 1
    case (.uuid, .string(let text)): return TextForms(text).contains(.uuid)
    case (.url, .string(let text)): return TextForms(text).contains(.url)
    case (.iso8601Date, .string(let text)): return TextForms(text).contains(.date)
    case (.secondsSince1970, .number(let text)), (.millisecondsSince1970, .number(let text)):
      return Int(text).map { $0.magnitude < 1 << 52 } ?? false
    case (.date, .number(let text)): return NumberTypes(holding: text).contains(.double)
    case (.data, .string): return true
    case (_, .number(let text)):
      if let width = integerWidth {
        let value = IntegerText(text)
        return value.map { $0.fits(isSigned: width.isSigned, bits: width.bits) } ?? false
      }
      switch self {
      case .double, .cgFloat, .float, .float16: return NumberTypes(holding: text).contains(.double)
      case .decimal: return NumberTypes(holding: text).contains(.decimal)
      default: return false
      }
    default: return false
    }
  }
}

/// An integer of up to 64 bits, as JSON spells it.
private struct IntegerText {
  private var isNegative: Bool
  private var magnitude: UInt64

  init?(_ text: String) {
    isNegative = text.hasPrefix("-")
    guard text != "-0", let value = UInt64(isNegative ? String(text.dropFirst()) : text) else { return nil }
    magnitude = value
  }

  func fits(isSigned: Bool, bits: Int) -> Bool {
    if isNegative { return isSigned && (bits >= 65 || magnitude <= 1 << (bits - 1)) }
    let room = isSigned ? bits - 1 : bits
    return room >= 64 || magnitude < 1 << room
  }
}
