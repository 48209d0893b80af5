// What a decoder must be able to tell apart in an untagged enum. Cases with `matches:` come first, and the author decides
// among them; what is checked is what the declarations say.
extension LayoutChecks {
  mutating func checkUntagged() {
    if layout.hasTags { return }
    for element in layout.cases where !element.isSkipped {
      checkLiteral(element)
      checkCoded(element)
      checkRawValue(element)
    }
    guard options.conformance.isDecodable else { return }
    let cases = layout.readCases
    if options.conformance.isEncodable {
      checkEmptyCases(cases)
      checkMatchedKeys(cases)
    }
    checkMatches(cases)
    let undecided = cases.filter { checkDecided($0) }
    guard undecided.isEmpty else { return }
    checkCertainNumbers()
    for (index, second) in cases.enumerated() {
      for first in cases[..<index] where first.canCoexist(with: second) {
        if let constant = first.sharedConstant(with: second) {
          reportIndistinct(first, second, constant, .indistinctConstants)
        } else if !first.isExplicit, !second.isExplicit, let json = first.sharedJSON(with: second) {
          reportIndistinct(first, second, json)
        } else {
          continue
        }
        break
      }
    }
    checkStrategic(cases)
    checkKeysOfURLs(cases)
    checkHidden(cases)
  }

  /// Certain numbers that two cases have, which the first of them would take.
  private mutating func checkCertainNumbers() {
    let cases = layout.cases.filter { !$0.isSkipped }
    for element in cases {
      guard let numbers = element.form?.certainNumbers, element.claim?.isRawValue ?? false else { continue }
      for other in cases where other.index != element.index && other.canCoexist(with: element) {
        // Of two such enums, the second one says it.
        if other.index > element.index, other.claim?.isRawValue ?? false { continue }
        guard let number = numbers.first(where: other.certainTags.contains) else { continue }
        let (first, second) = other.index < element.index ? (other, element) : (element, other)
        reportIndistinct(first, second, number.quoted, .indistinctConstants)
        break
      }
    }
  }

  private mutating func reportIndistinct(
    _ first: CaseLayout,
    _ second: CaseLayout,
    _ json: String,
    _ message: Message = .indistinctCases
  ) {
    var (message, arguments) = (message, [first.name, second.name, json])
    // Where both are null, one without values can be written as something else.
    if json == JSONKind.null.sample, let empty = [second, first].first(where: { !$0.hasCodedValues }) {
      message = .indistinctNulls
      arguments += [empty.name, swiftLiteral(empty.name)]
    }
    let (range, firstRange) = (second.range, first.range)
    diagnostics.append(Diagnostic(message, at: range, arguments, first: firstRange))
  }

  /// A literal is a case without values that nothing but its tag tells.
  private mutating func checkLiteral(_ element: CaseLayout) {
    let options = caseOptions(of: element)
    let aliasRange = options.ranges[.aliases]
    if element.hasCodedValues {
      if let range = options.tag?.range ?? aliasRange { report(.literalWithValues, element, at: range) }
    } else if !self.options.makesLiteral(annotated.cases[element.index]) {
      if let aliasRange {
        report(.aliasesWithoutLiteral, element, at: aliasRange, swiftLiteral(element.name))
      }
    } else if options.matches != nil {
      report(.literalWithMatches, element, at: matchRange(of: element), element.tag.quoted)
    }
  }

  /// An enum with raw values, whose texts are found here, does its own reading.
  private mutating func checkCoded(_ element: CaseLayout) {
    guard !layout.holdsRawValue(element.shape), case .bare(let value) = element.payload, value.coder == nil,
      forms.types.isUncodedEnum(value.wire.unwrapped)
    else { return }
    let explanation = "an enum that is not Codable; add ': Codable' where it is declared"
    let (type, range) = (value.declared.type.text, value.declared.range)
    diagnostics.report(.uncodableValue, at: range, type, element.name, explanation)
  }

