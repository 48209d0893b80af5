// Types written by hand, to show that a limit is the coder's.

/// A number or else a text, without a tag.
enum NumberOrText: Payload {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .number(try container.decode(Int.self))
    } catch {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// A number or else a boolean.
enum NumberOrBoolean: Payload {
  case number(Int)
  case boolean(Bool)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .number(try container.decode(Int.self))
    } catch {
      self = .boolean(try container.decode(Bool.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .boolean(let boolean): try container.encode(boolean)
    }
  }
}

/// A text that is written although it is nil.
struct Nulls: Payload {
  var text: String?

  init(text: String?) { self.text = text }

  private enum CodingKeys: CodingKey { case text }

  init(from decoder: any Decoder) throws {
    text = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .text)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
  }
}

/// Values in an array that is opened by hand.
struct Nested<Value: Payload>: Payload {
  var values: [Value]

  init(values: [Value]) { self.values = values }

  private enum CodingKeys: CodingKey { case values }

  init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .values)
    values = []
    while !container.isAtEnd { values.append(try container.decode(Value.self)) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var array = container.nestedUnkeyedContainer(forKey: .values)
    for value in values { try array.encode(value) }
  }
}

/// An array in a type of its own.
struct Wrapped: Payload {
  var values: [Int]

  init(values: [Int]) { self.values = values }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    values = []
    while !container.isAtEnd { values.append(try container.decode(Int.self)) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values { try container.encode(value) }
  }
}

/// A value that is written as it is.
struct Single<Value: Payload>: Payload {
  var value: Value

  init(value: Value) { self.value = value }

  init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Value.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
