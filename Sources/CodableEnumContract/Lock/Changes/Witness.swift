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

  /// - Parameter value: The name of the one that a change is about.
  func witness(_ play: Play, in pair: EnumPair, of value: String?) -> Witness {
    let maker = maker(play.audience)
    let play = maker.shortened(play, pair)
    var json = maker.json(of: play)
    // Of any JSON, a part may have been another case.
    let mayBeOther = play.read.isCaught && !pair.old.hasTags
    if !play.read.problems.isEmpty || mayBeOther { json = maker.refused(json, play, pair) ?? json }
    let fate =
      maker.fate(of: play) ?? maker.fate(of: json, play, pair)
      ?? (play.read.problems.isEmpty ? play.fate(of: value) : WitnessMaker.another)
    return Witness(json: json.text(.compact), fate: fate, audience: play.audience)
  }

  /// JSON of the type, or the case, that a change is about, which no play has shown.
  ///
  /// - Parameter pair: What has changed, if the type is no definition.
  func usual(of change: LockChange, in pair: EnumPair? = nil) -> Witness? {
    if change.breaks.isEmpty { return nil }
    let audience: LockChange.Audience = change.breaks.contains(.readers) ? .readers : .peers
    let written = pair.map { audience == .readers ? $0.old : $0.new }
    // Nothing in the inputs says what new code writes.
    let isUnknown = change.id == .annotationRemoved
    guard let (json, fate) = maker(isUnknown ? .readers : audience).usual(of: change, written) else { return nil }
    return Witness(json: json.text(.compact), fate: fate, audience: audience)
  }
}

