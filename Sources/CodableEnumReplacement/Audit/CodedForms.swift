import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension TrialFiles {
  /// What a type writes and reads: each case of an enum, or a struct.
  func forms(of type: CodedSources.CodedType) throws(Refusal) -> [CodedForm] {
    try plainForms(of: type).map { form in
      var form = form
      form.isGuess = { [unowned self] in
        let name = code.resolve($0.innermostElement, in: type.declaration.displayName)
        return name.flatMap(structCoding).map { $0.encoder != nil && $0.written == nil } ?? false
      }
      return form
    }
  }

  private func plainForms(of type: CodedSources.CodedType) throws(Refusal) -> [CodedForm] {
    let (declaration, name) = (type.declaration, type.declaration.displayName)
    let places = code.bodies[name]?.count { !$0.isExtension }
    guard places == 1 else { throw Refusal(type, "it is declared more than once") }
    guard !CodingTable.isKnown(declaration), let types = types(of: name),
      let conformance = code.conformance(of: declaration)
    else { throw Refusal(type, "another package codes it") }
    if let refusal = refusals[name] { throw refusal }
    if declaration.header.keyword == "enum" {
      // Again for the reason, or since only its raw values are by hand.
      if let coding = coding(of: name) { return coding.forms(declaration, types) }
      return try HandWritten(code, types, declaration, file: type.file, bound).forms(declaration, types)
    }
    guard declaration.header.genericParameters.isEmpty else { throw Refusal(type, "it is generic") }
    let coding = structCoding(of: name) ?? StructCoding(code, types, name, bound)
    return try [coding.form(declaration, conformance)].compactMap(\.self)
  }
}

extension CodedForm {
  /// The cases of an enum that an annotation codes.
  static func forms(_ declaration: TypeDeclaration, _ trial: AnnotationTrial) -> [CodedForm] {
    declaration.cases.compactMap { element in
      let name = unquoted(element.name)
      guard let tree = trial.written(name) else { return nil }
      let names = trial.valueNames(of: element)
      let optional = zip(names, element.values).filter { $1.type.expression.isOptional }.map(\.0)
      return CodedForm(
        subject: "case '\(name)' of \(declaration.displayName)",
        element: name,
        offset: element.range.lowerBound,
        values: zip(names, element.values).map { CodedForm.Value(name: $0, type: $1.type.expression.withoutOptional) },
        trees: [(nils: Set(), tree: tree)]
          + optional.compactMap { value in trial.written(name, nils: [value]).map { (nils: Set([value]), tree: $0) } },
        conformance: .codable,
        isReadByHand: false,
        example: { trial.example(of: $0) },
        answers: { _ in [] },
        isOfType: { trial.reads($0, as: $1) },
        types: trial,
        read: { json in
          guard let reading = trial.read(json) else { return .refused }
          // Which JSON becomes a value is not told: it is no other's.
          return reading.element == name ? .own([:]) : .other(element: reading.element)
        },
        asked: { json in trial.looks(at: json).map { Question($0) } }
      )
    }
  }
}

extension HandWritten {
  /// The cases that are written.
  fileprivate func forms(_ declaration: TypeDeclaration, _ types: AnnotationTrial) -> [CodedForm] {
    zip(cases, declaration.cases).compactMap { element, syntax in
      guard let tree = element.tree, !element.trapsOnWriting else { return nil }
      return CodedForm(
        subject: "case '\(element.name)' of \(declaration.displayName)",
        element: element.name,
        offset: syntax.range.lowerBound,
        values: element.values.map { CodedForm.Value(name: $0.name, type: $0.type) },
        trees: [(nils: Set(), tree: tree)] + element.variations,
        overwritten: element.overwritten,
        evaluator: evaluator,
        conformance: conformance,
        isReadByHand: decoder.map { $0.file != evaluator.code.synthesizedFile } ?? false,
        example: { self.example(of: $0) },
        answers: answers,
        isOfType: { json, type in types.reads(json, as: type) { self.reads($0) ?? true } },
        types: types,
        read: { json throws(Refusal) in
          guard let outcome = try self.read(json) else { return .refused }
          guard outcome.element == element.name else { return .other(element: outcome.element) }
          return .own(Dictionary(zip(element.values.map(\.name), outcome.values)) { first, _ in first })
        },
        asked: { json throws(Refusal) in try self.evaluator.asked { () throws(Refusal) in _ = try self.read(json) } }
      )
    }
  }
}

