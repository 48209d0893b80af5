import CodableEnum
import Foundation

// Options that change what is written.

// @CodableEnum(emptyCases: .null)
enum EmptyNull: Equatable, Sendable {
  case none
  case one(Int)
}

// @CodableEnum(emptyCases: .object)
enum EmptyObject: Equatable, Sendable {
  case none
  case one(Int)
}

// @CodableEnum(emptyCases: .array)
enum EmptyArray: Equatable, Sendable {
  case none
  case one(Int)
}

// @CodableEnum(emptyCases: .name)
enum EmptyName: Equatable, Sendable {
  case none
  case one(Int)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), emptyCases: .true)
enum EmptyTrue: Equatable, Sendable {
  case none
  case one(Int)
}

// @CodableEnum(strategy: .flattenedStatus, unlabeled: .key("value"), keys: ["pointer": "path", "_0": "first"])
enum Keyed: Equatable, Sendable {
  case read(pointer: String)
  case move(pointer: String, from: String)  // @CodableCase(keys: ["from": "source"])
  case test(Int)
  case none
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), keys: ["pointer": "path"])
enum KeyedNatural: Equatable, Sendable {
  case read(pointer: String)
  case move(pointer: String, from: String)
}

// @CodableEnum(strategy: .adjacent, keys: ["pointer": "path"], nils: .null)
enum KeyedAdjacent: Equatable, Sendable {
  case read(pointer: String?)
  case move(pointer: String, from: String)
}

// @CodableEnum(strategy: .flattenedStatus)
enum Coded: Equatable, Sendable {
  // @CodableCase(coders: ["at": ISO8601DateCoder.self, "since": SecondsSince1970Coder.self, "until": MillisecondsSince1970Coder.self])
  case dates(at: Date, since: Date, until: Date?)
  // @CodableCase(coders: ["count": LosslessCoder<Int>.self, "flag": LosslessCoder<Bool>.self, "text": LosslessCoder<String>.self])
  case lossless(count: Int, flag: Bool?, text: String)
  case list(elements: [Int])  // @CodableCase(coders: ["elements": LossyListCoder<Int>.self])
}

