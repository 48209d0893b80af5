import Foundation

// @CodableEnum(strategy: .discriminator, keyNames: .snakeCase)
public enum Loadable<T> {
  case initial
  case loading(startDate: Date, source: String)
  case value(T)
  case error
}

extension Loadable: Equatable where T: Equatable {}

public struct NotCodable: Equatable {}

// @CodableEnum(strategy: .discriminator)
public enum Foo: Equatable {
  case bar(Int)
  case qux(Bool, label: String, Int)
  case anotherCase(discriminator: String)
  case userID(HTTPServer: String?)  // @CodableCase(keys: ["HTTPServer": "server"])
}

// For coders that convert keys themselves.
// @CodableEnum(strategy: .discriminator, keyNames: .camelCase)
public enum Converted: Equatable {
  case inProgress(startDate: Int, _ Source: String)
}
