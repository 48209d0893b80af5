import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

@testable import CodableEnumContract

/// What code reads from JSON: values by name, as a program has them.
indirect enum Decoded: Equatable {
  case refused
  case plain(JSONValue)
  /// A date: its number says nothing without its type.
  case date(WireScalar, JSONValue)
  /// JSON as it is.
  case any(JSONValue)
  /// A value of a type that says more than its JSON: a range, or a type of which nothing is known.
  case named(String, JSONValue)
  /// What is written, and never read.
  case fixed
  /// Nil, or the text of a default.
  case absent(String?)
  case list([Decoded])
  case members([String: Decoded])
  case structure([String: Part])
  case element(Element)

  /// A value with its JSON, if it has any.
  struct Part: Equatable {
    var value: Decoded
    var json: JSONValue?
    /// With a question mark if it is optional.
    var type = ""
  }

  struct Element: Equatable {
    var name: String
    var values: [String: Part]
    /// All cases of the enum that are read.
    var cases: Set<String>
    var hasTag = true
    var isCaught = false
    /// How much of what was caught is written back.
    var keptAmount = 0
    var isKept: Bool { keptAmount > 0 }
    /// Whether something that can't be read was caught.
    var isRecovered = false
  }
}

/// Decodes JSON by the types of one side, as generated code does: the reader of recorded JSON says which case takes it, and
/// what each value has.
struct Decoder {
  private let shapes: [String: WireShape]
  private let types: TypeReading

  init(_ shapes: [String: WireShape]) {
    self.shapes = shapes
    var rules = JSONRules(trustsOpenTypes: true)
    (rules.isExact, rules.countsCaught, rules.dates) = (false, false, .any)
    var types = TypeReading(shapes, rules)
    types.keepsParts = true
    self.types = types
  }

  func decode(_ json: JSONValue, as type: WireType) -> Decoded {
    if !types.read(json, as: type).problems.isEmpty { return .refused }
    return read(json, as: type)
  }

  /// Whether another name is written in the place of one that is read.
  func isAlias(_ json: JSONValue, as type: WireType) -> Bool {
    let reading = types.read(json, as: type)
    if let tag = json.rawValue, reading.element?.aliases.contains(tag) ?? false { return true }
    return reading.findings.contains { $0.isLostConstant && !$0.isTagInObject }
  }

  /// Whether something that is read would not be written back.
  func loses(_ json: JSONValue, as type: WireType) -> Bool {
    let reading = types.read(json, as: type)
    // What is caught keeps what it was, or doesn't. A tag in an object of its own is the same tag alone.
    let isAlone = (json.members?.count ?? json.array?.count ?? 1) == 1
    let isSpelled =
      reading.isCaught && reading.findings.contains { $0.isLostConstant && !($0.isTagInObject && isAlone) }
    return isSpelled || !reading.isWhole
  }

  private func read(_ json: JSONValue, as type: WireType) -> Decoded {
    switch type {
    case .optional(let wrapped): return json == .null ? .absent(nil) : read(json, as: wrapped)
    case .set(let element):
      // Of elements that are equal it keeps one.
      let elements = json.array.map { $0.reduce(into: [JSONValue]()) { if !$0.contains($1) { $0.append($1) } } }
      return elements.map { .list($0.map { read($0, as: element) }) } ?? .refused
    case .list(let element): return json.array.map { .list($0.map { read($0, as: element) }) } ?? .refused
    // It leaves out what it can't read.
    case .lossyList(let element):
      return json.array.map { .list($0.map { decode($0, as: element) }.filter { $0 != .refused }) } ?? .refused
    case .tuple(_, let name?): return .named(name, json)
    case .tuple(let elements, nil):
      return json.array.map { .list(zip($0, elements).map { read($0, as: $1) }) } ?? .refused
    case .map(_, let value):
      return json.members.map { .members(Dictionary($0.map { ($0.key, read($0.value, as: value)) }) { $1 }) }
        ?? .refused
    case .merged(let fields, let variant): return readMerged(json, fields, variant)
    case .definition(let id, _): return shapes[id].map { read(json, as: $0, type) } ?? .named(id, json)
    case .open(let name), .parameter(let name): return .named(name, json)
    case .scalar where types.read(json, as: type).isRounded: return .named("rounded", json)
    case .scalar(let scalar) where [.date, .secondsSince1970, .millisecondsSince1970].contains(scalar):
      return .date(scalar, json)
    case .anything: return .any(json)
    case .scalar, .record, .pairs, .lossless, .jsonText: return .plain(json)
    }
  }

  private func read(_ json: JSONValue, as shape: WireShape, _ type: WireType) -> Decoded {
    switch shape {
    case .structure(let properties):
      return read(json, as: ObjectShape(properties, isClosed: false), properties.map(\.value))
    case .enumeration(let enumeration): return read(json, as: enumeration, type)
    case .rawValues(_, let cases?):
      let name = cases.first { JSONValue($0.tag) == json }?.name
      return name.map { .element(Decoded.Element(name: $0, values: [:], cases: Set(cases.map(\.name)))) } ?? .refused
    case .rawValues(let raw, nil): return read(json, as: raw)
    case .merged(let fields, let variant): return readMerged(json, fields, variant)
    case .openSet(let types):
      guard let found = types.first(where: { JSONValue($0.tag) == json["type"] }) else { return .refused }
      let value = read(json, as: found.type)
      let part = Decoded.Part(value: value, json: json)
      return .element(Decoded.Element(name: found.name, values: ["": part], cases: Set(types.map(\.name))))
    }
  }

