import CodableEnumGenerator
import CodableEnumJSON

/// Swift types for the schemas of a document.
package struct SchemaImport: Sendable {
  package var text: String

  package init(_ file: SourceFile, _ options: ImportOptions) throws(InputFailure) {
    let document = try SchemaDocument(file)
    let normalizer = Normalizer(document)
    var levels: [String: Int] = [:]
    var crowded: Set<String> = []
    // The generator refuses what it can't tell apart; another way is tried then, each schema's own.
    while true {
      var attempt = ImportBuilder(normalizer, options, levels: levels, crowded: crowded)
      let roots = try attempt.roots()
      for root in roots { try attempt.add(root) }
      let more = attempt.names.newlyCrowded
      crowded.formUnion(more)
      if !more.isEmpty { continue }
      let types: [ImportedType] = .needed(by: roots.map(\.name), from: attempt.types)
      var file = FileDraft(usesFoundation: attempt.usesFoundation, drafts: types.map(\.draft))
      file.breakCycles()
      let (wire, refused) = file.wire(path: "Import.swift")
      for index in refused { levels[types[index].schema.id, default: 0] += 1 }
      if !refused.isEmpty, refused.allSatisfy({ levels[types[$0].schema.id] ?? 0 < 8 }) { continue }
      var proof = ImportProof(attempt.normalizer, wire, heirs: try attempt.heirs())
      for (index, type) in types.enumerated() where attempt.droppedKey(of: type.draft.name) == nil {
        guard let pointer = JSONPointer(type.schema.id), let site = document.site(at: pointer) else { continue }
        proof.compare(&file.drafts[index], type, at: site, isOpen: options.isOpen)
      }
      if proof.readsNulls {
        file.remarks = ["A value that may be missing may be null here, even where the schema refuses that."]
      }
      text = file.text
      return
    }
  }
}

/// A schema to import, under a Swift name.
struct ImportRoot {
  var name: String
  var site: SchemaSite
}

extension ImportBuilder {
  /// The schemas to import.
  mutating func roots() throws(InputFailure) -> [ImportRoot] {
    let document = normalizer.document
    let isAsked = !options.names.isEmpty || !options.pointers.isEmpty
    var sites: [SchemaSite] = []
    var rootName: String?
    for name in options.names {
      if let found = document.named.first(where: { $0.name == name }) {
        sites.append(found.site)
      } else if document.rootIsSchema, rootName == nil, isASCIIIdentifier(name), !isReserved(name) {
        rootName = name
      } else {
        let known = document.named.map(\.name)
        let advice = nearestSpelling(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
        throw document.failure("no schema is named '\(name)'\(advice)", at: "")
      }
    }
    for pointer in options.pointers {
      guard let site = document.site(at: pointer) else {
        throw document.failure(
          "there is no schema",
          at: pointer.tokens.reduce("") { JSONPointer.appending($1, to: $0) }
        )
      }
      sites.append(site)
    }
    if isAsked {
      for site in sites where try !isUnion(site) {
        let schema = try normalizer.schema(site)
        throw document.failure("\(schema.ownName.map { "'\($0)'" } ?? "the schema") is no union", at: site.pointer)
      }
    } else {
      for (_, site) in document.named where try isUnion(site) { sites.append(site) }
    }
    if document.rootIsSchema, !isAsked || rootName != nil { sites.append(document.root) }
    if sites.isEmpty { throw document.failure("no schema is a union", at: "") }
    let title = document.root.json["title"]?.string.map(ImportNames.typeName)
    if document.rootIsSchema { names.reserve(rootName ?? title ?? options.rootName, for: "") }
    names.reserve(document.named)
    return sites.map { site in
      let last = JSONPointer(site.pointer)?.tokens.last { Int($0) == nil && !["oneOf", "anyOf", "items"].contains($0) }
      let hint = ImportNames.Hint(text: site.json["title"]?.string ?? last ?? "Document", owner: "")
      return ImportRoot(name: names.name(of: site.id, hint), site: site)
    }
  }

  /// Whether a schema has several alternatives: `enum` and `type` with several kinds count.
  mutating func isUnion(_ site: SchemaSite) throws(InputFailure) -> Bool {
    let schema = try normalizer.schema(site)
    return schema.isUnion && !schema.isAnything || (schema.withoutNull.tags?.count ?? 0) > 1
  }

  /// The bases that stand for their heirs, with these by their tags.
  mutating func heirs() throws(InputFailure) -> [String: (key: String, sites: [String: SchemaSite])] {
    var heirs: [String: (key: String, sites: [String: SchemaSite])] = [:]
    for (_, site) in normalizer.document.named {
      let schema = try normalizer.schema(site)
      guard let union = schema.union, union.areHeirs, let discriminator = union.discriminator else { continue }
      let members = union.members.map { (tag: normalizer.document.name(at: $0.pointer) ?? "", site: $0) }
      let tagged = discriminator.mapping.isEmpty ? members : discriminator.mapping
      heirs[site.pointer] = (discriminator.key, Dictionary(tagged.map { ($0.tag, $0.site) }) { $1 })
    }
    return heirs
  }

  mutating func add(_ root: ImportRoot) throws(InputFailure) {
    let schema = try normalizer.schema(root.site)
    let type = try type(of: schema, .init(text: root.name, owner: ""))
    try finish()
    if type.base.plainName != root.name { try addAlias(root.name, schema, type) }
  }
}
