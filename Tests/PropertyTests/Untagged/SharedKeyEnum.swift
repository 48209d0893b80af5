/// An untagged enum made at random, whose cases take their keys and key aliases from a small pool, so that an alias of one
/// case is a key or an alias of another.
struct SharedKeyEnum {
  static let keys = ["a", "b", "c", "d", "e"]

  let name: String
  /// The enum with its annotation, and the types that it declares.
  private(set) var declaration = ""
  /// Expressions of values, all of which are read back if they are written.
  private(set) var values: [String] = []
  private var hasMatches = false
  private var numbers: RandomNumbers

  init(_ name: String, seed: UInt64) {
    self.name = name
    numbers = RandomNumbers(seed: seed, features: [])
    let count = numbers.pick([2, 2, 3, 3, 4])
    var cases = (0..<count).map { numbers.chance(25) ? structCase("c\($0)") : keyedCase("c\($0)") }
    if numbers.chance(20) { cases.append(contentsOf: rest()) }
    if numbers.chance(20) {
      cases.append("case text(String)")
      values.append(".text(\"t\")")
    }
    let rejects = numbers.chance(15) ? ", unknownKeys: .reject" : ""
    declaration += "// @CodableEnum(strategy: .untagged\(rejects))\nenum \(name): Equatable {\n"
    declaration += cases.shuffled(using: &numbers).map { $0 + "\n" }.joined() + "}\n"
  }

  private typealias Value = (type: String, values: [String])

  /// The type of a value: one that is always there, one that may be missing, or null.
  private mutating func value() -> Value {
    numbers.pick([
      ("Int", ["1"]), ("Int", ["1"]), ("Int", ["2"]), ("Int?", ["nil", "1"]), ("Int = 3", ["4"]),
      ("CodableValue", [".null", "1"]), ("Elsewhere", ["Elsewhere(number: nil)", "Elsewhere(number: 1)"]),
      ("MaybeNothing", [".nothing", ".number(1)"]), ("Whatever", [".null", "2"]),
    ])
  }

  private mutating func keyedCase(_ name: String) -> String {
    let labels = Self.keys.shuffled(using: &numbers).prefix(numbers.pick([1, 2, 2, 3]))
    let parts = labels.map { (label: $0, value: value()) }
    addValues(parts) { ".\(name)(\($0))" }
    var options: [String] = []
    if numbers.chance(50) {
      let free = Self.keys.filter { !labels.contains($0) }.shuffled(using: &numbers)
      let owners = labels.shuffled(using: &numbers).prefix(numbers.pick([1, 1, 2]))
      let aliases = zip(owners, free).map { "\"\($0)\": [\"\($1)\"]" }
      if !aliases.isEmpty { options.append("keyAliases: [\(aliases.joined(separator: ", "))]") }
    }
    options += matches(Array(labels))
    let list = parts.map { "\($0.label): \($0.value.type)" }.joined(separator: ", ")
    return "case \(name)(\(list))" + (options.isEmpty ? "" : "  // @CodableCase(\(options.joined(separator: ", ")))")
  }

  private mutating func structCase(_ name: String) -> String {
    let labels = Self.keys.shuffled(using: &numbers).prefix(numbers.pick([1, 2, 3]))
    let parts = labels.map { label in
      var value = value()
      if value.type == "Int = 3" { value.type = "Int" }
      return (label: label, value: value)
    }
    let type = "\(self.name)\(name.uppercased())"
    let members = parts.map { "var \($0.label): \($0.value.type)" }.joined(separator: "; ")
    declaration += "struct \(type): Codable, Equatable { \(members) }\n"
    addValues(parts) { ".\(name)(\(type)(\($0)))" }
    let options = matches(Array(labels))
    return "case \(name)(\(type))" + (options.isEmpty ? "" : "  // @CodableCase(\(options[0]))")
  }

  /// One case at most has `matches:`: of several, the author decides which comes first.
  private mutating func matches(_ labels: [String]) -> [String] {
    guard !hasMatches, numbers.chance(15) else { return [] }
    hasMatches = true
    return ["matches: [\"\(numbers.pick(labels))\"]"]
  }

  private mutating func addValues(_ parts: [(label: String, value: Value)], _ expression: (String) -> String) {
    for index in 0..<(parts.map(\.value.values.count).max() ?? 1) {
      let list = parts.map { "\($0.label): \($0.value.values[index % $0.value.values.count])" }
      values.append(expression(list.joined(separator: ", ")))
    }
  }

  /// A case for what no other one takes, or for what is wrong.
  private mutating func rest() -> [String] {
    numbers.pick([
      ["case other(CodableValue)"], ["case other  // @CodableCase(catches: .unknown)"],
      ["case other(CodableValue)  // @CodableCase(catches: .unknown)"],
    ])
  }

  /// What the enums have values of, in their file.
  static let sharedTypes = """
    typealias Whatever = CodableValue

    // @CodableEnum(strategy: .untagged)
    enum MaybeNothing: Equatable {
      case nothing
      case number(Int)
    }

    """

  /// A type of another file, which may be null.
  static let otherTypes = """
    struct Elsewhere: Codable, Equatable {
      var number: Int?
      init(number: Int?) { self.number = number }
      init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int?.self) }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
      }
    }

    """

  /// All objects with these keys, each of which is missing, null or a number.
  static let objects: [String] = keys.reduce([""]) { texts, key in
    texts.flatMap { text in ["", "\"\(key)\":null,", "\"\(key)\":1,"].map { text + $0 } }
  }.map { "{\($0.dropLast())}" }
}
