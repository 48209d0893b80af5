import CodableEnumGenerator
import CodableEnumJSON

/// Makes the types of the samples' values, and the declarations that they need.
struct TypeBuilder {
  /// In dependency order: a struct follows the types of its properties.
  private(set) var file = FileDraft()
  /// For values inside of samples.
  private let lens: ValueSummary.Lens
  /// Whether values inside of samples may be enums.
  private let seesUnions: Bool
  /// Whether what all cases of an enum share is beside it.
  private let seesFields: Bool
  /// The names of enums inside of samples that can't be proved: each of their places has another type.
  private let avoided: Set<String>
  /// Of structs, by their properties, and of enums, by their text.
  private var names: [[ValueDraft]: String] = [:]
  private var enumNames: [String: String] = [:]
  /// Of the properties of structs, by their names.
  private var orders: [String: KeyOrder] = [:]
  private var used: Set<String>
  private var alike = AlikeObjects()
  /// Structs whose properties are being made, which may have the structs themselves inside.
  private var open: [OpenStruct] = []
  private var parts = KnownParts()
  /// The enums whose values can be told from others, also those that aren't complete.
  private var enums: [Own] = []
  private var families = UnionFamilies()
  /// What stands beside the values of an enum, by its name.
  private var beside: [String: Operands] = [:]
  /// Enums that weren't sound, whatever else the file has.
  private let unsound = Unsound()
  /// Whether two keys of an object are equal to Swift: two spellings of `é`.
  private(set) var hasTwins = false

  init(_ lens: ValueSummary.Lens, seesUnions: Bool, seesFields: Bool, avoiding avoided: Set<String> = []) {
    used = TakenNames.all
    (self.lens, self.seesUnions, self.seesFields, self.avoided) = (lens, seesUnions, seesFields, avoided)
  }

  private typealias Own = (name: String, recognizer: Recognizer)
  private typealias OwnParts = (own: Own, part: [JSONValue], others: [JSONValue])

  // MARK: Enums

  /// The file of the samples' enum, which comes first, after the fields beside it if there are any; nil if Swift doesn't
  /// tell its keys apart.
  ///
  /// - Parameters:
  ///   - strays: Comments about samples that no case takes.
  mutating func declare(
    _ outline: EnumOutline,
    named name: String,
    _ recognizer: Recognizer?,
    strays: [String]
  ) -> FileDraft? {
    used.insert(name)
    if seesUnions, let recognizer { enums.append((name, recognizer)) }
    if seesUnions { families = UnionFamilies(of: outline, beside: enums.map(\.recognizer), lens) }
    learn(outline)
    let drafts = drafts(of: outline, named: name, DraftComments(remarks: strays))
    file.drafts.insert(contentsOf: drafts, at: 0)
    return hasTwins ? nil : file
  }

  private mutating func drafts(
    of outline: EnumOutline,
    named name: String,
    _ comments: DraftComments = DraftComments()
  ) -> [Draft] {
    let outline = (seesFields ? outline.withFields : outline).withAnything
    if outline.hasTwins { hasTwins = true }
    var (enumName, drafts): (String, [Draft]) = (name, [])
    if !outline.fields.isEmpty {
      let fields = SwiftNames.unique(name + "Fields", in: &used)
      enumName = SwiftNames.unique(name + "Content", in: &used)
      var remarks = Remarks()
      let properties = properties(outline.fields, &remarks)
      drafts = [
        Draft(name: name, body: .alias(.named("Merged", [.named(fields), .named(enumName)]))),
        Draft(name: fields, body: .structure(properties), comments: DraftComments(remarks: remarks.text)),
      ]
    }
    let enumeration = outline.typed { value, remarks in type(of: value, &remarks) }
    return drafts + [Draft(name: enumName, enumeration, comments: comments)]
  }

  private mutating func properties(_ values: [ValueOutline], _ remarks: inout Remarks) -> [ValueDraft] {
    values.map { ValueDraft(key: $0.key, type: type(of: $0, hasCoder: false, &remarks)) }
  }

  private mutating func learn(_ outline: EnumOutline) {
    for element in outline.draft.cases {
      for value in element.values { parts.learn(value.summary, hint: value.place.hint) }
    }
    for element in outline.draft.cases { for value in element.values { learn(value.summary, hint: value.place.hint) } }
    alike.joinParts()
  }

