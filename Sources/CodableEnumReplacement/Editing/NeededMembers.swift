import CodableEnumContract
import CodableEnumGenerator

/// Which members and conformances of an enum its coding needs: in a copy of the enum, others may not compile.
struct NeededMembers {
  /// A member, or a conformance in a header.
  private struct Candidate {
    var file: Int
    var range: Range<Int>
    var isConformance = false
    /// What code calls it by.
    var names: [String]
    /// The members that a conformance requires.
    var required: Set<String> = []
  }

  private let code: CodeTypes
  private let owner: String
  private let owners: [String]
  /// What nothing has named so far.
  private var unneeded: [Candidate] = []
  /// The members that needed conformances require, and those that say how a value is printed, by which tests tell cases.
  private var required: Set = ["customMirror", "debugDescription", "description"]

  init(_ code: CodeTypes, _ declaration: TypeDeclaration) {
    self.code = code
    owner = declaration.displayName
    owners = declaration.enclosing.map(\.name)
    let rawType = RawValues(of: declaration).kind == nil ? nil : declaration.header.inheritedTypes.first
    // Nobody knows what a protocol from elsewhere requires.
    var open: [(file: Int, range: Range<Int>)] = []
    for body in code.bodies[owner] ?? [] where body.file != code.synthesizedFile {
      for part in header(in: body.range, of: body.file)?.inheritedParts(in: code.cursors[body.file].source) ?? [] {
        if part.named == rawType || Self.harmless.contains(part.named) || isCoding(part.named) { continue }
        // The compiler's coding uses the raw value, which nothing names.
        if part.named == CodingProtocol.rawRepresentable.rawValue {
          required.formUnion(Self.standard[part.named] ?? [])
          continue
        }
        guard let members = members(requiredBy: part.named) else {
          open.append((body.file, body.range))
          continue
        }
        unneeded.append(
          Candidate(
            file: body.file,
            range: part.range,
            isConformance: true,
            names: members.uses + [part.name],
            required: members.required
          )
        )
      }
    }
    unneeded += members.filter { member in
      !open.contains { $0.file == member.file && $0.range.contains(member.range.lowerBound) }
    }
  }

  /// Keeps what is named, and what that requires.
  ///
  /// - Returns: Whether there is something.
  mutating func keep(what names: Set<String>) -> Bool {
    let all = names.union(required)
    let kept = unneeded.filter { !all.isDisjoint(with: $0.names) }
    unneeded.removeAll { !all.isDisjoint(with: $0.names) }
    for candidate in kept { required.formUnion(candidate.required) }
    return !kept.isEmpty
  }

  /// Whether code of the enum is not copied.
  func omits(_ offset: Int, of file: Int) -> Bool {
    unneeded.contains { $0.file == file && $0.range.contains(offset) }
  }

  /// The edits that take out of a type's body what is not needed; nil if nothing is left.
  func edits(of range: Range<Int>, in file: Int) -> [SourceEdit]? {
    let own = unneeded.filter { $0.file == file && range.contains($0.range.lowerBound) }
    let cursor = code.cursors[file]
    var edits = own.filter { !$0.isConformance }.map { cursor.source.removal(of: $0.range, cursor.tokens) }
    guard let header = header(in: range, of: file) else { return edits }
    edits += code.parsed[file].edits(in: [header], cursor.source) { part in
      own.contains { $0.range == part.range } ? [] : nil
    }
    let inside = code.tokens(in: range, of: file).drop { $0.kind != .leftBrace }.dropFirst().dropLast()
    let isEmpty =
      header.isExtension && inside.allSatisfy { omits($0.range.lowerBound, of: file) }
      && header.inheritedParts(in: cursor.source).allSatisfy { omits($0.range.lowerBound, of: file) }
    return isEmpty ? nil : edits
  }

  private func header(in range: Range<Int>, of file: Int) -> TypeHeader? {
    let parsed = code.parsed[file]
    let headers = parsed.members.values.flatMap(\.extensions).map(\.header) + parsed.declarations.map(\.header)
    return headers.filter { range.contains($0.start) }.min { $0.start < $1.start }
  }

  // MARK: Members

  /// Those of the enum that may be left out.
  private var members: [Candidate] {
    var members = functions(of: owner)
    for (name, properties) in code.properties[owner] ?? [:] where !["hashValue", "allCases"].contains(name) {
      members += properties.map { Candidate(file: $0.file, range: $0.range, names: [name]) }
    }
    for (alias, places) in code.aliases where alias.hasPrefix("\(owner).") {
      let name = String(alias.dropFirst(owner.count + 1))
      members += places.map { Candidate(file: $0.file, range: $0.range, names: [name]) }
    }
    for inner in code.inner[owner] ?? [] {
      let name = String(inner.dropFirst(owner.count + 1))
      let inherited = (code.enums[inner] ?? code.structs[inner])?.header.inheritedTypes ?? []
      // The compiler uses keys that nothing names.
      if name.contains(".") || inherited.contains(where: { $0.hasSuffix("CodingKey") }) { continue }
      members += (code.bodies[inner] ?? []).map { Candidate(file: $0.file, range: $0.range, names: [name]) }
    }
    return members
  }

