import CodableEnumGenerator
import CodableEnumJSON
import CodableEnumReport

/// One document for one type, which a provider takes. Its JSON decodes, but for what *Structured output* names.
package struct ModelSchema {
  /// Ends with a newline.
  package private(set) var text = ""
  /// What the provider's schemas can't say, at the cases; without any, there is a text.
  package private(set) var failures: [InputFailure] = []

  /// - Parameters:
  ///   - name: The type: an enum, a struct or an alias.
  ///   - key: The key that the type has in an object around it; nil for none.
  ///   - isInline: Whether nothing may be a reference, for MCP's clients that don't follow any.
  ///   - dates: Nil for the coder's default, seconds since 2001.
  package init(
    of name: String,
    in files: [WireFile],
    for provider: ModelProvider,
    wrappedIn key: String?,
    isInline: Bool = false,
    dates: SchemaDates?
  ) throws(InputFailure) {
    let (document, root, _) = try WireBuilder.build(files, root: name)
    var rules = provider.rules
    if isInline { rules.recursion = .nowhere }
    var builder = ModelSchemaBuilder(document.read.written, rules, dates)
    let node = builder.document(of: root, named: name, wrappedIn: key)
    failures = builder.failures
    if failures.isEmpty { text = node.text(.indented) + "\n" }
  }

  /// Whether a file may be replaced by such a document, which has no place for a mark.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    guard let members = ((try? JSONValue(parsing: bytes)) ?? .null).members, !members.isEmpty else { return false }
    let known: Set = [
      "type", "anyOf", "properties", "required", "additionalProperties", "title", "description", "$defs",
    ]
    return members.allSatisfy { known.contains($0.key) }
  }
}

extension WireDocument {
  /// Without the cases that are never decoded.
  var read: WireDocument {
    mappingShapes { shape in
      guard case .enumeration(var enumeration) = shape else { return shape }
      enumeration.cases = enumeration.cases.filter(\.isDecoded)
      return .enumeration(enumeration)
    }
  }
}

/// Makes a provider's document of what is written.
struct ModelSchemaBuilder {
  typealias Instance = JSONSchemaBuilder.Instance
  /// What an error is about: `case 'call' of Answer`.
  /// What a message is about.
  struct Owner {
    var text: String
    var place: WirePlace
    /// What its values are of; nil where the message speaks of the whole.
    var path: String?
  }

  let document: WireDocument
  let rules: ModelRules
  let forms: WrittenForms
  let docs: DocComments
  /// Names definitions, and knows dates.
  var base: JSONSchemaBuilder
  private(set) var failures: [InputFailure] = []
  private var definitions: [JSONValue.Member] = []
  private var rest: [Instance] = []
  private var seen: Set<Instance> = []
  private var recursive: [Instance: Bool] = [:]
  /// Those around the place.
  var outer: [Instance] = []
  /// Of the place.
  var owner = Owner(text: "", place: .none)
  /// The innermost enum around the place.
  var enumeration: WireEnum?
  /// How many optional keys lie between the definition and the place.
  var optionalKeys = 0
  /// The definitions that each leads to through keys that must be there.
  private var required: [Instance: [(to: Instance, owner: Owner)]] = [:]

  init(_ document: WireDocument, _ rules: ModelRules, _ dates: SchemaDates?) {
    (self.document, self.rules, forms) = (document, rules, WrittenForms(document))
    docs = document.docComments
    base = JSONSchemaBuilder(document, .reads, dates, referencePrefix: "#/$defs/")
  }

  mutating func fail(_ message: String) {
    let place = owner.place.path.isEmpty ? nil : (path: owner.place.path, position: owner.place.position)
    let failure = InputFailure(message: message, place: place)
    if !failures.contains(where: { $0.message == message }) { failures.append(failure) }
  }

  // MARK: The document

  mutating func document(of root: WireType, named name: String, wrappedIn key: String?) -> JSONValue {
    let place: WirePlace =
      if case .definition(let id, _) = root { document[id]?.place ?? .none } else { .none }
    owner = Owner(text: name, place: place)
    let node = self.root(root, key)
    while let instance = rest.popLast() {
      let definition = self.node(ofDefinition: instance)
      definitions.append(.init(key: base.name(of: instance), value: definition))
    }
    owner = Owner(text: name, place: place)
    if rules.recursion == .underOptionalKeys { failForRequiredCycles() }
    var text = node
    if let key {
      owner.text = "'--wrap'"
      checkKey(key)
      text = .members([
        "type": .string("object"), "properties": .object([.init(key: key, value: node)]),
        "required": .strings([key]), "additionalProperties": .boolean(false),
      ])
    } else {
      checkRoot(node, name)
    }
    if !definitions.isEmpty { text["$defs"] = .object(definitions.sorted(byBytesOf: \.key)) }
    if failures.isEmpty { checkLimits(of: text, name) }
    return text
  }

