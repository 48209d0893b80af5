import Foundation

/// The state of a view, saved and restored.
// @CodableEnum(strategy: .caseKeyed, storage: .json)
enum ViewState: Equatable {
  case empty
  case editing(subview: EditSubview)
  case exchangeHistory(connection: Connection?)
  case list(selectedId: UUID, expandedItems: [Item])
}

enum EditSubview: String, Codable {
  case headers, query, body
}

struct Connection: Codable, Equatable {
  var url: URL
  var messages: [String]
}

struct Item: Codable, Equatable {
  var name: String
}
