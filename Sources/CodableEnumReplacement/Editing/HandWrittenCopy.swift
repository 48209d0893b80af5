import CodableEnumGenerator

/// The hand-written code of an enum, under another name.
struct HandWrittenCopy {
  /// `Outer.ActionByHand`
  let name: String
  /// The enum, its extensions, and what else of their files only they can see.
  private(set) var parts: [String] = []

  private let code: CodeTypes
  private let path: [String]
  /// The type around the enum; empty for none.
  private let owner: String
  /// The file of the declaration, and where the names of its cases are.
  private let (file, caseNames): (Int?, Set<Int>)
  private var copied: [Place] = []

  private struct Place {
    var file: Int
    var range: Range<Int>
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
    for (type, bodies) in code.bodies.sorted(byBytesOf: \.key) where type == own || type.hasPrefix("\(own).") {
      for body in bodies where body.file != code.synthesizedFile {
        copy(Place(file: body.file, range: body.range), isMember: !body.isExtension)
      }
    }
    copyHelpers()
    let named = Set(copied.flatMap { words(in: $0) } + path.prefix(1))
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

  /// - Parameter type: Whose member it is; empty for what stands by itself.
  private mutating func copy(_ place: Place, in type: String = "", isMember: Bool = false) {
    let isKnown = copied.contains { $0.file == place.file && $0.range.overlaps(place.range) }
    if isKnown { return }
    copied.append(place)
    var text = renamed(place)
    if isMember, path.count > 1 { text = "extension \(path.dropLast().joined(separator: ".")) {\n  \(text)\n}" }
    parts.append(type.isEmpty ? text : "extension \(type) {\n  \(text)\n}")
  }

  /// The source, where the enum's name is the new one.
  private func renamed(_ place: Place) -> String {
    let cursor = code.cursors[place.file]
    var text = ""
    var offset = place.range.lowerBound
    for (index, token) in cursor.tokens.enumerated() where place.range.contains(token.range.lowerBound) {
      // Tests may use what is internal, which nothing public can be made of.
      if token.keyword == .public, index == 0 || cursor.tokens[index - 1].kind != .period {
        text += cursor.source.text(offset..<token.range.lowerBound)
        offset = cursor.source.afterBlanks(token.range.upperBound)
        continue
      }
      // Only what is public is frozen.
      if token.kind == .at, index + 1 < cursor.tokens.count,
        cursor.source.text(cursor.tokens[index + 1].range) == "frozen"
      {
        text += cursor.source.text(offset..<token.range.lowerBound)
        offset = cursor.source.afterBlanks(cursor.tokens[index + 1].range.upperBound)
        continue
      }
      if let outer = outerType(named: token, at: index, cursor) {
        text += cursor.source.text(offset..<token.range.lowerBound) + outer
        offset = token.range.upperBound
        continue
      }
      guard token.isWord, unquoted(cursor.source.text(token.range)) == path.last else { continue }
      // A case may have the name of its enum.
      if place.file == file, caseNames.contains(token.range.lowerBound) { continue }
      // A member of another type may have the same name.
      if index > 1, cursor.tokens[index - 1].kind == .period {
        let owner = cursor.tokens[index - 2]
        guard path.count > 1, owner.isWord, unquoted(cursor.source.text(owner.range)) == path[path.count - 2] else {
          continue
        }
      }
      text += cursor.source.text(offset..<token.range.lowerBound) + (path.last ?? "") + Self.suffix
      offset = token.range.upperBound
    }
    return text + cursor.source.text(offset..<place.range.upperBound)
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
    let takers = code.functions.sorted(byBytesOf: \.key).flatMap(\.value).filter(takesOwn)
    var count = 0
    while count != copied.count {
      count = copied.count
      let named = Set(copied.flatMap { words(in: $0) })
      for helper in helpers where named.contains(helper.name) { copy(helper.place) }
      for taker in takers where named.contains(taker.name) { copyTaker(taker, named) }
    }
  }

  /// The function, or all of its type, which the copy then has inside of it, where it hides the other.
  private mutating func copyTaker(_ taker: CodeFunction, _ named: Set<String>) {
    let bodies = code.bodies[taker.owner] ?? []
    if bodies.count == 1, !bodies[0].isExtension, !taker.owner.contains(".") {
      if named.contains(taker.owner) { copy(Place(file: bodies[0].file, range: bodies[0].range), in: name) }
    } else if taker.name != "init" {
      copy(Place(file: taker.file, range: taker.range), in: taker.owner)
    }
  }

  /// Whether the copy needs a function that takes itself.
  private func takesOwn(_ function: CodeFunction) -> Bool {
    guard function.file != code.synthesizedFile, !function.isLocal, let own = path.last else { return false }
    return function.parameters.contains { parameter in
      parameter.type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(own[...])
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

  private func words(in place: Place) -> [String] {
    let cursor = code.cursors[place.file]
    return cursor.tokens.filter { $0.isWord && place.range.contains($0.range.lowerBound) }
      .map { unquoted(cursor.source.text($0.range)) }
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
