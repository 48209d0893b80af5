import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// How recorded JSON is read.
struct JSONRules {
  /// Whether types of which nothing is known hold any JSON.
  var trustsOpenTypes = false
  /// Whether text must be written back as it is: a UUID in uppercase.
  var isExact = true
  /// Whether an error that a case catches is one, since the JSON is not written back.
  var countsCaught = true
  /// Whether a date may be a number or a text; nil for numbers only.
  var dates: Dates = .numbers

  enum Dates { case any, numbers, texts }
}

// Reading JSON by the types of values.
extension TypeReading {
  /// Whether a case's own value has a raw value.
  func holds(_ tag: Tag, as type: WireType, _ forms: ExampleForms) -> Bool {
    json == nil ? forms.rawValues(of: type)?.contains(tag) ?? false : holds(JSONValue(tag), as: type)
  }

  /// Whether a type has an integer, before it is tried: of an enum, its case with raw values may have any.
  func mayHold(_ example: Example, as type: WireType, _ forms: ExampleForms) -> Bool {
    if json != nil {
      if case .definition(let id, _) = type, case .enumeration(let enumeration) = read[id],
        enumeration.cases.contains(where: enumeration.holdsRawValue)
      {
        return holds(example.json, as: .scalar(.int))
      }
      return holds(example.json, as: type)
    }
    guard case .integer(let integer) = ExampleForm(example).withoutLiteral else { return true }
    return forms.holds(type)(integer)
  }

  /// Whether it is recorded JSON that has the value of an integer.
  func isWhole(_ example: Example) -> Bool {
    guard let json, !json.isExact, case .constant(.number(let text)) = example else { return false }
    return DecimalNumber(text)?.wholeDigits != nil
  }

  func holds(_ json: JSONValue, as type: WireType) -> Bool {
    read(json, as: type).findings.isEmpty
  }

  /// Reads JSON by itself.
  ///
  /// - Parameter maps: The places of dictionaries.
  func read(_ json: JSONValue, as type: WireType, _ maps: PointerTree? = nil) -> CaseReading {
    var reading = CaseReading(maps: maps)
    if reader(byCodeOf: type) == nil, let reader = reader(of: type), maps?.isPlace != true {
      reading = reader.read(.constant(json), maps)
      reading.place(in: type.id)
    } else {
      read(.constant(json), as: type, &reading)
    }
    return reading
  }

  /// Nil unless it is an enum, or merged with one.
  func reader(of type: WireType) -> CaseReader? {
    if isTooDeep { return nil }
    var forms: ExampleForms { ExampleForms(shapes: read, keys: [], literals: []) }
    if case .definition(let id, _) = type { return enums[id].map { CaseReader($0.index, forms, inside) } }
    return json == nil ? nil : type.mergedShape(read)?.enumeration.map { CaseReader($0, forms, inside) }
  }

  func read(_ example: Example, as type: WireType, _ reading: inout CaseReading) {
    if isTooDeep { return reading.add(.kind(example.json, type.text)) }
    if json != nil, case .scalar = type {
      looks?.add(.all)
      return readPlain(example.json, as: type, &reading)
    }
    if let isRead = reader(byCodeOf: type) {
      looks?.add(.all)
      let json = example.whole
      if !isRead(json) { reading.add(.kind(json, type.text)) }
      return
    }
    if reading.maps?.isPlace ?? false, type.id != nil { return reading.add(.fixedKeys(type.text)) }
    if let shape = shape(of: type) { return read(example.opened, as: shape, &reading) }
    if let reader = reader(of: type) {
      var inner = reader.read(example, reading.maps)
      inner.place(in: type.id)
      return reading.add(inner)
    }
    looks?.add(.all)
    if json != nil {
      readPlain(example.json, as: type, &reading)
    } else if !takesParts || !canTake(example.opened, as: type) {
      reading.add(.layout)
    }
  }

