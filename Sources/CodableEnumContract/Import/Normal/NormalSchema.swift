import CodableEnumGenerator
import CodableEnumJSON

extension JSONValue {
  /// Equal as JSON: numbers by their value, objects without the order of their keys.
  func equals(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let first), .number(let second)):
      return first == second || Double(first).map { $0 == Double(second) } ?? false
    case (.array(let first), .array(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { $0.equals($1) }
    case (.object(let first, _), .object(let second, _)):
      return first.count == second.count
        && first.allSatisfy { member in other[member.key].map { member.value.equals($0) } ?? false }
    // Two kinds, or one without parts.
    default: return self == other
    }
  }
}

/// A schema with its references followed and its `allOf` put together. The schemas inside it are as written.
struct NormalSchema {
  struct Property {
    var key: String
    var site: SchemaSite
  }

  /// Different for different schemas: of one that only refers to another, that of the other.
  var id: String
  var pointer: String
  /// The name of the schema in the document, if it has one.
  var name: String?
  var title: String?
  var description: String?
  var isDeprecated = false
  /// Whether it is all but some values or keys: what a union doesn't know.
  var isRest = false
  /// `x-extensible-enum`, or a member of a union that is any text.
  var isExtensible = false

  var kinds = JSONKinds.all
  /// Whether these are only what its keywords are about, since it has no `type`.
  var isGuessed = false
  /// From `const` and `enum`.
  var constants: [JSONValue]?
  /// What these are called, each at its place: `x-enum-varnames`, `x-enumNames`.
  var constantNames: [String] = []
  var format: String?
  /// Of the JSON inside of a text.
  var content: SchemaSite?

  var properties: [Property] = []
  var required: Set<String> = []
  /// What only some of the schemas require that it is one for.
  var requiredBySome: Set<String> = []
  /// Of the keys that aren't named.
  var additional: SchemaSite?
  /// Whether there are no other keys.
  var isClosed = false
  var patterns: [Property] = []
  var propertyCounts: ClosedRange<Int> = 0...Int.max

  var elements: [SchemaSite] = []
  /// Of the elements after these.
  var items: SchemaSite?
  /// Whether there are none.
  var isFull = false
  var elementCounts: ClosedRange<Int> = 0...Int.max

  var union: SchemaUnion?
  var defaultValue: JSONValue?
  var examples: [JSONValue] = []
  /// What Swift doesn't hold: `minimum: 0`.
  var remarks: [String] = []

  /// Whether anything at all is valid.
  var isAnything: Bool {
    kinds == .all && constants == nil && union == nil && properties.isEmpty && required.isEmpty && elements.isEmpty
  }

  /// Whether all keys but those that are named are errors.
  var refusesOthers: Bool { isClosed && patterns.isEmpty }
  /// Whether it has several alternatives that are no values.
  var isUnion: Bool { union != nil || constants == nil && kinds.subtracting(.null).isMixed }
  /// Whether it says in words that an object may have other keys than those that it names.
  var allowsOthers: Bool { !isDictionary && (additional != nil || !patterns.isEmpty) }
  /// What the other keys have: none is said of those that no pattern matches.
  var others: SchemaSite? {
    if patterns.isEmpty { return additional }
    if additional == nil, !isClosed { return SchemaSite(.boolean(true), at: pointer, id: id + "|others") }
    let sites = patterns.map(\.site) + (additional.map { [$0] } ?? [])
    return sites.first { $0.json == .boolean(true) || $0.json == .empty } ?? .any(sites)
  }
  /// Whether its keys are data.
  var isDictionary: Bool { properties.isEmpty && kinds.subtracting(.null) == .object && union == nil }
  /// Whether it is an array of several values, each of a type of its own.
  var isTuple: Bool { isFull && kinds == .array && elements.count > 1 }

  /// What its types and cases are called, if something says so.
  var ownName: String? { name ?? title }
  /// What is said of it, above a declaration.
  var comments: DraftComments {
    DraftComments(documentation: documentation(description), remarks: isDeprecated ? ["deprecated"] : [])
  }
  /// As tags; nil if it has other values, or is not limited to some.
  var tags: [Tag]? {
    guard let constants, !constants.isEmpty else { return nil }
    let tags = constants.compactMap { Tag($0) }
    return tags.count == constants.count ? tags : nil
  }

  /// Whether the same is valid, as far as the text of its parts says.
  func isEqual(to other: NormalSchema) -> Bool {
    func texts(_ schema: NormalSchema) -> [String] {
      let properties = schema.properties.map { "\(jsonText($0.key)): \($0.site.json.text())" }
      let parts = [schema.additional, schema.items].map { $0?.json.text() ?? "" }
      return properties.sorted(byBytesOf: \.self) + parts + schema.elements.map { $0.json.text() }
        + schema.patterns.map { "\(jsonText($0.key)): \($0.site.json.text())" }
    }
    return kinds == other.kinds && constants == other.constants && format == other.format
      && required == other.required && isClosed == other.isClosed && isFull == other.isFull
      && propertyCounts == other.propertyCounts && elementCounts == other.elementCounts
      && union == nil && other.union == nil && remarks == other.remarks
      && properties.count == other.properties.count && texts(self) == texts(other)
  }

