import CodableEnumGenerator

// Messages about cases of untagged enums, in alphabetical order.
extension LockChange {
  static func integersTaken(_ pair: EnumPair, _ number: WireCase, _ integer: WireCase) -> LockChange {
    LockChange(
      .jsonTaken,
      pair.spot(number, integer),
      of: number.name,
      "whole numbers, which were case '\(number.name)' of \(pair.id), are case '\(integer.name)' now",
      wayOut: "add matches: [.integer, .number] to the @CodableCase of '\(number.name)'"
    )
  }

  static func literalTaken(_ pair: EnumPair, _ sample: Sample, _ old: WireCase, _ new: WireCase) -> LockChange {
    LockChange(
      .jsonTaken,
      pair.spot(old, new),
      of: "\(old.name): \(sample.text)",
      "\(sample.text), which was a value of case '\(old.name)' of \(pair.id), is the literal of case '\(new.name)' now",
      wayOut: "choose a literal that '\(old.name)' never has"
    )
  }

  static func matchChanged(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    let literal = new.tag.flatMap { _ in old.tag?.quoted }
    return LockChange(
      .matchChanged,
      pair.spot(old, new),
      "\(pair.subject(of: new)) takes \(new.takenText) instead of \(old.takenText)",
      wayOut: literal.map { "keep \($0); a new literal can be one of its aliases until all peers read it" }
        ?? "keep the JSON that selects it, with matches: if necessary"
    )
  }

  static func matchTaken(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    LockChange(
      .jsonTaken,
      pair.spot(old, new),
      of: old.name,
      "\(pair.subject(of: new)) takes \(new.takenText), which case '\(old.name)' took",
      wayOut: "put '\(old.name)' first, with its own matches:, or let other JSON select the new case"
    )
  }

  static func matchesReordered(_ pair: EnumPair) -> LockChange {
    LockChange(
      .matchesReordered,
      pair.spot,
      "the cases of \(pair.id) with matches: are in a different order, and the first match wins",
      wayOut: "keep their order"
    )
  }

  static func objectsRejected(_ pair: EnumPair, _ caught: WireCase, _ taker: WireCase) -> LockChange {
    LockChange(
      .objectsRejected,
      pair.spot(caught, taker),
      "\(pair.subject(of: taker)) takes every object and rejects unknown keys; case '\(caught.name)' caught them",
      wayOut: "give '\(taker.name)' a required key, or leave out unknownKeys: .reject"
    )
  }

  static func sampleTaken(_ pair: EnumPair, _ sample: Sample, _ old: WireCase, _ new: WireCase) -> LockChange {
    LockChange(
      .jsonTaken,
      pair.spot(old, new),
      of: "\(old.name): \(sample.text)",
      "\(sample.text), which was case '\(old.name)' of \(pair.id), is case '\(new.name)' now",
      wayOut: "tell them apart as before, with matches: if necessary"
    )
  }
}

extension WireCase {
  /// The JSON that an untagged case takes.
  fileprivate var takenText: String {
    tags.isEmpty ? claim?.text ?? "nothing" : tags.map(\.quoted).joined(separator: " or ")
  }
}

extension Claim {
  var text: String {
    if kinds == [.object], !groups.isEmpty {
      let keys = groups.map { $0.keys.map { "\"\($0)\"" }.joined(separator: " or ") }
      return "an object with \(keys.joined(separator: " and "))"
    }
    return isRest ? "what no other case takes" : (constants.map(\.quoted) + kinds.map(\.text)).joined(separator: " or ")
  }
}
