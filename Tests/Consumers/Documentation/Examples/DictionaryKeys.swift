import CodableEnum

// What the page Options says of enums as keys of dictionaries.

// @CodableEnum(strategy: .rawValue)
enum Plain: Hashable { case active, suspended }
try writes([Plain.active: 1])

// @CodableEnum(strategy: .rawValue)
enum Status: Hashable {
  case active, suspended
  case unknown(String)  // @CodableCase(catches: .unknown)
}
extension Status: CodingKeyRepresentable {}
try writes([Status.active: 1, .unknown("zzz"): 2])
