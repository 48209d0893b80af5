import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// JSON that shows a change, and what becomes of it.
package struct Witness: Sendable {
  package let json: String
  /// `is refused`
  let fate: String
  let audience: LockChange.Audience

  /// As messages say it: `{"a":1} of old data is refused`.
  var text: String {
    switch audience {
    case .readers: "\(json) of old data \(fate)"
    case .peers: "\(json) of new code \(fate)"
    }
  }
}

/// Makes the witnesses of changes.
final class Witnesses {
  private let old: [String: WireShape]
  private let new: [String: WireShape]
  private lazy var ofReaders = WitnessMaker(old, readAs: new)
  private lazy var ofPeers = WitnessMaker(new, readAs: old)

  init(old: [String: WireShape], new: [String: WireShape]) { (self.old, self.new) = (old, new) }

  private func maker(_ audience: LockChange.Audience) -> WitnessMaker { audience == .readers ? ofReaders : ofPeers }

  func witness(_ play: Play, in pair: EnumPair) -> Witness {
    let maker = maker(play.audience)
    var json = maker.json(of: play)
    if !play.read.problems.isEmpty { json = maker.refused(json, play, pair) ?? json }
    let fate = maker.fate(of: play) ?? maker.fate(of: json, play, pair) ?? play.fate
    return Witness(json: json.text(.compact), fate: fate, audience: play.audience)
  }

  /// JSON of the type, or the case, that a change is about, which no play has shown.
  ///
  /// - Parameter pair: What has changed, if the type is no definition.
  func usual(of change: LockChange, in pair: EnumPair? = nil) -> Witness? {
    if change.breaks.isEmpty { return nil }
    let audience: LockChange.Audience = change.breaks.contains(.readers) ? .readers : .peers
    let written = pair.map { audience == .readers ? $0.old : $0.new }
    guard let (json, fate) = maker(audience).usual(of: change, written) else { return nil }
    return Witness(json: json.text(.compact), fate: fate, audience: audience)
  }
}

extension Play {
  fileprivate var fate: String {
    guard let element = read.element, read.problems.isEmpty else { return "is refused" }
    if read.isCaught { return "is caught by case '\(element.name)'" }
    if element.name != writer.name, !element.name.isEmpty { return "is read as case '\(element.name)'" }
    if let name = lostValues.first { return "is read without '\(name)'" }
    for (name, value) in written.values.sorted(byBytesOf: \.key) {
      guard case .example = value,
        let other = read.values.filter({ $0.value == value }).map(\.key).min(), other != name
      else { continue }
      return "is read with '\(name)' as '\(other)'"
    }
    return "is read as another value"
  }
}

/// Makes the JSON of an example so that it shows what the other side refuses.
private struct WitnessMaker {
  private let making: ConcreteJSON
  /// The same, with what is caught as no error.
  private let catching: (old: TypeReading, new: TypeReading)
  private let reading: TypeReading
  private let other: TypeReading

  init(_ written: [String: WireShape], readAs read: [String: WireShape]) {
    let rules = JSONRules(dates: .any)
    (reading, other) = (TypeReading(written, rules), TypeReading(read, rules))
    let catches = JSONRules(countsCaught: false, dates: .any)
    catching = (TypeReading(written, catches), TypeReading(read, catches))
    making = ConcreteJSON(
      forms: ExampleForms(shapes: written, keys: [], literals: []),
      shape: written.shape,
      scalar: \.capsule,
      key: "key",
      open: .string("…")
    )
  }

  /// What becomes of values that the other side reads, and not as they were; nil for others.
  func fate(of play: Play) -> String? {
    let fates = play.read.problems.map { problem -> String? in
      if case .type(let found, let value) = problem { fate(of: found, value) } else { nil }
    }
    return fates.contains(nil) ? nil : fates.first ?? nil
  }

  private func fate(of found: ExampleValue, _ value: WireValue) -> String? {
    let samples = samples(of: found.type)
    let areScalars = if case (.scalar, .scalar) = (found.type.innermost, value.type.innermost) { true } else { false }
    let shown = areScalars ? firstRefused(samples, as: value.type).map { [$0] } ?? [] : samples
    let all = shown.map { other.read($0, as: value.type) }
    if all.contains(where: { !$0.problems.isEmpty }) { return nil }
    if all.contains(where: \.losesEqualElements) { return "is read as a set, without elements that are there twice" }
    if areScalars, !shown.isEmpty { return "is rounded" }
    return all.contains { !$0.findings.isEmpty } ? "is not read whole" : Self.another
  }

