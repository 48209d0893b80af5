import CodableEnum
import Foundation
@testable import Goldens

// Declarations that are hard to construct from outside: defaults, overloads, isolation.

let defaultSamples: [Sample] = [
  Sample("Retrying") { Retrying.literal() },
  Sample("Retrying") { Retrying.literal(n: 1, isOn: false, name: "") },
  Sample("Retrying") { Retrying.declared() },
  Sample("Retrying") { Retrying.declared(n: 1) },
  Sample("Retrying") { Retrying.several(id: 1) },
  Sample("Retrying") { Retrying.several(id: 1, n: 2, names: [], limit: 4, flag: true) },
  Sample("Retrying") { Retrying.optional(n: nil) },
  Sample("Retrying") { Retrying.unlabeled() },
  Sample("Retrying") { Retrying.unlabeled(["c"], 2, "d") },
  Sample("Retrying") { Retrying.optional(n: 1, m: 2, o: 3) },
  Sample("Trailing") { Trailing.bare() },
  Sample("Trailing") { Trailing.declared() },
  Sample("Trailing") { Trailing.declared(1) },
  Sample("Trailing") { Trailing.list(1) },
  Sample("Trailing") { Trailing.list(1, "y", false) },
  Sample("Trailing") { Trailing.mixed(1, nil) },
  Sample("Trailing") { Trailing.mixed(1, "x", 2, false) },
  Sample("Trailing") { Trailing.early(2, "x") },
  Sample("Trailing") { Trailing.literalLast(1) },
  Sample("Trailing") { Trailing.literalLast(1, 2, 3, limit: 6) },
  Sample("AdjacentTrailing") { AdjacentTrailing.list(1) },
  Sample("AdjacentTrailing") { AdjacentTrailing.list(1, "y", [3]) },
  Sample("AdjacentTrailing") { AdjacentTrailing.bare() },
  Sample("SpacedDefaults") { SpacedDefaults.apart(at: nil, 0.5, nil) },
  Sample("SpacedDefaults") { SpacedDefaults.apart(1, at: 2, 1.5, 4) },
  Sample("SpacedDefaults") { SpacedDefaults.together(at: nil) },
  Sample("SpacedDefaults") { SpacedDefaults.together(1, 1.5, at: 4) },
  Sample("HeldDefaults") { HeldDefaults.rarely },
  Sample("HeldDefaults") { HeldDefaults.on(day: .friday) },
]

let defaultCauseSamples: [Sample] = [
  Sample("Defaulting") { Defaulting.literal() },
  Sample("Defaulting") { Defaulting.declared(id: 1) },
  Sample("Defaulting") { Defaulting.aliased(n: 2, id: 1) },
  Sample("Defaulting") { Defaulting.optional(n: nil) },
  Sample("Defaulting") { Defaulting.optional(n: 1, o: nil, p: nil) },
  Sample("Defaulting") { Defaulting.coded(maybe: 1) },
  Sample("Defaulting") { Defaulting.strict(o: 1) },
  Sample("Defaulting") { Defaulting.nullOnly(o: nil) },
  Sample("Defaulting") { Defaulting.kept("t", any: [1], inner: .b) },
  Sample("Defaulting") { Defaulting.page(Defaulting.Paging(offset: 1), total: 2) },
  Sample("Defaulting.Inner") { Defaulting.Inner.a },
  Sample("Defaulting.Inner") { Defaulting.Inner.b },
  Sample("Defaulting.Inner") { Defaulting.Inner.rest },
  Sample("DefaultingKeyed") { DefaultingKeyed.bare() },
  Sample("DefaultingKeyed") { DefaultingKeyed.declared() },
  Sample("DefaultingKeyed") { DefaultingKeyed.maybe(nil) },
  Sample("DefaultingKeyed") { DefaultingKeyed.list(1) },
  Sample("DefaultingKeyed") { DefaultingKeyed.early(1, "x") },
  Sample("DefaultingKeyed") { DefaultingKeyed.mixed(nil, "y") },
  Sample("DefaultingKeyed") { DefaultingKeyed.plain(1) },
  Sample("DefaultingKeyed") { DefaultingKeyed.aPairOfValuesWithLongLabels() },
  Sample("NullKeyed") { NullKeyed.bare() },
  Sample("NullKeyed") { NullKeyed.plain(1) },
  Sample("NullKeyed") { NullKeyed.early(1, "x") },
  Sample("DefaultingAdjacent") { DefaultingAdjacent.bare() },
  Sample("DefaultingAdjacent") { DefaultingAdjacent.list() },
  Sample("DefaultingAdjacent") { DefaultingAdjacent.object(id: 1) },
  Sample("DefaultingUnderTag") { DefaultingUnderTag.count() },
  Sample("DefaultingUnderTag") { DefaultingUnderTag.object(m: 1) },
  Sample("DefaultingFirst") { DefaultingFirst.event(1, "x") },
  Sample("DefaultingFirst") { DefaultingFirst.all(1, [1]) },
  Sample("DefaultingUntagged") { DefaultingUntagged.object(id: 1) },
  Sample("DefaultingUntagged") { DefaultingUntagged.array(1, "x") },
  Sample("DefaultingUntagged") { DefaultingUntagged.text() },
  Sample("DefaultingOuter") { DefaultingOuter.inner(strict: 1) },
  Sample("DefaultingOuter") { DefaultingOuter.broken },
  Sample("DefaultingOuter") { DefaultingOuter.overloaded(n: 2) },
  Sample("DefaultingOuter.DefaultingInner") { DefaultingOuter.DefaultingInner.a },
  Sample("DefaultingOuter.DefaultingInner") { DefaultingOuter.DefaultingInner.other },
  Sample("DefaultingTree") { DefaultingTree.branch([.branch()]) },
]

