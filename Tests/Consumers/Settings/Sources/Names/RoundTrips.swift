import CodableEnum
import Foundation

/// Writes and reads a value, which must not change.
func expectRoundTrip<Value: Swift.Codable & Equatable>(_ values: Value...) throws {
  for value in values {
    let data = try JSONEncoder().encode([value])
    guard try JSONDecoder().decode([Value].self, from: data) == [value] else { throw Changed(text: "\(value)") }
  }
}

struct Changed: Error {
  var text: String
}

public func checkRoundTrips() throws {
  try expectRoundTrip(Positional.none, .one(1), .several(1, nil), .several(1, "x", 2), .other("zzz", [1]))
  try expectRoundTrip(Natural.none, .one(1), .object(decoder: 1, encoder: nil))
  try expectRoundTrip(Labeled.none, .object(decoder: 1, encoder: 2), .invalid)
  try expectRoundTrip(InArrays.none, .one(1), .two(1, true))
  try expectRoundTrip(Discriminated.none, .one(1), .object(decoder: 1, encoder: 2), .other(["discriminator": "zzz"]))
  try expectRoundTrip(Flattened.none, .object(decoder: 1), .missing(value: 1))
  try expectRoundTrip(Answer.yes(value: 1), .no)
  try expectRoundTrip(Coded404.missing, .five(1))
  try expectRoundTrip(Merged.flattened(.object(decoder: 1)), .nothing)
  try expectRoundTrip(Adjacent.none, .one(1), .several(1, "x"), .object(decoder: 1))
  try expectRoundTrip(Status.active, .suspended, .unknown("new"))
  try expectRoundTrip(Level.low, .high)
  try expectRoundTrip(Mixed.one, .two, .yes)
  try expectRoundTrip(Untagged.text("x"), .list([1]), .object(decoder: 1, encoder: nil), .byte(1))
  try expectRoundTrip(Saved.none, .one(1))
  try expectRoundTrip(Sighting.seen(n: 1))
  try expectRoundTrip(Cases.Decoder, .CodableValue(CodableKey: 1, decoder: 2), .object(1), .tags, .Swift(1))
  try expectRoundTrip(Labels.more(content: 1, tags: 2, untagged: 3, error: 4, tag: 5, rawValue: 6))
  try expectRoundTrip(Labels.caught(object: nil, untagged: 1))
  try expectRoundTrip(UntaggedLabels.content(content: 1, value: 2, decoder: 3), .values([1]))
  try expectRoundTrip(RawCases.Decoder, .String, .unknown("zzz"))
  try expectRoundTrip(Members.one(1), .two(decoder: 1, encoder: 2))
  guard Saved(rawValue: Saved.one(1).rawValue) == .one(1), Level(rawValue: 2) == .high,
    Status(rawValue: "new") == .unknown("new")
  else { throw Changed(text: "raw values") }
  _ = try JSONEncoder().encode(Generic<Swift.Int, Swift.Int>.key(1))
  _ = try JSONEncoder().encode(Holder<Swift.Int>.Nested.one(1))
}
