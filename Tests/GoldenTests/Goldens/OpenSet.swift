import CodableEnum

public protocol Vehicle: Polymorphic where Extractor == VehicleType {}

public struct VehicleType: TypeExtractor, Hashable {
  public typealias ObjectType = any Vehicle

  private var type: String

  public init(_ type: String) { self.type = type }
}

// @CodableType("bike", of: Vehicle.self)
public struct Bike: Vehicle, Codable, Equatable {
  public var gears: Int
}

enum Garage {
  // A class, a nested type, and one that some compilations leave out.
  // @CodableType("car \"2\"", of: (any Vehicle).self)
  final class Car: Vehicle, Codable {
    let doors: Int

    init(doors: Int) { self.doors = doors }
  }

  #if os(Linux)
    // @CodableType("cart", of: Vehicle.self)
    struct Cart: Vehicle, Codable {}
  #endif
}

// @CodableType("boat", of: Vehicle.self)
// @CodableEnum(strategy: .flattenedStatus(key: "kind"))
@available(macOS 10.15, *)
enum Boat: Vehicle, Equatable {
  case sails(masts: Int)
}

protocol Tool: Polymorphic where Extractor == ToolNumber {}

struct ToolNumber: TypeExtractor {
  typealias ObjectType = any Tool

  private var number: Int

  init(_ number: Int) { self.number = number }
}

// @CodableType(7, of: Tool.self)
struct Hammer: Tool, Codable, Equatable {}
