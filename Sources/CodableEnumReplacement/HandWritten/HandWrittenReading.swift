import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

// What the code reads.
extension HandWritten {
  /// What JSON is read as; nil if that is an error.
  func read(_ json: JSONValue) throws(Refusal) -> ReadOutcome? {
    if table != nil {
      let index = cases.indices.first { index in
        cases[index].tree.map { self.json($0, cases[index]).json == json } ?? false
      }
      return index.map { ReadOutcome(element: cases[$0].name, values: []) }
    }
    guard let decoder else {
      guard readsRawValue else { return nil }
      return try evaluator.outcome {
        guard case .element(_, let name, _)? = try evaluator.element(json, of: evaluator.owner) else { return nil }
        return ReadOutcome(element: name, values: [])
      }
    }
    let outcome = try evaluator.reading(json) {
      let made = try evaluator.read(json, decoder)
      if let making = made.making { throw Interruption.refused(making.refusal) }
      guard case .element(_, let name, let values) = made else {
        throw evaluator.refusal(
          "which case this makes is not known; name the case, or pass the file that declares what makes it",
          at: decoder.range
        )
      }
      let outcomes = try values.enumerated().map { index, value -> ReadOutcome.Value in
        if let making = value.making, making.pointer == nil { throw Interruption.refused(making.refusal) }
        if let outcome = evaluator.outcome(of: value, as: element(name)?.values[index].type) { return outcome }
        let message = "what case '\(name)' is made of is not known; a coder can make it: coders:"
        throw Interruption.refused(
          Refusal(file: decoder.file, offset: decoder.range.lowerBound, message: message)
        )
      }
      let makings = try element(name).map { try self.makings(of: values, $0) } ?? [:]
      return ReadOutcome(element: name, values: withNils(outcomes, of: name), makings: makings)
    }
    return outcome.map(settled)
  }

  /// Where an alias hides an optional, null is nil.
  private func withNils(_ outcomes: [ReadOutcome.Value], of name: String) -> [ReadOutcome.Value] {
    guard let element = element(name), !element.optionalsBehind.isEmpty else { return outcomes }
    return zip(element.values, outcomes).map { value, outcome in
      guard element.optionalsBehind[value.name] != nil, case .read(let pointer) = outcome,
        evaluator.json(at: pointer) == .null
      else { return outcome }
      return .null
    }
  }

  /// Whether the enum reads JSON that is part of another type's; nil if that is not known.
  func reads(_ json: JSONValue) -> Bool? {
    if decoder == nil, !readsRawValue { return nil }
    do {
      guard let decoder else { return try evaluator.element(json, of: evaluator.owner) != nil }
      evaluator.doubt = nil
      try evaluator.readItself(json, by: decoder)
      return evaluator.doubt == nil ? true : nil
    } catch Interruption.refused {
      return nil
    } catch {
      return evaluator.doubt == nil ? false : nil
    }
  }

  /// Why a test can't run the code with JSON; nil if it can.
  func obstacle(to json: JSONValue) throws(Refusal) -> String? {
    let outcome = try read(json)
    if evaluator.stopsWhenDebugged || element(outcome?.element)?.trapsOnWriting ?? false {
      return "the code by hand ends the process"
    }
    if let outcome, mayBeRefused(outcome, of: json) { return "a coder may throw, where the code by hand makes nil" }
    if let outcome, isUnwritten(outcome) { return "the code by hand reads it, and does not write it" }
    return evaluator.dependsOnOrder ? "the code by hand takes any of these keys" : nil
  }

  /// Whether the code throws in place of writing what is read.
  private func isUnwritten(_ outcome: ReadOutcome) -> Bool {
    guard let element = element(outcome.element) else { return false }
    let nils = zip(element.values, outcome.values).compactMap { $1 == .null ? $0.name : nil }
    return element.unwritten.contains(Set(nils))
  }

  /// The cases that are written, and that the code never reads; `isNamed` are those that it has code for.
  func onlyWritten() throws(Refusal) -> [(index: Int, isNamed: Bool)] {
    var found: [(index: Int, isNamed: Bool)] = []
    var probe: Probe?
    for (index, element) in cases.enumerated() {
      guard let tree = element.tree, try read(json(tree, element).json)?.element != element.name else { continue }
      let isNamed = evaluator.readingNames(element.name)
      if isNamed, probe == nil { probe = try Probe(self) }
      if isNamed {
        if probe?.findings[element.name] != nil { continue }
        if try !isNeverRead(element) { continue }
      }
      found.append((index, isNamed))
    }
    return found
  }

  /// Whether a case's only value is a number, or has raw values, none of which is read as the case.
  private func isNeverRead(_ element: Case) throws(Refusal) -> Bool {
    guard let tree = element.tree, element.values.count == 1, let value = element.values.first else { return false }
    let values: [JSONValue]
    if value.type.isInteger || value.type.isFloatingPoint {
      let numbers = ["-7", "300", "70000", "3000000000", "-3000000000", "18446744073709551615", "1.5", "1e300"]
      values = numbers.map(JSONValue.number)
    } else if let name = value.type.plainName, evaluator.isReadAsRawValue(name), let raw = evaluator.rawValues(of: name)
    {
      values = raw.values
    } else {
      return false
    }
    for content in values {
      let json = json(tree, element, with: [value.name: content]).json
      if try read(json)?.element == element.name { return false }
    }
    return true
  }
}

extension Evaluator {
  /// What a value that code makes is made of; nil if that is made of what is read.
  func outcome(of value: CodeValue, as type: TypeExpression? = nil) -> ReadOutcome.Value? {
    switch value {
    case .null: .null
    case .declaredDefault(let text): .constant(text)
    case .known(_, .place(let pointer)?), .opaque(_, .place(let pointer)): .read(pointer)
    case .text(let place): .read(place.pointer)
    case .made(let making): making.pointer.map { .read($0) }
    // A text that is in lower case already is the one that is read.
    case .known(let json, .cased(let pointer)?) where self.json(at: pointer) == json: .read(pointer)
    // A number that is made of a text, of keys or of elements.
    case .known(_, .counted?), .known(_, .spelled?), .known(_, .length?), .known(_, .keyCount?): nil
    case .known(.string(let text), _): .constant(swiftLiteral(text))
    case .known(let json, _): .constant(json.text())
    case .list(let values) where values.isEmpty: .constant("[]")
    case .dictionary(let pairs) where pairs.isEmpty: .constant("[:]")
    case .list, .dictionary: whole(of: value).map { .read($0) } ?? (makesStructs ? .made(type) : nil)
    case .read(_, let pointer): .read(pointer)
    case .element(_, let name, _): .constant(".\(name)")
    case .structure: .made(type)
    // A value that is made of what is read.
    default: nil
    }
  }
}
