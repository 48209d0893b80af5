import CodableEnum
import Foundation
@testable import Goldens

private let user = User(id: "abc", name: "Rachel")
private let date = Date(timeIntervalSinceReferenceDate: 12)
private let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

/// At least one value for every case of every golden enum, as a test ensures.
let samples: [Sample] =
  [
    caseKeyedSamples, flattenedSamples, discriminatorSamples, nameSamples, nestingSamples, accessSamples,
    surroundingSamples, conformanceSamples, payloadSamples, extensionSamples, naturalSamples, labeledSamples,
    adjacentSamples, directionSamples, tagSamples, strictSamples, mergedSamples, mergedNestingSamples,
    mergedTagSamples, recursionSamples, unknownSamples, convertedSamples, manySamples, storageSamples,
    rawValueSamples, untaggedSamples, untaggedTypeSamples, arrayPayloadSamples, emptyCaseSamples,
    nameBesideObjectSamples, ignoredLabelSamples, mergedTogetherSamples, oneWaySamples, enumCoderSamples,
    contentUnderTagSamples, tagFirstSamples, heldRawValueSamples, neverSamples, absentTagSamples,
    enumKeySamples, coderSamples, omittedSamples, catchingSamples, defaultSamples, overloadSamples, isolationSamples,
    restSamples, unknownTypeSamples, everyLayoutSamples, rawTypeSamples, literalSamples, integerSamples,
    fieldsBesideCasesSamples, sharedKeySamples, onlyValueSamples, taglessSamples,
    ignoredCaseSamples, matchedRawValueSamples, defaultCauseSamples,
  ].flatMap { $0 }

private let caseKeyedSamples: [Sample] = [
  Sample("ViewState") { ViewState.empty },
  Sample("ViewState") { ViewState.editing(subview: .query) },
  Sample("ViewState") { ViewState.exchangeHistory(connection: nil) },
  Sample("ViewState") {
    ViewState.exchangeHistory(connection: Connection(url: URL(filePath: "/socket"), messages: ["a"]))
  },
  Sample("ViewState") { ViewState.list(selectedId: uuid, expandedItems: [Item(name: "1"), Item(name: "2")]) },
  Sample("Gesture") { Gesture.doubleTap },
  Sample("Gesture") { Gesture.longPress(0.5) },
  Sample("Gesture") { Gesture.swipe(from: 1, over: [2, nil, 3], to: nil) },
  Sample("Gesture") {
    Gesture.pinchWithManyFingers(
      firstFingerPosition: 1,
      secondFingerPosition: 2,
      thirdFingerPosition: 3,
      fourthFingerPosition: 4
    )
  },
]

private let flattenedSamples: [Sample] = [
  Sample("EventConfirmationResponse") { EventConfirmationResponse.confirmed([user, user]) },
  Sample("EventConfirmationResponse") { EventConfirmationResponse.waitlist(12, []) },
  Sample("EventConfirmationResponse") { EventConfirmationResponse.notAllowed("It is too late.") },
  Sample("Shape") { Shape.circle(radius: 1.5) },
  Sample("Shape") { Shape.lineSegment(startPoint: 1, 2, nil) },
  Sample("Shape") { Shape.lineSegment(startPoint: 1, 2, 3) },
  Sample("Shape") { Shape.polygon([1, 2, 3], isClosed: nil) },
  Sample("Shape") { Shape.land(name: "Juneau", 8000) },
  Sample("Defaults") { Defaults.all(count: 1) },
  Sample("Defaults") { Defaults.all() },
  Sample("Defaults") { Defaults.some(name: "x") },
  Sample("Defaults") { Defaults.some(name: "x", count: 1, tags: nil, limit: 2) },
  Sample("Defaults") { Defaults.none },
]

