import CodableEnumGenerator
import CodableEnumJSON

/// Makes the types of the samples' values, and the declarations that they need.
struct TypeBuilder {
  /// In dependency order: a struct follows the types of its properties.
  private(set) var declarations: [InferredDeclaration] = []
  private(set) var usesFoundation = false
  private let lens: ValueSummary.Lens
  /// Whether values inside of samples may be enums.
  private let seesUnions: Bool
  /// Whether what all cases of an enum share is beside it.
  private let seesFields: Bool
  /// Of structs, by their properties, and of enums, by their text.
  private var names: [[InferredStructure.Property]: String] = [:]
  private var enumNames: [String: String] = [:]
  private var used: Set<String>
  /// By name, groups of objects that can share a struct.
  private var alike: [String: [ValueSummary]] = [:]
  /// The enums whose values can be told from others, also those that aren't complete.
  private var enums: [(name: String, recognizer: Recognizer)] = []
  private var families = UnionFamilies()
  /// Whether two keys of an object are equal to Swift: two spellings of `é`.
  private(set) var hasTwins = false

  init(_ lens: ValueSummary.Lens = .init(), seesUnions: Bool = false, seesFields: Bool = false) {
    used = Self.knownNames
    (self.lens, self.seesUnions, self.seesFields) = (lens, seesUnions, seesFields)
  }

