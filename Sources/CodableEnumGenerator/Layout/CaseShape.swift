/// The facts about an associated value and the place of a case: in its file, or across all inputs.
package protocol ShapeLeaf: Sendable {
  associatedtype Place: Sendable
  /// As options name it: the label, or `_0`.
  var name: String { get }
  /// Whether it may be nil.
  var isOptional: Bool { get }
  /// Whether it may be missing when it is read.
  var canBeMissing: Bool { get }
  /// Whether it is an array whose elements are all that are left of the case's.
  var isRest: Bool { get }
  /// The default of a missing value, as declared.
  var defaultText: String? { get }
  /// The type, for people to read.
  var typeText: String { get }
}

/// A case on the wire.
package struct CaseShape<Value: ShapeLeaf>: Sendable {
  /// Without backticks.
  package var name: String
  /// Of the name.
  package var place: Value.Place
  /// What is written; nil where the case has no tag of its own: under `.untagged` unless it is a literal, where it keeps the
  /// tags of others, where it is skipped.
  package var tag: Tag?
  /// More tags that are read.
  package var aliases: [Tag]
  /// In the order of `Catch.allCases`.
  package var catches: [Catch]
  package var content: CaseContent<Value>
  /// The JSON that the case takes under `.untagged`; nil elsewhere, and for literals.
  package var claim: Claim?
  /// The one direction that the case skips; nil if it skips both or neither.
  package var skippedDirection: Direction?

  package init(
    name: String,
    place: Value.Place,
    tag: Tag?,
    aliases: [Tag],
    catches: [Catch],
    content: CaseContent<Value>,
    claim: Claim?,
    skippedDirection: Direction? = nil
  ) {
    (self.name, self.place, self.tag, self.aliases) = (name, place, tag, aliases)
    (self.catches, self.content, self.claim) = (catches, content, claim)
    self.skippedDirection = skippedDirection
  }

  /// The tag to write, then the other tags to read.
  package var tags: [Tag] { (tag.map { [$0] } ?? []) + aliases }

  package var isDecoded: Bool { !isSkipped && skippedDirection != .decoding }
  package var isEncoded: Bool { !isSkipped && skippedDirection != .encoding }

  package var isSkipped: Bool { if case .skipped = content { true } else { false } }

  /// Nil unless the case is one that the enum knows.
  package var payload: Payload<Value>? { if case .payload(let payload) = content { payload } else { nil } }

  /// Nil unless the case keeps what the enum does not know.
  package var capture: Capture<Value>? { if case .capture(let capture) = content { capture } else { nil } }
}

/// The content of a case.
package indirect enum CaseContent<Value> {
  /// Values under the tag of the case.
  case payload(Payload<Value>)
  /// The content under, or beside, an unknown tag.
  case capture(Capture<Value>)
  /// Never decoded, and an error to encode.
  case skipped

  /// Those that are on the wire.
  package var values: [Value] {
    switch self {
    case .payload(let payload): payload.values
    case .capture(let capture): capture.values
    case .skipped: []
    }
  }

  /// The values that have keys.
  package var keyedValues: [KeyedValue<Value>] {
    switch self {
    case .payload(let payload): payload.keyedValues
    case .capture, .skipped: []
    }
  }
}

/// The payload of a case.
package indirect enum Payload<Value> {
  case none
  /// One value, as it is.
  case bare(Value)
  /// In an array, in order.
  case array([Value])
  /// In an object of their own, by their keys.
  case object([KeyedValue<Value>])
  /// By their keys beside the tag.
  case flat([KeyedValue<Value>])
  /// Values whose own keys are beside the tag, and others by their keys there.
  case merged([Value], beside: [KeyedValue<Value>], tagKey: String)

  package var values: [Value] {
    switch self {
    case .none: []
    case .bare(let value): [value]
    case .array(let values): values
    case .merged(let values, let keyed, _): values + keyed.map(\.value)
    case .object(let values), .flat(let values): values.map(\.value)
    }
  }

  /// The values that have keys.
  package var keyedValues: [KeyedValue<Value>] {
    switch self {
    case .none, .bare, .array: []
    case .object(let values), .flat(let values), .merged(_, let values, _): values
    }
  }
}

extension Array {
  /// The number of elements that must be there: those before the last one that can't be missing, and that one.
  package func requiredCount(_ canBeMissing: (Element) -> Bool) -> Int { (lastIndex { !canBeMissing($0) } ?? -1) + 1 }
}

/// The parts of an unknown case that are kept.
package indirect enum Capture<Value> {
  case tag(Value)
  /// The tag, and what is beside or under it.
  case tagAndContent(tag: Value, content: Value)
  /// The whole value.
  case whole(Value)

  package var values: [Value] {
    switch self {
    case .tag(let value), .whole(let value): [value]
    case .tagAndContent(let tag, let content): [tag, content]
    }
  }
}

