import CodableEnumGenerator
import CodableEnumJSON

/// Tells the JSON of an enum's cases from other JSON.
struct Recognizer {
  /// Where a value has what names its case.
  enum Place: Equatable {
    case key(String)
    case onlyKey, firstElement, exclusiveKey
  }

  /// What the samples of a case have.
  struct Known {
    var keys: Set<ExactText> = []
    var required: Set<ExactText> = []
    /// Of the value, if it is one.
    var kinds: JSONKinds?
    /// Of the values under each key.
    var kindsOfMembers: [ExactText: JSONKinds] = [:]

    /// Whether the case, as it is, reads an object with the keys.
    func reads(_ keys: Set<ExactText>) -> Bool {
      required.isSubset(of: keys) && (self.keys.isEmpty || keys.isSubset(of: self.keys))
    }

    /// Whether an object with the keys may be one more sample.
    ///
    /// - Parameter nulls: The keys of null, which may be optional.
    func mayHave(_ keys: Set<ExactText>, nulls: Set<ExactText>) -> Bool {
      let missing = required.subtracting(keys).subtracting(nulls).count
      let extra = keys.subtracting(self.keys).count
      return missing <= max(1, required.count / 3) && extra <= max(1, self.keys.count / 2)
        && (keys.isEmpty || extra == 0 || !keys.isDisjoint(with: self.keys))
    }
  }

  let place: Place
  /// The keys of the fields beside the enum.
  private let fields: Set<ExactText>
  private let hasNames: Bool
  private(set) var known: [ExactText: Known] = [:]
  private var names: Set<ExactText> = []
  /// Of an untagged enum: the kinds of the value under each key that decides, and the keys of more objects.
  private var deciding: [ExactText: JSONKinds] = [:]
  private var learned: Set<Set<ExactText>> = []
  /// Those of the tags that the samples have.
  private var kindsOfTags: Set<TagKind> = [.string]
  /// Of an untagged enum's values other than objects.
  private var kinds: JSONKinds = []
  /// Of the elements of its arrays.
  private var elementKinds: JSONKinds = []
  private var elementMembers: [ExactText: JSONKinds] = [:]

  /// - Returns: Nil for an enum whose values can't be told from others.
  init?(_ outline: EnumOutline) {
    let draft = outline.draft
    fields = Set(outline.fields.compactMap { $0.key.map { ExactText($0) } })
    let required = outline.fields.filter { $0.missing == 0 && $0.summary.nulls == 0 }
    let requiredFields = Set(required.compactMap { $0.key.map { ExactText($0) } })
    switch draft.strategy {
    case .rawValue: return nil
    case .caseKeyed: place = .onlyKey
    case .discriminator(let key), .flattenedStatus(let key), .adjacent(let key, _): place = .key(key)
    case .tagFirst: place = .firstElement
    case .untagged: place = .exclusiveKey
    }
    hasNames = draft.emptyCases?.isName ?? false
    let tagKinds = Set(draft.cases.compactMap(\.tags.first?.kind))
    if !tagKinds.isEmpty { kindsOfTags = tagKinds }
    for element in draft.cases { add(element, of: draft, requiring: requiredFields) }
  }

  private mutating func add(
    _ element: CaseOutline,
    of draft: EnumDraft<ValueOutline>,
    requiring requiredFields: Set<ExactText>
  ) {
    var summary = Known()
    for value in element.values {
      if let key = value.key {
        summary.keys.insert(ExactText(key))
        summary.kindsOfMembers[ExactText(key)] = value.summary.kinds
        if value.missing == 0, value.summary.nulls == 0 { summary.required.insert(ExactText(key)) }
      } else if element.values.count == 1 {
        summary.kinds = value.summary.kinds
        if draft.isMerged { summary.keys.formUnion(value.summary.members.keys) }
      }
    }
    if let content = draft.strategy.contentKey, let tag = element.tags.first {
      summary = Known(keys: element.values.isEmpty ? [] : [ExactText(content.key(of: tag))])
    }
    if case .key = place {
      summary.keys.formUnion(fields)
      summary.required.formUnion(requiredFields)
    }
    if case .exclusiveKey = place {
      addUntagged(element, summary)
    } else if let tag = element.tags.first {
      known[ExactText(tag.quoted)] = summary
      if hasNames, element.values.isEmpty { names.insert(ExactText(tag.quoted)) }
    }
    if place == .onlyKey { shareScalars(of: draft.cases) }
  }

