import CodableEnumMacros
import Foundation

/// Writes a value, reads what was written, and holds both against what is expected.
func expect<Value: Codable>(_ value: Value, _ json: String) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let written = try encoder.encode(value)
  let rewritten = try encoder.encode(try JSONDecoder().decode(Value.self, from: written))
  guard String(decoding: written, as: UTF8.self) == json, rewritten == written else {
    fatalError("expected \(json), found \(String(decoding: written, as: UTF8.self))")
  }
}

try expect(Answer.waitList(position: 1, users: ["a"]), #"{"position":1,"type":"wait_list","users":["a"]}"#)
try expect(Answer.notAllowed(why: "late"), #"{"reason":"late","type":"not allowed"}"#)
try expect(Answer.other(["type": "new", "x": 1]), #"{"type":"new","x":1}"#)
try expect(Outer<Int>.Plain.Inside.pair(1, label: "l"), #"{"pair":{"_0":1,"label":"l"}}"#)
try expect(Declared.editing("x"), #"{"editing":"x"}"#)
try expect([Declared.removed, .kept], #"[{"gone":true},{"still here":true}]"#)
try expect(Log.Entry.opened(at: Date(timeIntervalSince1970: 5)), #"{"at":5,"type":"opened"}"#)
try expect(Log.Entry.reopened(at: Date(timeIntervalSince1970: 5)), #"{"at":5,"type":"opened"}"#)
try expect(Log.Entry.counted(count: 3), #"{"count":"3","type":"counted"}"#)
let sent = String(decoding: try JSONEncoder().encode([Log.Sent.b("x")]), as: UTF8.self)
guard sent.contains(#""x!""#), sent.contains(#""a""#) else { fatalError(sent) }
try expect([Model.known(.small), .auto, .other("x")], #"["small","auto","x"]"#)
guard Model(rawValue: "large") == .known(.large) else { fatalError("no raw value of a value") }
try expect(Strict.note(text: nil), #"{"status":"note","text":null}"#)
try expect(Opened.profile(.init(name: "x")), #"{"profile":{"name":"x"}}"#)
try expect(Opened.`Self`, #"{"Self":true}"#)
#if os(Linux)
  let platform = #"{"c":2,"t":"linux"}"#
#else
  let platform = #"{"t":"elsewhere"}"#
#endif
let tree =
  #"{"discriminator":"node","node_0":{"discriminator":"leaf","leaf_value":1},"#
  + #""node_1":{"discriminator":"leaf","leaf_value":2}}"#
for (value, json) in zip(hiddenValues(), [#"{"c":1,"t":"a"}"#, platform, tree]) { try expect(value, json) }
for (value, json) in zip(statuses(), [#""active""#, #""on hold""#, #""new""#]) { try expect(value, json) }
try expect([Plan.free, .paid], #"["free","pro"]"#)
for (value, json) in zip(levelsOnTheWire(), ["-1", "0", "16"]) { try expect(value, json) }
try expect([Dictionary.Word.a, .b], #"["A","B"]"#)
try expect([Dictionary.Weight.half, .whole], #"["half","whole"]"#)
guard Plan.allCases.allSatisfy({ Plan(rawValue: $0.rawValue) == $0 }), Plan(rawValue: "pro") == nil,
  Plan.paid.rawValue == "paid plan", levels() == [-1, 0, 16], Dictionary.Word(rawValue: "B") == .b,
  Dictionary.Weight(rawValue: 1)?.rawValue == 1, Dictionary.Partly(rawValue: 7)?.rawValue == 2
else { fatalError("raw values are not Swift's") }
let anything: [Anything] = [
  .nothing, .flag(true), .count(1), .ratio(0.5), .text("a"), .list([.count(2)]), .user(.init(id: 3)),
  .table(["x": .nothing]),
]
try expect(anything, #"[null,true,1,0.5,"a",[2],{"id":3},{"x":null}]"#)
try expect(Logged.failed(at: Date(timeIntervalSince1970: 5), 7), #"{"time":5,"type":"failed","value":7}"#)
try expect([Stanza.brew(["a"]), .executable], #"[{"brew":[["a"]]},{"executable":[]}]"#)
try expect(
  [PageBlock.image(url: "u"), .divider, .other("z", 5)],
  #"[{"image":{"url":"u"},"kind":"image"},"divider",{"kind":"z","z":5}]"#
)
try expect(PageTag.named("n"), #"{"tag":"n","type":"named"}"#)
try expect(
  [Packet.event("s", ["n": 1]), .event("s", nil), .goodbye],
  #"[["EVENT","s",{"n":1}],["EVENT","s",null],[6]]"#
)
try expect(
  [Condition.all([.has("a"), .all([])]), .other("zzz", [1, 2])],
  #"[["all",["has","a"],["all"]],["zzz",1,2]]"#
)
try expect([Payment.cash, .card("a")], #"[{"content":{},"type":"cash"},{"content":"a","type":"card"}]"#)
try expect([Width.keyword(.auto), .points(1), .text("a")], #"["auto",1,"a"]"#)
guard
  try JSONDecoder().decode([Logged].self, from: Data(#"[{},5,{"type":"failed"}]"#.utf8)) == [
    .ignored, .ignored, .ignored,
  ]
else { fatalError("not caught") }
guard Saved.tab(1).rawValue == #"{"tab":1}"#, Saved(rawValue: #"{"tab":2}"#) == .tab(2) else {
  fatalError("not stored")
}
let decoder = JSONDecoder()
decoder.set(types: [Bike.self], for: VehicleType.self)
let vehicle = try decoder.decode(
  Polymorph<VehicleType, any Vehicle>.self,
  from: Data(#"{"type":"bike","gears":3}"#.utf8)
)
guard vehicle.wrappedValue as? Bike == Bike(gears: 3) else { fatalError("not told by its tag") }
guard let alias = try? JSONDecoder().decode(Answer.self, from: Data(#"{"type":"forbidden"}"#.utf8)),
  alias == .notAllowed(why: nil), !((OneWay.sent(1) as Any) is any Decodable)
else { fatalError("an alias was not read, or a conformance was not asked for") }
print("the macro's conformances hold")
