import Foundation

/// A request, and what must be answered.
struct Exchange: Sendable {
  var type = "application/json"
  var body: String
  /// The value that comes back, or the text of the error.
  var answer: Result<EventConfirmationResponse, Refusal>

  struct Refusal: Error {
    var message: String
  }

  /// Stops unless the answer is the expected one.
  func check(_ found: Answer) throws {
    let data = Data(found.body.utf8)
    switch answer {
    case .success(let value):
      guard found.status == 200, try JSONDecoder().decode(EventConfirmationResponse.self, from: data) == value else {
        fatalError("\(body) was answered with \(found)")
      }
    case .failure(let refusal):
      guard found.status == 400, try JSONDecoder().decode(ErrorBody.self, from: data).error.message == refusal.message
      else { fatalError("\(body) was answered with \(found)") }
    }
  }
}

/// What Hummingbird makes of an `HTTPError`.
private struct ErrorBody: Decodable {
  struct Message: Decodable {
    var message: String
  }

  var error: Message
}

let exchanges: [Exchange] = accepted + refused

private let accepted: [Exchange] = [
  Exchange(
    body: #"{"status":"confirmed","confirmedUsers":[{"id":"abc","name":"Rachel"},{"id":"def","name":"John"}]}"#,
    answer: .success(.confirmed(confirmedUsers: [User(id: "abc", name: "Rachel"), User(id: "def", name: "John")]))
  ),
  Exchange(body: #"{"confirmedUsers":[],"status":"confirmed"}"#, answer: .success(.confirmed(confirmedUsers: []))),
  Exchange(
    body: #"{"status":"waitlist","position":12,"confirmedUsers":[{"id":"abc","name":"Rachel"}]}"#,
    answer: .success(.waitlist(position: 12, confirmedUsers: [User(id: "abc", name: "Rachel")]))
  ),
  Exchange(
    body: #"{"status":"not allowed","reason":"It is too late to confirm to this event."}"#,
    answer: .success(.notAllowed(reason: "It is too late to confirm to this event."))
  ),
  Exchange(
    type: "application/x-www-form-urlencoded",
    body: "reason=Fully+booked%21&status=not+allowed",
    answer: .success(.notAllowed(reason: "Fully booked!"))
  ),
]

private let tags = #"expected one of "confirmed", "not allowed", "waitlist""#

private let refused: [Exchange] = [
  ("{}", #"EventConfirmationResponse has no "status"; \#(tags)"#),
  (
    #"{"status":"notAllowed","reason":"x"}"#,
    #"unknown case "notAllowed" of EventConfirmationResponse; \#(tags); did you mean "not allowed"?"#
  ),
  (#"{"status":5}"#, #"the "status" of EventConfirmationResponse is not a string; \#(tags)"#),
  (#"{"status":null}"#, #"the "status" of EventConfirmationResponse is null; \#(tags)"#),
  (
    #"{"status":"waitlist","position":"12","confirmedUsers":[]}"#,
    "Expected to decode Int but found a string instead."
  ),
  ("{", "The given data was not valid JSON."),
]
.map { Exchange(body: $0, answer: .failure(Exchange.Refusal(message: $1))) }
