import CodableEnumGenerator
import CodableEnumJSON

extension LayoutSearch {
  /// `"a"`, `["a"]`, `{"id": 1}`: first with a case for each of the keys that tell objects apart, then with one for all
  /// objects.
  func untagged() -> [Attempt] {
    var scalars: [JSONKind: ValueSummary] = [:]
    var arrays = PayloadSummary()
    var objects: [[JSONValue.Member]] = []
    for json in samples {
      switch json {
      case .null, .boolean, .string, .number:
        // Of numbers there is one kind.
        let kind = json.kind
        scalars[kind == .integer ? .number : kind, default: ValueSummary()].add(json, lens, nil)
      case .array: arrays.add(json, lens, lens.maps)
      case .object(let members, _): objects.append(members)
      }
    }
    let others =
      JSONKind.allCases.compactMap { kind in scalars[kind].map { scalarCase(kind, $0) } }
      + arrayCase(arrays, beside: scalars.values.reduce(into: []) { $0.formUnion($1.kinds) })
    func outline(_ objects: [CaseOutline], preference: Int) -> Attempt {
      var outline = EnumOutline(.untagged, others + objects)
      outline.preference = preference
      return .fits(outline)
    }
    if objects.isEmpty { return [outline([], preference: 100)] }
    // An enum of their own tells them apart.
    if !others.isEmpty, !TagKeys(in: objects, most: 1, isNested: true).keys.isEmpty {
      return [outline([wholeCase(objects)], preference: 100)]
    }
    let all = outline([objectCase(nil, objects)], preference: 101)
    // Null is nothing where its key is optional, but a value where nothing else tells the object from others.
    for nullsCount in [false, true] {
      guard var keys = exclusiveKeys(of: objects, nullsCount: nullsCount) else { continue }
      if isOneShape(objects, toldApartBy: keys) { return [all] }
      if !nullsCount { keys = KeyPairs(of: objects).splitting(keys) }
      let cases = keys.map { objectCase(having: $0, objects, nullsCount: nullsCount) }
      return [outline(cases, preference: 100), all]
    }
    return [all]
  }

  /// Whether a key that one of several objects has is rather optional: they share more keys than these.
  private func isOneShape(_ objects: [[JSONValue.Member]], toldApartBy keys: [ExactText]) -> Bool {
    if objects.count < 5 { return false }
    var counts: [ExactText: Int] = [:]
    for members in objects { for member in members { counts[ExactText(member.key), default: 0] += 1 } }
    return keys.contains { counts[$0] == 1 } && counts.values.count { $0 == objects.count } > keys.count
  }

  private func objectCase(having key: ExactText, _ objects: [[JSONValue.Member]], nullsCount: Bool) -> CaseOutline {
    var element = objectCase(
      key.text,
      objects.filter { $0.contains { ExactText($0.key) == key && (nullsCount || $0.value != .null) } }
    )
    for index in element.values.indices where element.values[index].key == key.text {
      element.values[index].decides = nullsCount
    }
    return element
  }

  /// Nil unless each object has exactly one of a few keys.
  ///
  /// - Parameter nullsCount: Whether an object has a key that is null.
  func exclusiveKeys(of objects: [[JSONValue.Member]], nullsCount: Bool = false) -> [ExactText]? {
    var sets: Set<Set<ExactText>> = []
    for members in objects where sets.count <= 256 {
      sets.insert(Set(members.lazy.filter { nullsCount || $0.value != .null }.map { ExactText($0.key) }))
    }
    return sets.count > 256 ? nil : ExclusiveKeys(sets)?.keys
  }

  private func scalarCase(_ kind: JSONKind, _ summary: ValueSummary) -> CaseOutline {
    let caseName = kind == .number && summary.numbers.name == "Int" ? "integer" : kind.rawValue
    let place = ValuePlace(hint: kind.rawValue, owners: [name], subject: "the value")
    return CaseDraft(name: caseName, kind == .null ? [] : [ValueOutline(summary, place)])
  }

  /// - Parameter scalars: The kinds of the other values, but for objects.
  private func arrayCase(_ arrays: PayloadSummary, beside scalars: JSONKinds) -> [CaseOutline] {
    let whole = arrays.whole
    if whole.count == 0 { return [] }
    // One `["a", ["b"]]` beside texts is rather a list of such values than a pair.
    let elements = whole.elements.first?.kinds ?? []
    let isList = whole.count == 1 && elements.contains(.array) && elements.isSubset(of: scalars.union(.array))
    let place = ValuePlace(hint: "element", owners: [name], subject: "the value")
    return [
      CaseDraft(name: "array", isList ? [ValueOutline(whole, place)] : values(of: arrays, "element", hasLabels: false))
    ]
  }

  private func wholeCase(_ objects: [[JSONValue.Member]]) -> CaseOutline {
    var summary = ValueSummary()
    for members in objects { summary.add(.object(members), lens, lens.maps) }
    let place = ValuePlace(hint: "object", owners: [name], subject: "the value")
    return CaseDraft(name: "object", count: summary.count, [ValueOutline(summary, place)])
  }

  /// - Parameter key: The key that tells the objects from others.
  private func objectCase(_ key: String?, _ objects: [[JSONValue.Member]]) -> CaseOutline {
    var summary = ValueSummary()
    for members in objects { summary.add(members, without: nil, lens) }
    if summary.members.isEmpty || summary.settled.isMap { return wholeCase(objects) }
    let values = key.map { members(of: summary, $0) } ?? ValueOutline.members(of: summary, owners: [name])
    return CaseDraft(name: key ?? "object", count: summary.count, values)
  }
}
