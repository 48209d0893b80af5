import CodableEnumGenerator
import CodableEnumJSON

/// Finds layouts that fit the samples, one strategy at a time.
struct LayoutSearch {
  var samples: [JSONValue]
  let lens: ValueSummary.Lens
  /// The name of the enum.
  let name: String
  /// The key of the tag, if known.
  var key: String?

  /// All attempts, fitting or not: each group is worse than those before it, and made only when it is needed.
  var attempts: [() -> [Attempt]] {
    let found = key == nil ? TagKeys(in: objects, most: 3) : nil
    let keys = key.map { [$0] } ?? found?.keys ?? []
    if key != nil { return [{ tagged(by: keys) }, { withoutStrays { $0.tagged(by: keys) } }] }
    let byName = { caseKeyed() + [rawValues(), tagFirst()] }
    let byOneKey = { caseKeyedWithFields().filter(\.fits) }
    let byTag: [() -> [Attempt]] = keys.isEmpty ? [{ tagged(by: []) }] : keys.map { key in { tagged(by: [key]) } }
    // A key whose name says nothing may be there by chance, unless its values repeat and each has keys of its own.
    let groups: [() -> [Attempt]] =
      if let first = keys.first, TagKeys.isNamed(first) || found?.decides ?? false {
        if TagKeys.namesThings(first), !(found?.decides ?? false) {
          [byName, { caseKeyedWithFields(fewest: 2).filter(\.fits) }] + byTag + [byOneKey]
        } else {
          [{ byName() + byTag[0]() }] + byTag.dropFirst() + [byOneKey]
        }
      } else {
        [byName, byOneKey] + byTag
      }
    let strays = { withoutStrays { $0.caseKeyed() + $0.tagged(by: TagKeys(in: $0.objects, most: 1).keys) } }
    return groups + [strays, untagged]
  }

  var objects: [[JSONValue.Member]] { samples.compactMap(\.members) }

  /// The outlines of the samples without null and sentences, if these are few among objects.
  private func withoutStrays(_ attempts: (LayoutSearch) -> [Attempt]) -> [Attempt] {
    let strays = samples.indices.filter { index in
      switch samples[index] {
      case .null: true
      case .string(let text): text.contains(" ")
      case .boolean, .number, .array, .object: false
      }
    }
    if strays.isEmpty || strays.count > max(1, samples.count / 4) { return [] }
    let rest = without(strays).search
    guard rest.samples.count >= 3, rest.samples.contains(where: { $0.members != nil }) else { return [] }
    return attempts(rest).compactMap { attempt in
      guard case .fits(var outline) = attempt else { return nil }
      outline.strays = strays
      return .fits(outline)
    }
  }

  /// The search in other samples than some, and where these are.
  func without(_ strays: [Int]) -> (search: LayoutSearch, places: [Int]) {
    let places = Array(Set(samples.indices).subtracting(strays)).sorted()
    var rest = self
    rest.samples = places.map { samples[$0] }
    return (rest, places)
  }

  /// Goes through the samples, and returns the first misfit.
  ///
  /// - Parameter reason: Takes a sample. Returns why it doesn't fit, or nil.
  func misfit(_ strategy: String, _ reason: (JSONValue) -> String?) -> Misfit? {
    var first: (sample: Int, reason: String)?
    var fitting = 0
    for (index, sample) in samples.enumerated() {
      if let reason = reason(sample) {
        first = first ?? (index, reason)
      } else {
        fitting += 1
      }
    }
    return first.map { Misfit(strategy: strategy, sample: $0.sample, reason: $0.reason, fitting: fitting) }
  }

  /// The outlines that fit, the best first.
  static func ranked(_ attempts: [Attempt]) -> [EnumOutline] {
    // Outlines of equal rank stay in the order of their strategies.
    attempts.compactMap { if case .fits(let outline) = $0, !outline.hasTwins { outline } else { nil } }
      .map { ($0, $0.rank) }.sorted(byNumber: \.1).map(\.0)
  }

  // MARK: Values

  /// Values that don't share an object with the tag.
  ///
  /// - Parameter hasLabels: Whether the members of an object are separate values.
  func values(of payload: PayloadSummary, _ tag: String, hasLabels: Bool) -> [ValueOutline] {
    let whole = payload.whole
    let isPlain = whole.kinds == .object && whole.nulls == 0 && payload.missing == 0 && !whole.members.isEmpty
    if hasLabels, isPlain, !whole.settled.isMap { return members(of: whole, tag) }
    if payload.isTuple { return positions(of: payload, tag, owners: []) }
    return [ValueOutline(whole, missing: payload.missing, ValuePlace(hint: tag, owners: [name], subject: "the value"))]
  }

  func members(of summary: ValueSummary, _ tag: String) -> [ValueOutline] {
    ValueOutline.members(of: summary, owners: [name, SwiftNames.typeName(of: tag)])
  }

  func positions(of payload: PayloadSummary, _ tag: String, owners: [String]) -> [ValueOutline] {
    payload.positions.enumerated().map { index, summary in
      ValueOutline(summary, ValuePlace(hint: tag, owners: owners, subject: "value \(index + 1)"))
    }
  }
}

enum Attempt {
  case fits(EnumOutline)
  case fails(Misfit)

  var fits: Bool { if case .fits = self { true } else { false } }
}

/// The samples of one tag.
struct TaggedSamples {
  /// What they have beside the tag.
  var payload = PayloadSummary()
  /// The number of samples that are the tag alone.
  var names = 0

  var isMixed: Bool { names > 0 && payload.whole.count > 0 }
}

typealias TaggedCases = [(tag: Tag, element: TaggedSamples)]

/// One element for each tag, sorted by the tags' bytes.
struct TagGroups<Element> {
  private let initial: Element
  private var indices: [ExactText: Int] = [:]
  private var tags: [Tag] = []
  private var elements: [Element] = []

  init(_ initial: Element) {
    self.initial = initial
  }

  mutating func update(_ tag: Tag, _ body: (inout Element) -> Void) {
    let key = ExactText(tag.quoted)
    if let index = indices[key] { return body(&elements[index]) }
    indices[key] = tags.count
    tags.append(tag)
    elements.append(initial)
    body(&elements[elements.count - 1])
  }

  var sorted: [(tag: Tag, element: Element)] {
    zip(tags, elements).sorted(byBytesOf: { $0.0.text }).map { ($0, $1) }
  }
}

extension Tag {
  /// Whether a value beside objects looks like the name of a case.
  ///
  /// `guides/start/index` is a path.
  var isPlausibleName: Bool {
    isPlausible && !text.contains(" ") && (kind != .string || text.utf8.count { $0 == .slash } < 2)
  }

  /// Whether a text looks chosen to tell things apart.
  var isPlausible: Bool {
    switch self {
    case .string(let text):
      (1...80).contains(text.utf8.count) && text.utf8.allSatisfy { $0 >= .space }
        && text.split(separator: " ").count <= 4
    case .integer, .boolean, .number: true
    }
  }
}
