import Foundation

// @CodableEnum(strategy: .caseKeyed, storage: .json)
enum ViewState: Equatable {
  case empty
  case editing(subview: EditSubview)
  case history(Connection?)
  case list(id: Int, items: [Item])
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
