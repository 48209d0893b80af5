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

/// How a type is coded by code of its own.
package struct OwnCoding {
  /// JSON that it writes; nil if none is known.
  package var example: () -> JSONValue?
  /// Whether it reads JSON; nil if that is not known.
  package var reads: (JSONValue) -> Bool?

  package init(example: @escaping () -> JSONValue?, reads: @escaping (JSONValue) -> Bool?) {
    (self.example, self.reads) = (example, reads)
  }
}

/// What an annotation makes an enum read and write, without compiling it.
package struct AnnotationTrial {
  /// Why the generator refuses the annotation.
  package let errors: [String]
  /// Whether the enum gets `init(rawValue:)` and `rawValue`.
  package let addsRawValue: Bool
  /// The cases that are only written where their value is an object.
  private let casesOfObjects: Set<String>
  private let builder: WireBuilder
  private let scope: WireNames.Scope?
  private let document: WireDocument
  private let shapes: [String: WireShape]
  private let types: TypeReading
  private let enumeration: WireEnum?
  private let name: String
  private let ownCoding: (String) -> OwnCoding?
  private let known = KnownTypes()
  private let readings = KnownReadings<Reading?>()

  /// A case, what becomes of its values, and whether it catches an error, which a handler hears of.
  package typealias Reading = (element: String, values: [String: ReadValue], isCaught: Bool)

  /// What is asked for again and again.
  private final class KnownTypes {
    var types: [TypeExpression: KnownType] = [:]
    var examples: [Example: JSONValue?] = [:]
    var properties: [TypeExpression: [Property]?] = [:]

    struct Example: Hashable {
      var type: TypeExpression
      /// JSON of the enum itself.
      var own: JSONValue?
    }
  }

  /// A property of a struct with the compiler's coding.
  package struct Property {
    package var name: String
    package var key: String
    package var type: TypeExpression
    package var isOptional: Bool
  }

  private struct KnownType {
    var type: WireType
    /// The names in it of which the files say nothing.
    var openNames: [String] = []
    /// Whether code of its own, or of nothing that is known, may read a part of it.
    var isPlain = true

    init(_ type: WireType) {
      self.type = type
      type.visit { part in
        switch part {
        case .open(let name), .parameter(let name):
          openNames.append(name)
          isPlain = false
        case .definition: isPlain = false
        // Its parts say it.
        default: break
        }
      }
    }
  }

  /// What becomes of a value that is read.
  package enum ReadValue { case missing, null, kept }

  /// - Parameters:
  ///   - files: All files, with annotations.
  ///   - name: The enum's name, with those of the types around it.
  ///   - ownCoding: The coding of another type that has code of its own; nil for any other.
  package init(
    _ files: [WireFile],
    enumNamed name: String,
    ownCoding: @escaping (String) -> OwnCoding? = { _ in nil }
  ) {
    errors = files.flatMap(\.diagnostics).filter { !$0.isNote }.map(\.message)
    let layout = files.lazy.flatMap(\.layout.enums).first { $0.declaration.displayName == name }
    addsRawValue = layout?.addsRawValue ?? false
    casesOfObjects = Set(
      layout.map { layout in layout.cases.filter { UntaggedWriting($0, in: layout) == .object }.map(\.name) } ?? []
    )
    var builder = WireBuilder(files)
    let names = builder.names
    scope = names.indices(named: name).first.map { names.scope(in: names.entries[$0]) }
    document = builder.build()
    shapes = document.shapes
    self.builder = builder
    let rules = JSONRules(trustsOpenTypes: true, isExact: false, countsCaught: false, dates: .any)
    types = TypeReading(shapes, rules).asking(ownCoding, except: name)
    self.ownCoding = { $0 == name ? nil : ownCoding($0) }
    enumeration = if case .enumeration(let enumeration)? = shapes[name] { enumeration } else { nil }
    self.name = name
  }

  /// The same files, for another type, which has no annotation.
  package init(
    _ other: AnnotationTrial,
    for name: String,
    ownCoding: @escaping (String) -> OwnCoding?
  ) {
    (errors, addsRawValue, casesOfObjects, enumeration) = ([], false, [], nil)
    (builder, document, shapes) = (other.builder, other.document, other.shapes)
    let names = builder.names
    scope = names.indices(named: name).first.map { names.scope(in: names.entries[$0]) }
    types = other.types.asking(ownCoding, except: name)
    self.ownCoding = { $0 == name ? nil : ownCoding($0) }
    self.name = name
  }

  /// Whether the generated code throws where a case would write this JSON.
  package func refusesToWrite(_ json: JSONValue, of element: String) -> Bool {
    casesOfObjects.contains(element) && json.members == nil && json != .null
  }

  // MARK: Types

  private func wireType(_ type: TypeExpression) -> WireType { knownType(type).type }

  /// The types in it whose JSON no shape says.
  package func openNames(in type: TypeExpression) -> Set<String> {
    var (open, seen): (Set<String>, Set<String>) = ([], [])
    var rest = [wireType(type)]
    while let next = rest.popLast() {
      next.visit { part in
        if case .open(let name) = part { open.insert(name) }
        guard case .definition(let id, _) = part, seen.insert(id).inserted,
          case .structure(let properties)? = shapes[id]
        else { return }
        rest += properties.map(\.value.type)
      }
    }
    return open
  }

  private func knownType(_ type: TypeExpression) -> KnownType {
    if let known = known.types[type] { return known }
    guard let scope else { return KnownType(.open(type.text)) }
    var builder = builder
    let found = KnownType(builder.type(of: type, in: scope))
    known.types[type] = found
    return found
  }

  /// Whether a type reads JSON; nil if nothing says how it is coded.
  ///
  /// - Parameters:
  ///   - looks: Keeps what is looked at.
  ///   - own: Whether the enum itself reads it, where code reads that; nil where its shape says so.
  package func reads(
    _ json: JSONValue,
    as type: TypeExpression,
    _ looks: Looks? = nil,
    own: ((JSONValue) -> Bool)? = nil
  ) -> Bool? {
    let found = knownType(type)
    if found.isPlain {
      var types = types
      types.looks = looks
      return types.read(json, as: found.type).problems.isEmpty
    }
    looks?.add(.all)
    var isKnown = found.openNames.allSatisfy { $0 == name ? own != nil : ownCoding($0) != nil }
    var types = types
    types.ownReader = { type in
      if type == name { return own }
      guard let coding = ownCoding(type) else {
        // A part of it, of which nothing says what it reads.
        if self.types.read[type] == nil { isKnown = false }
        return nil
      }
      return { json in
        let isRead = coding.reads(json)
        if isRead == nil { isKnown = false }
        return isRead ?? true
      }
    }
    let isRead = types.read(json, as: found.type).problems.isEmpty
    return isKnown || !isRead ? isRead : nil
  }

  /// JSON of a type; nil if nothing says how it is coded.
  ///
  /// - Parameter own: JSON of the enum itself.
  package func example(of type: TypeExpression, own: JSONValue? = nil) -> JSONValue? {
    let key = KnownTypes.Example(type: type, own: own)
    if let known = known.examples[key] { return known }
    let example = making(own).json(of: wireType(type))
    known.examples[key] = .some(example)
    return example
  }

  /// JSON of a type, with what types of the same kind may not hold; empty if nothing says how it is coded.
  package func samples(of type: TypeExpression) -> [JSONValue] {
    let found = knownType(type)
    if found.openNames.contains(where: { ownCoding($0) == nil }) { return [] }
    return TypeSamples(making: making(nil), reading: types).samples(of: found.type)
  }

  /// Whether a type rounds a number in JSON that it reads, or keeps one of equal elements; what it ignores is no loss.
  package func loses(_ json: JSONValue, as type: TypeExpression) -> Bool {
    let reading = types.read(json, as: wireType(type))
    let isRounded = reading.findings.contains {
      if case .lost(.spelling(.number, _)) = $0.problem { true } else { false }
    }
    return reading.problems.isEmpty && (reading.losesEqualElements || isRounded)
  }

  private func making(_ own: JSONValue?) -> ConcreteJSON {
    var making = ConcreteJSON(
      forms: ExampleForms(shapes: shapes, keys: [], literals: []),
      shape: { document.shape(of: $0) },
      scalar: ConcreteJSON.example,
      key: "k",
      open: .object([JSONValue.Member(key: "…", value: .boolean(true))])
    )
    making.own = { type in
      switch type {
      case .definition(let id, _) where ownCoding(id) != nil, .open(let id) where ownCoding(id) != nil:
        ownCoding(id)?.example()
      case .definition(name, _): .some(own)
      // Its shape says it, or nothing does.
      default: nil
      }
    }
    return making
  }

  /// The properties of a struct with the compiler's coding, and their keys; nil for any other type.
  package func properties(of type: TypeExpression) -> [Property]? {
    if let known = known.properties[type] { return known }
    var found: [Property]?
    if case .definition(let id, _) = wireType(type), case .structure(let properties) = shapes[id] {
      found = properties.map {
        Property(name: $0.value.name, key: $0.key, type: $0.value.type.expression, isOptional: $0.value.isOptional)
      }
    }
    known.properties[type] = .some(found)
    return found
  }

  // MARK: The enum

  /// The names of a case's values, in order.
  package func valueNames(of element: EnumCase) -> [String] {
    let known = enumeration?.cases.first { $0.name == unquoted(element.name) }?.content.values.map(\.name) ?? []
    // Another type of the same name has other cases.
    return known.count == element.values.count
      ? known : element.values.enumerated().map { $1.label ?? "_\($0)" }
  }

  /// What a case is written as; nil if it isn't.
  ///
  /// - Parameter nils: The names of the values that are nil.
  package func written(_ element: String, nils: Set<String> = []) -> WrittenTree? {
    guard let enumeration, let element = enumeration.cases.first(where: { $0.name == element }), element.isEncoded,
      let shape = enumeration.shapes(of: element).first
    else { return nil }
    return WrittenTree(examples(of: enumeration).example(of: shape, Examples.Variation(nils: nils)))
  }

  /// The tags of cases.
  package func tags(of elements: [String]) -> [JSONValue] {
    enumeration?.cases.compactMap { elements.contains($0.name) ? $0.tag.map { JSONValue($0) } : nil } ?? []
  }

  private func examples(of enumeration: WireEnum) -> Examples {
    Examples(enumeration: enumeration, forms: ExampleForms(shapes: shapes, keys: [], literals: []))
  }

  /// The case that reads JSON, and what becomes of its values; nil if that is an error.
  package func read(_ json: JSONValue) -> Reading? {
    if let known = readings.reading(of: json) { return known }
    let looks = Looks()
    var types = types
    types.looks = looks
    let found = outcome(of: types.read(json, as: .definition(name, [])))
    readings.keep(found, of: json, looks)
    return found
  }

  /// What reading JSON looks at, in order.
  package func looks(at json: JSONValue) -> [Looks.Look] {
    let looks = Looks()
    var types = types
    types.looks = looks
    _ = types.read(json, as: .definition(name, []))
    return looks.looks
  }

  private func outcome(of reading: CaseReading) -> Reading? {
    guard let element = reading.element, reading.problems.isEmpty else { return nil }
    var values = reading.values.mapValues { value -> ReadValue in
      switch value {
      case .missing: .missing
      case .null: .null
      case .example, .kept: .kept
      }
    }
    // A caught error leaves the values of the case their defaults, but for a `CodableValue`.
    if reading.failed != nil, element.content.values.first?.type != .anything {
      for value in element.content.values where values[value.name] == nil { values[value.name] = .missing }
    }
    // A case that is written without a tag is no error.
    return (element.name, values, reading.isCaught || reading.lacksTag && element.catches.contains(.missing))
  }
}

extension TypeReading {
  /// With types other than one that code of their own reads.
  fileprivate func asking(_ ownCoding: @escaping (String) -> OwnCoding?, except name: String) -> Self {
    var types = self
    types.ownReader = { type in type == name ? nil : ownCoding(type).map { coding in { coding.reads($0) ?? true } } }
    return types
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