  private static let another = "may be read as another value"

  /// What becomes of JSON that the other side refuses, or reads as another case; nil for others.
  func fate(of json: JSONValue, _ play: Play, _ pair: EnumPair) -> String? {
    let reader = play.audience == .readers ? pair.new : pair.old
    let forms = ExampleForms(shapes: catching.new.read, keys: [], literals: [])
    let read = CaseReader(reader, forms, catching.new.trustingOpenTypes).read(.constant(json))
    guard let element = read.element, read.problems.isEmpty else {
      return play.read.problems.isEmpty ? nil : "is refused"
    }
    if read.isCaught { return "is caught by case '\(element.name)'" }
    return element.name == play.writer.name || element.name.isEmpty ? nil : "is read as case '\(element.name)'"
  }

  /// - Parameter enumeration: What writes it; nil for the definition that the change is about.
  func usual(of change: LockChange, _ enumeration: WireEnum?) -> (json: JSONValue, fate: String)? {
    let json = usual(of: change.spot, enumeration)
    switch change.id {
    case .unknownKeysRejected:
      return (rejected(by: change.spot, json) ?? .members(["zzz": .number("1")]), "is refused")
    case .objectsRejected: return (.members(["zzz": .number("1")]), "is refused")
    case .catchRemoved, .catchNarrowed:
      if change.detail != Catch.missing.rawValue, let refused = refused(by: change.spot) {
        return (refused, "is refused")
      }
      let fate = change.id == .catchRemoved ? "is refused" : "is not written back as it was"
      return change.detail == Catch.missing.rawValue ? (.empty, fate) : (caught(by: change.spot) ?? .null, fate)
    case .defaultsNarrowed:
      let others: [JSONValue] = [.empty, .array([]), .string("…")]
      let value = change.detail == DefaultCause.null.rawValue ? [.null] : others
      return json.flatMap { defaulted($0, change.spot, value) }.map { ($0, "is refused") }
    case .missingTagMoved: return (.empty, "is read as another case")
    case .invalidBecomesUnknown: return (.null, "is refused")
    case .rawTypeChanged, .rawValuesClosed, .rawValuesOpened: return json.map { ($0, "is refused") }
    case .annotationRemoved, .shapeUnknown: return json.map { ($0, "may be read otherwise") }
    // Of any other change, the usual JSON shows it.
    default: return json.map { ($0, "is no longer read as it was") }
    }
  }

  /// JSON with a value that is read as its default, and that the other side refuses.
  private func defaulted(_ json: JSONValue, _ spot: LockSpot, _ values: [JSONValue]) -> JSONValue? {
    let type = WireType.definition(spot.type, [])
    return values.lazy.flatMap(json.replacingEachPart).first { json in
      catching.old.read(json, as: type).problems.isEmpty && !catching.new.read(json, as: type).problems.isEmpty
    }
  }

  /// JSON with a key that its own side ignores and the other refuses; nil unless it is read as it is.
  func refused(_ json: JSONValue, _ play: Play, _ pair: EnumPair) -> JSONValue? {
    guard let members = json.members, fate(of: json, play, pair) == nil else { return nil }
    let more = JSONValue.object(members + [JSONValue.Member(key: "zzz", value: .string("…"))])
    return fate(of: more, play, pair) == nil ? nil : more
  }

  /// JSON with more than an enum has values for, which only the other side refuses.
  private func rejected(by spot: LockSpot, _ json: JSONValue?) -> JSONValue? {
    let type = WireType.definition(spot.type, [])
    let more = JSONValue.Member(key: "zzz", value: .number("1"))
    var all: [JSONValue] = json?.array.map { [.array($0 + [.number("1")])] } ?? []
    if let members = json?.members {
      all.append(.object(members + [more]))
      // The key of a case may have the object of its values.
      for index in members.indices {
        var inner = members
        inner[index].value = .object((members[index].value.members ?? []) + [more])
        all.append(.object(inner))
      }
    }
    // A name alone stands for an object, too.
    if let name = json?.string { all.append(.object([JSONValue.Member(key: name, value: .object([more]))])) }
    return all.first { reading.read($0, as: type).problems.isEmpty && !other.read($0, as: type).problems.isEmpty }
  }

