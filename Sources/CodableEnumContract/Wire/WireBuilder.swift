import CodableEnumGenerator

struct WireBuilder {
  let names: WireNames
  let conformance: WireConformance
  /// For each entry, why its shape is unknown; nil if it is known.
  let obstacles: [OpenReason?]
  var openReferences: [String: OpenReference] = [:]
  /// The indices of the roots among the entries.
  private let roots: [Int]

  /// - Parameter roots: The names or ids of types that are guarded like payloads.
  init(_ files: [WireFile], roots: [String] = []) {
    names = WireNames(files)
    let rootNames = Set(roots)
    let entries = names.entries
    self.roots = entries.indices.filter { rootNames.contains(entries[$0].id) || rootNames.contains(entries[$0].name) }
    let conformance = WireConformance(names)
    var obstacles = names.entries.map { conformance.obstacle(of: $0) }
    for index in names.heldByRawValue where obstacles[index] == .notCodable {
      obstacles[index] = conformance.obstacle(of: names.entries[index], isCoded: false)
    }
    self.obstacles = obstacles
    self.conformance = conformance
  }

  mutating func build() -> WireDocument {
    var definitions = names.entries.indices.compactMap { definition(of: $0) }
    let openSets = openSets()
    let unguarded = markUsed(&definitions, in: openSets)
    return WireDocument(
      definitions: definitions,
      openSets: openSets,
      unknownTypes: unknownTypes,
      openReferences: Array(openReferences.values),
      unguarded: unguarded,
      roots: rootIDs.filter { id in definitions.contains { $0.id == id } },
      files: names.files
    )
  }

  private var rootIDs: [String] { roots.map { names.entries[$0].id } }

  private var unknownTypes: [UnknownType] {
    names.entries.indices.compactMap { unknownType(at: $0) }
  }

  private func unknownType(at index: Int) -> UnknownType? {
    guard let reason = obstacles[index] else { return nil }
    let entry = names.entries[index]
    let place = names.files[entry.file].place(at: entry.start)
    return UnknownType(id: entry.id, reason: reason, place: place, isCoded: conformance.coding(of: entry) != nil)
  }

  private mutating func definition(of index: Int) -> WireDefinition? {
    if obstacles[index] != nil { return nil }
    let entry = names.entries[index]
    let scope = names.scope(in: entry)
    let shape: WireShape
    var isAlias = false
    switch entry.target {
    case .annotatedEnum(let layout): shape = .enumeration(enumeration(layout, in: scope))
    case .structure(let structure): shape = self.structure(structure, entry, in: scope)
    case .plainEnum(let declaration) where RawValues.kind(of: declaration.header) == nil:
      shape = .enumeration(synthesizedEnum(declaration, entry, in: scope))
    case .plainEnum(let declaration): shape = rawValues(of: declaration, in: scope)
    case .alias where names.isMerged(index):
      guard case .alias(let alias) = entry.target,
        case .merged(let fields, let variant) = type(of: alias.type.expression, in: scope)
      else { return nil }
      shape = .merged(fields, variant)
    case .alias where roots.contains(index):
      shape = .rawValues(type(at: index), cases: nil)
      isAlias = true
    case .alias, .other: return nil
    }
    return WireDefinition(
      id: entry.id,
      place: names.files[entry.file].place(at: entry.start),
      parameters: entry.parameters,
      isUsed: false,
      isAlias: isAlias,
      coding: conformance.coding(of: entry) ?? .codable,
      shape: shape
    )
  }

