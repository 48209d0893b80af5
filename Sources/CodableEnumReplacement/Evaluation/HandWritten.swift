import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// What a hand-written coding reads and writes, or that of another package.
final class HandWritten {
  struct Case {
    var name: String
    /// Its raw value, and whether it is written out.
    var rawValue: (tag: Tag, isWritten: Bool)?
    /// The names and types of its values.
    var values: [(name: String, type: String, isOptional: Bool, defaultValue: String?)]
    /// The optionals that values are aliases of, which annotations don't know: `Int?`, by name.
    var optionalsBehind: [String: String] = [:]
    /// As it is written; nil if that throws, or it is not written.
    var tree: WrittenTree?
    /// The same with some values nil.
    var variations: [(nils: Set<String>, tree: WrittenTree)] = []
    /// The same with other values nil, which only the annotation's trees are compared with.
    var combinations: [(nils: Set<String>, tree: WrittenTree)] = []
    /// Where the code throws in place of writing.
    var unwritten: [Set<String>] = []
    /// The coders that write values as the code does, by name.
    var coders: [String: String] = [:]
    /// Whether its own JSON is read as it.
    var isRead = false
    /// JSON that is read as it, for code that only reads.
    var example: JSONValue?
    /// The key that its value writes its tag under, which may be another one: `var type = "text"`.
    var ownTagKey: String?
    /// A value that is written, and another one then in its place, with their key.
    var overwritten: (name: String, key: String)?
    /// Whether the code ends the process instead of writing it.
    var trapsOnWriting = false
  }

  /// What is read: a case and what its values are, or an error.
  struct Outcome: Equatable {
    enum Value: Equatable {
      case null
      /// As a literal.
      case constant(String)
      case read(String)
      /// A struct that the code makes of parts from elsewhere, with its type.
      case made(String)
    }

    var element: String
    var values: [Value]
  }

  let evaluator: Evaluator
  let decoder: CodeFunction?
  let encoder: CodeFunction?
  let declaration: TypeDeclaration
  /// The file of the declaration.
  let file: Int
  var cases: [Case] = []
  /// The places of the cases, by name.
  private lazy var placesByName = Dictionary(cases.enumerated().map { ($1.name, $0) }) { first, _ in first }
  private var answersByType: [String: [JSONValue]] = [:]
  /// Where the values of each case are written.
  private lazy var writtenPlaces = cases.map { element in element.tree.map { json($0, element).places } ?? [:] }
  /// Of another package; then there is no code to read.
  let table: CodingTable?
  /// Whether the compiler writes the raw value.
  private let writesRawValue: Bool
  private let readsRawValue: Bool

  init(_ code: CodeTypes, _ types: AnnotationTrial, _ declaration: TypeDeclaration, file: Int) throws(Refusal) {
    (self.declaration, self.file) = (declaration, file)
    table = nil
    let name = declaration.displayName
    evaluator = Evaluator(code, types, owner: name)
    let functions = code.functions[name] ?? []
    decoder = functions.first(where: \.isDecoder)
    encoder = functions.first(where: \.isEncoder)
    let protocols = Set(code.conformances(of: declaration).flatMap { CodingProtocol.named(in: $0) })
    let hasRawType = RawValues(of: declaration).kind != nil
    writesRawValue = encoder == nil && protocols.contains(.encodable)
    readsRawValue = decoder == nil && protocols.contains(.decodable)
    if writesRawValue || readsRawValue, !hasRawType {
      let half = decoder ?? encoder
      throw Refusal(
        file: half?.file ?? 0,
        offset: half?.range.lowerBound ?? 0,
        message: "the compiler writes the other half of this enum's coding; write both halves by hand, or none"
      )
    }
    cases = Self.cases(of: declaration, code, types)
    evaluator.makesStructs = decoder != nil && encoder != nil
    for index in cases.indices { try write(index) }
    try findOwnTags()
    try proveExamples()
    if conformance == .decodable { try probe() }
    if let json = ownExample(name), try read(json) != nil { evaluator.readsItself = true }
  }