  /// Names of the standard library and Foundation that generated code may mean.
  static let knownNames: Set = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "CodableValue", "CodingKey", "CodingKeys", "Data",
    "Date", "Decimal", "Decodable", "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Error", "Float",
    "Int", "Int64", "Locale", "Never", "Optional", "Polymorph", "Protocol", "Range", "Result", "Self", "Set", "Stored",
    "String", "Substring", "Swift", "Task", "TimeZone", "Type", "UInt64", "URL", "UUID", "Void", "Foundation",
    "CodableEnum", "Tag", "Value", "Merged",
  ]

  // MARK: Enums

  /// The declarations of the samples' enum: the enum, after the fields beside it if there are any.
  ///
  /// - Parameters:
  ///   - strays: Comments about samples that no case takes.
  ///   - isOpen: Whether a case catches the unknown.
  mutating func declare(
    _ outline: EnumOutline,
    named name: String,
    _ recognizer: Recognizer?,
    strays: [String],
    isOpen: Bool
  ) -> [InferredDeclaration] {
    used.insert(name)
    if seesUnions, let recognizer { enums.append((name, recognizer)) }
    if seesUnions { families = UnionFamilies(of: outline, beside: enums.map(\.recognizer), lens) }
    learn(outline)
    return declarations(of: outline, named: name) { draft in
      draft.isOpen = isOpen
      draft.comments.remarks = strays
    }
  }

  private mutating func declarations(
    of outline: EnumOutline,
    named name: String,
    _ edit: (inout EnumDraft) -> Void = { _ in }
  ) -> [InferredDeclaration] {
    let outline = seesFields ? outline.withFields : outline
    if outline.hasTwins { hasTwins = true }
    if outline.fields.isEmpty {
      var draft = draft(of: outline)
      edit(&draft)
      return [.enumeration(InferredEnum(draft, named: name))]
    }
    let fields = SwiftNames.unique(name + "Fields", in: &used)
    let content = SwiftNames.unique(name + "Content", in: &used)
    var remarks = Remarks()
    let properties = properties(outline.fields, &remarks)
    var draft = draft(of: outline)
    edit(&draft)
    let comments = DeclarationComments(remarks: remarks.text)
    return [
      .alias(InferredAlias(name: name, fields: fields, content: content)),
      .structure(InferredStructure(name: fields, properties: properties, comments: comments)),
      .enumeration(InferredEnum(draft, named: content)),
    ]
  }

  private mutating func properties(
    _ values: [ValueOutline],
    _ remarks: inout Remarks
  ) -> [InferredStructure.Property] {
    values.map { value in
      var value = value
      value.isProperty = true
      return InferredStructure.Property(key: value.key ?? "", type: type(of: value, &remarks))
    }
  }

  private mutating func draft(of outline: EnumOutline) -> EnumDraft {
    outline.draft { value, remarks in type(of: value, &remarks) }
  }

  private mutating func learn(_ outline: EnumOutline) {
    for element in outline.cases { for value in element.values { learn(value.summary, hint: value.place.hint) } }
  }

  /// Learns a value before its type is made, so that similar objects elsewhere share a struct.
  private mutating func learn(_ summary: ValueSummary, hint: String) {
    if isEnum(summary) { return }
    if summary.kinds == .object, !summary.isMap, !summary.members.isEmpty {
      let name = SwiftNames.typeName(of: hint)
      if let index = alike[name]?.firstIndex(where: summary.isLike) {
        alike[name]?[index].merge(summary)
      } else {
        alike[name, default: []].append(summary)
      }
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
  private mutating func union(of summary: ValueSummary, _ place: ValuePlace) -> String? {
    let values = summary.values
    if !seesUnions || values.isEmpty || summary.kinds == .boolean || summary.kinds == .number { return nil }
    if let own = enums.last(where: { $0.recognizer.takes(values) }) { return own.name }
    if summary.kinds == .string { return nil }
    if summary.kinds == .object, !summary.isMap,
      let own = enums.last(where: { $0.recognizer.takesMembers(of: values, isSure: true, hint: place.hint) })
    {
      return "[String: \(own.name)]"
    }
    if summary.kinds == .object, let family = families.family(of: values) {
      var place = place
      place.hint = family.hint
      if let name = add(family.outline, family.values, place) { return name }
    }
    for outline in UnionSearch(lens: lens).outlines(of: summary, named: place.hint).prefix(3) {
      if let name = add(outline, values, place) { return name }
    }
    return nil
  }

  /// Adds an enum, unless it isn't sound.
  private mutating func add(_ outline: EnumOutline, _ values: [JSONValue], _ place: ValuePlace) -> String? {
    var inner = self
    let name = inner.uniqueName(place)
    let lens = ValueSummary.Lens(detects: lens.detects)
    let closed = ClosedOutline(outline, LayoutSearch(samples: values, lens: lens, name: name))
    if let recognizer = closed.recognizer { inner.enums.append((name, recognizer)) }
    inner.learn(closed.outline)
    let found = inner.declarations(of: closed.outline, named: name)
    if case .enumeration(let enumeration)? = found.first {
      if let equal = enumNames[enumeration.signature] { return equal }
      inner.enumNames[enumeration.signature] = name
    }
    inner.declarations += found
    guard !inner.hasTwins, !inner.file.hasEndlessStructs,
      case .holds = inner.file.proof(of: name, values, trustsOpenTypes: true)
    else { return nil }
    self = inner
    return name
  }

  /// What was made so far.
  private var file: InferredFile { InferredFile(usesFoundation: usesFoundation, declarations: declarations) }

  // MARK: Types

  private mutating func type(of value: ValueOutline, _ remarks: inout Remarks) -> String {
    let summary = value.summary
    var type = type(of: summary, value.place, &remarks)
    if value.coder != nil {
      type = "Date"
      usesFoundation = true
    }
    let isOptional = remarks.addOptional(summary, missing: value.missing, value.place.subject)
    return isOptional && (value.key != nil || type != "CodableValue" || value.missing > 0) ? type + "?" : type
  }

  /// The type of a value that is not missing.
  mutating func type(of summary: ValueSummary, _ place: ValuePlace, _ remarks: inout Remarks) -> String {
    if let name = union(of: summary, place) { return name }
    switch summary.kinds {
    case []:
      if summary.nulls > 0 { remarks.add("\(place.subject) is null in all samples: its type is not known") }
      return "CodableValue"
    case .boolean: return "Bool"
    case .number:
      let name = summary.numbers.name ?? "Double"
      if name == "Int" { remarks.addInteger(place.subject) }
      if name == "Decimal" { usesFoundation = true }
      return name
    case .string:
      if summary.texts == .all { return "String" }
      if summary.texts.contains(.uuid) || summary.texts.contains(.url) { usesFoundation = true }
      return summary.texts.contains(.uuid) ? "UUID" : summary.texts.contains(.url) ? "URL" : "String"
    case .array:
      guard let elements = summary.elements.first else {
        remarks.add("\(place.subject) is [] in all samples: the type of its elements is not known")
        return "[CodableValue]"
      }
      return "[\(elementType(of: elements, place, &remarks))]"
    case .object where summary.isMap || summary.members.isEmpty:
      guard let values = summary.mapped.first else {
        remarks.add("\(place.subject) is {} in all samples: its members are not known")
        return "[String: CodableValue]"
      }
      return "[String: \(elementType(of: values, place, &remarks))]"
    case .object: return structure(of: summary, place)
    // Several kinds.
    default:
      remarks.add("\(place.subject) is \(Self.text(summary.kinds)): a CodableValue holds it")
      return "CodableValue"
    }
  }

  private mutating func elementType(of summary: ValueSummary, _ place: ValuePlace, _ remarks: inout Remarks) -> String {
    let inner = ValuePlace(
      hint: SwiftNames.singular(place.hint),
      owner: place.owner,
      subject: "an element of \(place.subject)"
    )
    let type = type(of: summary, inner, &remarks)
    return summary.nulls > 0 && type != "CodableValue" ? type + "?" : type
  }

  private mutating func structure(of summary: ValueSummary, _ place: ValuePlace) -> String {
    var remarks = Remarks()
    let name = SwiftNames.typeName(of: place.hint)
    let summary = alike[name]?.first(where: summary.isLike) ?? summary
    if Set(summary.members.keys.map(\.text)).count < summary.members.count { hasTwins = true }
    let properties = properties(ValueOutline.members(of: summary, owner: place.owner + name), &remarks)
    if properties.count > 32, properties.count(where: { $0.type.hasSuffix("?") }) * 2 > properties.count {
      remarks.add("\(place.subject) has \(properties.count) keys: if it is a dictionary, name its path with --map")
    }
    if let name = names[properties] { return name }
    let unique = uniqueName(place)
    names[properties] = unique
    let comments = DeclarationComments(remarks: remarks.text)
    declarations.append(.structure(InferredStructure(name: unique, properties: properties, comments: comments)))
    return unique
  }

  /// A type's name, after its place.
  private mutating func uniqueName(_ place: ValuePlace) -> String {
    let name = SwiftNames.typeName(of: place.hint)
    let unique = used.contains(name) ? SwiftNames.unique(place.owner + name, in: &used) : name
    used.insert(unique)
    return unique
  }

  private static func text(_ kinds: ValueSummary.Kinds) -> String {
    let names: [(ValueSummary.Kinds, JSONKind)] = [
      (.boolean, .boolean), (.number, .number), (.string, .string), (.array, .array), (.object, .object),
    ]
    return names.filter { kinds.contains($0.0) }.map(\.1.text).joined(separator: " or ")
  }
}

extension InferredEnum {
  /// Equal for enums that differ only by name and comments.
  fileprivate var signature: String {
    let cases = cases.map { element in
      "\(element.arguments) \(element.name) \(element.values.map(withoutName))"
    }
    return "\(arguments) \(cases)"
  }

  /// A declaration's text in which the enum itself has no name.
  private func withoutName(_ text: String) -> String {
    var (result, word) = ("", "")
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += word == name ? "Self" : word
        result.append(character)
        word = ""
      }
    }
    return result
  }
}