  /// Whether a type that is no struct takes the parts of other values.
  func canTake(_ example: Example, as type: WireType) -> Bool {
    switch (type, example) {
    case (.anything, _): return true
    case (.optional(let type), _): return example.isNull || canTakePart(example, as: type)
    case (.scalar(let scalar), .constant(let json)): return scalar.answer(to: json, JSONRules()) == .same
    case (.list(let type), .array(let elements)), (.set(let type), .array(let elements)),
      (.lossyList(let type), .array(let elements)):
      return elements.allSatisfy { canTakePart($0, as: type) }
    case (.tuple(let types, _), .array(let elements)):
      return types.count == elements.count && zip(elements, types).allSatisfy { canTakePart($0, as: $1) }
    case (.map(let key, let type), .object(let members)):
      return members.allSatisfy { member in
        if member.isHidden || member.key != nil { return member.isHidden || canTakePart(member.example, as: type) }
        return canTakePart(member.example, as: .map(key: key, value: type))
      }
    case (.definition(let id, _), _): return canTake(example, asDefinition: id)
    // JSON of another kind than the type's.
    default: return false
    }
  }

  private func canTake(_ example: Example, asDefinition id: String) -> Bool {
    switch read[id] {
    case .rawValues(_, let cases?): return cases.contains { $0.tag == example.tag }
    case .rawValues(let type, nil): return canTakePart(example, as: type) || canTake(example, as: type)
    case .enumeration(let enumeration):
      let forms = ExampleForms(shapes: read, keys: [], literals: [])
      let reading = CaseReader(enumeration, forms, self).read(example)
      return reading.element != nil && reading.isWhole
    case .structure(let properties):
      guard case .object(let members) = example else { return false }
      var reading = CaseReading()
      read(members, as: ObjectShape(properties, isClosed: false), &reading)
      return reading.isWhole
    case .openSet, .merged, nil: return false
    }
  }

  private func canTakePart(_ part: Example, as type: WireType) -> Bool {
    if case .value(let value) = part {
      // A nil of its own is another example; one of a part isn't.
      return canRead(value.isPart && value.isOptional ? .optional(value.type) : value.type, as: type)
    }
    var reading = CaseReading()
    read(part, as: type, &reading)
    return reading.problems.isEmpty
  }

  private func readPlain(_ json: JSONValue, as type: WireType, _ reading: inout CaseReading) {
    guard let rules = self.json else { return reading.add(.layout) }
    func expect(_ isRight: Bool) { if !isRight { reading.add(.kind(json, type.text)) } }
    switch type {
    case .anything: break
    case .scalar(let scalar): reading.add(scalar.answer(to: json, rules), to: json, type.text, scalar.textName(rules))
    case .optional(let wrapped): if json != .null { self.read(.constant(json), as: wrapped, &reading) }
    case .lossyList(let element) where !rules.countsCaught:
      guard let elements = json.array else { return expect(false) }
      let left = elements.filter { self.read($0, as: element).problems.isEmpty }
      read(each: left, &reading) { _ in element }
      if left.count < elements.count { reading.add(.lost(.count(elements.count, of: left.count))) }
    case .list(let element), .lossyList(let element):
      if let elements = json.array { read(each: elements, &reading) { _ in element } } else { expect(false) }
    case .set(let element):
      guard let elements = json.array else { return expect(false) }
      read(elements, ofSetOf: element, &reading)
    case .tuple(let types, let name):
      guard let elements = json.array, elements.count == types.count else { return expect(false) }
      read(elements, ofTuple: types, named: name, &reading)
    case .pairs(let key, let value):
      guard let elements = json.array, elements.count.isMultiple(of: 2) else { return expect(false) }
      read(each: elements, &reading) { $0.isMultiple(of: 2) ? key : value }
    case .map(let key, let value):
      guard let members = json.members else { return expect(false) }
      self.read(members, ofMapBy: key, value, &reading)
    case .record(let types, let name):
      guard let members = json.members, types.allSatisfy({ json[$0.key] != nil }) else { return expect(false) }
      self.read(members, ofRecord: types, named: name, &reading)
    case .definition(let id, _):
      guard case .rawValues(let type, let cases)? = self.read[id] else { return expect(rules.trustsOpenTypes) }
      read(json, asRawValueOf: cases, type, &reading)
    case .open, .parameter, .merged: expect(rules.trustsOpenTypes)
    case .jsonText(let value):
      guard let inner = json.string.flatMap({ try? JSONValue(parsing: Array($0.utf8)) }) else { return expect(false) }
      insideText.read(.constant(inner), as: value, &reading)
    case .lossless(let wrapped): read(json, orTextOf: wrapped, &reading)
    }
  }

