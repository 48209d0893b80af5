import CodableEnum
import Foundation
@testable import Goldens

// Enums and cases with options that change what a layout writes.

/// In whole seconds: text has no more.
private let date = Date(timeIntervalSince1970: 1_795_176_000)

let arrayPayloadSamples: [Sample] = [
  Sample("Stanza") { Stanza.brew(["a"]) },
  Sample("Stanza") { Stanza.cask("x", ["a": 1]) },
  Sample("Stanza") { Stanza.restartService(false) },
  Sample("Stanza") { Stanza.optional(nil, nil) },
  Sample("Stanza") { Stanza.optional("x", 1) },
  Sample("Stanza") { Stanza.noted("x") },
  Sample("Stanza") { Stanza.executable },
]

let nameBesideObjectSamples: [Sample] = [
  Sample("ToolChoice") { ToolChoice.auto },
  Sample("ToolChoice") { ToolChoice.required },
  Sample("ToolChoice") { ToolChoice.function(name: "f") },
  Sample("ToolChoice") { ToolChoice.limited(to: nil) },
  Sample("ToolChoice") { ToolChoice.limited(to: ["a"]) },
  Sample("Trigger") { Trigger.manual },
  Sample("Trigger") { Trigger.timer(seconds: 3) },
  Sample("Trigger") { Trigger.other("zzz", .null) },
  Sample("Trigger") { Trigger.other("zzz", .object(["a": 1])) },
  Sample("Reminder") { Reminder.notNow },
  Sample("Reminder") { Reminder.at(3) },
  Sample("Reminder") { Reminder.unknown("zzz", .null) },
  Sample("Reminder") { Reminder.unknown("zzz", 5) },
  Sample("Verdict") { Verdict.notFound },
  Sample("Verdict") { Verdict.gone },
  Sample("Verdict") { Verdict.failed(reason: "r") },
  Sample("Verdict") { Verdict.invalid("zzz") },
  Sample("Planned") { Planned.reminder(.auto) },
  Sample("Planned") { Planned.reminder(.function(name: "f")) },
]

let ignoredLabelSamples: [Sample] = [
  Sample("Attachment") { Attachment.raw(text: "x") },
  Sample("Attachment") { Attachment.size(width: 1, height: 2) },
  Sample("Attachment") { Attachment.named("x", count: 1) },
  Sample("Issues") { Issues.one(issue: 1) },
  Sample("Issues") { Issues.many(issues: [1]) },
  Sample("Issues") { Issues.dated(at: date, note: "x") },
  Sample("Issues") { Issues.keyed(first: 1, 2) },
  Sample("Measured") { Measured.weight(grams: 1) },
  Sample("Measured") { Measured.box(width: 1, height: 2, note: nil) },
  Sample("Listed") { Listed.page(paging: Offset(n: 1)) },
  Sample("Listed") { Listed.total(count: 1) },
  Sample("Listed") { Listed.named(name: "x", at: 1) },
  Sample("Moved") { Moved.to(x: 1, y: 2) },
  Sample("Moved") { Moved.by(delta: 1) },
]

let mergedTogetherSamples: [Sample] = [
  Sample("Feed") { Feed.page(Cursor(n: 1), Author(m: "x"), total: 3) },
  Sample("Feed") { Feed.entry(Author(m: "x", x: 2), Typed(type: "entry", body: "b")) },
  Sample("Feed") { Feed.entry(Author(m: "x", x: 2), Typed(type: "post", body: "b")) },
  Sample("Feed") { Feed.dated(Cursor(n: 2), at: date) },
  Sample("Feed") { Feed.dated(Cursor(n: 2), at: nil) },
  Sample("Feed") { Feed.open(["a": "b"], total: 1, note: nil) },
  Sample("Feed") { Feed.open([:], total: 1, note: "x") },
  Sample("Feed") { Feed.kept(Cursor(n: 1), Author(m: "x")) },
  Sample("Feed") { Feed.choice(.name, Author(m: "x")) },
  Sample("Feed") { Feed.choice(.size(largest: true), Author(m: "x")) },
  Sample("Feed") { Feed.only(Author(m: "x")) },
  Sample("Sorting") { Sorting.name },
  Sample("Sorting") { Sorting.size(largest: true) },
]