  /// A dictionary, if objects under the same key are dictionaries of such values elsewhere.
  private func settled(_ summary: ValueSummary, under hint: String) -> ValueSummary {
    guard summary.kinds == .object, !summary.isMap, let values = parts.values(under: hint), summary.mayMap(to: values),
      !enums.contains(where: { $0.recognizer.takes(summary.values) })
    else { return summary }
    return summary.asMap
  }

  /// Learns a value before its type is made, so that similar objects elsewhere share a struct.
  private mutating func learn(_ summary: ValueSummary, hint: String) {
    let summary = settled(summary, under: hint)
    if let (own, _, others) = parts(of: summary.values, summary.kinds) {
      beside[own.name, default: Operands()].add(others)
    }
    if isEnum(summary) { return }
    if summary.kinds == .object, !summary.isMap, !summary.members.isEmpty {
      alike.add(summary, SwiftNames.typeName(of: hint))
    }
    for (key, member) in summary.members.sorted(byBytesOf: \.key.text) { learn(member, hint: key.text) }
    for part in summary.elements + summary.mapped { learn(part, hint: SwiftNames.singular(hint)) }
  }

  /// Whether the parts of the values belong to the cases of an enum.
  private func isEnum(_ summary: ValueSummary) -> Bool {
    let values = summary.values
    if !seesUnions || values.isEmpty || summary.kinds.isPlain { return false }
    return summary.kinds != .object && summary.kinds != .array || families.family(of: values) != nil
      || enums.contains { $0.recognizer.takes(values) }
  }