private let discriminatorSamples: [Sample] = [
  Sample("Loadable") { Loadable<[Int]>.initial },
  Sample("Loadable") { Loadable<[Int]>.loading(startDate: date, source: "net") },
  Sample("Loadable") { Loadable<[Int]>.value([1, 2]) },
  Sample("Loadable") { Loadable<Int?>.value(nil) },
  Sample("Loadable") { Loadable<Loadable<String>>.value(.value("x")) },
  Sample("Loadable") { Loadable<[Int]>.error },
  Sample("Foo") { Foo.bar(1) },
  Sample("Foo") { Foo.qux(true, label: "x", 2) },
  Sample("Foo") { Foo.anotherCase(discriminator: "y") },
  Sample("Foo") { Foo.userID(HTTPServer: nil) },
  Sample("Foo") { Foo.userID(HTTPServer: "z") },
]

private let convertedSamples: [Sample] = [
  Sample("Converted") { Converted.inProgress(startDate: 1, "x") }
]

private let nameSamples: [Sample] = [
  Sample("Hostile") { Hostile.container(container: 1, decoder: 2, encoder: 3) },
  Sample("Hostile") { Hostile.default(container: 1, in: 2) },
  Sample("Hostile") { Hostile.`self`(self: 1, type: 2) },
  Sample("Hostile") { Hostile.`init`(object: 1, values: 2) },
  Sample("Hostile") { Hostile.value(key: 1, value: 2, value0: 3) },
  Sample("Hostile") { Hostile.value0(Any: 1, Self: 2, init: 3) },
  Sample("Hostile") { Hostile.first(1) },
  Sample("Hostile") { Hostile.underscore(1, __: 2) },
  Sample("Hostile") { () -> Hostile in .`Type`(Type: 1) },
  Sample("Hostile") { Hostile.some(some: 1, any: 2) },
  Sample("Hostile") { Hostile.ζεύς(größe: 1, 名前: "x") },
  Sample("Protocol") { Goldens.`Protocol`.default(container: 1, in: 2) },
  Sample("Protocol") { Goldens.`Protocol`.container },
  Sample("Protocol") { Goldens.`Protocol`.value(1, value: 2) },
  Sample("Protocol") { Goldens.`Protocol`.value1(value0: 1, 2) },
  Sample("Coffee") { Coffee.espresso },
  Sample("Coffee") { Coffee.lungo },
  Sample("Coffee") { Coffee.ristretto },
]

private let nestingSamples: [Sample] = [
  Sample("Outer.Inner") { Outer.Inner.payload(Outer.Payload(text: "x")) },
  Sample("Outer.Inner") { Outer.Inner.payloads([Outer.Payload(text: "x")], nil) },
  Sample("Outer.Extended") { Outer.Extended.payload(one: Outer.Payload(text: "x")) },
  Sample("Outer.Extended.Deeper") { Outer.Extended.Deeper.inner(.payload(Outer.Payload(text: "x"))) },
  Sample("Outer.Extended.Deeper") {
    Outer.Extended.Deeper.deeper(.deeper(.inner(.payload(Outer.Payload(text: "x")))))
  },
  Sample("Box.State") { Box<[String]>.State.full(["x"]) },
  Sample("Box.State") { Box<Int>.State.empty },
  Sample("Box.Event") { Box<Int>.Event.put(content: 1) },
  Sample("Box.Event") { Box<Int>.Event.take },
  Sample("Tree") { Tree<Int>.leaf(1) },
  Sample("Tree") { Tree<Int>.node(left: .leaf(1), right: .node(left: .leaf(2), right: .leaf(3))) },
  Sample("Pair") { Pair<Int, [String]>.first(1) },
  Sample("Pair") { Pair<Int, [String]>.element(of: "x") },
  Sample("Pair") { Pair<Int, [String]>.neither },
  Sample("Ready") { Ready<Int>.value(1) },
]

private let accessSamples: [Sample] = [
  Sample("InternalEnum") { InternalEnum.a(1) },
  Sample("PackageEnum") { PackageEnum.a(1) },
  Sample("InternalOuter.PublicInInternal") { InternalOuter.PublicInInternal.a(1) },
  Sample("PublicOuter.ByExtension") { PublicOuter.ByExtension.a(1) },
  Sample("PublicOuter.NotByExtension") { PublicOuter.NotByExtension.a(1) },
]

