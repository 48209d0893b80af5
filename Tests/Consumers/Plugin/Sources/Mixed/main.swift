import Checksum
import Foundation

// An older target: Swift 5, with a file of its own beside code in C.
guard let file = Bundle.module.url(forResource: "packets", withExtension: "json") else { fatalError("no resource") }
let packets = try JSONDecoder().decode([Packet].self, from: Data(contentsOf: file))
for case .block(let bytes, let sum) in packets where sum != checksum(bytes, bytes.count) { fatalError("\(bytes)") }
guard packets.count == 2, try JSONDecoder().decode([Packet].self, from: JSONEncoder().encode(packets)) == packets else {
  fatalError("a round trip failed: \(packets)")
}
print(packets)
