import CodableEnum

// Enums whose tags have one key, where an outer case has the tags of all cases of the inner enum.

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
