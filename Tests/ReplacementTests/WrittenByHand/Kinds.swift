import CodableEnum
import Foundation

// Told apart by the kind of JSON. `ByHand` is what people write; `ByAnnotation` is what replaces it.

extension ByHand {
  /// A keyword, a number of points, or any other text.
  enum Width: Codable {
    enum Keyword: String { case auto, minContent = "min-content" }
    case keyword(Keyword)
    case points(Int)
    case other(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .points(try container.decode(Int.self))
      } catch DecodingError.typeMismatch {
        let text = try container.decode(String.self)
        self = Keyword(rawValue: text).map { .keyword($0) } ?? .other(text)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .keyword(let keyword): try container.encode(keyword.rawValue)
      case .points(let points): try container.encode(points)
      case .other(let text): try container.encode(text)
      }
    }
  }

  /// A condition of an audience: an operator, and then its operands one by one.
  indirect enum Condition: Codable {
    case has(String)
    case and([Condition])
    case or([Condition])

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      let name = try container.decode(String.self)
      if name == "has" {
        self = .has(try container.decode(String.self))
      } else {
        var operands: [Condition] = []
        while !container.isAtEnd { operands.append(try container.decode(Condition.self)) }
        switch name {
        case "and": self = .and(operands)
        case "or": self = .or(operands)
        default: throw DecodingError.dataCorruptedError(in: container, debugDescription: name)
        }
      }
      guard container.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "too many operands")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      switch self {
      case .has(let name):
        try container.encode("has")
        try container.encode(name)
      case .and(let operands):
        try container.encode("and")
        for operand in operands { try container.encode(operand) }
      case .or(let operands):
        try container.encode("or")
        for operand in operands { try container.encode(operand) }
      }
    }
  }

  enum RequestID: Codable {
    case number(Int)
    case string(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .string(let string): try container.encode(string)
      }
    }
  }

  enum StringOrList: Codable {
    case string(String)
    case list([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .list(try container.decode([String].self))
      } catch DecodingError.typeMismatch {
        self = .string(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .string(let string): try container.encode(string)
      case .list(let list): try container.encode(list)
      }
    }
  }

  indirect enum AnyJSON: Codable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([AnyJSON])
    case object([String: AnyJSON])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Int.self) {
        self = .int(value)
      } else if let value = try? container.decode(Double.self) {
        self = .double(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode([AnyJSON].self) {
        self = .array(value)
      } else {
        self = .object(try container.decode([String: AnyJSON].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .bool(let value): try container.encode(value)
      case .int(let value): try container.encode(value)
      case .double(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .array(let value): try container.encode(value)
      case .object(let value): try container.encode(value)
      }
    }
  }

  /// One kind of number, as of Supabase and others.
  indirect enum NumberJSON: Codable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case object([String: NumberJSON])
    case array([NumberJSON])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode([String: NumberJSON].self) {
        self = .object(value)
      } else if let value = try? container.decode([NumberJSON].self) {
        self = .array(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .bool(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .object(let value): try container.encode(value)
      case .array(let value): try container.encode(value)
      }
    }
  }

  /// Documentation of a language server: text, or markup.
  enum StringOrMarkup: Codable {
    case string(String)
    case markup(Markup)

    init(from decoder: any Decoder) throws {
      if let string = try? String(from: decoder) {
        self = .string(string)
      } else if let markup = try? Markup(from: decoder) {
        self = .markup(markup)
      } else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "expected String or Markup")
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let string): try string.encode(to: encoder)
      case .markup(let markup): try markup.encode(to: encoder)
      }
    }
  }

  /// A capability of a language server: on, off, or options.
  enum BoolOr<Options: Codable>: Codable {
    case bool(Bool)
    case value(Options)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let bool = try? container.decode(Bool.self) {
        self = .bool(bool)
      } else {
        self = .value(try container.decode(Options.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let bool): try container.encode(bool)
      case .value(let value): try container.encode(value)
      }
    }
  }

  enum Either<Left, Right> {
    case left(Left)
    case right(Right)
  }

  /// An expandable field of Stripe: an identifier, or the whole object.
  enum Expandable: Codable {
    case id(String)
    case object(Customer)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .id(try container.decode(String.self))
      } catch {
        self = .object(try container.decode(Customer.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .id(let id): try id.encode(to: encoder)
      case .object(let customer): try customer.encode(to: encoder)
      }
    }
  }

  /// What a model may call: one of three words, or a function by its name.
  enum ToolChoice: Codable {
    case none
    case auto
    case function(name: String)

    private enum CodingKeys: CodingKey { case name }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        switch text {
        case "none": self = .none
        case "auto": self = .auto
        default:
          throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "unknown \(text)"))
        }
      } else {
        let container = try decoder.container(keyedBy: FunctionKeys.self)
          .nestedContainer(keyedBy: CodingKeys.self, forKey: .function)
        self = .function(name: try container.decode(String.self, forKey: .name))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .none: try "none".encode(to: encoder)
      case .auto: try "auto".encode(to: encoder)
      case .function(let name):
        var container = encoder.container(keyedBy: FunctionKeys.self)
        var function = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .function)
        try function.encode(name, forKey: .name)
      }
    }

    private enum FunctionKeys: CodingKey { case function }
  }

  /// A name, or an object with a tag, as language models' servers have it.
  enum NamedTool: Codable {
    case auto
    case required
    case function(name: String)

    private enum CodingKeys: CodingKey { case type, name }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self = try Self.named(name, decoder)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let type = try container.decode(String.self, forKey: .type)
      self =
        type == "function"
        ? .function(name: try container.decode(String.self, forKey: .name)) : try Self.named(type, decoder)
    }

    private static func named(_ name: String, _ decoder: any Decoder) throws -> NamedTool {
      switch name {
      case "auto": return .auto
      case "required": return .required
      default:
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "unknown \(name)"))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .auto: try "auto".encode(to: encoder)
      case .required: try "required".encode(to: encoder)
      case .function(let name):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("function", forKey: .type)
        try container.encode(name, forKey: .name)
      }
    }
  }

  /// A message's content: text, or parts of it.
  enum Content: Codable {
    case text(String)
    case parts([Part])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
        return
      }
      if let parts = try? container.decode([Part].self) {
        self = .parts(parts)
        return
      }
      throw DecodingError.typeMismatch(Content.self, .init(codingPath: decoder.codingPath, debugDescription: "content"))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .parts(let parts): try container.encode(parts)
      }
    }
  }
}

