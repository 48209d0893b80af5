// @CodableType("boat", of: Vehicle.self)
struct Boat: Vehicle, Codable {}
