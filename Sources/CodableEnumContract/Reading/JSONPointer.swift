import CodableEnumGenerator
import CodableEnumJSON

/// A place in JSON (RFC 6901): `/items/0/a~1b`.
package struct JSONPointer: Sendable {
  let tokens: [String]

  package static let root = JSONPointer(tokens: [])

  private init(tokens: [String]) {
    self.tokens = tokens
  }

  /// - Returns: Nil if the text doesn't begin with a slash, or has an invalid tilde escape.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard text.isEmpty || parts[0].isEmpty else { return nil }
    var tokens: [String] = []
    for part in parts.dropFirst() {
      let pieces = part.split(separator: "~", omittingEmptySubsequences: false)
      guard pieces.dropFirst().allSatisfy({ $0.hasPrefix("0") || $0.hasPrefix("1") }) else { return nil }
      tokens.append(
        pieces.dropFirst().reduce(String(pieces[0])) { $0 + ($1.hasPrefix("0") ? "~" : "/") + $1.dropFirst() }
      )
    }
    self.init(tokens: tokens)
  }

  var text: String { tokens.reduce("") { Self.appending($1, to: $0) } }

  /// The value at the pointer, if there is one.
  func value(in json: JSONValue) -> JSONValue? {
    var json = json
    for token in tokens {
      switch json {
      case .object(let members, _):
        guard let member = members.first(where: { $0.key == token }) else { return nil }
        json = member.value
      case .array(let elements):
        guard let index = Int(token), elements.indices.contains(index) else { return nil }
        json = elements[index]
      case .null, .boolean, .number, .string: return nil
      }
    }
    return json
  }

  /// The values at the pointer, where `*` is each element or member, unless it is a key, and their places.
  func values(in json: JSONValue) -> [(path: String, value: JSONValue)] {
    var found = [(path: "", value: json)]
    for token in tokens {
      found = found.flatMap { path, value -> [(path: String, value: JSONValue)] in
        let parts: [(String, JSONValue)] =
          switch value {
          case .object(let members, _): members.map { ($0.key, $0.value) }
          case .array(let elements): elements.enumerated().map { ("\($0)", $1) }
          case .null, .boolean, .number, .string: []
          }
        let own = parts.filter { $0.0 == token }
        return (own.isEmpty && token == "*" ? parts : own).map { (Self.appending($0.0, to: path), $0.1) }
      }
    }
    return found
  }

  /// Without so many of the last tokens.
  func dropLast(_ count: Int) -> JSONPointer { JSONPointer(tokens: tokens.dropLast(count)) }

  /// The offset of the innermost object on the way.
  func offset(in json: JSONValue) -> Int? {
    tokens.indices.reversed().lazy.compactMap { JSONPointer(tokens: Array(tokens[...$0])).value(in: json)?.offset }
      .first
      ?? json.offset
  }

  /// The last token that is no index, and those after it.
  var lastKey: JSONPointer? {
    let index = tokens.lastIndex { $0 != "*" && $0 != "-" && !$0.utf8.allSatisfy(\.isDigit) }
    return index.map { JSONPointer(tokens: Array(tokens[$0...])) }
  }

  /// The text of a pointer with one more step.
  static func appending(_ token: String, to path: String) -> String {
    if !token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == .slash }) { return "\(path)/\(token)" }
    return token.reduce(into: path + "/") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
  }
}

/// Several places in a value. Places in an array are in every element: `/prices`, `/items/*/prices`.
struct PointerTree {
  private(set) var isPlace = false
  private var members: [String: PointerTree] = [:]

  /// The subtree at a key; nil if nothing is there or below.
  subscript(key: String) -> PointerTree? { members[key] }

  /// The subtree of every array element.
  var elements: PointerTree? { members["*"] }

  mutating func insert(_ pointer: JSONPointer) { insert(pointer.tokens[...]) }

  private mutating func insert(_ tokens: ArraySlice<String>) {
    guard let first = tokens.first else { return isPlace = true }
    let isIndex = first == "-" || first == "*" || first.utf8.allSatisfy(\.isDigit) && !first.isEmpty
    // An index may also be a key.
    for key in isIndex ? [first, "*"] : [first] { members[key, default: PointerTree()].insert(tokens.dropFirst()) }
  }
}
