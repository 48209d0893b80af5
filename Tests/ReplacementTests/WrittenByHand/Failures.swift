import CodableEnum
import Foundation

// Whatever cannot be read is a case too.

extension ByHand {
  enum Shape: Codable {
    case circle(radius: Double)
    case rectangle(corners: Int?)
    case unknown

    private enum CodingKeys: CodingKey { case type, radius, corners }

    init(from decoder: any Decoder) throws {
      do {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .type) {
        case "circle": self = .circle(radius: try container.decode(Double.self, forKey: .radius))
        case "rectangle": self = .rectangle(corners: try container.decodeIfPresent(Int.self, forKey: .corners))
        default: self = .unknown
        }
      } catch {
        self = .unknown
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .circle(let radius):
        try container.encode("circle", forKey: .type)
        try container.encode(radius, forKey: .radius)
      case .rectangle(let corners):
        try container.encode("rectangle", forKey: .type)
        try container.encodeIfPresent(corners, forKey: .corners)
      case .unknown:
        try container.encode("unknown", forKey: .type)
      }
    }
  }

  /// A kind that is not known is kept with all it has.
  enum Attachment: Codable {
    case image(Image)
    case other(CodableValue)

    private enum CodingKeys: CodingKey { case kind }

    init(from decoder: any Decoder) throws {
      let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
      self = kind == "image" ? .image(try Image(from: decoder)) : .other(try CodableValue(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .image(let image):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("image", forKey: .kind)
        try image.encode(to: encoder)
      case .other(let value):
        try value.encode(to: encoder)
      }
    }
  }

  /// Without a type, it is the type that there was before there were types.
  enum Entry: Codable {
    case note(text: String?)
    case task(text: String?, isDone: Bool)

    private enum CodingKeys: CodingKey { case type, text, isDone }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let text = try container.decodeIfPresent(String.self, forKey: .text)
      switch try container.decodeIfPresent(String.self, forKey: .type) ?? "note" {
      case "note": self = .note(text: text)
      case "task": self = .task(text: text, isDone: try container.decode(Bool.self, forKey: .isDone))
      case let type:
        throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown \(type)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .note(let text):
        try container.encode("note", forKey: .type)
        try container.encodeIfPresent(text, forKey: .text)
      case .task(let text, let isDone):
        try container.encode("task", forKey: .type)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encode(isDone, forKey: .isDone)
      }
    }
  }

  /// One value, many, or nothing that is known.
  enum Some<Value> {
    case none
    case one(Value)
    case many([Value])
  }
}

extension ByHand.Some: Codable where Value: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let one = try? container.decode(Value.self) {
      self = .one(one)
    } else if let many = try? container.decode([Value].self) {
      self = .many(many)
    } else {
      self = .none
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .one(let value): try container.encode(value)
    case .many(let values): try container.encode(values)
    }
  }
}

struct Image: Codable {
  var url: String
  var width: Int?
}

extension ByAnnotation {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Shape {
    case circle(radius: Double)
    case rectangle(corners: Int?)
    case unknown  // @CodableCase(catches: [.unknown, .missing, .invalid])
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "kind"), unlabeled: .merged)
  enum Attachment {
    case image(Image)
    case other(CodableValue)  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Entry {
    case note(text: String?)  // @CodableCase(catches: .missing)
    case task(text: String?, isDone: Bool)
  }

  // @CodableEnum(strategy: .untagged)
  enum Some<Value> {
    case none  // @CodableCase(catches: [.unknown, .invalid])
    case one(Value)  // @CodableCase(matches: [.number, .string])
    case many([Value])
  }
}
