import CodableEnumFiles
import CodableEnumGenerator

/// The code of the types of all inputs.
struct CodeTypes {
  private(set) var cursors: [CodeCursor] = []
  private(set) var parsed: [ParsedFile] = []
  /// By the qualified name of the type; free functions under the empty name.
  private(set) var functions: [String: [CodeFunction]] = [:]
  /// The indices of those of a type, by their names: a thousand files have many free functions.
  private var functionPlaces: [String: [String: [Int]]] = [:]
  /// Several of a name may be of other files, of the type itself, or of other branches of an `#if`.
  private(set) var properties: [String: [String: [CodeProperty]]] = [:]
  /// The functions that are operators, by their signs.
  private(set) var operators: [String: [CodeFunction]] = [:]
  /// The types from elsewhere whose extensions have a member of a name.
  private(set) var extensionOwners: [String: Set<String>] = [:]
  /// The ranges of declarations and extensions, by the name of the type.
  private(set) var bodies: [String: [(file: Int, range: Range<Int>, isExtension: Bool)]] = [:]
  /// The ranges of the types and extensions that are in no other, by file.
  private(set) var outermost: [[Range<Int>]] = []
  /// The names of what is declared or extended in each file.
  private(set) var bodyNames: [Set<String>] = []
  private(set) var aliases: [String: [(file: Int, range: Range<Int>, target: TypeExpression?)]] = [:]
  /// Where a type is named behind another.
  private(set) var qualified: [String: [Place]] = [:]

  struct Place {
    var file: Int
    var offset: Int
  }

  private(set) var enums: [String: TypeDeclaration] = [:]
  private(set) var structs: [String: TypeDeclaration] = [:]
  /// The types inside of functions.
  private(set) var local = LocalTypes()
  /// The names of the enums and structs inside a type, at any depth, by its name.
  private(set) var inner: [String: Set<String>] = [:]
  /// Whether coders or containers may have more functions than Swift's.
  private(set) var extendsContainers = false
  private(set) var protocols = RefinedProtocols()
  private(set) var protocolNames: Set<String> = []
  /// What the extensions of a type inherit, by its name.
  private(set) var inheritedByExtensions: [String: [String]] = [:]
  /// The file that has what the compiler makes, which is none of the user's.
  private(set) var synthesizedFile: Int?

  init(_ sources: [SourceFile]) {
    let read = Array(sources.enumerated()).mapConcurrently { file, source in
      (CodeCursor(source, file: file), DeclarationParser.parse(source))
    }
    (cursors, parsed) = (read.map(\.0), read.map(\.1))
    declareAll(in: sources.indices)
  }

  /// With code that the compiler makes.
  func adding(synthesized source: SourceFile) -> Self {
    var all = self
    let file = cursors.count
    all.synthesizedFile = file
    all.cursors.append(CodeCursor(source, file: file))
    all.parsed.append(DeclarationParser.parse(source))
    all.declareAll(in: file..<(file + 1))
    return all
  }

  /// With classes that are coded like structs.
  mutating func add(classes: [TypeDeclaration]) { for one in classes { structs[declare(one)] = one } }

  private mutating func declareAll(in files: Range<Int>) {
    for file in files {
      protocols.add(parsed[file])
      for declaration in parsed[file].declarations where declaration.header.keyword == "protocol" {
        protocolNames.insert(declaration.qualifiedName)
      }
      for (name, members) in parsed[file].members where !members.extensions.isEmpty {
        let inherited = members.extensions.flatMap(\.header.inheritedTypes)
        inheritedByExtensions[name.withoutBackticks, default: []] += inherited
      }
      for declaration in parsed[file].enums { enums[declare(declaration)] = declaration }
      for declaration in parsed[file].structs { structs[declare(declaration)] = declaration }
      outermost.append([])
      bodyNames.append([])
      var cursor = cursors[file]
      scan(&cursor, in: "")
    }
    local = LocalTypes(in: self)
    enums.merge(local.plainEnums) { declared, _ in declared }
    qualified = Self.qualified(in: cursors)
    findExtensionOwners()
    extendsContainers = functions.keys.contains { type in
      ["coder", "Container", "ContainerProtocol"].contains(where: type.hasSuffix)
    }
  }

  private mutating func findExtensionOwners() {
    extensionOwners = [:]
    for (owner, places) in bodies where places.allSatisfy({ $0.isExtension }) {
      let extended = extended(owner)
      for name in functionPlaces[owner]?.keys.map(\.self) ?? [] { extensionOwners[name, default: []].insert(extended) }
      for name in properties[owner]?.keys.map(\.self) ?? [] { extensionOwners[name, default: []].insert(extended) }
    }
  }

  /// The type that an extension of an alias is one of.
  private func extended(_ owner: String) -> String {
    guard let targets = aliases[owner], targets.count == 1, let target = targets[0].target else { return owner }
    return switch target {
    case .optional: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .name, .other: target.baseName ?? owner
    }
  }

  /// The name of a type, which the types around it have inside.
  private mutating func declare(_ declaration: TypeDeclaration) -> String {
    let name = declaration.displayName
    for period in name.utf8.indices where name.utf8[period] == .period {
      inner[String(name[..<period]), default: []].insert(name)
    }
    return name
  }