  private func usual(of spot: LockSpot, _ enumeration: WireEnum?) -> JSONValue? {
    guard let shape = enumeration.map({ .enumeration($0) }) ?? making.forms.shapes[spot.type] else { return nil }
    switch shape {
    case .enumeration(let enumeration):
      let cases = enumeration.cases.filter(\.isEncoded)
      let element = cases.first { $0.name == spot.element } ?? cases.first { $0.capture == nil }
      let examples = Examples(enumeration: enumeration, forms: making.forms)
      guard let element else { return nil }
      let all = examples.written(element).map { json(of: $0.1, refused: [:]) }
      // One that has the value.
      let key = (enumeration.shared.keyed + element.content.keyedValues).first { $0.value.name == spot.value }?.key
      return all.first { json in key == nil || json.members?.contains { $0.key == key } ?? false } ?? all.first
    case .openSet(let types): return types.first.map { .members(["type": JSONValue($0.tag)]) }
    case .structure, .rawValues, .merged:
      let type = WireType.definition(spot.type, [])
      return samples(of: type).first { !other.holds($0, as: type) } ?? making.json(of: type)
    }
  }

  /// JSON of an unknown tag that one side catches, and the other refuses.
  private func refused(by spot: LockSpot) -> JSONValue? {
    let type = WireType.definition(spot.type, [])
    guard case .enumeration(let enumeration)? = making.forms.shapes[spot.type] else { return nil }
    return enumeration.unknown.first { json in
      catching.old.read(json, as: type).problems.isEmpty && !catching.new.read(json, as: type).problems.isEmpty
    }
  }

  /// JSON of a tag that is unknown.
  private func caught(by spot: LockSpot) -> JSONValue? {
    guard case .enumeration(let enumeration)? = making.forms.shapes[spot.type],
      let element = enumeration.catching(.unknown)
    else { return nil }
    if element.capture == nil { return enumeration.unknown.first }
    if enumeration.tagIsAll { return .string("zzz") }
    let examples = Examples(enumeration: enumeration, forms: making.forms)
    return examples.unknown(element, besides: enumeration.cases.flatMap(\.tags)).first.map {
      json(of: $0, refused: [:])
    }
  }

  func json(of play: Play) -> JSONValue {
    var refused: [String: WireType] = [:]
    for case .type(let found, let value) in play.read.problems {
      refused[found.name] = value.isOptional ? .optional(value.type) : value.type
    }
    // Where its form makes it that of another case, other JSON shows nothing.
    let isTaken = play.read.element.map { $0.name != play.writer.name } ?? false
    return json(of: play.example, refused: refused, inForm: isTaken)
  }

  private func json(of example: Example, refused: [String: WireType], inForm: Bool = false) -> JSONValue {
    switch example {
    case .constant(let json): return json
    case .array(let elements): return .array(elements.map { json(of: $0, refused: refused, inForm: inForm) })
    case .object(let members):
      return .object(
        members.filter { !$0.isHidden }.flatMap { member -> [JSONValue.Member] in
          let json = json(of: member.example, refused: refused, inForm: inForm)
          return member.key.map { [JSONValue.Member(key: $0, value: json)] } ?? json.members ?? []
        }
      )
    case .value(let value):
      var all = samples(of: value.isOptional ? .optional(value.type) : value.type)
      if inForm, let form = value.form { all.removeAll { ExampleForm(.constant($0)) != form } }
      if let type = refused[value.name], let found = firstRefused(all, as: type) { return found }
      return value.form?.sample ?? all.first ?? .string("…")
    }
  }

  /// What the other side refuses for certain, or else what may be read as something else.
  private func firstRefused(_ all: [JSONValue], as type: WireType) -> JSONValue? {
    let trusting = other.trustingOpenTypes
    return all.first { !trusting.read($0, as: type).problems.isEmpty } ?? all.first { !other.holds($0, as: type) }
  }

