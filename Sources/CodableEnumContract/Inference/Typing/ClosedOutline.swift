import CodableEnumGenerator
import CodableEnumJSON

/// An outline that has its own values inside the samples as samples, too.
struct ClosedOutline {
  private(set) var outline: EnumOutline
  /// Nil if its values can't be told from others.
  private(set) var recognizer: Recognizer?

  private static let mostRounds = 8

  /// - Parameter outline: Has no samples inside of samples.
  init(as outline: EnumOutline) {
    self.outline = outline
    recognizer = Recognizer(outline)
  }

  init(_ outline: EnumOutline, _ search: LayoutSearch) {
    self.init(as: outline)
    var count = 0
    for _ in 0..<Self.mostRounds {
      guard var wider = recognizer else { return }
      let places = self.outline.places(of: wider)
      if places.isEmpty { return }
      let names = wider.learn(places.flatMap(\.self))
      var inner = search.samples.flatMap { Self.parts(of: $0, wider) }
      inner += names.map(\.text).sorted(byBytesOf: \.self).map(JSONValue.string)
      if inner.count <= count { return }
      count = inner.count
      var search = search
      search.samples += inner
      guard let next = search.outlines(at: wider.place, besideFields: wider.hasFields).first,
        // One case for all objects tells nothing apart.
        wider.place != .exclusiveKey || next.draft.cases.count >= self.outline.draft.cases.count
      else { return }
      (self.outline, recognizer) = (next, Recognizer(next))
    }
  }

  /// The parts of a value that are the enum's.
  private static func parts(of json: JSONValue, _ recognizer: Recognizer) -> [JSONValue] {
    json.parts.flatMap { part in (recognizer.knows(part) ? [part] : []) + parts(of: part, recognizer) }
  }
}

extension EnumOutline {
  /// The values of each place that is the enum's.
  fileprivate func places(of recognizer: Recognizer) -> [[JSONValue]] {
    var found: [[JSONValue]] = []
    var others: [String: [[JSONValue]]] = [:]
    func add(_ summary: ValueSummary, _ hint: String) {
      let values = summary.values
      if values.isEmpty || summary.kinds.isPlain && summary.kinds != .string { return }
      if recognizer.mayTake(values, isTolerant: true) || recognizer.mayContain(values)
        || recognizer.mayHold(values, under: hint)
      {
        return found.append(values)
      }
      let part = recognizer.part(of: values)
      if !part.isEmpty { found.append(part) }
      if recognizer.takesMembers(of: values, isSure: false, hint: hint) {
        return found.append(values.flatMap { $0.members?.map(\.value) ?? [] })
      }
      if summary.kinds == .object { others[hint, default: []].append(values) }
      for (key, member) in summary.members.sorted(byBytesOf: \.key.text) { add(member, key.text) }
      for part in summary.elements + summary.mapped { add(part, hint) }
    }
    let values = draft.cases.flatMap(\.values) + fields
    for value in values { add(value.summary, value.place.hint) }
    guard case .key = recognizer.place else { return found }
    return found + ownPlaces(among: others, of: values, recognizer)
  }

  /// The places whose keys are those of the enum's own places.
  private func ownPlaces(
    among others: [String: [[JSONValue]]],
    of values: [ValueOutline],
    _ recognizer: Recognizer
  ) -> [[JSONValue]] {
    var found: [[JSONValue]] = []
    // What has the same key elsewhere, or again inside, is most likely the same.
    var hints: [String: Int] = [:]
    for value in values {
      for hint in value.summary.hints(of: recognizer, value.place.hint) { hints[hint, default: 0] += 1 }
    }
    let ownHints = Set(values.map(\.place.hint))
    for (hint, places) in others.sorted(byBytesOf: \.key) {
      let new = places.filter(recognizer.mayBeNew)
      let isInside =
        ownHints.contains(hint)
        && new.contains { place in place.contains { recognizer.mayBeNew(inside: $0, under: hint, among: place) } }
      // Most of its places must be the enum's: a name alone says little.
      if isInside || hints[hint] ?? 0 >= max(1, new.count) {
        found += new
      }
    }
    return found
  }
}

extension ValueSummary {
  /// The keys of values that are the enum's.
  fileprivate func hints(of recognizer: Recognizer, _ hint: String) -> [String] {
    if !values.isEmpty, kinds == .object, recognizer.mayTake(values) { return [hint] }
    return members.flatMap { $1.hints(of: recognizer, $0.text) }
      + (elements + mapped).flatMap { $0.hints(of: recognizer, hint) }
  }
}

extension LayoutSearch {
  /// The outlines that name their cases in one place, the best first.
  func outlines(at place: Recognizer.Place, besideFields: Bool = false) -> [EnumOutline] {
    let attempts =
      switch place {
      case .key(let key): tagged(by: [key])
      case .onlyKey: besideFields ? caseKeyedWithFields() : caseKeyed()
      case .firstElement: [tagFirst()]
      case .exclusiveKey: untagged()
      }
    return Self.ranked(attempts)
  }
}