  /// The members up to the brace that closes a type.
  ///
  /// - Parameter around: What the extension says of all its members.
  private mutating func scan(_ cursor: inout CodeCursor, in owner: String, _ around: MemberPlace = MemberPlace()) {
    var start: Int?
    var place = around
    while !cursor.isAtEnd {
      if start == nil { place = around }
      let first = start ?? cursor.start
      start = nil
      switch cursor.token().keyword {
      case .enum, .struct, .class, .extension, .protocol, .actor:
        scanType(&cursor, from: first, in: owner, isPrivate: place.isPrivate)
        continue
      // `import struct Foundation.Date` declares none.
      case .import:
        skipLine(&cursor)
        continue
      case .func, .`init`:
        if let function = cursor.function(from: first, in: owner, place) { add(function) }
        continue
      case .typealias:
        let (name, target) = (unquoted(cursor.text(1)), cursor.aliasTarget)
        cursor.advance()
        skipLine(&cursor)
        let alias = (cursor.file, first..<cursor.end, target)
        aliases[owner.isEmpty ? name : "\(owner).\(name)", default: []].append(alias)
        continue
      case .let, .var:
        property(&cursor, from: first, isVariable: cursor.at(.var), in: owner, place)
        continue
      case .case:
        cursor.advance()
        skipLine(&cursor)
        continue
      // No declaration that matters.
      default: break
      }
      if cursor.at(.rightBrace) {
        cursor.advance()
        return
      }
      if cursor.at(.at) {
        start = first
        cursor.advance(by: 2)
        if cursor.at(.leftParen), cursor.end == cursor.start { cursor.skipBrackets() }
        continue
      }
      if cursor.atMemberModifier {
        start = first
        place.isStatic = place.isStatic || cursor.at(.static)
        place.isPrivate = place.isPrivate || cursor.at(.private) || cursor.at(.fileprivate)
        cursor.advance()
        if cursor.at(.leftParen) { cursor.skipBrackets() }
        continue
      }
      if cursor.at(.leftBrace) || cursor.at(.leftParen) { cursor.skipBrackets() } else { cursor.advance() }
    }
  }

  private mutating func add(_ function: CodeFunction) {
    let owner = function.owner
    functionPlaces[owner, default: [:]][function.name, default: []].append(functions[owner]?.count ?? 0)
    functions[owner, default: []].append(function)
    if function.isOperator { operators[function.name, default: []].append(function) }
  }

  private mutating func scanType(
    _ cursor: inout CodeCursor,
    from start: Int,
    in owner: String,
    isPrivate: Bool
  ) {
    let isExtension = cursor.at(.extension)
    cursor.advance()
    guard let name = try? cursor.word() else { return }
    var path = name
    while cursor.at(.period), cursor.token(1).isWord {
      path += "." + unquoted(cursor.text(1))
      cursor.advance(by: 2)
    }
    var place = isExtension ? extended(&cursor) : MemberPlace()
    // Elsewhere, members are only as private as they say.
    place.isPrivate = isExtension && isPrivate
    while !cursor.at(.leftBrace), !cursor.isAtEnd { cursor.advance() }
    cursor.advance()
    let full = owner.isEmpty ? path : "\(owner).\(path)"
    scan(&cursor, in: full, place)
    bodies[full, default: []].append((cursor.file, start..<cursor.end, isExtension))
    bodyNames[cursor.file].insert(full)
    if owner.isEmpty { outermost[cursor.file].append(start..<cursor.end) }
  }

  private func skipLine(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd, !cursor.at(.rightBrace) {
      if cursor.at(.leftParen) || cursor.at(.leftBracket) || cursor.at(.leftBrace) {
        cursor.skipBrackets()
      } else {
        if cursor.eat(.semicolon) { return }
        let wasComma = cursor.at(.comma)
        if wasComma, cursor.token(1).isWord, cursor.token(2).kind == .colon || cursor.text(2) == "=" { return }
        cursor.advance()
        if wasComma { continue }
      }
      if cursor.token().startsLine, !cursor.at(.comma), cursor.kind != .operatorSign { return }
    }
  }

  /// `where Key == Page.Keys`
  private func extended(_ cursor: inout CodeCursor) -> MemberPlace {
    var place = MemberPlace()
    while !cursor.at(.leftBrace), !cursor.isAtEnd {
      if cursor.at(.where) { place.isConstrained = true }
      let isKey = cursor.at(.where) && ["Key", "K"].contains(cursor.text(1))
      cursor.advance(by: isKey ? 2 : 1)
      if isKey, cursor.eatOperator("=="), let keys = try? cursor.type() {
        place.requiredKeys = keys
        place.isConstrained = !cursor.at(.leftBrace)
      }
    }
    return place
  }

