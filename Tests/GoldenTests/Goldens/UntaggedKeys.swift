import CodableEnum

/// Cases with `matches:`, keys that include those of others, a struct, aliases, and a case that takes the rest.
// @CodableEnum(strategy: .untagged, unknownKeys: .reject)
public enum Lookup: Equatable {
  case session(Session)  // @CodableCase(matches: ["access_token"])
  // @CodableCase(keyAliases: ["id": ["identifier"]])
  case pair(id: Int, user: Int)
  // @CodableCase(keyAliases: ["id": ["identifier"]])
  case id(id: Int)
  case text(String)
  case other(CodableValue)
}

/// Keys that Swift holds equal to others.
// @CodableEnum(strategy: .untagged)
public enum KeySpelling: Equatable {
  case kelvin(Int)  // @CodableCase(keys: ["K"])
  case cafe(Int)  // @CodableCase(keys: ["caf\u{E9}"])
  case both(id: Int, user: Int, k3: Int)
}
