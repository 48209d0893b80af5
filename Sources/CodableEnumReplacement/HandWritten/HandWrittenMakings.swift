import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

// Values that only the user's own expressions make, which a coder keeps.
extension HandWritten {
  // MARK: Writing

  /// How the values that were written last are made, by name.
  var writings: [String: Making.Half] {
    var halves = evaluator.writings.mapValues(\.half)
    for (source, steps) in evaluator.requirements {
      guard case .value(let name) = source else { continue }
      let half = halves[name] ?? Making.Half(text: Making.hole, steps: [], mayBeNil: false)
      halves[name]?.steps = steps + half.steps.filter { !steps.contains($0) }
      if halves[name] == nil { halves[name] = Making.Half(text: Making.hole, steps: steps, mayBeNil: false) }
    }
    for name in evaluator.omitted { halves[name]?.isOmitted = true }
    return halves.merging(partsWritten) { $1 }
  }

  /// With the whole in the place of its only part that is written, which a coder takes from it.
  func takingParts(_ tree: WrittenTree, _ element: Case) -> (tree: WrittenTree, parts: [String: Making.Half]) {
    var (tree, parts) = (tree, [String: Making.Half]())
    if !evaluator.makesCoders { return (tree, parts) }
    for value in element.values {
      let found = tree.valueNames.filter { $0 == value.name || $0.hasPrefix("\(value.name).") }
      guard found.count == 1, let part = found.first, part != value.name else { continue }
      let name = String(part.dropFirst(value.name.count + 1))
      let property = evaluator.types.properties(of: value.type)?.first { $0.name == name }
      if property?.isOptional ?? true { continue }
      tree = tree.renaming(part, value.name)
      parts[value.name] = Making.Half(text: "\(Making.hole).\(name)", steps: [], mayBeNil: false)
    }
    return (tree, parts)
  }

  /// How the values are made must not depend on which of them are nil.
  func proveWritings(of element: Case, _ halves: [String: Making.Half], nils: Set<String>) throws(Refusal) {
    for value in element.values where !nils.contains(value.name) && halves[value.name] != element.writings[value.name] {
      throw Refusal(
        file: encoder?.file ?? file,
        offset: encoder?.range.lowerBound ?? 0,
        message: Self.twoWays(value.name, element)
      )
    }
  }

  private static func twoWays(_ name: String, _ element: Case) -> String {
    "'\(name)' of case '\(element.name)' is made in two ways, which no coder can tell; make it in one, or keep this code"
  }

  /// Finds the types of JSON of values that are made: those that the code asks for where it reads them.
  func findCodedTypes() {
    guard decoder != nil else { return }
    for (index, element) in cases.enumerated() {
      guard let tree = element.tree else { continue }
      for _ in element.writings {
        let unknown = element.writings.keys.filter { cases[index].codedTypes[$0] == nil }
        if unknown.isEmpty { break }
        let nulls = Dictionary(uniqueKeysWithValues: unknown.map { ($0, JSONValue.null) })
        let (json, places) = json(tree, cases[index], with: nulls)
        evaluator.decodedTypes = [:]
        // What it refuses, it refuses again.
        _ = try? read(json)
        for name in unknown { places[name].map { keepCodedType(evaluator.decodedTypes[$0], of: name, at: index) } }
      }
    }
  }

  // MARK: Reading

  /// How the values of a case are made of what is read, by name.
  func makings(of values: [CodeValue], _ element: Case) throws -> [String: Making.Half] {
    var halves: [String: Making.Half] = [:]
    for (value, own) in zip(values, element.values) {
      guard let making = evaluator.making(of: value, insteadOf: Refusal(file: file, offset: 0, message: "")),
        value.making != nil || !making.steps.isEmpty || making.text != Making.hole && element.writings[own.name] != nil
      else { continue }
      if let made = value.making { keepRefusal(made.refusal) }
      halves[own.name] = making.half
    }
    try evaluator.proveObligations(met: Array(halves.values))
    return halves
  }

  /// A value that is not made as it was before is another one.
  func settled(_ outcome: ReadOutcome) -> ReadOutcome {
    guard let element = element(outcome.element) else { return outcome }
    readCases.insert(outcome.element)
    var settled = outcome
    for (index, value) in element.values.enumerated() where index < outcome.values.count {
      guard case .read = outcome.values[index] else { continue }
      let half = outcome.makings[value.name]
      guard let known = readings[outcome.element]?[value.name] else {
        readings[outcome.element, default: [:]][value.name] = .some(half)
        continue
      }
      if known != half { (settled.values[index], settled.makings[value.name]) = (.made(value.type), nil) }
    }
    return settled
  }

