import CodableEnumGenerator
import CodableEnumJSON

/// The JSON of a case: a tree whose leaves are constants and associated values.
///
/// Whatever speaks of the JSON reads it: previews, schemas, what `infer` holds samples against.
package indirect enum Shape<Value> {
  /// Any of some values; the first is written.
  case constant([JSONValue])
  /// An associated value, as it is.
  case value(Value)
  /// Elements in order. Those at the end that may be missing need not be there when it is read.
  case array([Element])
  case object(ObjectShape<Value>)
  /// Never written, and not looked at when it is read.
  case ignored

  package struct Element {
    package var shape: Shape<Value>
    /// Whether it need not be there when it is read, if nothing follows that must be.
    package var canBeMissing = false
    /// Whether it is an array, whose elements are here, or any elements that are ignored.
    package var isRest = false
  }
}

/// An object, with the members in the order in which they are written.
package struct ObjectShape<Value> {
  package var members: [Member] { didSet { places = MemberPlaces() } }
  /// Values whose own keys are among the members.
  package var merged: [Value] = []
  /// Whether keys that are not here are errors.
  package var isClosed: Bool
  private(set) var places = MemberPlaces()

  package struct Member {
    package var key: Key
    package var shape: Shape<Value>
    /// Whether it need not be there when it is read.
    package var canBeMissing = false
  }

  package enum Key {
    /// Any of some keys; the first is written.
    case literal([String])
    /// The tag of a case that the enum does not know.
    case captured(Value)
  }

  /// The indices of the members that are under one of some keys, or must be there, in order.
  package func members(under keys: some Sequence<String>) -> [Int] {
    let (byKey, required) = places.found(in: self)
    let found = Set(keys.lazy.flatMap { byKey[ExactText($0)] ?? [] })
    return found.isEmpty ? required : found.union(required).sorted()
  }
}

/// Where the members of an object are, looked for once: an object of thousands is read for each of thousands of samples.
final class MemberPlaces {
  private var found: (byKey: [ExactText: [Int]], required: [Int])?

  fileprivate func found<Value>(in object: ObjectShape<Value>) -> (byKey: [ExactText: [Int]], required: [Int]) {
    if let found { return found }
    var byKey: [ExactText: [Int]] = [:]
    for (index, member) in object.members.enumerated() {
      guard case .literal(let keys) = member.key else { continue }
      for key in keys { byKey[ExactText(key), default: []].append(index) }
    }
    let places = (byKey, object.members.indices.filter { !object.members[$0].canBeMissing })
    found = places
    return places
  }
}

extension Shape where Value: ShapeLeaf {
  /// Values in order.
  static func array(of values: [Value]) -> Shape { .array(elements(of: values)) }

  /// A tag, and values in order.
  ///
  /// - Parameter isOpen: Whether more elements are ignored.
  static func array(afterTag tag: Shape, _ values: [Value], isOpen: Bool) -> Shape {
    let others = isOpen ? [Element(shape: .ignored, canBeMissing: true, isRest: true)] : []
    return .array([Element(shape: tag)] + elements(of: values) + others)
  }

  private static func elements(of values: [Value]) -> [Element] {
    values.map { Element(shape: .value($0), canBeMissing: $0.canBeMissing, isRest: $0.isRest) }
  }
}

/// Values in one object with those of an enum's cases.
package struct SharedValues<Value> {
  package var keyed: [KeyedValue<Value>] = []
  /// Values whose own keys are there.
  package var merged: [Value] = []

  package init() {}

  package var isEmpty: Bool { keyed.isEmpty && merged.isEmpty }
  package var values: [Value] { keyed.map(\.value) + merged }
}

extension SharedValues: Sendable where Value: Sendable {}
extension SharedValues: Equatable where Value: Equatable {}

extension SharedValues where Value: ShapeLeaf {
  package func object(isClosed: Bool) -> ObjectShape<Value> { ObjectShape([], isClosed: isClosed).sharing(self) }
}

extension ObjectShape where Value: ShapeLeaf {
  /// With other values first.
  func sharing(_ shared: SharedValues<Value>) -> ObjectShape {
    var object = self
    object.members = ObjectShape(shared.keyed, isClosed: false).members + members
    object.merged = shared.merged + merged
    return object
  }
}

extension Shape where Value: ShapeLeaf {
  /// The object that has other values first; nil for what is no object.
  func sharing(_ shared: SharedValues<Value>) -> Shape? {
    switch self {
    case .object(let object): .object(object.sharing(shared))
    case .value(let value): .object(ObjectShape(members: [], merged: [value], isClosed: false).sharing(shared))
    case .constant(let values): values.first == .empty ? .object(shared.object(isClosed: false)) : nil
    case .array, .ignored: nil
    }
  }
}

extension Shape {
  package var isConstant: Bool { if case .constant = self { true } else { false } }
  package var isIgnored: Bool { if case .ignored = self { true } else { false } }

  /// The tags that are all there is, or that an object has under a key.
  package func tags(underKey key: String) -> [Tag] {
    switch self {
    case .constant(let tags): tags.compactMap(Tag.init)
    case .object(let object):
      object.members.first { $0.key.isLiteral(key) }.map { $0.shape.tags(underKey: key) } ?? []
    case .value, .array, .ignored: []
    }
  }
}

extension ObjectShape.Key {
  /// Whether a key is one of those that are known.
  package func isLiteral(_ key: String) -> Bool {
    if case .literal(let keys) = self { keys.contains(key) } else { false }
  }
}

extension ObjectShape {
  /// Values by their keys.
  package init(_ values: [KeyedValue<Value>], isClosed: Bool) where Value: ShapeLeaf {
    self.init(
      members: values.map { keyed in
        Member(key: .literal(keyed.keys), shape: .value(keyed.value), canBeMissing: keyed.value.canBeMissing)
      },
      isClosed: isClosed
    )
  }
}