extension ByHand.Either: Codable where Left: Codable, Right: Codable {
  init(from decoder: any Decoder) throws {
    if let left = try? Left(from: decoder) {
      self = .left(left)
    } else {
      self = .right(try Right(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .left(let left): try left.encode(to: encoder)
    case .right(let right): try right.encode(to: encoder)
    }
  }
}

struct Markup: Codable {
  var kind: String
  var value: String
}

struct Customer: Codable {
  var id: String
  var email: String?
}

struct Part: Codable {
  var type: String
  var text: String?
}

enum ByHand {}

extension ByAnnotation {
  // @CodableEnum(strategy: .untagged)
  enum Width {
    enum Keyword: String, Codable { case auto, minContent = "min-content" }
    case keyword(Keyword)
    case points(Int)
    case other(String)
  }

  // @CodableEnum(strategy: .tagFirst)
  indirect enum Condition {
    case has(String)
    case and([Condition])  // @CodableCase(rest: true)
    case or([Condition])  // @CodableCase(rest: true)
  }

  // @CodableEnum(strategy: .untagged)
  enum RequestID {
    case number(Int)
    case string(String)
  }

  // @CodableEnum(strategy: .untagged)
  enum StringOrList {
    case string(String)
    case list([String])
  }

  // @CodableEnum(strategy: .untagged)
  indirect enum AnyJSON {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([AnyJSON])
    case object([String: AnyJSON])
  }

  // @CodableEnum(strategy: .untagged)
  indirect enum NumberJSON {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case object([String: NumberJSON])
    case array([NumberJSON])
  }

  // @CodableEnum(strategy: .untagged)
  enum StringOrMarkup {
    case string(String)
    case markup(Markup)
  }

  // @CodableEnum(strategy: .untagged)
  enum BoolOr<Options> {
    case bool(Bool)
    case value(Options)  // @CodableCase(matches: .object)
  }

  // @CodableEnum(strategy: .untagged)
  enum Either<Left, Right> {
    case left(Left)  // @CodableCase(matches: [.integer, .boolean])
    case right(Right)  // @CodableCase(matches: [.string, .array, .object])
  }

  // @CodableEnum(strategy: .untagged)
  enum Expandable {
    case id(String)
    case object(Customer)
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .natural))
  enum ToolChoice {
    case none
    case auto
    case function(name: String)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
  enum NamedTool {
    case auto
    case required
    case function(name: String)
  }

  // @CodableEnum(strategy: .untagged)
  enum Content {
    case text(String)
    case parts([Part])
  }
}

enum ByAnnotation {}
