import CodableEnum
import Foundation

// What the page Options says of enums as keys of dictionaries.

// @CodableEnum(strategy: .rawValue)
enum Plain: Hashable { case active, suspended }
holds(try json([Plain.active: 1]) == #"["active",1]"#)

// @CodableEnum(strategy: .rawValue)
enum Status: Hashable {
  case active, suspended
  case unknown(String)  // @CodableCase(catches: .unknown)
}
extension Status: CodingKeyRepresentable {}
let counts = [Status.active: 1, .unknown("zzz"): 2]
holds(try json(counts) == #"{"active":1,"zzz":2}"#)
holds(try JSONDecoder().decode([Status: Int].self, from: Data(#"{"active":1,"zzz":2}"#.utf8)) == counts)