  private mutating func addUntagged(_ element: CaseOutline, _ summary: Known) {
    if !summary.required.isEmpty { known[ExactText(element.name)] = summary }
    for value in element.values where value.key == element.name {
      deciding[ExactText(element.name)] = value.summary.kinds
    }
    kinds.formUnion(summary.kinds ?? [])
    for value in element.values where value.key == nil {
      for elements in value.summary.elements {
        elementKinds.formUnion(elements.kinds)
        elementMembers.merge(elements.members.mapValues(\.kinds)) { $0.union($1) }
      }
    }
  }

  /// Operations with one operand take the scalars that others have beside operations: `{"not": true}` although the
  /// samples have only `{"not": {"and": […]}}`, if there is `{"and": [true, {"not": {…}}]}`.
  private mutating func shareScalars(of cases: [CaseDraft<ValueOutline>]) {
    func areOperations(_ summary: ValueSummary) -> Bool {
      let operations = summary.members.filter { known[ExactText(Tag.string($0.key.text).quoted)] != nil }
      return summary.objects > 0 && operations.values.reduce(0) { $0 + $1.count } == summary.objects
        && operations.count == summary.members.count
    }
    let operands = cases.compactMap { $0.values.count == 1 ? $0.values[0].summary : nil }
    let all = (operands + operands.flatMap(\.elements)).filter(areOperations)
    let scalars = all.reduce(into: JSONKinds()) { $0.formUnion($1.kinds) }.subtracting([.object, .array])
    for element in cases where element.values.count == 1 && areOperations(element.values[0].summary) {
      if let tag = element.tags.first { known[ExactText(tag.quoted)]?.kinds?.formUnion(scalars) }
    }
  }

  /// Whether it is objects of one kind, and arrays of them.
  var isList: Bool { known.count == 1 && kinds == .array }

  enum Verdict {
    case known, new, foreign
    /// Of a known tag, with other keys.
    case unlike

    var isForeign: Bool {
      switch self {
      case .foreign, .unlike: true
      case .known, .new: false
      }
    }
  }

  /// What names the case of a value.
  private func tag(of json: JSONValue) -> Tag? {
    switch (place, json) {
    case (.key(let key), .object): json[key].flatMap(Tag.init)
    case (.onlyKey, .object): onlyMember(of: json).map { .string($0.key) }
    case (.firstElement, .array(let elements)):
      elements.first.flatMap(Tag.init).flatMap { $0.isPlausibleName ? $0 : nil }
    case (.exclusiveKey, _): nil
    case (_, .string(let text)): hasNames && Tag.string(text).isPlausibleName ? .string(text) : nil
    case (.key, _), (.onlyKey, _), (.firstElement, _): nil
    }
  }

  /// The member that is no field, if it is alone and all fields are there.
  private func onlyMember(of json: JSONValue) -> JSONValue.Member? {
    guard let members = json.members, members.count == fields.count + 1 else { return nil }
    let others = members.filter { !fields.contains(ExactText($0.key)) }
    return others.count == 1 ? others[0] : nil
  }

  /// The keys of an object, but for null and the tag's.
  func keys(of json: JSONValue) -> Set<ExactText> {
    Set((json.members ?? []).lazy.filter { place != .key($0.key) && $0.value != .null }.map { ExactText($0.key) })
  }

  /// The keys of null in an object.
  private func nulls(of json: JSONValue) -> Set<ExactText> {
    Set((json.members ?? []).lazy.filter { $0.value == .null }.map { ExactText($0.key) })
  }

  /// Whether a value may be in its arrays.
  private func mayBeElement(_ json: JSONValue) -> Bool {
    guard elementKinds.mayHave(json) else { return false }
    return elementMembers.isEmpty || (json.members ?? []).allSatisfy { elementMembers[ExactText($0.key)] != nil }
  }

