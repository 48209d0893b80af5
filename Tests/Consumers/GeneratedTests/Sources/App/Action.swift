import Foundation

// @CodableEnum
enum Action: Equatable {
  case loading
  case list(selectedID: Int?, items: [String])
  case done(at: Date)
  case scratch(Int)  // @CodableCase(skip: true)
}

// Only its JSON is compared.
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Event {
  case opened(by: String)
  case `default`(reason: String)
}
