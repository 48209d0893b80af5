/// The types that a file declares, by their names. Types that it doesn't declare are taken for objects.
struct FileTypes {
  let headers: [String: TypeHeader]
  let members: [String: TypeMembers]
  let structs: [String: TypeDeclaration]
  private let enums: [String: TypeDeclaration]
  private let annotated: [String: AnnotatedEnum]
  private let aliases: [String: AliasDeclaration]
  private let modules: Set<String>
  private let protocols: RefinedProtocols
  /// The types named `Swift`.
  private let standardNamesakes: [Namesake]

  /// - Parameters:
  ///   - file: With its properties, since it may have aliases.
  ///   - enums: The annotated ones.
  init(_ file: ParsedFile, _ enums: [AnnotatedEnum]) {
    (headers, members, protocols) = (file.headers, file.members, file.protocols)
    structs = Dictionary(file.structs.map { ($0.qualifiedName, $0) }) { first, _ in first }
    self.enums = Dictionary(file.enums.map { ($0.qualifiedName, $0) }) { first, _ in first }
    annotated = Dictionary(enums.map { ($0.declaration.qualifiedName, $0) }) { first, _ in first }
    aliases = Dictionary(file.aliases.map { ($0.qualifiedName, $0) }) { first, _ in first }
    modules = Set(file.imports.map(\.module))
    standardNamesakes = file.namesakes(of: "Swift")
  }

  // MARK: Types

  func type(of expression: TypeExpression, in declaration: TypeDeclaration) -> WireType {
    var types = self
    return types.type(of: expression, in: scope(in: declaration.enclosing + [declaration.header]))
  }

  private func scope(in headers: [TypeHeader]) -> NameScope<String> {
    var scope = Scope(inside: headers.map(\.name))
    scope.parameters = Set(headers.flatMap(\.genericParameters).map(\.name))
    for header in headers where header.isExtension { scope.bindings.merge(header.bindings) { first, _ in first } }
    return scope
  }

  /// An enum of the file, by its qualified name.
  func enumeration(_ name: String) -> TypeDeclaration? { enums[name] }

  /// Where a type or an alias of the file is declared, by its qualified name.
  func place(of name: String) -> Range<Int>? { headers[name]?.range ?? aliases[name]?.type.range }

  /// Whether a type of the file has no raw value, as far as the file tells.
  func lacksRawValue(_ type: WireType) -> Bool {
    guard case .definition(let name, _) = type, let header = headers[name],
      annotated[name]?.options.strategy.tagIsAll != true
    else { return false }
    // Any other protocol may ask for one.
    let withoutRawValue = Self.plainProtocols.union(["Codable", "Encodable", "Decodable"])
    return conformances(of: header, named: name).allSatisfy(withoutRawValue.contains)
  }

  /// What a type is in place of an object, as messages say it; nil for what may be one, as far as the file tells.
  func otherThanObject(_ type: WireType) -> String? {
    if case .optional = type { return "an optional" }
    if case .definition(let name, _) = type {
      if let strategy = annotated[name]?.options.strategy {
        return strategy.tagIsFirst ? "an array" : strategy.tagIsAll ? "a single value" : nil
      }
      return headers[name].flatMap(RawValues.kind(of:)).map { _ in "a single value" }
    }
    let kinds = type.kinds
    return kinds.isEmpty || kinds.contains(.object) ? nil : kinds == [.array] ? "an array" : "a single value"
  }

  /// Whether a value is taken for an object where nothing says what it is: not so for a generic parameter.
  func isLikelyObject(_ type: WireType) -> Bool {
    (type == .anything || !type.kinds.isEmpty) && otherThanObject(type) == nil
  }

  /// Whether an enum of the file with raw values is not coded, as far as the file tells.
  func isUncodedEnum(_ type: WireType) -> Bool {
    guard case .definition(let name, _) = type, annotated[name] == nil, let header = headers[name],
      header.keyword == "enum", RawValues.kind(of: header) != nil
    else { return false }
    // Any other protocol may be one that is coded.
    return conformances(of: header, named: name).dropFirst().allSatisfy(Self.plainProtocols.contains)
  }

