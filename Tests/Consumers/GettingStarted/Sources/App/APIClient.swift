import CodableEnum
import Foundation

/// `{"status":"found","order_id":7,"state":"paid"}` or `{"status":"not found","reason":"…"}`
// @CodableEnum(strategy: .flattenedStatus, keyNames: .snakeCase)
enum OrderAnswer: Equatable {
  case found(orderID: Int, state: OrderState)
  case notFound(reason: String)  // @CodableCase("not found")
}

/// A string. The server may add others, which are kept.
// @CodableEnum(strategy: .rawValue)
enum OrderState: Equatable {
  case paid, shipped
  case other(String)  // @CodableCase(catches: .unknown)
}

struct APIClient {
  /// Loads a path, such as `{ try await URLSession.shared.data(from: server.appending(path: $0)).0 }`.
  var load: (String) async throws -> Data

  func order(_ id: Int) async throws -> OrderAnswer {
    try JSONDecoder().decode(OrderAnswer.self, from: await load("orders/\(id)"))
  }
}
