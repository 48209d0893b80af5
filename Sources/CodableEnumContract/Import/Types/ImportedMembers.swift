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
  var full: String { isRequired ? type.full : type.optional }
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
  ) throws(ImportFailure) -> [ImportedMember] {
    var members: [ImportedMember] = []
    for property in schema.properties where property.key != dropped {
      let json = property.site.json
      let value = try normalizer.schema(property.site)
      if value.kinds == [] { continue }
      let type = try type(of: property.site, .init(text: value.ownName ?? property.key, owner: owner))
      var member = ImportedMember(key: property.key, type: type, isRequired: schema.required.contains(property.key))
      member.remarks = type.remarks
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
  func otherKeys(_ schema: NormalSchema) -> [String] {
    guard !schema.isDictionary else { return [] }
    if case .schema(let site) = schema.additional, site.json != .boolean(true), site.json != .empty {
      return ["other keys, which Swift leaves out: \(site.json.oneLine)"]
    }
    return schema.patterns.map { "keys \(JSONValue.string($0.key).text()), which Swift leaves out" }
  }

  // MARK: Structs

  mutating func structure(_ schema: NormalSchema, _ name: String) throws(ImportFailure) -> ImportedDeclaration {
    let members = try members(of: schema, owner: name, dropping: droppedKey(of: name))
    let properties = members.map { member in
      var remarks = member.remarks
      if let value = member.defaultValue, member.isOptional { remarks.append("default: \(value.oneLine)") }
      if member.isRequired, member.type.isOptional {
        remarks.append("must be there, and may be null; Swift leaves out a nil")
      }
      return InferredStructure.Property(
        key: member.key,
        type: member.full,
        comments: DeclarationComments(
          documentation: documentation(member.description),
          remarks: remarks.isEmpty ? [] : [remarks.joined(separator: "; ")],
          attributes: member.isDeprecated ? ["@available(*, deprecated)"] : []
        )
      )
    }
    let comments = DeclarationComments(
      documentation: documentation(schema.description),
      remarks: (schema.isDeprecated ? ["deprecated"] : []) + schema.remarks + otherKeys(schema)
    )
    let structure = InferredStructure(name: name, properties: properties, comments: comments)
    return ImportedDeclaration(name: name, schema: schema, body: .structure(structure))
  }

  // MARK: Defaults

  /// A default that a call can leave out; nil if it can't be written.
  mutating func literal(_ json: JSONValue, as type: SwiftType) -> String? {
    switch (json, type.text) {
    case (.boolean(let value), "Bool"): return "\(value)"
    case (.string(let text), "String"): return swiftLiteral(text)
    case (.number(let text), "Double"), (.number(let text), "Float"): return text
    case (.number(let text), _) where Int(text) != nil && WireScalar(rawValue: type.text)?.isInteger == true:
      return text
    case (.array([]), _) where type.text.hasPrefix("["): return "[]"
    case (.object([], _), _) where type.text.hasPrefix("[String: "): return "[:]"
    // Of another type than the text is, a case of an enum at most.
    default: break
    }
    guard let tag = Tag(json), case .enumeration(let enumeration)? = declarations[type.text]?.body,
      let index = declarations[type.text]?.tags.firstIndex(of: tag)
    else { return nil }
    return ".\(SwiftNames.quoted(enumeration.cases[index].name))"
  }
}