  /// What matches as a raw value is a single value that has one.
  private mutating func checkRawValue(_ element: CaseLayout) {
    guard layout.holdsRawValue(element.shape) else { return }
    var doubt = "has no single value without a label"
    if case .bare(let value) = element.payload {
      if !value.wire.isNamed || forms.types.lacksRawValue(value.wire) {
        doubt = "its '\(value.declared.type.text)' has none"
      } else {
        return
      }
    }
    report(.unmatchedRawValue, element, at: matchRange(of: element), doubt)
  }

  /// A case without values is written as null, as `{}` or as `[]`, and must be read from it.
  private mutating func checkEmptyCases(_ cases: [CaseLayout]) {
    for element in cases where element.isExplicit && !element.hasCodedValues {
      // One that should be a literal is reported for that.
      if options.makesLiteral(annotated.cases[element.index]) { continue }
      let isWritten = element.takes(.null) || element.takes(.array) || element.claim?.takesAnyObject ?? false
      if !isWritten { report(.unwritableMatch, element, at: matchRange(of: element)) }
    }
  }

  /// A key that tells a case must be there whenever the case is written.
  private mutating func checkMatchedKeys(_ cases: [CaseLayout]) {
    for element in cases where element.isExplicit {
      guard let object = element.recognition?.object else { continue }
      for key in (element.claim?.groups ?? []).flatMap(\.keys) {
        let member = object.member(writtenAs: key)
        if member == nil { report(.unwrittenMatch, element, at: matchRange(of: element), key) }
        if member?.mayBeNil ?? false { report(.leftOutMatch, element, at: matchRange(of: element), key) }
      }
    }
  }

  /// A case with values that are never what it matches, or that it writes as null and does not read from null.
  private mutating func checkMatches(_ cases: [CaseLayout]) {
    for element in cases where element.isExplicit && element.hasCodedValues {
      let never = element.neverTaken
      if !never.isEmpty {
        let written = JSONKind.allCases.filter(element.certainKinds.contains)
        report(.mismatchedKinds, element, at: matchRange(of: element), written.text, never.text)
      } else if options.conformance.isEncodable, mayBeNull(element), !element.takes(.null) {
        report(.unmatchedNull, element, at: matchRange(of: element))
      }
    }
  }

  /// Where `matches:` is.
  private func matchRange(of element: CaseLayout) -> Range<Int> {
    caseOptions(of: element).ranges[.matches] ?? element.range
  }

  /// Whether a case may be written as null, as far as the file tells.
  private func mayBeNull(_ element: CaseLayout) -> Bool {
    if case .bare(let value) = element.payload { forms.mayBeNull(value) } else { false }
  }

  /// Whether the declaration does not say what a case takes; that is an error.
  private mutating func checkDecided(_ element: CaseLayout) -> Bool {
    guard !element.isExplicit, let doubt = element.form?.doubt else { return false }
    report(.undecidedCase, element, doubt)
    return true
  }

  /// A coder's strategy decides the kind of dates and data: anything but null.
  private mutating func checkStrategic(_ cases: [CaseLayout]) {
    for element in cases where !element.isExplicit && element.form?.isStrategic ?? false {
      let others = cases.filter { $0 !== element && $0.canCoexist(with: element) }
      let isAlone = others.allSatisfy { other in
        if !other.literals.isEmpty { return false }
        // JSON that both may be is reported as such.
        let isReported = !other.isExplicit && JSONKind.allCases.contains { other.takes($0) && element.takes($0) }
        return isReported || other.claim?.kinds.allSatisfy { $0 == .null } ?? true
      }
      if !isAlone { report(.undecidedCase, element, "a date or data beside another case") }
    }
  }

  /// In property lists, a URL is an object, which must not be one of another case.
  private mutating func checkKeysOfURLs(_ cases: [CaseLayout]) {
    guard let taker = cases.first(where: { $0.takes(.string) && $0.form?.scalars.contains(.url) ?? false }) else {
      return
    }
    for element in cases where element !== taker && element.canCoexist(with: taker) {
      guard let value = element.valueOfURL else { continue }
      report(.keyOfURL, taker, at: value.declared.range, element.name)
    }
  }

