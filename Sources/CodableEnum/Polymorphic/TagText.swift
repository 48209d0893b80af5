// How messages and reports show a tag of an open set. Used only after a failure.

extension TypeExtractor {
  /// The tag for messages: `"dog"` for `{"type": "dog"}`. A tag with several keys is shown whole.
  var tagValue: CodableValue {
    do {
      let value = try CodableValue(encoding: self)
      if case .object(let members) = value, members.count == 1, let member = members.first { return member.value }
      return value
    } catch {
      return .string("\(self)")
    }
  }
}
