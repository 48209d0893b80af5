import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// Makes the definitions of a schema: those of a document, with one for each use of a generic type.
struct JSONSchemaBuilder {
  let document: WireDocument
  /// What is written of the types; nil for a schema of what is read.
  private let written: WrittenForms?
  let dates: SchemaDates?
  /// The prefix of a definition's name in a reference.
  let referencePrefix: String
  /// Whether cases with the tag in their objects have their own definitions, for a discriminator to name.
  var hasDiscriminators = false
  /// Whether a union inside of itself is conditions on its tag, so that readers take no time that grows with its depth.
  var hasConditions = false
  var docs = DocComments()
  var names = SchemaNames()
  /// References whose definitions are not made yet.
  private var rest: [Instance] = []
  private var seen: Set<Instance> = []
  private var made: [JSONValue.Member] = []

  /// A definition, with types for its generic parameters.
  struct Instance: Hashable {
    var id: String
    var arguments: [WireType]
    /// The tag keys beside its own keys, if it is merged into objects with a tag.
    var besides: [String] = []

    /// Its references may refer back to it, with arguments that grow without end.
    var limited: Instance {
      var instance = self
      instance.arguments = arguments.map { $0.depth > 8 ? .anything : $0 }
      return instance
    }
  }

  init(
    _ document: WireDocument,
    _ contract: SchemaContract,
    _ dates: SchemaDates?,
    referencePrefix: String
  ) {
    switch contract {
    case .reads: (self.document, written) = (document, nil)
    case .writes:
      self.document = document.written
      written = WrittenForms(self.document)
    }
    self.dates = dates
    self.referencePrefix = referencePrefix
    let ids = self.document.definitions.filter(\.parameters.isEmpty).map(\.id)
    for id in ids.filter({ Self.plainName($0) == $0 }) + ids { _ = name(of: Instance(id: id, arguments: [])) }
  }

  /// All definitions, sorted by name.
  mutating func definitions() -> [JSONValue.Member] {
    let generic = document.definitions.filter { !$0.parameters.isEmpty }
    for definition in document.definitions where definition.parameters.isEmpty {
      _ = reference(to: Instance(id: definition.id, arguments: []))
    }
    makeRest()
    // An unused generic type is on the wire too, with any JSON for its parameters.
    for definition in generic where !seen.contains(where: { $0.id == definition.id }) {
      _ = reference(to: Instance(id: definition.id, arguments: definition.parameters.map { _ in .anything }))
      makeRest()
    }
    return made.sorted(byBytesOf: \.key)
  }

  private mutating func makeRest() {
    while let instance = rest.popLast() {
      guard let definition = document[instance.id] else { continue }
      if let written {
        if let form = written.form(of: instance) {
          add(described(schema(of: form, instance), definition), named: name(of: instance))
        }
        continue
      }
      let parameters = Dictionary(zip(definition.parameters, instance.arguments)) { first, _ in first }
      let node: JSONValue
      switch definition.shape {
      case .enumeration(let enumeration):
        node = schema(of: enumeration, in: SchemaScope(instance: instance, parameters: parameters))
      case .structure(let properties):
        let scope = SchemaScope(instance: instance, parameters: parameters)
        node = object(of: ObjectShape(properties, isClosed: false), in: scope)
      case .openSet: continue
      case .merged(let fields, let variant):
        node = schema(ofMerged: fields, variant, in: SchemaScope(instance: instance, parameters: parameters))
      case .rawValues(let type, let cases): node = schema(ofRaw: type, cases?.map(\.tag), parameters)
      }
      add(described(node, definition), named: name(of: instance))
    }
  }

  private func described(_ node: JSONValue, _ definition: WireDefinition) -> JSONValue {
    guard case .rawValues(_, let cases?) = definition.shape else { return node.described(docs[definition.place]) }
    return node.described(docs.text(of: cases)).described(docs[definition.place])
  }

  mutating func add(_ node: JSONValue, named name: String) { made.append(JSONValue.Member(key: name, value: node)) }

  // MARK: References

  mutating func reference(to instance: Instance) -> JSONValue {
    let instance = instance.limited
    if seen.insert(instance).inserted { rest.append(instance) }
    return .members(["$ref": .string(referencePrefix + name(of: instance))])
  }

  /// An open reference is known by name only.
  mutating func reference(toOpen name: String) -> JSONValue {
    let thing = "open \(name)"
    let isNew = seen.insert(Instance(id: thing, arguments: [])).inserted
    let key = names.name(of: thing) { Self.plainName(name) }
    if isNew {
      add(.members(["description": .string("Left open: \(name) is not defined by the inputs.")]), named: key)
    }
    return .members(["$ref": .string(referencePrefix + key)])
  }

  mutating func name(of instance: Instance) -> String {
    let arguments = instance.arguments.map(\.text).joined(separator: ",")
    let besides = instance.besides.joined(separator: ",")
    return names.name(of: "\(instance.id)<\(arguments)>\(besides)") {
      let parts = [instance.id] + instance.arguments.map(\.nameText) + instance.besides.map { "beside_\($0)" }
      return parts.map(Self.plainName).joined(separator: "_")
    }
  }

  /// `Outer_Inner` of `Outer.Inner`, without the dots that OpenAPI allows: to generators of models, a dot is a module.
  static func plainName(_ name: String) -> String {
    let plain = words(in: name, and: ["-", "_"]).joined(separator: "_")
    return plain.isEmpty ? "_" : plain
  }

  // MARK: Structs and raw values

  private mutating func schema(ofRaw type: WireType, _ tags: [Tag]?, _ parameters: [String: WireType]) -> JSONValue {
    guard let tags else { return schema(of: type.replacing(parameters)) }
    return .members(["enum": .array(tags.map { JSONValue($0) })])
  }
}

/// The place in which the schema of an enum is made.
struct SchemaScope {
  var instance: JSONSchemaBuilder.Instance
  var parameters: [String: WireType]
  /// Whether tags are read without regard to case.
  var ignoresCase = false
  /// The keys that are tags, if those are.
  var foldedKeys: [String] = []
  /// The tag keys beside the enum's own keys.
  var besides: [String] { instance.besides }

  /// Those keys, with any values, except the enum's own.
  func others(than properties: [JSONValue.Member]) -> [JSONValue.Member] {
    besides.filter { key in !properties.contains { $0.key == key } }.map { JSONValue.Member(key: $0, value: .empty) }
  }
}

extension WireType {
  /// As part of a name: `Dictionary_String_Optional_Int`.
  fileprivate var nameText: String {
    switch self {
    case .scalar, .parameter, .open: text
    case .anything: "Any"
    case .optional(let wrapped): "Optional_\(wrapped.nameText)"
    case .list(let element), .set(let element): "Array_\(element.nameText)"
    case .tuple(let types, _): (["Tuple"] + types.map(\.nameText)).joined(separator: "_")
    case .record(_, let name?): name
    case .record(let members, nil): (["Record"] + members.map(\.key)).joined(separator: "_")
    case .map(let key, let value), .pairs(let key, let value): "Dictionary_\(key.nameText)_\(value.nameText)"
    case .definition(let id, let arguments): ([id] + arguments.map(\.nameText)).joined(separator: "_")
    case .lossless(let value): "Lossless_\(value.nameText)"
    case .jsonText(let value): "JSONText_\(value.nameText)"
    case .lossyList(let element): "LossyList_\(element.nameText)"
    case .merged(let fields, let variant): "Merged_\(fields.nameText)_\(variant.nameText)"
    }
  }

  fileprivate var depth: Int { (parts.map(\.depth).max() ?? 0) + 1 }
}