  /// A case that earlier ones always take the place of, or one without `matches:` that writes what an earlier one takes.
  private mutating func checkHidden(_ cases: [CaseLayout]) {
    var taken = TakenJSON(literals: layout.literals.filter(\.conditions.isEmpty))
    let explicit = (cases.filter(\.isExplicit) + layout.rawValueCases).sorted(byNumber: \.index)
    let order = explicit + cases.filter { !$0.isExplicit && !$0.takesRest }
    for element in order where element.conditions.isEmpty {
      guard let claim = element.claim else { continue }
      let rawValues = claim.isRawValue ? element.form.map { self.rawValues(of: $0.type) } ?? [] : []
      if !claim.kinds.isEmpty, taken.hides(element, claim, rawValues) {
        let isByLiterals = taken.areBooleans && claim.kinds == [.boolean]
        report(isByLiterals ? .hiddenByLiterals : claim.isExplicit ? .hiddenCase : .hiddenByMatches, element)
      } else if options.conformance.isEncodable, let (literal, tag) = literal(among: rawValues, of: element) {
        reportIndistinct(literal, element, tag.quoted, .indistinctConstants)
      } else if !claim.isExplicit, options.conformance.isEncodable, let (taker, json) = taker(of: element, in: cases) {
        reportIndistinct(taker, element, json)
      }
      taken.add(element, claim, rawValues)
    }
  }

  /// A literal that is a raw value of another case's type, too, and would be read in its place.
  private func literal(among rawValues: Set<AnyHashable>, of element: CaseLayout) -> (CaseLayout, Tag)? {
    let tags = Set(rawValues.compactMap { ($0 as? Tag)?.folded(layout.ignoresCase) })
    for literal in layout.literals where literal.canCoexist(with: element) {
      if let tag = literal.tags.first(where: { tags.contains($0.folded(layout.ignoresCase)) }) { return (literal, tag) }
    }
    return nil
  }

  /// All raw values of a type, or else the type itself.
  private func rawValues(of type: WireType) -> Set<AnyHashable> {
    guard case .definition(let name, _) = type else { return [type] }
    let constants = forms.types.constants(of: name)
    return constants.isEmpty ? [type] : Set(constants)
  }

  /// The first case with `matches:` that takes JSON of another one, as far as the file tells, and that JSON. Which of them
  /// takes an integer is the author's word.
  private func taker(of element: CaseLayout, in cases: [CaseLayout]) -> (CaseLayout, json: String)? {
    for other in cases where other.isExplicit && other.canCoexist(with: element) {
      guard let claim = other.claim else { continue }
      let kind = claim.kinds.first { kind in
        switch kind {
        case .null: mayBeNull(element) || element.certainKinds.contains(.null)
        case .boolean, .number, .string, .array: element.certainKinds.contains(kind)
        case .integer: false
        case .object: claim.groups.isEmpty && element.takes(.object)
        }
      }
      if let kind { return (other, element.sample(of: kind, with: other)) }
      if !claim.groups.isEmpty, element.recognition?.object?.written(having: claim.groups) != nil {
        return (other, CaseLayout.object(claim.groups.flatMap(\.keys)))
      }
    }
    return nil
  }
}

extension CaseLayout {
  /// What it writes, certainly, of an enum of the file.
  fileprivate var certainTags: [Tag] { literals + (form.map { $0.certainNumbers + $0.bareTags } ?? []) }

  fileprivate var isExplicit: Bool { claim?.isExplicit ?? false }

  /// The kinds that the case is written as, but for types that another file declares, and those that a coder's strategy
  /// decides.
  fileprivate var certainKinds: Set<JSONKind> {
    switch payload {
    // Constants come before what others take.
    case .bare where !(claim?.constants ?? []).isEmpty: Set(claim?.kinds ?? [])
    case .bare: form.map { $0.isObject || $0.isStrategic || $0.doubt != nil ? [] : $0.kinds } ?? []
    case .array: [.array]
    case .object, .flat, .merged: [.object]
    case .none?, nil: [.null]
    }
  }

