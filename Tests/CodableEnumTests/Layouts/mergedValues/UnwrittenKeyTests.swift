import CodableEnum
import Goldens
import Testing

/// Keys that reading asks for, and that writing leaves out: another value in the object must not have them.
@Suite struct UnwrittenKeyTests {
  @Test func aliasesAreClaimed() throws {
    let error = #"SharedFields and AliasedKey both have the key "id"; rename one of the two"#
    expectRefusal(Merged(SharedFields(id: 1), AliasedKey.a(num: nil)), error, at: "id")
    expectRefusal(Merged(SharedFields(id: 1), AliasedKey.a(num: 7)), error, at: "id")
    let shared = #"two values of case "beside" of SharedKeys have the key "id"; rename one of the two"#
    expectRefusal(SharedKeys.beside(.a(num: nil), id: 3), shared, at: "id")
    let merged = #"two values of case "with" of SharedKeys have the key "id"; rename one of the two"#
    expectRefusal(SharedKeys.with(.a(num: nil), OptionalFields(id: 3)), merged, at: "id")
  }

  @Test func absentContentIsClaimed() throws {
    let fields = SharedFields(id: 1, content: 5)
    let error = #"SharedFields and AbsentContent both have the key "content"; rename one of the two"#
    expectRefusal(Merged(fields, AbsentContent.other("zzz", .null)), error, at: "content")
    expectRefusal(Merged(fields, AbsentContent.b(nil)), error, at: "content")
    // Its keys would be unknown.
    expectRefusal(Merged(fields, AbsentContent.a), error, at: "content")
    try expectBothWays(#"{"id":1,"type":"a"}"#, Merged(SharedFields(id: 1), AbsentContent.a))
    let tag = #"two values of case "content" of SharedKeys have the key "id"; rename one of the two"#
    expectRefusal(SharedKeys.content(.other("id", nil), SharedFields(id: 1)), tag, at: "id")
  }

  /// The optional label of a case that is merged with fields.
  @Test func keysOfNestedObjectsAreClaimed() {
    let value = Merged(["note": "x"], SharedKeys.nested(.a(num: 1), note: nil))
    let error = #"Dictionary and SharedKeys both have the key "note"; rename one of the two"#
    expectRefusal(value, error, at: "note")
  }

  @Test func nothingBesideATagIsAnObject() throws {
    let fields = SharedFields(id: 1)
    try expectBothWays(#"{"id":1,"type":"zzz"}"#, Merged(fields, NamedBesideFields.other("zzz", .object([:]))))
    let error = "NamedBesideFields is a single value, not an object that can be merged with another"
    expectRefusal(Merged(fields, NamedBesideFields.other("zzz", .null)), error)
  }

  @Test func nullOfOthersIsNoTag() throws {
    try expectError(
      Merged<NullableField, NullableTag>.self,
      #"{"id":1,"at":null}"#,
      #"dataCorrupted : no case of NullableTag; expected one of "at", "b""#
    )
    try expectRead(#"{"accepted":null,"at":5}"#, NullableAnything.accepted(.null))
    try expectRead(#"{"accepted":null,"rejected":"x"}"#, NullableAnything.rejected("x"))
    try expectRead(#"{"accepted":null,"ok":"x"}"#, NullableAlone.accepted("x"))
  }

  @Test func unknownCasesHaveUnknownTags() throws {
    func error(_ tag: String, _ type: String) -> String {
      #""\#(tag)" is a known tag, and case "other" of \#(type) is for unknown ones"#
    }
    expectRefusal(KeptTag.other("z"), error("z", "KeptTag"))
    expectRefusal(KeptFirst.other("a", [1]), error("a", "KeptFirst"))
    expectRefusal(KeptKey.other(["a": 1]), error("a", "KeptKey"))
    expectRefusal(KeptKey.other(["a": .null]), error("a", "KeptKey"))
    expectRefusal(KeptKey.other(["z": .null, "x": 1]), error("z", "KeptKey"))
    try expectBothWays(#"{"a":null,"x":1}"#, KeptKey.other(["a": .null, "x": 1]))
  }
}
