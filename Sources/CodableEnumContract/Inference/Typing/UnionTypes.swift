import CodableEnumGenerator
import CodableEnumJSON

// The enums that values inside of samples are.
extension TypeBuilder {
  /// The enum that holds all values; nil if there is none.
  mutating func union(of summary: ValueSummary, _ place: ValuePlace) -> TypeExpression? {
    let values = summary.values
    if !seesUnions || values.isEmpty || summary.kinds == .boolean || summary.kinds == .number { return nil }
    if let own = enums.last(where: { $0.recognizer.takes(values) && $0.recognizer.reads(values) }) {
      return .named(own.name)
    }
    if summary.kinds == .string { return nil }
    if summary.kinds == .object, !summary.isMap,
      let own = enums.last(where: { $0.recognizer.takesMembers(of: values, isSure: true, hint: place.hint) })
    {
      return .dictionary(.string, .named(own.name))
    }
    if summary.kinds == .object, let family = families.family(of: values) {
      var place = place
      place.hint = family.hint
      if let name = add(family.outline, family.values, place) { return .named(name) }
    }
    if let (outline, place) = operands(values, summary.kinds, place), let name = add(outline, values, place) {
      return .named(name)
    }
    let search = LayoutSearch(inside: values, lens, name: SwiftNames.typeName(of: place.hint))
    for outline in search.outlines(of: summary).prefix(3) where !isPart(summary, outline) {
      if let name = add(outline, values, place) { return .named(name) }
    }
    return nil
  }

  /// Whether keys that would tell objects apart are together in objects elsewhere: they are optional.
  private func isPart(_ summary: ValueSummary, _ outline: EnumOutline) -> Bool {
    guard outline.draft.strategy.tagIsKey else { return false }
    if summary.kinds != .object || summary.members.count < 2 { return false }
    return alike.haveTogether(summary)
  }

  /// An enum's own values among others, as in `[1, {"mul": [2, 3]}]`: a case holds them, and no copy of the enum.
  private func operands(
    _ values: [JSONValue],
    _ kinds: JSONKinds,
    _ place: ValuePlace
  ) -> (EnumOutline, ValuePlace)? {
    guard let (own, part, others) = parts(of: values, kinds) else { return nil }
    // Where there are only texts, numbers and booleans beside it, one enum does for all places.
    let all = others.contains(where: \.isStructured) ? [] : beside[own.name]?.others ?? []
    let search = LayoutSearch(inside: all + others, lens, name: SwiftNames.typeName(of: place.hint))
    guard case .fits(var outline)? = search.untagged().first else { return nil }
    var summary = ValueSummary()
    for value in part { summary.add(value, lens, nil) }
    let value = ValueOutline(summary, ValuePlace(hint: own.name, owners: place.owners, subject: "the value"))
    var element = CaseOutline(name: own.name, [value])
    if case .key(let key) = own.recognizer.place, others.contains(where: { $0.members != nil }) {
      element.matches = .keys([key])
    }
    // Objects of several keys are told from those of one.
    if own.recognizer.place == .onlyKey { outline.matchByKeys() }
    outline.draft.cases.append(element)
    outline.holdsEnum = own.recognizer.place == .exclusiveKey
    var place = place
    // What a case is called says nothing about its operands.
    if own.recognizer.namesOperands, own.recognizer.hasCase(named: place.hint) { place.hint = "operand" }
    return (outline, place)
  }

  /// An enum whose own values are among others; nil if there is none.
  func parts(of values: [JSONValue], _ kinds: JSONKinds) -> OwnParts? {
    if !seesUnions || values.isEmpty || kinds.isPlain { return nil }
    for own in enums.reversed() {
      let part = own.recognizer.part(of: values)
      guard !part.isEmpty, own.recognizer.takes(part) else { continue }
      return (own, part, values.filter { !own.recognizer.isPart($0) })
    }
    return nil
  }

  /// Adds an enum, unless it isn't sound.
  private mutating func add(_ outline: EnumOutline, _ values: [JSONValue], _ place: ValuePlace) -> String? {
    let attempt = Unsound.Attempt(outline, values, place, enums.map(\.name))
    if unsound.attempts.contains(attempt) { return nil }
    guard let name = sound(outline, values, place) else {
      unsound.attempts.insert(attempt)
      return nil
    }
    return name
  }

  private mutating func sound(_ outline: EnumOutline, _ values: [JSONValue], _ place: ValuePlace) -> String? {
    var inner = self
    let name = inner.uniqueName(place)
    if avoided.contains(name) { return nil }
    let search = LayoutSearch(inside: values, lens, name: name)
    let closed = outline.holdsEnum ? ClosedOutline(as: outline) : ClosedOutline(outline, search)
    if let recognizer = closed.recognizer { inner.enums.append((name, recognizer)) }
    inner.learn(closed.outline)
    let comments = DraftComments(remarks: closed.outline.mapRemarks)
    let found = inner.drafts(of: closed.outline, named: name, comments)
    if case .enumeration(let enumeration, let names)? = found.first?.body {
      let signature = enumeration.signature(name, names)
      if let equal = enumNames[signature] { return equal }
      inner.enumNames[signature] = name
    }
    inner.file.drafts += found
    // Nothing says of an enum that isn't in the file yet that it is an array: the whole file proves those.
    let arrays = enums.map(\.recognizer).filter { $0.hasArrays(among: values) }
    let proved = arrays.isEmpty ? values : values.filter { value in !arrays.contains { $0.isArray(value) } }
    guard !inner.hasTwins, !inner.file.hasEndlessStructs,
      case .holds = inner.file.proof(of: name, proved, trustsOpenTypes: true)
    else { return nil }
    self = inner
    return name
  }
}

extension FileDraft {
  /// Whether a type in it names another one.
  func names(_ type: String) -> Bool {
    drafts.contains { $0.types.contains { $0.names(parts: true).contains(type) } }
  }
}
