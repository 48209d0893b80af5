import CodableEnum
import Foundation

// The tag has a key of its own.

extension ByHand {
  /// A message of a socket: type and data.
  enum Message: Codable {
    case hello(name: String)
    case broadcast(String)
    case ping

    private enum CodingKeys: CodingKey { case type, data }
    private enum HelloKeys: CodingKey { case name }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "hello":
        let data = try container.nestedContainer(keyedBy: HelloKeys.self, forKey: .data)
        self = .hello(name: try data.decode(String.self, forKey: .name))
      case "broadcast":
        self = .broadcast(try container.decode(String.self, forKey: .data))
      case "ping":
        self = .ping
      case let type:
        throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown \(type)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .hello(let name):
        try container.encode("hello", forKey: .type)
        var data = container.nestedContainer(keyedBy: HelloKeys.self, forKey: .data)
        try data.encode(name, forKey: .name)
      case .broadcast(let text):
        try container.encode("broadcast", forKey: .type)
        try container.encode(text, forKey: .data)
      case .ping:
        try container.encode("ping", forKey: .type)
      }
    }
  }

  /// A block of text, whose payload has the tag too.
  enum Block: Codable {
    case paragraph(Paragraph)
    case heading(Heading)

    private enum CodingKeys: CodingKey { case type }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "paragraph": self = .paragraph(try Paragraph(from: decoder))
      case "heading": self = .heading(try Heading(from: decoder))
      case let type:
        throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown \(type)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .paragraph(let paragraph): try paragraph.encode(to: encoder)
      case .heading(let heading):
        try heading.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("heading", forKey: .type)
      }
    }
  }

  /// A block of a page of Notion: its content is under its type.
  enum PageBlock: Codable {
    case paragraph(text: String)
    case image(url: String, caption: String?)
    case divider
    case unsupported(type: String)

    private struct AnyKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue _: Int) { nil }
    }

    private enum ContentKeys: CodingKey { case text, url, caption }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      let type = try container.decode(String.self, forKey: AnyKey(stringValue: "type"))
      func content() throws -> KeyedDecodingContainer<ContentKeys> {
        try container.nestedContainer(keyedBy: ContentKeys.self, forKey: AnyKey(stringValue: type))
      }
      switch type {
      case "paragraph": self = .paragraph(text: try content().decode(String.self, forKey: .text))
      case "image":
        let content = try content()
        self = .image(
          url: try content.decode(String.self, forKey: .url),
          caption: try content.decodeIfPresent(String.self, forKey: .caption)
        )
      case "divider": self = .divider
      default: self = .unsupported(type: type)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      func write(_ type: String) throws { try container.encode(type, forKey: AnyKey(stringValue: "type")) }
      switch self {
      case .paragraph(let text):
        try write("paragraph")
        var content = container.nestedContainer(keyedBy: ContentKeys.self, forKey: AnyKey(stringValue: "paragraph"))
        try content.encode(text, forKey: .text)
      case .image(let url, let caption):
        try write("image")
        var content = container.nestedContainer(keyedBy: ContentKeys.self, forKey: AnyKey(stringValue: "image"))
        try content.encode(url, forKey: .url)
        try content.encodeIfPresent(caption, forKey: .caption)
      case .divider: try write("divider")
      case .unsupported(let type): try write(type)
      }
    }
  }

  /// What a relay of Nostr sends: an array whose first element says what it is.
  enum RelayMessage: Codable {
    case event(subscription: String, Note)
    case eose(subscription: String)
    case ok(id: String, Bool, String?)

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      switch try container.decode(String.self) {
      case "EVENT": self = .event(subscription: try container.decode(String.self), try container.decode(Note.self))
      case "EOSE": self = .eose(subscription: try container.decode(String.self))
      case "OK":
        self = .ok(
          id: try container.decode(String.self),
          try container.decode(Bool.self),
          try container.decodeIfPresent(String.self)
        )
      case let type:
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown \(type)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      switch self {
      case .event(let subscription, let note):
        try container.encode("EVENT")
        try container.encode(subscription)
        try container.encode(note)
      case .eose(let subscription):
        try container.encode("EOSE")
        try container.encode(subscription)
      case .ok(let id, let isAccepted, let message):
        try container.encode("OK")
        try container.encode(id)
        try container.encode(isAccepted)
        try container.encode(message)
      }
    }
  }

  /// An operation of a JSON patch.
  enum PatchOperation: Codable {
    case add(pointer: String, value: String)
    case remove(pointer: String)
    case move(from: String, pointer: String)

    private enum CodingKeys: String, CodingKey { case op, path, value, from }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let pointer = try container.decode(String.self, forKey: .path)
      switch try container.decode(String.self, forKey: .op) {
      case "add": self = .add(pointer: pointer, value: try container.decode(String.self, forKey: .value))
      case "remove": self = .remove(pointer: pointer)
      case "move": self = .move(from: try container.decode(String.self, forKey: .from), pointer: pointer)
      case let op:
        throw DecodingError.dataCorruptedError(forKey: .op, in: container, debugDescription: "unknown \(op)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .add(let pointer, let value):
        try container.encode("add", forKey: .op)
        try container.encode(pointer, forKey: .path)
        try container.encode(value, forKey: .value)
      case .remove(let pointer):
        try container.encode("remove", forKey: .op)
        try container.encode(pointer, forKey: .path)
      case .move(let from, let pointer):
        try container.encode("move", forKey: .op)
        try container.encode(from, forKey: .from)
        try container.encode(pointer, forKey: .path)
      }
    }
  }

  indirect enum Geometry: Codable {
    case point([Double])
    case lineString([[Double]])
    case collection([Geometry])

    private enum CodingKeys: CodingKey { case type, coordinates, geometries }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "Point": self = .point(try container.decode([Double].self, forKey: .coordinates))
      case "LineString": self = .lineString(try container.decode([[Double]].self, forKey: .coordinates))
      case "GeometryCollection": self = .collection(try container.decode([Geometry].self, forKey: .geometries))
      case let type:
        throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown \(type)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .point(let coordinates):
        try container.encode("Point", forKey: .type)
        try container.encode(coordinates, forKey: .coordinates)
      case .lineString(let coordinates):
        try container.encode("LineString", forKey: .type)
        try container.encode(coordinates, forKey: .coordinates)
      case .collection(let geometries):
        try container.encode("GeometryCollection", forKey: .type)
        try container.encode(geometries, forKey: .geometries)
      }
    }
  }

  /// A component that a number tells, and what is not known of it is kept.
  enum Component: Codable {
    case row(components: [Component])
    case button(label: String?, style: Int)
    case unknown(Int, CodableValue)

    private enum CodingKeys: CodingKey { case type, components, label, style }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(Int.self, forKey: .type) {
      case 1: self = .row(components: try container.decode([Component].self, forKey: .components))
      case 2:
        self = .button(
          label: try container.decodeIfPresent(String.self, forKey: .label),
          style: try container.decode(Int.self, forKey: .style)
        )
      case let type:
        guard case .object(var members) = try CodableValue(from: decoder) else { fatalError("it has a type") }
        members["type"] = nil
        self = .unknown(type, .object(members))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .row(let components):
        try container.encode(1, forKey: .type)
        try container.encode(components, forKey: .components)
      case .button(let label, let style):
        try container.encode(2, forKey: .type)
        try container.encodeIfPresent(label, forKey: .label)
        try container.encode(style, forKey: .style)
      case .unknown(let type, let others):
        try others.encode(to: encoder)
        try container.encode(type, forKey: .type)
      }
    }
  }

  /// A reply of Telegram: the tag is a boolean.
  enum BotReply: Codable {
    case success(result: [Int])
    case failure(code: Int, description: String?)

    private enum CodingKeys: String, CodingKey {
      case ok, result, description
      case code = "error_code"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if try container.decode(Bool.self, forKey: .ok) {
        self = .success(result: try container.decode([Int].self, forKey: .result))
      } else {
        self = .failure(
          code: try container.decode(Int.self, forKey: .code),
          description: try container.decodeIfPresent(String.self, forKey: .description)
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .success(let result):
        try container.encode(true, forKey: .ok)
        try container.encode(result, forKey: .result)
      case .failure(let code, let description):
        try container.encode(false, forKey: .ok)
        try container.encode(code, forKey: .code)
        try container.encodeIfPresent(description, forKey: .description)
      }
    }
  }

  /// An error whose cause stays here.
  enum Failure: Codable {
    case network(message: String, underlying: (any Error)? = nil)
    case expired(at: Date)

    private enum CodingKeys: CodingKey { case kind, message, at }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .kind) {
      case "network": self = .network(message: try container.decode(String.self, forKey: .message))
      case "expired":
        self = .expired(at: Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .at)))
      case let kind:
        throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: "unknown \(kind)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .network(let message, _):
        try container.encode("network", forKey: .kind)
        try container.encode(message, forKey: .message)
      case .expired(let date):
        try container.encode("expired", forKey: .kind)
        try container.encode(date.timeIntervalSince1970, forKey: .at)
      }
    }
  }
}

