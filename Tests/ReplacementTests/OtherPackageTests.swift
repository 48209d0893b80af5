import Foundation
import Testing

/// The JSON of other packages' tests of enums, by annotation. The packages' own code is not used.
@Suite struct OtherPackageTests {
  @Test(arguments: serde + jackson + protobuf)
  func row(row: Row) throws {
    try row.expect()
  }
}

/// https://serde.rs/enum-representations.html#untagged
private let serde: [Row] = [
  .reads(#"{"a":1}"#, as: Serde.Complex.a(a: 1)),
  .reads(#"{"b":2}"#, as: Serde.Complex.b(b: 2)),
  .reads("null", as: Serde.Complex.c),
  .reads("4", as: Serde.Complex.d(4)),
  .reads(#""e""#, as: Serde.Complex.e("e")),
  .reads("[1,2]", as: Serde.Complex.f(1, 2)),
  .refuses("[1]", Serde.Complex.self, #": case "f" of Complex has 2 values, found 1"#),
  .refuses("[1,2,3]", Serde.Complex.self, #": case "f" of Complex has 2 values, found more than 2"#),
  .refuses("256", Serde.Complex.self, ": no case of Complex takes a number; …"),
  .refuses("true", Serde.Complex.self, ": no case of Complex takes a boolean; …"),
  .refuses(
    #"{"a":1,"b":2}"#,
    Serde.Complex.self,
    #": cases "a" and "b" of Complex both match an object with "a", "b""#
  ),
  .refuses(#"{"c":1}"#, Serde.Complex.self, #": no case of Complex takes an object with "c"; expected "a", or "b""#),
  .reads("null", as: Serde.Message.unit),
  .reads("{}", as: Serde.Message.map([:])),
  .reads(#"{"a":"b"}"#, as: Serde.Message.map(["a": "b"])),
  .reads(#"{"f":5}"#, as: Serde.Newtype.value(Serde.Newtype.Value(f: 5))),
  .reads("null", as: Serde.Newtype.null),
  .reads(#""unit""#, as: Serde.Outer.inner(.unit)),
  .reads(#"{"newtype":1}"#, as: Serde.Outer.inner(.newtype(1))),
  .reads(#"{"tuple":[1,1]}"#, as: Serde.Outer.inner(.tuple(1, 1))),
  .reads(#"{"object":{"f":1}}"#, as: Serde.Outer.inner(.object(f: 1))),
  .reads(#"{"optional":42}"#, as: Serde.OptionalField.object(optional: 42)),
  .reads("{}", as: Serde.OptionalField.object(optional: nil)),
  .reads(#"{"optional":null}"#, as: Serde.OptionalField.object(optional: nil), writes: "{}"),
  .reads("null", as: Serde.OptionalField.null),
  .reads(#"{"a":1,"b":2}"#, as: Serde.Flattened.a(a: 1, b: 2)),
  .refuses(#"{"a":1}"#, Serde.Flattened.self, #": no case of Flattened takes an object with "a"; …"#),
  .reads(#"{"100":"BTreeMap"}"#, as: Serde.IntegerKeys.variant([100: "BTreeMap"])),
  .reads("[]", as: Serde.Empty.tuple),
  .reads("{}", as: Serde.Empty.object),
  .reads("null", as: Serde.Empty.unit),
  .reads(#"{"x":1}"#, as: Serde.Empty.object, writes: "{}"),
]

/// https://github.com/FasterXML/jackson-databind, `TestPolymorphicDeduction`
private let jackson: [Row] = [
  .reads(
    #"{"causeOfDeath":"entropy","name":"Felix"}"#,
    as: Jackson.Cat.dead(name: "Felix", age: nil, causeOfDeath: "entropy")
  ),
  .reads(#"{"angry":true,"name":"Felix"}"#, as: Jackson.Cat.live(name: "Felix", age: nil, angry: true)),
  .reads(#"{"age":2,"angry":false}"#, as: Jackson.Cat.live(name: nil, age: 2, angry: false)),
  .reads(
    #"{"angry":true,"lives":8}"#,
    as: Jackson.Cat.live(name: nil, age: nil, angry: true),
    writes: #"{"angry":true}"#
  ),
  .refuses(
    #"{"name":"Felix","age":2}"#,
    Jackson.Cat.self,
    #": no case of Cat takes an object with "age", "name"; expected "angry", or "causeOfDeath""#
  ),
  .refuses(
    #"{"name":"Felix","angry":true,"causeOfDeath":"entropy"}"#,
    Jackson.Cat.self,
    #": cases "live" and "dead" of Cat both match an object with "angry", "causeOfDeath", "name""#
  ),
  .refuses("{}", Jackson.Cat.self, #": no case of Cat takes an empty object; expected "angry", or "causeOfDeath""#),
  .refuses("null", Jackson.Cat.self, ": no case of Cat takes null; expected an object"),
  .refuses(#""Felix""#, Jackson.Cat.self, ": no case of Cat takes a string; expected an object"),
  .reads(
    #"{"angry":true,"causeOfDeath":null}"#,
    as: Jackson.Cat.live(name: nil, age: nil, angry: true),
    writes: #"{"angry":true}"#
  ),
  .reads(
    #"[{"angry":true},{"causeOfDeath":"x"}]"#,
    as: [Jackson.Cat.live(name: nil, age: nil, angry: true), .dead(name: nil, age: nil, causeOfDeath: "x")]
  ),
  .reads(#"{"live":{"angry":true}}"#, as: ["live": Jackson.Cat.live(name: nil, age: nil, angry: true)]),
  .reads(#"{"angry":true,"name":"Felix"}"#, as: Jackson.LuckyCat.live(name: "Felix", angry: true)),
  .reads(#"{"angry":true,"lives":8,"name":"F"}"#, as: Jackson.LuckyCat.lucky(name: "F", angry: true, lives: 8)),
  .reads(
    #"{"angry":true,"lives":null}"#,
    as: Jackson.LuckyCat.live(name: nil, angry: true),
    writes: #"{"angry":true}"#
  ),
  .refuses(#"{"lives":8}"#, Jackson.LuckyCat.self, #": no case of LuckyCat takes an object with "lives"; …"#),
  .reads("{}", as: Jackson.Feline.fleabag(name: nil)),
  .reads(#"{"name":"Felix"}"#, as: Jackson.Feline.fleabag(name: "Felix")),
  .reads(#"{"age":2}"#, as: Jackson.Feline.fleabag(name: nil), writes: "{}"),
  .reads(#"{"angry":true,"name":"Felix"}"#, as: Jackson.Feline.live(name: "Felix", angry: true)),
  .refuses("null", Jackson.Feline.self, ": no case of Feline takes null; expected an object"),
  .reads(#"{"feline":{"angry":true}}"#, as: Jackson.Box.feline(feline: .live(name: nil, age: nil, angry: true))),
  .reads(#"{"feline":null}"#, as: Jackson.Box.feline(feline: nil), writes: "{}"),
  .reads("{}", as: Jackson.Box.feline(feline: nil)),
  .reads("null", as: Jackson.Box.nothing),
  .refuses(
    #"{"feline":{"name":"Felix","angry":true,"causeOfDeath":"entropy"}}"#,
    Jackson.Box.self,
    #"feline: cases "live" and "dead" of Cat both match an object with "angry", "causeOfDeath", "name""#
  ),
  .refuses(
    #"{"angry":true,"lives":8}"#,
    Jackson.StrictCat.self,
    #"lives: unknown key "lives" in case "live" of StrictCat; expected one of "angry", "name""#
  ),
]

/// https://protobuf.dev/programming-guides/json/, and the conformance tests' `OneofField…`
private let protobuf: [Row] = [
  .reads(#"{"oneofUint32":0}"#, as: Protobuf.Oneof.oneofUint32(0)),
  .reads(#"{"oneofNestedMessage":{"a":0}}"#, as: Protobuf.Oneof.oneofNestedMessage(Protobuf.Nested(a: 0))),
  .reads(#"{"oneofString":""}"#, as: Protobuf.Oneof.oneofString("")),
  .reads(#"{"oneofBytes":"AAE="}"#, as: Protobuf.Oneof.oneofBytes(Data([0, 1]))),
  .reads(#"{"oneofBool":false}"#, as: Protobuf.Oneof.oneofBool(false)),
  .reads(#"{"oneofUint64":"18446744073709551615"}"#, as: Protobuf.Oneof.oneofUint64(.max)),
  .reads(#"{"oneofUint64":0}"#, as: Protobuf.Oneof.oneofUint64(0), writes: #"{"oneofUint64":"0"}"#),
  .reads(#"{"oneofDouble":0}"#, as: Protobuf.Oneof.oneofDouble(0)),
  .reads(
    #"{"oneofString":null,"oneofUint32":999}"#,
    as: Protobuf.Oneof.oneofUint32(999),
    writes: #"{"oneofUint32":999}"#
  ),
  .refuses(
    #"{"oneofUint32":1,"oneofString":"test"}"#,
    Protobuf.Oneof.self,
    #": 2 cases of Oneof, "oneofString" and "oneofUint32"; expected exactly one"#
  ),
  .refuses(#"{"oneofUint32":null}"#, Protobuf.Oneof.self, "oneofUint32: …"),
  .reads(#"{"oneofUint32":0}"#, as: Protobuf.Field.uint32(oneofUint32: 0)),
  .reads(#"{"oneofUint64":"5"}"#, as: Protobuf.Field.uint64(oneofUint64: 5)),
  .reads(
    #"{"oneofNestedMessage":{"a":1},"optionalInt32":2}"#,
    as: Protobuf.Message(optionalInt32: 2, oneof: .nested(oneofNestedMessage: Protobuf.Nested(a: 1)))
  ),
  .reads(
    #"{"oneofString":null,"oneofUint32":0,"optionalInt32":2}"#,
    as: Protobuf.Message(optionalInt32: 2, oneof: .uint32(oneofUint32: 0)),
    writes: #"{"oneofUint32":0,"optionalInt32":2}"#
  ),
  .refuses(
    #"{"oneofUint32":0,"oneofString":""}"#,
    Protobuf.Message.self,
    #": cases "uint32" and "string" of Field both match an object with "oneofString", "oneofUint32""#
  ),
  .refuses(
    #"{"oneofUint32":null,"optionalInt32":1}"#,
    Protobuf.Message.self,
    #": no case of Field takes an object with "oneofUint32" (null), "optionalInt32"; …"#
  ),
]
