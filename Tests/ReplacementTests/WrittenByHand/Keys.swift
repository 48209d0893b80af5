import CodableEnum
import Foundation

// Told apart by the keys of an object.

extension ByHand {
  /// What an OAuth server answers.
  enum TokenResponse: Codable {
    case token(accessToken: String, expiresIn: Int?)
    case failure(error: String, description: String?)

    private enum CodingKeys: String, CodingKey {
      case accessToken = "access_token"
      case expiresIn = "expires_in"
      case error
      case description = "error_description"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.accessToken) {
        self = .token(
          accessToken: try container.decode(String.self, forKey: .accessToken),
          expiresIn: try container.decodeIfPresent(Int.self, forKey: .expiresIn)
        )
      } else {
        self = .failure(
          error: try container.decode(String.self, forKey: .error),
          description: try container.decodeIfPresent(String.self, forKey: .description)
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .token(let accessToken, let expiresIn):
        try container.encode(accessToken, forKey: .accessToken)
        try container.encodeIfPresent(expiresIn, forKey: .expiresIn)
      case .failure(let error, let description):
        try container.encode(error, forKey: .error)
        try container.encodeIfPresent(description, forKey: .description)
      }
    }
  }

  /// A session is a token, or a user who must confirm an address first.
  enum AuthResponse: Codable {
    case session(Session)
    case user(User)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let session = try? container.decode(Session.self) {
        self = .session(session)
      } else if let user = try? container.decode(User.self) {
        self = .user(user)
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "neither a session nor a user")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .session(let session): try container.encode(session)
      case .user(let user): try container.encode(user)
      }
    }
  }

  /// A change of a document: all of it, or a range.
  enum ContentChange: Codable {
    case full(text: String)
    case incremental(range: [Int], text: String)

    private enum CodingKeys: CodingKey { case range, text }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let text = try container.decode(String.self, forKey: .text)
      if let range = try container.decodeIfPresent([Int].self, forKey: .range) {
        self = .incremental(range: range, text: text)
      } else {
        self = .full(text: text)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .full(let text):
        try container.encode(text, forKey: .text)
      case .incremental(let range, let text):
        try container.encode(range, forKey: .range)
        try container.encode(text, forKey: .text)
      }
    }
  }

  /// A place by either of two pairs of keys, or by its name.
  enum Place: Codable {
    case short(lat: Double, lng: Double)
    case long(latitude: Double, longitude: Double)
    case name(String)

    private enum CodingKeys: CodingKey { case lat, lng, latitude, longitude }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self = .name(name)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.lat), container.contains(.lng) {
        self = .short(
          lat: try container.decode(Double.self, forKey: .lat),
          lng: try container.decode(Double.self, forKey: .lng)
        )
      } else {
        self = .long(
          latitude: try container.decode(Double.self, forKey: .latitude),
          longitude: try container.decode(Double.self, forKey: .longitude)
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .short(let lat, let lng):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(lat, forKey: .lat)
        try container.encode(lng, forKey: .lng)
      case .long(let latitude, let longitude):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
      case .name(let name):
        var container = encoder.singleValueContainer()
        try container.encode(name)
      }
    }
  }

  /// A response of JSON-RPC: an error, or a result of any type.
  enum RPCResponse<Result> {
    case failure(id: Int?, error: RPCError)
    case success(id: Int, result: Result)
  }

  /// An error body, or what was asked for.
  enum Reply<Value> {
    case error(ErrorBody)
    case value(Value)
  }
}

extension ByHand.RPCResponse: Codable where Result: Codable {
  private enum CodingKeys: CodingKey { case id, error, result }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let error = try container.decodeIfPresent(RPCError.self, forKey: .error) {
      self = .failure(id: try container.decodeIfPresent(Int.self, forKey: .id), error: error)
    } else {
      self = .success(
        id: try container.decode(Int.self, forKey: .id),
        result: try container.decode(Result.self, forKey: .result)
      )
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .failure(let id, let error):
      try container.encodeIfPresent(id, forKey: .id)
      try container.encode(error, forKey: .error)
    case .success(let id, let result):
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
    }
  }
}

extension ByHand.Reply: Codable where Value: Codable {
  init(from decoder: any Decoder) throws {
    if let error = try? ErrorBody(from: decoder) {
      self = .error(error)
    } else {
      self = .value(try Value(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .error(let error): try error.encode(to: encoder)
    case .value(let value): try value.encode(to: encoder)
    }
  }
}

struct Session: Codable {
  var access_token: String
  var user: User?
}

struct User: Codable {
  var id: Int
  var name: String?
}

struct RPCError: Codable {
  var code: Int
  var message: String
}

struct ErrorBody: Codable {
  var error: String
}

extension ByAnnotation {
  // @CodableEnum(strategy: .untagged, keyNames: .snakeCase)
  enum TokenResponse {
    case token(accessToken: String, expiresIn: Int?)
    // @CodableCase(keys: ["description": "error_description"])
    case failure(error: String, description: String?)
  }

  // @CodableEnum(strategy: .untagged)
  enum AuthResponse {
    case session(Session)  // @CodableCase(matches: ["access_token"])
    case user(User)  // @CodableCase(matches: ["id"])
  }

  // @CodableEnum(strategy: .untagged)
  enum ContentChange {
    case full(text: String)
    case incremental(range: [Int], text: String)
  }

  // @CodableEnum(strategy: .untagged)
  enum Place {
    case short(lat: Double, lng: Double)
    case long(latitude: Double, longitude: Double)
    case name(String)
  }

  // @CodableEnum(strategy: .untagged)
  enum RPCResponse<Result> {
    case failure(id: Int?, error: RPCError)  // @CodableCase(matches: ["error"])
    case success(id: Int, result: Result)
  }

  // @CodableEnum(strategy: .untagged)
  enum Reply<Value> {
    case error(ErrorBody)  // @CodableCase(matches: ["error"])
    case value(Value)  // @CodableCase(matches: [.null, .boolean, .number, .string, .array, .object])
  }
}