struct Paragraph: Codable {
  var type = "paragraph"
  var text: String

  private enum CodingKeys: CodingKey { case type, text }
}

struct Heading: Codable {
  var level: Int
}

extension ByAnnotation {
  // @CodableEnum(strategy: .tagFirst, caseNames: .uppercase)
  enum RelayMessage {
    case event(subscription: String, Note)
    case eose(subscription: String)
    case ok(id: String, Bool, String?)
  }

  // @CodableEnum(strategy: .adjacent(content: .tag))
  enum PageBlock {
    case paragraph(text: String)
    case image(url: String, caption: String?)
    case divider
    case unsupported(type: String)  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum(strategy: .adjacent(key: "type", content: "data"))
  enum Message {
    case hello(name: String)
    case broadcast(String)
    case ping
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
  enum Block {
    case paragraph(Paragraph)
    case heading(Heading)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "op"), keys: ["pointer": "path"])
  enum PatchOperation {
    case add(pointer: String, value: String)
    case remove(pointer: String)
    case move(from: String, pointer: String)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .pascalCase, unlabeled: .key("coordinates"))
  indirect enum Geometry {
    case point([Double])
    case lineString([[Double]])
    case collection([Geometry])  // @CodableCase("GeometryCollection", keys: ["geometries"])
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Component {
    case row(components: [Component])  // @CodableCase(1)
    case button(label: String?, style: Int)  // @CodableCase(2)
    case unknown(Int, CodableValue)  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "ok"), keys: ["code": "error_code"])
  enum BotReply {
    case success(result: [Int])  // @CodableCase(true)
    case failure(code: Int, description: String?)  // @CodableCase(false)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "kind"))
  enum Failure {
    case network(message: String, underlying: (any Error)? = nil)  // @CodableCase(omit: ["underlying"])
    case expired(at: Date)  // @CodableCase(coders: ["at": SecondsSince1970Coder.self])
  }
}

struct Note: Codable {
  var id: String
  var content: String
}
