/// The kinds of JSON values, in the order in which messages list them.
package enum JSONKind: String, CaseIterable {
  case null, boolean, integer, number, string, array, object

  /// As messages name it.
  package var text: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
