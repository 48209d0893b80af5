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

extension WireValue {
  /// What its default is written as: a literal, or a case that is its tag alone, such as `.low`; nil if that is not known.
  ///
  /// - Parameter shape: Of a definition.
  func defaultJSON(_ shape: (WireType) -> WireShape?) -> JSONValue? {
    guard let text = defaultValue else { return nil }
    if let literal = JSONValue(literal: text) { return literal }
    func isDefault(_ name: String) -> Bool { text == ".\(name)" || text == "\(type.text).\(name)" }
    switch shape(type) {
    case .rawValues(_, let cases?): return cases.first { isDefault($0.name) }.map { JSONValue($0.tag) }
    case .enumeration(let enumeration):
      guard let element = enumeration.cases.first(where: { isDefault($0.name) }), element.isEncoded,
        case .constant(let values)? = enumeration.shapes(of: element).first
      else { return nil }
      return values.first
    case .rawValues(_, nil), .structure, .openSet, .merged, nil: return nil
    }
  }
}
