import CodableEnumJSON

extension JSONValue {
  /// As a decoder that converts keys sees it.
  var withKeysFromSnakeCase: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.withKeysFromSnakeCase))
    case .object(let members, let place):
      .object(
        members.map { Member(key: Self.fromSnakeCase($0.key), value: $0.value.withKeysFromSnakeCase) },
        place
      )
    case .null, .boolean, .number, .string: self
    }
  }

  /// `sent_at` → `sentAt`, as Foundation converts it: underscores before and after the words stay.
  private static func fromSnakeCase(_ key: String) -> String {
    let core = key.drop { $0 == "_" }
    let trailing = core.reversed().prefix { $0 == "_" }
    let words = core.dropLast(trailing.count).split(separator: "_")
    guard words.count > 1 else { return key }
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return key[..<core.startIndex] + ([words[0].lowercased()] + others).joined() + trailing
  }
}
