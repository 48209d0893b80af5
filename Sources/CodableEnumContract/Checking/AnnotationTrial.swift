import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// The JSON that a case is written as, with its values as leaves.
package indirect enum WrittenTree {
  case constant(JSONValue)
  /// A value that is not nil, by name.
  case value(String)
  case array([WrittenTree])
  case object([Member])

  package struct Member {
    /// Nil for a merged value.
    package var key: String?
    package var tree: WrittenTree

    package init(key: String?, tree: WrittenTree) { (self.key, self.tree) = (key, tree) }
  }

  /// The same for the same JSON, whatever the order of its keys.
  package var text: String {
    switch self {
    case .constant(.object(let members, _)) where members.isEmpty: "{}"
    case .constant(.array(let elements)) where elements.isEmpty: "[]"
    case .constant(let json): json.text()
    case .value(let name): "<\(name)>"
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.map(jsonText) ?? "*"):\($0.tree.text)" }.sorted(byBytesOf: \.self).joined(separator: ","))}"
    }
  }
}

/// What an annotation makes an enum read and write, without compiling it.
package struct AnnotationTrial {
  /// Why the generator refuses the annotation.
  package let errors: [String]
  private let builder: WireBuilder
  private let scope: WireNames.Scope?
  private let document: WireDocument
  private let types: TypeReading
  private let enumeration: WireEnum?
  private let name: String
  private let known = KnownTypes()

  /// The types of texts, which are asked for again and again.
  private final class KnownTypes { var types: [String: WireType] = [:] }

  /// What becomes of a value that is read.
  package enum ReadValue { case missing, null, kept }

  /// - Parameters:
  ///   - files: All files, with annotations.
  ///   - name: The enum's name, with those of the types around it.
  package init(_ files: [WireFile], enumNamed name: String) {
    errors = files.flatMap(\.diagnostics).filter { !$0.isNote }.map(\.message)
    var builder = WireBuilder(files)
    let names = builder.names
    scope = names.indices(named: name).first.map { names.scope(in: names.entries[$0]) }
    document = builder.build()
    self.builder = builder
    types = TypeReading(document.shapes, JSONRules(trustsOpenTypes: true, isExact: false, dates: .any))
    enumeration = document[name]?.enumeration
    self.name = name
  }

  // MARK: Types

  private func type(_ text: String) -> WireType {
    if let type = known.types[text] { return type }
    guard let scope else { return .open(text) }
    var builder = builder
    let type = builder.type(of: TypeExpression(text), in: scope)
    known.types[text] = type
    return type
  }

  /// Whether a type reads JSON; nil if nothing says how it is coded.
  package func reads(_ json: JSONValue, as text: String) -> Bool? {
    let type = type(text)
    var isOpen = false
    type.visit { if case .open = $0 { isOpen = true } else if case .parameter = $0 { isOpen = true } }
    if isOpen { return nil }
    return types.read(json, as: type).problems.isEmpty
  }

  /// The same, where the enum itself is read by other code.
  ///
  /// - Parameter own: Whether that reads JSON.
  package func reads(_ json: JSONValue, as text: String, own: (JSONValue) throws -> Bool) rethrows -> Bool? {
    let type = type(text)
    var known: Set<String> = []
    guard hasOwn(type, &known) else { return reads(json, as: text) }
    return try reads(json, as: type, own)
  }

  private func reads(_ json: JSONValue, as type: WireType, _ own: (JSONValue) throws -> Bool) rethrows -> Bool? {
    switch type {
    case .definition(name, _): return try own(json)
    case .optional(let type): return try json == .null ? true : reads(json, as: type, own)
    case .list(let type): return try json.array.map { try all($0, as: type, own) } ?? false
    case .map(.scalar(.string), let type):
      return try json.members.map { try all($0.map(\.value), as: type, own) } ?? false
    case .definition(let id, []):
      guard case .structure(let properties) = document.shapes[id] else { return nil }
      guard json.members != nil else { return false }
      var isKnown = true
      for property in properties {
        guard let value = json[property.key], value != .null else {
          if property.value.isOptional { continue }
          return false
        }
        switch try reads(value, as: property.value.type, own) {
        case false?: return false
        case true?: break
        case nil: isKnown = false
        }
      }
      return isKnown ? true : nil
    // Without the enum in it, or in a place of which nothing is known.
    default:
      var known: Set<String> = []
      return hasOwn(type, &known) ? nil : types.read(json, as: type).problems.isEmpty
    }
  }

  private func all(
    _ elements: [JSONValue],
    as type: WireType,
    _ own: (JSONValue) throws -> Bool
  ) rethrows -> Bool? {
    var isKnown = true
    for element in elements {
      switch try reads(element, as: type, own) {
      case false?: return false
      case true?: break
      case nil: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  /// Whether the enum is in a type.
  private func hasOwn(_ type: WireType, _ known: inout Set<String>) -> Bool {
    var ids: [String] = []
    type.visit { if case .definition(let id, _) = $0 { ids.append(id) } }
    for id in ids where known.insert(id).inserted {
      if id == name { return true }
      if case .structure(let properties) = document.shapes[id],
        properties.contains(where: { hasOwn($0.value.type, &known) })
      {
        return true
      }
    }
    return false
  }

  /// JSON of a type; nil if nothing says how it is coded.
  package func example(of text: String) -> JSONValue? { example(of: type(text), depth: 0) }

  private func example(of type: WireType, depth: Int) -> JSONValue? {
    if depth > 6 { return nil }
    switch type {
    case .scalar(.uuid): return .string("5B9A7E3C-0000-4000-8000-000000000001")
    case .scalar(.url): return .string("https://example.com/a")
    case .scalar(.iso8601Date): return .string("2026-11-27T05:00:00Z")
    case .scalar(.date): return .number("1.5")
    case .scalar:
      // Code may read it.
      return type.kinds == [.string] ? .string("x") : type.kinds.first?.example
    case .optional(let type), .lossless(let type): return example(of: type, depth: depth + 1)
    case .list(let type), .lossyList(let type):
      return example(of: type, depth: depth + 1).map { .array([$0]) }
    case .map(_, let type):
      return example(of: type, depth: depth + 1).map { .object([JSONValue.Member(key: "k", value: $0)]) }
    case .tuple(let types, _):
      let elements = types.compactMap { example(of: $0, depth: depth + 1) }
      return elements.count == types.count ? .array(elements) : nil
    case .anything: return .string("x")
    case .definition(let id, _):
      switch document.shapes[id] {
      case .structure(let properties):
        var members: [JSONValue.Member] = []
        for property in properties {
          guard let json = example(of: property.value.type, depth: depth + 1) ?? Self.openExample(property.value.type)
          else { return nil }
          members.append(JSONValue.Member(key: property.key, value: json))
        }
        return .object(members)
      case .rawValues(let type, let cases):
        return cases?.first.map { JSONValue($0.tag) } ?? example(of: type, depth: depth + 1)
      case .enumeration, .openSet, .merged, nil: return nil
      }
    case .open, .parameter, .merged, .record, .pairs: return nil
    }
  }

  /// The properties of a struct with the compiler's coding, and their keys; nil for any other type.
  package func properties(of text: String) -> [(name: String, key: String, type: String, isOptional: Bool)]? {
    guard case .definition(let id, _) = type(text), case .structure(let properties) = document.shapes[id] else {
      return nil
    }
    return properties.map { ($0.value.name, $0.key, $0.value.type.text, $0.value.isOptional) }
  }

  /// JSON of a type that reads anything.
  private static func openExample(_ type: WireType) -> JSONValue? {
    switch type {
    case .open, .parameter: .object([JSONValue.Member(key: "…", value: .boolean(true))])
    case .optional: .null
    case .list: .array([])
    case .map: .empty
    // Another kind of JSON may be an error.
    default: nil
    }
  }

  // MARK: The enum

  /// The names of a case's values, in order.
  package func valueNames(of element: String) -> [String] {
    enumeration?.cases.first { $0.name == element }?.content.values.map(\.name) ?? []
  }

  /// What a case is written as; nil if it isn't.
  ///
  /// - Parameter nils: The names of the values that are nil.
  package func written(_ element: String, nils: Set<String> = []) -> WrittenTree? {
    guard let enumeration, let element = enumeration.cases.first(where: { $0.name == element }), element.isEncoded,
      let shape = enumeration.shapes(of: element).first
    else { return nil }
    let examples = Examples(
      enumeration: enumeration,
      forms: ExampleForms(shapes: document.shapes, keys: [], literals: [])
    )
    return WrittenTree(examples.example(of: shape, Examples.Variation(nils: nils)))
  }

  /// The case that reads JSON, and what becomes of its values; nil if that is an error.
  package func read(_ json: JSONValue) -> (element: String, values: [String: ReadValue])? {
    let reading = types.read(json, as: .definition(name, []))
    guard let element = reading.element,
      reading.problems.isEmpty || reading.isCaught && element.catches.contains(.invalid)
    else { return nil }
    let values = reading.values.mapValues { value -> ReadValue in
      switch value {
      case .missing: .missing
      case .null: .null
      case .example, .kept: .kept
      }
    }
    return (element.name, values)
  }
}

extension WrittenTree {
  fileprivate init(_ example: Example) {
    switch example {
    case .constant(let json): self = .constant(json)
    case .value(let value): self = .value(value.name)
    case .array(let elements): self = .array(elements.map { WrittenTree($0) })
    case .object(let members): self = .object(members.map { Member(key: $0.key, tree: WrittenTree($0.example)) })
    }
  }
}
