import CodableEnum

// Enums that are their tag, and as an older version of a program has them.

// @CodableEnum(strategy: .rawValue)
enum Status: Equatable, Sendable {
  case active, suspended
  case onHold  // @CodableCase("on hold", aliases: ["held"])
  case numbered  // @CodableCase("12")
  case archived
}

// @CodableEnum(strategy: .rawValue)
enum OlderStatus: Equatable, Sendable {
  case active
  case unknown(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
enum RenamedStatus: Equatable, Sendable {
  case active
  case resting  // @CodableCase(aliases: ["suspended"])
  case other  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
enum Code: Equatable, Sendable {
  case fine  // @CodableCase(200)
  case notFound  // @CodableCase(404)
  case below  // @CodableCase(-1)
}

// @CodableEnum(strategy: .rawValue)
enum OlderCode: Equatable, Sendable {
  case fine  // @CodableCase(200)
  case unknown(Int)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
enum Power: Equatable, Sendable {
  case on  // @CodableCase(true)
  case off  // @CodableCase(false)
}

// @CodableEnum(strategy: .rawValue)
enum Version: Equatable, Sendable {
  case latest
  case second  // @CodableCase(2)
  case third  // @CodableCase(3, aliases: ["three"])
}

// @CodableEnum(strategy: .rawValue)
enum OlderVersion: Equatable, Sendable {
  case latest
  case second  // @CodableCase(2)
  case unknown(CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .rawValue)
enum Level: Equatable, Sendable {
  case first  // @CodableCase(1)
  case highest  // @CodableCase(true)
}

/// Tags of one kind and of several, known and unknown.
func openEnums(in place: Check.Place) -> [Check] {
  func check<Value: Payload>(_ layout: String, _ values: Value...) -> [Check] {
    values.map { Check($0, of: layout, in: place) }
  }
  func received<Sent: Payload, Received: Payload>(_ sent: Sent, _ received: Received) -> Check {
    Check(sent: sent, received: received, of: "raw value", in: place)
  }
  var checks = check("raw value", Status.active, .suspended, .onHold, .numbered)
  checks += check("raw value", Code.fine, .notFound, .below)
  checks += check("raw value", Power.on, .off)
  checks += check("raw value, several kinds", Version.latest, .second, .third)
  checks += check("raw value, integers and booleans", Level.first, .highest)
  checks += [
    received(Status.suspended, RenamedStatus.resting), received(Status.archived, RenamedStatus.other),
    received("held", Status.onHold),
    Check(Status.suspended, through: OlderStatus.self, of: "raw value, unknown", in: place),
    Check(Status.numbered, through: OlderStatus.self, of: "raw value, unknown", in: place),
    Check(Code.notFound, through: OlderCode.self, of: "raw value, unknown", in: place),
    Check(Code.below, through: OlderCode.self, of: "raw value, unknown", in: place),
    Check(Version.third, through: OlderVersion.self, of: "raw value, several kinds, unknown", in: place),
  ]
  return checks
}