private let surroundingSamples: [Sample] = {
  var samples = [
    Sample("Platform") { Platform.anywhere },
    Sample("Platform") { Platform.b },
    Sample("Platform") { Platform.c(y: 1) },
    Sample("WithoutFeature") { WithoutFeature.a },
  ]
  if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
    samples.append(Sample("Later") { Later.a(1) })
  }
  #if os(Linux)
    samples.append(Sample("Platform") { Platform.linuxOnly(y: 1) })
    #if DEBUG
      samples.append(Sample("Platform") { Platform.debugging })
    #else
      samples.append(Sample("Platform") { Platform.optimized(x: 1, y: 2) })
    #endif
  #elseif os(macOS)
    samples.append(Sample("Platform") { Platform.macOnly(y: 1) })
  #else
    samples.append(Sample("Platform") { Platform.same(y: 1) })
  #endif
  return samples
}()

private let conformanceSamples: [Sample] = [
  Sample("OwnCodingKeys") { OwnCodingKeys.a(codingKeys: 1) },
  Sample("AlreadyDecodable") { AlreadyDecodable.a(x: 1) },
]

private let payloadSamples: [Sample] = [
  Sample("Payload") { Payload.optional(a: 1, b: 2, c: "x", d: "y") },
  Sample("Payload") { Payload.optional(a: nil, b: nil, c: nil, d: nil) },
  Sample("Payload") { Payload.doubled(e: 1) },
  Sample("Payload") { Payload.doubled(e: nil) },
  Sample("Payload") { Payload.alias(f: 1) },
  Sample("Payload") { Payload.alias(f: nil) },
  Sample("Payload") { Payload.collections(g: ["a": 1, "b": nil], h: [[1], []], i: [1], j: [1: "x"]) },
  Sample("Payload") { Payload.numbers(k: .max, l: 1.5, m: 2.5, n: -1, o: true, p: 3) },
  Sample("Payload") { Payload.foundation(q: date, r: Data([1, 2]), s: URL(filePath: "/a"), t: uuid) },
  Sample("Payload") { Payload.nested(.nested(.doubled(e: 1))) },
  Sample("Keyed") { Keyed.optional(nil) },
  Sample("Keyed") { Keyed.optional(1) },
  Sample("Keyed") { Keyed.alias(nil) },
  Sample("Keyed") { Keyed.list(nil, "x", nil) },
  Sample("Keyed") { Keyed.list(1, "x", [2]) },
  Sample("Keyed") { Keyed.dates(date, Data([1])) },
  Sample("Keyed") { Keyed.nested(.optional(1), [.optional(nil)]) },
]

private let extensionSamples: [Sample] = [
  Sample("Array.Change") { [String].Change.insert("a", at: 1) },
  Sample("Array.Change") { [String].Change.remove(at: 1) },
  Sample("Array.Sum") { [Int].Sum.of(1) },
  Sample("[String].Line") { [String].Line.first },
  Sample("[String].Line") { [String].Line.at(2) },
  Sample("Dictionary.Entry") { [String: Int].Entry.missing(key: "a") },
  Sample("Dictionary.Entry") { [String: Int].Entry.found(value: 1) },
  Sample("Wrapper.Constrained") { Wrapper<Int>.Constrained.content(1) },
  Sample("Wrapper.Bound") { Wrapper<Date>.Bound.content(date) },
  Sample("Date.Precision") { Date.Precision.days },
  Sample("Date.Precision") { Date.Precision.seconds(fraction: 0.5) },
]

