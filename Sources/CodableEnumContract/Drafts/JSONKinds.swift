import CodableEnumGenerator
import CodableEnumJSON

/// Kinds of JSON, of which an integer is a number, too.
struct JSONKinds: OptionSet, Hashable {
  let rawValue: UInt8
  static let null = JSONKinds(rawValue: 1)
  static let boolean = JSONKinds(rawValue: 2)
  static let integer = JSONKinds(rawValue: 4)
  /// Numbers that are no integers.
  static let fraction = JSONKinds(rawValue: 8)
  static let string = JSONKinds(rawValue: 16)
  static let array = JSONKinds(rawValue: 32)
  static let object = JSONKinds(rawValue: 64)
  static let number: JSONKinds = [.integer, .fraction]
  static let all = JSONKinds(rawValue: 127)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ all: [JSONKinds]) { self = all.reduce(into: []) { $0.formUnion($1) } }

  init(_ kind: JSONKind) {
    switch kind {
    case .null: self = .null
    case .boolean: self = .boolean
    case .integer: self = .integer
    case .number: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }

  /// Nil for another word than those of JSON Schema.
  init?(word: JSONValue) {
    guard let kind = word.string.flatMap(JSONKind.init) else { return nil }
    self.init(kind)
  }

  init(of json: JSONValue) {
    let kind = json.kind
    if kind == .number { self = json.isIntegral ? .integer : .fraction } else { self.init(kind) }
  }

  /// Whether it is one kind of value without parts.
  var isPlain: Bool { [.boolean, .integer, .fraction, .number, .string].contains(self) }

  /// Whether values of it need an enum: more than one kind, of which numbers are one.
  var isMixed: Bool { !isPlain && ![[], .array, .object].contains(self) }

  /// As messages name it: `a boolean or a number`.
  var text: String {
    let kinds: [JSONKind] = [.boolean, .number, .string, .array, .object]
    return kinds.filter { contains(JSONKinds($0)) }.map(\.text).joined(separator: " or ")
  }
}

extension JSONValue {
  /// Whether it is a number without a fraction, however it is written: `1.0`, `1e3`.
  fileprivate var isIntegral: Bool {
    guard case .number(let text) = self else { return false }
    return Int(text) != nil || (Double(text).map { $0 == $0.rounded() } ?? false)
  }
}
