/// The tags of an enum with many cases, in buckets: Swift compares a string with every pattern of a `switch` in turn.
struct TagBuckets {
  /// A power of two.
  var count: Int
  /// Each bucket that is not empty, with the cases that have tags in it, and those tags.
  var cases: [(bucket: Int, cases: [(element: CaseLayout, tags: [Tag])])]

  /// So many comparisons cost no more than a hash.
  private static let maximumPlainCount = 16

  /// Nil where a plain `switch` does as well.
  init?(_ layout: EnumLayout) {
    let tags = layout.taggedCases.flatMap(\.literals)
    guard layout.tagKinds == [.string], tags.count > Self.maximumPlainCount, !layout.isMostlyDirectives else {
      return nil
    }
    count = 2
    while count * 2 < tags.count { count *= 2 }
    var buckets: [Int: [(element: CaseLayout, tags: [Tag])]] = [:]
    // Literals come before what a value may be.
    for element in layout.taggedCases.filter({ $0.shape.tag != nil })
      + layout.taggedCases.filter({ $0.shape.tag == nil })
    {
      let tags = Dictionary(grouping: element.literals) { [count] tag in Self.bucket(of: tag, among: count) }
      for (bucket, tags) in tags { buckets[bucket, default: []].append((element, tags)) }
    }
    cases = buckets.sorted(byNumber: \.key).map { ($0.key, $0.value) }
  }

  private static func bucket(of tag: Tag, among count: Int) -> Int {
    guard case .string(let text) = tag else { return 0 }
    return Int(tagHash(text)) & (count - 1)
  }
}

extension EnumLayout {
  /// Whether the `#if` around cases, repeated in each bucket, would be more than the cases themselves.
  fileprivate var isMostlyDirectives: Bool {
    let lines = taggedCases.lazy.flatMap(\.conditions).reduce(0) { $0 + $1.clause + 1 }
    return lines > 4 * taggedCases.count
  }
}

/// A number that spreads tags evenly, the same in every process: FNV-1a over UTF-8
/// (http://www.isthe.com/chongo/tech/comp/fnv/).
///
/// Generated code names the buckets that this function puts tags in. The runtime has its own copy, because a module that both
/// the macro and its users' code need keeps SwiftPM from using its prebuilt swift-syntax.
package func tagHash(_ tag: String) -> UInt32 {
  var hash: UInt32 = 0x811C_9DC5
  for byte in tag.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
  // The low bits of the plain sum repeat for short tags.
  return hash ^ (hash >> 15)
}