  /// What both sides refuse proves nothing.
  private func proveExamples() throws(Refusal) {
    guard let decoder else { return }
    for element in cases where element.tree != nil {
      for value in element.values where !names(value.type) {
        let isRead = evaluator.types.reads(example(of: value.type), as: value.type) { _ in true }
        guard isRead == false else { continue }
        throw Refusal(
          file: decoder.file,
          offset: decoder.range.lowerBound,
          message: "no JSON of '\(value.type)' is known, which case '\(element.name)' has; keep this code"
        )
      }
    }
  }

  /// What the cases would be written as, for code that only reads.
  private func probe() throws(Refusal) {
    guard let decoder else {
      for index in cases.indices {
        cases[index].tree = try rawValue(of: cases[index].name)
      }
      return
    }
    let probe = try Probe(self)
    for (index, element) in cases.enumerated() {
      cases[index].tree = probe.tree(of: element.name)
      cases[index].coders = probe.coders(of: element.name)
      cases[index].isRead = probe.findings[element.name] != nil
      cases[index].example = probe.findings[element.name]?.json
      if probe.findings[element.name] == nil, evaluator.readingNames(element.name) {
        throw Refusal(
          file: decoder.file,
          offset: decoder.range.lowerBound,
          message: "which JSON is read as case '\(element.name)' is not known; write encode(to:), too"
        )
      }
    }
  }

  init(
    _ table: CodingTable,
    _ code: CodeTypes,
    _ types: AnnotationTrial,
    _ declaration: TypeDeclaration,
    file: Int
  ) {
    (self.table, self.declaration, self.file) = (table, declaration, file)
    (decoder, encoder, writesRawValue, readsRawValue) = (nil, nil, false, false)
    evaluator = Evaluator(code, types, owner: declaration.displayName)
    cases = Self.cases(of: declaration, code, types)
    for (index, row) in table.cases.enumerated() {
      cases[index].tree = row.tree
      for value in cases[index].values where value.isOptional {
        // A whole value that is nil is not told by the annotations.
        guard let tree = table.writesNull ? row.tree?.nulling(value.name) : row.tree?.removing(value.name)?.rest else {
          continue
        }
        cases[index].variations.append(([value.name], tree))
      }
    }
  }

  private static func cases(of declaration: TypeDeclaration, _ code: CodeTypes, _ types: AnnotationTrial) -> [Case] {
    zip(declaration.cases, RawValues(of: declaration).values).map { element, rawValue in
      let names = types.valueNames(of: element)
      let optionals = zip(names, element.values).compactMap { name, value in
        code.optional(behind: value.type.text, in: declaration.displayName).map { (name, $0) }
      }
      let optionalsBehind = Dictionary(uniqueKeysWithValues: optionals)
      return Case(
        name: unquoted(element.name),
        rawValue: rawValue.tag.map { ($0, element.rawValue != nil) },
        values: zip(names, element.values).map { name, value in
          let text = value.type.text
          let isOptional = value.type.expression.isOptional || optionalsBehind[name] != nil
          return (name, text.withoutOptional, isOptional, value.defaultValue)
        },
        optionalsBehind: optionalsBehind
      )
    }
  }

  func place(of element: String) -> Int? { placesByName[element] }

  /// Where the values of a case are written, by their names.
  func places(of element: String) -> [String: String] { place(of: element).map { writtenPlaces[$0] } ?? [:] }

  func element(_ name: String?) -> Case? { name.flatMap { placesByName[$0] }.map { cases[$0] } }

  /// Whether the user wrote some of it.
  var isByHand: Bool {
    table != nil || [decoder, encoder].contains { $0 != nil && $0?.file != evaluator.code.synthesizedFile }
  }

  var conformance: Conformance {
    if let table { return table.conformance }
    let reads = decoder != nil || readsRawValue
    let writes = encoder != nil || writesRawValue
    return reads && writes ? .codable : reads ? .decodable : .encodable
  }

  // MARK: Writing

  private func write(_ index: Int) throws(Refusal) {
    let element = cases[index]
    cases[index].tree = try tree(element, nils: [])
    cases[index].coders = evaluator.coders
    cases[index].overwritten = evaluator.overwritten.first { name, _ in !(cases[index].tree?.holds(name) ?? true) }
    cases[index].trapsOnWriting = evaluator.stopsWhenDebugged
    let optional = element.values.filter(\.isOptional).map(\.name)
    if optional.isEmpty { return }
    for nils in try nilSets(element, optional) {
      guard let tree = try tree(element, nils: nils) else {
        cases[index].unwritten.append(nils)
        continue
      }
      guard cases[index].tree != nil else {
        let names = nils.sorted(byBytesOf: \.self).joined(separator: ", ")
        throw Refusal(
          file: encoder?.file ?? file,
          offset: encoder?.range.lowerBound ?? 0,
          message: "case '\(element.name)' is only written where \(names) is nil, which no option says; keep this code"
        )
      }
      if nils.count == 1 || nils.count == optional.count {
        cases[index].variations.append((nils, tree))
      } else {
        cases[index].combinations.append((nils, tree))
      }
    }
  }

