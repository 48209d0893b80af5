import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

// Reading the shapes of values.
extension TypeReading {
  /// - Parameter isClosed: Whether keys in place of no values are errors.
  func read(_ example: Example, as shape: Shape<WireValue>, isClosed: Bool = false, _ reading: inout CaseReading) {
    switch (shape, example) {
    case (.value, _), (.object, .object): break
    // Other shapes have no keys by which they are read.
    default: looks?.add(.all)
    }
    switch (shape, example) {
    // A case without values is known by its tag. Other content is ignored, except for rejected keys.
    case (.ignored, _), (.constant, _):
      if isClosed {
        if case .object(let members) = example { for member in members { reading.add(.unknownKey(member.key ?? "")) } }
        if case .value(let value) = example, mayBeObject(value.type) { reading.add(.unknownKeys) }
      }
      if json != nil, let loss = loss(example.json, shape) { reading.add(.lost(loss)) }
    case (.value(let value), _): read(example, as: value, &reading)
    case (.array, .value(let value)), (.object, .value(let value)):
      if let expanded = expanded(value) {
        reading.takenApart.insert(value.name)
        read(expanded, as: shape, isClosed: isClosed, &reading)
      } else {
        reading.add(.layout)
      }
    case (.array(let elements), .array(let examples)): read(examples, as: elements, isClosed: isClosed, &reading)
    case (.object(let object), .object(let members)): read(members, as: object, &reading)
    case (.array, .constant), (.array, .object): reading.add(.kind(example.json, "an array"))
    case (.object, .constant), (.object, .array): reading.add(.kind(example.json, "an object"))
    }
  }

  private func loss(_ json: JSONValue, _ shape: Shape<WireValue>) -> CaseReading.Loss? {
    if case .constant(let values) = shape {
      return values.first.flatMap { json.isSpelling(of: $0) ? nil : .constant(json, $0) }
    }
    return json == .null ? nil : .content
  }

  /// - Parameters:
  ///   - start: The number of elements that are a tag.
  ///   - isOpen: Whether more elements are ignored.
  func read(
    _ examples: [Example],
    as elements: [Shape<WireValue>.Element],
    from start: Int = 0,
    isClosed: Bool = false,
    isOpen: Bool = false,
    _ reading: inout CaseReading
  ) {
    let rest = elements.last?.isRest ?? false
    let known = elements.filter { !($0.isRest && $0.shape.isIgnored) }
    if known.count < elements.count || isOpen && !rest {
      read(Array(examples.prefix(known.count)), as: known, from: start, isClosed: isClosed, &reading)
      if examples.count > known.count { reading.add(.lost(.count(examples.count, of: known.count))) }
      return
    }
    let count = elements.count - (rest ? 1 : 0)
    guard examples.count >= elements.requiredCount(\.canBeMissing), rest || examples.count <= count else {
      return reading.add(.count(examples.count, of: elements.count))
    }
    for (index, part) in elements.enumerated().dropFirst(start) {
      if part.isRest, case .value(let value) = part.shape {
        guard case .list = value.type else {
          read(.array(Array(examples.dropFirst(count))), as: value, &reading)
          continue
        }
        if examples.count <= count { reading.values[value.name] = .missing }
        for index in examples.indices.dropFirst(count) {
          reading.read(at: "\(index)") { read(examples[index].opened, as: value.element, &$0) }
        }
        if keepsParts, examples.count > count {
          reading.values[value.name] = .kept
          reading.parts[value.name] = .array(Array(examples.dropFirst(count)))
        }
      } else if index < examples.count {
        reading.read(at: "\(index)") { read(examples[index].opened, as: part.shape, isClosed: isClosed, &$0) }
      } else if case .value(let value) = part.shape {
        reading.values[value.name] = .missing
      }
    }
  }