extension StructCoding {
  /// Nil if it is never written.
  fileprivate func form(_ declaration: TypeDeclaration, _ conformance: Conformance) throws(Refusal) -> CodedForm? {
    let tree = try conformance.isEncodable ? tree(nils: []) : nil
    let overwritten = evaluator.overwritten.first { !(tree?.holds($0.name) ?? true) }
    if conformance.isEncodable, tree == nil { return nil }
    let trees: Trees
    if let tree {
      trees = try writtenTrees(tree, declaration, isRead: conformance.isDecodable)
    } else {
      trees = readJSON.map { ([], .constant($0)) }
    }
    if trees.isEmpty { return nil }
    let types = evaluator.types
    let values = conformance.isEncodable ? declaration.properties : []
    return CodedForm(
      subject: declaration.displayName,
      element: nil,
      offset: declaration.header.start,
      values: values.map { CodedForm.Value(name: $0.name, type: $0.type.expression.withoutOptional) },
      offsets: Dictionary(declaration.properties.map { ($0.name, $0.range.lowerBound) }) { first, _ in first },
      trees: trees,
      overwritten: overwritten,
      evaluator: evaluator,
      conformance: conformance,
      isReadByHand: decoder != nil,
      hasSuper: encoder.map { evaluator.code.words(in: $0.range, of: $0.file).contains("super") } ?? false,
      example: { types.example(of: $0) },
      answers: { type in [types.example(of: type)].compactMap(\.self) },
      isOfType: { types.reads($0, as: $1) },
      types: types,
      read: { json throws(Refusal) in try self.reading(json) },
      asked: { json throws(Refusal) in try self.asked(json) }
    )
  }

  private typealias Trees = [(nils: Set<String>, tree: WrittenTree)]

  /// A tree, and those where properties are nil: each alone only if they can't be all.
  private func writtenTrees(
    _ tree: WrittenTree,
    _ declaration: TypeDeclaration,
    isRead: Bool
  ) throws(Refusal) -> Trees {
    let optional = declaration.properties.filter { $0.type.expression.isOptional && tree.holds($0.name) }.map(\.name)
    let whole: Trees = [([], tree)]
    if optional.isEmpty { return whole }
    let all: Trees = try self.tree(nils: Set(optional)).map { [(Set(optional), $0)] } ?? []
    if let json = all.first?.tree.json({ example(of: $0) ?? HandWritten.anything })?.json,
      case .own = try isRead ? reading(json) : .own([:])
    {
      return whole + all
    }
    var trees = whole
    for name in optional {
      if let tree = try self.tree(nils: [name]) { trees.append(([name], tree)) }
    }
    return trees + (optional.count > 1 ? all : [])
  }

  private func asked(_ json: JSONValue) throws(Refusal) -> [Question] {
    if decoder != nil { return try evaluator.asked { () throws(Refusal) in _ = try reading(json) } }
    // The compiler's code asks for all; what must be there is the last of it.
    let properties = evaluator.types.properties(of: evaluator.ownType) ?? []
    let isLast = { (key: String) in json[key] == nil }
    let required = properties.filter { !$0.isOptional }
    let all = properties.filter(\.isOptional) + required.filter { !isLast($0.key) } + required.filter { isLast($0.key) }
    return all.map { property in
      Question(
        pointer: "/\(property.key)",
        key: property.key,
        kind: .value(type: property.type),
        file: 0,
        offset: 0,
        isOfCode: false
      )
    }
  }

  /// What it writes where some properties are nil; nil if that throws.
  private func tree(nils: Set<String>) throws(Refusal) -> WrittenTree? {
    if let encoder {
      evaluator.nils = nils
      defer { evaluator.nils = [] }
      return try evaluator.outcome { try evaluator.write(.nothing, encoder) }
    }
    guard let properties = evaluator.types.properties(of: evaluator.ownType) else {
      let message = "what the compiler's encode(to:) writes of it is not known"
      throw Refusal(file: decoder?.file ?? 0, offset: decoder?.range.lowerBound ?? 0, message: message)
    }
    return .object(
      properties.filter { !nils.contains($0.name) }.map { WrittenTree.Member(key: $0.key, tree: .value($0.name)) }
    )
  }

  private func reading(_ json: JSONValue) throws(Refusal) -> CodedForm.Reading {
    guard let decoder else {
      guard let isRead = evaluator.types.reads(json, as: evaluator.ownType) else { throw unknown(json) }
      let properties = evaluator.types.properties(of: evaluator.ownType) ?? []
      let values = properties.map {
        ($0.name, ReadOutcome.Value?.some(json[$0.key] == nil ? .null : .read("/\($0.key)")))
      }
      return isRead ? .own(Dictionary(values) { first, _ in first }) : .refused
    }
    do {
      _ = try evaluator.read(json, decoder)
    } catch Interruption.thrown where evaluator.doubt == nil {
      return .refused
    } catch Interruption.refused(let refusal) {
      throw refusal
    } catch {
      throw unknown(json)
    }
    return .own(
      evaluator.properties.mapValues { value in
        if case .unset = value { .null } else { evaluator.outcome(of: value) }
      }
    )
  }

  private func unknown(_ json: JSONValue) -> Refusal {
    let place = decoder ?? encoder
    let message = "what its init(from:) makes of \(json.text(.compact)) is not known"
    return Refusal(file: place?.file ?? 0, offset: place?.range.lowerBound ?? 0, message: message)
  }
}
