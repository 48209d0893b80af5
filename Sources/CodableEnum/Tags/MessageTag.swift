enum MessageTag: Hashable {
  case string(String)
  case integer(Int)
  case boolean(Bool)

  init(_ tag: some CodableTag) {
    self = (tag as? any NamedTag)?.messageTag ?? .string("\(tag)")
  }

  init(_ tag: CodableValue) {
    switch tag {
    case .integer(let value): self = .integer(Int(clamping: value))
    case .boolean(let value): self = .boolean(value)
    case .string(let text): self = .string(text)
    case .null, .unsigned, .double, .decimal, .array, .object: self = .string(tag.quoted)
    }
  }

  /// Quotes strings only.
  var quoted: String {
    switch self {
    case .string(let text): CodableEnum.quoted(text)
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    }
  }

  /// As it is encoded.
  var value: CodableValue {
    switch self {
    case .string(let text): .string(text)
    case .integer(let value): .integer(Int64(value))
    case .boolean(let value): .boolean(value)
    }
  }

  func hasKind(of other: MessageTag) -> Bool {
    switch (self, other) {
    case (.string, .string), (.integer, .integer), (.boolean, .boolean): true
    case (.string, _), (.integer, _), (.boolean, _): false
    }
  }

  /// The text to find the nearest spelling of, if there is one.
  var spelling: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension MessageTag: Comparable {
  /// Strings sort first, then integers, then booleans.
  static func < (lhs: MessageTag, rhs: MessageTag) -> Bool {
    switch (lhs, rhs) {
    case (.string(let left), .string(let right)): left < right
    case (.integer(let left), .integer(let right)): left < right
    case (.boolean(let left), .boolean(let right)): !left && right
    case (.string, _), (.integer, .boolean): true
    case (.integer, _), (.boolean, _): false
    }
  }
}

/// `expected one of "list", "loading"`: sorted, 20 at most.
func expectation(_ tags: [MessageTag]) -> String {
  guard !tags.isEmpty else { return "it has no cases" }
  return "expected one of \(listed(tags.sorted().lazy.map(\.quoted)))"
}
