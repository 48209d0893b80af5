import CodableEnum
import Foundation
@testable import Goldens
import Testing

@Suite struct SkippedCaseTests {
  private let date = Date(timeIntervalSince1970: 5)

  @Test func casesThatAreNeverDecodedAreWritten() throws {
    #expect(try json(Order.buyAgain(amount: 2, of: 1)) == #"{"amount":2,"of":1,"type":"buy"}"#)
    #expect(try json(Order.closing) == #"{"type":"closing"}"#)
    #expect(try json(Marker.restart) == #""start""#)
    #expect(try json(Marker.resume(at: date)) == #"{"stop":{"at":5}}"#)
    #expect(try json(Scalar.slice("a")) == #""a""#)
    #expect(try json(Scalar.vanished) == "{}")
    #expect(try json(Switching.enabled) == #""on""#)
  }

  @Test func theirTagsAreThoseOfOthers() throws {
    #expect(try read(Order.self, #"{"type":"buy","amount":2,"of":1}"#) == .buy(amount: 2))
    #expect(try read(Order.self, #"{"type":"closing"}"#) == .withdrawn)
    #expect(try read(Marker.self, #""start""#) == .start)
    #expect(try read(Scalar.self, #""a""#) == .text("a"))
    #expect(try read(Switching.self, #""on""#) == .on)
    #expect(throws: DecodingError.self) { try read(Scalar.self, "{}") }
  }

  @Test func casesThatAreNeverEncodedAreRead() throws {
    #expect(try read(Order.self, #"{"type":"sold","amount":2}"#) == .sell(amount: 2))
    #expect(try read(Scalar.self, "true") == .toggled(true))
    #expect(throws: EncodingError.self) { try json(Order.sell(amount: 2)) }
    #expect(throws: EncodingError.self) { try json(Order.withdrawn) }
    #expect(throws: EncodingError.self) { try json(Scalar.toggled(true)) }
  }

  @Test func enumsThatAreNeverReadHaveATagTwice() throws {
    #expect(try json(TrackedEvent.opened(1)) == #"{"data":1,"event":"opened"}"#)
    #expect(try json(TrackedEvent.viewed(2)) == #"{"data":2,"event":"opened"}"#)
    #expect(try json(TrackedEvent.failed("x")) == #"{"data":"x","event":"failed"}"#)
    #expect(try json(TrackedEvent.shown(at: date)) == #"{"data":{"at":5},"event":"opened"}"#)
  }

  @Test func skippedCasesAreNeitherWrittenNorRead() throws {
    #expect {
      try JSONEncoder().encode(["a": NothingLeft.draft])
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context)? = error as? EncodingError else { return false }
      return context.debugDescription == #"case "draft" of NothingLeft is skipped and cannot be encoded"#
        && context.codingPath.map(\.stringValue) == ["a"]
    }
    try expectError(
      NothingLeft.self,
      #"{"discriminator":"draft"}"#,
      #"dataCorrupted discriminator: unknown case "draft" of NothingLeft; it has no cases"#
    )
    try expectError(
      Gesture.self,
      #""predicted""#,
      """
      dataCorrupted : unknown case "predicted" of Gesture; expected one of "double_tap", "hold", "long-press", \
      "pinch_with_many_fingers", "press", "wipe "off""
      """
    )
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}
