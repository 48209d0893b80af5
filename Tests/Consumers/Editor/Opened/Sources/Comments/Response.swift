/// What a server answers.
// @CodableEnum(strategy: .flattenedStatus)
public enum Response {
  // @CodableCase(keys: ["position": "place"])
  case waitlist(position: Int)
  // @CodableCase("done")
  case confirmed(_ users: [String])
}

func codableType() -> any Codable.Type { Response.self }
