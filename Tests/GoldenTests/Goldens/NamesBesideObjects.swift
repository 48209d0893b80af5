import CodableEnum

/// `"auto"`, `{"type":"function","name":"f"}`
// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
public enum ToolChoice: Equatable {
  case auto
  case required
  case function(name: String)
  case limited(to: [String]?)
}

/// What is unknown is kept, and written back as it was.
// @CodableEnum(strategy: .discriminator(key: "kind", prefix: .caseName), emptyCases: .name, unknownKeys: .reject)
public enum Trigger: Equatable {
  case manual
  case timer(seconds: Int)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

/// `"notNow"`, `{"t":"at","c":3}`
// @CodableEnum(strategy: .adjacent(key: "t", content: "c"), emptyCases: .name)
public enum Reminder: Equatable {
  case notNow  // @CodableCase(catches: .missing)
  case at(Int)
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)
}

/// Tags of several kinds: `404`, `"gone"`, `{"code":500,"reason":"r"}`
// @CodableEnum(strategy: .flattenedStatus(key: "code"), emptyCases: .name)
public enum Verdict: Equatable {
  case notFound  // @CodableCase(404)
  case gone
  case failed(reason: String)  // @CodableCase(500)
  case invalid(CodableValue)  // @CodableCase(catches: [.unknown, .invalid])
}

/// Beside the tag of another enum, there is an object.
// @CodableEnum(strategy: .flattenedStatus, unlabeled: .merged)
public enum Planned: Equatable {
  case reminder(ToolChoice)
}
