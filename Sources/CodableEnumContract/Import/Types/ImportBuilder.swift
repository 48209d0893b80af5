import CodableEnumGenerator
import CodableEnumJSON

extension ImportBuilder.SwiftType {
  static let remarkOnContent = "JSON inside of a text, which JSONTextCoder reads in a case's value"

  /// For a case's value: the type that a coder reads from the text.
  var ofCoder: Self {
    guard let content else { return self }
    var type = self
    (type.base, type.coder, type.content) = (content, "JSONTextCoder<\(content.text)>", nil)
    type.remarks.removeAll { $0 == Self.remarkOnContent }
    return type
  }
}

/// Makes Swift types of schemas.
struct ImportBuilder {
  /// A type as it is written.
  struct SwiftType {
    /// Without `?`.
    var base: TypeExpression
    /// Whether null is valid.
    var isOptional = false
    /// What the type doesn't hold.
    var remarks: [String] = []
    var coder: String?
    /// That of the JSON inside of a text, which only a case's value can have.
    var content: TypeExpression?

    var full: TypeExpression { isOptional && base != .anything ? .optional(base) : base }
  }

  var normalizer: Normalizer
  var names: ImportNames
  let options: ImportOptions
  /// How many ways to hold a union were refused, by its id.
  let levels: [String: Int]
  /// The objects of which structs leave out the keys that aren't named, by their ids.
  let plain: Set<String>
  /// Of schemas that are left out.
  var failures: [InputFailure] = []
  private(set) var types: [String: ImportedType] = [:]
  var plans: [String: UnionPlan?] = [:]
  /// Declarations that are named, and not made yet.
  private var rest: [(schema: NormalSchema, name: String)] = []
  /// The keys of tags that structs leave to the enums that merge them, by the struct's name; empty for one that is
  /// used otherwise, too.
  private var dropped: [String: Set<String>] = [:]
  /// Arrays and dictionaries that are being made.
  private var open: Set<String> = []
  /// Inline schemas that are equal share a type.
  private var shared: [String: String] = [:]
  /// The description of each of these; empty if it differs from place to place.
  private(set) var described: [String: String] = [:]
  private(set) var usesFoundation = false
  /// Whether a schema without `type` has one of its keywords.
  private(set) var guesses = false
  /// Whether a struct, or a case, leaves out keys of which its schema says nothing.
  var dropsOthers = false

  init(
    _ normalizer: Normalizer,
    _ options: ImportOptions,
    levels: [String: Int],
    crowded: Set<String>,
    plain: Set<String>
  ) {
    (self.normalizer, self.options, self.levels, self.plain) = (normalizer, options, levels, plain)
    names = ImportNames(crowded: crowded)
  }

  // MARK: Types

  /// A schema that is not sound leaves the others as they are.
  mutating func type(of site: SchemaSite, _ hint: ImportNames.Hint) throws(InputFailure) -> SwiftType {
    do {
      return try soundType(of: site, hint)
    } catch  where error.isOfOneSchema {
      return SwiftType(base: .anything, remarks: ["\(error.message): a CodableValue holds it"])
    }
  }

  private mutating func soundType(of site: SchemaSite, _ hint: ImportNames.Hint) throws(InputFailure) -> SwiftType {
    let schema = try normalizer.schema(site)
    share(schema, site, hint)
    return try type(of: schema, hint)
  }

  /// Equal unions are one type if nothing else names them, and so are equal lists of values under equal keys: such a
  /// list has no meaning without its key.
  mutating func share(_ schema: NormalSchema, _ site: SchemaSite, _ hint: ImportNames.Hint) {
    guard schema.name == nil, schema.id == site.id, names.name(of: schema.id) == nil else { return }
    let text: String
    if let constants = schema.constants {
      text = "\(schema.title ?? hint.text)\n\(JSONValue.array(constants).text())"
    } else if schema.union != nil {
      // Each place has its own words, and references mean what is around them.
      let json = JSONValue.object((site.json.members ?? []).filter { !Self.wordsOfPlaces.contains($0.key) })
      let base = normalizer.document.resources.resource(around: site.pointer)
      text = "\(schema.title ?? "")\n\(base)\n\(json.text())"
    } else {
      return
    }
    guard let id = shared[text], let name = names.name(of: id) else {
      (shared[text], described[schema.id]) = (schema.id, schema.description)
      return
    }
    names.reserve(name, for: schema.id)
    if schema.union != nil, described[id] != schema.description { described[id] = "" }
  }