  func verdict(on json: JSONValue) -> Verdict {
    if place == .exclusiveKey {
      if json.members == nil {
        return kinds.mayHave(json) && (json.array ?? []).allSatisfy(mayBeElement) ? .known : .foreign
      }
      let keys = keys(of: json)
      let takes =
        learned.contains(keys)
        || known.values.contains { known in
          known.required.isSubset(of: keys) && keys.isSubset(of: known.keys)
            || isList && known.mayHave(keys, nulls: nulls(of: json))
        }
      return takes ? .known : .foreign
    }
    guard let tag = tag(of: json), kindsOfTags.contains(tag.kind) else { return .foreign }
    if json.string != nil { return names.contains(ExactText(tag.quoted)) ? .known : .new }
    guard let summary = known[ExactText(tag.quoted)] else { return .new }
    switch place {
    case .key: return summary.mayHave(keys(of: json), nulls: nulls(of: json)) ? .known : .unlike
    case .onlyKey:
      guard let kinds = summary.kinds, let value = onlyMember(of: json)?.value else { return .known }
      return kinds.isEmpty || kinds.mayHave(value) ? .known : .foreign
    case .firstElement, .exclusiveKey: return .known
    }
  }

  /// Whether it is an object or an array of a known case.
  func knows(_ json: JSONValue) -> Bool {
    json.isStructured && verdict(on: json) == .known && (place != .exclusiveKey || json.members != nil)
  }

  /// Learns the cases that it doesn't know.
  ///
  /// - Returns: The names among them.
  mutating func learn(_ values: [JSONValue]) -> Set<ExactText> {
    var found: Set<ExactText> = []
    if place == .exclusiveKey { learned.formUnion(values.lazy.filter { $0.members != nil }.map(keys)) }
    for json in values {
      let verdict = verdict(on: json)
      guard verdict == .new || verdict == .unlike, let tag = tag(of: json) else { continue }
      if verdict == .unlike {
        let keys = keys(of: json)
        known[ExactText(tag.quoted)]?.required.formIntersection(keys)
      }
      if json.string != nil {
        names.insert(ExactText(tag.quoted))
        found.insert(ExactText(tag.text))
      } else {
        let keys = place == .onlyKey ? [] : (json.members ?? []).map(\.key).filter { place != .key($0) }
        known[ExactText(tag.quoted), default: Known()].keys.formUnion(keys.map(ExactText.init))
      }
    }
    return found
  }

  /// Whether all values are the enum's.
  func takes(_ values: [JSONValue]) -> Bool {
    values.allSatisfy { verdict(on: $0) == .known } && isCertain(values)
  }

  /// Whether objects with a tag have the keys that their cases must have, and no others; those without one also have
  /// values of the kinds there.
  func reads(_ values: [JSONValue]) -> Bool {
    switch place {
    case .onlyKey, .firstElement: return true
    case .exclusiveKey:
      return isList || values.allSatisfy(reads)
    case .key:
      return values.allSatisfy { json in
        guard json.members != nil, let tag = tag(of: json) else { return true }
        return known[ExactText(tag.quoted)]?.reads(keys(of: json)) ?? false
      }
    }
  }

  /// Whether a value without a tag has the kinds that are known.
  private func reads(_ json: JSONValue) -> Bool {
    if let elements = json.array { return elements.allSatisfy { elementMembers.mayHave($0.members ?? []) } }
    guard let members = json.members else { return true }
    let keys = keys(of: json)
    return known.values.contains { known in known.reads(keys) && known.kindsOfMembers.mayHave(members) }
  }

  /// Whether all values look like the enum's, of new cases too.
  ///
  /// - Parameter isTolerant: Whether a few may have other keys than the samples of their tags, if there are many tags.
  func mayTake(_ values: [JSONValue], isTolerant: Bool = false) -> Bool {
    var count = 0
    var unlike = 0
    for value in values {
      switch verdict(on: value) {
      case .known: count += value.isStructured ? 1 : 0
      case .new: break
      case .unlike: unlike += 1
      case .foreign: return false
      }
    }
    if unlike > 0, !isTolerant || known.count < 4 || unlike * 2 > count { return false }
    if count == 0 { return takes(values) }
    return place == .onlyKey ? count * 2 >= values.count(where: { $0.isStructured }) : true
  }