  /// JSON of a type, the usual one first.
  private func samples(of type: WireType) -> [JSONValue] {
    switch type {
    case .optional(let wrapped): return samples(of: wrapped) + [.null]
    case .list(let element), .set(let element), .lossyList(let element):
      let elements = samples(of: element)
      // Equal ones are one in a set.
      return elements.map { .array([$0]) } + [.array([])] + elements.prefix(1).map { .array([$0, $0]) }
    case .map(.scalar(.string), let value): return samples(of: value).map { .members(["key": $0]) }
    case .lossless(let value): return samples(of: value).flatMap { [$0, .string($0.string ?? $0.text(.compact))] }
    case .anything, .open, .parameter:
      return [.string("text"), .number("1"), .boolean(true), .null, .array([]), .empty]
    case .scalar(let scalar):
      let usual = [making.json(of: type)].compactMap(\.self)
      if scalar.kinds == [.number] {
        let numbers: [JSONValue] = [.number("3.141592653589793"), .number("1e300")]
        let fractions = numbers.filter { reading.holds($0, as: type) }
        // Seconds or milliseconds of a date, or a small fraction.
        return usual + (fractions.isEmpty ? [.number("62.5")] : fractions)
      }
      if scalar.integerWidth == nil { return usual }
      let numbers = ["1", "9007199254740993"] + ExampleInteger.all.map(\.text)
      return numbers.map { .number($0) }.filter { reading.holds($0, as: type) }
    case .definition(let id, let arguments):
      let declared = arguments.isEmpty ? making.forms.shapes[id].map(samples) ?? [] : []
      if !declared.isEmpty { return declared }
      guard let full = making.json(of: type) else { return [] }
      return [full] + [making.forms.shapes[id].flatMap { full.withoutOptionals(of: $0) }].compactMap(\.self)
    case .tuple, .record, .map, .pairs, .jsonText, .merged: return [making.json(of: type)].compactMap(\.self)
    }
  }

  private func samples(of shape: WireShape) -> [JSONValue] {
    switch shape {
    case .rawValues(let raw, let cases): return cases.map { $0.map { JSONValue($0.tag) } } ?? samples(of: raw)
    case .enumeration(let enumeration):
      let examples = Examples(enumeration: enumeration, forms: making.forms)
      return enumeration.cases.filter(\.isEncoded).flatMap { element -> [JSONValue] in
        if element.capture != nil {
          return enumeration.tagKinds.map { $0 == .integer ? .number("999") : .string("zzz") }
        }
        return examples.written(element).compactMap { making.json(of: $0.1) }
      }
    case .structure, .openSet, .merged: return []
    }
  }
}

extension WireEnum {
  /// JSON of an unknown tag, alone and with what may be beside it, behind it or under it.
  fileprivate var unknown: [JSONValue] {
    let tag = JSONValue.string("zzz")
    let contents: [JSONValue] = [.string("…"), .number("1"), .boolean(true), .null, .array([]), .empty]
    switch tagPlace {
    case .alone: return [tag]
    case .nowhere: return contents
    case .first: return [.array([tag])] + contents.map { .array([tag, $0]) }
    case .key: return contents.map { .members(["zzz": $0]) }
    case .value(let key, let content):
      let name = content?.key(of: .string("zzz")) ?? "x"
      return [.members([key: tag])]
        + contents.map { .object([JSONValue.Member(key: key, value: tag), JSONValue.Member(key: name, value: $0)]) }
    }
  }
}

extension WireType {
  fileprivate var innermost: WireType {
    switch self {
    case .optional(let type), .list(let type), .set(let type), .lossyList(let type), .map(_, let type): type.innermost
    case .scalar, .tuple, .record, .pairs, .definition, .parameter, .anything, .lossless, .jsonText, .merged, .open:
      self
    }
  }
}

extension ExampleForm {
  /// Nil where the type has better JSON.
  fileprivate var sample: JSONValue? {
    switch self {
    case .null: .null
    case .integer(let integer): .number(integer.text)
    case .literal(let tag): JSONValue(tag)
    case .boolean, .fraction, .string, .array, .object: nil
    }
  }
}

extension JSONValue {
  /// A struct whose optional properties are nil; nil if it has none.
  fileprivate func withoutOptionals(of shape: WireShape) -> JSONValue? {
    guard case .structure(let properties) = shape, let members else { return nil }
    let optional = Set(properties.filter(\.value.canBeMissing).map(\.key))
    return optional.isEmpty ? nil : .object(members.filter { !optional.contains($0.key) })
  }

  /// The JSON with another value in the place of each of its parts, one at a time.
  fileprivate func replacingEachPart(by value: JSONValue) -> [JSONValue] {
    switch self {
    case .null, .boolean, .number, .string: return []
    case .array(let elements):
      return elements.indices.flatMap { index in
        ([value] + elements[index].replacingEachPart(by: value)).map { part in
          var changed = elements
          changed[index] = part
          return .array(changed)
        }
      }
    case .object(let members, _):
      return members.indices.flatMap { index in
        ([value] + members[index].value.replacingEachPart(by: value)).map { part in
          var changed = members
          changed[index].value = part
          return .object(changed)
        }
      }
    }
  }
}
