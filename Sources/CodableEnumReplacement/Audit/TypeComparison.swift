import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// A change of code that breaks JSON.
package struct CodeChange: Sendable {
  package var id: LockChange.ID
  package var breaks: Set<LockChange.Audience>
  /// `Outer.Inner`
  package var type: String
  /// A case or a property.
  package var member: String?
  package var path: String
  package var position: SourcePosition
  package var witness: String
  /// Whether it is something new, of which old programs know nothing.
  package var isAddition = false
  fileprivate var what: String
  /// What becomes of the witness.
  fileprivate var fate: String
  fileprivate var wayOut: String

  package var at: String { [type, member].compactMap(\.self).joined(separator: ".") }
  package var message: String {
    "breaks \(breaks.text): \(what); \(witness) of \(breaks.contains(.readers) ? "old data" : "new code") \(fate); \(wayOut)"
  }
}

/// Holds what a type wrote against what it reads now, and the other way round.
struct TypeComparison {
  private(set) var findings: [CodeChange] = []
  /// Why not all could be compared.
  private(set) var gap: String?
  private let declaration: TypeDeclaration
  private let source: SourceFile
  private let old: [CodedForm]
  private let new: [CodedForm]

  init(
    _ declaration: TypeDeclaration,
    _ source: SourceFile,
    _ old: [CodedForm],
    _ new: [CodedForm]
  ) throws(Refusal) {
    (self.declaration, self.source, self.old, self.new) = (declaration, source, old, new)
    for form in old { try read(form) }
    for form in new { try readByPeers(form) }
    if !findings.isEmpty { gap = nil }
    let isOnlyWritten = (old + new).allSatisfy { $0.conformance == .encodable }
    if isOnlyWritten, old.map(\.texts) != new.map(\.texts) { gap = "it writes other JSON, and nothing here reads it" }
  }

  private typealias Broken = (
    id: LockChange.ID, value: String?, json: JSONValue, what: String, fate: String, wayOut: String
  )

  /// Reads what was written.
  private mutating func read(_ form: CodedForm) throws(Refusal) {
    let now = new.first { $0.element == form.element }
    guard let reader = now ?? new.first, reader.conformance.isDecodable else { return }
    for (nils, tree) in form.trees {
      guard let written = form.written(tree, with: form.values(knownTo: reader)) else {
        gap = CodedForm.unknownValues
        continue
      }
      if !written.open.isEmpty { gap = CodedForm.unknownValues }
      let (json, places) = (written.json, written.places)
      let before = form.conformance.isDecodable ? try form.read(json) : .own([:])
      // What nobody could read is not lost.
      guard case .own(let values) = before else { continue }
      let broken: Broken? =
        switch try reader.read(json) {
        case .own(let others):
          try now == nil || !nils.isEmpty ? nil : lost(form, reader, json, places, values, others)
        case .refused:
          if try reader.mayRefuseOpen(written) || form.hasValueRefused(by: reader, json, places) {
            nil
          } else {
            try refused(form, now, reader, json, places)
          }
        case .other(let element):
          written.open.isEmpty ? taken(form, by: element, isGone: now == nil, json) : nil
        }
      if let broken { return add(broken, .readers, now ?? form, isGone: now == nil) }
    }
  }