  /// The root is never a reference, unless it is in an object.
  private mutating func root(_ type: WireType, _ key: String?) -> JSONValue {
    guard case .definition(let id, let arguments) = type else { return node(of: forms.form(of: type)) }
    let instance = Instance(id: id, arguments: arguments).limited
    if key != nil { return node(of: .reference(instance)) }
    return node(ofDefinition: instance)
  }

  private mutating func checkRoot(_ node: JSONValue, _ name: String) {
    if node["type"] == .string("object") { return }
    let key = name.split(separator: ".").last.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "value"
    let branches = node["anyOf"]?.array
    let isUnionOfObjects = branches?.allSatisfy { $0["type"] == .string("object") } ?? false
    if isUnionOfObjects, !rules.needsObject { return }
    let what = branches == nil ? "no object" : isUnionOfObjects ? "a union" : "a union with other JSON than objects"
    fail("'\(name)' is \(what), and \(rules.name) needs an object at the root; add --wrap \(key)")
  }

  // MARK: Definitions

  mutating func node(ofDefinition instance: Instance) -> JSONValue {
    let (owner, optionalKeys) = (owner, optionalKeys)
    defer { (self.owner, self.optionalKeys) = (owner, optionalKeys) }
    self.optionalKeys = 0
    guard let form = forms.form(of: instance), let definition = document[instance.id] else {
      fail("\(owner.text) has an open set of types; use an enum")
      return .empty
    }
    outer.append(instance)
    defer { outer.removeLast() }
    self.owner = Owner(text: "'\(definition.name)'", place: definition.place, path: definition.name)
    let node = text(of: form, instance, definition)
    var inside: [(name: String, text: String)] = []
    return described(node, docs[definition.place], as: definition.name, else: &inside)
  }

  private mutating func text(of form: WrittenForm, _ instance: Instance, _ definition: WireDefinition) -> JSONValue {
    if let enumeration = definition.enumeration {
      if !enumeration.conformance.isDecodable {
        fail("'\(definition.name)' is only encoded, so what a model writes can't be read; drop its 'conformance:'")
      }
      return node(of: form, enumeration, definition.name)
    }
    if case .merged(let fields, let variant)? = document.shape(of: .definition(instance.id, instance.arguments)),
      let enumeration = MergedShape(fields, variant, at: .none, document.shape).enumeration
    {
      return node(of: form, enumeration, definition.name)
    }
    if case .rawValues(_, let cases?) = definition.shape { return node(of: form).described(docs.text(of: cases)) }
    return node(of: form)
  }

  mutating func reference(to instance: Instance) -> JSONValue {
    if rules.recursion == .nowhere, outer.contains(instance) {
      let name = document[instance.id]?.name ?? instance.id
      fail(
        "\(owner.text) leads back to '\(name)', and \(rules.noRecursion)"
      )
      return .empty
    }
    if rules.isInline, rules.recursion == .nowhere || !isRecursive(instance) { return node(ofDefinition: instance) }
    if optionalKeys == 0, let from = outer.last { required[from, default: []].append((instance, owner)) }
    // Those that a provider can't take as references to themselves are looked at where they are used.
    if rules.recursion == .nowhere, !seen.contains(instance) {
      seen.insert(instance)
      let node = node(ofDefinition: instance)
      definitions.append(.init(key: base.name(of: instance), value: node))
    } else if seen.insert(instance).inserted {
      rest.append(instance)
    }
    return .members(["$ref": .string("#/$defs/" + base.name(of: instance))])
  }

  /// Whether a definition leads back to itself.
  private mutating func isRecursive(_ instance: Instance) -> Bool {
    if let known = recursive[instance] { return known }
    var (rest, seen): ([Instance], Set<Instance>) = ([instance], [])
    while let next = rest.popLast() {
      for reference in forms.form(of: next)?.references ?? [] where seen.insert(reference).inserted {
        rest.append(reference)
      }
    }
    recursive[instance] = seen.contains(instance)
    return seen.contains(instance)
  }

  private mutating func failForRequiredCycles() {
    var done: Set<Instance> = []
    for start in required.keys.sorted(byBytesOf: \.id) {
      var (stack, reached): ([Instance], Set<Instance>) = ([start], [])
      while let next = stack.popLast() {
        for (to, owner) in required[next] ?? [] {
          if to == start, done.insert(start).inserted {
            self.owner = owner
            let name = document[start.id]?.name ?? start.id
            fail(
              "\(owner.text) leads back to '\(name)' where it must be there, and \(rules.name) allows that only under optional keys; make the value optional"
            )
          } else if reached.insert(to).inserted {
            stack.append(to)
          }
        }
      }
    }
  }
}
