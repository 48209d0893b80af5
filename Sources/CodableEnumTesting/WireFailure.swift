/// What is wrong with the JSON of an enum. A test reports each, in the way of its library:
///
///     for failure in failures { Issue.record("\(failure)") }  // Swift Testing
///     for failure in failures { XCTFail("\(failure)") }  // XCTest
public struct WireFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with the JSON and the way out.
  public let description: String
  /// The JSON that shows it; nil where there is none.
  public let json: String?
  /// The recorded line that it is about, `/…/__RecordedJSON__/App/Action.jsonl:2`; nil where there is none.
  public let place: String?

  init(_ description: String, json: String? = nil, at place: String? = nil) {
    (self.description, self.json, self.place) = (description, json, place)
  }
}