  /// Marks annotated enums, what is merged, and types in the payloads of enums and open sets, at any depth.
  ///
  /// - Returns: The types with their own coding that are among these, or store an annotated enum.
  private mutating func markUsed(
    _ definitions: inout [WireDefinition],
    in openSets: [WireDefinition]
  ) -> [UnknownType] {
    let indices = Dictionary(definitions.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let roots = Set(rootIDs)
    var rest = definitions.indices.filter { definitions[$0].shape.isAnnotated || roots.contains(definitions[$0].id) }
    var open: Set<String> = []
    func visit(_ types: [WireType]) {
      for type in types {
        type.visit { part in
          if case .definition(let id, _) = part, let index = indices[id] { rest.append(index) }
          if case .open(let name) = part { open.insert(name) }
        }
      }
    }
    for set in openSets { visit(set.shape.types) }
    for type in definitions.flatMap(\.shape.types) { type.visit { if case .merged = $0 { visit($0.parts) } } }
    while let index = rest.popLast() {
      if definitions[index].isUsed { continue }
      definitions[index].isUsed = true
      visit(definitions[index].shape.types)
    }
    let annotated = Set(definitions.filter(\.shape.isAnnotated).map(\.id))
    let inOrder = names.entries.indices.sorted { first, second in
      let (entry, other) = (names.entries[first], names.entries[second])
      return (entry.file, entry.start) < (other.file, other.start)
    }
    return inOrder.compactMap { index in
      guard let type = unknownType(at: index), conformance.hasOwnCoding(names.entries[index]),
        open.contains(type.id) || stores(annotated, index)
      else { return nil }
      return type
    }
  }

  /// Whether a type has values of some definitions.
  private mutating func stores(_ ids: Set<String>, _ index: Int) -> Bool {
    let entry = names.entries[index]
    let stored: [TypeSyntax] =
      switch entry.target {
      case .structure(let type), .other(let type): type.properties.map(\.type)
      case .plainEnum(let declaration): declaration.cases.flatMap(\.values).map(\.type)
      case .annotatedEnum, .alias: []
      }
    // What such a type stores is not left open, since it is not in any schema.
    let references = openReferences
    defer { openReferences = references }
    let scope = names.scope(in: entry)
    var isOne = false
    for syntax in stored {
      type(of: syntax, in: scope).visit { if case .definition(let id, _) = $0 { isOne = isOne || ids.contains(id) } }
    }
    return isOne
  }

  // MARK: Shapes

  private mutating func structure(
    _ structure: TypeDeclaration,
    _ entry: WireNames.Entry,
    in scope: WireNames.Scope
  ) -> WireShape {
    if conformance.protocols(of: structure).haveRawValue,
      let rawValue = structure.properties.first(where: { $0.name == "rawValue" })
    {
      // The standard library codes a type with a raw value as that value.
      return .rawValues(type(of: rawValue.type, in: scope), cases: nil)
    }
    var keys: [String: String]?
    if case .keys(let given) = names.codingKeys("CodingKeys", of: entry) { keys = given }
    let properties = structure.properties.compactMap { property -> KeyedValue<WireValue>? in
      guard let key = keys.map({ $0[property.name] }) ?? property.name else { return nil }
      let type = self.type(of: property.type, in: scope)
      let (wrapped, isOptional) = type.withoutOptional
      let value = WireValue(
        name: property.name,
        place: names.files[entry.file].place(of: property.range),
        type: wrapped,
        isOptional: isOptional,
        isFixed: property.isFixed
      )
      return KeyedValue(value: value, key: key)
    }
    return .structure(properties)
  }

  /// The sets that `@CodableType` makes, by the protocols of their types.
  private mutating func openSets() -> [WireDefinition] {
    var sets: [String: [OpenSetType]] = [:]
    let layouts = names.files.map { file in
      Dictionary(file.layout.types.map { ($0.start, $0) }) { first, _ in first }
    }
    for (index, entry) in names.entries.enumerated() {
      guard let layout = layouts[entry.file][entry.start] else { continue }
      let place = names.files[entry.file].place(at: entry.start)
      let type = obstacles[index] == nil ? WireType.definition(entry.id, []) : .open(entry.id)
      let member = OpenSetType(name: entry.id, tag: layout.tag, type: type, place: place)
      sets[layout.protocolName, default: []].append(member)
    }
    return sets.map { name, types in
      WireDefinition(
        id: "any \(name)",
        place: types[0].place,
        isUsed: true,
        shape: .openSet(types.sorted(byBytesOf: \.name))
      )
    }
  }

  private mutating func rawValues(of declaration: TypeDeclaration, in scope: WireNames.Scope) -> WireShape {
    let raw = RawValues(of: declaration)
    let file = names.files[scope.file]
    let cases = declaration.cases.enumerated().compactMap { index, element in
      (raw.values[index].tag ?? raw.values[index].number.map { Tag($0) }).map {
        RawValueCase(name: unquoted(element.name), tag: $0, place: file.place(of: element.range))
      }
    }
    let name = declaration.header.inheritedTypes.first ?? "String"
    let type = type(of: TypeExpression(name), at: declaration.header.range.lowerBound, in: scope)
    // A raw value that is no literal could be any value of its type.
    return .rawValues(type, cases: cases.count == declaration.cases.count ? cases : nil)
  }
}

extension WireType {
  /// Visits the type and all its parts.
  func visit(_ body: (WireType) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }
}

extension WireShape {
  var types: [WireType] {
    switch self {
    case .enumeration(let enumeration): enumeration.cases.flatMap(\.content.values).map(\.type)
    case .structure(let properties): properties.map(\.value.type)
    case .rawValues(let type, _): [type]
    case .openSet(let types): types.map(\.type)
    case .merged(let fields, let variant): [fields, variant]
    }
  }
}
