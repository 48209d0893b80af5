/// The JSON of a value, as far as the enum's file tells.
struct ValueForm {
  var type: WireType
  /// The kinds of JSON that it is written as; none where they cannot be known.
  var kinds: Set<JSONKind>
  /// The scalars that it may be, as an enum with raw values is one, too.
  var scalars: Set<WireScalar> = []
  /// The types of the integers that it may be, in the order in which they are asked; none if it is never one.
  var integers: [WireScalar] = []
  /// Whether a strategy of the coder decides what it is, and no `matches:` says what that will be.
  var isStrategic = false
  /// Whether it is taken for an object of a type that codes itself.
  var isObject = false
  /// Of an object whose keys are known, all of them; nil of any other value.
  var keys: [String: KeyWriting]?
  /// The reason that its kinds are unknown; nil if they are known, or for a `CodableValue`.
  var doubt: String?

  /// A value with a coder, which may write anything.
  static let coded = ValueForm(type: .anything, kinds: [], doubt: "a value with a coder")

  init(type: WireType, kinds: Set<JSONKind>, isObject: Bool = false, doubt: String? = nil) {
    (self.type, self.kinds, self.isObject, self.doubt) = (type, kinds, isObject, doubt)
  }

  /// A single scalar.
  init(_ type: WireType, _ scalar: WireScalar) {
    (self.type, kinds, scalars, isStrategic) = (type, scalar.kinds, [scalar], scalar.isStrategic)
    integers = scalar.isInteger ? [scalar] : []
  }

  /// Adds what another value may be, where both are of one enum.
  mutating func add(_ other: ValueForm) {
    kinds.formUnion(other.kinds)
    scalars.formUnion(other.scalars)
    isStrategic = isStrategic || other.isStrategic
    doubt = doubt ?? other.doubt
    integers.add(other.integers)
  }

  /// Adds what an enum writes as its tags alone; of none, they are strings.
  ///
  /// - Parameter rawKind: What its values have for raw values.
  fileprivate mutating func add(tags: [Tag], or rawKind: TagKind? = nil) {
    kinds.formUnion(TagKind.allCases.kinds(of: tags, or: rawKind).map(\.jsonKind))
    if rawKind == .integer { integers.add([.int]) }
    integers.hold(tags)
  }
}

extension [WireScalar] {
  /// Adds the types that are not there yet.
  mutating func add(_ types: [WireScalar]) { self += types.filter { !contains($0) } }

  /// Adds the type of integer tags, unless another one holds all of these.
  mutating func hold(_ tags: [Tag]) {
    let areHeld = tags.allSatisfy { tag in
      if case .integer(let value) = tag { contains { $0.holds(value) } } else { true }
    }
    if !areHeld { add([.int]) }
  }
}

/// When an object has a key that is not null.
enum KeyWriting {
  case always, unlessNil, never, unknown
}

/// The wire types of a file's types. Types that the file doesn't declare are taken for objects.
struct FileTypes {
  private let annotated: [String: AnnotatedEnum]
  private let headers: [String: TypeHeader]
  private let members: [String: TypeMembers]
  private let aliases: [String: TypeExpression]
  private let structs: [String: StructDeclaration]

  /// - Parameters:
  ///   - file: With its properties, since it may have aliases.
  ///   - enums: The annotated ones.
  init(_ file: ParsedFile, _ enums: [AnnotatedEnum]) {
    annotated = Dictionary(enums.map { ($0.declaration.qualifiedName, $0) }) { first, _ in first }
    (headers, members) = (file.headers, file.members)
    let names = file.aliases.map { alias in alias.owner.isEmpty ? alias.name : "\(alias.owner).\(alias.name)" }
    aliases = Dictionary(zip(names, file.aliases.map(\.type.expression))) { first, _ in first }
    structs = Dictionary(file.structs.map { ($0.declaration.qualifiedName, $0) }) { first, _ in first }
  }

  /// The form of a case that is one bare value; nil for any other case.
  func bareForm(of element: AnnotatedCase, in owner: AnnotatedEnum) -> ValueForm? {
    bareForm(of: element, in: owner, inside: [])
  }