let emptyCaseSamples: [Sample] = [
  Sample("PositionalNull") { PositionalNull.a },
  Sample("PositionalNull") { PositionalNull.b(1) },
  Sample("PositionalObject") { PositionalObject.a },
  Sample("PositionalObject") { PositionalObject.b(1) },
  Sample("PositionalObject") { PositionalObject.none },
  Sample("PositionalArray") { PositionalArray.a },
  Sample("PositionalArray") { PositionalArray.b(1) },
  Sample("PositionalName") { PositionalName.a },
  Sample("PositionalName") { PositionalName.b(1) },
  Sample("NaturalTrue") { NaturalTrue.a },
  Sample("NaturalTrue") { NaturalTrue.b(x: 1) },
  Sample("NaturalObject") { NaturalObject.a },
  Sample("NaturalObject") { NaturalObject.b(x: 1) },
  Sample("LabeledNull") { LabeledNull.a },
  Sample("LabeledNull") { LabeledNull.b(x: 1) },
  Sample("LabeledName") { LabeledName.a },
  Sample("LabeledName") { LabeledName.b(x: 1) },
  Sample("LabeledName") { LabeledName.other("zzz") },
]

let enumKeySamples: [Sample] = [
  Sample("Patch") { Patch.add(pointer: "/a", 1) },
  Sample("Patch") { Patch.remove(pointer: "/a") },
  Sample("Patch") { Patch.move(from: "/a", pointer: "/b") },
  Sample("Measure") { Measure.meters(1.5) },
  Sample("Measure") { Measure.text(nil) },
  Sample("Measure") { Measure.text("x") },
  Sample("Measure") { Measure.ratio(1, per: 2) },
  Sample("Measure") { Measure.none },
  Sample("Reference") { Reference.local(id: 1) },
  Sample("Reference") { Reference.several([1, 2]) },
  Sample("Reference") { Reference.remote(id: 1, host: "h") },
]

let coderSamples: [Sample] = [
  Sample("Sighting") { Sighting.seen(at: date) },
  Sample("Sighting") { Sighting.heard(at: date, count: 2) },
  Sample("Sighting") { Sighting.heard(at: nil) },
  Sample("Sighting") { Sighting.listed(names: ["a", "b"]) },
  Sample("Bare") { Bare.since(date) },
  Sample("Bare") { Bare.until(nil) },
  Sample("Bare") { Bare.until(date) },
  Sample("Bare") { Bare.pair(1, "x", nil) },
  Sample("Bare") { Bare.pair(1, "x", date) },
  Sample("Bare") { Bare.ending(1) },
  Sample("Bare") { Bare.ending(1, 2) },
  Sample("Content") { Content.at(date) },
  Sample("Content") { Content.due(on: date, note: nil) },
  Sample("Deadline") { Deadline.at(date) },
  Sample("Deadline") { Deadline.days(3) },
  Sample("Holder") { Holder.box(Crate(width: 3)) },
  Sample("Holder") { Holder.nothing },
  Sample("Uncodable") { Uncodable.moved(position: (1, 2)) },
  Sample("Uncodable") { Uncodable.found(Stone(name: "x")) },
]

let omittedSamples: [Sample] = [
  Sample("Failing") { Failing.failed(message: "m") },
  Sample("Failing") { Failing.silent() },
  Sample("Trimmed") { Trimmed.pair(1, nil, true) },
  Sample("Trimmed") { Trimmed.only(1) },
  Sample("Trimmed") { Trimmed.bare(note: nil) },
  Sample("Trimmed") { Trimmed.computed(1) },
]