private let naturalSamples: [Sample] = [
  Sample("Animal") { Animal.Dog },
  Sample("Animal") { Animal.Frog("Henry", [349, 102]) },
  Sample("Animal") { Animal.Cat(age: 5, name: "Kate") },
  Sample("Animal") { Animal.AntHive(["Bob", "Stuart"]) },
  Sample("Natural") { Natural.optional(nil) },
  Sample("Natural") { Natural.optional(1) },
  Sample("Natural") { Natural.pair(nil, "x") },
  Sample("Natural") { Natural.mixed(1, userID: nil) },
  Sample("Natural") { Natural.unlabeled(nil, name: "x") },
  Sample("Natural") { Natural.unlabeled(1, name: "x") },
  Sample("Natural") { Natural.optionalKeyed(nil) },
  Sample("Natural") { Natural.named("x") },
  Sample("Natural") { Natural.keyed(1) },
  Sample("Natural") { Natural.withDefault(count: 1) },
  Sample("Natural") { Natural.nested(.optional(nil), [.named("x")]) },
]

private let labeledSamples: [Sample] = [
  Sample("Command") { Command.load(key: "k") },
  Sample("Command") { Command.store(key: "k", 4) },
  Sample("Command") { Command.dump },
  Sample("Command") { Command.opt(a: nil, b: "x") },
  Sample("Command") { Command.opt(a: 1, b: "x") },
  Sample("Command") { Command.named("x", nil) },
  Sample("Command") { Command.withDefault(in: true) },
  Sample("Command") { Command.nested(.dump, then: [.load(key: "k")]) },
]

private let adjacentSamples: [Sample] = [
  Sample("Adjacent") { Adjacent.Unit },
  Sample("Adjacent") { Adjacent.Newtype(1) },
  Sample("Adjacent") { Adjacent.Opt(nil) },
  Sample("Adjacent") { Adjacent.Opt(1) },
  Sample("Adjacent") { Adjacent.Pair(1, nil) },
  Sample("Adjacent") { Adjacent.store(key: "k", value: 42) },
  Sample("Adjacent") { Adjacent.mixed(1, label: nil) },
  Sample("Adjacent") { Adjacent.withDefault(count: 1, name: "x") },
  Sample("Adjacent") { Adjacent.nested(.nested(.Unit)) },
  Sample("AdjacentNull") { AdjacentNull<Int>.optValue(nil) },
  Sample("AdjacentNull") { AdjacentNull<Int>.optValue(1) },
  Sample("AdjacentNull") { AdjacentNull<Int>.object(a: nil, b: [1]) },
]

private let directionSamples: [Sample] = [
  Sample("Direction") { Direction.north },
  Sample("Direction") { Direction.south },
]

private let tagSamples: [Sample] = [
  Sample("Point") { Point.named("x") },
  Sample("Point") { Point.plane(x: 1, y: 2) },
  Sample("Answer") { Answer.success(value: 1) },
  Sample("Answer") { Answer.failure(error: "e") },
  Sample("Half") { Half.yes },
  Sample("Level") { Level.low },
  Sample("Level") { Level.middle },
  Sample("Level") { Level.high },
  Sample("Method") { Method.get },
  Sample("Method") { Method.post },
]

private let strictSamples: [Sample] = [
  Sample("StrictFlat") { StrictFlat.unit },
  Sample("StrictFlat") { StrictFlat.pair(a: 1, b: nil) },
  Sample("StrictNatural") { StrictNatural.Dog },
  Sample("StrictNatural") { StrictNatural.Cat(age: 5, name: "Kate") },
  Sample("StrictNatural") { StrictNatural.Fish(1) },
  Sample("StrictAdjacent") { StrictAdjacent.unit },
  Sample("StrictAdjacent") { StrictAdjacent.bare(1) },
  Sample("StrictAdjacent") { StrictAdjacent.object(a: 1) },
  Sample("Sailor") { Sailor.sailorMoon(a: 0, b: 1) },
]

private let mergedSamples: [Sample] = [
  Sample("Patient") { Patient.dog(Dog(name: "Bingo", goodBoy: true)) },
  Sample("Patient") { Patient.cat(name: "Mr. Fluffy", age: 4) },
  Sample("Patient") { Patient.stray },
  Sample("Patient") { Patient.tagged(7) },
  Sample("Shapes") { Shapes.Tuple(1, 1) },
  Sample("Shapes") { Shapes.Unit },
  Sample("Merging") { Merging<Dog>.NewtypeStruct(Dog(name: "Bingo")) },
  Sample("Merging") { Merging<Dog>.NewtypeEnum(.Tuple(1, 1)) },
  Sample("Merging") { Merging<Dog>.Map(["a": 1]) },
  Sample("Merging") { Merging<[String: String]>.NewtypeStruct(["a": "b"]) },
  Sample("Merging") { Merging<Dog>.Nested(.dog(Dog(name: "Bingo"))) },
]

