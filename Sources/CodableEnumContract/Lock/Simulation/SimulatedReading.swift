import CodableEnumGenerator
import CodableEnumReport

/// The outcome of reading a sample.
struct SimulatedReading {
  /// The case that takes it; nil if none does.
  var element: WireCase?
  /// Whether the case takes it only because no other case does.
  var isCaught = false
  /// The outcomes of the case's values, by name.
  var values: [String: Value] = [:]
  var problems: [Problem] = []

  enum Value: Equatable {
    /// A value of the sample, by name.
    case sample(String)
    /// Nothing, or null, which is nil.
    case missing, null
    /// Anything.
    case kept
  }

  /// The reason that it is not read as it was written.
  enum Problem {
    case unknownTag, noCase
    /// JSON of another kind, at the tag or at the values.
    case layout
    /// An array is too short or too long.
    case count
    /// Nothing or null for a required value.
    case missing(WireValue)
    case type(SampleValue, WireValue)
    /// Two keys of one value.
    case severalKeys(WireValue)
    case unknownKey(String)
    /// Any keys, in place of no values.
    case unknownKeys
  }
}

/// Reads samples as the enum's generated code does.
struct SimulatedReader {
  let enumeration: WireEnum
  /// The forms of the types of its values.
  let forms: SampleForms
  let types: TypeReading
  private let casesByTag: [ExactText: Int]

  init(_ enumeration: WireEnum, _ forms: SampleForms, _ types: TypeReading) {
    (self.enumeration, self.forms, self.types) = (enumeration, forms, types)
    let tags = enumeration.cases.enumerated().flatMap { index, element in
      element.readTags.map { (ExactText($0.quoted), index) }
    }
    casesByTag = Dictionary(tags) { first, _ in first }
  }

  func read(_ sample: Sample) -> SimulatedReading {
    if enumeration.tagPlace == .nowhere { return readUntagged(sample) }
    var reading = SimulatedReading()
    switch tag(of: sample) {
    case .known(let index): read(sample, as: enumeration.cases[index], &reading)
    case .unknown(let tag):
      reading.problems = [.unknownTag]
      guard let element = enumeration.catching(.unknown), enumeration.tagKinds.contains(tag.kind) else { break }
      reading = SimulatedReading(element: element, isCaught: true)
    case .absent:
      reading.problems = [.layout]
      guard let element = enumeration.catching(.missing) else { break }
      reading = SimulatedReading()
      read(sample, as: element, &reading)
    case .none: reading.problems = [.layout]
    }
    return reading
  }

  /// Reads a sample as a case that doesn't claim it, to find other changes.
  func read(_ sample: Sample, forcedAs element: WireCase) -> SimulatedReading {
    var reading = SimulatedReading()
    read(sample, as: element, &reading)
    return reading
  }

  // MARK: Which case

  private enum FoundTag {
    case known(Int)
    case unknown(Tag)
    /// An object without a tag.
    case absent
    case none
  }

  private func tag(of sample: Sample) -> FoundTag {
    switch (enumeration.tagPlace, sample) {
    case (.alone, .value(let value)):
      // An unknown raw value.
      let holder = holder { types.canRead(value.type, as: $0) }
      return holder.map { .known($0) } ?? .none
    case (.alone, .constant(let json)), (.key, .constant(let json)), (.value, .constant(let json)):
      if enumeration.tagPlace == .key, json.string == nil { return .none }
      if case .value = enumeration.tagPlace, enumeration.emptyCases != .name { return .none }
      return Tag(json).map(found) ?? .none
    case (.first, .constant(let json)) where enumeration.emptyCases == .name: return Tag(json).map(found) ?? .none
    case (.first, .array(let elements)):
      if elements.isEmpty { return .absent }
      guard case .constant(let json) = elements.first else { return .none }
      return Tag(json).map(found) ?? .none
    case (.value(let key, _), .object(let members)):
      if !members.contains(where: { $0.key == key }) { return .absent }
      return members.tag(underKey: key).map(found) ?? .none
    case (.key, .object(let members)):
      if members.isEmpty { return .absent }
      guard members.count == 1, let key = members[0].key else { return .none }
      return found(.string(key))
    case (.alone, _), (.first, _), (.value, _), (.key, _), (.nowhere, _): return .none
    }
  }

  private func found(_ tag: Tag) -> FoundTag {
    // Tags that are keys are strings.
    let tags = enumeration.tagPlace == .key ? [tag, Int(tag.text).map { .integer($0) }].compactMap(\.self) : [tag]
    let index = tags.lazy.compactMap { casesByTag[ExactText($0.quoted)] }.first
    return (index ?? holder { forms.rawValues(of: $0)?.contains(tag) ?? false }).map { .known($0) } ?? .unknown(tag)
  }