  /// The values that are nil together: each, all, and those that the code asks about after others are.
  private func nilSets(_ element: Case, _ optional: [String]) throws(Refusal) -> [Set<String>] {
    var queue: [Set<String>] = [[]]
    var ways: Set<UInt64> = []
    var next = 0
    while next < queue.count {
      let nils = queue[next]
      next += 1
      evaluator.trace = Trace()
      defer { evaluator.trace = nil }
      _ = try tree(element, nils: nils)
      guard let way = evaluator.trace?.path, ways.insert(way).inserted else { continue }
      queue += optional.filter { !nils.contains($0) }.map { nils.union([$0]) }.filter { !queue.contains($0) }
      if queue.count > 1000, let encoder {
        let message = "case '\(element.name)' has more optional values than can be tried; keep this code"
        throw Refusal(file: encoder.file, offset: encoder.range.lowerBound, message: message)
      }
    }
    return queue.dropFirst() + (queue.contains(Set(optional)) ? [] : [Set(optional)])
  }

  private func rawValue(of element: String) throws(Refusal) -> WrittenTree? {
    let json = try evaluator.outcome {
      try evaluator.ownConstant("rawValue", of: element, in: evaluator.owner)
        ?? evaluator.rawValue(of: element, in: evaluator.owner)
    }
    if let json { return .constant(json) }
    throw Refusal(
      file: file,
      offset: declaration.header.start,
      message:
        "the raw value of case '\(element)' is no string and no integer, which no annotation says; keep this code"
    )
  }

  private func tree(_ element: Case, nils: Set<String>) throws(Refusal) -> WrittenTree? {
    let name = evaluator.owner
    guard let encoder else {
      return writesRawValue ? try rawValue(of: element.name) : nil
    }
    let values = element.values.map { value in
      nils.contains(value.name) ? CodeValue.null : .opaque(type: value.type, .value(value.name))
    }
    let tree = try evaluator.outcome { try evaluator.write(.element(type: name, element.name, values), encoder) }
    return tree.map { tree in
      element.values.reduce(tree) { $0.folding($1.name, evaluator.types.properties(of: $1.type) ?? []) }
    }
  }

  /// - Parameter isFixed: Whether the value has no other tag.
  func keepOwnTag(_ tag: JSONValue, under key: String, of index: Int, isFixed: Bool) {
    guard let tree = cases[index].tree else { return }
    let member = WrittenTree.Member(key: key, tree: .constant(tag))
    cases[index].tree = .object([member, WrittenTree.Member(key: nil, tree: tree)])
    if !isFixed { cases[index].ownTagKey = key }
  }

  // MARK: Reading

  /// What JSON is read as; nil if that is an error.
  func read(_ json: JSONValue) throws(Refusal) -> Outcome? {
    if table != nil {
      let index = cases.indices.first { index in
        cases[index].tree.map { self.json($0, cases[index]).json == json } ?? false
      }
      return index.map { Outcome(element: cases[$0].name, values: []) }
    }
    guard let decoder else {
      guard readsRawValue else { return nil }
      return try evaluator.outcome {
        guard case .element(_, let name, _)? = try evaluator.element(json, of: evaluator.owner) else { return nil }
        return Outcome(element: name, values: [])
      }
    }
    return try evaluator.reading(json) {
      guard case .element(_, let name, let values) = try evaluator.read(json, decoder) else {
        throw evaluator.refusal(
          "which case this makes is not known; name the case, or pass the file that declares what makes it",
          at: decoder.range
        )
      }
      let outcomes = try values.enumerated().map { index, value -> Outcome.Value in
        if let outcome = evaluator.outcome(of: value, as: element(name)?.values[index].type ?? "") { return outcome }
        let message = "what case '\(name)' is made of is not known; a coder can make it: coders:"
        throw Interruption.refused(
          Refusal(file: decoder.file, offset: decoder.range.lowerBound, message: message)
        )
      }
      return Outcome(element: name, values: withNils(outcomes, of: name))
    }
  }

