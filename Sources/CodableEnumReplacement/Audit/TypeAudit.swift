import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Holds what the coding of a type writes against what it reads.
struct TypeAudit {
  private let source: SourceFile
  private let name: String
  private(set) var findings: [AuditFinding] = []
  /// What could not be shown, since nothing says what JSON a value has.
  private(set) var isOpen = false

  init(_ files: TrialFiles, _ type: CodedSources.CodedType) throws(Refusal) {
    (source, name) = (files.sources[type.file], type.declaration.displayName)
    try files.effort.anew { () throws(Refusal) in
      for form in try files.forms(of: type) { try check(form) }
    }
  }

  /// Adds the worst that becomes of a form.
  private mutating func check(_ form: CodedForm) throws(Refusal) {
    if let (value, key) = form.overwritten, let json = form.trees.first.flatMap({ form.written($0.tree) })?.json {
      return add(.keyWrittenTwice, value, form, json) { json in
        "'\(value)' of \(form.subject) is written as \(jsonText(key)), and so is another value after it: \(json) has only "
          + "the last one; give one another key"
      }
    }
    for (nils, tree) in form.trees {
      guard let written = form.written(tree) else {
        isOpen = true
        continue
      }
      if !written.open.isEmpty { isOpen = true }
      let json = written.json
      let condition = nils.isEmpty ? "" : " if \(nils.sorted(byBytesOf: \.self).joined(separator: " and ")) is nil"
      switch try form.read(json) {
      case .own(let values):
        if nils.isEmpty { try checkValues(of: form, json, written.places, read: values) }
      case .refused:
        guard try !form.mayRefuseOpen(written), try form.isReadElsewhere(than: written, tree) == false else { continue }
        return add(.writtenNotRead, nil, form, json) { json in
          "\(form.subject) is written as \(json)\(condition), which it refuses to read; write what is read, or read it"
        }
      case .other(let other):
        guard written.open.isEmpty, try form.isReadElsewhere(than: written, tree) == false else { continue }
        return add(.readAsOther, nil, form, json) { json in
          "\(form.subject) is written as \(json)\(condition), which is read as case '\(other)'; write what tells them apart"
        }
      }
    }
  }

  /// Adds the values that are lost.
  private mutating func checkValues(
    of form: CodedForm,
    _ json: JSONValue,
    _ places: [String: String],
    read: [String: ReadOutcome.Value?]
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
    let questions = try asked(json)
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
    guard element == nil, let evaluator, case .unset? = evaluator.properties[value.name] else { return false }
    return evaluator.code.properties[evaluator.owner]?[value.name] == nil
  }
}

extension Question {
  /// Whether it is about what is at a place, or about all around it.
  func mayRead(_ place: String) -> Bool {
    if pointer == place || pointer.hasPrefix("\(place)/") { return true }
    return switch kind {
    case .value, .whole, .keys: pointer.isEmpty || place.hasPrefix("\(pointer)/")
    case .object, .array, .presence, .null, .equality, .casedEquality, .choice, .test, .element: false
    }
  }
}