  private func bareForm(of element: AnnotatedCase, in owner: AnnotatedEnum, inside outer: [String]) -> ValueForm? {
    guard case .bare = owner.options.strategy.shape(of: element, owner.options),
      let (index, value) = element.codedValues.first
    else { return nil }
    let coder = owner.coder(ofValue: value.name(at: index), in: element)
    return coder != nil
      ? .coded : form(of: type(of: value.type.expression, in: Scope(owner.declaration)), inside: outer)
  }

  /// Whether a value may be written as null.
  func mayBeNull(_ value: AssociatedValue, in owner: AnnotatedEnum) -> Bool {
    form(of: type(of: value.type.expression, in: Scope(owner.declaration)), inside: []).kinds.contains(.null)
  }

  /// The annotated enum of the file that a type is, or is an alias of; nil if it is none.
  func annotatedEnum(_ expression: TypeExpression, in declaration: TypeDeclaration) -> AnnotatedEnum? {
    guard case .definition(let name, _) = type(of: expression, in: Scope(declaration)) else { return nil }
    return annotated[name]
  }

  /// Whether a type has no keys of its own: a dictionary, a `CodableValue`.
  func takesAnyKey(_ expression: TypeExpression, in declaration: TypeDeclaration) -> Bool {
    switch type(of: expression, in: Scope(declaration)) {
    case .map, .pairs, .anything: true
    case .scalar, .optional, .list, .lossyList, .tuple, .record, .definition, .parameter, .lossless, .open: false
    }
  }

  /// The raw values of a type of the file; nil for types of other files and types that declare none.
  func rawType(of expression: TypeExpression, in declaration: TypeDeclaration) -> WireScalar? {
    guard case .definition(let name, _) = type(of: expression, in: Scope(declaration)), let header = headers[name],
      case .scalar(let scalar) = RawValues.type(of: header)
    else { return nil }
    return scalar
  }

