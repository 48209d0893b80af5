// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Shape {
  case circle, rectangle
  case none  // @CodableCase(catches: .unknown)
}
_ = try decoder.decode(Shape.self, from: Data(#"{"type":"star"}"#.utf8))
holds(
  heard.count == 1 && heard[0].contains(#"unknown case "star" of Shape; expected one of "circle", "none", "rectangle""#)
)