  /// A type of the standard library that isn't `Codable`, in a type; nil if there is none, or if the file makes it so.
  func uncodable(in type: WireType) -> TypeExpression.Uncodable? {
    var rest = [type]
    while let next = rest.popLast() {
      // A generic type may know how to code anything.
      if case .definition = next { continue }
      rest += next.parts.reversed()
      // `Character` is known as the raw type of enums.
      let name: String? = if case .open(let text) = next { text } else { next == .scalar(.character) ? next.text : nil }
      guard let type = name.map({ TypeExpression($0) }) else { continue }
      if type.nameWithoutModule.map(StandardTypes.protocols.contains) ?? false { return .existential }
      guard let name = type.uncodableStandardType else { continue }
      let inherited = members[name]?.extensions.flatMap(\.header.inheritedTypes) ?? []
      if inherited.flatMap(CodingProtocol.named).isEmpty { return .standard(name) }
    }
    return nil
  }

  /// Whether the conformances of a type may be those of an actor alone, where the compiler infers that.
  func mayBeIsolated(_ type: WireType) -> Bool {
    if case .open = type { return true }
    if case .definition(let name, _) = type, headers[name]?.isNonisolated != true { return true }
    return type.parts.contains { mayBeIsolated($0) }
  }

  /// Protocols that ask neither for a raw value nor for coding.
  private static let plainProtocols: Set = ["CaseIterable", "Comparable", "Equatable", "Hashable", "Sendable"]

  /// What a type of the file conforms to, by its declaration or an extension.
  func conformances(of header: TypeHeader, named name: String) -> [String] {
    allProtocols(header.inheritedTypes + (members[name]?.inheritedTypes ?? []), of: name).flatMap(\.protocolNames)
  }

  /// What a type has after a colon, and what protocols of the file refine that are there.
  ///
  /// - Parameter name: The qualified name of the type.
  func allProtocols(_ inherited: [String], of name: String) -> [String] {
    let owners = name.split(separator: ".").dropLast().map(String.init)
    return inherited + inherited.flatMap(\.inheritedParts).flatMap { protocols.all(refinedBy: $0, inside: owners) }
  }
}

// Names are those of types in the file.
extension FileTypes: TypeNames, TypeResolver {
  var names: FileTypes { self }

  func find(_ name: String, from file: Int) -> NameMeaning<String> {
    aliases[name] != nil || headers[name] != nil ? .found(name) : .none
  }

  func find(_ name: String, in type: String) -> NameMeaning<String> { find("\(type).\(name)", from: 0) }

  func alias(_ name: String) -> NamedAlias<String>? {
    guard let alias = aliases[name] else { return nil }
    var scope = Scope(inside: alias.owner.split(separator: ".").map(String.init))
    scope.parameters = Set(alias.genericParameters + (headers[alias.owner]?.genericParameters.map(\.name) ?? []))
    return NamedAlias(alias.type.expression, alias.genericParameters, in: scope)
  }

  func reference(to name: String, _ arguments: [WireType], in scope: Scope) -> WireType { .definition(name, arguments) }

  func imports(_ module: String, in file: Int) -> Bool { modules.contains(module) }

  /// A name that begins with a generic parameter depends on it.
  func open(_ expression: TypeExpression, _ meaning: Meaning, in scope: Scope) -> WireType {
    if case .name(let components) = expression, !components.isSelected, scope.parameters.contains(components[0].name) {
      return .parameter(components[0].name)
    }
    return .open(expression.text)
  }

  func isCodingKey(_ name: String) -> Bool {
    headers[name].map { conformances(of: $0, named: name) }?.contains("CodingKeyRepresentable") ?? false
  }
}

/// The type of the raw values that a type of the file has.
struct HeldRawType: Hashable {
  /// Of the standard library.
  var name: String
  /// Of the tags that its values can be; nil if no tag can be one of them.
  var kind: TagKind?

