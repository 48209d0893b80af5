/// Each strategy's own code; a file for each.
///
/// Generated code reads from a constant `object`, and writes to a variable of that name.
protocol LayoutEmission {
  /// The body of `init(from:)`.
  func decode(_ layout: EnumLayout, _ writer: inout CodeWriter)

  /// The body of `encode(to:)`.
  func encode(_ layout: EnumLayout, _ writer: inout CodeWriter)
}

extension Strategy {
  var emission: any LayoutEmission {
    switch self {
    case .caseKeyed: CaseKeyedEmission()
    case .discriminator(let key), .flattenedStatus(let key): TaggedObjectEmission(tagKey: key)
    case .adjacent(let key, let content): AdjacentEmission(tagKey: key, contentKey: content)
    case .tagFirst: TagFirstEmission()
    case .rawValue: RawValueEmission()
    case .untagged: UntaggedEmission()
    }
  }
}
