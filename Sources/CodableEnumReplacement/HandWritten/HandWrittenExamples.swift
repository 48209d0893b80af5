import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

// JSON of the enum, and of the types of its values.
extension HandWritten {
  /// JSON of each written case that the code itself reads.
  var examples: [JSONValue] {
    cases.compactMap { element in element.tree.map { json($0, element).json } }.filter { reads($0) ?? true }
  }

  /// Whether a type is the enum itself.
  func names(_ type: TypeExpression) -> Bool {
    guard let name = type.plainName else { return false }
    return name == evaluator.owner || name == unquoted(declaration.header.name) || name == "Self"
  }

  /// JSON of the enum itself, or of a list of it.
  func ownExample(_ type: TypeExpression) -> JSONValue? {
    if case .array(let element) = type, names(element) { return .array([]) }
    if case .dictionary(.string, let value) = type, names(value) { return .object([]) }
    guard names(type) else { return nil }
    let written = cases.filter { element in element.tree != nil && !element.values.contains { names($0.type) } }
    let simple = written.first { $0.values.allSatisfy { evaluator.types.example(of: $0.type) != nil } } ?? written.first
    return simple.flatMap { element in element.tree.map { json($0, element).json } }
  }

  /// JSON of a type: of the enum itself, and of those that nothing is known of, too.
  func example(of type: TypeExpression) -> JSONValue {
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

  /// JSON of a type that may be made into another one, as a text into a `URL`.
  private func example(of type: TypeExpression, madeInto other: TypeExpression) -> JSONValue {
    guard let json = evaluator.types.example(of: other), evaluator.types.reads(json, as: type) == true else {
      return example(of: type)
    }
    return json
  }

  /// JSON of a type, and JSON that is none of it.
  func answers(of type: TypeExpression) -> [JSONValue] {
    // The error for a number that doesn't fit is one of its own.
    let unfit = evaluator.tellsErrors && type.isInteger ? [JSONValue.number("7.5")] : []
    if let known = answersByType[type] { return known + unfit }
    let others: [JSONValue] = [.string("zzz"), .number("7"), .array([.boolean(true)]), .object([])]
    let isOwn = names(type)
    let refused = others.filter { isOwn || evaluator.types.reads($0, as: type) != true }.prefix(2)
    let answers = [example(of: type)] + refused
    answersByType[type] = answers
    return answers + unfit
  }

  /// The keys of a struct with the compiler's coding, which it may read and the code leave out.
  func keys(of type: TypeExpression) -> [String] {
    evaluator.types.properties(of: evaluator.declared(type))?.map(\.key) ?? []
  }

  /// The kinds of JSON of a type in another file, which the generator takes for an object; nil if it is one, and for
  /// other types.
  func kindsOfOtherFile(_ type: TypeExpression) -> Set<JSONKind>? {
    let name = evaluator.typeName(of: type.withoutOptional)
    let code = evaluator.code
    let files =
      (code.bodies[name] ?? []).filter { !$0.isExtension }.map(\.file) + (code.aliases[name] ?? []).map(\.file)
    if files.isEmpty || files.contains(file) { return nil }
    let kinds = Set(JSONKind.allCases.filter { reads($0, as: type.withoutOptional) } + [example(of: type).kind])
    return kinds == [.object] ? nil : kinds.withoutNeedlessIntegers
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

  private func examples(of type: TypeExpression, _ examples: (String) -> [JSONValue]) -> [JSONValue] {
    names(type) ? [] : examples(evaluator.typeName(of: type))
  }

  /// A key that a case writes twice: itself, or by values whose keys are beside its own; nil if there is none.
  func repeatedKey(in element: Case, _ examples: (String) -> [JSONValue]) -> String? {
    guard case .object(let members)? = element.tree else { return nil }
    let constants = members.compactMap { member -> (String, JSONValue)? in
      if let key = member.key, case .constant(let json) = member.tree { (key, json) } else { nil }
    }
    let constantByKey = Dictionary(constants) { $1 }
    var seen: Set<String> = []
    for member in members {
      var keys: Set<String> = []
      if let key = member.key {
        if constantByKey[key] == nil { keys = [key] }
      } else if case .value(let name) = member.tree, let type = element.values.first(where: { $0.name == name })?.type {
        let parts = self.examples(of: type, examples).flatMap { $0.members ?? [] }
        // A tag may be written twice alike.
        if let other = parts.first(where: { constantByKey[$0.key] ?? $0.value != $0.value }) { return other.key }
        keys = Set(parts.map(\.key) + self.keys(of: type)).subtracting(constantByKey.keys)
      }
      if let key = keys.intersection(seen).min() { return key }
      seen.formUnion(keys)
    }
    return nil
  }

  /// A key of a case that is also named by the code of its value, which isn't understood; nil if there is none.
  func unclearKey(in element: Case, _ examples: (String) -> [JSONValue]) -> (key: String, type: String)? {
    guard case .object(let members)? = element.tree else { return nil }
    for case .value(let name) in members.filter({ $0.key == nil }).map(\.tree) {
      guard let type = element.values.first(where: { $0.name == name })?.type else { continue }
      let unclear = evaluator.types.openNames(in: type).filter { examples($0).isEmpty }
      let words = Set(unclear.flatMap(evaluator.code.wordsAndTexts))
      for case let key? in members.map(\.key) where words.contains(key) { return (key, type.text) }
    }
    return nil
  }

  /// The type of a value beside other keys that looks at these, too; nil if there is none.
  func readerOfAllKeys(in element: Case, _ readsAll: (TypeExpression, JSONValue) -> Bool) -> TypeExpression? {
    guard case .object(let members)? = element.tree, members.count > 1, let tree = element.tree else { return nil }
    let json = json(tree, element).json
    let types = members.filter { $0.key == nil }.compactMap { member -> TypeExpression? in
      guard case .value(let name) = member.tree else { return nil }
      return element.values.first { $0.name == name }?.type
    }
    return types.first { type in
      readsAll(evaluator.declared(evaluator.code.unaliased(type, in: evaluator.owner)), json)
    }
  }

  /// JSON of a written tree, and where each value is in it.
  ///
  /// - Parameter values: Of which no examples are needed.
  func json(
    _ tree: WrittenTree,
    _ element: Case,
    with values: [String: JSONValue] = [:]
  ) -> (json: JSONValue, places: [String: String]) {
    let made = tree.json { name in
      guard let type = element.values.first(where: { $0.name == name })?.type else {
        return values[name] ?? Self.anything
      }
      return values[name] ?? element.codedTypes[name].map { example(of: $0, madeInto: type) } ?? example(of: type)
    }
    return made ?? (Self.anything, [:])
  }
}