  /// Whether an optional may be nil by hand, and an error of its coder.
  func mayBeRefused(_ outcome: ReadOutcome, of json: JSONValue) -> Bool {
    guard let element = element(outcome.element) else { return false }
    return zip(element.values, outcome.values).contains { value, read in
      guard case .read(let pointer) = read, value.isOptional, outcome.makings[value.name]?.mayBeNil ?? false else {
        return false
      }
      return json.part(at: pointer.keys) != evaluator.types.example(of: value.type)
    }
  }

  // MARK: Coders

  /// The coders of all values that are made, which the cases have then.
  ///
  /// - Parameter said: What the user says already: his coders do what the code does.
  func findCoders(_ said: GivenAnnotations) throws(Refusal) -> (own: [OwnCoder], given: [OwnCoder]) {
    var (coders, given): ([OwnCoder], [OwnCoder]) = ([], [])
    for (index, element) in cases.enumerated() {
      for value in element.values {
        let (reading, writing) = (readings[element.name]?[value.name] ?? nil, element.writings[value.name])
        if reading == nil, writing == nil { continue }
        let isRead = readings[element.name]?[value.name] != nil
        // By hand, it is made of what is read in a way that the coder would not have.
        if !isRead, readCases.contains(element.name), let refusal = firstMaking { throw refusal }
        if let type = reading?.type { keepCodedType(type, of: value.name, at: index) }
        let coder = OwnCoder(
          type: value.type,
          codedType: cases[index].codedTypes[value.name] ?? value.type,
          reading: reading,
          writing: writing,
          conformance: conformance,
          isOptional: value.isOptional,
          isRead: conformance.isDecodable && isRead
        )
        if let name = said.coder(of: value.name, at: index) {
          if StandardTypes.type(ofCoder: name, []) == nil { given.append(coder.named(name)) }
          continue
        }
        let ours = evaluator.declares(.date) ? nil : coder.ours
        if ours == nil, coder.isHalfSeconds {
          let message =
            "'\(value.name)' of case '\(element.name)' is seconds in only one of init(from:) and encode(to:)"
          throw Refusal(file: encoder?.file ?? file, offset: encoder?.range.lowerBound ?? 0, message: message)
        }
        if writing?.isOmitted ?? false, writing?.mayBeNil ?? false, !value.isOptional || reading?.type == nil,
          let refusal = firstMaking
        {
          throw refusal
        }
        let name = ours ?? coder.add(to: &coders, for: value.name, of: element.name, in: evaluator.code)
        keepCoder(name, of: value.name, at: index)
      }
    }
    return (coders, given)
  }

  /// What is said of a case whose JSON is never read.
  func remark(onUnread index: Int) -> String {
    "by hand, no JSON was found that is read as .\(cases[index].name); now none is"
  }

  /// What a coder reads: JSON of the type that is made into another.
  func coding(of coder: OwnCoder) -> OwnCoding {
    let type = coder.codedType
    return OwnCoding(
      example: { self.example(of: type) },
      reads: { json in self.evaluator.types.reads(json, as: type) { self.reads($0) ?? true } }
    )
  }

  /// Whether the JSON of a kind may be that of a type.
  func reads(_ kind: JSONKind, as type: TypeExpression?) -> Bool {
    type.map { evaluator.types.reads(kind.example, as: $0) ?? false } ?? false
  }

  /// What differs from code by hand where an optional is made of what is read, and what nobody proves.
  func remarks(on coders: [OwnCoder], given: [OwnCoder]) -> [String] {
    let trusted = Set(given.map(\.name)).sorted(byBytesOf: \.self).map { name in
      "nothing compares \(name) with what this code did by hand"
    }
    if coders.isEmpty { return trusted }
    let names = coders.map(\.name).joined(separator: ", ")
    let isOne = coders.count == 1
    let yours = isOne ? "the coder is your code: \(names)" : "the coders are your code: \(names)"
    return trusted + coders.flatMap(\.remarks)
      + (conformance == .codable ? ["\(yours); nothing proves that \(isOne ? "it" : "each") writes what it reads"] : [])
  }
}

extension WrittenTree {
  /// The names of all values in it.
  fileprivate var valueNames: [String] {
    switch self {
    case .constant: []
    case .value(let name): [name]
    case .array(let elements): elements.flatMap(\.valueNames)
    case .object(let members): members.flatMap(\.tree.valueNames)
    }
  }

  fileprivate func renaming(_ old: String, _ new: String) -> WrittenTree {
    switch self {
    case .constant: self
    case .value(let name): .value(name == old ? new : name)
    case .array(let elements): .array(elements.map { $0.renaming(old, new) })
    case .object(let members):
      .object(members.map { Member(key: $0.key, tree: $0.tree.renaming(old, new)) })
    }
  }
}