  private func read(_ example: Example, as value: WireValue, _ reading: inout CaseReading) {
    switch example {
    case .constant(.null) where value.isOptional || json == nil && value.isAnything:
      reading.values[value.name] = .null
    case .constant(.null) where json == nil:
      if value.defaultCauses.isEmpty {
        reading.add(.missing(value, nil))
      } else {
        reading.values[value.name] = .missing
      }
    case .value(let found):
      // A value that is only written is never read.
      if value.isFixed { return }
      reading.values[value.name] = .example(found.name)
      let type = value.isOptional && !found.isOptional ? .optional(value.type) : value.type
      if !canReadForm(of: found, as: type) { reading.add(.type(found, value)) }
      if found.isPart, found.isOptional, !value.canBeMissing { reading.add(.missing(value, nil)) }
    case .constant, .array, .object:
      // Read as a whole, it is another value than its parts.
      reading.values[value.name] = .kept
      let count = reading.count
      let (outer, parts) = (reading.values, reading.parts)
      read(example, as: value.type, &reading)
      if keepsParts {
        (reading.values, reading.parts) = (outer, parts)
        reading.parts[value.name] = example
      }
      if let json, takesDefault(for: example, as: value, json, reading.problems(since: count)) {
        reading.removeFindings(since: count)
        (reading.values[value.name], reading.parts[value.name]) = (.missing, nil)
      }
      reading.place(in: value, since: count)
    }
  }

  /// Whether a value can be read in its form. Each form that its type has is another example.
  private func canReadForm(of found: ExampleValue, as type: WireType) -> Bool {
    if case .integer(let integer)? = found.form?.withoutLiteral, case .scalar(let written) = found.type,
      written.integerWidth != nil, case .scalar(let scalar) = type, scalar.integerWidth != nil
    {
      return integer.fits(in: scalar)
    }
    return canRead(found.type, as: type)
  }

  /// Whether a value takes its default although something is there, and nothing is lost by that.
  private func takesDefault(
    for example: Example,
    as value: WireValue,
    _ rules: JSONRules,
    _ problems: @autoclosure () -> [CaseReading.Problem]
  ) -> Bool {
    if value.defaultCauses.isEmpty || problems().isEmpty { return false }
    if example.isNull, value.defaultCauses.contains(.null) { return true }
    return value.defaultCauses.contains(.invalid) && !rules.countsCaught
  }

  func read(_ members: [Example.Member], as object: ObjectShape<WireValue>, _ reading: inout CaseReading) {
    if object.isClosed { looks?.add(.all) }
    var members = members
    let rest = take(object, from: &members, &reading)
    if rest.isEmpty { return }
    let places = MemberPlaces(members)
    for key in rest.map(\.text).sorted(byBytesOf: \.self) {
      if object.isClosed { reading.add(.unknownKey(key)) }
      let isNull = places.first(key, in: members).map { members[$0].example.isNull }
      if isNull != true { reading.add(.lost(.key(key))) }
    }
  }

  /// Reads what is beside a case, and hides it from the case.
  func readShared(_ shared: ObjectShape<WireValue>, in members: inout [Example.Member], _ reading: inout CaseReading) {
    let rest = take(shared, from: &members, isWhole: false, &reading)
    for index in members.indices {
      if let key = members[index].key, !rest.contains(ExactText(key)) { members[index].isHidden = true }
    }
  }

  /// Reads the values of an object.
  ///
  /// - Parameter isWhole: Whether no others are in it.
  /// - Returns: The keys that nothing reads.
  private func take(
    _ object: ObjectShape<WireValue>,
    from members: inout [Example.Member],
    isWhole: Bool = true,
    _ reading: inout CaseReading
  ) -> Set<ExactText> {
    let pending = readMerged(object.merged, from: &members, &reading)
    // A merged value is never there as a whole: its own keys are.
    while isWhole, pending.isEmpty, let index = members.firstIndex(where: { $0.key == nil }) {
      guard case .value(let value) = members.remove(at: index).example else { return addLayout(to: &reading) }
      if !object.isClosed, isObjectOfOtherKeys(value.type) { continue }
      guard case .object(let own) = expanded(value) else { return addLayout(to: &reading) }
      reading.takenApart.insert(value.name)
      members += own
    }
    let places = MemberPlaces(members)
    for index in indices(of: object, in: members) {
      let member = object.members[index]
      guard case .literal(let keys) = member.key else { continue }
      for key in keys { looks?.add(member.shape.isText ? .kind : .all, at: [key]) }
      let found = keys.compactMap { places.first($0, in: members) }
      if let first = found.first {
        for index in found { members[index].isHidden = true }
        let key = members[first].key ?? ""
        reading.read(at: key) { reading in
          inside { read(members[first].example.opened, as: member.shape, isClosed: object.isClosed, &reading) }
        }
        if case .value(let value) = member.shape, found.count > 1 || places.isRepeated(key, in: members) {
          reading.add(.severalKeys(value))
        }
      } else if case .value(let value) = member.shape {
        if member.canBeMissing { reading.values[value.name] = .missing } else { reading.add(.missing(value, keys[0])) }
      } else if !member.canBeMissing {
        reading.add(.layout)
      }
    }
    return takeRest(of: members, pending, &reading)
  }

