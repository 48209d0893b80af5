import CodableEnum

protocol Vehicle: Polymorphic where Extractor == VehicleType {}

struct VehicleType: TypeExtractor, Hashable {
  typealias ObjectType = any Vehicle

  var type: String

  init(_ type: String) { self.type = type }
}

// @CodableType("bike", of: Vehicle.self)
struct Bike: Vehicle, Codable {
  var gears: Int
}
