import CodableEnum
import Foundation
import Testing

@testable import Goldens

/// The JSON of a case without a tag: written, read and refused.
@Suite struct AbsentTagTests {
  @Test func theTagIsNotWritten() throws {
    #expect(try json(Body.plain(name: "n", size: nil)) == #"{"name":"n"}"#)
    #expect(try json(Reply.found(Found(code: nil, name: "n"))) == #"{"name":"n"}"#)
    #expect(try json(Mode.automatic) == "{}")
    #expect(try json(WrappedPair.pair(1, "x")) == #"{"value":[1,"x"]}"#)
    #expect(try json(FilterOrAll.all) == "{}")
    #expect(try json(UpperBound.unbounded) == "{}")
    #expect(try json(Enclosing.mode(.automatic)) == #"{"kind":"mode"}"#)
  }

  @Test func anAliasIsReadAndNotWritten() throws {
    #expect(try read(Mode.self, #"{"type":"auto"}"#) == .automatic)
    #expect(try read(Mode.self, #""auto""#) == .automatic)
    #expect(try read(FilterOrAll.self, #"{"everything":true}"#) == .all)
    #expect(try read(Reply.self, #"{"code":"ok","name":"n"}"#) == .found(Found(code: "ok", name: "n")))
  }

  @Test func aTagIsNotAbsentIfItIsNull() {
    for json in [#"{"type":null}"#, #"{"name":"n","type":null}"#] {
      #expect(error(Body.self, json).hasPrefix("valueNotFound"))
    }
    #expect(error(Mode.self, #"{"type":null}"#).hasPrefix("valueNotFound"))
  }

  @Test func valuesMustBeThere() {
    #expect(error(Body.self, "{}") == #"keyNotFound(case "plain" of Body has no "name")"#)
    #expect(error(WrappedPair.self, "{}") == #"keyNotFound(case "pair" of WrappedPair has no "value")"#)
    #expect(
      error(WrappedPair.self, #"{"value":[1]}"#) == #"dataCorrupted(case "pair" of WrappedPair has 2 values, found 1)"#
    )
    #expect(
      error(Body.self, #"{"type":"plain","name":"n"}"#).contains(#"unknown case "plain" of Body; expected one of "a""#)
    )
  }

  @Test func nothingIsCaught() throws {
    let decoder = JSONDecoder()
    decoder.onCaughtError { Issue.record($0) }
    #expect(try decoder.decode(Body.self, from: Data(#"{"name":"n"}"#.utf8)) == .plain(name: "n", size: nil))
    #expect(try decoder.decode(FilterOrAll.self, from: Data("{}".utf8)) == .all)
  }

  @Test func whatElseIsCaughtHasNoValues() throws {
    #expect(try read(Fallback.self, #"{"type":"zzz","x":1}"#) == .rest(note: nil, count: 3))
    #expect(try read(Fallback.self, #"{"type":"a","a_x":"no"}"#) == .rest(note: nil, count: 3))
    #expect(try read(Fallback.self, "{}") == .rest(note: nil, count: 3))
  }

  /// Beside it, a value under the tags' key would be read as a tag.
  @Test func aTagOfAnotherValueIsRefused() {
    for value in [Delivered.body(.plain(name: "n", size: nil), type: "a"), .body(.a(x: 1), type: nil)] {
      let error = #expect(throws: EncodingError.self) { try json(value) }
      guard case .invalidValue(_, let context) = error else { continue }
      let expected = #"two values of case "body" of Delivered have the key "type"; rename one of the two"#
      #expect(context.debugDescription == expected)
    }
  }

  @Test func aTagInTheValueIsRefused() {
    for code in ["x", "ok", "200"] {
      let error = #expect(throws: EncodingError.self) { try json(Reply.found(Found(code: code, name: "n"))) }
      guard case .invalidValue(_, let context) = error else { continue }
      #expect(
        context.debugDescription == """
          a value of case "found" of Reply, which has no tag, has something under the tag's key, "code"; \
          make it nil or rename one of the two
          """
      )
    }
  }
}

private func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

private func read<Value: Decodable>(_: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

private func error(_ type: (some Decodable).Type, _ json: String) -> String {
  do {
    _ = try JSONDecoder().decode(type, from: Data(json.utf8))
    return "none"
  } catch let error as DecodingError {
    switch error {
    case .keyNotFound(_, let context): return "keyNotFound(\(context.debugDescription))"
    case .valueNotFound(_, let context): return "valueNotFound(\(context.debugDescription))"
    case .typeMismatch(_, let context): return "typeMismatch(\(context.debugDescription))"
    case .dataCorrupted(let context): return "dataCorrupted(\(context.debugDescription))"
    @unknown default: return "unknown"
    }
  } catch {
    return "\(error)"
  }
}
