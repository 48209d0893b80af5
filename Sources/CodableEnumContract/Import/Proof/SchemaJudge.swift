import CodableEnumJSON

/// Whether JSON is valid by a schema, as far as keywords go that decide about kinds, keys and unions. Others, such as
/// `pattern` and `minimum`, are taken to hold.
final class SchemaJudge {
  private let document: SchemaDocument
  /// The schemas that references refer to, by their place.
  private var targets: [String: SchemaNode] = [:]
  /// The schemas that a base stands for.
  struct Heirs {
    var key: String
    /// By their tags.
    var sites: [String: SchemaSite]
    /// Whether with other tags it is the base itself.
    var areOpen: Bool
  }

  /// By the place of the base.
  var heirs: [String: Heirs] = [:]

  init(_ document: SchemaDocument) {
    self.document = document
  }

  func accepts(_ json: JSONValue, at site: SchemaSite) -> Bool { accepts(json, node(at: site)) }

  func accepts(_ json: JSONValue, _ node: SchemaNode) -> Bool { accepts(json, node, 0) }

  func node(at site: SchemaSite) -> SchemaNode {
    if let node = targets[site.pointer] { return node }
    let node = SchemaNode(site, document)
    targets[site.pointer] = node
    return node
  }

  /// The schemas that a schema asks about the same JSON.
  func partsOnSameJSON(of node: SchemaNode) -> [SchemaNode] {
    let heirs = heirs[node.site.pointer].map { $0.sites.values.sorted(byBytesOf: \.pointer) } ?? []
    let parts = [node.not, node.condition, node.consequence, node.alternative].compactMap(\.self)
    let sites = heirs + (node.target.map { [$0] } ?? [])
    return sites.map(self.node) + node.all + (node.any ?? []) + (node.one ?? []) + parts
  }

  /// - Parameters:
  ///   - isBase: Whether it is a part of an heir.
  ///   - known: What is known of the same JSON.
  private func accepts(
    _ json: JSONValue,
    _ node: SchemaNode,
    _ depth: Int,
    isBase: Bool = false,
    _ known: Judgments = Judgments()
  ) -> Bool {
    guard depth < 200 else { return true }
    if node.allowsNull, json == .null { return true }
    if !isBase, let heirs = heirs[node.site.pointer] {
      let tag = json[heirs.key]?.string
      guard let site = tag.flatMap({ heirs.sites[$0] }) ?? (heirs.areOpen ? node.site : nil) else { return false }
      // It may be the base itself.
      return accepts(json, self.node(at: site), depth + 1, isBase: site.pointer == node.site.pointer, known)
    }
    if node.own.kinds.isDisjoint(with: JSONKinds(of: json)) { return false }
    if let constants = node.own.constants, !constants.contains(where: { $0.equals(json) }) { return false }
    switch json {
    case .object(let members, _): if !acceptsObject(members, json, node, depth) { return false }
    case .array(let elements): if !acceptsArray(elements, node, depth) { return false }
    case .null, .boolean, .number, .string: break
    }
    if let site = node.target {
      let (target, isBase) = (self.node(at: site), isBase || !node.isOnlyReference)
      if !known.judgment(of: target, isBase, { accepts(json, target, depth + 1, isBase: isBase, known) }) {
        return false
      }
    }
    for part in node.all where !accepts(json, part, depth + 1, isBase: true, known) { return false }
    if let not = node.not, accepts(json, not, depth + 1, known) { return false }
    if let condition = node.condition {
      let branch = accepts(json, condition, depth + 1, known) ? node.consequence : node.alternative
      if let branch, !accepts(json, branch, depth + 1, known) { return false }
    }
    return acceptsUnion(json, node, depth, known)
  }

  /// By a discriminator, or by its members in turn.
  private func acceptsUnion(_ json: JSONValue, _ node: SchemaNode, _ depth: Int, _ known: Judgments) -> Bool {
    if let discriminator = node.discriminator {
      let tag = json[discriminator.key]?.string
      // OpenAPI knows no tags but texts.
      if tag == nil, discriminator.fallback != nil, json[discriminator.key] != nil { return false }
      if let found = tag.flatMap({ discriminator.nodes[$0] }) ?? discriminator.fallback {
        return accepts(json, found, depth + 1, known)
      }
      if tag != nil { return false }
    }
    if let any = node.any {
      let candidates = candidates(among: any, &node.anyTags, json)
      if !candidates.contains(where: { accepts(json, $0, depth + 1, known) }) { return false }
    }
    guard let one = node.one else { return true }
    var count = 0
    for member in candidates(among: one, &node.oneTags, json) where accepts(json, member, depth + 1, known) {
      count += 1
      if count > 1 { return false }
    }
    return count == 1
  }

