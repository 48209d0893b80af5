import CodableEnumGenerator
import CodableEnumJSON

/// Makes JSON of types: one value of each, as a coder without strategies writes it.
struct ConcreteJSON {
  let forms: ExampleForms
  /// The shape of a definition, with its arguments in it.
  let shape: (WireType) -> WireShape?
  let scalar: (WireScalar) -> JSONValue?
  /// A key of dictionaries by strings.
  let key: String
  /// JSON of a type of which nothing is known.
  var open: JSONValue?
  /// What takes the place of a type's shape: JSON, or nothing where none is known; nil if nothing does.
  var own: (WireType) -> JSONValue?? = { _ in nil }

  private static let maximumDepth = 8
  /// What types have that name each other a hundred times is left out behind so many parts.
  private static let maximumCount = 500
  private let size = Size()

  private final class Size {
    struct Place: Hashable {
      var type: WireType
      var depth: Int
    }

    var count = 0
    /// What was made since it is full: the same each time.
    var known: [Place: JSONValue?] = [:]

    func begin() { (count, known) = (0, [:]) }
  }

  func json(of type: WireType) -> JSONValue? {
    size.begin()
    return json(of: type, 0)
  }

  func json(of example: Example) -> JSONValue? {
    size.begin()
    return json(of: example, 0)
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
    if let own = own(type) { return own }
    size.count += 1
    let isFull = size.count > Self.maximumCount
    func part(_ type: WireType) -> JSONValue? { json(of: type, depth + 1) }
    switch type {
    case .scalar(let scalar): return self.scalar(scalar)
    case .optional(let wrapped): return isFull ? .null : part(wrapped) ?? .null
    case .list(let element), .set(let element), .lossyList(let element):
      return .array(isFull ? [] : part(element).map { [$0] } ?? [])
    case .tuple(let elements, _): return all(elements, part).map { .array($0) }
    // A name that every system knows.
    case .record(_, name: "TimeZone"): return .members(["identifier": .string("GMT")])
    case .record(let members, _):
      return all(members) { member in part(member.type).map { JSONValue.Member(key: member.key, value: $0) } }
        .map { .object($0) }
    case .map(.scalar(.string), let value) where !isFull:
      return .object(part(value).map { [JSONValue.Member(key: key, value: $0)] } ?? [])
    case .map: return .empty
    case .pairs(let key, let value):
      return .array(all([key, value], part) ?? [])
    case .anything: return scalar(.string)
    case .lossless(let value): return part(value)
    case .jsonText(let value): return part(value).map { .string($0.text(.compact)) }
    case .merged(let fields, let variant):
      return all([fields, variant]) { part($0)?.members }.map { .object($0.flatMap(\.self)) }
        ?? merged(fields, variant, depth + 1)
    case .parameter, .open: return open
    case .definition:
      let place = Size.Place(type: type, depth: depth)
      if isFull, let known = size.known[place] { return known }
      let made = shape(type).flatMap { json(of: $0, depth + 1) }
      if isFull { size.known[place] = .some(made) }
      return made
    }
  }

  /// With a name that is alone by itself under its key, or as the key.
  private func merged(_ fields: WireType, _ variant: WireType, _ depth: Int) -> JSONValue? {
    MergedShape(fields, variant, at: .none, shape).enumeration.flatMap { json(of: WireShape.enumeration($0), depth) }
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

  /// JSON of a scalar, for ``scalar``.
  static func example(of scalar: WireScalar) -> JSONValue? {
    switch scalar {
    case .uuid: return .string("5B9A7E3C-0000-4000-8000-000000000001")
    case .data: return .string("AA==")
    case .url: return .string("https://example.com/a")
    case .iso8601Date: return .string("2026-11-27T05:00:00Z")
    case .date: return .number("1.5")
    // A plain letter: hand-written code may look at it.
    default:
      let kind = JSONKind.allCases.first(where: WireType.scalar(scalar).kinds.contains)
      return kind == .string ? .string("x") : kind?.example
    }
  }

  /// Nil if one of them is.
  private func all<Element, Value>(_ elements: [Element], _ value: (Element) -> Value?) -> [Value]? {
    var values: [Value] = []
    for element in elements {
      guard let value = value(element) else { return nil }
      values.append(value)
    }
    return values
  }
}