  /// Where an alias hides an optional, null is nil.
  private func withNils(_ outcomes: [Outcome.Value], of name: String) -> [Outcome.Value] {
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

  /// JSON of each written case that the code itself reads.
  var examples: [JSONValue] {
    cases.compactMap { element in element.tree.map { json($0, element).json } }.filter { reads($0) ?? true }
  }

  /// Why a test can't run the code with JSON; nil if it can.
  func obstacle(to json: JSONValue) throws(Refusal) -> String? {
    let outcome = try read(json)
    if evaluator.stopsWhenDebugged || element(outcome?.element)?.trapsOnWriting ?? false {
      return "the code by hand ends the process"
    }
    if let outcome, isUnwritten(outcome) { return "the code by hand reads it, and does not write it" }
    return evaluator.dependsOnOrder ? "the code by hand takes any of these keys" : nil
  }

  /// Whether the code throws in place of writing what is read.
  private func isUnwritten(_ outcome: Outcome) -> Bool {
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
    if value.type.isIntegerType || ["Double", "Float"].contains(value.type) {
      let numbers = ["-7", "300", "70000", "3000000000", "-3000000000", "18446744073709551615", "1.5", "1e300"]
      values = numbers.map(JSONValue.number)
    } else if evaluator.isReadAsRawValue(value.type), let raw = evaluator.rawValues(of: value.type) {
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

  /// Whether a type is the enum itself.
  private func names(_ type: some StringProtocol) -> Bool {
    type == evaluator.owner || type == unquoted(declaration.header.name) || type == "Self"
  }

  /// JSON of the enum itself, or of a list of it.
  private func ownExample(_ type: String) -> JSONValue? {
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":"), names(type.dropFirst().dropLast()) {
      return .array([])
    }
    if type.hasPrefix("[String: "), names(type.dropFirst("[String: ".count).dropLast()) { return .object([]) }
    guard names(type) else { return nil }
    let written = cases.filter { element in element.tree != nil && !element.values.contains { names($0.type) } }
    let simple = written.first { $0.values.allSatisfy { evaluator.types.example(of: $0.type) != nil } } ?? written.first
    return simple.flatMap { element in element.tree.map { json($0, element).json } }
  }

  /// JSON of a type: of the enum itself, and of those that nothing is known of, too.
  func example(of type: String) -> JSONValue {
    if let json = ownExample(type) ?? evaluator.types.example(of: type) { return json }
    // A struct that has the enum in it.
    let whole = cases.first { $0.tree != nil && $0.values.allSatisfy { evaluator.types.example(of: $0.type) != nil } }
    if let whole, let tree = whole.tree, let json = evaluator.types.example(of: type, own: json(tree, whole).json) {
      return json
    }
    for empty in [JSONValue.array([]), .object([])] where evaluator.types.reads(empty, as: type) ?? false {
      return empty
    }
    return Self.anything
  }

  /// JSON of a type, and JSON that is none of it.
  func answers(of type: String) -> [JSONValue] {
    if let known = answersByType[type] { return known }
    let others: [JSONValue] = [.string("zzz"), .number("7"), .array([.boolean(true)]), .object([])]
    let isOwn = names(type)
    let refused = others.filter { isOwn || evaluator.types.reads($0, as: type) != true }.prefix(2)
    let answers = [example(of: type)] + refused
    answersByType[type] = answers
    return answers
  }

  /// The keys of a struct with the compiler's coding, which it may read and the code leave out.
  func keys(of type: String) -> [String] {
    evaluator.types.properties(of: evaluator.resolve(type) ?? type)?.map(\.key) ?? []
  }

  /// JSON of which nothing is known.
  static let anything = JSONValue.object([JSONValue.Member(key: "…", value: .boolean(true))])

  /// JSON of a case with the other examples of values that are enums with code of their own.
  func samples(of element: Case, _ examples: (String) -> [JSONValue]) -> [JSONValue] {
    guard let tree = element.tree else { return [] }
    return element.values.flatMap { value in
      self.examples(of: value.type, examples).dropFirst().map { json(tree, element, with: [value.name: $0]).json }
    }
  }

  private func examples(of type: String, _ examples: (String) -> [JSONValue]) -> [JSONValue] {
    names(type) ? [] : examples(evaluator.resolve(type) ?? type)
  }

  /// A key that a case writes twice: itself, and by a value whose keys are beside it; nil if there is none.
  func repeatedKey(in element: Case, _ examples: (String) -> [JSONValue]) -> String? {
    guard case .object(let members)? = element.tree else { return nil }
    for case .value(let name) in members.filter({ $0.key == nil }).map(\.tree) {
      for json in self.examples(of: element.values.first { $0.name == name }?.type ?? "", examples) {
        for member in members {
          guard let key = member.key, let value = json[key] else { continue }
          if case .constant(value) = member.tree { continue }
          return key
        }
      }
    }
    return nil
  }

  /// JSON of a written tree, and where each value is in it.
  ///
  /// - Parameter values: Of which no examples are needed.
  func json(
    _ tree: WrittenTree,
    _ element: Case,
    with values: [String: JSONValue] = [:]
  ) -> (json: JSONValue, places: [String: String]) {
    let made = tree.json { name in values[name] ?? example(of: element.values.first { $0.name == name }?.type ?? "") }
    return made ?? (Self.anything, [:])
  }
}

extension Evaluator {
  /// What a value that code makes is made of; nil if that is made of what is read.
  func outcome(of value: CodeValue, as type: String) -> HandWritten.Outcome.Value? {
    switch value {
    case .null: .null
    case .declaredDefault(let text): .constant(text)
    case .known(_, .place(let pointer)?), .opaque(_, .place(let pointer)): .read(pointer)
    case .text(let place): .read(place.pointer)
    // A text that is in lower case already is the one that is read.
    case .known(let json, .cased(let pointer)?) where self.json(at: pointer) == json: .read(pointer)
    // A number that is made of a text.
    case .known(_, .counted?): nil
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

extension WrittenTree {
  /// The JSON, and where each value is in it; nil if one has none.
  func json(_ value: (String) -> JSONValue?) -> (json: JSONValue, places: [String: String])? {
    var places: [String: String] = [:]
    func make(_ tree: WrittenTree, _ pointer: String) -> JSONValue? {
      switch tree {
      case .constant(let json): return json
      case .value(let name):
        places[name] = pointer
        return value(name)
      case .array(let elements):
        let all = elements.enumerated().compactMap { make($1, "\(pointer)/\($0)") }
        return all.count == elements.count ? .array(all) : nil
      case .object(let members):
        var all: [JSONValue.Member] = []
        for member in members {
          guard let made = make(member.tree, member.key.map { "\(pointer)/\($0)" } ?? pointer) else { return nil }
          if let key = member.key {
            all.removeAll { $0.key == key }
            all.append(JSONValue.Member(key: key, value: made))
          } else {
            all += (made.members ?? []).filter { added in !all.contains { $0.key == added.key } }
          }
        }
        return .object(all)
      }
    }
    return make(self, "").map { ($0, places) }
  }
}

extension WrittenTree {
  /// With null for a value.
  func nulling(_ name: String) -> WrittenTree {
    switch self {
    case .constant: self
    case .value(let value): value == name ? .constant(.null) : self
    case .array(let elements): .array(elements.map { $0.nulling(name) })
    case .object(let members): .object(members.map { Member(key: $0.key, tree: $0.tree.nulling(name)) })
    }
  }

  /// Whether a value is in it.
  func holds(_ name: String) -> Bool {
    switch self {
    case .constant: false
    case .value(let value): value == name
    case .array(let elements): elements.contains { $0.holds(name) }
    case .object(let members): members.contains { $0.tree.holds(name) }
    }
  }

  /// Without the member of a value, whose key it had; nil if there is none.
  func removing(_ name: String) -> (rest: WrittenTree, key: String)? {
    guard case .object(var members) = self else { return nil }
    for (index, member) in members.enumerated() {
      if case .value(name) = member.tree {
        guard let key = member.key else { return nil }
        members.remove(at: index)
        return (.object(members), key)
      }
      if let inner = member.tree.removing(name) {
        members[index].tree = inner.rest
        return (.object(members), inner.key)
      }
    }
    return nil
  }
}