  private func acceptsObject(_ members: [JSONValue.Member], _ json: JSONValue, _ node: SchemaNode, _ depth: Int) -> Bool
  {
    if node.saysNothingOfObjects { return true }
    guard node.own.propertyCounts.contains(members.count) else { return false }
    if !node.own.required.isEmpty {
      // An object may have many keys.
      if members.count < node.own.required.count { return false }
      let keys = Set(members.map(\.key))
      if !node.own.required.isSubset(of: keys) { return false }
    }
    // Tags first: they decide in most unions.
    for (key, child) in node.tags {
      if let value = json[key], !accepts(value, child, depth + 1) { return false }
    }
    for member in members {
      if let names = node.names, !accepts(.string(member.key), names, depth + 1) { return false }
      if let child = node.properties[member.key] {
        if !accepts(member.value, child, depth + 1) { return false }
      } else {
        // Which keys a pattern matches isn't known here, only how they begin.
        let patterns = node.patterns.filter { member.key.hasPrefix($0.beginning) }.map(\.node)
        let others = patterns + (node.additional.map { [$0] } ?? [])
        if !others.isEmpty, !others.contains(where: { accepts(member.value, $0, depth + 1) }) { return false }
      }
    }
    for (key, keys) in node.dependencies where json[key] != nil {
      if keys.contains(where: { json[$0] == nil }) { return false }
    }
    guard let unevaluated = node.unevaluated else { return true }
    let known = keys(of: node, in: json, depth)
    return members.allSatisfy { known.contains($0.key) || accepts($0.value, unevaluated, depth + 1) }
  }

  // MARK: Many members

  /// The members of a union that may take JSON, by the tags that they have.
  private func candidates(among members: [SchemaNode], _ tags: inout MemberTags?, _ json: JSONValue) -> [SchemaNode] {
    if members.count < 8 { return members }
    let found = tags ?? memberTags(members)
    tags = found
    guard json.members != nil else { return members }
    switch json[found.key] {
    case nil: return found.optional + found.others
    case .string(let tag)?: return (found.byTag[tag] ?? []) + found.others
    case .null?, .boolean?, .number?, .array?, .object?: return found.others
    }
  }

  private func memberTags(_ members: [SchemaNode]) -> MemberTags {
    let tags = members.map { texts(of: $0, 0) }
    var counts: [String: Int] = [:]
    for key in tags.flatMap(\.keys) { counts[key, default: 0] += 1 }
    var found = MemberTags(key: counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "")
    for (member, texts) in zip(members, tags) {
      guard let own = texts[found.key] else {
        found.others.append(member)
        continue
      }
      for text in own { found.byTag[text, default: []].append(member) }
      if !requires(found.key, member, 0) { found.optional.append(member) }
    }
    return found
  }

  private func requires(_ key: String, _ node: SchemaNode, _ depth: Int) -> Bool {
    if node.own.required.contains(key) { return true }
    let parts = node.all + (node.target.map { [self.node(at: $0)] } ?? [])
    return depth < 8 && parts.contains { requires(key, $0, depth + 1) }
  }

  /// The texts that a schema takes under a key, by the key; none for one that takes others, too.
  private func texts(of node: SchemaNode, _ depth: Int) -> [String: Set<String>] {
    if depth > 8 || heirs[node.site.pointer] != nil { return [:] }
    var texts: [String: Set<String>] = [:]
    for (key, child) in node.tags {
      let all = child.own.constants?.map(\.string) ?? []
      if !all.contains(nil) { texts[key] = Set(all.compactMap(\.self)) }
    }
    for part in node.all + (node.target.map { [self.node(at: $0)] } ?? []) {
      texts.merge(self.texts(of: part, depth + 1)) { first, _ in first }
    }
    return texts
  }

  private func acceptsArray(_ elements: [JSONValue], _ node: SchemaNode, _ depth: Int) -> Bool {
    guard node.own.elementCounts.contains(elements.count) else { return false }
    for (index, element) in elements.enumerated() {
      let child = index < node.elements.count ? node.elements[index] : node.items
      if child == nil, node.own.isFull { return false }
      if let child, !accepts(element, child, depth + 1) { return false }
    }
    return true
  }

  /// The keys that a schema knows in an object that it takes, for `unevaluatedProperties`.
  private func keys(of node: SchemaNode, in json: JSONValue, _ depth: Int) -> Set<String> {
    var (keys, seen): (Set<String>, Set<ObjectIdentifier>) = ([], [])
    var rest = [node]
    while let node = rest.popLast() {
      guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
      if node.additional != nil || !node.patterns.isEmpty { return Set(json.members?.map(\.key) ?? []) }
      keys.formUnion(node.properties.keys)
      rest += node.all
      if let site = node.target { rest.append(self.node(at: site)) }
      rest += (node.any ?? []).filter { accepts(json, $0, depth + 1) }
      rest += (node.one ?? []).filter { accepts(json, $0, depth + 1) }
    }
    return keys
  }
}

/// Whether schemas that references refer to take one JSON: many may refer to the same.
private final class Judgments {
  private var known: [ObjectIdentifier: [Bool: Bool]] = [:]

  func judgment(of node: SchemaNode, _ isBase: Bool, _ judge: () -> Bool) -> Bool {
    let id = ObjectIdentifier(node)
    if let judgment = known[id]?[isBase] { return judgment }
    let judgment = judge()
    known[id, default: [:]][isBase] = judgment
    return judgment
  }
}

/// The members of a union by their tags under one key.
struct MemberTags {
  let key: String
  var byTag: [String: [SchemaNode]] = [:]
  /// Those with a tag that may be missing.
  var optional: [SchemaNode] = []
  /// Those that may have any tag.
  var others: [SchemaNode] = []
}

/// What all texts that a pattern matches begin with: `x-` of `^x-.*`; empty if that isn't known.
func beginning(ofPattern pattern: String) -> String {
  guard pattern.hasPrefix("^"), !pattern.contains("|") else { return "" }
  let rest = pattern.dropFirst()
  let plain = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_/:@~".contains($0)) }
  // What follows may allow none of the last one.
  let isRepeated = rest.dropFirst(plain.count).first.map("?*{".contains) ?? false
  return String(isRepeated ? plain.dropLast() : plain)
}
