/// The facts about an associated value and the place of a case: in its file, or across all inputs.
package protocol ShapeLeaf: Sendable {
  associatedtype Place: Sendable
  /// As options name it: the label, or `_0`.
  var name: String { get }
  /// Whether it may be nil.
  var isOptional: Bool { get }
  /// Whether it is a `CodableValue`, which may be anything.
  var isAnything: Bool { get }
  /// Whether it may be missing when it is read.
  var canBeMissing: Bool { get }
  /// Whether it is an array whose elements are all that are left of the case's.
  var isRest: Bool { get }
  /// The default of a missing value, as declared.
  var defaultText: String? { get }
  /// What it takes its default for besides a missing value, or nil in its place.
  var defaultCauses: Set<DefaultCause> { get }
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
    aliases: [Tag] = [],
    catches: [Catch] = [],
    content: CaseContent<Value>,
    claim: Claim? = nil,
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

  package var keyedValues: [KeyedValue<Value>] {
    switch self {
    case .payload(let payload): payload.keyedValues
    case .capture, .skipped: []
    }
  }
}

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
    case .merged(let values, let keyed, _): values + keyed.map { $0.value }
    case .object(let values), .flat(let values): values.map { $0.value }
    }
  }

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
  case whole(Value)

  package var values: [Value] {
    switch self {
    case .tag(let value), .whole(let value): [value]
    case .tagAndContent(let tag, let content): [tag, content]
    }
  }
}

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