  /// The enum that holds all values; nil if there is none.
  private mutating func union(of summary: ValueSummary, _ place: ValuePlace) -> TypeExpression? {
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
  private func parts(of values: [JSONValue], _ kinds: JSONKinds) -> OwnParts? {
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

  // MARK: Types

  private mutating func type(
    of value: ValueOutline,
    hasCoder: Bool = true,
    _ remarks: inout Remarks
  ) -> TypeExpression {
    let summary = value.summary
    if value.decides, summary.nulls > 0, summary.count > summary.nulls {
      remarks.add(
        "\(value.place.subject) is null in \(summary.nulls) of \(Remarks.samples(summary.count)), and tells cases apart"
      )
      return .anything
    }
    var type = value.isAnything ? .anything : type(of: summary, value.place, &remarks)
    if value.isAnything { remarks.add("\(value.place.subject) is any JSON in another case") }
    if hasCoder, value.coder != nil { type = foundationType("Date") }
    if !hasCoder, value.coder != nil {
      remarks.add("\(value.place.subject) is a date: as a Date, it takes dateDecodingStrategy = .iso8601")
    }
    let isOptional = remarks.addOptional(summary, missing: value.missing, value.place.subject)
    return isOptional && (value.key != nil || type != .anything || value.missing > 0) ? .optional(type) : type
  }

  /// The type of a value that is not missing.
  mutating func type(of summary: ValueSummary, _ place: ValuePlace, _ remarks: inout Remarks) -> TypeExpression {
    let summary = settled(summary, under: place.hint)
    if let type = union(of: summary, place) { return type }
    switch summary.kinds {
    case []:
      if summary.nulls > 0 { remarks.add("\(place.subject) is null in all samples: its type is not known") }
      return .anything
    case .boolean: return .named("Bool")
    case .number:
      let name = summary.numbers.name ?? "Double"
      if name == "Int" { remarks.addInteger(place.subject) }
      return name == "Decimal" ? foundationType(name) : .named(name)
    case .string:
      if summary.holdsJSONTexts {
        remarks.add("\(place.subject) is JSON inside of a text: as a case's value, JSONTextCoder reads it")
      }
      if summary.texts == .all || summary.texts.isDisjoint(with: [.uuid, .url]) { return .string }
      return foundationType(summary.texts.contains(.uuid) ? "UUID" : "URL")
    case .array: return .array(typeOfElements(of: summary, place, &remarks))
    case .object where summary.isMap || summary.members.isEmpty && !isHeld(summary, place):
      return .dictionary(.string, typeOfMembers(of: summary, place, &remarks))
    case .object: return .named(structure(of: summary, place))
    // Several kinds.
    default:
      remarks.add("\(place.subject) is \(summary.kinds.text): a CodableValue holds it")
      return .anything
    }
  }

  private mutating func typeOfElements(
    of summary: ValueSummary,
    _ place: ValuePlace,
    _ remarks: inout Remarks
  ) -> TypeExpression {
    if let elements = summary.elements.first { return elementType(of: elements, place, &remarks) }
    if let elements = parts.elements(under: place.hint, enums.map(\.recognizer)) {
      remarks.add("\(place.subject) is [] in all samples: its elements are as under the same key elsewhere")
      return knownType(of: elements, place, &remarks)
    }
    remarks.add("\(place.subject) is [] in all samples: the type of its elements is not known")
    return .anything
  }

  private mutating func typeOfMembers(
    of summary: ValueSummary,
    _ place: ValuePlace,
    _ remarks: inout Remarks
  ) -> TypeExpression {
    if let values = summary.mapped.first { return elementType(of: values, place, &remarks) }
    if let values = parts.values(under: place.hint) {
      remarks.add("\(place.subject) is {} in all samples: its values are as under the same key elsewhere")
      return knownType(of: values, place, &remarks)
    }
    remarks.add("\(place.subject) is {} in all samples: its members are not known")
    return .anything
  }

  /// Whether a struct made elsewhere holds objects without members.
  private func isHeld(_ summary: ValueSummary, _ place: ValuePlace) -> Bool {
    alike[SwiftNames.typeName(of: place.hint)].contains { $0.holds(summary) }
  }

  private mutating func foundationType(_ name: String) -> TypeExpression {
    file.usesFoundation = true
    return .named(name)
  }

  /// The type of parts that are known from elsewhere, which may have such parts themselves.
  private mutating func knownType(
    of summary: ValueSummary,
    _ place: ValuePlace,
    _ remarks: inout Remarks
  ) -> TypeExpression {
    let before = parts
    defer { parts = before }
    parts.forget(place.hint)
    return elementType(of: summary, place, &remarks)
  }

  private mutating func elementType(
    of summary: ValueSummary,
    _ place: ValuePlace,
    _ remarks: inout Remarks
  ) -> TypeExpression {
    let inner = ValuePlace(
      hint: SwiftNames.singular(place.hint),
      owners: place.owners,
      subject: "an element of \(place.subject)"
    )
    let type = type(of: summary, inner, &remarks)
    return summary.nulls > 0 && type != .anything ? .optional(type) : type
  }

  private mutating func structure(of summary: ValueSummary, _ place: ValuePlace) -> String {
    var remarks = Remarks()
    let name = SwiftNames.typeName(of: place.hint)
    var summary = summary
    let index = alike[name].firstIndex { $0.holds(summary) }
    if let index {
      let shared = alike[name][index]
      let known = open.firstIndex { $0.name == name && $0.index == index }
      if let known {
        let unique = open[known].reserved ?? uniqueName(open[known].place)
        open[known].reserved = unique
        return unique
      }
      open.append(OpenStruct(name: name, index: index, place: place))
      summary = shared
    }
    if Set(summary.members.keys.map(\.text)).count < summary.members.count { hasTwins = true }
    let properties = properties(ValueOutline.members(of: summary, owners: place.owners + [name]), &remarks)
    if properties.count > 32, properties.count(where: \.type.isOptional) * 2 > properties.count {
      remarks.add("\(place.subject) has \(properties.count) keys: if it is a dictionary, name its path with --map")
    } else if DataKeys.mayBe(summary.members) {
      remarks.add("\(place.subject) has values of one shape: if its keys are data, name its path with --map")
    }
    let reserved = index == nil ? nil : open.removeLast().reserved
    // Equal structs may have their keys in another order.
    let form = (reserved.map { properties.naming("Self", for: $0) } ?? properties).sorted(byBytesOf: { $0.key ?? "" })
    let isUsed = reserved.map { name in
      file.drafts.contains { $0.types.contains { $0.names(parts: true).contains(name) } }
    }
    let order = KeyOrder(summary)
    if isUsed != true, let name = names[form] {
      orders[name]?.merge(order)
      if let order = orders[name] { file.sortProperties(of: name, order) }
      return name
    }
    let unique = reserved ?? uniqueName(place)
    (names[form], orders[unique]) = (unique, order)
    let comments = DraftComments(remarks: remarks.text)
    file.drafts.append(Draft(name: unique, body: .structure(properties), comments: comments))
    return unique
  }

  /// A type's name, after its place.
  private mutating func uniqueName(_ place: ValuePlace) -> String {
    var names = place.names
    // Inside of an enum of the same name.
    if names.count == 1, !place.owners.isEmpty { names.append(names[0] + "Item") }
    let unique = names.first { !used.contains($0) } ?? SwiftNames.unique(names.last ?? place.hint, in: &used)
    used.insert(unique)
    return unique
  }
}
