import CodableEnumGenerator
import CodableEnumJSON

/// The elements of an array that a `Set` takes for one.
struct EqualElements {
  /// The indices of those that an equal one is before.
  private(set) var repeated: [Int] = []

  init(_ elements: [JSONValue], of type: WireType) {
    var values: Set<Value> = []
    for (index, element) in elements.enumerated() where !values.insert(Value(element, type)).inserted {
      repeated.append(index)
    }
  }

  /// A JSON as Swift compares what is read from it: `1.0` is `1`, and keys have no order.
  private indirect enum Value: Hashable {
    case number(DecimalNumber)
    case text(String)
    case array([Value])
    case object([String: Value])
    case other(JSONValue)

    init(_ json: JSONValue, _ type: WireType) {
      switch json {
      case .number(let text): self = DecimalNumber(text).map { .number($0) } ?? .other(json)
      case .string(let text): self = .text(type == .scalar(.uuid) ? text.uppercased() : text)
      case .array(let elements): self = .array(elements.map { Value($0, type) })
      case .object(let members, _):
        // Of a type, a null is a missing key.
        let kept = members.filter { type == .anything || $0.value != .null }
        self = .object(Dictionary(kept.map { ($0.key, Value($0.value, type)) }) { first, _ in first })
      case .null, .boolean: self = .other(json)
      }
    }
  }
}