private let unknownSamples: [Sample] = [
  Sample("Evolving") { Evolving.A(x: 1) },
  Sample("Evolving") { Evolving.unknown("zzz", ["k": [1]]) },
  Sample("Evolving") { Evolving.unknown("zzz", [:]) },
  Sample("Evolving") { Evolving.untyped(a: 1, b: nil) },
  Sample("EvolvingKeyed") { EvolvingKeyed.a(1) },
  Sample("EvolvingKeyed") { EvolvingKeyed.b },
  Sample("EvolvingKeyed") { EvolvingKeyed.other(name: "zzz", content: ["k": [1]]) },
  Sample("EvolvingKeyed") { EvolvingKeyed.other(name: "zzz", content: nil) },
  Sample("EvolvingAdjacent") { EvolvingAdjacent.a(1) },
  Sample("EvolvingAdjacent") { EvolvingAdjacent.other("zzz", [1, 2]) },
  Sample("EvolvingAdjacent") { EvolvingAdjacent.other("zzz", nil) },
  Sample("EvolvingAdjacent") { EvolvingAdjacent.none },
  Sample("Whole") { Whole.a(x: 1) },
  Sample("Whole") { Whole.other(["type": "zzz", "k": 1]) },
  Sample("Named") { Named.a },
  Sample("Named") { Named.other("zzz") },
  Sample("Code") { Code.ok },
  Sample("Code") { Code.notFound(path: "/") },
  Sample("Code") { Code.other(500) },
  Sample("Dropping") { Dropping.a(1) },
  Sample("Dropping") { Dropping.dropped },
  Sample("Memo") { Memo.text(body: "hi", size: 3) },
  Sample("Memo") { Memo.text(body: nil) },
  Sample("Memo") { Memo.image(url: "u") },
  Sample("MemoPair") { MemoPair.pair("a", nil) },
  Sample("MemoNumber") { MemoNumber.number(3) },
  Sample("Chain") { Chain.end },
  Sample("Chain") { Chain.link(next: .link(next: .end)) },
]

private let manySamples: [Sample] = [
  Letter.alpha, .bravo, .charlie, .delta, .echo, .foxtrot, .golf, .hotel, .india, .juliett, .kilo, .lima,
  .mike(count: 1), .november(2), .oscar, .papa, .quebec, .romeo("x", 3),
].map { letter in Sample("Letter") { letter } }

private let storageSamples: [Sample] = [
  Sample("Namesakes") { Namesakes.module(.init()) },
  Sample("Namesakes") { Namesakes.type(.init(), at: 1) },
  Sample("Power") { Power.on },
  Sample("Power") { Power.off },
  Sample("Power") { Power.other("dim") },
  Sample("SavedState") { SavedState.empty },
  Sample("SavedState") { SavedState.list(id: 1, items: ["a"]) },
  Sample("SavedValue") { SavedValue.value(of: [1]) },
  Sample("SavedValue") { SavedValue<Int>.nothing },
  Sample("Boat") { Boat.sails(masts: 2) },
]

