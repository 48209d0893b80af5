import CodableEnumGenerator
import CodableEnumJSON

extension Lock {
  /// JSON of each case of each enum that the sources still have, as the releases wrote it, if all of its values are known.
  package func capsules(for new: WireDocument) -> [Capsule] {
    var capsules: [Capsule] = []
    for release in releases {
      let types = CapsuleTypes(release.document)
      for (old, new) in LockPairing(release.document, new.locked).pairs {
        guard let enumeration = old.enumeration, old.parameters.isEmpty, enumeration.conformance.isEncodable,
          case .enumeration(let current) = new.shape, !current.isSynthesized
        else { continue }
        for element in enumeration.cases where element.isEncoded && !isAccepted(new.id, element, release.name) {
          guard let json = types.json(of: element, in: enumeration, old.id) else { continue }
          let (path, position) = (new.place.path, new.place.position)
          let same = capsules.firstIndex { capsule in
            capsule.path == path && capsule.position == position && capsule.element == element.name
              && capsule.json == json
          }
          if let same {
            capsules[same].releases.append(release.name)
          } else {
            capsules.append(
              Capsule(path: path, position: position, element: element.name, json: json, releases: [release.name])
            )
          }
        }
      }
    }
    return capsules
  }

  /// Whether it is accepted that a case of a release, or some of it, is not read.
  private func isAccepted(_ type: String, _ element: WireCase, _ release: String) -> Bool {
    accepted.contains { entry in
      let names = [type, "\(type).\(element.name)"]
      return entry.release == release && (names.contains(entry.at) || entry.at.hasPrefix(names[1] + "."))
    }
  }
}

/// Makes JSON of the types of a release.
private struct CapsuleTypes {
  private let document: WireDocument
  private let forms: ExampleForms
  private let reading: TypeReading

  private static let maximumDepth = 8

  init(_ document: WireDocument) {
    let shapes = document.shapes
    self.document = document
    forms = ExampleForms(shapes: shapes, keys: [], literals: [])
    reading = TypeReading(shapes, JSONRules(dates: .any))
  }

  /// Nil if not all values are known, or if the enum itself does not read it as the case.
  func json(of element: WireCase, in enumeration: WireEnum, _ id: String) -> String? {
    for (_, example) in Examples(enumeration: enumeration, forms: forms).written(element) {
      guard let json = json(of: example, 0) else { continue }
      let read = reading.read(json, as: .definition(id, []))
      if read.findings.isEmpty, read.element?.name == element.name { return json.text(.compact) }
    }
    return nil
  }

  private func json(of example: Example, _ depth: Int) -> JSONValue? {
    switch example {
    case .constant(let json): return json
    case .value(let value): return json(of: value.type, depth)
    case .array(let elements): return all(elements) { json(of: $0, depth) }.map { .array($0) }
    case .object(let members):
      let parts = all(members) { member -> [JSONValue.Member]? in
        let value = json(of: member.example, depth)
        guard let key = member.key else { return value?.members }
        return value.map { [JSONValue.Member(key: key, value: $0)] }
      }
      return parts.map { .object($0.flatMap(\.self)) }
    }
  }

  private func json(of type: WireType, _ depth: Int) -> JSONValue? {
    // What contains itself ends somewhere.
    if depth > Self.maximumDepth { return nil }
    func part(_ type: WireType) -> JSONValue? { json(of: type, depth + 1) }
    switch type {
    case .scalar(let scalar): return scalar.capsule
    case .optional(let wrapped): return part(wrapped) ?? .null
    case .list(let element), .lossyList(let element): return .array(part(element).map { [$0] } ?? [])
    case .tuple(let elements, _): return all(elements, part).map { .array($0) }
    // A name that every system knows.
    case .record(_, name: "TimeZone"): return .members(["identifier": .string("GMT")])
    case .record(let members, _):
      return all(members) { member in part(member.type).map { JSONValue.Member(key: member.key, value: $0) } }
        .map { .object($0) }
    case .map(.scalar(.string), let value):
      return .object(part(value).map { [JSONValue.Member(key: "key", value: $0)] } ?? [])
    case .map: return .empty
    case .pairs: return .array([])
    case .anything: return .string("anything")
    case .lossless(let value): return part(value)
    case .jsonText(let value): return part(value).map { .string($0.text(.compact)) }
    case .merged(let fields, let variant):
      return all([fields, variant]) { part($0)?.members }.map { .object($0.flatMap(\.self)) }
    case .parameter, .open: return nil
    case .definition(let id, _):
      // Raw values that are not known can't be written.
      if case .rawValues(_, nil)? = document[id]?.shape, document[id]?.isAlias != true { return nil }
      return document.shape(of: type).flatMap { json(of: $0, depth + 1) }
    }
  }

  private func json(of shape: WireShape, _ depth: Int) -> JSONValue? {
    switch shape {
    case .rawValues(_, let cases?): return cases.first.map { JSONValue($0.tag) }
    case .rawValues(let type, nil): return json(of: type, depth)
    case .merged(let fields, let variant): return json(of: WireType.merged(fields, variant), depth)
    case .openSet: return nil
    case .structure(let properties):
      return all(properties) { property -> [JSONValue.Member]? in
        let value = json(of: property.value.type, depth)
        if value == nil, property.value.canBeMissing { return [] }
        return value.map { [JSONValue.Member(key: property.key, value: $0)] }
      }.map { .object($0.flatMap(\.self)) }
    case .enumeration(let enumeration):
      // The simplest is a case without values.
      let cases = enumeration.cases.filter(\.isEncoded).sorted(byNumber: { $0.content.values.count })
      return cases.lazy.compactMap { element in
        Examples(enumeration: enumeration, forms: forms).written(element).first.flatMap { json(of: $0.1, depth) }
      }.first
    }
  }

  /// Nil if one of them is.
  private func all<Element, Value>(_ elements: [Element], _ value: (Element) -> Value?) -> [Value]? {
    let values = elements.compactMap(value)
    return values.count == elements.count ? values : nil
  }
}

extension WireScalar {
  /// One of its values, as a coder without strategies writes it.
  fileprivate var capsule: JSONValue {
    switch self {
    case .bool: .boolean(true)
    case .int, .int8, .int16, .int32, .int64, .int128, .uint, .uint8, .uint16, .uint32, .uint64, .uint128:
      .number("7")
    case .float16, .float, .double, .cgFloat, .decimal: .number("1.5")
    case .string: .string("text")
    case .character: .string("c")
    case .uuid: .string("4F2504E0-4F89-41D3-9A0C-0305E82C3301")
    case .url: .string("https://example.com")
    case .date, .secondsSince1970, .millisecondsSince1970: .number("1000")
    case .data: .string("AQID")
    case .iso8601Date: .string("2026-01-02T03:04:05Z")
    }
  }
}
