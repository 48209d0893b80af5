import CodableEnum
import Foundation
import Goldens
import Testing

/// `defaults:`
@Suite struct DefaultsTests {
  @Test func valuesWithKeys() throws {
    func expect(_ json: String, _ value: Defaulting, _ heard: String...) throws {
      try expectCatches(json, value, hears: heard)
    }
    try expect(#"{"type":"literal"}"#, .literal())
    try expect(#"{"type":"literal","n":null,"isOn":null,"names":null}"#, .literal())
    try expect(
      #"{"type":"literal","n":"x","isOn":1,"names":[1]}"#,
      .literal(),
      "typeMismatch n",
      "typeMismatch isOn",
      "typeMismatch names.0"
    )
    try expect(
      #"{"type":"literal","n":1,"isOn":false,"names":["a"]}"#,
      .literal(n: 1, isOn: false, names: ["a"])
    )
    // Foundation's own error of a number is no `DecodingError`.
    try expectRead(#"{"type":"literal","n":1.5,"names":["a"]}"#, Defaulting.literal(names: ["a"]))
    try expect(#"{"type":"declared","id":1,"n":[]}"#, .declared(id: 1), "typeMismatch n")
    try expect(#"{"type":"declared","id":1,"n":null}"#, .declared(id: 1))
    try expect(#"{"type":"aliased","id":1,"k":{}}"#, .aliased(id: 1), "typeMismatch k")
    try expect(#"{"type":"aliased","id":1,"m":4}"#, .aliased(n: 4, id: 1))
    try expect(#"{"type":"optional","n":null,"o":null,"p":null}"#, .optional(n: nil, o: nil, p: nil))
    try expect(
      #"{"type":"optional","n":"x","o":"x","p":"x"}"#,
      .optional(n: nil),
      "typeMismatch n",
      "typeMismatch o",
      "typeMismatch p"
    )
    try expect(#"{"type":"coded","at":"12","maybe":"13"}"#, .coded(at: 12, maybe: 13))
    try expect(#"{"type":"coded","at":"x","maybe":[]}"#, .coded(maybe: nil), "dataCorrupted at", "typeMismatch maybe")
    try expect(#"{"type":"coded","at":null,"maybe":null}"#, .coded(maybe: nil))
    try expect(#"{"type":"nullOnly","n":null,"o":null}"#, .nullOnly(o: nil))
    try expect(
      #"{"type":"kept","text":1,"any":null,"inner":"zzz"}"#,
      .kept(inner: .rest),
      "typeMismatch text",
      "dataCorrupted inner"
    )
    try expect(#"{"type":"kept","text":"t","any":[1],"inner":1}"#, .kept("t", any: [1]), "typeMismatch inner")
    try expect(#"{"type":"kept","inner":null}"#, .kept())
    try expect(#"{"type":"page","offset":1,"total":"x"}"#, .page(.init(offset: 1)), "typeMismatch total")
  }

  @Test(arguments: [
    (#"{"type":"strict","n":null}"#, "valueNotFound n"), (#"{"type":"strict","o":"x"}"#, "typeMismatch o"),
    (#"{"type":"nullOnly","n":"x"}"#, "typeMismatch n"), (#"{"type":"nullOnly","o":"x"}"#, "typeMismatch o"),
    (#"{"type":"declared","id":"x","n":"x"}"#, "typeMismatch id"),
    (
      #"{"type":"aliased","id":1,"m":1,"k":2}"#,
      #"dataCorrupted : keys "m" and "k" are for one value; expected one of them"#
    ),
    (#"{"type":"page","offset":"x"}"#, "typeMismatch offset"), (#"{"type":"zzz"}"#, "dataCorrupted type"),
  ])
  func otherValuesAreErrors(json: String, error: String) throws {
    try expectError(Defaulting.self, json, error)
  }

  @Test func bareValuesAndElements() throws {
    func expect(_ json: String, _ value: DefaultingKeyed, _ heard: String...) throws {
      try expectCatches(json, value, hears: heard)
    }
    try expect(#"{"bare":"x"}"#, .bare(), "typeMismatch bare")
    try expect(#"{"bare":null}"#, .bare(), "valueNotFound bare")
    try expect(#"{"declared":[]}"#, .declared(), "typeMismatch declared")
    try expect(#"{"maybe":"x"}"#, .maybe(nil), "typeMismatch maybe")
    try expect(#"{"maybe":null}"#, .maybe(nil))
    try expect(#"{"list":[1,2,3]}"#, .list(1), "typeMismatch list.1", "typeMismatch list.2")
    try expect(#"{"list":[1]}"#, .list(1))
    try expect(#"{"list":[1,null,false]}"#, .list(1, "x", false), "valueNotFound list.1")
    try expect(#"{"early":["x","y"]}"#, .early(1, "y"), "typeMismatch early.0")
    try expect(#"{"early":[[[1]],"y"]}"#, .early(1, "y"), "typeMismatch early.0")
    try expect(
      #"{"mixed":["x","y",{"a":[1]},false]}"#,
      .mixed(nil, "y", 3, false),
      "typeMismatch mixed.0",
      "typeMismatch mixed.2"
    )
    try expect(
      #"{"aPairOfValuesWithLongLabels":[null,1]}"#,
      .aPairOfValuesWithLongLabels(),
      "typeMismatch aPairOfValuesWithLongLabels.1"
    )
  }

  @Test(arguments: [
    (#"{"early":["x"]}"#, #"dataCorrupted early: case "early" of DefaultingKeyed has 2 values, found 1"#),
    (#"{"early":[]}"#, #"dataCorrupted early: case "early" of DefaultingKeyed has 2 values, found 0"#),
    (#"{"list":[]}"#, #"dataCorrupted list: case "list" of DefaultingKeyed has 1 to 3 values, found 0"#),
    (#"{"list":["x"]}"#, "typeMismatch list.0"), (#"{"list":{}}"#, "typeMismatch list"),
    (#"{"list":[1,"x",true,4]}"#, "dataCorrupted list"), (#"{"plain":"x"}"#, "typeMismatch plain"),
    (#""bare""#, "dataCorrupted "), (#"{"bare":1,"plain":2}"#, "dataCorrupted "),
  ])
  func otherElementsAreErrors(json: String, error: String) throws {
    try expectError(DefaultingKeyed.self, json, error)
  }

  /// Where nothing else names a case, a null does.
  @Test func nullBesideOtherKeys() throws {
    try expectRead(#"{"bare":null,"zzz":1}"#, NullKeyed.bare())
    try expectRead(#"{"bare":null,"plain":1}"#, NullKeyed.plain(1))
    try expectRead(#"{"early":[null,"x"]}"#, NullKeyed.early(1, "x"))
    try expectError(NullKeyed.self, #"{"early":["y","x"]}"#, "typeMismatch early.0")
    try expectError(DefaultingKeyed.self, #"{"bare":null,"zzz":1}"#, "dataCorrupted ")
  }

  @Test func contents() throws {
    try expectRead(#"{"type":"bare","content":[]}"#, DefaultingAdjacent.bare())
    try expectRead(#"{"type":"bare"}"#, DefaultingAdjacent.bare())
    try expectRead(#"{"type":"list","content":[null,1,null]}"#, DefaultingAdjacent.list())
    try expectRead(#"{"type":"list","content":[]}"#, DefaultingAdjacent.list())
    try expectRead(#"{"type":"object","content":{"id":1,"n":"x"}}"#, DefaultingAdjacent.object(id: 1))
    try expectError(DefaultingAdjacent.self, #"{"type":"object","content":[]}"#, "typeMismatch content")
    try expectError(DefaultingAdjacent.self, #"{"type":"list","content":1}"#, "typeMismatch content")
    try expectRead(#"{"type":"number","number":"x"}"#, DefaultingUnderTag.count())
    try expectRead(#"{"type":"object","object":{"n":"x","m":1}}"#, DefaultingUnderTag.object(m: 1))
    try expectError(DefaultingUnderTag.self, #"{"type":"object","object":{"x":1,"m":1}}"#, "dataCorrupted object.x")
    try expectRead(#"["event",null,"x","y"]"#, DefaultingFirst.event(1, "x"))
    try expectError(DefaultingFirst.self, #"["event",1,null]"#, "valueNotFound 2")
    try expectRead(#"["all","x",1,2]"#, DefaultingFirst.all(1, [1, 2]))
    try expectError(DefaultingFirst.self, #"["all",1,"x"]"#, "typeMismatch 2")
    try expectRead(#"{"id":1,"n":"x"}"#, DefaultingUntagged.object(id: 1))
    try expectRead(#"["x","y"]"#, DefaultingUntagged.array(1, "y"))
    try expectError(DefaultingUntagged.self, "1", "dataCorrupted ")
  }

  @Test func innerEnumsCatchFirst() throws {
    try expectRead(#"{"type":"inner","inner":[],"strict":1}"#, DefaultingOuter.inner(.other, strict: 1))
    try expectRead(#"{"type":"inner","inner":"a","strict":"x"}"#, DefaultingOuter.broken)
    try expectRead(#"{"type":"overloaded","n":"x"}"#, DefaultingOuter.overloaded(n: 1))
  }

  /// Too little stack is no invalid value.
  @Test func theStackLimitIsNotCaught() {
    let json = String(repeating: #"{"t":"branch","v":["#, count: 250) + String(repeating: "]}", count: 250)
    // Read only once the thread is done.
    nonisolated(unsafe) var result = ""
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do {
        result = "\(try JSONDecoder().decode(DefaultingTree.self, from: Data(json.utf8)))"
      } catch { result = "\(error)" }
      done.signal()
    }
    thread.stackSize = 256 * 1024
    thread.start()
    done.wait()
    #expect(result.contains("nested too deep for the stack of this thread"))
  }

  @Test func valuesEqualToDefaultsAreWritten() throws {
    try expectBothWays(#"{"isOn":true,"n":7,"names":[],"type":"literal"}"#, Defaulting.literal())
    try expectBothWays(#"{"bare":7}"#, DefaultingKeyed.bare())
  }
}
