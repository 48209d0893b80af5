// @CodableEnum(conformance: .encodable)
enum Request {
  case get(url: String)
  case delete
}

// @CodableEnum(strategy: .discriminator(key: "kind"), conformance: .decodable)
enum Response: Equatable {
  case ok(body: String)
  case empty
}
