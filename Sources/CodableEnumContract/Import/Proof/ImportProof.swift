import CodableEnumGenerator
import CodableEnumJSON

/// Compares what the types read and write with what the document says, and adds a comment where they differ.
struct ImportProof {
  private let normalizer: Normalizer
  private let judge: SchemaJudge
  private let types: TypeReading
  private var walk: SchemaWalk
  /// Whether other keys are read somewhere, and left out.
  private(set) var dropsOthers = false
  /// Whether a null is read somewhere that the schema refuses.
  private(set) var readsNulls = false
  private let mostSpecimens = 3_000
  /// The schemas of which there are remarks, by their ids.
  private var compared: Set<String> = []
  /// How many more answers to all questions of a schema there may be, in all types.
  private var rest = 40_000

  /// - Parameter wire: The file of the declarations.
  init(_ normalizer: Normalizer, _ wire: WireFile, heirs: [String: SchemaJudge.Heirs]) {
    self.normalizer = normalizer
    judge = SchemaJudge(normalizer.document)
    judge.heirs = heirs
    walk = SchemaWalk(judge, normalizer)
    let rules = JSONRules(trustsOpenTypes: true, isExact: false, countsCaught: false, dates: .any)
    types = TypeReading(WireDocument([wire]).shapes, rules)
  }

  /// Adds comments on the differences of a type.
  ///
  /// - Parameters:
  ///   - site: Its schema as it is written.
  ///   - isRoot: Whether it is used by itself, too, where no optional takes null.
  ///   - isOpen: Whether enums read what is unknown, as asked for.
  mutating func compare(
    _ draft: inout Draft,
    _ type: ImportedType,
    at site: SchemaSite,
    isRoot: Bool,
    isOpen: Bool
  ) {
    guard let own = wireType(of: draft, type) else { return }
    var specimens = Specimens(normalizer)
    switch draft.body {
    case .enumeration(var enumeration, let names):
      var count = 0
      for (index, members) in type.caseMembers.enumerated() {
        var specimens = Specimens(normalizer)
        for member in members { specimens.add(member, changes: count < mostSpecimens) }
        count += specimens.values.count
        enumeration.cases[index].comments.remarks += remarks(specimens, site, own)
      }
      draft.body = .enumeration(enumeration, names)
      addOthers(than: type.caseMembers.flatMap(\.self), of: type.schema, to: &specimens)
      // An optional takes null where the enum is used.
      let isOptional = !isRoot && (try? specimens.normalizer.allowsNull(type.schema)) ?? false
      for json in type.schema.samples + Self.ofEachKind where !isOptional || json != .null { specimens.add(json) }
      draft.comments.remarks += remarks(specimens, site, own, saysWhatIsOnlyRead: !isOpen).filter { remark in
        !enumeration.cases.contains { $0.comments.remarks.contains(remark) }
      }
      let told = draft.comments.remarks + enumeration.cases.flatMap(\.comments.remarks)
      let kinds = JSONKinds.all.subtracting(isOptional ? .null : [])
      let found = walked(site, kinds, own, saysWhatIsOnlyRead: !isOpen)
      draft.comments.remarks += Self.news(found, besides: told)
    case .structure, .alias:
      specimens.add(type.schema, changes: true)
      for json in type.schema.samples { specimens.add(json) }
      draft.comments.remarks += remarks(specimens, site, own)
      // A struct whose schema has no type is known to be an object only.
      let kinds = type.schema.isGuessed && type.schema.union == nil ? type.schema.kinds : .all
      let found = walked(site, kinds, own, saysWhatIsOnlyRead: true)
      draft.comments.remarks += Self.news(found, besides: draft.comments.remarks)
    }
  }

  /// The type that is compared: an alias of another one only where its schema says something else.
  private mutating func wireType(of draft: Draft, _ type: ImportedType) -> WireType? {
    guard case .alias(let target) = draft.body, !type.keepsOthers else {
      compared.insert(type.schema.id)
      return .definition(draft.name, [])
    }
    guard type.schema.union != nil, let name = target.unwrapped.plainName, types.read[name] != nil,
      compared.insert(type.schema.id).inserted
    else { return nil }
    let own = WireType.definition(name, [])
    return target.isOptional ? .optional(own) : own
  }