let overloadSamples: [Sample] = [
  Sample("Text") { Text.string("a") },
  Sample("Text") { Text.load(retries: 2) },
  Sample("Text") { Text.empty },
  Sample("Text") { Text.pair(1, of: [2]) },
  Sample("Text") { Text.pair(1, of: nil) },
  Sample("Loose") { Loose.pair(1, of: [2]) },
  Sample("Wrapped") { Wrapped<String>.value(of: "x", count: 2) },
  Sample("Wrapped") { Wrapped<String>.other("x") },
  Sample("Input") { Input.string("x") },
  Sample("Input") { Input.content(1) },
  Sample("Input") { Input.all(content: true) },
]

let isolationSamples: [Sample] = {
  var samples = [
    Sample("OnMyActor") { OnMyActor.a(1) },
    Sample("OnMyActor") { OnMyActor.b(x: nil) },
    Sample("Page") { Page.number(1) },
    Sample("Page") { Page.title("x") },
    Sample("Tab") { Tab.home },
    Sample("Tab") { Tab.other("x") },
    Sample("Inlined") { Inlined.a(1) },
    Sample("InlinedStatus") { InlinedStatus.on },
    Sample("InlinedStatus") { InlinedStatus.off },
    Sample("Keywords") { Keywords.words(await: 1, let: 2, var: 3, `inout`: 4) },
    Sample("Keywords") { Keywords.await(try: nil, async: 1) },
    Sample("Keywords") {
      Keywords.soft(unsafe: 1, each: 2, any: 3, some: 4, copy: 5, consume: 6, yield: 7, if: 8, repeat: 9)
    },
    Sample("Keywords") { Keywords.keyed(1, 2, 3) },
    Sample("Keywords") { Keywords.new(1) },
    Sample("Agreed") { Agreed.yes },
    Sample("Agreed") { Agreed.no },
    Sample("AgreedBare") { AgreedBare.yes },
    Sample("AgreedBare") { AgreedBare.no },
    Sample("StoredPublic") { StoredPublic.a(1) },
    Sample("StoredPublic") { StoredPublic.b },
    Sample("KnowsLater") { KnowsLater.a },
    Sample("Opened") { Opened.profile(.init(name: "x")) },
    Sample("Opened") { Opened.nothing },
    Sample("Sheet") { Sheet.profiles(list: [.init(name: "x"), nil]) },
    Sample("Scope") { Scope.`Self`(1) },
    Sample("Scope") { Scope.other },
    Sample("Scoped.Inner") { Scoped<Int>.Inner.`Self`(n: 1) },
    Sample("Scoped.Inner") { Scoped<Int>.Inner.merged(.other) },
    Sample("Scoped.Inner") { Scoped<Int>.Inner.other("zzz", ["k": 1]) },
    Sample("ModuleAsCase") { ModuleAsCase.Swift(1) },
    Sample("ModuleAsCase") { ModuleAsCase.other(500) },
    Sample("ScopeName") { ScopeName.`Self` },
    Sample("ScopeName") { ScopeName.level(.allCases[0]) },
    Sample("ScopeName") { ScopeName.other("zzz") },
  ]
  if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
    samples.append(Sample("KnowsLater") { KnowsLater.later })
  }
  #if !canImport(Darwin)
    samples.append(Sample("CatchesLater") { CatchesLater.a })
    samples.append(Sample("CatchesLater") { CatchesLater.other("zzz") })
  #endif
  #if compiler(>=6.3)
    samples += [
      Sample("Selecting.Reading") { Selecting.Reading.exact(1) },
      Sample("Selecting.Reading") { Selecting.Reading.named(x: 1, "y") },
      Sample("Selecting.Reading") { Selecting.Reading.item(.init(n: 1)) },
      Sample("Selecting.Reading") { Selecting.Reading.shadowed(.init()) },
      Sample("Selecting.Level") { Selecting.Level.low },
      Sample("Selecting.Level") { Selecting.Level.high },
      Sample("Selecting.Anything") { Selecting.Anything.number(1) },
      Sample("Selecting.Anything") { Selecting.Anything.text("x") },
      Sample("Selecting.Anything") { Selecting.Anything.list([1]) },
      Sample("Selecting.Anything") { Selecting.Anything.level(.debug) },
      Sample("Selecting.Anything") { Selecting.Anything.none(nil) },
      Sample("Selecting.Anything") { Selecting.Anything.other(true) },
      Sample("Selected") { Selected<Int>.at(date: .init(timeIntervalSince1970: 1)) },
      Sample("Selected") { Selected<Int>.value(1) },
      Sample("Selected") { Selected<Int>.list([1]) },
      Sample("Selected") { Selected<Int>.other("zzz") },
    ]
  #endif
  samples.append(Sample("RawIdentifiers") { RawIdentifiers.`raw id`(`two words`: 1) })
  samples.append(Sample("RawIdentifiers") { RawIdentifiers.units(`°C`: 1, `x→y`: 2) })
  return samples
}()
