import CodableEnumGenerator
import CodableEnumJSON

/// Finds enums inside of samples: objects that differ by a tag or by keys, values of several kinds.
struct UnionSearch {
  let lens: ValueSummary.Lens

  /// The enums that may hold all values, the best first; none where a struct or another type says as much.
  func outlines(of summary: ValueSummary, named name: String) -> [EnumOutline] {
    let search = LayoutSearch(
      samples: summary.values,
      lens: ValueSummary.Lens(detects: lens.detects),
      name: SwiftNames.typeName(of: name)
    )
    switch summary.kinds {
    case [], .boolean, .number, .string: return []
    case .array: return LayoutSearch.ranked(isTagFirst(summary) ? [search.tagFirst()] : [])
    case .object: return LayoutSearch.ranked(objects(search, summary))
    // Several.
    // Several kinds.
    default: return LayoutSearch.ranked(kinds(search, summary))
    }
  }

  /// The key that tells objects apart, if there is one.
  func tagged(_ summary: ValueSummary, named name: String) -> EnumOutline? {
    if summary.kinds != .object || summary.isUniform { return nil }
    let search = LayoutSearch(samples: summary.values, lens: ValueSummary.Lens(detects: lens.detects), name: name)
    return LayoutSearch.ranked(search.taggedInside()).first
  }

  private func objects(_ search: LayoutSearch, _ summary: ValueSummary) -> [Attempt] {
    if summary.isMap || summary.isUniform { return [] }
    let tagged = search.taggedInside()
    if !tagged.isEmpty { return tagged }
    let objects = search.samples.compactMap(\.members)
    if objects.allSatisfy({ $0.count == 1 }) { return summary.hasOnlyFlags ? [] : search.caseKeyed() }
    guard let keys = search.exclusiveKeys(of: objects) else { return [] }
    let parts = keys.compactMap { summary.members[$0] }
    let common = summary.requiredKeys.count
    // What differs is more than what is the same, and no option that is on or off.
    guard parts.contains(where: { !$0.kinds.isSubset(of: [.boolean, .number]) }), common <= keys.count,
      keys.count * 2 <= objects.count || keys.count <= 4
    else { return [] }
    return Array(search.untagged().prefix(1))
  }

  private func kinds(_ search: LayoutSearch, _ summary: ValueSummary) -> [Attempt] {
    let objects = search.samples.compactMap(\.members)
    var attempts: [Attempt] = []
    if summary.kinds == [.string, .object] {
      let texts = search.samples.compactMap(\.string)
      // One text beside tagged objects is a value, and not the name of a case.
      if Set(texts).count < texts.count { attempts += search.taggedInside() }
      let keys = Set(objects.lazy.filter { $0.count == 1 }.map { ExactText($0[0].key) })
      if objects.allSatisfy({ $0.count == 1 }), keys.count > 1 { attempts += search.caseKeyed() }
    }
    return attempts + search.untagged()
  }

  /// Whether the first elements of arrays tell what the other ones are.
  private func isTagFirst(_ summary: ValueSummary) -> Bool {
    guard let elements = summary.elements.first, !elements.kinds.isPlain, summary.values.count > 1 else { return false }
    let tags = summary.values.map { $0.array?.first.flatMap(Tag.init) }
    return tags.allSatisfy { $0?.isWord ?? false } && Set(tags.compactMap { $0?.text }).count > 1
  }
}

extension LayoutSearch {
  /// The layouts with a tag that tells objects inside of samples apart.
  fileprivate func taggedInside() -> [Attempt] {
    let keys = TagKeys(in: samples.compactMap(\.members), most: 1, isNested: true).keys
    return tagged(by: keys).filter { if case .fits = $0 { true } else { false } }
  }
}

extension ValueSummary {
  /// Whether nothing in it differs between the values, so nothing can be told apart.
  var isUniform: Bool {
    switch kinds {
    case [], .boolean, .number, .string: true
    case .array: elements.allSatisfy(\.isUniform)
    case .object: isMap || members.values.allSatisfy { $0.count == objects && $0.nulls == 0 && $0.isUniform }
    // Several.
    // Several kinds.
    default: false
    }
  }

  /// Whether all members are options that are on or off.
  fileprivate var hasOnlyFlags: Bool { members.count < 2 || members.values.allSatisfy { $0.kinds == .boolean } }
}
