/// The raw values of an enum with a raw type, as tags.
enum RawValues {
  private static let integerTypes: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// For each case that has one, by its place: the literal behind `=`, or what Swift gives a case without: its name where
  /// raw values are strings, one more than the case before where they are integers.
  static func tags(of declaration: TypeDeclaration) -> [Int: Tag] {
    guard let type = declaration.header.inheritedTypes.first else { return [:] }
    let isInteger = integerTypes.contains(type)
    guard isInteger || declaration.cases.contains(where: { $0.rawValue != nil }) else { return [:] }
    var tags: [Int: Tag] = [:]
    var next = 0
    for element in declaration.cases {
      if isInteger {
        let value = element.rawValue.flatMap(integerValue) ?? next
        next = value &+ 1
        tags[element.range.lowerBound] = .integer(value)
      } else if let literal = element.rawValue, let text = StringLiteral.value(of: literal) {
        tags[element.range.lowerBound] = .string(text)
      }
    }
    return tags
  }
}
