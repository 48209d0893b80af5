import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// What a struct with coding of its own reads and writes, found by running it. What it doesn't have is the compiler's.
final class StructCoding {
  let evaluator: Evaluator
  /// Nil if the compiler writes it.
  let decoder: CodeFunction?
  let encoder: CodeFunction?
  private var known: [JSONValue: Bool?] = [:]
  private var knownExamples: [JSONValue]?
  private var knownWritten: JSONValue??

  /// JSON that it reads: what it writes, or else the first of each kind.
  var examples: [JSONValue] {
    if let knownExamples { return knownExamples }
    // It may be a part of itself.
    knownExamples = []
    let examples = (written.map { [$0] } ?? synthesized + readJSON.reversed() + Self.kinds).filter { reads($0) == true }
    knownExamples = examples
    return examples
  }
  /// JSON that its `encode(to:)` writes; nil if that is not known.
  var written: JSONValue? {
    if let knownWritten { return knownWritten }
    knownWritten = .some(nil)
    let written = encoder.flatMap { try? evaluator.write(.nothing, $0) }?.json(example)?.json
    knownWritten = .some(written)
    return written
  }

  private static let kinds: [JSONValue] = [
    .string("x"), .number("1"), .number("1.5"), .boolean(true), .array([]), .object([]),
  ]

  /// - Parameter types: The types of its properties, and the struct without code of its own.
  init(_ code: CodeTypes, _ types: AnnotationTrial, _ name: String, _ effort: Effort?) {
    let functions = code.codingFunctions(of: name)
    decoder = functions.first(where: \.isDecoder)
    encoder = functions.first(where: \.isEncoder)
    evaluator = Evaluator(code, types, owner: name, effort)
    evaluator.isUnheard = true
  }

  /// The kinds of JSON that it reads; nil if that is not known.
  var readKinds: Set<JSONKind>? {
    var found: Set<JSONKind> = []
    for json in Self.kinds + (written.map { [$0] } ?? synthesized) {
      guard let isRead = reads(json) else { return nil }
      if isRead { found.insert(json.kind) }
    }
    return found.withoutNeedlessIntegers
  }

  /// Whether it reads JSON; nil if that is not known.
  func reads(_ json: JSONValue) -> Bool? {
    if let known = known[json] { return known }
    // It may be a part of itself.
    known[json] = .some(nil)
    guard let decoder else {
      let isRead = evaluator.types.reads(json, as: evaluator.ownType)
      known[json] = .some(isRead)
      return isRead
    }
    let isRead: Bool?
    do {
      _ = try evaluator.read(json, decoder)
      isRead = evaluator.doubt == nil ? true : nil
    } catch Interruption.thrown {
      isRead = evaluator.doubt == nil ? false : nil
    } catch {
      isRead = nil
    }
    known[json] = .some(isRead)
    return isRead
  }

  /// Whether its code looks at all keys of JSON, itself or by what it reads of it.
  func readsAllKeys(of json: JSONValue, _ areRead: (TypeExpression) -> Bool) -> Bool {
    guard let decoder else { return false }
    let questions: [Question]
    do {
      questions = try evaluator.asked { _ = try evaluator.read(json, decoder) }
    } catch {
      // What it asks later is not known.
      let words = evaluator.code.words(in: decoder.range, of: decoder.file)
      return words.contains("allKeys") || words.contains("singleValueContainer")
    }
    return questions.contains { question in
      guard question.pointer.isEmpty else { return false }
      switch question.kind {
      case .keys: return true
      case .value(let type): return areRead(type)
      case .object, .array, .presence, .null, .equality, .casedEquality, .choice, .test, .element, .whole: return false
      }
    }
  }

  /// JSON that its `init(from:)` reads: with the keys that it asks for as long as one must be there, and with all.
  var readJSON: [JSONValue] {
    var json = JSONValue.object([])
    var found: [JSONValue] = []
    for _ in 0..<100 {
      let questions = questions(about: json)
      if found.isEmpty, reads(json) == true { found.append(json) }
      let missing = questions.reversed().lazy.compactMap { [self] question -> JSONValue? in
        guard case .value(let type) = question.kind, question.part(of: json) == nil else { return nil }
        return evaluator.types.example(of: type).flatMap { Question.Place(question).set($0, in: json) }
      }
      guard let next = missing.first else { break }
      json = next
    }
    return reads(json) == true && found != [json] ? found + [json] : found
  }