  private static let wordsOfPlaces: Set = ["default", "deprecated", "description", "example", "examples"]

  mutating func type(of schema: NormalSchema, _ hint: ImportNames.Hint) throws(InputFailure) -> SwiftType {
    if schema.isAnything { return SwiftType(base: .anything, remarks: schema.remarks) }
    var type = SwiftType(base: .anything, isOptional: try normalizer.allowsNull(schema))
    func only(_ found: SwiftType) -> SwiftType {
      var only = found
      only.isOptional = type.isOptional || only.isOptional
      return only
    }
    // `anyOf` of a schema and null: that schema, under its own name.
    if let union = schema.union, union.members.count == 1, !schema.hasBase, !union.areHeirs {
      return only(try self.type(of: union.members[0], hint))
    }
    if schema.isUnion {
      let plan = try plan(for: schema)
      if case .single(let member)? = plan { return only(try self.type(of: member, hint)) }
      if plan == nil {
        type.remarks = schema.remarks + ["a union that nothing tells apart: a CodableValue holds it"]
      }
      type.base = self.type(of: schema, plan, hint)
      return type
    }
    if let constants = schema.constants?.filter({ $0 != .null }), !constants.isEmpty {
      return constant(constants, schema, type, hint)
    }
    type.remarks = schema.remarks
    try setBase(of: &type, schema, hint)
    return type
  }

  /// A type by the kind of JSON that a schema takes.
  private mutating func setBase(
    of type: inout SwiftType,
    _ schema: NormalSchema,
    _ hint: ImportNames.Hint
  ) throws(InputFailure) {
    switch schema.kinds.subtracting(.null) {
    case .boolean: type.base = .named("Bool")
    case .integer: type.base = .named(Self.integer(schema.format))
    case .fraction, .number: type.base = .named(schema.format == "float" ? "Float" : "Double")
    case .string:
      text(schema, &type)
      if let content = schema.content { try self.content(content, &type, hint) }
    case .array:
      if schema.isGuessed { guesses = true }
      try array(schema, &type, hint)
    case .object:
      if schema.isGuessed { guesses = true }
      try object(schema, &type, hint)
    // Null alone, or nothing.
    default:
      type.isOptional = true
      type.remarks.append(schema.kinds == .null ? "always null" : "no JSON is valid here")
    }
  }

  /// - Parameter parts: The members of a union that is none of the document's.
  mutating func plan(for schema: NormalSchema, _ parts: [NormalSchema]? = nil) throws(InputFailure) -> UnionPlan? {
    if let known = plans[schema.id] { return known }
    let found = if let parts { try normalizer.plans(for: schema, parts) } else { try normalizer.plans(for: schema) }
    let plan = found.dropFirst(levels[schema.id] ?? 0).first
    plans[schema.id] = .some(plan)
    return plan
  }

  mutating func type(of schema: NormalSchema, _ plan: UnionPlan?, _ hint: ImportNames.Hint) -> TypeExpression {
    switch plan {
    case nil, .single: .anything
    case .structure(let whole): .named(declare(whole, hint))
    case .enumeration: .named(declare(schema, hint))
    }
  }

