import CodableEnumContract
import CodableEnumGenerator

/// The hand-written code of an enum, under another name.
struct HandWrittenCopy {
  /// `Outer.ActionByHand`
  let name: String
  /// The enum, as far as its coding needs it, and what else of their files only they can see.
  private(set) var parts: [String] = []

  private let code: CodeTypes
  private let path: [String]
  /// The type around the enum; empty for none.
  private let owner: String
  /// The file of the declaration, and where the names of its cases are.
  private let (file, caseNames): (Int?, Set<Int>)
  private var needed: NeededMembers
  private var copied: [Place] = []

  private struct Place {
    var file: Int
    var range: Range<Int>
    /// Whose member it is in the copy; empty for what stands by itself.
    var type = ""
    /// Whether it is the declaration itself.
    var isMember = false
  }

  /// The types of these files that it names and other files see, with the paths of their files.
  private(set) var types: [(kind: String, name: String, path: String)] = []

  init(_ code: CodeTypes, _ declaration: TypeDeclaration) {
    self.code = code
    path = declaration.displayName.split(separator: ".").map { String($0) }
    name = declaration.displayName + Self.suffix
    owner = path.dropLast().joined(separator: ".")
    let own = declaration.displayName
    file = code.bodies[own]?.first { !$0.isExtension }?.file
    caseNames = Set(declaration.cases.map(\.range.lowerBound))
    needed = NeededMembers(code, declaration)
    for (type, bodies) in code.bodies.sorted(byBytesOf: \.key) where type == own || type.hasPrefix("\(own).") {
      for body in bodies where body.file != code.synthesizedFile {
        copy(Place(file: body.file, range: body.range, isMember: !body.isExtension))
      }
    }
    copyHelpers()
    parts = copied.compactMap(text)
    let named = Set(copied.flatMap(names) + path.prefix(1))
    for (file, parsed) in code.parsed.enumerated() where file != code.synthesizedFile {
      for type in parsed.declarations where type.enclosing.isEmpty && !type.isLocal && type.conditions.isEmpty {
        let name = unquoted(type.header.name)
        guard type.access >= .internal, named.contains(name) else { continue }
        types.append((type.header.keyword, name, code.cursors[file].source.path))
      }
    }
  }

  private static let suffix = "ByHand"

  /// The modules that its files import; with `#` in front if an `#if` decides that.
  var imports: Set<String> {
    let declarations = Set(copied.map(\.file)).flatMap { code.parsed[$0].imports }.filter { !$0.path.contains(" ") }
    return Set(declarations.map { ($0.conditions.isEmpty ? "" : "#") + $0.path })
  }

  /// - Returns: Whether it is new.
  @discardableResult
  private mutating func copy(_ place: Place) -> Bool {
    let isKnown = copied.contains { $0.file == place.file && $0.range.overlaps(place.range) }
    if !isKnown { copied.append(place) }
    return !isKnown
  }

  // MARK: The text

  /// Nil if nothing of it is needed.
  private func text(of place: Place) -> String? {
    guard let removals = needed.edits(of: place.range, in: place.file) else { return nil }
    let edits =
      removals
      + renamings(in: place).filter { edit in
        !removals.contains { $0.range.contains(edit.range.lowerBound) }
      }
    let text = code.cursors[place.file].source.text(place.range, applying: edits)
    let outer = place.isMember ? owner : place.type
    return outer.isEmpty ? text : "extension \(outer) {\n  \(text)\n}"
  }

  /// The edits that give the enum its new name.
  private func renamings(in place: Place) -> [SourceEdit] {
    let cursor = code.cursors[place.file]
    let source = cursor.source
    var edits: [SourceEdit] = []
    for (index, token) in cursor.tokens.enumerated() where place.range.contains(token.range.lowerBound) {
      // Tests may use what is internal, which nothing public can be made of.
      if token.keyword == .public, index == 0 || cursor.tokens[index - 1].kind != .period {
        edits.append(SourceEdit(range: token.range.lowerBound..<source.afterBlanks(token.range.upperBound), text: ""))
      }
      // Only what is public is frozen.
      if token.kind == .at, index + 1 < cursor.tokens.count, source.text(cursor.tokens[index + 1].range) == "frozen" {
        let end = source.afterBlanks(cursor.tokens[index + 1].range.upperBound)
        edits.append(SourceEdit(range: token.range.lowerBound..<end, text: ""))
      }
      if let outer = outerType(named: token, at: index, cursor) {
        edits.append(SourceEdit(range: token.range, text: outer))
      } else if isOwnName(token, at: index, cursor) {
        edits.append(SourceEdit(range: token.range, text: (path.last ?? "") + Self.suffix))
      }
    }
    return edits
  }