  /// The first case whose value has a sample's raw value.
  private func holder(where holds: (WireType) -> Bool) -> Int? {
    enumeration.cases.firstIndex { element in
      guard element.isDecoded, enumeration.holdsRawValue(element), case .bare(let value) = element.payload else {
        return false
      }
      return holds(value.type)
    }
  }

  private func readUntagged(_ sample: Sample) -> SimulatedReading {
    var reading = SimulatedReading()
    guard let index = taker(of: sample) else {
      reading.problems = [.noCase]
      if let element = enumeration.catching(.unknown) { reading = SimulatedReading(element: element, isCaught: true) }
      return reading
    }
    read(sample, as: enumeration.cases[index], &reading)
    return reading
  }

  private func taker(of sample: Sample) -> Int? {
    let cases = enumeration.cases
    if let tag = sample.tag, let index = casesByTag[ExactText(tag.quoted)] { return index }
    let form = SampleForm(sample).withoutLiteral
    if case .object(let keys) = form { return enumeration.claimant(ofObjectWith: keys) ?? rest }
    var takers = enumeration.claimants(of: form.kind)
    if case .integer(let integer) = form {
      takers.removeAll { index in
        guard cases[index].readClaim?.kinds.contains(.number) == false, let value = cases[index].content.values.first
        else {
          return false
        }
        return !forms.holds(value.type)(integer)
      }
      takers += enumeration.claimants(of: .number)
    }
    return takers.first ?? rest
  }

  /// The case that takes what no other case does, other than by catching the unknown.
  private var rest: Int? { enumeration.cases.firstIndex { $0.readClaim?.kinds.isEmpty ?? false } }

  // MARK: Reading values

  private func read(_ sample: Sample, as element: WireCase, _ reading: inout SimulatedReading) {
    reading.element = element
    let shapes = enumeration.shapes(of: element)
    switch (enumeration.tagPlace, sample) {
    case (.alone, .value(let found)):
      for value in element.content.values { reading.values[value.name] = .sample(found.name) }
    case (.alone, _):
      // The raw value of a case's value.
      for value in element.content.values { reading.values[value.name] = .kept }
    case (.nowhere, _): if let shape = shapes.first { read(sample, as: shape, &reading) }
    case (.value(let key, let contentKey), .object(var members)):
      guard members.contains(where: { $0.key == key }) else {
        if element.payload != nil { read(members, as: enumeration.untaggedObject(of: element), &reading) }
        break
      }
      let tag = members.tag(underKey: key)
      members.removeAll { $0.key == key }
      let objects = shapes.filter { shape in
        if case .object(let object) = shape { object.members.first?.key.isLiteral(key) ?? false } else { false }
      }
      let own = objects.first { shape in shape.tags(underKey: key).contains { $0 == tag } }
      guard case .object(var object) = own ?? objects.first else { break }
      object.members.removeFirst()
      // The sample is read as a case with another tag, so its content is where that case has it.
      if contentKey == .tag, let tag, case .literal(let keys) = object.members.last?.key {
        for index in members.indices where members[index].key == tag.text { members[index].key = keys[0] }
      }
      read(members, as: object, &reading)
    case (.key, .object(let members)):
      guard let member = members.first else {
        for value in element.content.values { reading.values[value.name] = .missing }
        break
      }
      for case .object(let object) in shapes {
        for part in object.members { read(member.sample, as: part.shape, &reading) }
      }
    case (.first, .array(let samples)):
      for case .array(let elements) in shapes {
        read(.array(Array(samples.dropFirst())), as: .array(Array(elements.dropFirst())), &reading)
      }
    case (.key, .constant), (.value, .constant), (.first, .constant):
      // The tag alone.
      guard shapes.contains(where: { if case .constant = $0 { true } else { false } }) else { fallthrough }
      for value in element.content.values { reading.values[value.name] = .null }
    case (.key, _), (.value, _), (.first, _): reading.problems.append(.layout)
    }
  }