  private static func integer(_ format: String?) -> String {
    let names = ["Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "UInt"]
    return names.first { $0.lowercased() == format } ?? "Int"
  }

  private mutating func text(_ schema: NormalSchema, _ type: inout SwiftType) {
    type.base = .string
    guard let format = schema.format else { return }
    let detected: [String: (String, String?)] = [
      "uuid": ("UUID", nil), "uri": ("URL", nil), "url": ("URL", nil), "uri-reference": ("URL", nil),
      "byte": ("Data", nil), "date-time": ("Date", "ISO8601DateCoder"),
    ]
    if options.detects, let (name, coder) = detected[format] {
      (type.base, type.coder) = (.named(name), coder)
      usesFoundation = true
    } else {
      type.remarks.insert("format: \(format)", at: 0)
    }
  }

  /// JSON inside of a text: a `JSONTextCoder` reads it in a case's value.
  private mutating func content(
    _ site: SchemaSite,
    _ type: inout SwiftType,
    _ hint: ImportNames.Hint
  ) throws(InputFailure) {
    let inner = try self.type(of: site, hint)
    if inner.coder != nil || inner.content != nil { return type.remarks.append("JSON inside of a text, twice") }
    let content = inner.full
    type.content = content
    type.remarks.append(SwiftType.remarkOnContent)
    type.remarks += inner.remarks.map { "in it: \($0)" }
  }

  private mutating func constant(
    _ constants: [JSONValue],
    _ schema: NormalSchema,
    _ type: SwiftType,
    _ hint: ImportNames.Hint
  ) -> SwiftType {
    var type = type
    let list = constants.map(\.oneLine).joined(separator: ", ")
    type.remarks = schema.remarks
    if constants.allSatisfy({ $0.boolean != nil }) {
      type.base = .named("Bool")
      if constants.count == 1 { type.remarks.append("always \(list)") }
    } else if constants.allSatisfy({ $0.kind == .integer || $0.kind == .number }),
      constants.contains(where: { Tag($0) == nil })
    {
      type.base = .named("Double")
      type.remarks.append("one of \(list)")
    } else if constants.allSatisfy({ Tag($0) != nil }) {
      type.base = .named(declare(schema, hint))
    } else {
      type.remarks.append("one of \(list): a CodableValue holds it")
    }
    return type
  }

  // MARK: Arrays and dictionaries

  /// The type of an element or of a dictionary's value.
  private mutating func inner(
    _ site: SchemaSite?,
    of schema: NormalSchema,
    _ hint: ImportNames.Hint,
    _ type: inout SwiftType
  ) throws(InputFailure) -> TypeExpression {
    guard let site else { return .anything }
    guard open.insert(schema.id).inserted else {
      type.remarks.append("refers to itself through arrays and dictionaries alone: a CodableValue holds it")
      return .anything
    }
    defer { open.remove(schema.id) }
    let inner = try self.type(of: site, .init(text: SwiftNames.singular(hint.text), owner: hint.owner))
    type.remarks += inner.remarks.map { "in it: \($0)" }
    // Only a case can have a coder, for a value of its own.
    if inner.coder != nil { type.remarks.append("in it: format: date-time") }
    return inner.coder == nil ? inner.full : SwiftType(base: .string, isOptional: inner.isOptional).full
  }

  private mutating func array(
    _ schema: NormalSchema,
    _ type: inout SwiftType,
    _ hint: ImportNames.Hint
  ) throws(InputFailure) {
    var site = schema.items
    if !schema.elements.isEmpty {
      let all = schema.elements + (site.map { [$0] } ?? [])
      let isOne = all.allSatisfy { $0.json == all[0].json }
      site = isOne ? all[0] : .combined("anyOf", all)
      type.remarks.append("\(isOne ? "" : "in this order: ")\(counted(schema.elements.count, "element"))")
    } else if schema.isFull, schema.elementCounts.upperBound > 0 {
      type.remarks.append("items: false, so no elements")
    }
    type.base = .array(try inner(site, of: schema, hint, &type))
  }

  private mutating func object(
    _ schema: NormalSchema,
    _ type: inout SwiftType,
    _ hint: ImportNames.Hint
  ) throws(InputFailure) {
    guard schema.isDictionary else {
      type.base = .named(declare(schema, hint))
      type.remarks = []
      return
    }
    let sites = schema.patterns.map(\.site) + (schema.additional.map { [$0] } ?? [])
    if !schema.patterns.isEmpty {
      type.remarks.append("keys: \(schema.patterns.map { jsonText($0.key) }.joined(separator: ", "))")
    }
    if !schema.required.isEmpty {
      let keys = schema.required.sorted(byBytesOf: \.self).map(jsonText).joined(separator: ", ")
      type.remarks.append("required: \(keys): not held")
    }
    if sites.isEmpty, schema.isClosed { type.remarks.append("additionalProperties: false: not held") }
    let site = sites.count > 1 ? SchemaSite.combined("anyOf", sites) : sites.first
    type.base = .dictionary(.string, try inner(site, of: schema, hint, &type))
  }

  // MARK: Declarations

  /// The name of a type, which will be declared.
  mutating func declare(_ schema: NormalSchema, _ hint: ImportNames.Hint, dropping key: String? = nil) -> String {
    var hint = hint
    if let own = schema.ownName { hint.text = own }
    let name = names.name(of: schema.id, hint)
    let isNew = dropped[name] == nil
    let before = dropped[name]?.count
    dropped[name, default: []].insert(key ?? "")
    // A struct that was made without the tag's key is made again with it.
    if isNew || before == 1 && dropped[name]?.count == 2 { rest.append((schema, name)) }
    return name
  }

  /// The key that a struct leaves to the enums that merge it.
  func droppedKey(of name: String) -> String? {
    guard let keys = dropped[name], keys.count == 1, let key = keys.first, !key.isEmpty else { return nil }
    return key
  }

  mutating func finish() throws(InputFailure) {
    var next = 0
    while next < rest.count {
      let (schema, name) = rest[next]
      types[name] = try made(of: schema, name)
      next += 1
    }
    rest = []
  }

  /// A name for a type that has another, or none.
  mutating func addAlias(_ name: String, _ schema: NormalSchema, _ type: SwiftType) throws(InputFailure) {
    var comments = DraftComments(documentation: documentation(schema.description), remarks: type.remarks)
    let isWhole = type.base == .named("Int") || type.base == .named("Double")
    if isWhole, schema.kinds.isSubset(of: .number.union(.null)) {
      comments.remarks.append("a number that \(type.base.text) doesn't hold is refused, or rounded")
    }
    types[name] = ImportedType(draft: Draft(name: name, body: .alias(type.full), comments: comments), schema: schema)
  }

  private mutating func made(of schema: NormalSchema, _ name: String) throws(InputFailure) -> ImportedType {
    if schema.isUnion, let plan = try plan(for: schema) {
      // A single one, and a struct, have types of their own.
      if case .enumeration(let plan) = plan { return try enumeration(schema, name, plan) }
    } else if schema.constants != nil {
      let names = Normalizer.names([schema.withoutNull])
      return try enumeration(schema, name, EnumDraft(strategy: .rawValue, cases: names, isOpen: schema.isExtensible))
    }
    let fields = try structure(schema, name)
    guard let site = schema.others, keepsOthers(schema) else { return fields }
    return try merged(fields, with: site, schema, name)
  }

  /// A struct and a dictionary of all other keys: `Merged<SummaryFields, [String: String]>`.
  private mutating func merged(
    _ fields: ImportedType,
    with others: SchemaSite,
    _ schema: NormalSchema,
    _ name: String
  ) throws(InputFailure) -> ImportedType {
    var (own, merged) = (fields, fields)
    own.schema.id = schema.id + "|fields"
    own.draft.name = names.name(of: own.schema.id, .init(text: name + "Fields", owner: ""))
    own.draft.comments = DraftComments()
    types[own.draft.name] = own
    let value = try type(of: others, .init(text: "value", owner: name))
    let types: [TypeExpression] = [.named(own.draft.name), .dictionary(.string, value.full)]
    merged.draft.body = .alias(.named("Merged", types))
    let names = schema.patterns.map { jsonText($0.key) }.joined(separator: ", ")
    if !names.isEmpty { merged.draft.comments.remarks.append("keys: \(names)") }
    merged.draft.comments.remarks += value.remarks.map { "other keys: \($0)" }
    merged.keepsOthers = true
    return merged
  }

  /// Whether the keys that an object doesn't name are kept.
  func keepsOthers(_ schema: NormalSchema) -> Bool {
    schema.allowsOthers && schema.union == nil && !plain.contains(schema.id) && !options.isClosed
  }
}
