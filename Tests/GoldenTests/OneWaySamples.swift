import CodableEnum
import Foundation
@testable import Goldens

// Enums with cases of one direction, and with coders for all cases.

private let date = Date(timeIntervalSince1970: 1_795_176_000)

let oneWaySamples: [Sample] = [
  Sample("Order") { Order.buy(amount: 1) },
  Sample("Marker") { Marker.start },
  Sample("Marker") { Marker.stop(1) },
  Sample("Scalar") { Scalar.text("a") },
  Sample("Scalar") { Scalar.number(1) },
  Sample("Scalar") { Scalar.nothing },
  Sample("Mode") { Mode.on },
  Sample("Mode") { Mode.off },
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
