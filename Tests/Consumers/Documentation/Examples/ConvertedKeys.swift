import CodableEnum
import Foundation

// What the page Options says of coders that convert keys.

struct Token: Codable { var accessToken: String }
// @CodableEnum(strategy: .untagged)
enum Login {
  case token(Token)  // @CodableCase(matches: ["accessToken"])
  case text(String)
}
let converting = JSONDecoder()
converting.keyDecodingStrategy = .convertFromSnakeCase
let login = try converting.decode(Login.self, from: Data(#"{"access_token":"t"}"#.utf8))
holds(try json(login) == json(Token(accessToken: "t")))
