import CodableEnum

// Values that write a tag where that of their case is: enums, of which a case has the tags of all inner cases, and structs.

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
public enum Geometry: Equatable, Sendable {
  case point(x: Int, y: Int)
  case line(Line)  // @CodableCase("LineString", aliases: ["MultiLineString"])
  case unknown(UnknownGeometry)  // @CodableCase("GeometryCollection")

  // @CodableEnum(strategy: .adjacent(key: "type", content: "coordinates"), caseNames: .pascalCase)
  public enum Line: Equatable, Sendable {
    case lineString([[Int]])
    case multiLineString([[[Int]]])
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  public enum UnknownGeometry: Equatable, Sendable {
    case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
  }
}

public struct Note: Codable, Equatable, Sendable {
  public var type: String?
  public var body: String

  public init(type: String?, body: String) {
    (self.type, self.body) = (type, body)
  }
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
public enum Entry: Equatable, Sendable {
  case text(Note)  // @CodableCase(aliases: ["b"])
}