/// A value that has a key.
package struct KeyedValue<Value> {
  package var value: Value
  /// The key to write.
  package var key: String
  /// More keys that are read.
  package var aliases: [String]

  package init(value: Value, key: String, aliases: [String] = []) {
    (self.value, self.key, self.aliases) = (value, key, aliases)
  }

  /// All keys that are read.
  package var keys: [String] { [key] + aliases }
}

extension CaseShape: Equatable where Value: Equatable, Value.Place: Equatable {}
extension CaseContent: Equatable where Value: Equatable {}
extension Payload: Equatable where Value: Equatable {}
extension Capture: Equatable where Value: Equatable {}
extension KeyedValue: Equatable where Value: Equatable {}
extension CaseContent: Sendable where Value: Sendable {}
extension Payload: Sendable where Value: Sendable {}
extension Capture: Sendable where Value: Sendable {}
extension KeyedValue: Sendable where Value: Sendable {}

/// The JSON that a case of an untagged enum takes.
package struct Claim: Equatable, Sendable {
  /// In the order of `JSONKind.allCases`; none for a case that takes the rest, or constants alone.
  package var kinds: [JSONKind]
  /// Of an object, the keys that must be there: one of each group, a key and its aliases.
  package var requiredKeys: [[String]]
  /// Whether `matches:` says so. Such cases come first, in the order of the declaration.
  package var isExplicit: Bool
  /// All that is taken beside the kinds, by an enum that is nothing but these. They come after literals, before all others.
  package var constants: [Tag]

  package init(kinds: [JSONKind], requiredKeys: [[String]], isExplicit: Bool, constants: [Tag] = []) {
    (self.kinds, self.requiredKeys, self.isExplicit) = (kinds, requiredKeys, isExplicit)
    self.constants = constants
  }

  /// - Parameters:
  ///   - form: Of the value of a case that has one alone.
  ///   - alwaysKeyed: The values that are always there, with something other than null.
  init(_ element: CaseLayout, _ form: ValueForm?, alwaysKeyed: [KeyedValue<ValueLayout>]) {
    isExplicit = element.annotated.options.matches != nil
    constants = isExplicit ? [] : form?.constants ?? []
    let kinds = Self.kinds(of: element, form).subtracting(constants.map(\.kind.jsonKind))
    self.kinds = JSONKind.allCases.filter(kinds.contains)
    switch element.annotated.options.matches {
    // Of an explicit kind, the keys do not matter.
    case .kinds: requiredKeys = []
    case .keys(let keys): requiredKeys = keys.map { [$0] }
    case nil: requiredKeys = alwaysKeyed.map(\.keys)
    }
  }

  /// The kinds of JSON that a case takes; without `matches:`, none where they cannot be known.
  static func kinds(of element: CaseLayout, _ form: ValueForm?) -> Set<JSONKind> {
    switch (element.annotated.options.matches, element.payload) {
    case (.kinds(let kinds), _): kinds
    case (.keys, _), (nil, .object), (nil, .flat), (nil, .merged): [.object]
    case (nil, .array): [.array]
    case (nil, .bare): form?.kinds ?? []
    case (nil, .none?), (nil, nil): [.null]
    }
  }

  /// Whether the case takes whatever no other one does.
  package var isRest: Bool { kinds.isEmpty && constants.isEmpty }

  /// Whether the case takes any object, whatever its keys.
  var takesAnyObject: Bool { isExplicit && kinds.contains(.object) && requiredKeys.isEmpty }

  /// The kind of JSON that a case without values is: null, or an object or array without parts.
  package var emptyKind: JSONKind {
    if !isExplicit || kinds.contains(.null) { return .null }
    if kinds.contains(.object) { return .object }
    return kinds.contains(.array) ? .array : .null
  }
}

extension [Claim?] {
  /// Which cases of an untagged enum may take a kind that is not an object, by their indices, the first of them first.
  package func claimants(of kind: JSONKind) -> [Int] {
    let explicit = indices.filter { self[$0]?.isExplicit ?? false }
    let candidates = (explicit + indices.filter { !explicit.contains($0) }).filter { takes(kind, at: $0) }
    // A number is an integer as well if some case takes integers.
    guard kind == .integer, !candidates.isEmpty else { return candidates }
    return explicit.filter { takes(.integer, at: $0) || takes(.number, at: $0) } + candidates
  }

  private func takes(_ kind: JSONKind, at index: Int) -> Bool { self[index]?.kinds.contains(kind) ?? false }
}
