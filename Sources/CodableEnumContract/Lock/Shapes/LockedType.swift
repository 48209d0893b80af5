import CodableEnumGenerator

// Types in the spelling of a lock file.
extension WireType {
  /// The meaning of ``text``.
  ///
  /// - Parameters:
  ///   - ids: The definitions that the text may name.
  ///   - parameters: The generic parameters of the definition around it.
  init(reading text: String, ids: Set<String>, parameters: [String]) {
    let type = LockedNames(ids: ids, parameters: parameters).type(of: TypeExpression(text.quotingFiles))
    // Any other spelling is a name.
    self = type.text == text ? type : .open(text)
  }
}

/// The names that a lock file has: ids in place of what a name means at its place in the sources.
private struct LockedNames {
  let ids: Set<String>
  let parameters: [String]

  func type(of expression: TypeExpression) -> WireType {
    switch expression {
    case .name(let components): return type(named: components)
    case .optional(let wrapped): return .optional(type(of: wrapped))
    case .array(let element):
      if let pair = element.elements, pair.count == 2 {
        return .pairs(key: type(of: pair[0]), value: type(of: pair[1]))
      }
      return .list(type(of: element))
    case .dictionary(let key, let value): return .map(key: type(of: key), value: type(of: value))
    case .other(let text): return expression.elements.map { .tuple($0.map { type(of: $0) }) } ?? .open(text)
    }
  }

  private func type(named components: [TypeExpression.Component]) -> WireType {
    let spelled = TypeExpression.name(components).text
    var path = components
    let arguments = path[path.count - 1].arguments.map { type(of: $0) }
    path[path.count - 1].arguments = []
    // A definition has all arguments at its end.
    guard let name = TypeExpression.name(path).plainName else { return .open(spelled) }
    if ids.contains(name) { return .definition(name, arguments) }
    if arguments.isEmpty, parameters.contains(name) { return .parameter(name) }
    // Of the standard types, a range and a record have their name; any other would not be spelled the same again.
    let known = StandardTypes.type(ofCoder: name, arguments) ?? StandardTypes.type(named: name, arguments)
    return known.flatMap { $0.text == spelled ? $0 : nil } ?? .open(spelled)
  }
}

extension String {
  /// With backticks around a name and its file, which are one id: `Item (B/Item.swift)`.
  fileprivate var quotingFiles: String {
    if !utf8.contains(.leftParen) { return self }
    var (quoted, rest) = ("", self[...])
    while let (before, after) = rest.parts(around: " (") {
      let start = before.utf8.lastIndex { !$0.isIdentifierPart }.map(before.utf8.index(after:)) ?? before.startIndex
      if start < before.endIndex, let (file, others) = after.parts(around: ")") {
        quoted += before[..<start] + "`\(before[start...]) (\(file))`"
        rest = others
      } else {
        quoted += before + " ("
        rest = after
      }
    }
    return quoted + rest
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