  private func refused(
    _ form: CodedForm,
    _ now: CodedForm?,
    _ reader: CodedForm,
    _ json: JSONValue,
    _ places: [String: String]
  ) throws(Refusal) -> Broken {
    let subject = form.subject
    if now == nil, form.element != nil, reader.element != nil {
      let way = "read its JSON as another case, or keep it"
      return (.tagRemoved, nil, json, "\(subject) is gone", "is refused", way)
    }
    if now != nil, let (keys, values) = try reader.missing(in: json) {
      let name = values.first { $0.value == .read("/\(keys[0])") }?.key
      let texts = keys.map { jsonText($0) }.joined(separator: " and ")
      if let name, let place = places[name], let key = place.keys.last {
        let what = "'\(name)' of \(subject) is read from \(texts), and was written as \(jsonText(key))"
        return (.keyChanged, name, json, what, "is refused", "read \(jsonText(key)) where \(texts) is missing")
      }
      let way =
        reader.isReadByHand ? "use decodeIfPresent, and a value of your own where it is missing" : "make it optional"
      return (.keyRequired, name, json, "\(subject) requires \(texts), which old data lacks", "is refused", way)
    }
    let way = "read it, too" + (reader.isReadByHand ? ", in init(from:)" : "")
    if let value = try reader.refusedValue(in: json, places) {
      return (.valueNarrowed, value, json, "'\(value)' of \(subject) has another type", "is refused", way)
    }
    let id: LockChange.ID = form.element == nil || now == nil ? .kindChanged : .tagChanged
    return (id, nil, json, "the JSON of \(subject) is no longer read", "is refused", way)
  }

  /// JSON that becomes another case; nil if the case has only a new name.
  private func taken(_ form: CodedForm, by element: String, isGone: Bool, _ json: JSONValue) -> Broken? {
    if isGone, !old.contains(where: { $0.element == element }) { return nil }
    let what = isGone ? "\(form.subject) is gone" : "the JSON of \(form.subject) has another meaning"
    let way = isGone ? "keep the case if its data must survive" : "write and read what tells them apart"
    return (isGone ? .tagRemoved : .tagMoved, nil, json, what, "is read as case '\(element)'", way)
  }

  /// A value that is read from elsewhere, no longer, or only in part.
  private func lost(
    _ form: CodedForm,
    _ now: CodedForm,
    _ json: JSONValue,
    _ places: [String: String],
    _ before: [String: ReadOutcome.Value?],
    _ values: [String: ReadOutcome.Value?]
  ) throws(Refusal) -> Broken? {
    let questions = try now.asked(json)
    for value in form.values {
      guard let place = places[value.name], !place.isEmpty, isRead(before[value.name]) else { continue }
      let (subject, key) = ("'\(value.name)' of \(form.subject)", jsonText(place.keys.last ?? ""))
      if case .read(let pointer)?? = values[value.name], pointer != place, places.values.contains(pointer),
        case .read(place)?? = before[value.name]
      {
        let what = "\(subject) is read from \(jsonText(pointer.keys.last ?? "")), and was written as \(key)"
        return (.keyChanged, value.name, json, what, "is read with another value", "read it from \(key)")
      }
      if case .read(place)?? = before[value.name], !isRead(values[value.name]),
        questions.contains(where: { $0.pointer == place }), !now.values.contains(where: { $0 == value })
      {
        let what = "\(subject) has another type"
        return (.valueNarrowed, value.name, json, what, "is read without it", "read it, too, in init(from:)")
      }
      if questions.contains(where: { $0.mayRead(place) }) { continue }
      let isKept = now.values.contains { $0.name == value.name }
      if !isKept, !now.conformance.isEncodable { continue }
      let what = "\(subject) was written as \(key), which nothing reads now"
      let way = isKept ? "read \(key), too" : "keep it if its data must survive"
      return (isKept ? .keyChanged : .keyRemoved, value.name, json, what, "is read without it", way)
    }
    guard let (name, other, fate) = try narrowed(form, now, json, places) else { return nil }
    let way = "read it, too" + (now.isReadByHand ? ", in init(from:)" : "")
    return (.valueNarrowed, name, other, "'\(name)' of \(form.subject) has another type", fate, way)
  }