  /// Whether a type of the file has no raw value, as far as the file tells.
  func lacksRawValue(_ expression: TypeExpression, in declaration: TypeDeclaration) -> Bool {
    guard case .definition(let name, _) = type(of: expression, in: Scope(declaration)), let header = headers[name],
      annotated[name]?.options.strategy.tagPlace != .alone
    else { return false }
    // Any other protocol may ask for one.
    let withoutRawValue = ["Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "Sendable"]
    return (header.inheritedTypes + (members[name]?.inheritedTypes ?? [])).allSatisfy(withoutRawValue.contains)
  }

  // MARK: Names

  /// A type as the extension of an enum must spell it: what the enum declares, or a type around it, by its whole name.
  func spelling(of type: String, in declaration: TypeDeclaration) -> String {
    let scope = Scope(declaration)
    let expression = TypeExpression(type)
    let arguments = expression.qualifyingArguments { owner(of: $0, in: scope) }
    // Text stays as written unless an argument was substituted.
    let text = arguments == expression ? type : arguments.text
    return expression.firstName.flatMap { owner(of: $0, in: scope) }.map { "\($0).\(text)" } ?? text
  }

  /// The type among those around a place that declares a name; nil if none does.
  private func owner(of name: String, in scope: Scope) -> String? {
    if scope.generics.contains(name) { return nil }
    return scope.owners.first { owner in
      let path = "\(owner).\(name)"
      return !owner.isEmpty && (headers[path] != nil || aliases[path] != nil)
    }
  }

  // MARK: Types

  /// - Parameter depth: How many aliases led here; one may name itself.
  private func type(of expression: TypeExpression, in scope: Scope, depth: Int = 0) -> WireType {
    switch expression {
    case .optional(let wrapped): .optional(type(of: wrapped, in: scope, depth: depth))
    case .array(let element): .list(type(of: element, in: scope, depth: depth))
    case .dictionary(let key, let value):
      .dictionary(
        key: type(of: key, in: scope, depth: depth),
        value: type(of: value, in: scope, depth: depth)
      )
    case .other(let text): .open(text)
    case .name(let components): type(named: components, in: scope, depth: depth)
    }
  }

  private func type(
    named components: [TypeExpression.Component],
    in scope: Scope,
    depth: Int
  ) -> WireType {
    if scope.generics.contains(components[0].name) { return .parameter(components[0].name) }
    let path = components.map(\.name).joined(separator: ".")
    for owner in scope.owners {
      let name = owner.isEmpty ? path : "\(owner).\(path)"
      if let alias = aliases[name], depth < 16 {
        // An alias names its type from the place of the alias.
        let home = Scope(inside: String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.startIndex)), scope.generics)
        return type(of: alias, in: home, depth: depth + 1)
      }
      if headers[name] != nil { return .definition(name, []) }
    }
    let plain = Array(components.withoutModule)
    let arguments = plain.flatMap(\.arguments).map { type(of: $0, in: scope, depth: depth) }
    if plain.count == 1 {
      if plain[0].name == "Dictionary", arguments.count == 2 {
        return .dictionary(key: arguments[0], value: arguments[1])
      }
      if let known = StandardTypes.type(named: plain[0].name, arguments) { return known }
    }
    return .open(TypeExpression.name(components).text)
  }

  // MARK: Forms

  private func form(of type: WireType, inside outer: [String]) -> ValueForm {
    switch type {
    case .optional(let wrapped):
      var form = form(of: wrapped, inside: outer)
      form.type = type
      form.kinds.insert(.null)
      return form
    case .definition(let name, _): return form(ofDeclared: type, name, inside: outer)
    case .scalar(let scalar): return ValueForm(type, scalar)
    case .open, .record: return ValueForm(type: type, kinds: [.object], isObject: true)
    case .parameter: return ValueForm(type: type, kinds: [], doubt: "a generic parameter")
    case .pairs:
      return ValueForm(type: type, kinds: [], doubt: "a dictionary whose keys are not strings or integers")
    case .list, .lossyList, .tuple, .map, .lossless, .anything: return ValueForm(type: type, kinds: type.kinds)
    }
  }

  /// The form of a type of the file.
  private func form(ofDeclared type: WireType, _ name: String, inside outer: [String]) -> ValueForm {
    if let annotated = annotated[name] {
      // The parts that an enum adds to itself are known.
      return outer.contains(name) ? ValueForm(type: type, kinds: []) : form(of: annotated, type, inside: outer + [name])
    }
    guard let header = headers[name] else { return ValueForm(type: type, kinds: [.object], isObject: true) }
    if let doubt = doubt(about: header, named: name) { return ValueForm(type: type, kinds: [], doubt: doubt) }
    if header.keyword == "enum", case .scalar(let scalar) = RawValues.type(of: header) {
      return ValueForm(type, scalar)
    }
    var form = ValueForm(type: type, kinds: [.object], isObject: true)
    form.keys = keys(ofStruct: name)
    return form
  }

  /// The keys of a struct as the compiler codes it; nil if they may be others than the names of its properties.
  private func keys(ofStruct name: String) -> [String: KeyWriting]? {
    guard let structure = structs[name], structure.obstacle == nil, headers["\(name).CodingKeys"] == nil,
      // Elsewhere, it may be coded by hand.
      structure.declaration.header.inheritedTypes.flatMap(CodingProtocol.named).contains(.encodable)
    else { return nil }
    let scope = Scope(structure.declaration)
    let keys = structure.properties.map { property -> (String, KeyWriting) in
      if case .optional = type(of: property.type.expression, in: scope) { return (property.name, .unlessNil) }
      return (property.name, .always)
    }
    return Dictionary(keys) { first, _ in first }
  }

  /// The reason that a type may not be coded as it looks.
  private func doubt(about header: TypeHeader, named name: String) -> String? {
    let codesItself = (members[name]?.codingMembers ?? []).contains { member in
      switch member.kind {
      case .decoder, .encoder: true
      case .rawValueInitializer, .rawValue: false
      }
    }
    if codesItself { return "a type with an init(from:) or encode(to:) of its own" }
    let inherited = header.inheritedTypes + (members[name]?.inheritedTypes ?? [])
    let hasRawValue =
      inherited.flatMap(CodingProtocol.named).contains(.rawRepresentable) || inherited.contains("OptionSet")
    if hasRawValue { return "a type with a raw value" }
    if let attribute = header.attributes.first(where: { !$0.isHarmless }) {
      return "a type whose attribute @\(attribute.name) may change how it is coded"
    }
    return nil
  }

  /// The forms of an annotated enum's cases.
  ///
  /// - Parameter outer: The enums that led here, since one may have values of itself.
  private func form(of owner: AnnotatedEnum, _ type: WireType, inside outer: [String]) -> ValueForm {
    let (options, strategy, tags) = (owner.options, owner.options.strategy, CaseTags(of: owner))
    var form = ValueForm(type: type, kinds: [])
    let captures = owner.cases.filter { !$0.options.isSkipped }.compactMap { tags.capture($0) }
    if captures.contains(.whole) || captures.contains(.coded) {
      form.doubt = "an enum that keeps what it is read from, whatever it is"
    }
    let known = owner.cases.indices.filter { tags.hasPayload(owner.cases[$0]) }
    switch strategy.tagPlace {
    case .value, .first:
      form.kinds = strategy.tagPlace == .first ? [.array] : [.object]
      // A name that is not known is of any kind that the tags have.
      let isOpen = owner.cases.contains { !$0.options.isSkipped && $0.options.catches.contains(.unknown) }
      let named = known.filter { isOpen || owner.cases[$0].codedValues.isEmpty }
      let names = named.flatMap { tags.all(at: $0) }
      if strategy.emptyCases(options) == .name, isOpen || !names.isEmpty {
        form.add(tags: names)
        if isOpen, form.kinds.contains(.integer) { form.integers.add([.int]) }
      }
    case .key:
      form.kinds = [.object]
      let hasNames =
        !captures.isEmpty
        || known.map { owner.cases[$0] }.contains { element in
          element.codedValues.isEmpty && (element.options.absentTag == nil || !element.options.aliases.isEmpty)
        }
      if hasNames, strategy.emptyCases(options) == .name { form.kinds.insert(.string) }
    case .alone:
      let read = known.filter { tags.hasTag(owner.cases[$0]) }.flatMap { tags.all(at: $0) }
      form.add(tags: read, or: rawKind(of: owner))
    case .nowhere:
      let literals = known.filter { tags.hasTag(owner.cases[$0]) }
      for element in known.filter({ !literals.contains($0) }).map({ owner.cases[$0] }) {
        var bare = bareForm(of: element, in: owner, inside: outer)
        if bare?.type == .anything, bare?.doubt == nil { bare?.doubt = "an enum that keeps a CodableValue" }
        if element.options.matches != nil {
          bare?.isStrategic = false
          // Of a type that another file declares, the author's word counts.
          if bare?.isObject ?? false { bare?.kinds.remove(.object) }
        }
        form.kinds.formUnion(Claim.kinds(of: element, strategy.shape(of: element, options), bare))
        if let bare, element.options.matches == nil || bare.doubt == nil { form.add(bare) }
      }
      if !literals.isEmpty { form.add(tags: literals.flatMap { tags.all(at: $0) }) }
    }
    return form
  }
}

/// The meaning of a type's name at the place where it is spelled.
private struct Scope {
  /// The qualified names of the types whose members can be named here, the innermost first; the top of the file is the
  /// empty name.
  private(set) var owners = [""]
  let generics: Set<String>

  init(_ declaration: TypeDeclaration) {
    let headers = declaration.enclosing + [declaration.header]
    generics = Set(headers.flatMap(\.genericParameters).map(\.name))
    // An extension of `Outer.Middle` is at the top of its file: it does not see the types in `Outer`.
    for header in headers { enter(header.name) }
  }

  /// - Parameter owner: The qualified name of a type.
  init(inside owner: String, _ generics: Set<String>) {
    self.generics = generics
    for name in owner.split(separator: ".") { enter(String(name)) }
  }

  private mutating func enter(_ name: String) {
    owners.insert(owners[0].isEmpty ? name : "\(owners[0]).\(name)", at: 0)
  }
}