private let mergedNestingSamples: [Sample] = [
  Sample("Mood") { Mood.calm },
  Sample("Mood") { Mood.glad(level: 1) },
  Sample("OpenKind") { OpenKind.small(size: 1) },
  Sample("OpenKind") { OpenKind.other("zzz", ["type": "x"]) },
  Sample("OpenKeyed") { OpenKeyed.small(1) },
  Sample("OpenKeyed") { OpenKeyed.other("zzz", "a") },
  Sample("OpenWhole") { OpenWhole.small(1) },
  Sample("OpenWhole") { OpenWhole.other(["a": 1, "b": [true]]) },
  Sample("StrictKind") { StrictKind.small(size: 1) },
  Sample("Group") { Group.block(.mood(.calm)) },
  Sample("Group") { Group.block(.captured(["a": [1]])) },
  Sample("Block") { Block.text(TextBlock(text: "a")) },
  Sample("Block") { Block.mood(.calm) },
  Sample("Block") { Block.mood(.glad(level: 1)) },
  Sample("Block") { Block.openKind(.small(size: 1)) },
  Sample("Block") { Block.openKind(.other("zzz", ["a": ["type": 1]])) },
  Sample("Block") { Block.openKeyed(.small(1)) },
  Sample("Block") { Block.openKeyed(.other("zzz", "a")) },
  Sample("Block") { Block.openWhole(.small(1)) },
  Sample("Block") { Block.openWhole(.other(["a": 1, "b": "c"])) },
  Sample("Block") { Block.strict(.small(size: 1)) },
  Sample("Block") { Block.value([:]) },
  Sample("Block") { Block.value(["a": 1, "b": ["type": "c"]]) },
  Sample("Block") { Block.numbered([1: "a", -2: "b"]) },
  Sample("Block") { Block.captured(["a": 1, "b": "c"]) },
  Sample("Block") { Block.nothing },
]

private let mergedTagSamples: [Sample] = [
  Sample("Geometry.Line") { Geometry.Line.lineString([[1, 2]]) },
  Sample("Geometry.Line") { Geometry.Line.multiLineString([[[1, 2]]]) },
  Sample("Geometry.UnknownGeometry") { Geometry.UnknownGeometry.unknown("Circle", ["radius": 1]) },
  Sample("Geometry") { Geometry.point(x: 1, y: 2) },
  Sample("Geometry") { Geometry.line(.lineString([[1, 2]])) },
  Sample("Geometry") { Geometry.line(.multiLineString([[[1, 2]]])) },
  Sample("Geometry") { Geometry.unknown(.unknown("GeometryCollection", ["radius": 1])) },
  Sample("Entry") { Entry.text(Note(type: "text", body: "b")) },
  Sample("Entry") { Entry.text(Note(type: "b", body: "b")) },
]

private let recursionSamples: [Sample] = [
  Sample("PositionalNest") { PositionalNest.leaf },
  Sample("PositionalNest") { PositionalNest.bare(.labeled(x: .leaf)) },
  Sample("PositionalNest") { PositionalNest.labeled(x: .bare(.leaf)) },
  Sample("PositionalNest") { PositionalNest.labeled(x: nil) },
  Sample("LabeledNest") { LabeledNest.leaf },
  Sample("LabeledNest") { LabeledNest.bare(.labeled(x: .leaf)) },
  Sample("LabeledNest") { LabeledNest.labeled(x: .bare(.leaf)) },
  Sample("LabeledNest") { LabeledNest.labeled(x: nil) },
  Sample("NaturalNest") { NaturalNest.leaf },
  Sample("NaturalNest") { NaturalNest.bare(.labeled(x: .leaf)) },
  Sample("NaturalNest") { NaturalNest.labeled(x: .bare(.leaf)) },
  Sample("NaturalNest") { NaturalNest.labeled(x: nil) },
  Sample("DiscriminatorNest") { DiscriminatorNest.leaf },
  Sample("DiscriminatorNest") { DiscriminatorNest.bare(.labeled(x: .leaf)) },
  Sample("DiscriminatorNest") { DiscriminatorNest.labeled(x: .bare(.leaf)) },
  Sample("DiscriminatorNest") { DiscriminatorNest.labeled(x: nil) },
  Sample("FlatNest") { FlatNest.leaf },
  Sample("FlatNest") { FlatNest.bare(.labeled(x: .leaf)) },
  Sample("FlatNest") { FlatNest.labeled(x: .bare(.leaf)) },
  Sample("FlatNest") { FlatNest.labeled(x: nil) },
  Sample("AdjacentNest") { AdjacentNest.leaf },
  Sample("AdjacentNest") { AdjacentNest.bare(.labeled(x: .leaf)) },
  Sample("AdjacentNest") { AdjacentNest.labeled(x: .bare(.leaf)) },
  Sample("AdjacentNest") { AdjacentNest.labeled(x: nil) },
]

