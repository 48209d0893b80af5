// `CodingKeys` of the compiler's synthesis, and `LoadCodingKeys` of a case, which generated code doesn't read.
extension LayoutChecks {
  /// Reports those that nothing else in the file uses: whoever annotates an enum may believe that they still count.
  mutating func checkCodingKeys(in file: ParsedFile, _ source: SourceFile) {
    // The other half of its coding may be in another file.
    if options.ranges[.conformance] != nil { return }
    let names = [Self.codingKeys] + annotated.cases.map(\.codingKeysName)
    let declared = names.compactMap { forms.types.place(of: "\(declaration.qualifiedName).\($0)") }
    if declared.isEmpty { return }
    let used = NameUses(Set(names), of: declaration, in: file, forms.types).find(in: source)
    let unused = Set(names).subtracting(used)
    let synthesized = layout.cases.map { SynthesizedCase($0, of: self, by: unused) }
    for name in names where unused.contains(name) {
      guard let range = forms.types.place(of: "\(declaration.qualifiedName).\(name)") else { continue }
      let renamed = synthesized.filter { element in
        name == Self.codingKeys ? element.isRenamed : element.codingKeysName == name && element.hasOtherKeys
      }
      let ways = renamed.map { "\($0.annotation) above case '\($0.name)'" }
      let isKnown = keys(in: name) != nil
      let way = isKnown ? ways.joined(separator: " and ") : "its tags and keys with @CodableCase"
      diagnostics.report(
        .unreadCodingKeys,
        at: range,
        name,
        declaration.displayName,
        way.isEmpty ? "" : ", and write \(way)"
      )
    }
  }

  fileprivate static let codingKeys = "CodingKeys"

  /// The keys of an enum of coding keys, by the names that they stand for; nil if they cannot be known.
  fileprivate func keys(in name: String) -> [String: String]? {
    forms.types.enumeration("\(declaration.qualifiedName).\(name)")?.codingKeys
  }
}

extension AnnotatedCase {
  /// `LoadCodingKeys` of `load`
  fileprivate var codingKeysName: String { CodableEnumGenerator.codingKeysName(ofCase: name) }
}

/// `LoadCodingKeys` of `load`, for the keys of its values.
package func codingKeysName(ofCase name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys"
}

extension TypeDeclaration {
  /// The keys of an enum of coding keys, by the names that they stand for; nil if they cannot be known.
  package var codingKeys: [String: String]? {
    var keys: [String: String] = [:]
    let rawValues = RawValues(of: self)
    for (index, element) in cases.enumerated() {
      let name = unquoted(element.name)
      if element.conditions.count > conditions.count { return nil }
      switch rawValues.kind {
      case .string:
        guard case .string(let key) = rawValues.values[index].tag else { return nil }
        keys[name] = key
      case .integer, nil: keys[name] = name
      case .other: return nil
      }
    }
    return keys
  }
}

/// A case as the compiler would code it by `CodingKeys`, and the annotation that says the same.
private struct SynthesizedCase {
  let name: String
  let codingKeysName: String
  private var tag: String?
  private var keys: [String] = []
  private var omitted: [String] = []
  private var isSkipped = false

  /// - Parameter unused: The enums that count.
  init(_ element: CaseLayout, of checks: LayoutChecks, by unused: Set<String>) {
    let (annotated, given) = (checks.annotated.cases[element.index], checks.caseOptions(of: element))
    (name, codingKeysName) = (element.name, annotated.codingKeysName)
    if element.isSkipped || element.capture != nil { return }
    if unused.contains(LayoutChecks.codingKeys), let keys = checks.keys(in: LayoutChecks.codingKeys) {
      let key = keys[name]
      // Raw values are coded without keys.
      let hasNames = checks.layout.hasTags && checks.layout.rawValues.kind == nil && !given.saysTag
      isSkipped = key == nil
      tag = key.flatMap { hasNames && element.tag != .string($0) ? $0 : nil }
    }
    guard !isSkipped, unused.contains(codingKeysName), let keys = checks.keys(in: codingKeysName) else { return }
    func key(of value: ValueLayout) -> String? {
      keys[value.declared.argumentLabel.map(unquoted) ?? "_\(value.index)"]
    }
    omitted = element.values.filter { key(of: $0) == nil && $0.canBeMissing && !$0.isOmitted }.map(\.name)
    for keyed in element.content.keyedValues {
      guard let key = key(of: keyed.value), !key.isExactly(keyed.key), given.ranges[.keys] == nil else { continue }
      self.keys.append("\(swiftLiteral(keyed.value.name)): \(swiftLiteral(key))")
    }
  }