let catchingSamples: [Sample] = [
  Sample("Corners") { Corners.circle(radius: 1) },
  Sample("Corners") { Corners.rectangle(corners: nil) },
  Sample("Corners") { Corners.rectangle(corners: 4) },
  Sample("CaughtKeyed") { CaughtKeyed.a(1) },
  Sample("CaughtKeyed") { CaughtKeyed.none },
  Sample("CaughtKeyed") { CaughtKeyed.invalid(["a": "x"]) },
  Sample("CaughtNatural") { CaughtNatural.a(x: 1) },
  Sample("CaughtNatural") { CaughtNatural.b },
  Sample("CaughtNatural") { CaughtNatural.failed(count: 1, note: "x") },
  Sample("CaughtAdjacent") { CaughtAdjacent.a(1) },
  Sample("CaughtAdjacent") { CaughtAdjacent.unknown("zzz", [1]) },
  Sample("CaughtAdjacent") { CaughtAdjacent.failed },
  Sample("CaughtDiscriminator") { CaughtDiscriminator.a(1) },
  Sample("CaughtDiscriminator") { CaughtDiscriminator.anything([1, "x"]) },
  Sample("CaughtUntagged") { CaughtUntagged.a(x: 1) },
  Sample("CaughtUntagged") { CaughtUntagged.invalid },
  Sample("CaughtLabeled") { CaughtLabeled.a(x: 1) },
  Sample("CaughtLabeled") { CaughtLabeled.failed() },
]

let everyLayoutSamples: [Sample] = [
  Sample("EveryLayout.Flattened") { EveryLayout.Flattened.waitlist(position: 1, names: ["a"], note: "x") },
  Sample("EveryLayout.Flattened") { EveryLayout.Flattened.accepted },
  Sample("EveryLayout.Discriminator") { EveryLayout.Discriminator.waitlist(position: 1, names: ["a"], note: nil) },
  Sample("EveryLayout.Discriminator") { EveryLayout.Discriminator.accepted },
  Sample("EveryLayout.Adjacent") { EveryLayout.Adjacent.waitlist(position: 1, names: [], note: "x") },
  Sample("EveryLayout.Adjacent") { EveryLayout.Adjacent.accepted },
  Sample("EveryLayout.Natural") { EveryLayout.Natural.waitlist(position: 1, names: ["a"], note: nil) },
  Sample("EveryLayout.Natural") { EveryLayout.Natural.accepted },
  Sample("EveryLayout.Labeled") { EveryLayout.Labeled.waitlist(position: 1, names: [], note: "x") },
  Sample("EveryLayout.Labeled") { EveryLayout.Labeled.accepted },
  Sample("EveryLayout.Untagged") { EveryLayout.Untagged.waitlist(position: 1, names: ["a"], note: nil) },
  Sample("EveryLayout.Untagged") { EveryLayout.Untagged.accepted },
  Sample("EveryLayout.Merged") { EveryLayout.Merged.waitlist(EveryLayout.Waitlist(position: 1, note: "x")) },
  Sample("EveryLayout.Merged") { EveryLayout.Merged.labeled(.waitlist(position: 1, names: [], note: nil)) },
  Sample("EveryLayout.Merged") { EveryLayout.Merged.accepted },
  Sample("EveryLayout.Positional") { EveryLayout.Positional.list(1, "x", false) },
  Sample("EveryLayout.Positional") { EveryLayout.Positional.list(1, nil) },
  Sample("EveryLayout.Positional") { EveryLayout.Positional.other(1) },
  Sample("EveryLayout.InArray") { EveryLayout.InArray.list(1, "x", false) },
  Sample("EveryLayout.InArray") { EveryLayout.InArray.list(1, nil) },
  Sample("EveryLayout.InArray") { EveryLayout.InArray.other(1) },
  Sample("EveryLayout.NaturalList") { EveryLayout.NaturalList.list(1, "x", false) },
  Sample("EveryLayout.NaturalList") { EveryLayout.NaturalList.list(1, nil) },
  Sample("EveryLayout.NaturalList") { EveryLayout.NaturalList.other(1) },
  Sample("EveryLayout.AdjacentList") { EveryLayout.AdjacentList.list(1, "x", false) },
  Sample("EveryLayout.AdjacentList") { EveryLayout.AdjacentList.list(1, nil) },
  Sample("EveryLayout.AdjacentList") { EveryLayout.AdjacentList.other(1) },
  Sample("EveryLayout.UntaggedList") { EveryLayout.UntaggedList.list(1, "x", false) },
  Sample("EveryLayout.UntaggedList") { EveryLayout.UntaggedList.list(1, nil) },
  Sample("EveryLayout.UntaggedList") { EveryLayout.UntaggedList.other(1) },
]