private let ignoredCaseSamples: [Sample] = [
  Sample("CaselessKeyed") { CaselessKeyed.empty },
  Sample("CaselessKeyed") { CaselessKeyed.list([1]) },
  Sample("CaselessKeyed") { CaselessKeyed.pair(1, nil) },
  Sample("CaselessKeyed") { CaselessKeyed.maybe(nil) },
  Sample("CaselessKeyed") { CaselessKeyed.text("a") },
  Sample("CaselessKeyed") { CaselessKeyed.count(1) },
  Sample("CaselessKeyed") { CaselessKeyed.rate(0.5) },
  Sample("CaselessKeyed") { CaselessKeyed.isOn(true) },
  Sample("CaselessKeyed") { CaselessKeyed.other("Zzz", 1) },
  Sample("CaselessNatural") { CaselessNatural.auto },
  Sample("CaselessNatural") { CaselessNatural.note("a") },
  Sample("CaselessNatural") { CaselessNatural.size(width: 1, height: 2) },
  Sample("CaselessNatural") { CaselessNatural.other(["Zzz": 1]) },
  Sample("CaselessFlat") { CaselessFlat.ready },
  Sample("CaselessFlat") { CaselessFlat.user(name: "Ada") },
  Sample("CaselessFlat") { CaselessFlat.other("Zzz", ["Name": 1]) },
  Sample("CaselessContent") { CaselessContent.store(key: "k") },
  Sample("CaselessContent") { CaselessContent.count(1) },
  Sample("CaselessContent") { CaselessContent.empty },
  Sample("CaselessArray") { CaselessArray.event("a") },
  Sample("CaselessArray") { CaselessArray.ready },
  Sample("CaselessArray") { CaselessArray.other(.init("Zzz", "a")) },
  Sample("CaselessStatus") { CaselessStatus.active },
  Sample("CaselessStatus") { CaselessStatus.onHold },
  Sample("CaselessStatus") { CaselessStatus.unknown("Zzz") },
  Sample("CaselessMode") { CaselessMode.fast },
  Sample("CaselessMode") { CaselessMode.slow },
  Sample("CaselessLiteral") { CaselessLiteral.auto },
  Sample("CaselessLiteral") { CaselessLiteral.always },
  Sample("CaselessLiteral") { CaselessLiteral.mode(.fast) },
  Sample("CaselessLiteral") { CaselessLiteral.other("Zzz") },
  Sample("CaselessLiteral.Mode") { CaselessLiteral.Mode.fast },
  Sample("CaselessLiteral.Mode") { CaselessLiteral.Mode.slow },
]

private let matchedRawValueSamples: [Sample] = [
  Sample("Length") { Length.auto },
  Sample("Length") { Length.pixels(.init(count: 12)) },
  Sample("Length") { Length.share(.half) },
  Sample("Length") { Length.number(1.5) },
  Sample("Length") { Length.text("wide") },
  Sample("Identifier") { Identifier.small(1) },
  Sample("Identifier") { Identifier.code(.thousand) },
  Sample("Identifier") { Identifier.token(.init(name: "a")) },
  Sample("Identifier") { Identifier.list([1]) },
  Sample("Urgency") { Urgency.text("a") },
  Sample("Urgency") { Urgency.level(.high) },
  Sample("Urgency") { Urgency.number(2) },
  Sample("AnyIdentifier") { AnyIdentifier.flag(true) },
  Sample("AnyIdentifier") { AnyIdentifier.known(.code(.thousand)) },
  Sample("AnyIdentifier") { AnyIdentifier.other(.null) },
  Sample("AnyIdentifier.Known") { AnyIdentifier.Known.code(.thousand) },
  Sample("AnyIdentifier.Known") { AnyIdentifier.Known.list([1]) },
]