  private func read(_ json: JSONValue, orTextOf type: WireType, _ reading: inout CaseReading) {
    // A text is made of other values.
    if type == .scalar(.string), json.isNumberOrBoolean { return reading.add(.lost(.spelling(json, type.text))) }
    // Written, it is no text.
    guard let text = json.string, !holds(json, as: type) else { return read(.constant(json), as: type, &reading) }
    if !type.holdsText(text) { reading.add(.kind(json, WireType.lossless(type).text)) }
  }

  private func read(each elements: [JSONValue], _ reading: inout CaseReading, as type: (Int) -> WireType) {
    for (index, element) in elements.enumerated() {
      reading.read(at: "\(index)") { read(.constant(element), as: type(index), &$0) }
    }
  }

  private func read(_ elements: [JSONValue], ofSetOf element: WireType, _ reading: inout CaseReading) {
    read(each: elements, &reading) { _ in element }
    for index in EqualElements(elements, of: element).repeated {
      reading.read(at: "\(index)") { $0.add(.lost(.equalElement)) }
    }
  }

  private func read(
    _ elements: [JSONValue],
    ofTuple types: [WireType],
    named name: String?,
    _ reading: inout CaseReading
  ) {
    let count = reading.count
    read(each: elements, &reading) { types[$0] }
    // Bounds that are read may be in the wrong order.
    if reading.count == count, name == "Range" || name == "ClosedRange", elements[1].isBelow(elements[0]) {
      reading.add(.bounds(elements[0], elements[1]))
    }
  }

  private func read(
    _ json: JSONValue,
    asRawValueOf cases: [RawValueCase]?,
    _ type: WireType,
    _ reading: inout CaseReading
  ) {
    read(.constant(json), as: type, &reading)
    if let cases, let tag = json.rawValue, !cases.contains(where: { $0.tag == tag }) {
      reading.add(.rawValue(json, cases.map(\.tag)))
    }
  }

  private func read(
    _ members: [JSONValue.Member],
    ofMapBy key: WireType,
    _ value: WireType,
    _ reading: inout CaseReading
  ) {
    for member in members {
      reading.read(at: member.key) { reading in
        if key == .scalar(.int) {
          let answer = Int(member.key).map { "\($0)" == member.key ? SpellingAnswer.same : .changed }
          reading.add(answer ?? .refused, to: .string(member.key), key.text, key.text)
        }
        self.read(.constant(member.value), as: value, &reading)
      }
    }
  }

  private func read(
    _ members: [JSONValue.Member],
    ofRecord types: [WireType.Member],
    named name: String?,
    _ reading: inout CaseReading
  ) {
    for member in members where !types.contains(where: { $0.key == member.key }) {
      reading.add(.lost(.key(member.key)))
    }
    for type in types {
      guard let value = members.first(where: { $0.key == type.key })?.value else { continue }
      reading.read(at: type.key) { reading in
        self.read(.constant(value), as: type.type, &reading)
        guard name == "TimeZone", let text = value.string else { return }
        reading.add(TimeZoneText(text).answer, to: value, "TimeZone", "name of a time zone")
      }
    }
  }
}

extension JSONValue {
  fileprivate var isNumberOrBoolean: Bool {
    switch self {
    case .number, .boolean: true
    case .null, .string, .array, .object: false
    }
  }
}

extension WireType {
  /// Of a type with a name.
  fileprivate var id: String? {
    switch self {
    case .definition(let id, _): id
    case .merged: text
    case .scalar, .optional, .list, .set, .lossyList, .tuple, .record, .map, .pairs, .lossless, .jsonText, .anything,
      .open, .parameter:
      nil
    }
  }
}