  private func isOwnName(_ token: Token, at index: Int, _ cursor: CodeCursor) -> Bool {
    guard token.isWord, unquoted(cursor.source.text(token.range)) == path.last else { return false }
    // A case may have the name of its enum.
    if cursor.file == file, caseNames.contains(token.range.lowerBound) { return false }
    // A member of another type may have the same name.
    guard index > 1, cursor.tokens[index - 1].kind == .period else { return true }
    let owner = cursor.tokens[index - 2]
    return path.count > 1 && owner.isWord && unquoted(cursor.source.text(owner.range)) == path[path.count - 2]
  }

  /// The whole name of a type that an extension of the enum's own type doesn't see: one of a type further out.
  private func outerType(named token: Token, at index: Int, _ cursor: CodeCursor) -> String? {
    guard path.count > 2, token.isWord, index == 0 || cursor.tokens[index - 1].kind != .period,
      index + 1 == cursor.tokens.count || cursor.tokens[index + 1].kind != .colon,
      let name = code.resolve(
        unquoted(cursor.source.text(token.range)),
        in: "\(owner).\(path[path.count - 1])",
        isDeclared
      )
    else { return nil }
    let isSeen = name.hasPrefix("\(owner).") || !name.contains(".") || name == owner + Self.suffix
    return isSeen ? nil : name
  }

  private func isDeclared(_ name: String) -> Bool { code.bodies[name] != nil || code.aliases[name] != nil }

  // MARK: What the copy needs

  private mutating func copyHelpers() {
    let helpers = privateHelpers
    let aliases = ownAliases
    let takers = code.functions.sorted(byBytesOf: \.key).flatMap(\.value).filter(takesOwn)
    var isChanged = true
    while isChanged {
      let count = copied.count
      let named = Set(copied.flatMap(names))
      for helper in helpers where named.contains(helper.name) { copy(helper.place) }
      for alias in aliases where named.contains(alias.name) { copy(alias.place) }
      for taker in takers where named.contains(taker.name == "init" ? taker.owner : taker.name) && !isOwn(taker.owner) {
        copyTaker(taker, named)
      }
      isChanged = needed.keep(what: named) || count != copied.count
    }
  }

  private func isOwn(_ type: String) -> Bool { (type + ".").hasPrefix(path.joined(separator: ".") + ".") }

  /// The function, or all of its type, which the copy then has inside of it, where it hides the other.
  private mutating func copyTaker(_ taker: CodeFunction, _ named: Set<String>) {
    let bodies = code.bodies[taker.owner] ?? []
    if bodies.count == 1, !bodies[0].isExtension, !taker.owner.contains(".") {
      let place = Place(file: bodies[0].file, range: bodies[0].range, type: name)
      if named.contains(taker.owner), copy(place) { needed.leaveOutFunctions(of: taker.owner) }
    } else if taker.name != "init" {
      copy(Place(file: taker.file, range: taker.range, type: taker.owner))
    }
  }

  /// The aliases of types that hold the enum, which the copy then has inside of it.
  private var ownAliases: [(name: String, place: Place)] {
    var found: [(name: String, place: Place)] = []
    var names = Set(path.suffix(1))
    let others = code.aliases.filter { !isOwn($0.key) }.sorted(byBytesOf: \.key)
    while true {
      let next = others.filter { alias, places in
        let outer = alias.split(separator: ".").dropLast().map { String($0) }
        guard path.starts(with: outer), !found.contains(where: { $0.name == alias.split(separator: ".").last ?? "" })
        else { return false }
        return places.contains { !names.isDisjoint(with: $0.target?.text.words ?? []) }
      }
      if next.isEmpty { return found }
      for (alias, places) in next {
        let last = String(alias.split(separator: ".").last ?? "")
        names.insert(last)
        found += places.map { (last, Place(file: $0.file, range: $0.range, type: name)) }
      }
    }
  }