  /// Whether objects without a tag are most likely the enum's: most have just one of the keys that decide, and nothing
  /// that its case hasn't, and they are of several cases or under one of these keys, as in `{"not": [{"path": "a"}]}`.
  func mayHold(_ values: [JSONValue], under hint: String) -> Bool {
    guard place == .exclusiveKey, !deciding.isEmpty, values.allSatisfy({ $0.members != nil }) else { return false }
    let isOperator = deciding[ExactText(hint)] != nil || deciding.keys.contains { SwiftNames.singular($0.text) == hint }
    let found = values.compactMap { deciding(of: $0, isTolerant: isOperator) }
    return found.count * 2 >= values.count && (isOperator && !found.isEmpty || Set(found).count > 1)
  }

  /// The only key of an object that decides about its case, if the case has all of its keys.
  ///
  /// - Parameter isTolerant: Whether it may have others, as the case's next sample may.
  private func deciding(of json: JSONValue, isTolerant: Bool) -> ExactText? {
    let keys = keys(of: json)
    let found = keys.filter { deciding[$0] != nil }
    guard found.count == 1, let key = found.first, let kinds = deciding[key], let own = known[key],
      isTolerant || keys.isSubset(of: own.keys), json[key.text].map(kinds.mayHave) ?? false
    else { return nil }
    return key
  }

  /// Whether it says what it is by fields beside the only key.
  var hasFields: Bool { !fields.isEmpty }

  func hasCase(named name: String) -> Bool {
    known.keys.contains { tag in
      let text = String(tag.text.dropFirst().dropLast())
      return text == name || SwiftNames.singular(text) == name
    }
  }

  /// Whether no value is another object.
  func mayBeNew(_ values: [JSONValue]) -> Bool { values.allSatisfy { !verdict(on: $0).isForeign } }

  /// Whether an object has others like it under a key: of known tags, or of those that other objects there have.
  func mayBeNew(inside json: JSONValue, under key: String, among others: [JSONValue]) -> Bool {
    guard let inner = json[key] else { return false }
    let parts = inner.array ?? [inner]
    guard !parts.isEmpty, parts.allSatisfy({ $0.members != nil }), mayBeNew(parts) else { return false }
    let tags = Set(others.compactMap { tag(of: $0)?.quoted })
    return parts.contains { part in
      tag(of: part).map { known[ExactText($0.quoted)] != nil || tags.contains($0.quoted) } ?? false
    }
  }

  /// One kind of values alone doesn't make it certain.
  private func isCertain(_ values: [JSONValue]) -> Bool {
    place != .exclusiveKey || values.contains { $0.members != nil }
      || values.contains { $0.array != nil } && values.contains { $0.array == nil }
  }

  /// Whether all objects are dictionaries of the enum.
  ///
  /// - Parameters:
  ///   - isSure: Whether all cases must be known.
  ///   - hint: The name of the value.
  func takesMembers(of values: [JSONValue], isSure: Bool, hint: String) -> Bool {
    // Most objects say at once that they aren't.
    if values.contains(where: { $0.members?.contains { verdict(on: $0.value).isForeign } ?? true }) { return false }
    var sets: Set<Set<ExactText>> = []
    var inner: [JSONValue] = []
    for value in values {
      guard let members = value.members else { return false }
      if sets.count < 8 { sets.insert(Set(members.map { ExactText($0.key) })) }
      inner += members.map(\.value)
    }
    guard !inner.isEmpty, inner.contains(where: { $0.isStructured }) else { return false }
    guard isSure ? takes(inner) : mayTake(inner) else { return false }
    return sets.subtracting([[]]).count > 1 || Self.mapNames.contains(hint.lowercased())
      || inner.count >= 4 * values.count
  }

  /// The names of dictionaries.
  private static let mapNames: Set = [
    "m", "fields", "properties", "map", "mapvalue", "attributes", "definitions", "$defs", "values", "entries", "dict",
    "dictionary", "record", "variables", "members", "object", "params", "patternproperties",
  ]
}

extension [ExactText: JSONKinds] {
  fileprivate func mayHave(_ members: [JSONValue.Member]) -> Bool {
    members.allSatisfy { member in self[ExactText(member.key)]?.mayHave(member.value) ?? true }
  }
}