  /// What its `init(from:)` asks of JSON.
  private func questions(about json: JSONValue) -> [Question] {
    guard let decoder else { return [] }
    return evaluator.asked { _ = try? evaluator.read(json, decoder) }
  }

  /// JSON that the compiler's `init(from:)` reads; empty if it has another.
  private var synthesized: [JSONValue] {
    guard decoder == nil, let properties = evaluator.types.properties(of: evaluator.ownType) else { return [] }
    let members = properties.compactMap { property in
      evaluator.types.example(of: property.type).map { JSONValue.Member(key: property.key, value: $0) }
    }
    return [.object(members)]
  }

  /// JSON of a property.
  func example(of property: String) -> JSONValue? {
    let property = evaluator.code.structs[evaluator.owner]?.properties.first { $0.name == property }
    return property.flatMap { evaluator.types.example(of: $0.type.expression.withoutOptional) }
  }
}

extension CodeTypes {
  /// A struct with coding of its own, and its file; nil if the name has another meaning, too.
  func codedStruct(named name: String) -> (declaration: TypeDeclaration, file: Int)? {
    guard let declaration = structs[name], declaration.header.genericParameters.isEmpty,
      !codingFunctions(of: name).isEmpty,
      let places = bodies[name]?.filter({ !$0.isExtension }), places.count == 1
    else { return nil }
    return (declaration, places[0].file)
  }

  /// What codes a struct: code of its own, or of a protocol.
  func codingFunctions(of name: String) -> [CodeFunction] {
    let own = (functions[name] ?? []).filter(\.isCoding)
    guard let declaration = structs[name] else { return own }
    let inherited = conformances(of: declaration).flatMap { functions[$0] ?? [] }.filter(\.isCoding).map { function in
      var function = function
      function.owner = name
      return function
    }
    return own + inherited.filter { other in !own.contains { $0.isDecoder == other.isDecoder } }
  }
}

extension Evaluator {
  /// The stored properties of a struct, as variables: what its coding gives a value, or writes.
  func declareProperties(of function: CodeFunction) {
    guard function.owner == owner, function.isCoding, let properties = code.structs[owner]?.properties else { return }
    for property in properties {
      let type = property.type.expression
      let value: CodeValue =
        if function.isDecoder {
          .unset(type)
        } else if nils.contains(property.name) {
          .null
        } else {
          .opaque(type: type.withoutOptional, .value(property.name))
        }
      variables.declare(property.name, value, type: type)
    }
  }

  /// `self.init(count: 1)` of a struct, by the compiler's initializer; false for any other.
  func givesProperties(_ arguments: [Argument]) throws -> Bool {
    let hasOwn = (code.functions[owner] ?? []).contains { $0.name == "init" && !$0.isDecoder }
    guard !hasOwn, let properties = code.structs[owner]?.properties else { return false }
    for argument in arguments {
      guard let property = properties.first(where: { $0.name == argument.label }) else { return false }
      let value = try evaluate(argument.value, expecting: property.type.expression)
      _ = variables.assign(property.name, value)
    }
    return true
  }

  /// What code that reads a struct has made its properties.
  func keepProperties(of function: CodeFunction) {
    guard function.owner == owner, function.isDecoder, let known = code.structs[owner]?.properties else { return }
    properties = Dictionary(known.map { ($0.name, variables[$0.name] ?? .nothing) }) { first, _ in first }
  }

  /// Whether `self.name` is a property of a struct whose coding runs.
  func isProperty(_ name: String, of base: Expression) -> Bool {
    guard case .name("self") = base.kind, let properties = code.structs[owner]?.properties else { return false }
    return properties.contains { $0.name == name }
  }
}

extension Set<JSONKind> {
  /// As `matches:` says them: numbers may be integers.
  var withoutNeedlessIntegers: Self { contains(.number) ? subtracting([.integer]) : self }
}
