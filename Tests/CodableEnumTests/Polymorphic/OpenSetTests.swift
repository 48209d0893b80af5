import CodableEnum
import Foundation
import Testing

@testable import Goldens

/// The generated code for `@CodableType`, in use.
@Suite struct OpenSetTests {
  private struct Traffic: Codable {
    @Polymorph<VehicleType, [any Vehicle]> var vehicles
    @Polymorph<ToolNumber, any Tool> var tool
  }

  private let json =
    #"{"tool":{"number":7},"vehicles":[{"gears":3,"type":"bike"},{"doors":4,"type":"car \"2\""},"#
    + #"{"kind":"sails","masts":2,"type":"boat"}]}"#

  @Test func oneCallRegistersAllTypes() throws {
    let decoder = JSONDecoder()
    CodableTypes.register(on: decoder)

    let traffic = try decoder.decode(Traffic.self, from: Data(json.utf8))
    #expect(traffic.vehicles.first as? Bike == Bike(gears: 3))
    #expect((traffic.vehicles[1] as? Garage.Car)?.doors == 4)
    #expect(traffic.vehicles[2] as? Boat == .sails(masts: 2))
    #expect(traffic.tool is Hammer)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(traffic), as: UTF8.self) == json)
  }
}
