import CodableEnumGenerator
import CodableEnumJSON

/// Swift types for the schemas of a document.
package struct SchemaImport: Sendable {
  package var text: String

  package init(_ file: SourceFile, _ options: ImportOptions) throws(InputFailure) {
    var document = try SchemaDocument(file)
    document.startsAtRoot = document.isRoot(of: options)
    let normalizer = Normalizer(document)
    var levels: [String: Int] = [:]
    var crowded: Set<String> = []
    var plain: Set<String> = []
    // The generator refuses what it can't tell apart; another way is tried then, each schema's own.
    while true {
      var attempt = ImportBuilder(normalizer, options, levels: levels, crowded: crowded, plain: plain)
      let roots = try attempt.roots()
      try attempt.add(roots)
      let more = attempt.names.newlyCrowded
      crowded.formUnion(more)
      if !more.isEmpty { continue }
      let names = Set(roots.map(\.name))
      var types: [ImportedType] = .needed(by: roots.map(\.name), from: attempt.types)
      var file = FileDraft(usesFoundation: attempt.usesFoundation, drafts: types.map(\.draft))
      for index in file.breakAliases() { types[index].caseMembers = [[types[index].schema]] }
      file.breakCycles()
      let (wire, refused) = file.wire(path: "Import.swift")
      for index in refused {
        let others = types.keepingOthers(mergedBy: types[index])
        if others.allSatisfy(plain.contains) { levels[types[index].schema.id, default: 0] += 1 }
        plain.formUnion(others)
      }
      if !refused.isEmpty, refused.allSatisfy({ levels[types[$0].schema.id] ?? 0 < 8 }) { continue }
      var proof = ImportProof(attempt.normalizer, wire, heirs: try attempt.heirs())
      for (index, type) in types.enumerated() where attempt.droppedKey(of: type.draft.name) == nil {
        guard let pointer = JSONPointer(type.schema.id), let site = document.site(at: pointer) else { continue }
        let isRoot = names.contains(type.draft.name)
        proof.compare(&file.drafts[index], type, at: site, isRoot: isRoot, isOpen: options.isOpen)
      }
      file.addRemarks(on: attempt, proof)
      text = file.text
      return
    }
  }
}

extension SchemaDocument {
  /// Whether what is asked for has no URI of its own, so that the document is around it.
  fileprivate func isRoot(of options: ImportOptions) -> Bool {
    let asked = named.filter { options.names.contains($0.name) }.map(\.site.pointer)
    let places = asked + options.pointers.map(\.text)
    let isAsked = !options.names.isEmpty || !options.pointers.isEmpty
    if !isAsked, rootIsSchema { return true }
    return (isAsked ? places : named.map(\.site.pointer)).allSatisfy { resources.resource(around: $0).isEmpty }
  }
}

