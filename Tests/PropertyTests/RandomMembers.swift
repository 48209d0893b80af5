// Members of a random enum that generated code could confuse with its own names.
extension RandomEnum {
  /// Names that generated code calls.
  static let namesOfGeneratedCode = [
    "CodableKey", "CodableTag", "TagLiteral", "CaseKeyedObject", "PayloadObject", "TaggedArray", "ObjectCase",
    "Encoder", "Decoder", "Codable", "Encodable", "Decodable", "EncodingError", "DecodingError", "CodingKey",
    "StorageCodable", "RawRepresentable",
  ]

  mutating func members() -> [String] {
    var members: [String] = []
    if numbers.has(.namesOfGeneratedCode) {
      let free = Self.namesOfGeneratedCode.filter { !usedCaseNames.contains($0) && !generics.contains($0) }
      for name in free.shuffled(using: &numbers).prefix(3) {
        members.append(numbers.pick(["struct \(name) {}", "typealias \(name) = Int", "enum \(name) { case a }"]))
      }
    }
    for name in usedCaseNames.sorted() where isOverloaded && numbers.chance(50) {
      // The compiler would not know the type of a value that is an implicit member.
      if values.contains(where: { $0.hasPrefix(".\(name)(") && $0.contains(/[\(\[ ]\./) }) { continue }
      members.append(
        numbers.pick([
          "static func \(name)(_: Overload) -> Self { fatalError() }",
          "static func \(name)(x: Overload) -> Self { fatalError() }",
          "static func \(name)(_: Overload, _: Overload = Overload()) -> Self { fatalError() }",
          "static func \(name)<Value: Swift.Codable>(_: Value, _: Overload) -> Self { fatalError() }",
        ])
      )
    }
    return members
  }
}
