import Foundation

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Action: Equatable {
  case list(selectedId: UUID, expanded: [String])
  case loading(source: String?)
  case empty
}