extension FileDraft {
  /// What differs from the document as a whole.
  fileprivate mutating func addRemarks(on attempt: ImportBuilder, _ proof: ImportProof) {
    for failure in attempt.failures where !remarks.contains("Left out: \(failure.message)") {
      remarks.append("Left out: \(failure.message)")
    }
    if attempt.dropsOthers || proof.dropsOthers {
      remarks.append("Where a schema says nothing of other keys, they are left out.")
    }
    if attempt.guesses { remarks.append(#"Without "type", a schema has the kind that its keywords are about."#) }
    if proof.readsNulls {
      remarks.append("A value that may be missing may be null here, even where the schema refuses that.")
    }
  }
}

extension [ImportedType] {
  /// The schemas of structs that keep other keys and are merged into a type: the generator knows no keys of these.
  fileprivate func keepingOthers(mergedBy type: ImportedType) -> [String] {
    let merged = Set(type.draft.types.flatMap { $0.names(parts: true) })
    return filter { merged.contains($0.draft.name) && $0.keepsOthers }.map(\.schema.id)
  }
}

/// A schema to import, under a Swift name.
struct ImportRoot {
  var name: String
  var site: SchemaSite
  /// Of one inside another schema, which nobody asked for.
  var hint = ImportNames.Hint(text: "", owner: "")
  var isInline: Bool { !hint.owner.isEmpty }
}

extension ImportBuilder {
  /// The schemas to import.
  mutating func roots() throws(InputFailure) -> [ImportRoot] {
    let document = normalizer.document
    let isAsked = !options.names.isEmpty || !options.pointers.isEmpty
    var inline: [ImportRoot] = []
    var (sites, rootName) = try namedSites()
    if !isAsked, let failure = document.isSample { throw failure }
    for pointer in options.pointers {
      guard let site = document.site(at: pointer) else {
        throw document.failure("there is no schema", at: pointer.text)
      }
      sites.append(site)
    }
    if isAsked {
      for site in sites where try !isUnion(site) {
        let schema = try normalizer.schema(site)
        throw document.failure("\(schema.ownName.map { "'\($0)'" } ?? "the schema") is no union", at: site.pointer)
      }
    } else {
      try addUnions(to: &sites, &inline)
    }
    if document.rootIsSchema, !isAsked || rootName != nil { sites.append(document.root) }
    if sites.isEmpty, inline.isEmpty {
      if let failure = failures.first { throw failure }
      throw document.noUnion
    }
    if document.rootIsSchema {
      if let name = rootName { names.reserve(name, for: "") } else { reserveRootName() }
    }
    names.reserve(document.named)
    let roots = sites.map { site in
      let last = JSONPointer(site.pointer)?.tokens.last { Int($0) == nil && !["oneOf", "anyOf", "items"].contains($0) }
      let hint = ImportNames.Hint(text: site.json["title"]?.string ?? last ?? "Document", owner: "")
      return ImportRoot(name: names.name(of: site.id, hint), site: site)
    }
    return try roots + distinct(inline, besides: Set(roots.map(\.name)))
  }

  /// Names unions without a name; one that is equal to one before it has that one's, and is left out.
  private mutating func distinct(
    _ inline: [ImportRoot],
    besides known: Set<String>
  ) throws(InputFailure) -> [ImportRoot] {
    var known = known
    var roots: [ImportRoot] = []
    for var root in inline {
      try share(normalizer.schema(root.site), root.site, root.hint)
      root.name = names.name(of: root.site.id, root.hint)
      if known.insert(root.name).inserted { roots.append(root) }
    }
    return roots
  }

  /// The schemas that were asked for by their names, and the name for the whole document.
  private func namedSites() throws(InputFailure) -> (sites: [SchemaSite], rootName: String?) {
    let document = normalizer.document
    var sites: [SchemaSite] = []
    var rootName: String?
    for name in options.names {
      if let found = document.named.first(where: { $0.name == name }) {
        sites.append(found.site)
      } else if document.rootIsSchema, rootName == nil, TakenNames.isFree(name) {
        rootName = name
      } else {
        throw document.isSample ?? noSchema(named: name, unless: rootName)
      }
    }
    return (sites, rootName)
  }

  /// - Parameter rootName: The name that the document itself has already.
  private func noSchema(named name: String, unless rootName: String?) -> InputFailure {
    let document = normalizer.document
    let known = document.named.map(\.name)
    if known.isEmpty, !document.rootIsSchema { return document.noUnion }
    var message = "no schema is named '\(name)'"
    if let rootName {
      message += ", and the document itself is '\(rootName)' already"
    } else if document.rootIsSchema {
      message += ", and the document itself can't be: that is no name for a new type"
    } else {
      message += ", and the document itself is no schema that it could name"
    }
    let way = wayToName(insteadOf: name, among: known)
    return document.failure(message + (way.isEmpty ? "; without --name, all unions are imported" : way), at: "")
  }

  /// Adds the unions among the named schemas, and those inside of the others.
  private mutating func addUnions(to sites: inout [SchemaSite], _ inline: inout [ImportRoot]) throws(InputFailure) {
    let document = normalizer.document
    for (name, site) in document.named {
      do {
        if try isUnion(site) {
          if try !hasUnionOfHeirs(site) { sites.append(site) }
        } else if !document.rootIsSchema {
          inline += try inlineUnions(in: normalizer.schema(site), named: name)
        }
      } catch  where error.isOfOneSchema {
        failures.append(error)
      }
    }
  }

  /// The document's title names it, if it has one.
  private mutating func reserveRootName() {
    let title = normalizer.document.root.json["title"]?.string
    if let title { names.reserve(title: title, for: "") } else { names.reserve(options.rootName, for: "") }
  }

  /// The unions in the properties of an object that have no name of their own, but for lists of values.
  private mutating func inlineUnions(
    in schema: NormalSchema,
    named name: String
  ) throws(InputFailure) -> [ImportRoot] {
    let owner = ImportNames.typeName(of: name)
    let others = [schema.items, schema.additional].compactMap(\.self).map { (SwiftNames.singular(name), $0) }
    var found: [ImportRoot] = []
    for (key, site) in schema.properties.map({ ($0.key, $0.site) }) + others {
      let inner = try normalizer.schema(site)
      guard inner.name == nil, inner.id == site.id else { continue }
      guard let members = inner.union?.members, members.count > 1 else {
        found += try inlineUnions(in: inner, named: key)
        continue
      }
      for member in members where try normalizer.schema(member).constants == nil {
        found.append(ImportRoot(name: "", site: site, hint: .init(text: inner.title ?? key, owner: owner)))
        break
      }
    }
    return found
  }

  /// Whether a schema has several alternatives: `enum` and `type` with several kinds count.
  mutating func isUnion(_ site: SchemaSite) throws(InputFailure) -> Bool {
    let schema = try normalizer.schema(site)
    return schema.isUnion && !schema.isAnything || (schema.withoutNull.tags?.count ?? 0) > 1
  }

  /// Whether the document has a union of what a base without a discriminator stands for.
  private mutating func hasUnionOfHeirs(_ site: SchemaSite) throws(InputFailure) -> Bool {
    guard let union = try normalizer.schema(site).union, union.isOpen else { return false }
    let heirs = Set(union.members.map(\.pointer))
    for (_, other) in normalizer.document.named {
      guard let members = (try? normalizer.schema(other))?.union?.members, other.pointer != site.pointer else {
        continue
      }
      let targets = members.compactMap { (try? normalizer.document.target(of: $0))?.pointer }
      if heirs.isSubset(of: targets) { return true }
    }
    return false
  }

  /// The bases that stand for their heirs, with these by their tags.
  mutating func heirs() throws(InputFailure) -> [String: SchemaJudge.Heirs] {
    var heirs: [String: SchemaJudge.Heirs] = [:]
    for (_, site) in normalizer.document.named {
      // One that is not sound has none.
      let schema = try? normalizer.schema(site)
      guard let union = schema?.union, union.areHeirs, let discriminator = union.discriminator else { continue }
      let tags = normalizer.document.tags(by: discriminator, of: union.members)
      let sites = Dictionary(zip(tags, union.members).flatMap { tags, site in tags.map { ($0, site) } }) { $1 }
      heirs[site.pointer] = .init(key: discriminator.key, sites: sites, areOpen: union.isOpen)
    }
    return heirs
  }

  mutating func add(_ roots: [ImportRoot]) throws(InputFailure) {
    var count = 0
    for root in roots {
      do {
        try add(root)
        count += 1
      } catch {
        guard error.isOfOneSchema, root.site.pointer != "", options.names.isEmpty, options.pointers.isEmpty else {
          throw error
        }
        failures.append(error)
      }
    }
    if count == 0, let failure = failures.first { throw failure }
  }

  private mutating func add(_ root: ImportRoot) throws(InputFailure) {
    let schema = try normalizer.schema(root.site)
    let type = try type(of: schema, .init(text: root.name, owner: ""))
    try finish()
    if type.base.plainName != root.name, !root.isInline { try addAlias(root.name, schema, type) }
  }
}