  /// Whether it is a dictionary, whose keys are unknown, or an enum, whose keys are no other value's.
  private func isObjectOfOtherKeys(_ type: WireType) -> Bool {
    if case .map = type { return true }
    if case .enumeration? = written.shape(of: type) { return mayBeObject(type) }
    return false
  }

  private func addLayout(to reading: inout CaseReading) -> Set<ExactText> {
    reading.add(.layout)
    return []
  }

  /// Merged values get the keys that the other values leave, and find these only by name.
  ///
  /// - Returns: The keys that nothing reads.
  private func takeRest(
    of members: [Example.Member],
    _ merged: [WireValue],
    _ reading: inout CaseReading
  ) -> Set<ExactText> {
    var rest = Set(members.lazy.filter { !$0.isHidden }.compactMap { $0.key.map(ExactText.init) })
    for value in merged {
      var own = CaseReading(maps: reading.maps)
      read(.object(members), as: value, &own)
      rest.formIntersection(own.removeUnkeptKeys())
      reading.add(own)
      reading.values.merge(own.values) { $1 }
      reading.parts.merge(own.parts) { $1 }
    }
    return rest
  }

  /// The members that are read. Those that JSON lacks and need not have change nothing unless somebody asks for them.
  private func indices(of object: ObjectShape<WireValue>, in members: [Example.Member]) -> [Int] {
    if json == nil || looks != nil || object.members.count < 9 { return Array(object.members.indices) }
    return object.members(under: members.lazy.compactMap(\.key))
  }

  /// Reads a part, all of which has been looked at.
  private func inside(_ body: () -> Void) {
    if let looks { looks.inside(body) } else { body() }
  }

  /// Reads one side's merged values as the other side's: first values whose types can be read as each other, then the
  /// others in order.
  ///
  /// - Returns: The values that have no counterpart.
  private func readMerged(
    _ values: [WireValue],
    from members: inout [Example.Member],
    _ reading: inout CaseReading
  ) -> [WireValue] {
    var pending = values
    for isReadable in [true, false] {
      pending.removeAll { value in
        let index = members.firstIndex { member in
          guard member.key == nil else { return false }
          guard isReadable, case .value(let found) = member.example else { return !isReadable }
          return canRead(found.type, as: value.type)
        }
        guard let index else { return false }
        read(members.remove(at: index).example, as: value, &reading)
        return true
      }
    }
    return pending
  }
}

extension Shape<WireValue> {
  /// Whether it reads any string, and nothing else but null.
  fileprivate var isText: Bool { if case .value(let value) = self { value.type == .scalar(.string) } else { false } }
}

/// Where the keys of a large object are. In a small one, they are looked for.
private struct MemberPlaces {
  private var byKey: [ExactText: Int]?
  private var repeated: Set<ExactText> = []

  init(_ members: [Example.Member]) {
    if members.count < 9 { return }
    var byKey: [ExactText: Int] = [:]
    for (index, member) in members.enumerated() {
      guard let key = member.key.map(ExactText.init) else { continue }
      if byKey[key] == nil { byKey[key] = index } else { repeated.insert(key) }
    }
    self.byKey = byKey
  }

  func first(_ key: String, in members: [Example.Member]) -> Int? {
    if let byKey { return byKey[ExactText(key)] }
    return members.firstIndex { $0.key?.isExactly(key) ?? false }
  }

  func isRepeated(_ key: String, in members: [Example.Member]) -> Bool {
    if byKey != nil { return repeated.contains(ExactText(key)) }
    return members.count { $0.key?.isExactly(key) ?? false } > 1
  }
}
