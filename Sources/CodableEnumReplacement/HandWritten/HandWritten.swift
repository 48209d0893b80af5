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
    var values: [(name: String, type: TypeExpression, isOptional: Bool, defaultValue: String?)]
    /// The optionals that values are aliases of, which annotations don't know: `Int?`, by name.
    var optionalsBehind: [String: TypeExpression] = [:]
    /// As it is written; nil if that throws, or it is not written.
    var tree: WrittenTree?
    /// The same with some values nil.
    var variations: [(nils: Set<String>, tree: WrittenTree)] = []
    /// The same with other values nil, which only the annotation's trees are compared with.
    var combinations: [(nils: Set<String>, tree: WrittenTree)] = []
    /// Where the code throws in place of writing.
    var unwritten: [Set<String>] = []
    /// How values are made that are written, by name: by the user's own code.
    var writings: [String: Making.Half] = [:]
    /// The types of their JSON, by name.
    var codedTypes: [String: TypeExpression] = [:]
    /// The coders that code values as the code does, by name.
    var coders: [String: String] = [:]
    /// Whether its own JSON is read as it.
    var isRead = false
    /// JSON that is read as it, for code that only reads.
    var example: JSONValue?
    /// The key that its value writes its tag under, which may be another one: `var type = "text"`.
    var ownTagKey: String?
    /// The tree without its own tag, which no annotation looks at that has no tags; nil if it has none.
    var treeWithoutOwnTag: WrittenTree?
    /// A value that is written, and another one then in its place, with their key.
    var overwritten: (name: String, key: String)?
    /// Whether the code ends the process instead of writing it.
    var trapsOnWriting = false
  }

  let evaluator: Evaluator
  /// How values are made of what is read, by case and by name; nil for those that are read as they are.
  var readings: [String: [String: Making.Half?]] = [:]
  /// The cases that some JSON is read as.
  var readCases: Set<String> = []
  /// The parts of values that were written last in the place of the whole.
  private(set) var partsWritten: [String: Making.Half] = [:]
  /// Why the first value that is made has no annotation without a coder.
  private(set) var firstMaking: Refusal?
  let decoder: CodeFunction?
  let encoder: CodeFunction?
  let declaration: TypeDeclaration
  /// The file of the declaration.
  let file: Int
  private(set) var cases: [Case] = []
  /// The places of the cases, by name.
  private(set) lazy var placesByName = Dictionary(cases.enumerated().map { ($1.name, $0) }) { first, _ in first }
  var answersByType: [TypeExpression: [JSONValue]] = [:]
  /// Where the values of each case are written.
  private lazy var writtenPlaces = cases.map { element in element.tree.map { json($0, element).places } ?? [:] }
  /// Of another package; then there is no code to read.
  let table: CodingTable?
  /// Whether the compiler writes the raw value.
  private let writesRawValue: Bool
  let readsRawValue: Bool

  /// - Parameter makesCoders: Whether values may be what only a coder makes.
  init(
    _ code: CodeTypes,
    _ types: AnnotationTrial,
    _ declaration: TypeDeclaration,
    file: Int,
    _ effort: Effort? = nil,
    makesCoders: Bool = false
  ) throws(Refusal) {
    (self.declaration, self.file) = (declaration, file)
    table = nil
    let name = declaration.displayName
    evaluator = Evaluator(code, types, owner: name, effort)
    let functions = code.functions[name] ?? []
    decoder = functions.first(where: \.isDecoder)
    encoder = functions.first(where: \.isEncoder)
    let protocols = Set(code.conformances(of: declaration).flatMap { CodingProtocol.named(in: $0) })
    let hasRawType = RawValues(of: declaration).kind != nil
    writesRawValue = encoder == nil && protocols.contains(.encodable)
    readsRawValue = decoder == nil && protocols.contains(.decodable)
    try proveRawValues(hasRawType: hasRawType)
    cases = Self.cases(of: declaration, code, types)
    evaluator.makesStructs = decoder != nil && encoder != nil
    evaluator.makesCoders = makesCoders
    for index in cases.indices { try write(index) }
    findCodedTypes()
    try findOwnTags()
    try proveExamples()
    if conformance == .decodable { try probe() }
    if let json = ownExample(evaluator.ownType), try read(json) != nil { evaluator.readsItself = true }
  }

  /// The compiler's half of the coding is that of raw values, which must be known.
  private func proveRawValues(hasRawType: Bool) throws(Refusal) {
    if writesRawValue || readsRawValue, !hasRawType {
      let half = decoder ?? encoder
      let message = "the compiler writes the other half of this enum's coding; write both halves by hand, or none"
      throw Refusal(file: half?.file ?? 0, offset: half?.range.lowerBound ?? 0, message: message)
    }
    if hasRawType, declaration.hasConditionalCases {
      let message = "which cases it has is decided by '#if'; annotate it by hand"
      throw Refusal(file: file, offset: declaration.header.start, message: message)
    }
  }

  /// What both sides refuse proves nothing.
  private func proveExamples() throws(Refusal) {
    guard let decoder else { return }
    for element in cases where element.tree != nil {
      for value in element.values where !names(value.type) {
        let type = element.codedTypes[value.name] ?? value.type
        let isRead = evaluator.types.reads(example(of: type), as: type) { _ in true }
        guard isRead == false else { continue }
        throw Refusal(
          file: decoder.file,
          offset: decoder.range.lowerBound,
          message: "no JSON of '\(value.type.text)' is known, which case '\(element.name)' has; keep this code"
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
    evaluator = Evaluator(code, types, owner: declaration.displayName, nil)
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
        code.optional(behind: value.type.expression, in: declaration.displayName).map { (name, $0) }
      }
      let optionalsBehind = Dictionary(uniqueKeysWithValues: optionals)
      return Case(
        name: unquoted(element.name),
        rawValue: rawValue.tag.map { ($0, element.rawValue != nil) },
        values: zip(names, element.values).map { name, value in
          let type = value.type.expression.withoutSwift
          let isOptional = type.isOptional || optionalsBehind[name] != nil
          return (name, type.withoutOptional, isOptional, value.defaultValue)
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
    cases[index].writings.merge(writings) { $1 }
    cases[index].overwritten = evaluator.overwritten.first { name, _ in !(cases[index].tree?.holds(name) ?? true) }
    cases[index].trapsOnWriting = evaluator.stopsWhenDebugged
    let optional = element.values.filter(\.isOptional).map(\.name)
    if optional.isEmpty { return }
    for nils in try nilSets(element, optional) {
      guard let tree = try tree(element, nils: nils) else {
        cases[index].unwritten.append(nils)
        continue
      }
      try proveWritings(of: cases[index], writings, nils: nils)
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
    partsWritten = [:]
    let tree = try evaluator.outcome { () -> WrittenTree? in
      let tree = try evaluator.write(.element(typeName: name, element.name, values), encoder)
      try evaluator.proveObligations(met: Array(writings.values))
      return tree
    }
    if let (_, making) = evaluator.writings.sorted(byBytesOf: \.key).first { keepRefusal(making.refusal) }
    return tree.map { tree in
      let folded = element.values.reduce(tree) { $0.folding($1.name, evaluator.types.properties(of: $1.type) ?? []) }
      let (whole, parts) = takingParts(folded, element)
      partsWritten = parts
      return whole
    }
  }

  // MARK: Coders

  func keepRefusal(_ refusal: Refusal) { firstMaking = firstMaking ?? refusal }

  func keepCodedType(_ type: TypeExpression?, of value: String, at index: Int) {
    if let type { cases[index].codedTypes[value] = type }
  }

  func keepCoder(_ coder: String, of value: String, at index: Int) { cases[index].coders[value] = coder }

  /// - Parameter isFixed: Whether the value has no other tag.
  func keepOwnTag(_ tag: JSONValue, under key: String, of index: Int, isFixed: Bool) {
    guard let tree = cases[index].tree else { return }
    cases[index].treeWithoutOwnTag = tree
    let member = WrittenTree.Member(key: key, tree: .constant(tag))
    cases[index].tree = .object([member, WrittenTree.Member(key: nil, tree: tree)])
    if !isFixed { cases[index].ownTagKey = key }
  }

  /// Does something while the declaration has more defaults, by the indices of cases and of values.
  func declaring<Result, Failure: Error>(
    _ defaults: [Int: [Int: String]],
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let declared = cases
    defer { cases = declared }
    for (index, values) in defaults {
      for (place, text) in values { cases[index].values[place].defaultValue = text }
    }
    return try body()
  }
}
