import CodableEnumGenerator

struct InferredStructure {
  struct Property: Hashable {
    var key: String
    var type: String
    var comments = DeclarationComments()
  }

  var name: String
  var properties: [Property]
  var isClass = false
  var comments: DeclarationComments
}

/// Makes the types of the samples' values, and the structs that they need.
struct TypeBuilder {
  /// In dependency order: a struct follows the types of its properties.
  private(set) var structures: [InferredStructure] = []
  private(set) var usesFoundation = false
  private var names: [[InferredStructure.Property]: String] = [:]
  private var used: Set<String>
  /// By name, groups of objects that can share a struct.
  private var alike: [String: [ValueSummary]] = [:]
  /// Whether two keys of an object are equal to Swift: two spellings of `é`.
  private(set) var hasTwins = false

  /// - Parameter name: The name of the enum.
  init(enumNamed name: String) {
    used = Self.knownNames.union([name])
  }

  /// Names of the standard library and Foundation that generated code may mean.
  static let knownNames: Set = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "CodableValue", "CodingKey", "CodingKeys", "Data",
    "Date", "Decimal", "Decodable", "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Error", "Float",
    "Int", "Int64", "Locale", "Never", "Optional", "Polymorph", "Protocol", "Range", "Result", "Self", "Set", "Stored",
    "String", "Substring", "Swift", "Task", "TimeZone", "Type", "UInt64", "URL", "UUID", "Void", "Foundation",
    "CodableEnum", "Tag", "Value",
  ]

  /// The place of a value, for names and remarks.
  struct Place {
    /// The name of its struct.
    var hint: String
    /// The prefix of that name if it is taken.
    var owner: String
    /// The name in remarks.
    var subject: String
  }

  /// Learns a value before its type is made, so that similar objects elsewhere share a struct.
  mutating func learn(_ summary: ValueSummary, hint: String) {
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

  /// Learns an object whose members are separate values.
  mutating func learnMembers(of summary: ValueSummary) {
    for (key, member) in summary.members.sorted(byBytesOf: \.key.text) { learn(member, hint: key.text) }
  }

  /// The type of a value that is not missing.
  mutating func type(of summary: ValueSummary, _ place: Place, _ remarks: inout Remarks) -> String {
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
    default:
      remarks.add("\(place.subject) is \(Self.text(summary.kinds)): a CodableValue holds it")
      return "CodableValue"
    }
  }

  private mutating func elementType(
    of summary: ValueSummary,
    _ place: Place,
    _ remarks: inout Remarks
  ) -> String {
    let inner = Place(
      hint: SwiftNames.singular(place.hint),
      owner: place.owner,
      subject: "an element of \(place.subject)"
    )
    let type = type(of: summary, inner, &remarks)
    return summary.nulls > 0 && type != "CodableValue" ? type + "?" : type
  }

  private mutating func structure(of summary: ValueSummary, _ place: Place) -> String {
    var remarks = Remarks()
    let name = SwiftNames.typeName(of: place.hint)
    let summary = alike[name]?.first(where: summary.isLike) ?? summary
    let properties = properties(of: summary, owner: place.owner + name, &remarks)
    if properties.count > 32, properties.count(where: { $0.type.hasSuffix("?") }) * 2 > properties.count {
      remarks.add("\(place.subject) has \(properties.count) keys: if it is a dictionary, name its path with --map")
    }
    if let name = names[properties] { return name }
    let unique = used.contains(name) ? SwiftNames.unique(place.owner + name, in: &used) : name
    used.insert(unique)
    names[properties] = unique
    structures.append(InferredStructure(name: unique, properties: properties, comments: .init(remarks: remarks.text)))
    return unique
  }

  /// The members of objects, sorted by key.
  mutating func properties(
    of summary: ValueSummary,
    owner: String,
    _ remarks: inout Remarks
  ) -> [InferredStructure.Property] {
    if Set(summary.members.keys.map(\.text)).count < summary.members.count { hasTwins = true }
    return summary.members.sorted(byBytesOf: \.key.text).map { key, member in
      let subject = Remarks.subject(key.text)
      let place = Place(hint: key.text, owner: owner, subject: subject)
      let type = type(of: member, place, &remarks)
      let isOptional = member.count < summary.objects || member.nulls > 0
      if member.count < summary.objects {
        remarks.add("\(subject) is in \(member.count) of \(Remarks.samples(summary.objects)): optional")
      } else if member.nulls > 0, !member.kinds.isEmpty {
        remarks.add("\(subject) is null in \(member.nulls) of \(Remarks.samples(summary.objects)): optional")
      }
      return InferredStructure.Property(key: key.text, type: isOptional ? type + "?" : type)
    }
  }

  private static func text(_ kinds: ValueSummary.Kinds) -> String {
    let names: [(ValueSummary.Kinds, JSONKind)] = [
      (.boolean, .boolean), (.number, .number), (.string, .string), (.array, .array), (.object, .object),
    ]
    return names.filter { kinds.contains($0.0) }.map(\.1.text).joined(separator: " or ")
  }
}
