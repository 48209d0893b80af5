// How messages and reports show a value. Used only after a failure.

extension CodableValue {
  /// For reports: strings without quotation marks.
  var text: String { if case .string(let text) = self { text } else { quoted } }

  /// For messages: JSON with sorted keys, without escapes, cut if it is long.
  var quoted: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .string(let value): CodableEnum.quoted(value)
    case .array(let elements): cut("[\(elements.map(\.quoted).joined(separator: ", "))]")
    case .object(let members): cut("{\(members.map(Self.quoted).sorted().joined(separator: ", "))}")
    }
  }

  private static func quoted(_ member: (key: String, value: CodableValue)) -> String {
    "\(CodableEnum.quoted(member.key)): \(member.value.quoted)"
  }
}
