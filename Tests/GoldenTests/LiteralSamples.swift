import CodableEnum
import Foundation
@testable import Goldens

// Untagged enums with literals, or with several integer cases.

let literalSamples: [Sample] =
  [
    Sample("CancelRule") { CancelRule.forbidden },
    Sample("CancelRule") { CancelRule.rules(only: ["a"]) },
    Sample("CancelRule") { CancelRule.n(7) },
    Sample("Placeholder") { Placeholder.payload },
    Sample("Placeholder") { Placeholder.infinite },
    Sample("Placeholder") { Placeholder.five },
    Sample("Placeholder") { Placeholder.minusOne },
    Sample("Placeholder") { Placeholder.on },
    Sample("Placeholder") { Placeholder.off },
    Sample("Placeholder") { Placeholder.byte(255) },
    Sample("Placeholder") { Placeholder.number(0.5) },
    Sample("Placeholder") { Placeholder.number(-2) },
    Sample("Placeholder") { Placeholder.text("x") },
    Sample("TrackSize") { TrackSize.autoFit },
    Sample("TrackSize") { TrackSize.minContent },
    Sample("TrackSize") { TrackSize.length(2.5) },
    Sample("TrackSize") { TrackSize.range(from: 1, to: 2) },
    Sample("TrackSize") { TrackSize.other("zzz") },
    Sample("GridSize") { GridSize.zero },
    Sample("GridSize") { GridSize.number(5) },
    Sample("GridSize") { GridSize.size(.full) },
    Sample("GridSize") { GridSize.none },
    Sample("GridSize.TrackName") { GridSize.TrackName.auto },
    Sample("GridSize.TrackName") { GridSize.TrackName.full },
    Sample("GridSize.TrackName") { GridSize.TrackName.yes },
    Sample("GridSize.TrackName") { GridSize.TrackName.columns([1]) },
    Sample("Color") { Color.black },
    Sample("Color") { Color.blank },
    Sample("Color") { Color.grey },
    Sample("Color") { Color.rgb(1, 2, 3) },
    Sample("Setting") { Setting.inherited },
    Sample("Setting") { Setting.value("x") },
    Sample("ElementName") { ElementName.number(7) },
  ] + elementSamples

private let elementSamples: [Sample] = [
  ElementName.actinium, .aluminium, .argon, .arsenic, .barium, .beryllium, .bismuth, .boron, .bromine, .cadmium,
  .calcium,
  .carbon, .cerium, .cobalt, .copper, .gold, .helium, .iron,
].map { element in Sample("ElementName") { element } }

let integerSamples: [Sample] = [
  Sample("WideNumber") { WideNumber.unsigned(.max) },
  Sample("WideNumber") { WideNumber.signed(-1) },
  Sample("WideNumber") { WideNumber.number(0.5) },
  Sample("Amount") { Amount.small(255) },
  Sample("Amount") { Amount.small(nil) },
  Sample("Amount") { Amount.wide(.great(.max)) },
  Sample("Amount") { Amount.wide(.byte(-1)) },
  Sample("Amount") { Amount.code(.init(rawValue: true)) },
  Sample("Amount") { Amount.fraction(Decimal(sign: .plus, exponent: -1, significand: 5)) },
  Sample("Amount.WideNumber") { Amount.WideNumber.nothing },
  Sample("Amount.WideNumber") { Amount.WideNumber.byte(7) },
  Sample("Amount.WideNumber") { Amount.WideNumber.great(.max) },
  Sample("Amount.WideNumber") { Amount.WideNumber.name("a") },
  Sample("Chosen") { Chosen.zero },
  Sample("Chosen") { Chosen.byte(1) },
  Sample("Chosen") { Chosen.date(Date(timeIntervalSinceReferenceDate: 300)) },
  Sample("Chosen") { Chosen.text("a") },
]
