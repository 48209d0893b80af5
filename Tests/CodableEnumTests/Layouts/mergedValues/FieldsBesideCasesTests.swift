import CodableEnum
import Foundation
import Goldens
import Testing

private struct UpdateFields: Codable, Hashable, Sendable {
  var updateId: Int
  var at: Double?

  init(_ updateId: Int = 1, at: Double? = nil) { (self.updateId, self.at) = (updateId, at) }
}

private typealias Update<Variant> = Merged<UpdateFields, Variant>

private func update<Variant>(_ variant: Variant, at: Double? = nil) -> Update<Variant> {
  Merged(UpdateFields(at: at), variant)
}

/// `Merged`: fields that all cases share, beside enums of every layout that is an object.
@Suite struct FieldsBesideCasesTests {
  @Test func caseKeyed() throws {
    let content = EvolvingKeyed.a(5)
    try expectBothWays(#"{"a":5,"updateId":1}"#, update(content))
    try expectRead(#"{"updateId":1,"at":2.5,"a":5}"#, update(content, at: 2.5))
    try expectRead(#"{"at":null,"updateId":1,"a":5}"#, update(content))
    try expectBothWays(#"{"b":true,"updateId":1}"#, update(EvolvingKeyed.b))
    try expectBothWays(
      #"{"at":2.5,"updateId":1,"zzz":{"at":1}}"#,
      update(EvolvingKeyed.other(name: "zzz", content: ["at": 1]), at: 2.5)
    )
    try expectError(
      Update<EvolvingKeyed>.self,
      #"{"updateId":1}"#,
      #"dataCorrupted : no case of EvolvingKeyed; expected one of "a", "b""#
    )
    try expectError(Update<EvolvingKeyed>.self, #"{"a":5}"#, "keyNotFound(updateId) ")
    try expectBothWays(#"{"updateId":1}"#, update(FilterOrAll.all))
    try expectBothWays(#"{"Cat":{"age":5,"name":"Kate"},"updateId":1}"#, update(Animal.Cat(age: 5, name: "Kate")))
    try expectBothWays(#"{"list":[1,"a",true],"updateId":1}"#, update(EveryLayout.InArray.list(1, "a")))
    try expectError(
      Update<StrictNatural>.self,
      #"{"Dog":true,"updateId":1,"x":2}"#,
      #"dataCorrupted x: unknown key "x" in case "Dog" of StrictNatural; expected one of "Dog""#
    )
  }

  @Test func tagged() throws {
    let waitlist = EveryLayout.Flattened.waitlist(position: 3, names: ["a"], note: nil)
    try expectBothWays(
      #"{"at":0.5,"names":["a"],"position":3,"status":"waitlist","updateId":1}"#,
      update(waitlist, at: 0.5)
    )
    try expectBothWays(#"{"status":"accepted","updateId":1}"#, update(EveryLayout.Merged.accepted))
    try expectBothWays(
      #"{"position":3,"status":"waitlist","updateId":1}"#,
      update(EveryLayout.Merged.waitlist(.init(position: 3)))
    )
    try expectBothWays(
      #"{"discriminator":"accepted","updateId":1}"#,
      update(EveryLayout.Discriminator.accepted)
    )
    try expectBothWays(
      #"{"content":[1,null,true],"type":"list","updateId":1}"#,
      update(EveryLayout.AdjacentList.list(1, nil))
    )
    try expectBothWays(#"{"toggle":5,"type":"toggle","updateId":1}"#, update(PageBlock.toggle(5)))
    try expectBothWays(#"{"type":"z","updateId":1,"z":[5]}"#, update(PageBlock.unsupported("z", [5])))
    try expectBothWays(#"{"name":"n","updateId":1}"#, update(Body.plain(name: "n", size: nil)))
    // What the case keeps isn't what the fields are.
    try expectBothWays(#"{"k":2,"type":"zzz","updateId":1}"#, update(Evolving.unknown("zzz", ["k": 2])))
    try expectBothWays(#"{"k":2,"type":"zzz","updateId":1}"#, update(Whole.other(["k": 2, "type": "zzz"])))
    try expectRead(#"{"at":null,"tag":"unit","updateId":1}"#, update(StrictFlat.unit))
    try expectError(
      Update<StrictFlat>.self,
      #"{"tag":"unit","updateId":1,"x":1}"#,
      #"dataCorrupted x: unknown key "x" in case "unit" of StrictFlat; it has no keys"#
    )
    // An untagged case is found by its keys.
    try expectBothWays(#"{"angry":true,"updateId":1}"#, update(Pet.live(name: nil, angry: true)))
  }

  @Test func aTagAloneHasAKey() throws {
    try expectBothWays(#"{"north":true,"updateId":1}"#, update(Direction.north))
    try expectBothWays(#"{"updateId":1,"zzz":true}"#, update(Named.other("zzz")))
    try expectBothWays(#"{"type":"auto","updateId":1}"#, update(ToolChoice.auto))
    try expectBothWays(#"{"code":404,"updateId":1}"#, update(Verdict.notFound))
    try expectBothWays(#"{"t":"notNow","updateId":1}"#, update(Reminder.notNow))
    try expectBothWays(#"{"kind":"manual","updateId":1}"#, update(Trigger.manual))
    try expectBothWays(#"{"kind":"zzz","n":1,"updateId":1}"#, update(Trigger.other("zzz", ["n": 1])))
    try expectBothWays(#"{"updateId":1}"#, update(Mode.automatic))
    // Beside the tag of another case, as ever.
    try expectBothWays(#"{"kind":"filter","tag":"x","updateId":1}"#, update(Enclosing.filter(.tag("x"))))
    // A string where the object should be isn't a tag.
    try expectError(Merged<Nothing, Direction>.self, #""north""#, "typeMismatch ")
    try expectError(Merged<Nothing, ToolChoice>.self, #""auto""#, "typeMismatch ")
    try expectBothWays(#"{"north":true}"#, Merged(Nothing(), Direction.north))
  }

  private struct Nothing: Codable, Equatable {}

  @Test func anyTypes() throws {
    try expectBothWays(#"{"at":1,"name":"a","updateId":1}"#, update(Dog(name: "a"), at: 1))
    try expectBothWays(#"{"name":"a","updateId":1}"#, Merged(Dog(name: "a"), UpdateFields()))
    try expectBothWays(#"{"a":1,"b":2,"updateId":1}"#, update(["a": 1, "b": 2]))
    try expectBothWays(#"{"a":[null],"updateId":1}"#, update(["a": [nil]] as CodableValue))
    try expectBothWays(#"{"name":"a","updateId":1}"#, update(Dog?.some(Dog(name: "a"))))
    try expectBothWays(#"{"name":"a","updateId":1}"#, Merged(UpdateFields?.some(UpdateFields()), Dog(name: "a")))
    // The fields may be an enum.
    try expectBothWays(
      #"{"name":"a","tag":"unit","updateId":1}"#,
      Merged(TagOnly.unit, update(Dog(name: "a")))
    )
  }

  @Test func nesting() throws {
    let value = Merged(Dog(name: "a"), update(EvolvingKeyed.other(name: "zzz", content: [1])))
    try expectBothWays(#"{"name":"a","updateId":1,"zzz":[1]}"#, value)
    try expectBothWays(#"{"b":true,"name":"a","updateId":1}"#, Merged(Dog(name: "a"), update(EvolvingKeyed.b)))
    try expectBothWays(#"{"b":true,"name":"a","updateId":1}"#, Merged(update(Dog(name: "a")), EvolvingKeyed.b))
    try expectBothWays(#"[{"b":true,"updateId":1},{"a":1,"updateId":1}]"#, [update(EvolvingKeyed.b), update(.a(1))])
    // As the value of a case, and merged with its tag.
    try expectBothWays(
      #"{"value":{"b":true,"updateId":1}}"#,
      ["value": update(EvolvingKeyed.b)]
    )
    try expectBothWays(
      #"{"b":true,"tag":"NewtypeStruct","updateId":1}"#,
      Merging.NewtypeStruct(update(EvolvingKeyed.b))
    )
    try expectBothWays(
      #"{"k":1,"tag":"NewtypeStruct","updateId":1,"zzz":2}"#,
      Merging.NewtypeStruct(update(["k": 1, "zzz": 2]))
    )
    expectRefusal(
      Merging.NewtypeStruct(update(["k": 1, "tag": 2])),
      #"the value of case "NewtypeStruct" of Merging has the key of the tag, "tag"; rename one of the two"#,
      at: "tag"
    )
  }

  // MARK: Keys of both

  private struct Asking: Decodable, Equatable {
    var all: [String]
    var updateId: Int
    var hasTime: Bool

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: _CodableKey.self)
      all = object.allKeys.map(\.stringValue).sorted()
      updateId = try object.decode(Int.self, forKey: "updateId")
      hasTime = object.contains("at")
    }
  }

  /// Asks for some of the keys that its type has.
  private struct Choosy: Decodable {
    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      _ = try object.decodeIfPresent(Int.self, forKey: .first)
      _ = try object.nestedContainer(keyedBy: CodingKeys.self, forKey: .second)
      _ = try object.superDecoder(forKey: .third)
      _ = try object.decodeNil(forKey: .fourth)
      _ = object.contains(.fifth)
    }

    enum CodingKeys: CodingKey { case first, second, third, fourth, fifth, sixth }
  }

  @Test func whatTheFieldsAskForIsHidden() throws {
    let data = Data(#"{"updateId":1,"x":2,"at":3}"#.utf8)
    let update = try JSONDecoder().decode(Update<Asking>.self, from: data)
    #expect(update.variant.all == ["x"])
    #expect(update.variant.updateId == 1)
    #expect(update.variant.hasTime)
    let choosy = try JSONDecoder().decode(
      Merged<Choosy, [String: CodableValue]>.self,
      from: Data(#"{"first":1,"second":{},"third":3,"fourth":4,"fifth":5,"sixth":6,"seventh":7}"#.utf8)
    )
    #expect(choosy.variant == ["sixth": 6, "seventh": 7])
  }

  /// A case-keyed enum by hand; one value of `a` or `é`, none of the others.
  private struct Keyed: Decodable, Equatable {
    var tag: String

    init(from decoder: any Decoder) throws {
      let object = try decoder._caseKeyedObject(of: Self.self, withValues: 2) { ["a", "é", "K", "b", "updateId"] }
      guard ["a", "é", "K", "b", "updateId"].contains(object.tag) else { throw object.unknownTagError() }
      tag = object.tag.stringValue
    }
  }

  @Test(arguments: [
    #""a":1"#, #""a":null"#, #""b":null"#, #""a":null,"b":true"#, #""a":1,"b":true"#, #""b":true,"zzz":1"#,
    #""zzz":1"#, #""zzz":1,"y":2"#, "\"é\":1", "\"e\u{301}\":1", "\"é\":1,\"e\u{301}\":1", "\"é\":null,\"b\":1",
    "\"\u{212A}\":1",
  ])
  func tagsAreFoundAsWithoutFields(members: String) throws {
    func tag<Value: Decodable>(of _: Value.Type, _ json: String, _ tag: (Value) -> String) -> String {
      do {
        return tag(try JSONDecoder().decode(Value.self, from: Data(json.utf8)))
      } catch DecodingError.dataCorrupted(let context) {
        return context.debugDescription
      } catch {
        return "\(error)"
      }
    }
    let alone = tag(of: Keyed.self, "{\(members)}") { $0.tag }
    let beside = tag(of: Update<Keyed>.self, #"{"updateId":1,\#(members)}"#) { $0.variant.tag }
    #expect(Array(alone.utf8) == Array(beside.utf8))
  }

  @Test func anEnumAmongTheFieldsTakesItsTag() throws {
    try expectBothWays(#"{"north":true,"type":"closed"}"#, Merged(Direction.north, StrictContent.closed))
    try expectBothWays(#"{"kind":"zzz","n":1,"south":true}"#, Merged(Direction.south, Trigger.other("zzz", ["n": 1])))
    try expectBothWays(#"{"north":true,"x":1}"#, Merged(Direction.north, ["x": CodableValue.integer(1)]))
    try expectBothWays(#"{"closed":true,"north":true}"#, Merged(Direction.north, LoggedContent.closed))
  }

  @Test func aFieldIsNoTag() throws {
    let json = #"{"updateId":1}"#
    #expect(try JSONDecoder().decode(Keyed.self, from: Data(json.utf8)).tag == "updateId")
    try expectError(
      Update<Keyed>.self,
      json,
      #"dataCorrupted : no case of Keyed; expected one of "K", "a", "b", "updateId", "é""#
    )
  }

  @Test func manyKeys() throws {
    let keys = (0..<2_000).map { "k\($0)" }
    let json = Data("{\(keys.map { "\"\($0)\":1" }.joined(separator: ",")),\"rest\":2}".utf8)
    let value = try JSONDecoder().decode(Merged<[String: Int], [String: Int]>.self, from: json)
    // A documented limit: a dictionary takes all keys.
    #expect(value.fields.count == 2_001)
    #expect(value.variant.isEmpty)
  }

  @Test func noKeyIsWrittenTwice() throws {
    let both = #"UpdateFields and Dictionary both have the key "updateId"; rename one of the two"#
    expectRefusal(update(["updateId": 1]), both, at: "updateId")
    expectRefusal(
      update(UpdateFields()),
      #"UpdateFields and UpdateFields both have the key "updateId"; rename one of the two"#,
      at: "updateId"
    )
    expectRefusal(
      update(EvolvingKeyed.other(name: "updateId", content: 1)),
      #"UpdateFields and EvolvingKeyed both have the key "updateId"; rename one of the two"#,
      at: "updateId"
    )
    // It would be read as the field.
    expectRefusal(
      update(Evolving.unknown("zzz", ["at": 1])),
      #"UpdateFields and Evolving both have the key "at"; rename one of the two"#,
      at: "at"
    )
    expectRefusal(
      Merged(["type": "A"], Evolving.A(x: 1)),
      #"Dictionary and Evolving both have the key "type"; rename one of the two"#,
      at: "type"
    )
    expectRefusal(
      Merged(Dog(name: "a"), update(["name": "b"])),
      #"Dog and Merged both have the key "name"; rename one of the two"#,
      at: "name"
    )
  }

  private struct Timed: Codable, Equatable {
    var at: Double?
    var name = "a"
  }

  @Test func aKeyThatBothLeaveOut() throws {
    try expectBothWays(#"{"name":"a","updateId":1}"#, update(Timed()))
    let both = #"UpdateFields and Timed both have the key "at"; rename one of the two"#
    expectRefusal(update(Timed(), at: 2), both, at: "at")
    expectRefusal(update(Timed(at: 2)), both, at: "at")
  }

  private class Base: Encodable { let legs = 4 }

  /// Fields of two key types; the second type's are beside the first's, or under "super".
  private final class Derived: Base {
    let isFlat: Bool
    init(isFlat: Bool) { self.isFlat = isFlat }

    enum CodingKeys: CodingKey { case name }

    override func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode("Tom", forKey: .name)
      try super.encode(to: isFlat ? encoder : object.superEncoder())
    }
  }

  @Test func noKeyOfAClassIsWrittenTwice() throws {
    try expectEncoding(#"{"name":"Tom","legs":4,"a":1}"#, Merged(Derived(isFlat: true), ["a": 1]))
    for (key, isFlat) in [("name", true), ("legs", true), ("name", false), ("super", false)] {
      let fields = Derived(isFlat: isFlat)
      let both = #"Derived and Dictionary both have the key "\#(key)"; rename one of the two"#
      expectRefusal(Merged(fields, [key: 1]), both, at: key)
      expectRefusal(
        Merged(fields, EvolvingKeyed.other(name: key, content: 1)),
        #"Derived and EvolvingKeyed both have the key "\#(key)"; rename one of the two"#,
        at: key
      )
    }
  }

  @Test func bothAreObjects() throws {
    expectRefusal(update(5), "Int is a single value, not an object that can be merged with another")
    let notAnObject = "not an object that can be merged with another"
    let url = try #require(URL(string: "https://x.y"))
    expectRefusal(update(url), "URL is a single value, \(notAnObject)")
    expectRefusal(update(Decimal?.some(1.5)), "Optional is a single value, \(notAnObject)")
    expectRefusal(update([5]), "Array is an array, \(notAnObject)")
    expectRefusal(update(Dog?.none), "Optional is null, \(notAnObject)")
    expectRefusal(update(CodableValue.null), "CodableValue is null, \(notAnObject)")
    expectRefusal(update(Status.active), "Status is a single value, \(notAnObject)")
    expectRefusal(update(CancelRule.forbidden), "CancelRule is a single value, \(notAnObject)")
    expectRefusal(update(RelayMessage.ready), "RelayMessage is an array, \(notAnObject)")
    expectRefusal(Merged("a", Dog(name: "a")), "String is a single value, \(notAnObject)")
    expectRefusal(Merged(UpdateFields?.none, Dog(name: "a")), "Optional is null, \(notAnObject)")
  }

  // MARK: The value itself

  @Test func membersOfTheFields() {
    var value = update(EvolvingKeyed.b)
    value.updateId += 1
    value.at = 2
    #expect(value.fields == UpdateFields(2, at: 2))
    var nested = Merged(value, Dog(name: "a"))
    nested.updateId = 7
    #expect(nested.fields.fields.updateId == 7)
    #expect(nested[dynamicMember: \.updateId] == 7)
    #expect(Set([update(1), update(1), update(2)]).count == 2)
    let sendable: any Sendable = update(1)
    #expect(sendable is Update<Int>)
  }

  @Test func keyStrategies() throws {
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = try encoder.encode(update(EveryLayout.Flattened.waitlist(position: 1, note: nil)))
    #expect(String(decoding: data, as: UTF8.self) == #"{"names":[],"position":1,"status":"waitlist","update_id":1}"#)
    let json = Data(#"{"update_id":1,"a":5}"#.utf8)
    #expect(try decoder.decode(Update<EvolvingKeyed>.self, from: json) == update(.a(5)))
  }

  @Test func propertyLists() throws {
    func expectEqual<Value: Codable & Equatable>(_ value: Value) throws {
      let data = try PropertyListEncoder().encode(value)
      #expect(try PropertyListDecoder().decode(Value.self, from: data) == value)
    }
    try expectEqual(update(EvolvingKeyed.b, at: 2))
    try expectEqual(update(Direction.north))
    try expectEqual(update(Evolving.unknown("zzz", ["k": 2])))
    try expectEqual(Merged(Dog(name: "a"), update(ToolChoice.auto)))
  }

  @Test func inOrder() throws {
    try expectEncoding(#"{"updateId":1,"at":2.0,"type":"A","x":1}"#, update(Evolving.A(x: 1), at: 2))
  }
}

private enum TagOnly: String, Codable, CodingKey {
  case unit

  init(from decoder: any Decoder) throws {
    let tag = try decoder.container(keyedBy: _CodableKey.self).decode(String.self, forKey: "tag")
    self = try #require(Self(rawValue: tag))
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: _CodableKey.self)
    try object.encode(rawValue, forKey: "tag")
  }
}
