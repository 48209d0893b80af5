import Foundation
import Testing

@testable import Goldens

/// JSON that is read, and not written.
@Suite struct ReadingTests {
  @Test(arguments: [
    (#"["ready",1,{}]"#, OpenArray.ready), (#"["event","a",null,true]"#, .event("a", nil)),
    (#"["event","a",1,2]"#, .event("a", 1)), (#"["all",1,2]"#, .all([1, 2])),
  ])
  func extraElementsAreIgnored(json: String, value: OpenArray) throws {
    #expect(try JSONDecoder().decode(OpenArray.self, from: Data(json.utf8)) == value)
  }

  @Test func knownTagsAreNotWrittenByUnknownCases() {
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(TaglessResource.unrecognized(AnyResource(kind: "dog", id: 1)))
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(TaglessEntry.other(["text": Header(n: 1)])) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(TaglessArray.other(["text"])) }
  }
}
