import CodableEnum

public struct LoggedFields: Codable, Hashable, Sendable {
  var id: Int
  var at: Double?
}

public struct LoggedPage: Codable, Hashable, Sendable {
  var next: String?
}

// @CodableEnum(caseNames: .snakeCase)
public enum LoggedContent: Hashable, Sendable {
  case message(String)
  case userJoined(name: String, age: Int)
  case closed
}

public typealias Logged = Merged<LoggedFields, LoggedContent>

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unknownKeys: .reject)
public enum StrictContent: Hashable, Sendable {
  case opened(by: String)
  case closed
}

public typealias StrictLogged = Merged<LoggedFields, StrictContent>

// @CodableEnum(strategy: .flattenedStatus(key: "type"), emptyCases: .name)
public enum BareContent: Hashable, Sendable {
  case auto
  case named(name: String)
}

public typealias BareLogged = Merged<LoggedFields, Merged<LoggedPage, BareContent>>

// @CodableEnum(strategy: .untagged)
public enum LoggedOrText: Hashable, Sendable {
  case logged(Merged<LoggedFields, StrictContent>)
  case text(String)
}
