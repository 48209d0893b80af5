/// Which key of an object is the tag of a case, where tags are keys. It is decided here: generated code says it, and
/// whoever reads JSON asks.
package struct TagsAsKeys: Sendable {
  /// The cases that are read by their tags, by their indices: first those with values, and of these first those whose one
  /// value may be null.
  package let order: [Int]
  /// How many of the first cases have values: beside other keys, a null says nothing of them.
  private let caseCount: Int
  /// How many of the first cases have one value that may be null: if nothing else names a case, null is that value.
  private let nullableCount: Int
  /// Whether a case keeps a whole object in which no key is a tag.
  package let keepsWhole: Bool
  private let tags: [[Tag]]
  private let ignoresCase: Bool

  /// - Parameters:
  ///   - ignoresCase: Whether keys are compared without regard to the case of letters.
  ///   - isConditional: Whether only some builds have a case, which then cannot be counted.
  package init<Value>(
    _ cases: [CaseShape<Value>],
    ignoresCase: Bool,
    isConditional: (Int) -> Bool = { _ in false }
  ) {
    self.ignoresCase = ignoresCase
    let read = cases.indices.filter { cases[$0].isDecoded && cases[$0].payload != nil && !cases[$0].tags.isEmpty }
    let (counted, others) = read.split { !isConditional($0) && !cases[$0].content.values.isEmpty }
    let (nullable, filled) = counted.split { cases[$0].isNullable }
    order = nullable + filled + others
    (caseCount, nullableCount) = (counted.count, nullable.count)
    tags = order.map { cases[$0].tags }
    let unknown = cases.first { $0.isDecoded && $0.catches.contains(.unknown) }
    keepsWhole = if case .whole = unknown?.capture { true } else { false }
  }

  /// The numbers of tags, which come first in the order.
  package var withValues: Int { tags.prefix(caseCount).joined().count }
  package var nullable: Int { tags.prefix(nullableCount).joined().count }

  /// The tags that name no case where null is under them.
  package var unlessNull: [Tag] { tags[nullableCount..<caseCount].flatMap(\.self) }

  /// Finds the tag among keys.
  package struct Reader: Sendable {
    package let keys: TagsAsKeys
    /// The places of the tags' cases in the order.
    private let places: [ExactText: Int]

    package init(_ keys: TagsAsKeys) {
      self.keys = keys
      let texts = keys.tags.enumerated().flatMap { place, tags in
        tags.map { (ExactText($0.folded(keys.ignoresCase).text), place) }
      }
      places = Dictionary(texts) { first, _ in first }
    }

    package enum Found {
      case tag(String)
      /// The keys of several cases.
      case several([String])
      /// All of the object is kept.
      case whole
      case none
    }

    /// The tag among several keys.
    package func tag(among members: [(key: String, isNull: Bool)]) -> Found {
      let known = members.compactMap { key, isNull in
        places[ExactText(Tag.string(key).folded(keys.ignoresCase).text)].map { (key: key, isNull: isNull, place: $0) }
      }
      let named = known.filter { $0.place >= keys.caseCount || !$0.isNull }
      let found = named.isEmpty ? known.filter { $0.place < keys.nullableCount } : named
      switch found.count {
      case 0: return keys.keepsWhole ? .whole : .none
      case 1: return .tag(found[0].key)
      default: return .several(found.map(\.key))
      }
    }
  }
}

extension CaseShape {
  /// Whether the case is a single value that may be null, without a place of its own.
  var isNullable: Bool {
    guard case .bare(let value) = payload else { return false }
    return value.isOptional || value.isAnything || value.defaultCauses.contains(.null)
  }
}

extension Sequence {
  /// The elements that have a property, and the others.
  func split(by isFirst: (Element) -> Bool) -> (first: [Element], second: [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
