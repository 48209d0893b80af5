import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Holds what the coding of a type writes against what it reads.
struct TypeAudit {
  let files: TrialFiles
  let declaration: TypeDeclaration
  let file: Int
  private(set) var findings: [AuditFinding] = []
  /// What could not be shown, since nothing says what JSON a value has.
  private(set) var isOpen = false

  private var name: String { declaration.displayName }

  init(_ files: TrialFiles, _ declaration: TypeDeclaration, _ file: Int) throws(Refusal) {
    (self.files, self.declaration, self.file) = (files, declaration, file)
    let forms: [CodedForm]
    let places = files.code.bodies[name]?.count { !$0.isExtension }
    guard places == 1, !CodingTable.isKnown(declaration), let types = files.types(of: name) else {
      throw refusal("it is declared more than once, or another package codes it")
    }
    if declaration.header.keyword == "enum" {
      // Again for the reason, or since only its raw values are by hand.
      if let coding = files.coding(of: name) {
        forms = coding.forms(declaration, types)
      } else {
        forms = try HandWritten(files.code, types, declaration, file: file).forms(declaration, types)
      }
    } else {
      guard let coding = files.structCoding(of: name) else { throw refusal("it is generic") }
      forms = try [coding.form(declaration)].compactMap(\.self)
    }
    for form in forms { try check(form) }
  }

  private func refusal(_ message: String) -> Refusal {
    Refusal(file: file, offset: declaration.header.start, message: message)
  }

  /// Adds the worst that becomes of a form.
  private mutating func check(_ form: CodedForm) throws(Refusal) {
    if let (value, key) = form.overwritten, let json = form.trees.first.flatMap({ form.json($0.tree) })?.json {
      return add(.keyWrittenTwice, value, form, json) { json in
        "'\(value)' of \(form.subject) is written as \(jsonText(key)), and so is another value after it: \(json) has only "
          + "the last one; give one another key"
      }
    }
    for (nils, tree) in form.trees {
      guard let (json, places) = form.json(tree) else {
        isOpen = true
        continue
      }
      let condition = nils.isEmpty ? "" : " if \(nils.sorted(byBytesOf: \.self).joined(separator: " and ")) is nil"
      switch try form.read(json) {
      case .own(let values):
        if nils.isEmpty { try checkValues(of: form, tree, json, places, read: values) }
      case .refused:
        guard try form.isReadElsewhere(than: json, tree, places) == false else { continue }
        return add(.writtenNotRead, nil, form, json) { json in
          "\(form.subject) is written as \(json)\(condition), which it refuses to read; write what is read, or read it"
        }
      case .other(let other):
        guard try form.isReadElsewhere(than: json, tree, places) == false else { continue }
        return add(.readAsOther, nil, form, json) { json in
          "\(form.subject) is written as \(json)\(condition), which is read as case '\(other)'; write what tells them apart"
        }
      }
    }
  }

  /// Adds the values that are lost.
  private mutating func checkValues(
    of form: CodedForm,
    _ tree: WrittenTree,
    _ json: JSONValue,
    _ places: [String: String],
    read: [String: HandWritten.Outcome.Value?]
  ) throws(Refusal) {
    for value in form.values where read[value.name] != nil {
      let (subject, place) = ("'\(value.name)' of \(form.subject)", places[value.name])
      if case .read(let pointer)?? = read[value.name] {
        guard pointer != place, let other = places.first(where: { $0.value == pointer })?.key else { continue }
        add(.readAsOther, value.name, form, json) {
          "\(subject) is read from where '\(other)' is written: \($0); read it from its own key"
        }
        continue
      }
      if case .made?? = read[value.name] { continue }
      let (key, isAsked) = try form.questions(about: value, at: place, in: json)
      guard let place else {
        if key == nil { continue }
        add(.valueNotWritten, value.name, form, json) {
          "\(subject) is read and not written: \($0) is read without it; write it in encode(to:)"
        }
        continue
      }
      let own = jsonText(place.keys.last ?? "")
      if let key {
        add(.writtenNotRead, value.name, form, json) {
          "\(subject) is written as \(own) and read from \(jsonText(key)): \($0) is read without it; give it one key"
        }
      } else if !isAsked, form.leavesOut(value) {
        add(.writtenNotRead, value.name, form, json) {
          "\(subject) is written as \(own) and never read: \($0) is read without it; read it in init(from:)"
        }
      }
    }
  }

  private mutating func add(
    _ id: AuditFinding.ID,
    _ value: String?,
    _ form: CodedForm,
    _ json: JSONValue,
    _ message: (_ json: String) -> String
  ) {
    let source = files.sources[file]
    let text = json.text(.compact)
    let offset = value.flatMap { form.offsets[$0] } ?? form.offset
    findings.append(
      AuditFinding(
        id: id,
        type: name,
        member: form.element ?? value,
        path: source.path,
        position: LineTable(source).position(at: offset),
        witness: text,
        message: message(text)
      )
    )
  }
}