  private func readMerged(_ json: JSONValue, _ fields: WireType, _ variant: WireType) -> Decoded {
    let merged = MergedShape(fields, variant, at: .none, shapes.shape)
    if !readEnumsInFront(of: merged.parts, json) { return .refused }
    if let enumeration = merged.enumeration {
      let whole = read(json, as: enumeration, .merged(fields, variant))
      return inParts(whole, enumeration.shared.values, merged.parts.last { isEnum($0) }?.text ?? "")
    }
    return read(json, as: merged.shared.object(isClosed: false), merged.shared.values)
  }

  /// Whether enums that others follow read the keys of these, too. What is before them is hidden where they list keys.
  private func readEnumsInFront(of parts: [WireType], _ json: JSONValue) -> Bool {
    var hidden: Set<String> = []
    for (index, part) in parts.dropLast().enumerated() {
      switch shapes.shape(of: part) {
      case .structure(let properties): hidden.formUnion(properties.flatMap(\.keys))
      case .enumeration:
        let members = (json.members ?? []).map { member in
          Example.Member(key: member.key, example: .constant(member.value), isHidden: hidden.contains(member.key))
        }
        let reading = types.reader(of: part)?.read(.object(members))
        if let reading, !reading.problems.isEmpty || reading.failed != nil { return false }
        // It has taken all keys, of which those that follow list none.
        if reading?.element?.content.keptAmount == 5, parts.dropFirst(index + 1).contains(where: listsItsTag) {
          return false
        }
      case .rawValues, .openSet, .merged, nil: break
      }
    }
    return true
  }

  /// Of several enums, none is the one that has the others beside it.
  private func inParts(_ whole: Decoded, _ shared: [WireValue], _ name: String) -> Decoded {
    guard case .element(var own) = whole, !own.isCaught, shared.contains(where: { isEnum($0.type) }) else {
      return whole
    }
    var parts = own.values
    for value in shared { own.values[value.name] = nil }
    for name in own.values.keys { parts[name] = nil }
    for case .element(let part) in parts.values.map(\.value) where part.isCaught { return whole }
    parts[name] = Decoded.Part(value: .element(own))
    return .structure(parts)
  }

  private func isEnum(_ type: WireType) -> Bool {
    if case .enumeration? = shapes.shape(of: type) { true } else { false }
  }

  private func listsItsTag(_ type: WireType) -> Bool {
    guard case .enumeration(let enumeration)? = shapes.shape(of: type) else { return false }
    return enumeration.tagIsKey && enumeration.catching(.missing) == nil
  }

  private func read(_ json: JSONValue, as object: ObjectShape<WireValue>, _ values: [WireValue]) -> Decoded {
    guard let members = json.members else { return .refused }
    var reading = CaseReading()
    types.read(members.map { Example.Member(key: $0.key, example: .constant($0.value)) }, as: object, &reading)
    return .structure(self.values(values, reading))
  }

  private func read(_ json: JSONValue, as enumeration: WireEnum, _ type: WireType) -> Decoded {
    guard let reading = types.reader(of: type)?.read(.constant(json)), let element = reading.element else {
      return .refused
    }
    var values = values(enumeration.shared.values + element.content.values, reading)
    // The properties of a merged struct are beside the tag, like other values.
    if case .merged(let merged, _, _)? = element.payload {
      for name in merged.map(\.name) {
        guard case .structure(let properties)? = values[name]?.value else { continue }
        values[name] = nil
        values.merge(properties) { own, _ in own }
      }
    }
    // The tag that is kept is a part of the JSON.
    if element.capture != nil { values = [:] }
    return .element(
      Decoded.Element(
        name: element.name,
        values: values,
        cases: Set(enumeration.cases.filter(\.isDecoded).map(\.name)),
        hasTag: enumeration.hasTags,
        isCaught: reading.isCaught || element.capture != nil,
        keptAmount: element.content.keptAmount,
        isRecovered: reading.failed != nil
      )
    )
  }

  /// What is read of each value: nothing of one that is only written.
  private func values(_ values: [WireValue], _ reading: CaseReading) -> [String: Decoded.Part] {
    var read: [String: Decoded.Part] = [:]
    for value in values {
      func add(_ decoded: Decoded, _ json: JSONValue? = nil) {
        read[value.name] = Decoded.Part(
          value: decoded,
          json: json,
          type: value.type.text + (value.isOptional ? "?" : "")
        )
      }
      switch value.isFixed ? nil : reading.values[value.name] {
      case .missing:
        let json = value.defaultJSON(shapes.shape)?.text(.compact)
        add(.absent(value.isRest ? "[]" : json ?? value.defaultValue))
      case .null: add(.absent(nil))
      case .example, .kept:
        if let json = reading.parts[value.name]?.json { add(self.read(json, as: value.type), json) }
      case nil: if value.isFixed { add(.fixed) }
      }
    }
    return read
  }
}

extension CaseReading.Finding {
  fileprivate var isLostConstant: Bool { if case .lost(.constant) = problem { true } else { false } }

  /// Whether its tag is written alone, and was read in an object or an array.
  fileprivate var isTagInObject: Bool {
    guard case .lost(.constant(let json, let tag)) = problem else { return false }
    guard let members = json.members else { return json.array == [tag] }
    return members.contains { $0.value == tag || $0.key == tag.string && $0.value == .empty }
  }
}

extension CaseReading {
  fileprivate var isRounded: Bool {
    findings.contains { if case .lost(.spelling(.number, _)) = $0.problem { true } else { false } }
  }
}
