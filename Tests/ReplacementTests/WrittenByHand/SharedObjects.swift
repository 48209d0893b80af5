import CodableEnum
import Foundation

// Labels that are for Swift alone, and values that share the object of their case.

extension ByHand {
  /// What is uploaded: text, a size in an array, or a link. The labels are for those who read Swift.
  enum Upload: Codable {
    case raw(text: String)
    case size(width: Int, height: Int)
    case link(to: Link)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .raw(text: text)
      } else if let size = try? container.decode([Int].self), size.count == 2 {
        self = .size(width: size[0], height: size[1])
      } else {
        self = .link(to: try container.decode(Link.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .raw(let text): try container.encode(text)
      case .size(let width, let height): try container.encode([width, height])
      case .link(let link): try container.encode(link)
      }
    }
  }
}

extension ByHand {
  /// A page of results: where it is, whose it is, and how many there are, all in one object.
  enum Listing: Codable {
    case page(Window, Owner, total: Int)
    case failed(code: Int)

    private enum CodingKeys: CodingKey { case type, total, code }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "page":
        let total = try container.decode(Int.self, forKey: .total)
        self = .page(try Window(from: decoder), try Owner(from: decoder), total: total)
      case "failed":
        self = .failed(code: try container.decode(Int.self, forKey: .code))
      default:
        throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown type")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .page(let window, let owner, let total):
        try container.encode("page", forKey: .type)
        try window.encode(to: encoder)
        try owner.encode(to: encoder)
        try container.encode(total, forKey: .total)
      case .failed(let code):
        try container.encode("failed", forKey: .type)
        try container.encode(code, forKey: .code)
      }
    }
  }
}

extension ByAnnotation {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
  enum Listing {
    case page(Window, Owner, total: Int)
    case failed(code: Int)
  }

  // @CodableEnum(strategy: .untagged, labels: .ignore)
  enum Upload {
    case raw(text: String)
    case size(width: Int, height: Int)
    case link(to: Link)
  }
}

extension ByHand {
  /// A message: text, as all were before there were images, which have a type.
  enum ChatMessage: Codable {
    case text(text: String, to: String?)
    case image(url: String)

    private enum CodingKeys: CodingKey { case type, text, to, url }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.type) else {
        let text = try container.decode(String.self, forKey: .text)
        self = .text(text: text, to: try container.decodeIfPresent(String.self, forKey: .to))
        return
      }
      guard try container.decode(String.self, forKey: .type) == "image" else {
        throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown type")
      }
      self = .image(url: try container.decode(String.self, forKey: .url))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .text(let text, let to):
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(to, forKey: .to)
      case .image(let url):
        try container.encode("image", forKey: .type)
        try container.encode(url, forKey: .url)
      }
    }
  }
}

extension ByAnnotation {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum ChatMessage {
    case text(text: String, to: String?)  // @CodableCase(nil)
    case image(url: String)
  }
}

extension ByHand {
  /// What happened in a chat: what all updates have, beside one of several keys.
  struct Update: Codable {
    var fields: UpdateFields
    var variant: Content

    enum Content {
      case message(String)
      case linked(Link)
      case closed
    }

    private enum CodingKeys: CodingKey { case message, linked, closed }

    init(from decoder: any Decoder) throws {
      fields = try UpdateFields(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let key = container.allKeys.first, container.allKeys.count == 1 else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "an update has one of its keys")
        )
      }
      switch key {
      case .message: variant = .message(try container.decode(String.self, forKey: .message))
      case .linked: variant = .linked(try container.decode(Link.self, forKey: .linked))
      case .closed: variant = .closed
      }
    }

    func encode(to encoder: any Encoder) throws {
      try fields.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch variant {
      case .message(let text): try container.encode(text, forKey: .message)
      case .linked(let link): try container.encode(link, forKey: .linked)
      case .closed: try container.encode(true, forKey: .closed)
      }
    }
  }
}

extension ByAnnotation {
  // @CodableEnum
  enum UpdateContent {
    case message(String)
    case linked(Link)
    case closed
  }

  typealias Update = Merged<UpdateFields, UpdateContent>
}

struct UpdateFields: Codable {
  var updateID: Int
  var at: Double?

  enum CodingKeys: String, CodingKey { case updateID = "update_id", at }
}

struct Link: Codable {
  var url: String?
}

struct Window: Codable {
  var offset: Int
  var limit: Int
}

struct Owner: Codable {
  var name: String?
}
