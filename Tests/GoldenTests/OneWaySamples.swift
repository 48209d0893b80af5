import CodableEnum
import Foundation
@testable import Goldens

// Enums with one-way cases, and with coders for all cases.

private let date = Date(timeIntervalSince1970: 1_795_176_000)

let oneWaySamples: [Sample] = [
  Sample("Order") { Order.buy(amount: 1) },
  Sample("Marker") { Marker.start },
  Sample("Marker") { Marker.stop(1) },
  Sample("Scalar") { Scalar.text("a") },
  Sample("Scalar") { Scalar.number(1) },
  Sample("Scalar") { Scalar.nothing },
  Sample("Switching") { Switching.on },
  Sample("Switching") { Switching.off },
]

let enumCoderSamples: [Sample] = [
  Sample("Journal.Entry") { Journal.Entry.written(at: date, color: 27) },
  Sample("Journal.Entry") { Journal.Entry.written(at: date, color: nil) },
  Sample("Journal.Entry") { Journal.Entry.erased(at: date) },
  Sample("Journal.Entry") { Journal.Entry.moved(Journal.Lengths(first: 1), at: nil) },
  Sample("Journal.Entry") { Journal.Entry.moved(Journal.Lengths(first: 1), at: date) },
  Sample("Journal.Entry") { Journal.Entry.counted(3) },
  Sample("Journal.Entry") { Journal.Entry.other("zzz", .object(["color": 1])) },
  Sample("Journal.Color") { Journal.Color.gray(27) },
  Sample("Journal.Color") { Journal.Color.mixed(1, nil) },
  Sample("Journal.Color") { Journal.Color.mixed(1, 2) },
  Sample("Journal.Color") { Journal.Color.none },
]

let heldRawValueSamples: [Sample] = [
  Sample("Model") { Model.known(.small) },
  Sample("Model") { Model.auto },
  Sample("Model") { Model.other("tiny") },
  Sample("Whereabouts") { Whereabouts.home },
  Sample("Whereabouts") { Whereabouts.abroad(region: Region(number: 1)) },
  Sample("Whereabouts") { Whereabouts.shop(.kiosk) },
  Sample("AnswerCode") { AnswerCode.success(.created) },
  Sample("AnswerCode") { AnswerCode.failure(.notFound) },
  Sample("AnswerCode") { AnswerCode.other(7) },
  Sample("AnyAnswer") { AnyAnswer.code(.ok) },
  Sample("AnyAnswer") { AnyAnswer.other(.teapot) },
  Sample("AnyAnswer.Nested") { AnyAnswer.Nested.teapot },
  Sample("Port") { Port.known(.http) },
  Sample("Port") { Port.wide(.proxy) },
  Sample("Port") { Port.other(-1) },
  Sample("SmallPort") { SmallPort.known(.ssh) },
  Sample("Lamp") { Lamp.known(.off) },
  Sample("BlockTag") { BlockTag.latest },
  Sample("BlockTag") { BlockTag.earliest },
  Sample("BlockTag") { BlockTag.block(27) },
  Sample("Expiry") { Expiry.unlimited },
  Sample("Expiry") { Expiry.kept(.small) },
  Sample("Expiry") { Expiry.after(seconds: 2.5) },
  Sample("Expiry") { Expiry.after(seconds: nil) },
]

let neverSamples: [Sample] = [
  Sample("NeverKeyed") { NeverKeyed.kept(count: 1) },
  Sample("NeverLabeled") { NeverLabeled.kept(count: 1) },
  Sample("NeverNatural") { NeverNatural.kept(count: 1) },
  Sample("NeverArray") { NeverArray.kept(count: 1) },
  Sample("NeverFlat") { NeverFlat.kept(count: 1) },
  Sample("NeverMerged") { NeverMerged.kept(count: 1) },
  Sample("NeverPrefixed") { NeverPrefixed.kept(count: 1) },
  Sample("NeverAdjacent") { NeverAdjacent.kept(count: 1) },
  Sample("NeverFirst") { NeverFirst.kept(count: 1) },
  Sample("NeverUntagged") { NeverUntagged.kept(count: 1) },
  Sample("NeverRaw") { NeverRaw.kept },
]