  private func functions(of type: String) -> [Candidate] {
    (code.functions[type] ?? []).compactMap { function in
      // `==` and `hash` are what the compiler makes otherwise.
      if function.isCoding || function.file == code.synthesizedFile || ["==", "<", "hash"].contains(function.name) {
        return nil
      }
      let isAny = function.name == "init" ? [Self.anyInitializer] : []
      return Candidate(file: function.file, range: function.range, names: [Self.name(of: function)] + isAny)
    }
  }

  /// Lets another type that is copied leave out functions, unless it must have them.
  mutating func leaveOutFunctions(of type: String) {
    let inherited = (code.bodies[type] ?? []).flatMap { body in
      header(in: body.range, of: body.file)?.inheritedParts(in: code.cursors[body.file].source) ?? []
    }
    guard inherited.allSatisfy({ Self.harmless.contains($0.named) || isCoding($0.named) }) else { return }
    unneeded += functions(of: type).filter { !$0.names.contains(Self.anyInitializer) }
  }

  static func name(ofInitializer label: String?) -> String { "init(\(label ?? "_"):" }

  /// What `map(Action.init)` calls.
  static let anyInitializer = "init()"

  /// What makes a value of a literal that begins with a token.
  static func initializers(ofLiteral text: String) -> [String] {
    switch text.utf8.first ?? 0 {
    case UInt8(ascii: "\""), UInt8(ascii: "#"): ["init(stringLiteral:"]
    case UInt8(ascii: "["): ["init(arrayLiteral:", "init(dictionaryLiteral:"]
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): ["init(integerLiteral:", "init(floatLiteral:"]
    default:
      ["nil": ["init(nilLiteral:"], "true": ["init(booleanLiteral:"], "false": ["init(booleanLiteral:"]][text] ?? []
    }
  }

  private static func name(of function: CodeFunction) -> String {
    function.name == "init" ? name(ofInitializer: function.parameters.first?.label) : function.name
  }

  // MARK: Conformances

  /// Protocols whose members the compiler makes, or that have none.
  private static let harmless: Set = ["CaseIterable", "Comparable", "Equatable", "Error", "Hashable", "Sendable"]

  private func isCoding(_ name: String) -> Bool {
    if name == CodingProtocol.rawRepresentable.rawValue { return false }
    return !CodingProtocol.named(in: name).isEmpty
      || code.protocols.all(refinedBy: name, inside: owners).contains { !CodingProtocol.named(in: $0).isEmpty }
  }

  /// What a protocol requires, and by what a use of it is known; nil if that is not known.
  private func members(requiredBy name: String) -> (required: Set<String>, uses: [String])? {
    if let members = Self.standard[name] { return (Set(members), members) }
    guard let own = code.resolve(name, in: owner, code.protocolNames.contains) else { return nil }
    let parts = [own] + code.protocols.all(refinedBy: name, inside: owners)
    guard parts.allSatisfy({ Self.harmless.contains($0) || Self.standard[$0] != nil || code.bodies[$0] != nil }) else {
      return nil
    }
    var (required, uses): (Set<String>, [String]) = ([], [])
    for part in parts {
      required.formUnion(Self.standard[part] ?? [])
      let functions = code.functions[part] ?? []
      required.formUnion(functions.map(Self.name))
      required.formUnion((code.properties[part] ?? [:]).keys)
    }
    // Extensions have bodies for what the enum may not have by itself.
    for part in parts {
      let extended = (code.bodies[part] ?? []).filter(\.isExtension)
      func isExtended(_ file: Int, _ range: Range<Int>) -> Bool {
        extended.contains { $0.file == file && $0.range.contains(range.lowerBound) }
      }
      uses += (code.functions[part] ?? []).filter { isExtended($0.file, $0.range) }.map(\.name)
      for (name, properties) in code.properties[part] ?? [:]
      where properties.contains(where: { isExtended($0.file, $0.range) }) {
        uses.append(name)
      }
    }
    return (required, uses)
  }

  /// What protocols of the standard library and of Foundation require.
  private static let standard: [String: [String]] = [
    "CustomDebugStringConvertible": ["debugDescription"],
    "CustomReflectable": ["customMirror"],
    "CustomStringConvertible": ["description"],
    "ExpressibleByArrayLiteral": ["ArrayLiteralElement", "init(arrayLiteral:"],
    "ExpressibleByBooleanLiteral": ["BooleanLiteralType", "init(booleanLiteral:"],
    "ExpressibleByDictionaryLiteral": ["Key", "Value", "init(dictionaryLiteral:"],
    "ExpressibleByExtendedGraphemeClusterLiteral": ["init(extendedGraphemeClusterLiteral:"],
    "ExpressibleByFloatLiteral": ["FloatLiteralType", "init(floatLiteral:"],
    "ExpressibleByIntegerLiteral": ["IntegerLiteralType", "init(integerLiteral:"],
    "ExpressibleByNilLiteral": ["init(nilLiteral:"],
    "ExpressibleByStringInterpolation": ["init(stringInterpolation:", "init(stringLiteral:"],
    "ExpressibleByStringLiteral": ["StringLiteralType", "init(stringLiteral:"],
    "Identifiable": ["id"],
    "LocalizedError": ["errorDescription", "failureReason", "helpAnchor", "recoverySuggestion"],
    "LosslessStringConvertible": ["description", "init(_:"],
    "RawRepresentable": ["RawValue", "init(rawValue:", "rawValue"],
  ]
}