// @CodableEnum
enum CodedPositional: Equatable, Sendable {
  case date(Date)  // @CodableCase(coders: ["_0": ISO8601DateCoder.self])
  // @CodableCase(coders: ["_0": SecondsSince1970Coder.self, "_1": LosslessCoder<Int>.self])
  case pair(Date, Int?)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum CodedNatural: Equatable, Sendable {
  case date(Date)  // @CodableCase(coders: ["_0": ISO8601DateCoder.self])
  // @CodableCase(coders: ["at": ISO8601DateCoder.self, "count": LosslessCoder<Int>.self])
  case both(at: Date, count: Int)
}

// @CodableEnum(strategy: .flattenedStatus)
enum Texts: Equatable, Sendable {
  case lossless(count: String, flag: String, text: Int)
}

// @CodableEnum(strategy: .flattenedStatus)
enum Omitting: Equatable, Sendable {
  case failed(code: Int, underlying: String? = nil)  // @CodableCase(omit: ["underlying"])
  case alone(note: String? = nil)  // @CodableCase(omit: ["note"])
}

// @CodableEnum
enum OmittingPositional: Equatable, Sendable {
  case failed(Int, String? = nil)  // @CodableCase(omit: ["_1"])
  case triple(Int, String? = nil, Int)  // @CodableCase(omit: ["_1"])
  case alone(note: String? = nil)  // @CodableCase(omit: ["note"])
}

// @CodableEnum(strategy: .flattenedStatus)
enum Strict: Equatable, Sendable {
  case load(attempts: Int)
  case other(note: String)
}

// @CodableEnum(strategy: .flattenedStatus)
enum Loose: Equatable, Sendable {
  case load(attempts: String)
  case other(note: String)
}

// @CodableEnum(strategy: .flattenedStatus)
enum Tolerant: Equatable, Sendable {
  case load(attempts: Int)
  case broken(note: String?)  // @CodableCase(catches: [.invalid, .unknown])
}

// @CodableEnum(strategy: .flattenedStatus)
enum Keeping: Equatable, Sendable {
  case load(attempts: Int)
  case broken(CodableValue)  // @CodableCase(catches: [.invalid, .unknown, .missing])
}

// @CodableEnum
enum LoosePositional: Equatable, Sendable {
  case load(String)
  case pair(String, Int)
}

// @CodableEnum
enum KeepingPositional: Equatable, Sendable {
  case load(Int)
  case pair(Int, Int)
  case broken(CodableValue)  // @CodableCase(catches: [.invalid, .unknown])
}

/// What `emptyCases:`, `keys:`, `coders:`, `omit:` and `catches: .invalid` write and read.
func options(in place: Check.Place) -> [Check] {
  [emptyCases, keys, valueCoders, omittedValues, invalid].flatMap { $0(place) }
}

private func emptyCases(in place: Check.Place) -> [Check] {
  [
    Check(EmptyNull.none, of: "empty cases, null", in: place),
    Check(EmptyNull.one(1), of: "empty cases, null", in: place),
    Check(EmptyObject.none, of: "empty cases, object", in: place),
    Check(EmptyObject.one(1), of: "empty cases, object", in: place),
    Check(EmptyArray.none, of: "empty cases, array", in: place),
    Check(EmptyArray.one(1), of: "empty cases, array", in: place),
    Check(EmptyName.none, of: "empty cases, name", in: place),
    Check(EmptyName.one(1), of: "empty cases, name", in: place),
    Check(EmptyTrue.none, of: "empty cases, true", in: place),
    Check(EmptyTrue.one(1), of: "empty cases, true", in: place),
    // Whatever is written, each of the others reads it.
    Check(sent: EmptyNull.none, received: EmptyArray.none, of: "empty cases, null", in: place),
    Check(sent: EmptyObject.none, received: EmptyName.none, of: "empty cases, object", in: place),
    Check(sent: EmptyArray.none, received: EmptyTrue.none, of: "empty cases, array", in: place),
    Check(sent: EmptyName.none, received: EmptyObject.none, of: "empty cases, name", in: place),
    Check(sent: EmptyTrue.none, received: EmptyNull.none, of: "empty cases, true", in: place),
  ]
}

private func keys(in place: Check.Place) -> [Check] {
  [
    Check(Keyed.read(pointer: "/"), of: "flat, keys", in: place),
    Check(Keyed.move(pointer: "/", from: "a"), of: "flat, keys", in: place),
    Check(Keyed.test(1), of: "flat, keys", in: place),
    Check(Keyed.none, of: "flat, keys", in: place),
    Check(KeyedNatural.move(pointer: "/", from: "a"), of: "natural, keys", in: place),
    Check(KeyedAdjacent.read(pointer: nil), of: "adjacent, keys", in: place),
    Check(KeyedAdjacent.move(pointer: "/", from: "a"), of: "adjacent, keys", in: place),
  ]
}

private func valueCoders(in place: Check.Place) -> [Check] {
  let date = Date(timeIntervalSince1970: 1_000_000)
  let coded: [Coded] = [
    .dates(at: date, since: date, until: date), .dates(at: date, since: date, until: nil),
    .lossless(count: 3, flag: true, text: "x"), .lossless(count: -3, flag: nil, text: "12"), .list(elements: [1, 2]),
  ]
  let others = [
    Check(CodedPositional.date(date), of: "positional, coders", in: place),
    Check(CodedPositional.pair(date, 1), of: "positional, coders", in: place),
    Check(CodedPositional.pair(date, nil), of: "positional, coders", in: place),
    Check(CodedNatural.date(date), of: "natural, coders", in: place),
    Check(CodedNatural.both(at: date, count: 1), of: "natural, coders", in: place),
    Check(
      sent: Texts.lossless(count: "7", flag: "true", text: 12),
      received: Coded.lossless(count: 7, flag: true, text: "12"),
      of: "flat, coders",
      in: place
    ),
  ]
  return coded.map { Check($0, of: "flat, coders", in: place) } + others
}

private func omittedValues(in place: Check.Place) -> [Check] {
  func check<Value: Payload>(_ layout: String, _ sent: Value, _ received: Value) -> Check {
    Check(sent: sent, received: received, of: layout, in: place)
  }
  return [
    check("flat, omitted", Omitting.failed(code: 1, underlying: "x"), .failed(code: 1)),
    check("flat, omitted", Omitting.alone(note: "x"), .alone()),
    check("positional, omitted", OmittingPositional.failed(1, "x"), .failed(1)),
    check("positional, omitted", OmittingPositional.triple(1, "x", 2), .triple(1, nil, 2)),
    check("positional, omitted", OmittingPositional.alone(note: "x"), .alone()),
  ]
}

private func invalid(in place: Check.Place) -> [Check] {
  [
    Check(sent: Strict.load(attempts: 1), received: Tolerant.load(attempts: 1), of: "flat, invalid", in: place),
    Check(sent: Loose.load(attempts: "many"), received: Tolerant.broken(note: nil), of: "flat, invalid", in: place),
    Check(sent: Loose.other(note: "n"), received: Tolerant.broken(note: nil), of: "flat, invalid", in: place),
    Check(Loose.load(attempts: "many"), through: Keeping.self, of: "flat, invalid, unknown", in: place),
    Check(Loose.other(note: "n"), through: Keeping.self, of: "flat, invalid, unknown", in: place),
    Check(Point(x: 1, y: 2), through: Keeping.self, of: "flat, invalid, unknown", in: place),
    Check(LoosePositional.load("many"), through: KeepingPositional.self, of: "positional, invalid, unknown", in: place),
    Check(LoosePositional.pair("a", 1), through: KeepingPositional.self, of: "positional, invalid, unknown", in: place),
  ]
}