extension CodedForm {
  /// - Returns: The missing key that a value is read from, and whether anything asks for JSON at its place.
  fileprivate func questions(
    about value: Value,
    at place: String?,
    in json: JSONValue
  ) throws(Refusal) -> (key: String?, isAsked: Bool) {
    guard let example = example(value.type) else { return (nil, true) }
    evaluator.trace = Trace()
    defer { evaluator.trace = nil }
    _ = try read(json)
    let questions = evaluator.trace?.questions ?? []
    for question in questions {
      let missing = Question.Place(question)
      guard missing.part(of: json) == nil, let filled = missing.set(example, in: json) else { continue }
      if case .own(let values) = try read(filled), values[value.name] == .read(question.pointer) {
        return (question.pointer.keys.last, true)
      }
    }
    return (nil, questions.contains { question in place.map(question.mayRead) ?? false })
  }

  /// Whether the code that reads a struct gives a property no value, and its declaration doesn't either.
  fileprivate func leavesOut(_ value: Value) -> Bool {
    guard element == nil, case .unset? = evaluator.properties[value.name] else { return false }
    return evaluator.code.properties[evaluator.owner]?[value.name] == nil
  }
}

extension Question {
  /// Whether it is about what is at a place, or about all around it.
  fileprivate func mayRead(_ place: String) -> Bool {
    if pointer == place || pointer.hasPrefix("\(place)/") { return true }
    return switch kind {
    case .value, .whole, .keys: pointer.isEmpty || place.hasPrefix("\(pointer)/")
    case .object, .array, .presence, .null, .equality, .casedEquality, .choice, .test, .element: false
    }
  }
}

// MARK: What is audited

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
        example: { self.example(of: $0) },
        answers: answers,
        isOfType: { json, type in types.reads(json, as: type) { self.reads($0) ?? true } },
        read: { json throws(Refusal) in
          guard let outcome = try self.read(json) else { return .refused }
          guard outcome.element == element.name else { return .other(element: outcome.element) }
          return .own(Dictionary(zip(element.values.map(\.name), outcome.values)) { first, _ in first })
        }
      )
    }
  }
}

extension StructCoding {
  /// Nil if it is never written.
  fileprivate func form(_ declaration: TypeDeclaration) throws(Refusal) -> CodedForm? {
    guard let tree = try tree(nils: []) else { return nil }
    let overwritten = evaluator.overwritten.first { !tree.holds($0.name) }
    let optional = declaration.properties.filter { $0.type.expression.isOptional && tree.holds($0.name) }.map(\.name)
    var trees = [(nils: Set<String>(), tree: tree)]
    for nils in optional.map({ Set([$0]) }) + (optional.count > 1 ? [Set(optional)] : []) {
      if let tree = try self.tree(nils: nils) { trees.append((nils, tree)) }
    }
    let types = evaluator.types
    return CodedForm(
      subject: declaration.displayName,
      element: nil,
      offset: declaration.header.start,
      values: declaration.properties.map { CodedForm.Value(name: $0.name, type: $0.type.text.withoutOptional) },
      offsets: Dictionary(declaration.properties.map { ($0.name, $0.range.lowerBound) }) { first, _ in first },
      trees: trees,
      overwritten: overwritten,
      evaluator: evaluator,
      example: { types.example(of: $0) },
      answers: { type in [types.example(of: type)].compactMap(\.self) },
      isOfType: { types.reads($0, as: $1) },
      read: { json throws(Refusal) in try self.reading(json) }
    )
  }

  /// What it writes where some properties are nil; nil if that throws.
  private func tree(nils: Set<String>) throws(Refusal) -> WrittenTree? {
    if let encoder {
      evaluator.nils = nils
      defer { evaluator.nils = [] }
      return try evaluator.outcome { try evaluator.write(.nothing, encoder) }
    }
    guard let properties = evaluator.types.properties(of: evaluator.owner) else {
      let message = "what the compiler's encode(to:) writes of it is not known"
      throw Refusal(file: decoder?.file ?? 0, offset: decoder?.range.lowerBound ?? 0, message: message)
    }
    return .object(
      properties.filter { !nils.contains($0.name) }.map { WrittenTree.Member(key: $0.key, tree: .value($0.name)) }
    )
  }

  private func reading(_ json: JSONValue) throws(Refusal) -> CodedForm.Reading {
    guard let decoder else {
      guard let isRead = evaluator.types.reads(json, as: evaluator.owner) else { throw unknown(json) }
      return isRead ? .own([:]) : .refused
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
        if case .unset = value { .null } else { evaluator.outcome(of: value, as: "") }
      }
    )
  }

  private func unknown(_ json: JSONValue) -> Refusal {
    let place = decoder ?? encoder
    let message = "what its init(from:) makes of \(json.text(.compact)) is not known"
    return Refusal(file: place?.file ?? 0, offset: place?.range.lowerBound ?? 0, message: message)
  }
}
