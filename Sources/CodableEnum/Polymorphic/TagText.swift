// How messages and reports show a tag of an open set. Only where something has failed.

extension TypeExtractor {
  /// The tag for messages: of `{"type": "dog"}`, the one value; of more keys, all of it.
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
