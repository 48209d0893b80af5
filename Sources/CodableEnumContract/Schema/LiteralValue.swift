import CodableEnumGenerator
import CodableEnumJSON

extension JSONValue {
  /// The value of a Swift literal; nil for any other expression.
  init?(literal: String) {
    switch literal {
    case "nil": self = .null
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    case "[]": self = .array([])
    case "[:]": self = .empty
    default:
      if let text = StringLiteral.value(of: literal) {
        self = .string(text)
      } else if let value = integerValue(of: literal) {
        self = .integer(value)
      } else if let value = Double(literal.filter { $0 != "_" }), value.isFinite, !literal.contains("x") {
        self = .number("\(value)")
      } else {
        return nil
      }
    }
  }
}
