import Foundation

/// The answer to a confirmation.
// @CodableEnum(strategy: .flattenedStatus)
/// Another comment may stand between.
@frozen
public enum EventConfirmationResponse: Equatable {
  // @CodableCase(keys: ["confirmedUsers"])
  case confirmed([User])
  case waitlist(Int, [User])  // @CodableCase(keys: ["position", "confirmedUsers"])
  // @CodableCase("not allowed", keys: ["reason"])
  case notAllowed(String)
}

public struct User: Codable, Equatable, Sendable {
  public var id: String
  public var name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/* @CodableEnum(strategy: .flattenedStatus(key: "@type"), keyNames: .kebabCase, unlabeled: .indexed, nils: .null) */
public enum Shape: Equatable {
  case circle(radius: Double)
  case lineSegment(startPoint: Int, _ endPoint: Int, Int?)
  case polygon([Int], isClosed: Bool?)
  // @CodableCase("US/Alaska", keys: ["name": "der Name", "_1": "größe"])
  case land(name: String, Int)
}

// @CodableEnum(strategy: .flattenedStatus(key: "тип"))
public enum Defaults: Equatable {
  case all(count: Int = 7)
  case some(name: String, count: Int = 2 * 3, tags: [String]? = ["a", "b"], limit: Int? = nil)
  case none
}