  var isRenamed: Bool { tag != nil || isSkipped }
  var hasOtherKeys: Bool { !keys.isEmpty || !omitted.isEmpty }

  /// `@CodableCase("ld", keys: ["key": "k"])`
  var annotation: String {
    var arguments = tag.map { [swiftLiteral($0)] } ?? []
    if !keys.isEmpty { arguments.append("\(CaseOption.keys): [\(keys.joined(separator: ", "))]") }
    let labels = omitted.map(swiftLiteral).joined(separator: ", ")
    if !omitted.isEmpty { arguments.append("\(CaseOption.omit): [\(labels)]") }
    if isSkipped { arguments.append("\(CaseOption.skip): true") }
    return "@\(AnnotationKind.ofCase.rawValue)(\(arguments.joined(separator: ", ")))"
  }
}

/// Where code names types that an enum declares.
private struct NameUses {
  private let names: Set<String>
  private let owner: TypeDeclaration
  private let types: FileTypes
  /// What is named at a place where a type or an extension begins.
  private let heads: [Int: String]

  init(_ names: Set<String>, of owner: TypeDeclaration, in file: ParsedFile, _ types: FileTypes) {
    (self.names, self.owner, self.types) = (names, owner, types)
    let headers = file.declarations.map(\.header) + file.members.values.flatMap { $0.extensions.map(\.header) }
    heads = Dictionary(headers.map { ($0.range.lowerBound, $0.name) }) { first, _ in first }
  }

  /// Those of the names that mean a type of the enum somewhere but at its declaration.
  func find(in source: SourceFile) -> Set<String> {
    let tokens = Lexer.lex(source, keepsCode: true).tokens
    var (used, scopes, head): (Set<String>, [String], String?) = ([], [], nil)
    for (index, token) in tokens.enumerated() {
      if let name = heads[token.range.lowerBound] { head = name }
      if token.kind == .leftBrace {
        scopes.append(head ?? "")
        head = nil
      } else if token.kind == .rightBrace {
        _ = scopes.popLast()
      } else if token.isWord, case let name = unquoted(source.text(token.range)), names.contains(name) {
        let owners = scopes.filter { !$0.isEmpty }
        // Its own code is no use of it.
        if !owners.contains(name), isOwn(name, after: tokens[..<index], in: source, owners) { used.insert(name) }
      }
    }
    return used
  }

  /// Whether a name that follows some tokens means a type of the enum, and doesn't declare it.
  private func isOwn(
    _ name: String,
    after tokens: ArraySlice<Token>,
    in source: SourceFile,
    _ owners: [String]
  ) -> Bool {
    guard let previous = tokens.last else { return false }
    if previous.keyword.declaresType { return false }
    // `Load.CodingKeys`, `Self.CodingKeys`
    if previous.joinsName, let qualifier = tokens.dropLast().last {
      return ["Self", unquoted(owner.header.name)].contains(unquoted(source.text(qualifier.range)))
    }
    // The innermost type around the place that declares the name.
    let declared = qualifiedNames(of: name, inside: owners).first { types.place(of: $0) != nil }
    return declared == "\(owner.qualifiedName).\(name)"
  }
}

extension Keyword {
  fileprivate var declaresType: Bool {
    [.enum, .struct, .class, .actor, .protocol, .typealias].contains(self)
  }
}
