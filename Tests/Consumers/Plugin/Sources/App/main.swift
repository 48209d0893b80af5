import CodableEnum
import Foundation

let actions: [Action] = [.list(selectedId: UUID(), expanded: ["a"]), .loading(source: nil), .empty]
let data = try JSONEncoder().encode(actions)
guard try JSONDecoder().decode([Action].self, from: data) == actions else { fatalError("a round trip failed") }

// All types that are annotated, in whatever file.
let decoder = JSONDecoder()
CodableTypes.register(on: decoder)
let vehicles = try decoder.decode(
  Polymorph<VehicleType, [any Vehicle]>.self,
  from: Data(#"[{"type":"bike","gears":3},{"type":"boat"}]"#.utf8)
)
guard vehicles.wrappedValue.first is Bike, vehicles.wrappedValue.last is Boat else { fatalError("not registered") }
print(String(decoding: data, as: UTF8.self))
