import CodableEnumGenerator
import CodableEnumJSON

/// Makes the types of the samples' values, and the declarations that they need.
struct TypeBuilder {
  /// In dependency order: a struct follows the types of its properties.
  var file = FileDraft()
  /// For values inside of samples.
  let lens: ValueSummary.Lens
  /// Whether values inside of samples may be enums.
  let seesUnions: Bool
  /// Whether what all cases of an enum share is beside it.
  private let seesFields: Bool
  /// The names of enums inside of samples that can't be proved: each of their places has another type.
  let avoided: Set<String>
  /// Of structs, by their properties, and of enums, by their text.
  private var names: [[ValueDraft]: String] = [:]
  var enumNames: [String: String] = [:]
  /// Of the properties of structs, by their names.
  private var orders: [String: KeyOrder] = [:]
  private var used: Set<String>
  var alike = AlikeObjects()
  /// Structs whose properties are being made, which may have the structs themselves inside.
  private var open: [OpenStruct] = []
  private var parts = KnownParts()
  /// The enums whose values can be told from others, also those that aren't complete.
  var enums: [Own] = []
  var families = UnionFamilies()
  /// What stands beside the values of an enum, by its name.
  var beside: [String: Operands] = [:]
  /// Enums that weren't sound, whatever else the file has.
  let unsound = Unsound()
  /// Whether two keys of an object are equal to Swift: two spellings of `é`.
  private(set) var hasTwins = false

  init(_ lens: ValueSummary.Lens, seesUnions: Bool, seesFields: Bool, avoiding avoided: Set<String> = []) {
    used = TakenNames.all
    (self.lens, self.seesUnions, self.seesFields, self.avoided) = (lens, seesUnions, seesFields, avoided)
  }

  typealias Own = (name: String, recognizer: Recognizer)
  typealias OwnParts = (own: Own, part: [JSONValue], others: [JSONValue])

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

  mutating func drafts(
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

  mutating func learn(_ outline: EnumOutline) {
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
    let isUsed = reserved.map { file.names($0) }
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
  mutating func uniqueName(_ place: ValuePlace) -> String {
    var names = place.names
    // Inside of an enum of the same name.
    if names.count == 1, !place.owners.isEmpty { names.append(names[0] + "Item") }
    let unique = names.first { !used.contains($0) } ?? SwiftNames.unique(names.last ?? place.hint, in: &used)
    used.insert(unique)
    return unique
  }
}