  /// Whether tags have another type: `UInt8`
  var isConverted: Bool { kind.map { $0.valueTypeName != name } ?? false }
}

extension FileTypes {
  /// The type of the raw values of a type; nil if the file does not tell.
  ///
  /// - Parameter name: The qualified name of the type.
  func rawType(of name: String) -> HeldRawType? {
    guard let header = headers[name] else { return nil }
    if RawValues.kind(of: header) != nil {
      let type = header.inheritedTypes.first.flatMap { TypeExpression($0).nameWithoutModule } ?? ""
      let values = enums[name].map { RawValues(of: $0).values } ?? []
      return HeldRawType(type, fitsInt: values.allSatisfy { $0.tag?.kind == .integer })
    }
    let alias = aliases["\(name).RawValue"]
    let property = structs[name]?.properties.first { $0.name == "rawValue" }?.type.expression
    let member = members[name]?.codingMembers.lazy.compactMap(\.rawType).first.map { TypeExpression($0) }
    return (alias?.type.expression ?? property ?? member)?.nameWithoutModule.flatMap { HeldRawType($0, fitsInt: false) }
  }

  /// All raw values that an enum has, whatever is compiled; none where they cannot all be known.
  func constants(of name: String) -> [Tag] {
    guard let declaration = enums[name], declaration.compilesAllCases else { return [] }
    let rawValues = RawValues(of: declaration)
    let tags = rawValues.values.compactMap(\.tag)
    let areKnown = tags.count == rawValues.values.count && (rawValues.kind != .other || rawValues.haveTexts)
    return areKnown ? tags : []
  }

  /// All raw values of an enum whose raw type has fractions; none where they cannot all be known.
  func certainNumbers(of name: String) -> [Tag] {
    guard let declaration = enums[name], declaration.compilesAllCases,
      RawValues.type(of: declaration.header)?.kinds == [.number]
    else { return [] }
    let numbers = RawValues(of: declaration).values.map(\.number)
    return numbers.contains(nil) ? [] : numbers.compactMap { $0.map(Tag.init) }
  }
}

extension TypeDeclaration {
  /// Whether no case depends on a condition that the type does not depend on.
  fileprivate var compilesAllCases: Bool { cases.allSatisfy { $0.conditions.count == conditions.count } }
}

extension HeldRawType {
  /// Nil for a type that the file may declare.
  ///
  /// - Parameter fitsInt: Whether all raw values are known, and integers that fit `Int`.
  fileprivate init?(_ name: String, fitsInt: Bool) {
    self.name = name
    guard let scalar = WireScalar(rawValue: name) else {
      guard ["Substring", "StaticString", "Unicode.Scalar"].contains(name) else { return nil }
      return
    }
    if scalar.isInteger {
      kind = fitsInt || scalar.fits(in: .int) ? .integer : nil
    } else {
      kind = scalar == .string ? .string : scalar == .bool ? .boolean : nil
    }
  }
}

// Value coders, which the extension of an enum names.
extension FileTypes {
  /// The coder of a value, as code spells it; nil if it has none.
  ///
  /// - Parameter name: Of the value, as options name it.
  func coder(ofValue name: String, in element: AnnotatedCase, of owner: AnnotatedEnum) -> String? {
    let coder = element.options.coders.last { $0.label == name } ?? owner.options.coders.last { $0.label == name }
    return coder.map { spelling(of: $0.value, in: owner.declaration) }
  }

  /// The type that a coder writes: anything, unless it is one of ours.
  func type(ofCoder text: String) -> WireType {
    guard let coder = ownCoder(text) else { return .anything }
    return StandardTypes.type(ofCoder: coder.name, coder.arguments.map { .open($0.text) }) ?? .anything
  }

  /// The name of one of our coders without `Coder`, which no type of the file has, and the coder; nil for any other.
  func nameWithoutCoder(_ text: String) -> (name: String, coder: String)? {
    guard let coder = ownCoder(text),
      StandardTypes.type(ofCoder: coder.name + "Coder", coder.arguments.map { .open($0.text) }) != nil
    else { return nil }
    return (coder.name, coder.name + "Coder" + text.drop { $0 != "<" })
  }