  /// The remarks of a kind of which there is none yet.
  private static func news(_ remarks: [String], besides told: [String]) -> [String] {
    remarks.filter { remark in
      ![onlyValid, onlyRead].contains { kind in remark.hasPrefix(kind) && told.contains { $0.hasPrefix(kind) } }
    }
  }

  /// What differs where a schema's questions are answered otherwise.
  private mutating func walked(
    _ site: SchemaSite,
    _ kinds: JSONKinds,
    _ own: WireType,
    saysWhatIsOnlyRead: Bool
  ) -> [String] {
    if rest <= 0 { return [] }
    var specimens = Specimens(normalizer)
    for json in walk.values(at: site) where !kinds.isDisjoint(with: JSONKinds(of: json)) { specimens.add(json) }
    rest -= specimens.values.count
    return remarks(specimens, site, own, saysWhatIsOnlyRead: saysWhatIsOnlyRead)
  }

  /// Adds the members of a union that have no case, or of which a case has only a part.
  private func addOthers(than held: [NormalSchema], of schema: NormalSchema, to specimens: inout Specimens) {
    let known = Set(held.map(\.id))
    guard schema.union != nil, let members = try? specimens.normalizer.members(of: schema) else { return }
    var tags: [(key: String, value: JSONValue)] = []
    for property in members.lazy.flatMap(\.properties) where tags.count < Self.mostTags {
      guard let tag = try? specimens.normalizer.schema(property.site).constants?.first else { continue }
      tags.append((property.key, tag))
    }
    for member in members where !known.contains(member.id) && specimens.values.count < mostSpecimens {
      specimens.add(member, tags)
    }
  }

  private static let (onlyValid, onlyRead) = ("valid, but not read here: ", "read here, but not valid: ")
  private static let mostTags = 16

  private static let ofEachKind: [JSONValue] = [
    .null, .boolean(true), .number("7"), .number("7.5"), .string("~"), .array([]), .empty,
  ]

  /// The smallest JSON that only one side takes, for each side.
  private mutating func remarks(
    _ specimens: Specimens,
    _ site: SchemaSite,
    _ own: WireType,
    saysWhatIsOnlyRead: Bool = true
  ) -> [String] {
    var (refused, read): (String?, String?)
    for (index, json) in specimens.values.enumerated() {
      let isValid = judge.accepts(json, at: site)
      let reading = types.read(json, as: own)
      if isValid == reading.isRead {
        if isValid, reading.leavesOutKeys { dropsOthers = true }
        continue
      }
      let text = json.text()
      if isValid {
        if refused.map({ text.utf8.count < $0.utf8.count }) ?? true { refused = text }
      } else if specimens.nulls.contains(index) {
        readsNulls = true
      } else if read.map({ text.utf8.count < $0.utf8.count }) ?? true {
        read = text
      }
    }
    if !saysWhatIsOnlyRead { read = nil }
    return [
      refused.map { Self.onlyValid + $0.cut }, read.map { Self.onlyRead + $0.cut },
    ].compactMap(\.self)
  }
}

extension CaseReading {
  /// Whether it is read, as far as the keywords go that `SchemaJudge` knows: a `format` is taken to hold.
  fileprivate var isRead: Bool {
    problems.allSatisfy { problem in
      if case .text = problem { true } else { false }
    }
  }

  fileprivate var leavesOutKeys: Bool {
    findings.contains { finding in
      if case .lost(.key) = finding.problem { true } else { false }
    }
  }
}

extension String {
  fileprivate var cut: String { utf8.count <= 90 ? self : String(prefix(86)) + " …" }
}

extension NormalSchema {
  /// Values that the document gives.
  fileprivate var samples: [JSONValue] { examples + (defaultValue.map { [$0] } ?? []) }
}