  /// A value of which others read only some JSON, or read it in part, with such JSON.
  private func narrowed(
    _ form: CodedForm,
    _ now: CodedForm,
    _ json: JSONValue,
    _ places: [String: String]
  ) throws(Refusal) -> (value: String, json: JSONValue, fate: String)? {
    let questions = try now.asked(json)
    for value in form.values {
      let asked = questions.filter { question in
        question.pointer == places[value.name] && !question.pointer.isEmpty
          && question.type.map { $0 != value.type } ?? false
      }
      let types = asked.compactMap(\.type)
      let isKept = now.values.contains(value)
      for sample in types.isEmpty ? [] : form.types.samples(of: value.type) {
        // A type that changed by itself is a finding of its own.
        if isKept, now.isOfType(sample, value.type) == false { continue }
        let takers = types.filter { now.isOfType(sample, $0) == true && !now.types.loses(sample, as: $0) }
        guard takers.count < types.count, let other = Question.Place(asked[0]).set(sample, in: json),
          case .own = try form.conformance.isDecodable ? form.read(other) : .own([:])
        else { continue }
        let fate: String
        switch try now.read(other) {
        case .refused: fate = "is refused"
        case .own where takers.isEmpty && types.contains { now.isOfType(sample, $0) == true }:
          fate = sample.kind == .array ? "is not read whole" : "is rounded"
        case .own: continue
        case .other(let element): fate = "is read as case '\(element)'"
        }
        return (value.name, other, fate)
      }
    }
    return nil
  }

  /// Whether a value comes from JSON, as far as that is known.
  private func isRead(_ value: ReadOutcome.Value??) -> Bool {
    switch value {
    case .null??, .constant??: false
    case .read??, .made??, .some(nil), nil: true
    }
  }

  /// Lets old code read what is written now.
  private mutating func readByPeers(_ form: CodedForm) throws(Refusal) {
    let then = old.first { $0.element == form.element }
    guard form.conformance.isEncodable, let reader = then ?? old.first, reader.conformance.isDecodable else { return }
    for (nils, tree) in form.trees {
      guard let written = form.written(tree, with: form.values(knownTo: reader)),
        try then?.refusesItself(tree) != true
      else { continue }
      let (json, places) = (written.json, written.places)
      if form.conformance.isDecodable { guard case .own = try form.read(json) else { continue } }
      let fate: String
      var widened: Broken?
      switch try reader.read(json) {
      case .own:
        guard then != nil, nils.isEmpty, let (name, other, end) = try narrowed(form, reader, json, places) else {
          continue
        }
        fate = "\(end) by old code"
        let what = "'\(name)' of \(form.subject) has another type"
        widened = (.valueWidened, name, other, what, fate, "write what was written")
      case .refused:
        if try reader.mayRefuseOpen(written) || form.hasValueRefused(by: reader, json, places) { continue }
        fate = "is refused by old code"
      case .other(let element):
        // The case has only a new name.
        if !written.open.isEmpty || then == nil, !new.contains(where: { $0.element == element }) { continue }
        fate = "is read as case '\(element)' by old code"
      }
      if let known = findings.firstIndex(where: { $0.member == form.element || form.element == nil }) {
        findings[known].breaks.insert(.peers)
        return
      }
      if widened == nil { widened = try unread(form, isNew: then == nil, nils, to: reader, json, fate, places) }
      if let widened { add(widened, .peers, form, isGone: false, isAddition: then == nil) }
      return
    }
  }

  /// What is written now, and old code does not read.
  private func unread(
    _ form: CodedForm,
    isNew: Bool,
    _ nils: Set<String>,
    to reader: CodedForm,
    _ json: JSONValue,
    _ fate: String,
    _ places: [String: String]
  ) throws(Refusal) -> Broken {
    let subject = form.subject
    if isNew { return (.caseAdded, nil, json, "\(subject) is new", fate, "write it when all peers know it") }
    if !nils.isEmpty, let keys = try reader.missing(in: json)?.keys {
      let what =
        "\(subject) may lack \(keys.map { jsonText($0) }.joined(separator: " and ")), which deployed versions require"
      let way = "write it always until no peer requires it"
      return (.nilWritten, nils.count == 1 ? nils.first : nil, json, what, fate, way)
    }
    if let value = try reader.refusedValue(in: json, places) {
      return (.valueWidened, value, json, "'\(value)' of \(subject) has another type", fate, "write what was written")
    }
    let id: LockChange.ID = form.element == nil ? .writtenKeyChanged : .writtenTagChanged
    return (id, nil, json, "\(subject) is written as something else", fate, "write what was written")
  }