extension Play {
  fileprivate func fate(of value: String?) -> String {
    guard let element = read.element, read.problems.isEmpty else { return "is refused" }
    if read.isCaught { return "is caught by case '\(element.name)'" }
    if element.name != writer.name, !element.name.isEmpty { return "is read as case '\(element.name)'" }
    let lost = lostValues
    if let name = lost.first(where: { $0 == value }) ?? lost.first {
      return "is read without \(WireValue.described(name))"
    }
    for (name, value) in written.values.sorted(byBytesOf: \.key) {
      guard case .example = value,
        let other = read.values.filter({ $0.value == value }).map(\.key).min(), other != name
      else { continue }
      return "is read with \(WireValue.described(name)) as \(WireValue.described(other))"
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
    if value.isOptional, found.type == value.type, samples.contains(.null) { return "is read as nil" }
    let all = shown.map { other.read($0, as: value.type) }
    if all.contains(where: { !$0.problems.isEmpty }) {
      if !value.defaultCauses.contains(.invalid) { return nil }
      return "is read as \(value.defaultValue == nil ? "nil" : "the default")"
    }
    if all.contains(where: \.losesEqualElements) { return "is read as a set, without elements that are there twice" }
    if areScalars, !shown.isEmpty { return "is rounded" }
    return all.contains { !$0.findings.isEmpty } ? "is not read whole" : Self.another
  }

  static let another = "may be read as another value"

  /// What becomes of JSON that the other side refuses, or reads as another case; nil for others.
  func fate(of json: JSONValue, _ play: Play, _ pair: EnumPair) -> String? {
    let forms = ExampleForms(shapes: catching.new.read, keys: [], literals: [])
    let index = pair.sides(for: play.audience).read
    let read = CaseReader(index, forms, catching.new.trustingOpenTypes).read(.constant(json))
    guard let element = read.element, read.problems.isEmpty else {
      return play.read.problems.isEmpty ? nil : "is refused"
    }
    if read.isCaught { return Self.fate(of: element, isCaught: true) }
    return element.name == play.writer.name || element.name.isEmpty ? nil : Self.fate(of: element, isCaught: false)
  }

  /// - Parameter enumeration: What writes it; nil for the definition that the change is about.
  func usual(of change: LockChange, _ enumeration: WireEnum?) -> (json: JSONValue, fate: String)? {
    let spot = change.spot
    let all = usual(of: spot, enumeration)
    let json = all.first
    switch change.id {
    case .unknownKeysRejected: return shown(by: all.flatMap { extended($0, spot) }, spot)
    case .objectsRejected: return (.members(["zzz": .number("1")]), "is refused")
    case .catchRemoved where change.detail == Catch.missing.rawValue: return shown(by: withoutTag(spot), spot)
    case .missingTagMoved: return shown(by: withoutTag(spot), spot)
    case .catchRemoved where Catch(rawValue: change.detail) == nil, .invalidBecomesUnknown:
      let tags: [JSONValue] = [.string("zzz"), .number("999"), .boolean(true), .boolean(false)]
      return shown(by: tags.flatMap { self.enumeration(of: spot)?.unknown($0) ?? [] } + tags, spot)
    case .catchRemoved, .catchNarrowed:
      let unknown = self.enumeration(of: spot)?.unknown(beside: keysOfUnknown(spot)) ?? []
      if let refused = shown(by: unknown, spot), refused.fate == "is refused" {
        return refused
      }
      let fate = change.id == .catchNarrowed ? "is not written back as it was" : "is refused"
      // Beside other types, it is a key of which these know nothing.
      if case .merged(let fields, _)? = making.forms.shapes[spot.type], let json = json ?? making.json(of: fields) {
        return extended(json, spot).first.map { ($0, fate) }
      }
      return (caught(by: spot) ?? .null, fate)
    case .defaultsNarrowed:
      let others: [JSONValue] = [.empty, .array([]), .string("…")]
      let values = change.detail == DefaultCause.null.rawValue ? [.null] : others
      return shown(by: all.flatMap { json in values.flatMap(json.replacingEachPart) }, spot)
    case .kindChanged:
      let others = all.flatMap { extended($0, spot) }
      let caught = [caught(by: spot)].compactMap(\.self)
      return shown(by: all + others + caught, spot)
        ?? (takingKeys(spot) ?? json).map { ($0, "is no longer read as it was") }
    case .rawTypeChanged, .rawValuesClosed, .rawValuesOpened: return json.map { ($0, "is refused") }
    case .decodingRemoved, .typeRemoved: return json.map { ($0, "is no longer read") }
    case .annotationRemoved, .shapeUnknown:
      return json.map { ($0, "may be \(change.breaks == [.peers] ? "written" : "read") otherwise") }
    // Of any other change, the usual JSON shows it.
    default: return json.map { ($0, "is no longer read as it was") }
    }
  }

  /// The first JSON that only its own side reads, or that is another case to the other side.
  private func shown(by all: [JSONValue], _ spot: LockSpot) -> (json: JSONValue, fate: String)? {
    let type = WireType.definition(spot.type, [])
    for json in all {
      let (own, read) = (catching.old.read(json, as: type), catching.new.read(json, as: type))
      if !own.problems.isEmpty { continue }
      if !read.problems.isEmpty { return (json, "is refused") }
      if let writer = own.element, let reader = read.element, reader.name != writer.name {
        return (json, Self.fate(of: reader, isCaught: read.isCaught))
      }
    }
    return nil
  }

  private static func fate(of reader: WireCase, isCaught: Bool) -> String {
    "is \(isCaught ? "caught by" : "read as") case '\(reader.name)'"
  }

  private func enumeration(of spot: LockSpot) -> WireEnum? {
    switch making.forms.shapes[spot.type] {
    case .enumeration(let enumeration): enumeration
    case .merged(let fields, let variant):
      MergedShape(fields, variant, at: .none, making.forms.shapes.shape).enumeration
    case .structure, .rawValues, .openSet, nil: nil
    }
  }

  /// JSON of the case for what has no tag, and an empty object.
  private func withoutTag(_ spot: LockSpot) -> [JSONValue] {
    guard let enumeration = enumeration(of: spot), let element = enumeration.catching(.missing) else { return [] }
    let examples = Examples(enumeration: enumeration, forms: making.forms)
    let all = examples.written(element).compactMap { json(of: $0.1, refused: [:]).members }
    return [enumeration.tagIsFirst ? .array([]) : .empty]
      + all.map { members in .object(members.filter { $0.key != enumeration.tagKey }) }
  }

  /// Whether JSON of the writing case is refused by the other side, or another case there.
  private func isShown(by json: JSONValue, _ play: Play, _ pair: EnumPair) -> Bool {
    let forms = ExampleForms(shapes: catching.old.read, keys: [], literals: [])
    let own = CaseReader(pair.sides(for: play.audience).written, forms, catching.old.trustingOpenTypes)
    let written = own.read(.constant(json))
    return written.problems.isEmpty && written.element?.name == play.writer.name && fate(of: json, play, pair) != nil
  }

  /// The play with one element of the rest of an array, if that shows as much.
  func shortened(_ play: Play, _ pair: EnumPair) -> Play {
    guard play.writer.content.values.last?.isRest ?? false, !play.variation.isRestEmpty else { return play }
    var short = play
    short.example = Examples.withOneOfTheRest(play.example)
    return fate(of: play) != nil || isShown(by: json(of: short), play, pair) ? short : play
  }

  /// JSON of another value, without a key or with one that its own side ignores, which the other side refuses; nil if it
  /// refuses the JSON as it is.
  func refused(_ json: JSONValue, _ play: Play, _ pair: EnumPair) -> JSONValue? {
    func isShown(by json: JSONValue) -> Bool { self.isShown(by: json, play, pair) }
    var others: [JSONValue] = []
    if let members = json.members {
      others = [.object(members + [JSONValue.Member(key: "zzz", value: .string("…"))])]
      others += members.indices.map { index in .object(members.indices.filter { $0 != index }.map { members[$0] }) }
    }
    if case .value(let value) = play.example { others += samples(of: value.type) }
    let writer = play.audience == .readers ? pair.old : pair.new
    others += Examples(enumeration: writer, forms: making.forms).written(play.writer).map {
      self.json(of: $0.1, refused: [:])
    }
    return isShown(by: json) ? nil : others.first(where: isShown)
  }

  /// JSON with more than an enum has values for.
  private func extended(_ json: JSONValue, _ spot: LockSpot) -> [JSONValue] {
    let more = JSONValue.Member(key: "zzz", value: .number("1"))
    if let elements = json.array { return [.array(elements + [.number("1")])] }
    if let name = json.string {
      // A name alone stands for an object, too.
      let tag = enumeration(of: spot)?.tagKey.map { JSONValue.object([JSONValue.Member(key: $0, value: json), more]) }
      return [.object([JSONValue.Member(key: name, value: .object([more]))])] + [tag].compactMap(\.self)
    }
    guard let members = json.members else { return [] }
    // The key of a case may have the object of its values.
    let inner = members.indices.map { index in
      var inner = members
      inner[index].value = .object((members[index].value.members ?? []) + [more])
      return JSONValue.object(inner)
    }
    return [.object(members + [more])] + inner
  }

  /// JSON of the case, or of all cases.
  private func usual(of spot: LockSpot, _ enumeration: WireEnum?) -> [JSONValue] {
    let type = WireType.definition(spot.type, [])
    switch (enumeration ?? self.enumeration(of: spot), making.forms.shapes[spot.type]) {
    case (let enumeration?, _):
      let cases = enumeration.cases.filter(\.isEncoded)
      let named = cases.filter { $0.name == spot.element }
      let examples = Examples(enumeration: enumeration, forms: making.forms)
      return (named.isEmpty ? cases.filter { $0.capture == nil } : named).flatMap { element -> [JSONValue] in
        let all = examples.written(element).map { json(of: $0.1, refused: [:]) }
        // One that has the value.
        let key = (enumeration.shared.keyed + element.content.keyedValues).first { $0.value.name == spot.value }?.key
        let own = all.filter { json in key == nil || json.members?.contains { $0.key == key } ?? false }
        return own.isEmpty ? all : own
      }
    case (nil, .openSet(let types)): return types.prefix(1).map { .members(["type": JSONValue($0.tag)]) }
    case (nil, _):
      let all = samples(of: type)
      return all.filter { !other.holds($0, as: type) } + [making.json(of: type)].compactMap(\.self)
    }
  }

  /// JSON of types in one object where an enum looks at all keys: for an unknown tag, or in a dictionary.
  private func takingKeys(_ spot: LockSpot) -> JSONValue? {
    guard case .merged(let fields, _)? = making.forms.shapes[spot.type] else { return nil }
    if let caught = caught(by: spot)?.members {
      let others = making.json(of: fields)?.members ?? []
      return .object(others.filter { other in !caught.contains { $0.key == other.key } } + caught)
    }
    let element = enumeration(of: spot)?.cases.first { element in
      guard case .merged(let values, _, _)? = element.payload else { return false }
      return values.contains { if case .map = $0.type { true } else { false } }
    }
    guard let element else { return nil }
    var spot = spot
    spot.element = element.name
    return usual(of: spot, nil).first
  }

  /// The keys of what the other side keeps of an unknown tag.
  private func keysOfUnknown(_ spot: LockSpot) -> [String] {
    guard case .enumeration(let enumeration)? = other.read[spot.type],
      let type = enumeration.catching(.unknown)?.typedCapture?.type,
      case .structure(let properties)? = other.read.shape(of: type)
    else { return [] }
    return properties.map(\.key).filter { $0 != enumeration.tagKey }
  }

  /// JSON of a tag that is unknown.
  private func caught(by spot: LockSpot) -> JSONValue? {
    guard let enumeration = enumeration(of: spot), let element = enumeration.catching(.unknown) else { return nil }
    if element.capture == nil { return enumeration.unknown().first }
    if enumeration.tagIsAll { return .string("zzz") }
    let examples = Examples(enumeration: enumeration, forms: making.forms)
    let unknown = examples.unknown(element, besides: enumeration.cases.flatMap(\.tags)).first
    var kept = unknown.map { json(of: $0, refused: [:]) }
    if kept == nil, case .whole(let value) = element.capture { kept = samples(of: value.type).first }
    guard var json = kept else { return nil }
    // What keeps it may leave out the tag.
    if let key = enumeration.tagKey, let members = json.members, json[key] == nil {
      json = .object([JSONValue.Member(key: key, value: .string("zzz"))] + members)
    }
    // With a key that is no longer kept.
    guard let more = extended(json, spot).first else { return json }
    let type = WireType.definition(spot.type, [])
    let (before, after) = (catching.old.read(more, as: type), catching.new.read(more, as: type))
    return before.findings.isEmpty && !after.findings.isEmpty ? more : json
  }

  func json(of play: Play) -> JSONValue {
    var refused: [String: WireType] = [:]
    for case .type(let found, let value) in play.read.problems {
      refused[found.name] = value.isOptional ? .optional(value.type) : value.type
    }
    // Where its form makes it that of another case, other JSON shows nothing.
    let isTaken = play.read.element.map { $0.name != play.writer.name } ?? false
    let fixed = play.read.element?.content.values.filter(\.isFixed) ?? []
    let defaults = (play.writer.content.values + fixed).defaults
    return json(of: play.example, refused: refused, inForm: isTaken, defaults: defaults)
  }

  /// - Parameter defaults: Of values, by their names. One that is read instead would show nothing.
  private func json(
    of example: Example,
    refused: [String: WireType],
    inForm: Bool = false,
    defaults: [String: String] = [:]
  ) -> JSONValue {
    switch example {
    case .constant(let json): return json
    case .array(let elements):
      return .array(elements.map { json(of: $0, refused: refused, inForm: inForm, defaults: defaults) })
    case .object(let members):
      return .object(
        members.filter { !$0.isHidden }.flatMap { member -> [JSONValue.Member] in
          let json = json(of: member.example, refused: refused, inForm: inForm, defaults: defaults)
          return member.key.map { [JSONValue.Member(key: $0, value: json)] } ?? json.members ?? []
        }
      )
    case .value(let value):
      var all = samples(of: value.isOptional ? .optional(value.type) : value.type)
      if inForm, let form = value.form { all.removeAll { ExampleForm(.constant($0)) != form } }
      // What differs is that null is nil.
      if refused[value.name] == .optional(value.type), all.contains(.null) { return .null }
      if let type = refused[value.name], let found = firstRefused(all, as: type) { return found }
      // What the other side reads keeps others' changes out of it.
      var others = all.filter { $0.text(.compact) != defaults[value.name] }
      if others.count < all.count { others = others.sorted(byNumber: { $0.text(.compact).utf8.count }) }
      let read = others.count > 1 ? others.first { other.holds($0, as: value.type) } : nil
      return value.form?.sample ?? read ?? others.first ?? all.first ?? value.form?.object ?? .string("…")
    }
  }

  private func samples(of type: WireType) -> [JSONValue] {
    TypeSamples(making: making, reading: reading).samples(of: type)
  }

  /// What the other side refuses for certain, or else what may be read as something else.
  private func firstRefused(_ all: [JSONValue], as type: WireType) -> JSONValue? {
    let trusting = other.trustingOpenTypes
    return all.first { !trusting.read($0, as: type).problems.isEmpty } ?? all.first { !other.holds($0, as: type) }
  }
}

extension [WireValue] {
  /// Of a constant, what it is most likely.
  fileprivate var defaults: [String: String] {
    let texts = compactMap { value in (value.defaultValue ?? (value.isFixed ? "1" : nil)).map { (value.name, $0) } }
    return Dictionary(texts) { first, _ in first }
  }
}