  private mutating func property(
    _ cursor: inout CodeCursor,
    from start: Int,
    isVariable: Bool,
    in owner: String,
    _ place: MemberPlace
  ) {
    cursor.advance()
    guard let name = try? cursor.word() else { return skipLine(&cursor) }
    let type = cursor.eat(.colon) ? try? cursor.type() : nil
    let isComputed = cursor.at(.leftBrace)
    if !isComputed, !cursor.atOperator("=") { return }
    if !isComputed { cursor.advance() }
    let value = cursor.index
    if isComputed { cursor.skipBrackets() } else { skipLine(&cursor) }
    let property = CodeProperty(
      type: type,
      range: start..<cursor.end,
      file: cursor.file,
      start: value,
      isComputed: isComputed,
      mayChange: isVariable && !isComputed && (place.isStatic || owner.isEmpty),
      owner: owner,
      place: place
    )
    properties[owner, default: [:]][name, default: []].append(property)
    // `let x = 1, y = 2`
    if cursor.at(.comma) { self.property(&cursor, from: start, isVariable: isVariable, in: owner, place) }
  }

  // MARK: Lookup

  /// The functions of a name that a type has; free ones under the empty name.
  func functions(named name: String, of type: String) -> [CodeFunction] {
    guard let places = functionPlaces[type]?[name], let all = functions[type] else { return [] }
    return places.map { all[$0] }
  }

  /// An enum with code of its own for its JSON, and its file; nil if the name has another meaning, too.
  func codedEnum(named name: String) -> (declaration: TypeDeclaration, file: Int)? {
    guard let declaration = enums[name], functions[name]?.contains(where: \.isCoding) ?? false,
      let places = bodies[name]?.filter({ !$0.isExtension }), places.count == 1
    else { return nil }
    return (declaration, places[0].file)
  }

  func resolve(_ type: TypeExpression, in scope: String) -> String? {
    type.baseName.flatMap { resolve($0, in: scope) }
  }

  /// A type by the name that code inside another type has for it.
  func resolve(_ name: String, in scope: String) -> String? {
    var (name, scope) = (name, scope)
    // An alias may be one of another.
    for _ in 0..<8 {
      guard let found = resolveWithAliases(name, in: scope) else { return nil }
      if bodies[found] != nil || local.plainEnums[found] != nil { return found }
      if let keys = local.keyAliases[found] { return keys }
      guard let places = aliases[found], places.count == 1, let target = places[0].target?.plainName else { return nil }
      (name, scope) = (target, found.split(separator: ".").dropLast().joined(separator: "."))
    }
    return nil
  }

  func resolve(_ name: String, in scope: String, _ isDeclared: (String) -> Bool) -> String? {
    let name = name.utf8.firstIndex(of: UInt8(ascii: "<")).map { name[..<$0] } ?? name[...]
    var outer = scope[...]
    while true {
      let full = outer.isEmpty ? String(name) : "\(outer).\(name)"
      if isDeclared(full) { return full }
      guard !outer.isEmpty else { return nil }
      outer = outer.utf8.lastIndex(of: .period).map { outer[..<$0] } ?? ""
    }
  }

  func defaultValue(of parameter: CodeFunction.Parameter, of function: CodeFunction) throws(Refusal) -> Expression {
    var cursor = cursors[function.file]
    cursor.index = parameter.defaultValue ?? cursor.index
    var parser = CodeParser(cursor)
    return try parser.expression()
  }

  func body(of function: CodeFunction) throws(Refusal) -> [Statement] {
    var cursor = cursors[function.file]
    cursor.index = function.body
    var parser = CodeParser(cursor)
    return try parser.block()
  }

  func getter(_ property: CodeProperty) throws(Refusal) -> [Statement] {
    var cursor = cursors[property.file]
    cursor.index = property.start
    var parser = CodeParser(cursor)
    if property.isComputed {
      if parser.cursor.token(1).kind == .identifier, parser.cursor.text(1) == "get",
        parser.cursor.token(2).kind == .leftBrace
      {
        parser.cursor.advance(by: 2)
      }
      return try parser.block()
    }
    let value = try parser.expression()
    return [Statement(kind: .expression(value), range: value.range)]
  }
}

extension TypeDeclaration {
  /// What it and its extensions in its file inherit.
  var inheritedTypes: [String] { header.inheritedTypes + members.extensions.flatMap(\.header.inheritedTypes) }

  /// Whether an `#if` decides which cases there are.
  var hasConditionalCases: Bool { cases.contains { $0.conditions.count > conditions.count } }

  var codingProtocols: Set<CodingProtocol> { Set(inheritedTypes.flatMap { CodingProtocol.named(in: $0) }) }
}

extension CodeCursor {
  /// `Int?` of `typealias Count = Int?`
  var aliasTarget: TypeExpression? {
    var cursor = self
    cursor.advance(by: 2)
    if cursor.kind == .operatorSign, cursor.text().hasPrefix("<") { _ = cursor.skipAngles() }
    return cursor.eatOperator("=") ? try? cursor.type() : nil
  }

  /// Whether this may come before a declaration.
  fileprivate var atMemberModifier: Bool {
    let keyword = token().keyword
    if keyword.isModifier || keyword == .static || keyword == .internal { return true }
    return kind == .identifier && ["mutating", "nonmutating", "prefix", "postfix", "infix", "lazy"].contains(text())
  }
}
