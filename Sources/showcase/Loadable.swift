import Foundation

/// A part of an app's store. It is `Codable` if its value is.
// @CodableEnum(strategy: .discriminator, keyNames: .snakeCase)
enum Loadable<T> {
  case initial
  case loading(startDate: Date, source: String)
  case value(T)
  case error
}

extension Loadable: Equatable where T: Equatable {}