  /// The name of what may be a coder of ours; nil for a type of the file, or in another type.
  private func ownCoder(_ text: String) -> TypeExpression.Component? {
    guard case .name(let components) = TypeExpression(text) else { return nil }
    let plain = components.withoutModule
    guard plain.count == 1, !plain.isSelected else { return nil }
    let isQualified = plain != components
    return isQualified || headers[plain[0].name] == nil && aliases[plain[0].name] == nil ? plain[0] : nil
  }

  /// A type as the extension of an enum must spell it: what the enum declares, or a type around it, by its whole name.
  private func spelling(of type: String, in declaration: TypeDeclaration) -> String {
    let scope = scope(in: declaration.enclosing + [declaration.header])
    let expression = TypeExpression(type)
    let arguments = expression.mappingParts { part in part.qualified { owner(of: $0, in: scope) } }
    // Text stays as written unless an argument was substituted.
    let text = arguments == expression ? type : arguments.text
    guard case .name(let components) = expression, !components.isSelected,
      let owner = owner(of: components[0].name, in: scope)
    else { return text }
    return "\(owner).\(text)"
  }

  /// The type among those around a place that declares a name; nil if none does.
  private func owner(of name: String, in scope: Scope) -> String? {
    if scope.parameters.contains(name) { return nil }
    return scope.owners.dropLast().first { owner in
      headers["\(owner).\(name)"] != nil || aliases["\(owner).\(name)"] != nil
    }
  }
}

extension TypeExpression {
  /// The same type, with the names of the types that declare members before these.
  ///
  /// - Parameter owner: The type that declares a name; nil if it needs none.
  fileprivate func qualified(_ owner: (String) -> String?) -> TypeExpression {
    let type = mappingParts { $0.qualified(owner) }
    guard case .name(let components) = type, !components.isSelected, let name = owner(components[0].name) else {
      return type
    }
    return .name(name.split(separator: ".").map { Component(name: String($0)) } + components)
  }
}

/// A type that has the name of a module, and hides it where the type is in scope.
private struct Namesake {
  /// As messages name it.
  var text: String
  /// The qualified name of the type that it is in; empty at the top of the file.
  var owner: String
  var access: AccessLevel
  /// Of its name.
  var range: Range<Int>
}

extension ParsedFile {
  fileprivate func namesakes(of module: String) -> [Namesake] {
    let types = declarations.filter { $0.header.name == module && !$0.isLocal && !$0.header.isExtension }
    return types.map { type in
      let owner = type.enclosing.map(\.name).joined(separator: ".")
      return Namesake(text: type.kindAndName, owner: owner, access: type.access, range: type.header.range)
    }
      + aliases.filter { $0.name == module }.map { alias in
        Namesake(text: "typealias '\(module)'", owner: alias.owner, access: alias.access, range: alias.type.range)
      }
  }
}

extension FileTypes {
  /// Why generated code can't name the standard library's module, as it must; nil if it can.
  ///
  /// - Parameters:
  ///   - declaration: The type that the code extends.
  ///   - form: Of a comment, the code is in another file.
  func hidingStandardLibrary(from declaration: TypeDeclaration, _ form: Annotation.Form) -> Diagnostic? {
    let headers = declaration.enclosing + [declaration.header]
    if headers.flatMap(\.genericParameters).contains(where: { $0.name == "Swift" }) {
      return Diagnostic(.hiddenModule, at: declaration.header.range, ["generic parameter 'Swift'"])
    }
    // An extension doesn't see the types around the one that it extends.
    let namesake = standardNamesakes.first { namesake in
      ["", declaration.qualifiedName].contains(namesake.owner)
        && (form == .attribute || namesake.access >= .internal)
    }
    return namesake.map { Diagnostic(.hiddenModule, at: $0.range, [$0.text]) }
  }
}