  var withoutNull: NormalSchema {
    var other = self
    other.kinds.remove(.null)
    if other.kinds != [] { other.constants = constants.map { $0.filter { $0 != .null } } }
    return other
  }

  subscript(key: String) -> SchemaSite? { properties.first { $0.key == key }?.site }

  subscript(position: TagPosition) -> SchemaSite? {
    switch position {
    case .under(let key): self[key]
    case .first: elements.first
    }
  }
}

struct SchemaUnion {
  /// Whether just one member holds.
  var isExclusive: Bool
  /// Without those that are only null.
  var members: [SchemaSite]
  var allowsNull: Bool
  var discriminator: SchemaDiscriminator?
  /// Whether the members are schemas with this one in their `allOf`.
  var areHeirs = false
  /// Whether other values of the union's own schema are valid, too.
  var isOpen = false
}

// MARK: Putting schemas together

extension NormalSchema {
  /// Adds what another schema asks for.
  mutating func merge(_ other: NormalSchema) {
    let says = [self, other].map { $0.kinds != .all && !$0.isGuessed }
    // What keywords are about says nothing of other kinds.
    kinds = (isGuessed && says[1] ? .all : kinds).intersection(other.isGuessed && says[0] ? .all : other.kinds)
    isGuessed = !says.contains(true) && (isGuessed || other.isGuessed)
    if let constants, let others = other.constants {
      self.constants = constants.filter { value in others.contains { $0.equals(value) } }
    } else {
      constants = constants ?? other.constants
    }
    if constantNames.isEmpty { constantNames = other.constantNames }
    title = title ?? other.title
    description = description ?? other.description
    isDeprecated = isDeprecated || other.isDeprecated
    isExtensible = isExtensible || other.isExtensible
    isRest = isRest || other.isRest
    format = format ?? other.format
    content = content ?? other.content
    mergeMembers(other)
    mergeElements(other)
    defaultValue = defaultValue ?? other.defaultValue
    if let first = union, let second = other.union {
      union = first.members.count >= second.members.count ? first : second
      remarks.append("of two unions that must both hold, one is not held")
    } else {
      union = union ?? other.union
    }
    for remark in other.remarks where !remarks.contains(remark) { remarks.append(remark) }
  }

  private mutating func mergeMembers(_ other: NormalSchema) {
    add(other.properties)
    required.formUnion(other.required)
    isClosed = isClosed || other.isClosed
    additional = isClosed ? nil : Self.both(additional, other.additional)
    patterns += other.patterns
    propertyCounts = propertyCounts.clamped(to: other.propertyCounts)
  }

  private mutating func mergeElements(_ other: NormalSchema) {
    for (index, element) in other.elements.enumerated() {
      if index < elements.count {
        elements[index] = Self.both(elements[index], element)
      } else {
        elements.append(element)
      }
    }
    isFull = isFull || other.isFull
    items = isFull ? nil : Self.both(items, other.items)
    elementCounts = elementCounts.clamped(to: other.elementCounts)
  }

  mutating func add(_ others: [Property]) {
    var places = Dictionary(properties.enumerated().map { ($1.key, $0) }) { first, _ in first }
    for property in others {
      if let index = places[property.key] {
        properties[index].site = Self.both(properties[index].site, property.site)
      } else {
        places[property.key] = properties.count
        properties.append(property)
      }
    }
  }

  private static func both(_ first: SchemaSite, _ second: SchemaSite) -> SchemaSite {
    if first.id == second.id || second.json == .empty || second.json == first.json { return first }
    if first.json == .boolean(false) || second.json == .boolean(false) {
      return SchemaSite(.boolean(false), at: second.pointer, id: "\(first.id)&\(second.id)")
    }
    return first.json == .empty ? second : .all([first, second])
  }

  private static func both(_ first: SchemaSite?, _ second: SchemaSite?) -> SchemaSite? {
    guard let first, let second else { return first ?? second }
    return both(first, second)
  }

  /// The schema but for its union: what all members of the union have in common.
  var base: NormalSchema {
    var base = self
    base.union = nil
    (base.title, base.description, base.name) = (nil, nil, nil)
    (base.isDeprecated, base.examples, base.defaultValue) = (false, [], nil)
    return base
  }

  /// Whether members of a union have something in common that changes them.
  var hasBase: Bool {
    !properties.isEmpty || !required.isEmpty || isClosed || !patterns.isEmpty || constants != nil || !elements.isEmpty
      || !(kinds == .all || kinds == .object || kinds == [.object, .null])
  }
}