  private func read(_ sample: Sample, as shape: Shape<WireValue>, _ reading: inout SimulatedReading) {
    switch (shape, sample) {
    // A case without values is known by its tag. Other content is ignored, except for rejected keys.
    case (.ignored, .object(let members)), (.constant, .object(let members)):
      if enumeration.rejectsUnknownKeys { reading.problems += members.compactMap(\.key).map { .unknownKey($0) } }
    case (.ignored, .value(let value)), (.constant, .value(let value)):
      if enumeration.rejectsUnknownKeys, types.mayBeObject(value.type) { reading.problems.append(.unknownKeys) }
    case (.ignored, _), (.constant, _): break
    case (.value(let value), _): read(sample, as: value, &reading)
    case (.array, .value(let value)), (.object, .value(let value)):
      if let expanded = types.expanded(value) {
        read(expanded, as: shape, &reading)
      } else {
        reading.problems.append(.layout)
      }
    case (.array(let elements), .array(let samples)):
      let required = elements.requiredCount()
      guard (required...elements.count).contains(samples.count) else { return reading.problems.append(.count) }
      for (index, part) in elements.enumerated() {
        if index < samples.count {
          read(samples[index], as: part.shape, &reading)
        } else if case .value(let value) = part.shape {
          reading.values[value.name] = .missing
        }
      }
    case (.object(let object), .object(let members)): read(members, as: object, &reading)
    case (.array, .constant(let json)), (.object, .constant(let json)):
      switch json {
      case .array(let elements): read(.array(elements.map { .constant($0) }), as: shape, &reading)
      case .object(let members, _):
        read(.object(members.map { .init(key: $0.key, sample: .constant($0.value)) }), as: shape, &reading)
      case .null, .boolean, .number, .string: reading.problems.append(.layout)
      }
    case (.array, .object), (.object, .array): reading.problems.append(.layout)
    }
  }

  private func read(_ sample: Sample, as value: WireValue, _ reading: inout SimulatedReading) {
    switch sample {
    case .constant(.null):
      if value.isOptional { reading.values[value.name] = .null } else { reading.problems.append(.missing(value)) }
    case .value(let found):
      // A value that is only written is never read.
      if value.isFixed { return }
      reading.values[value.name] = .sample(found.name)
      let type = value.isOptional && !found.isOptional ? .optional(value.type) : value.type
      if !types.canRead(found.type, as: type) { reading.problems.append(.type(found, value)) }
    case .constant, .array, .object:
      // Read as a whole, it is another value than its parts.
      reading.values[value.name] = .kept
      if let shape = types.shape(of: value.type) {
        read(sample, as: shape, &reading)
      } else {
        reading.problems.append(.layout)
      }
    }
  }

  private func read(
    _ members: [Sample.Member],
    as object: ObjectShape<WireValue>,
    _ reading: inout SimulatedReading
  ) {
    var members = members
    let pending = readMerged(object.merged, from: &members, &reading)
    if pending.isEmpty {
      // A merged value is never there as a whole: its own keys are.
      while let index = members.firstIndex(where: { $0.key == nil }) {
        guard case .value(let value) = members.remove(at: index).sample, case .object(let own) = types.expanded(value)
        else { return reading.problems.append(.layout) }
        members += own
      }
    } else if object.members.isEmpty {
      for value in pending { read(.object(members), as: value, &reading) }
      return
    }
    // Merged values get the keys that the other values leave.
    let keys = Set(object.members.flatMap(\.literalKeys))
    for value in pending { read(.object(members.filter { !keys.contains($0.key ?? "") }), as: value, &reading) }
    var known: Set<String> = []
    for member in object.members {
      guard case .literal(let keys) = member.key else { continue }
      known.formUnion(keys)
      let found = members.filter { $0.key.map(keys.contains) ?? false }
      if let first = found.first {
        read(first.sample, as: member.shape, &reading)
        if found.count > 1, case .value(let value) = member.shape { reading.problems.append(.severalKeys(value)) }
      } else if member.canBeMissing {
        if case .value(let value) = member.shape { reading.values[value.name] = .missing }
      } else if case .value(let value) = member.shape {
        reading.problems.append(.missing(value))
      } else {
        reading.problems.append(.layout)
      }
    }
    if object.isClosed {
      reading.problems += members.compactMap(\.key).filter { !known.contains($0) }.map { .unknownKey($0) }
    }
  }

  /// Reads one side's merged values as the other side's: first values whose types can be read as each other, then the
  /// others in order.
  ///
  /// - Returns: The values that have no counterpart.
  private func readMerged(
    _ values: [WireValue],
    from members: inout [Sample.Member],
    _ reading: inout SimulatedReading
  ) -> [WireValue] {
    var pending = values
    for isReadable in [true, false] {
      pending.removeAll { value in
        let index = members.firstIndex { member in
          guard member.key == nil else { return false }
          guard isReadable, case .value(let found) = member.sample else { return !isReadable }
          return types.canRead(found.type, as: value.type)
        }
        guard let index else { return false }
        read(members.remove(at: index).sample, as: value, &reading)
        return true
      }
    }
    return pending
  }
}

extension ObjectShape<WireValue>.Member {
  fileprivate var literalKeys: [String] {
    switch key {
    case .literal(let keys): keys
    case .captured: []
    }
  }
}

extension [Sample.Member] {
  /// The tag under a key; nil if there is none.
  fileprivate func tag(underKey key: String) -> Tag? {
    guard case .constant(let json) = first(where: { $0.key == key })?.sample else { return nil }
    return Tag(json)
  }
}
