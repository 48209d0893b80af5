import CodableEnumGenerator

// Types in the spelling of a lock file.
extension WireType {
  /// The meaning of ``text``.
  ///
  /// - Parameters:
  ///   - ids: The definitions that the text may name.
  ///   - parameters: The generic parameters of the definition around it.
  init(reading text: String, ids: Set<String>, parameters: [String]) {
    var reader = LockedTypeReader(text: Array(text.utf8), ids: ids, parameters: parameters)
    let type = reader.readAll()
    // Any other spelling is a name.
    self = type?.text == text ? type ?? .open(text) : .open(text)
  }
}

private struct LockedTypeReader {
  let text: [UInt8]
  let ids: Set<String>
  let parameters: [String]
  private var index = 0
  private var depth = 0

  /// Deeper types are names.
  private static let maximumDepth = 128

  init(text: [UInt8], ids: Set<String>, parameters: [String]) {
    (self.text, self.ids, self.parameters) = (text, ids, parameters)
  }

  mutating func readAll() -> WireType? {
    let type = readType()
    return index == text.count ? type : nil
  }

  /// type → ( "[" … "]" | "(" types ")" | name ( "<" types ">" )? ) "?"*
  private mutating func readType() -> WireType? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { return nil }
    var type: WireType?
    if eat("[(") {
      guard let types = readTypes(), types.count == 2, eat(")]") else { return nil }
      type = .pairs(key: types[0], value: types[1])
    } else if eat("[") {
      type = readBracketed()
    } else if eat("(") {
      guard let types = readTypes(), eat(")") else { return nil }
      type = .tuple(types)
    } else {
      type = readName()
    }
    guard var type else { return nil }
    while eat("?") { type = .optional(type) }
    return type
  }

  private mutating func readTypes() -> [WireType]? {
    var types: [WireType] = []
    repeat {
      guard let type = readType() else { return nil }
      types.append(type)
    } while eat(", ")
    return types
  }

  private mutating func readBracketed() -> WireType? {
    guard let first = readType() else { return nil }
    if eat("]") { return .list(first) }
    guard eat(": "), let second = readType(), eat("]") else { return nil }
    return .map(key: first, value: second)
  }

  private mutating func readName() -> WireType? {
    var name = readWord()
    if name.isEmpty { return nil }
    // The file's distinction is part of a definition's id.
    if eat(" (") {
      let start = index
      while index < text.count, text[index] != .rightParen { index += 1 }
      name += " (" + String(decoding: text[start..<index], as: UTF8.self) + ")"
      guard eat(")") else { return nil }
    }
    var arguments: [WireType] = []
    if eat("<") {
      guard let types = readTypes(), eat(">") else { return nil }
      arguments = types
    }
    if ids.contains(name) { return .definition(name, arguments) }
    switch (name, arguments.count) {
    case ("LosslessCoder", 1): return .lossless(arguments[0])
    case ("LossyListCoder", 1): return .lossyList(arguments[0])
    case ("CodableValue", 0): return .anything
    case (_, 0):
      if parameters.contains(name) { return .parameter(name) }
      return WireScalar(rawValue: name).map { .scalar($0) } ?? standard(name, [], spelled: name)
    default: return standard(name, arguments, spelled: "\(name)<\(arguments.map(\.text).joined(separator: ", "))>")
    }
  }

  /// A range or a record has its name; another standard type would not be spelled the same again.
  private func standard(_ name: String, _ arguments: [WireType], spelled: String) -> WireType {
    if let known = StandardTypes.type(named: name, arguments), known.text == spelled { return known }
    return .open(spelled)
  }

  private mutating func readWord() -> String {
    let start = index
    while index < text.count, text[index].isIdentifierPart || text[index] == .period { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private mutating func eat(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= text.count else { return false }
    for offset in 0..<count where text[index + offset] != word.utf8Start[offset] { return false }
    index += count
    return true
  }
}

extension WireType {
  /// With other ids in place of those of definitions.
  func renamed(_ names: [String: String]) -> WireType {
    if names.isEmpty { return self }
    return mapped { type in
      guard case .definition(let id, let arguments) = type else { return nil }
      return .definition(names[id] ?? id, arguments.map { $0.renamed(names) })
    }
  }
}