  /// The kinds that the case matches and cannot be read from. A single value may be read from more than it is written
  /// as; an array or an object of several is nothing else.
  fileprivate var neverTaken: [JSONKind] {
    guard !certainKinds.isEmpty, let claim else { return [] }
    var readable = certainKinds
    if !readable.isDisjoint(with: [.integer, .number]) { readable.formUnion([.integer, .number]) }
    if form != nil, claim.kinds.contains(where: readable.contains) { return [] }
    return claim.kinds.filter { !readable.contains($0) }
  }

  /// The value that makes an object of the case look like a URL: one under "relative", where nothing but "base" need be
  /// beside it.
  fileprivate var valueOfURL: ValueLayout? {
    guard let values = knownKeys else { return nil }
    let written = values.filter { !$0.value.isOptional || $0.value.writesNil }
    guard written.allSatisfy({ ["relative", "base"].contains($0.key) }) else { return nil }
    return values.first { $0.key == "relative" }?.value
  }

  /// A constant of one case that the other writes, too. Constants come before `matches:`, so nothing else is read from them.
  fileprivate func sharedConstant(with other: CaseLayout) -> String? {
    let ignoresCase = [claim, other.claim].contains { $0?.ignoresCase ?? false }
    func shared(_ constants: [Tag]?, _ tags: [Tag]) -> Tag? {
      let tags = Set(tags.map { $0.folded(ignoresCase) })
      return constants?.first { tags.contains($0.folded(ignoresCase)) }
    }
    let (constants, bareTags) = (claim?.constants ?? [], form?.bareTags ?? [])
    let tag = shared(other.claim?.constants, constants + bareTags) ?? shared(constants, other.form?.bareTags ?? [])
    return tag?.quoted
  }

  /// JSON that both cases would take; nil if there is none.
  fileprivate func sharedJSON(with other: CaseLayout) -> String? {
    if takesRest, other.takesRest { return "{}" }
    for kind in JSONKind.allCases where takes(kind) && other.takes(kind) {
      guard kind == .object else { return sample(of: kind, with: other) }
      if let json = sharedObject(with: other) { return json }
    }
    return nil
  }

  /// A value of some kind, one that both cases hold if either holds only certain ones.
  fileprivate func sample(of kind: JSONKind, with other: CaseLayout) -> String {
    let (own, others) = (form?.constants ?? [], other.form?.constants ?? [])
    let constant = (own.filter(others.contains) + own + others).first { $0.kind.jsonKind == kind }
    guard let constant else { return kind.sample }
    if case .string(let text) = constant { return jsonText(text) }
    return constant.quoted
  }

  /// The values of an object by their keys; nil where its keys are not known.
  fileprivate var knownKeys: [KeyedValue<ValueLayout>]? {
    switch payload {
    case .object(let values), .flat(let values): values
    case .none?, .bare, .array, .merged, nil: nil
    }
  }

  /// An object that one of two cases may write, and that the other one takes, or ties with.
  private func sharedObject(with other: CaseLayout) -> String? {
    let (groups, others) = (claim?.groups ?? [], other.claim?.groups ?? [])
    guard let own = recognition?.object else { return Self.object(others.map { $0.keys[0] }) }
    guard let theirs = other.recognition?.object else { return Self.object(groups.map { $0.keys[0] }) }
    let keys = own.written(groups, takenBy: others) ?? theirs.written(others, takenBy: groups)
    return keys.map(Self.object)
  }

  fileprivate static func object(_ keys: [String]) -> String {
    "{\(keys.map { "\(jsonText($0)):…" }.joined(separator: ","))}"
  }
}

extension ObjectForm {
  /// The keys of an object that another case takes, or ties with.
  ///
  /// - Parameter groups: Those of the case.
  fileprivate func written(_ groups: [KeyGroup], takenBy others: [KeyGroup]) -> [String]? {
    let wins = groups.include(others) && !others.include(groups)
    return wins ? nil : written(having: others)
  }
}

extension [JSONKind] {
  /// As messages list them.
  fileprivate var text: String { map(\.text).joined(separator: " or ") }
}

extension JSONKind {
  /// A value of the kind.
  fileprivate var sample: String {
    switch self {
    case .null: "null"
    case .boolean: "true"
    case .integer: "1"
    case .number: "0.5"
    case .string: "\"a\""
    case .array: "[]"
    case .object: "{}"
    }
  }
}