  private mutating func add(
    _ broken: Broken,
    _ audience: LockChange.Audience,
    _ form: CodedForm,
    isGone: Bool,
    isAddition: Bool = false
  ) {
    let now = new.first { $0.element == form.element }
    let offset = broken.value.flatMap { now?.offsets[$0] } ?? now?.offset ?? declaration.header.start
    findings.append(
      CodeChange(
        id: broken.id,
        breaks: [audience],
        type: declaration.displayName,
        member: form.element ?? broken.value,
        path: source.path,
        position: LineTable(source).position(at: isGone ? declaration.header.start : offset),
        witness: broken.json.text(.compact),
        isAddition: isAddition,
        what: broken.what,
        fate: broken.fate,
        wayOut: broken.wayOut
      )
    )
  }
}

extension Question {
  /// The type of what is read.
  fileprivate var type: TypeExpression? { if case .value(let type) = kind { type.withoutOptional } else { nil } }
}

extension CodedForm {
  fileprivate var texts: [String] { trees.map(\.tree.text) }

  /// The value whose JSON is refused; nil if that is not known.
  fileprivate func refusedValue(in json: JSONValue, _ places: [String: String]) throws(Refusal) -> String? {
    // What code asked for last is what it refused.
    if isReadByHand || element != nil {
      let last = try asked(json).last
      return places.first { !$0.value.isEmpty && last?.pointer == $0.value }?.key
    }
    return values.first { value in
      places[value.name].flatMap { json.part(at: $0.keys) }.map { isOfType($0, value.type) == false } ?? false
    }?.name
  }

  /// Whether it writes a tree that it does not read itself.
  fileprivate func refusesItself(_ tree: WrittenTree) throws(Refusal) -> Bool {
    guard conformance.isDecodable, let own = trees.first(where: { $0.tree.text == tree.text }),
      let json = written(own.tree)?.json
    else { return false }
    if case .own = try read(json) { return false }
    return true
  }

  /// JSON of its values that another code writes and this one reads.
  fileprivate func values(knownTo other: CodedForm) -> [String: JSONValue] {
    var known: [String: JSONValue] = [:]
    for value in values {
      if let json = other.example(value.type), isOfType(json, value.type) == true { known[value.name] = json }
    }
    return known
  }

  /// Whether a value has a type that changed by itself: that is a finding of its own.
  fileprivate func hasValueRefused(by other: CodedForm, _ json: JSONValue, _ places: [String: String]) -> Bool {
    values.contains { value in
      guard other.values.contains(where: { $0.name == value.name && $0.type == value.type }),
        let part = places[value.name].flatMap({ json.part(at: $0.keys) })
      else { return false }
      return other.isOfType(part, value.type) == false
    }
  }

  /// The keys that JSON must have to be read, and what becomes of the values; nil if it is refused for another reason.
  fileprivate func missing(
    in json: JSONValue
  ) throws(Refusal) -> (keys: [String], values: [String: ReadOutcome.Value?])? {
    var (json, keys) = (json, [String]())
    while keys.count < 20 {
      let questions = try asked(json)
      let filled = questions.reversed().lazy.compactMap { question -> (key: String, json: JSONValue)? in
        guard case .value(let type) = question.kind, let key = question.pointer.keys.last,
          question.part(of: json) == nil, let example = example(type)
        else { return nil }
        return Question.Place(question).set(example, in: json).map { (key, $0) }
      }.first
      // Another value there may be read: a tag.
      guard let filled else { return keys.isEmpty ? nil : (keys, [:]) }
      // The last question is the one whose answer was an error.
      if let last = questions.last, last.part(of: json) != nil { return nil }
      keys.append(filled.key)
      json = filled.json
      if case .own(let values) = try read(json) { return (keys, values) }
    }
    return nil
  }
}
