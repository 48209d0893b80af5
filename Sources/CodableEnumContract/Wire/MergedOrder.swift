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
  var withEnumLast: MergedOrder {
    guard let index = types.lastIndex(where: isEnum) else { return self }
    let after = types[(index + 1)...]
    guard after.allSatisfy({ areApart($0, types[index]) }) else { return self }
    return MergedOrder(types[..<index] + after + [types[index]], shape)
  }

  private func isEnum(_ type: WireType) -> Bool { if case .enumeration? = shape(type) { true } else { false } }

  private func areApart(_ type: WireType, _ other: WireType) -> Bool {
    guard let own = keys(of: type), let others = keys(of: other) else { return false }
    return own.isDisjoint(with: others)
  }

  /// The keys that a type asks for; nil if it looks at others.
  private func keys(of type: WireType) -> Set<ExactText>? {
    switch shape(type) {
    case .structure(let properties): Set(properties.flatMap(\.keys).map(ExactText.init))
    case .enumeration(let enumeration): enumeration.keysByName
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
  fileprivate var keysByName: Set<ExactText>? {
    guard !rejectsUnknownKeys, !ignoresCase, !isSynthesized, shared.isEmpty,
      case .value(let tagKey, let contentKey) = tagPlace
    else { return nil }
    var keys = [tagKey]
    switch contentKey {
    case .key(let key): keys.append(key)
    // The content of an unknown tag is under any key.
    case .tag: return nil
    case nil: break
    }
    for element in cases {
      switch element.content {
      case .skipped, .payload(.none), .capture(.tag): break
      case .payload(.flat(let values)): keys += values.flatMap(\.keys)
      case .payload(.bare), .payload(.array), .payload(.object), .capture(.tagAndContent):
        if contentKey == nil { return nil }
      case .payload(.merged), .capture(.whole): return nil
      }
    }
    return Set(keys.map(ExactText.init))
  }
}
