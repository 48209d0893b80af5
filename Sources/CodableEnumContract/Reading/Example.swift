import CodableEnumGenerator
import CodableEnumJSON

/// JSON of a case, written or read, with placeholders for the values. Recorded JSON is constant all the way down.
enum Example {
  case constant(JSONValue)
  /// A value that is not nil.
  case value(ExampleValue)
  case array([Example])
  case object([Member])

  struct Member {
    /// Nil for a merged value.
    var key: String?
    var example: Example
    /// Whether it belongs to others: a merged value finds it only by name.
    var isHidden = false
  }

  /// With the parts of a constant as examples.
  var opened: Example {
    guard case .constant(let json) = self else { return self }
    switch json {
    case .array(let elements): return .array(elements.map { .constant($0) })
    case .object(let members, _): return .object(members.map { Member(key: $0.key, example: .constant($0.value)) })
    case .null, .boolean, .number, .string: return self
    }
  }
}

struct ExampleValue {
  /// The name in its case.
  var name: String
  /// The type of a value that is not nil.
  var type: WireType
  /// Whether it could have been nil.
  var isOptional = false
  /// Whether it is a property of another value. That may be nil too, where it is optional.
  var isPart = false
  /// Its kind, where that decides which case takes it.
  var form: ExampleForm?
}

extension ExampleValue {
  init(_ value: WireValue) { self.init(name: value.name, type: value.type, isOptional: value.isOptional) }
}

/// JSON, reduced to what identifies cases of an untagged enum.
enum ExampleForm: Hashable {
  case null, boolean, fraction, string, array
  case integer(ExampleInteger)
  /// A literal, before or after.
  case literal(Tag)
  /// Only keys that some case requires.
  case object(Set<String>)
}

/// An integer that only some types hold.
struct ExampleInteger: Hashable {
  var text: String
  /// Whether only signed types hold it.
  var isNegative = false
  /// The bits that an unsigned type must have, or for a negative integer, those of a signed type.
  var bits: Int

  /// The smallest integer for each width.
  static let all = [
    ExampleInteger(text: "1", bits: 7), ExampleInteger(text: "200", bits: 8), ExampleInteger(text: "1000", bits: 15),
    ExampleInteger(text: "40000", bits: 16), ExampleInteger(text: "100000", bits: 31),
    ExampleInteger(text: "3000000000", bits: 32), ExampleInteger(text: "5000000000", bits: 63),
    ExampleInteger(text: "10000000000000000000", bits: 64), ExampleInteger(text: "20000000000000000000", bits: 127),
    ExampleInteger(text: "200000000000000000000000000000000000000", bits: 128),
    ExampleInteger(text: "400000000000000000000000000000000000000", bits: 129),
    ExampleInteger(text: "-1", isNegative: true, bits: 8), ExampleInteger(text: "-200", isNegative: true, bits: 16),
    ExampleInteger(text: "-40000", isNegative: true, bits: 32),
    ExampleInteger(text: "-3000000000", isNegative: true, bits: 64),
    ExampleInteger(text: "-10000000000000000000", isNegative: true, bits: 128),
    ExampleInteger(text: "-200000000000000000000000000000000000000", isNegative: true, bits: 129),
  ]

  /// The integer in that list that needs as many bits as a tag.
  init(_ tag: Int) {
    let isNegative = tag < 0
    let bits = Int.bitWidth - (isNegative ? ~tag : tag).leadingZeroBitCount + (isNegative ? 1 : 0)
    self = Self.all.first { $0.isNegative == isNegative && $0.bits >= bits } ?? Self.all[0]
  }

  private init(text: String, isNegative: Bool = false, bits: Int) {
    (self.text, self.isNegative, self.bits) = (text, isNegative, bits)
  }

  func fits(in type: WireScalar) -> Bool {
    guard let width = type.integerWidth else { return false }
    return isNegative ? width.isSigned && bits <= width.bits : bits <= width.bits - (width.isSigned ? 1 : 0)
  }
}

// MARK: As text

extension Example {
  var text: String { json.text(.compact) }

  /// Without hidden members.
  var json: JSONValue { json(ofMembersThat: { !$0.isHidden }) }

  /// With hidden members.
  var whole: JSONValue { json(ofMembersThat: { _ in true }) }

  private func json(ofMembersThat areIn: (Member) -> Bool) -> JSONValue {
    switch self {
    case .constant(let json): json
    case .value(let value): value.json
    case .array(let elements): .array(elements.map { $0.json(ofMembersThat: areIn) })
    case .object(let members):
      .object(
        members.filter(areIn).flatMap { member -> [JSONValue.Member] in
          let json = member.example.json(ofMembersThat: areIn)
          return member.key.map { [JSONValue.Member(key: $0, value: json)] } ?? json.members ?? []
        }
      )
    }
  }
}

extension ExampleValue {
  fileprivate var json: JSONValue { form?.json ?? type.example }
}

extension ExampleForm {
  fileprivate var json: JSONValue {
    switch self {
    case .null, .boolean, .fraction, .string, .array: kind.example
    case .integer(let integer): .number(integer.text)
    case .literal(let tag): JSONValue(tag)
    case .object(let keys):
      .object(keys.sorted(byBytesOf: \.self).map { JSONValue.Member(key: $0, value: .placeholder("…")) })
    }
  }
}

extension WireType {
  /// An example value, for people.
  fileprivate var example: JSONValue {
    let kind = JSONKind.allCases.first(where: kinds.contains)
    return kind.flatMap { $0 == .null ? nil : $0.example } ?? .placeholder("…")
  }
}

extension JSONKind {
  /// An example value, for people.
  package var example: JSONValue {
    switch self {
    case .null: .null
    case .boolean: .boolean(true)
    case .integer: .number("1")
    case .number: .number("2.5")
    case .string: .string("…")
    case .array: .array([])
    case .object: .empty
    }
  }
}