  /// Whether the copy needs a function that takes itself.
  private func takesOwn(_ function: CodeFunction) -> Bool {
    guard function.file != code.synthesizedFile, !function.isLocal, let own = path.last else { return false }
    return function.parameters.contains { parameter in
      parameter.type.text.words.contains(own)
    }
  }

  /// Private declarations of files, which other files cannot see.
  private var privateHelpers: [(name: String, place: Place)] {
    var helpers: [(name: String, place: Place)] = []
    func add(_ name: String, _ own: Place, in place: Place) {
      if isPrivate(own) || isPrivate(place) { helpers.append((name, place)) }
    }
    for function in code.functions[""] ?? [] {
      let place = Place(file: function.file, range: function.range)
      add(function.name, place, in: place)
    }
    for (name, properties) in (code.properties[""] ?? [:]).sorted(byBytesOf: \.key) {
      for property in properties {
        let place = Place(file: property.file, range: property.range)
        add(name, place, in: place)
      }
    }
    for (type, bodies) in code.bodies.sorted(byBytesOf: \.key) where !type.contains(".") {
      for body in bodies {
        let place = Place(file: body.file, range: body.range)
        add(type, place, in: place)
        // An extension of a type from elsewhere is known by its members.
        guard body.isExtension else { continue }
        for function in code.functions[type] ?? [] where function.file == body.file {
          let own = Place(file: function.file, range: function.range)
          if body.range.contains(function.range.lowerBound) { add(function.name, own, in: place) }
        }
        for (name, properties) in code.properties[type] ?? [:] {
          for property in properties where property.file == body.file {
            let own = Place(file: property.file, range: property.range)
            if body.range.contains(property.range.lowerBound) { add(name, own, in: place) }
          }
        }
      }
    }
    return helpers
  }

  /// The names in what is needed of a place; the labels of initializers are `init(label:`.
  private func names(in place: Place) -> [String] {
    let cursor = code.cursors[place.file]
    var names: [String] = []
    for (index, token) in cursor.tokens.enumerated() where place.range.contains(token.range.lowerBound) {
      if needed.omits(token.range.lowerBound, of: place.file) { continue }
      let text = cursor.source.text(token.range)
      if token.isWord {
        // `enum` is no name, but `.enum` is.
        let isName = token.kind != .keyword || index > 0 && cursor.tokens[index - 1].kind == .period
        if isName { names.append(unquoted(text)) }
        names += initializers(calledBy: index, cursor)
      } else if token.kind == .operatorSign {
        names.append(text)
      } else if token.kind == .string, text.parts(around: "\\(") != nil {
        names += text.words
      }
    }
    return names
  }

  /// Those of the enum that the code at a word calls.
  private func initializers(calledBy index: Int, _ cursor: CodeCursor) -> [String] {
    func text(_ offset: Int) -> String {
      cursor.tokens.indices.contains(index + offset) ? cursor.source.text(cursor.tokens[index + offset].range) : ""
    }
    let word = unquoted(text(0))
    if word == "self", text(1) == "=" { return NeededMembers.initializers(ofLiteral: text(2)) }
    let isInitializer = word == "init" && text(-1) == "."
    guard isInitializer || word == "Self" || word == path.last else { return [] }
    if text(1) == "(" { return [NeededMembers.name(ofInitializer: text(3) == ":" ? unquoted(text(2)) : nil)] }
    return isInitializer ? [NeededMembers.anyInitializer] : []
  }

  /// Whether a modifier of the declaration says so.
  private func isPrivate(_ place: Place) -> Bool {
    for token in code.cursors[place.file].tokens where place.range.contains(token.range.lowerBound) {
      switch token.keyword {
      case .private, .fileprivate: return true
      case .enum, .struct, .class, .actor, .protocol, .extension, .func, .let, .var: return false
      // Attributes and other modifiers.
      default: continue
      }
    }
    return false
  }
}

extension String {
  fileprivate var words: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) } }
}
