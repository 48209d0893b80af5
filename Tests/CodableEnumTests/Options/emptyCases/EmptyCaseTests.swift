import CodableEnum
import Foundation
import Goldens
import Testing

/// The form of cases without values.
@Suite struct EmptyCaseTests {
  @Test func emptyCasesAreWritten() throws {
    try expectBothWays(#"{"a":null}"#, PositionalNull.a)
    try expectBothWays(#"{"a":{}}"#, PositionalObject.a)
    try expectBothWays(#"{"a":[]}"#, PositionalArray.a)
    try expectBothWays(#"["a",{"b":1}]"#, [PositionalName.a, .b(1)])
    try expectBothWays(#"{"a":true}"#, NaturalTrue.a)
    try expectBothWays(#"{"a":{}}"#, NaturalObject.a)
    try expectBothWays(#"{"a":null}"#, LabeledNull.a)
    try expectBothWays(#"["a",{"b":{"x":1}},"zzz"]"#, [LabeledName.a, .b(x: 1), .other("zzz")])
  }

  @Test func emptyCasesAreWrittenAsContent() throws {
    try expectBothWays(#"{"blik":{},"type":"blik"}"#, PaymentMethod.blik)
    try expectRead(#"{"type":"blik"}"#, PaymentMethod.blik)
    try expectBothWays(#"{"type":"zzz","zzz":{}}"#, PaymentMethod.other("zzz"))
    expectRefusal(PaymentMethod.other("type"), #""type" is the key of the tag"#, at: "type")
    try expectBothWays(#"{"c":null,"t":"a"}"#, ContentNull.a)
    try expectBothWays(#"{"c":null,"t":"zzz"}"#, ContentNull.other("zzz", .null))
    try expectBothWays(#"{"c":true,"t":"a"}"#, ContentTrue.a)
    try expectBothWays(#"{"c":true,"t":"zzz"}"#, ContentTrue.other("zzz"))
    try expectBothWays(#"{"c":[],"t":"a"}"#, ContentArray.a)
    try expectBothWays(#"{"t":"a"}"#, ContentNothing.a)
    for json in [#"{"t":"a"}"#, #"{"c":{},"t":"a"}"#, #"{"c":null,"t":"a"}"#, #"{"c":5,"t":"a"}"#] {
      try expectRead(json, ContentNull.a)
      try expectRead(json, ContentArray.a)
      try expectRead(json, ContentNothing.a)
    }
    try expectError(ContentArray.self, #"{"c":{"x":1},"t":"a"}"#, "dataCorrupted c.x")
  }

  @Test(arguments: [#"{"a":true}"#, #"{"a":null}"#, #"{"a":{}}"#, #"{"a":[]}"#, #""a""#, #"{"a":5}"#])
  func allFormsOfEmptyCasesAreRead(json: String) throws {
    try expectRead(json, PositionalNull.a)
    try expectRead(json, PositionalObject.a)
    try expectRead(json, PositionalArray.a)
    try expectRead(json, PositionalName.a)
    try expectRead(json, NaturalTrue.a)
    try expectRead(json, NaturalObject.a)
    try expectRead(json, LabeledNull.a)
    try expectRead(json, LabeledName.a)
  }

  @Test func anObjectWithoutKeysIsTheCaseThatCatchesMissing() throws {
    try expectCatches(
      "{}",
      PositionalObject.none,
      hears: [#"dataCorrupted : no case of PositionalObject; expected one of "a", "b", "none""#]
    )
    try expectBothWays(#"{"none":{}}"#, PositionalObject.none)
    try expectError(PositionalObject.self, "[]", "typeMismatch ")
    try expectError(PositionalNull.self, "{}", #"dataCorrupted : no case of PositionalNull; expected one of "a", "b""#)
  }
}
