import CodableEnumGenerator
import CodableEnumJSON

// Enums inside of samples: objects that differ by a tag or by keys, values of several kinds.
extension LayoutSearch {
  /// The search in values inside of samples, where dictionaries are known by their keys.
  init(inside values: [JSONValue], _ lens: ValueSummary.Lens, name: String) {
    self.init(samples: values, lens: lens, name: name)
  }

  /// The enums that may hold all values, the best first; none where a struct or another type says as much.
  func outlines(of summary: ValueSummary) -> [EnumOutline] {
    switch summary.kinds {
    case [], .boolean, .number, .string: return []
    case .array: return Self.ranked(isTagFirst(summary) ? [tagFirst()] : [])
    case .object: return Self.ranked(objects(summary))
    // Several kinds.
    default: return Self.ranked(kinds(summary))
    }
  }

  /// The best layout with a tag that tells objects apart, if there is one.
  func tagged(_ summary: ValueSummary) -> EnumOutline? {
    summary.kinds != .object || summary.isUniform ? nil : Self.ranked(taggedInside()).first
  }

  private func taggedInside() -> [Attempt] {
    tagged(by: TagKeys(in: objects, most: 1, isNested: true).keys).filter(\.fits)
  }

  private func objects(_ summary: ValueSummary) -> [Attempt] {
    if summary.isMap || summary.isUniform { return [] }
    let tagged = taggedInside()
    if !tagged.isEmpty { return tagged }
    if namesOptions, objects.count < 3 * summary.members.count { return [] }
    if objects.allSatisfy({ $0.count == 1 }) { return summary.hasOnlyFlags ? [] : caseKeyed() }
    guard let keys = exclusiveKeys(of: objects) else { return [] }
    // Beside other keys, they may be options.
    let areFew = keys.contains { key in summary.members[key].map { $0.count < 3 } ?? true }
    if areFew, summary.members.count > keys.count { return [] }
    let parts = keys.compactMap { summary.members[$0] }
    let common = summary.requiredKeys.count
    // What differs is more than what is the same, and no option that is on or off.
    guard parts.contains(where: { !$0.kinds.isSubset(of: [.boolean, .number]) }),
      !parts.contains(where: { $0.kinds == .boolean }), common <= keys.count,
      keys.count * 2 <= objects.count || keys.count <= 4
    else { return [] }
    return Array(untagged().prefix(1))
  }

  /// Whether the place is called after what may all be left out.
  private var namesOptions: Bool {
    ["options", "settings", "config", "configuration", "preferences"].contains(where: name.lowercased().hasSuffix)
  }

  private func kinds(_ summary: ValueSummary) -> [Attempt] {
    if isData || summary.isAnything, TagKeys(in: objects, most: 1, isNested: true).keys.isEmpty { return [] }
    var attempts: [Attempt] = []
    if summary.kinds == [.string, .object] {
      let texts = samples.compactMap(\.string)
      // One text beside tagged objects is a value, and not the name of a case.
      if Set(texts).count < texts.count { attempts += taggedInside() }
      let keys = Set(objects.lazy.filter { $0.count == 1 }.map { ExactText($0[0].key) })
      let areNames = texts.allSatisfy { Tag.string($0).isWord }
      if areNames, keys.count > 1, objects.allSatisfy({ $0.count == 1 }) { attempts += caseKeyed() }
    }
    return attempts + untagged()
  }

  /// Whether objects beside other values differ like data: most keys that would tell them apart are in one or two.
  private var isData: Bool {
    guard objects.count > 2, let keys = exclusiveKeys(of: objects), keys.count > 2 else { return false }
    var counts: [ExactText: Int] = [:]
    for members in objects { for member in members { counts[ExactText(member.key), default: 0] += 1 } }
    return counts.count > keys.count && keys.count { counts[$0, default: 0] < 3 } * 2 > keys.count
  }

  /// Whether the first elements of arrays tell what the other ones are.
  private func isTagFirst(_ summary: ValueSummary) -> Bool {
    guard let elements = summary.elements.first, !elements.kinds.isPlain, summary.values.count > 1 else { return false }
    let tags = summary.values.map { $0.array?.first.flatMap(Tag.init) }
    let texts = Set(tags.compactMap { $0?.text })
    return tags.allSatisfy { $0?.isWord ?? false } && texts.count > 1 && texts.count < tags.count
  }
}

extension ValueSummary {
  /// Whether nothing in it differs between the values, so nothing can be told apart.
  var isUniform: Bool {
    switch kinds {
    case [], .boolean, .number, .string: true
    case .array: elements.allSatisfy(\.isUniform)
    case .object: isMap || members.values.allSatisfy { $0.count == objects && $0.nulls == 0 && $0.isUniform }
    // Several kinds.
    default: false
    }
  }

  /// Whether all members are options that are on or off.
  fileprivate var hasOnlyFlags: Bool { members.count < 2 || members.values.allSatisfy { $0.kinds == .boolean } }
}
