import CodableEnumGenerator
import CodableEnumReport

/// The types of a merged object, and which of them may change places: those that find their keys by name, and share none.
/// Any other takes what those before it leave.
struct MergedOrder {
  let types: [WireType]
  private let shape: (WireType) -> WireShape?

  /// - Parameter types: None of which is a `Merged`.
  init(_ types: [WireType], _ shape: @escaping (WireType) -> WireShape?) {
    (self.types, self.shape) = (types, shape)
  }

  /// The same JSON, with types in the order of others as far as they may change places.
  func ordered(like others: [WireType]) -> MergedOrder {
    var (ordered, rest): ([WireType], [WireType]) = ([], types)
    for other in others {
      guard let index = rest.firstIndex(of: other) else { continue }
      if rest[..<index].allSatisfy({ areApart($0, other) }) { ordered.append(rest.remove(at: index)) }
    }
    return MergedOrder(ordered + rest, shape)
  }

  /// The same JSON, with an enum as the last type if one may be: its cases are the object's.
  ///
  /// - Parameter wanted: Of several, the one to choose.
  func withEnumLast(_ wanted: WireType? = nil) -> MergedOrder {
    let index = types.lastIndex { $0 == wanted && isEnum($0) } ?? types.lastIndex(where: isEnum)
    guard let index else { return self }
    let after = types[(index + 1)...]
    guard after.allSatisfy({ areApart($0, types[index]) }) else { return self }
    return MergedOrder(types[..<index] + after + [types[index]], shape)
  }

  /// Whether all types but the last find their keys by name.
  var onlyLastTakesRest: Bool { types.dropLast().allSatisfy { keys(of: $0) != nil } }

  private func isEnum(_ type: WireType) -> Bool { if case .enumeration? = shape(type) { true } else { false } }

  private func areApart(_ type: WireType, _ other: WireType) -> Bool {
    guard let own = keys(of: type), let others = keys(of: other) else { return false }
    return own.isDisjoint(with: others)
  }

  /// The keys that a type asks for; nil if it looks at others.
  private func keys(of type: WireType) -> Set<ExactText>? {
    switch shape(type) {
    case .structure(let properties): Set(properties.flatMap(\.keys).map(ExactText.init))
    case .enumeration(let enumeration): enumeration.keysByName(keys)
    case .rawValues, .openSet, .merged, nil: nil
    }
  }
}

extension MergedShape {
  /// - Parameter shape: Of a definition.
  func order(_ shape: @escaping (WireType) -> WireShape?) -> MergedOrder { MergedOrder(parts, shape) }
}

extension WireEnum {
  /// The keys that are read beside other values; nil if any key may be.
  ///
  /// - Parameter keys: Those that a merged type asks for.
  fileprivate func keysByName(_ keys: (WireType) -> Set<ExactText>?) -> Set<ExactText>? {
    guard !rejectsUnknownKeys, !ignoresCase, shared.isEmpty else { return nil }
    let tags = cases.flatMap(\.tags).map { ExactText($0.text) }
    switch tagPlace {
    // A key that is no tag is ignored beside one that is, unless a case catches it.
    case .key: return cases.allSatisfy(\.catches.isEmpty) ? Set(tags) : nil
    case .value(let tagKey, .tag?):
      // The content of an unknown tag is under any key.
      let keepsContent = cases.contains { if case .tagAndContent? = $0.capture { true } else { false } }
      return keepsContent ? nil : keysOfCases(keys, isBeside: false)?.union(tags + [ExactText(tagKey)])
    case .value(let tagKey, .key(let key)?):
      return keysOfCases(keys, isBeside: false)?.union([tagKey, key].map(ExactText.init))
    case .value(let tagKey, nil): return keysOfCases(keys, isBeside: true)?.union([ExactText(tagKey)])
    // Cases are told apart by keys that they ask for.
    case .nowhere: return cases.allSatisfy(\.catches.isEmpty) ? keysOfObjects(keys) : nil
    case .first, .alone: return nil
    }
  }

  /// The keys of untagged cases that are objects.
  private func keysOfObjects(_ keys: (WireType) -> Set<ExactText>?) -> Set<ExactText>? {
    var all: Set<ExactText> = []
    for element in cases where element.mayBeObject {
      switch element.payload {
      case .object(let values): all.formUnion(values.flatMap(\.keys).map(ExactText.init))
      case .bare(let value):
        guard let own = keys(value.type) else { return nil }
        all.formUnion(own)
      case .none?, .flat, .array, .merged, nil: return nil
      }
    }
    return all
  }

  /// The keys of values beside the tag.
  ///
  /// - Parameter isBeside: Whether what has no key would be there, too, and what is kept of an unknown tag.
  private func keysOfCases(_ keys: (WireType) -> Set<ExactText>?, isBeside: Bool) -> Set<ExactText>? {
    var all: Set<ExactText> = []
    for element in cases {
      switch element.content {
      case .skipped, .payload(.none), .capture(.tag): break
      case .payload(.flat(let values)): all.formUnion(values.flatMap(\.keys).map(ExactText.init))
      case .payload(.bare), .payload(.array), .payload(.object): if isBeside { return nil }
      case .capture(.tagAndContent) where !isBeside: break
      case .capture(.tagAndContent(_, let value)), .capture(.whole(let value)):
        guard let kept = keys(value.type) else { return nil }
        all.formUnion(kept)
      case .payload(.merged(let values, let keyed, _)):
        all.formUnion(keyed.flatMap(\.keys).map(ExactText.init))
        for value in values {
          guard let merged = keys(value.type) else { return nil }
          all.formUnion(merged)
        }
      }
    }
    return all
  }
}

extension WireCase {
  /// Whether an untagged case takes some objects. One without kinds takes constants, or the rest.
  fileprivate var mayBeObject: Bool {
    guard let claim else { return tags.isEmpty }
    return claim.kinds.isEmpty ? tags.isEmpty && claim.constants.isEmpty : claim.kinds.contains(.object)
  }
}
