/// The kinds a decoder can be asked for, in the order of precedence; the kinds of number are one.
enum AskedKind: Int, CaseIterable {
  case number, boolean, string, object, array

  /// Nil for null, which is cheap to ask for.
  init?(_ value: CodableValue) {
    switch value {
    case .null: return nil
    case .integer, .unsigned, .double, .decimal: self = .number
    case .boolean: self = .boolean
    case .string: self = .string
    case .object: self = .object
    case .array: self = .array
    }
  }
}
