import CodableEnumGenerator
import CodableEnumJSON

/// A key of an object, with its type.
struct ImportedMember {
  var key: String
  var type: ImportBuilder.SwiftType
  var isRequired: Bool
  var defaultValue: JSONValue?
  var description: String?
  var remarks: [String] = []
  var isDeprecated = false

  var isOptional: Bool { !isRequired || type.isOptional }
  var full: TypeExpression { isRequired ? type.full : .optional(type.base) }
}

extension ImportBuilder {
  /// The members of an object, in the document's order.
  ///
  /// - Parameters:
  ///   - owner: The type that they are in, or the case.
  ///   - dropped: The tag's key, which is no member.
  mutating func members(
    of schema: NormalSchema,
    owner: String,
    dropping dropped: String?
  ) throws(InputFailure) -> [ImportedMember] {
    var members: [ImportedMember] = []
    for property in schema.properties where property.key != dropped {
      let json = property.site.json
      // One that is not sound has a type that says so.
      let value = (try? normalizer.schema(property.site)) ?? NormalSchema(id: "", pointer: property.site.pointer)
      if value.kinds == [] { continue }
      let type = try type(of: property.site, .init(text: value.ownName ?? property.key, owner: owner))
      var member = ImportedMember(key: property.key, type: type, isRequired: schema.required.contains(property.key))
      member.remarks = type.remarks
      if schema.requiredBySome.contains(property.key), (try? normalizer.allowsNull(value)) ?? false {
        member.remarks.append("may have to be there as null; Swift leaves out a nil")
      }
      for word in ["readOnly", "writeOnly"] where json[word] == .boolean(true) {
        member.isRequired = false
        member.remarks.append(word)
      }
      member.defaultValue = value.defaultValue.flatMap { $0 == .null ? nil : $0 }
      member.description = value.name == nil ? value.description : json["description"]?.string
      member.isDeprecated = json["deprecated"] == .boolean(true)
      members.append(member)
    }
    return members
  }

  /// The remark on keys that only the schema knows of.
  mutating func otherKeys(_ schema: NormalSchema) -> [String] {
    if schema.isDictionary || keepsOthers(schema) { return [] }
    let patterns = schema.patterns.map { "keys \(jsonText($0.key)), which Swift leaves out" }
    if let site = schema.additional {
      let isAnything = site.json == .boolean(true) || site.json == .empty
      return patterns + ["other keys, which Swift leaves out\(isAnything ? "" : ": \(site.json.oneLine)")"]
    }
    if patterns.isEmpty, !schema.isClosed { dropsOthers = true }
    return patterns
  }

  // MARK: Structs

  mutating func structure(_ schema: NormalSchema, _ name: String) throws(InputFailure) -> ImportedType {
    let members = try members(of: schema, owner: name, dropping: droppedKey(of: name))
    let properties = members.map { member in
      var remarks = member.remarks
      if let value = member.defaultValue, member.isOptional { remarks.append("default: \(value.oneLine)") }
      if member.isRequired, member.type.isOptional {
        remarks.append("must be there, and may be null; Swift leaves out a nil")
      }
      return ValueDraft(
        key: member.key,
        type: member.full,
        comments: DraftComments(
          documentation: documentation(member.description),
          remarks: remarks.isEmpty ? [] : [remarks.joined(separator: "; ")],
          attributes: member.isDeprecated ? ["@available(*, deprecated)"] : []
        )
      )
    }
    var comments = schema.comments
    comments.remarks += schema.remarks + otherKeys(schema)
    return ImportedType(draft: Draft(name: name, body: .structure(properties), comments: comments), schema: schema)
  }

  // MARK: Defaults

  /// A default that a call can leave out; nil if it can't be written.
  func literal(_ json: JSONValue, as type: SwiftType) -> String? {
    let name = type.base.plainName ?? ""
    switch (json, type.base) {
    case (.boolean(let value), _) where name == "Bool": return "\(value)"
    case (.string(let text), _) where name == "String": return swiftLiteral(text)
    case (.number(let text), _) where name == "Double" || name == "Float": return text
    case (.number(let text), _) where Int(text) != nil && WireScalar(rawValue: name)?.isInteger == true: return text
    case (.array([]), .array): return "[]"
    case (.object([], _), .dictionary): return "[:]"
    // Of another type than the text is, a case of an enum at most.
    default: break
    }
    guard let tag = Tag(json), case .enumeration(let enumeration, let names)? = types[name]?.draft.body,
      let index = enumeration.cases.firstIndex(where: { $0.tags.first == tag })
    else { return nil }
    return ".\(SwiftNames.quoted(names.cases[index].name))"
  }
}
