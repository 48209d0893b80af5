import CodableEnumGenerator

// Annotated enums as unions.
extension TypeScriptDocument {
  /// One of the types of a union.
  struct Branch: Equatable {
    var type: String
    /// What is read as well.
    var note: String?
  }

  func branches(of enumeration: WireEnum) -> [Branch] {
    let cases = enumeration.cases.filter { !$0.isSkipped }
    var branches: [Branch] = []
    for element in cases {
      switch element.content {
      case .unknownTag, .unknownTagAndContent, .anything:
        branches += unknown(element, enumeration)
        continue
      case .none, .bare, .array, .object, .flat, .merged, .skipped: break
      }
      branches.append(Branch(type: type(of: element, enumeration), note: note(about: element)))
    }
    // Under `#if`, one case may be there twice.
    return branches.reduce(into: []) { distinct, branch in
      if !distinct.contains(branch) { distinct.append(branch) }
    }
  }

  private func type(of element: WireCase, _ enumeration: WireEnum) -> String {
    let tag = element.tag.map { JSONValue($0).text() } ?? "never"
    switch enumeration.strategy {
    case .rawValue: return tag
    case .untagged: return untagged(element)
    case .caseKeyed:
      if enumeration.emptyCases == .name, case .none = element.content { return tag }
      let key = Self.key(element.tag?.text ?? "")
      return "{ \(key): \(content(of: element.content, empty: enumeration.emptyCases)) }"
    case .adjacent(let key, let contentKey):
      guard !element.content.values.isEmpty else { return Self.object([(key, tag)]) }
      let isOptional = if case .bare(let value) = element.content { value.canBeMissing } else { false }
      let content = content(of: element.content, empty: enumeration.emptyCases)
      return "{ \(Self.key(key)): \(tag); \(Self.key(contentKey))\(isOptional ? "?" : ""): \(content) }"
    case .discriminator(let key), .flattenedStatus(let key):
      switch element.content {
      case .flat(let values):
        return "{ \(([ "\(Self.key(key)): \(tag)" ] + values.map(member)).joined(separator: "; ")) }"
      case .merged(let value):
        if case .map(_, let type) = value.type {
          return "{ \(Self.key(key)): \(tag); [key: string]: \(self.type(type)) | \(tag) }"
        }
        let merged = type(value.type)
        return "\(Self.object([(key, tag)])) & \(value.isOptional ? "Partial<\(merged)>" : merged)"
      case .none, .bare, .array, .object, .unknownTag, .unknownTagAndContent, .anything, .skipped:
        return Self.object([(key, tag)])
      }
    }
  }

  private func untagged(_ element: WireCase) -> String {
    guard case .none = element.content else { return content(of: element.content, empty: .null) }
    let kinds = element.match?.kinds ?? []
    if kinds.contains(.object) { return "{}" }
    return kinds.contains(.array) ? "[]" : "null"
  }

  /// The values of a case, where they are not beside the tag.
  private func content(of content: WireContent, empty: EmptyCases) -> String {
    switch content {
    case .bare(let value): return valueType(value)
    case .array(let values): return "[\(values.map(valueType).joined(separator: ", "))]"
    case .object(let values), .flat(let values):
      return values.isEmpty ? "{}" : "{ \(values.map(member).joined(separator: "; ")) }"
    case .merged(let value): return type(value.type)
    case .none, .unknownTag, .unknownTagAndContent, .anything, .skipped:
      switch empty {
      case .true, .name: return "true"
      case .null: return "null"
      case .object: return "{}"
      case .array: return "[]"
      }
    }
  }

  /// `name?: string | null`
  private func member(_ value: WireValue) -> String {
    "\(Self.key(value.key ?? value.name))\(value.canBeMissing ? "?" : ""): \(valueType(value))"
  }

  private func valueType(_ value: WireValue) -> String { type(value.type) + (value.isOptional ? " | null" : "") }

  private static func object(_ members: [(key: String, type: String)]) -> String {
    "{ \(members.map { "\(key($0.key)): \($0.type)" }.joined(separator: "; ")) }"
  }

  // MARK: What the enum does not know

  private func unknown(_ element: WireCase, _ enumeration: WireEnum) -> [Branch] {
    let note = "\(element.name): what the enum does not know."
    let kinds = enumeration.tagKinds.map(\.typeScript).joined(separator: " | ")
    if case .anything = element.content, !element.catches.contains(.unknown) {
      return [Branch(type: "unknown", note: note)]
    }
    switch enumeration.strategy {
    case .rawValue: return [Branch(type: kinds, note: note)]
    case .untagged: return [Branch(type: "unknown", note: note)]
    case .caseKeyed:
      let object = Branch(type: "{ [tag: string]: unknown }", note: note)
      return enumeration.emptyCases == .name ? [object, Branch(type: "string")] : [object]
    case .adjacent(let key, let content):
      return [Branch(type: "{ \(Self.key(key)): \(kinds); \(Self.key(content))?: unknown }", note: note)]
    case .discriminator(let key), .flattenedStatus(let key):
      let rest = if case .unknownTag = element.content { "" } else { "; [key: string]: unknown" }
      return [Branch(type: "{ \(Self.key(key)): \(kinds)\(rest) }", note: note)]
    }
  }

  /// What is read as well: other tags, other keys.
  private func note(about element: WireCase) -> String? {
    var notes: [String] = []
    if !element.aliases.isEmpty {
      notes.append("also read with the tag \(element.aliases.map { JSONValue($0).text() }.joined(separator: ", "))")
    }
    for value in element.content.values where !value.keyAliases.isEmpty {
      let aliases = value.keyAliases.map { JSONValue.string($0).text() }.joined(separator: ", ")
      notes.append("\(JSONValue.string(value.key ?? "").text()) is also read as \(aliases)")
    }
    for value in element.content.values {
      if let text = value.defaultValue { notes.append("\(value.key ?? value.name) is \(text) if missing") }
    }
    for kind in element.catches {
      switch kind {
      case .unknown: notes.append("also read from unknown tags")
      case .missing: notes.append("also read without a tag")
      case .invalid: break
      }
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ") + "."
  }
}

extension TagKind {
  fileprivate var typeScript: String {
    switch self {
    case .string: "string"
    case .integer: "number"
    case .boolean: "boolean"
    }
  }
}
