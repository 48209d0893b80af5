// What a random enum has beside its cases that generated code may take for something else.
extension RandomEnum {
  /// What generated code calls by its name.
  static let namesOfGeneratedCode = [
    "CodableKey", "TaggedObject", "CaseKeyedObject", "PayloadObject", "IntegerTaggedObject", "BooleanTaggedObject",
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
      // Of a value that is an implicit member, the compiler would not know the type.
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
