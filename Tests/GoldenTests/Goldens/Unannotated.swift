// Prose that mentions @CodableEnum(strategy: .discriminator) later is no annotation.

/// Nor is it in a string.
public enum Unannotated: String, Codable {
  case a = "// @CodableEnum"
  case b = """
    // @CodableEnum(strategy: .discriminator)
    """
}

/// What an enum of another file has a value of.
enum Grade: String, Codable { case low, high }

/// What an enum of another file has a value of: an object, or a string.
public enum Mention: Codable, Equatable, Sendable {
  case url(String)
  case id(String)

  private enum CodingKeys: CodingKey { case url }

  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: CodingKeys.self) {
      self = .url(try object.decode(String.self, forKey: .url))
    } else {
      self = .id(try decoder.singleValueContainer().decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .url(let url):
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(url, forKey: .url)
    case .id(let id):
      var container = encoder.singleValueContainer()
      try container.encode(id)
    }
  }
}
