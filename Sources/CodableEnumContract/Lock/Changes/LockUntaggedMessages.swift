import CodableEnumGenerator
import CodableEnumJSON

// Messages about cases of untagged enums, in alphabetical order.
extension LockChange {
  static func integersTaken(_ pair: EnumPair, _ number: WireCase, _ integer: WireCase) -> LockChange {
    LockChange(
      .jsonTaken,
      pair.spot(number, integer),
      of: number.name,
      "whole numbers, which were case '\(number.name)' of \(pair.id), are case '\(integer.name)' now",
      ofReaders: "let '\(integer.name)' take JSON that is no number",
      // A case that takes nothing else would never be read.
      cures: integer.claim?.kinds == [.integer]
        ? []
        : [
          Cure(
            "add matches: [.integer, .number] to the @CodableCase of '\(number.name)'",
            .claim(Claim(kinds: [.integer, .number], groups: [], isExplicit: true), of: number.name)
          )
        ]
    )
  }

  /// A case takes JSON that was caught as unknown, and does not read it, or drops keys of it.
  static func keptTaken(
    _ pair: EnumPair,
    _ json: JSONValue,
    _ old: WireCase,
    _ new: WireCase,
    isRefused: Bool
  ) -> LockChange {
    let verb = old.content.keptAmount > 0 ? "kept" : "caught"
    let fate = isRefused ? "refuses it" : "drops its keys"
    let way = "let '\(new.name)' take an object with a required key of its own, or let it hold any such JSON"
    return LockChange(
      .jsonTaken,
      pair.spot(nil, new),
      of: "\(old.name): unknown",
      "\(json.text(.compact)), which case '\(old.name)' of \(pair.id) \(verb), is case '\(new.name)' now, which \(fate)",
      wayOut: way,
      ofReaders: way,
      cures: new.requiredKey(in: pair.types.new)
    )
  }

  static func matchChanged(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    let literal = new.tag.flatMap { _ in old.tag?.quoted }
    let way =
      literal.map { "keep \($0); a new literal can be one of its aliases until all peers read it" }
      ?? "keep the JSON that selects it, with matches: if necessary"
    let matches = old.matches(in: pair, as: new, first: false) { "write matches: \($0) in its @CodableCase" }
    return LockChange(
      .matchChanged,
      pair.spot(old, new),
      "\(pair.subject(of: new)) takes \(new.takenText) instead of \(old.takenText)",
      wayOut: way,
      ofReaders: way,
      cures: literal == nil ? matches + new.requiredKey(in: pair.types.new) : []
    )
  }

  static func matchTaken(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    LockChange(
      .jsonTaken,
      pair.spot(old, new),
      of: old.name,
      "\(pair.subject(of: new)) takes \(new.takenText), which case '\(old.name)' took",
      ofReaders: "put '\(old.name)' first, with its own matches:, or let other JSON select the new case",
      cures: old.matches(in: pair, as: old, first: true) { "put '\(old.name)' first, with matches: \($0)" }
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
      wayOut: "give '\(taker.name)' a required key"
    )
  }

  static func sampleTaken(_ pair: EnumPair, _ example: Example, _ old: WireCase, _ new: WireCase) -> LockChange {
    let noun = new.tag != nil ? "literal" : pair.hasOtherRawValues(new) ? "raw value" : nil
    let way =
      noun.map { "choose a \($0) that '\(old.name)' never has" }
      ?? "tell them apart as before, with matches: if necessary"
    return LockChange(
      .jsonTaken,
      pair.spot(old, new),
      of: noun == nil ? "\(old.name): \(example.text)" : old.name,
      "\(example.text), which was case '\(old.name)' of \(pair.id), is case '\(new.name)' now",
      wayOut: way,
      ofReaders: way,
      cures: noun != nil
        ? [] : old.matches(in: pair, as: old, first: true) { "put '\(old.name)' first, with matches: \($0)" }
    )
  }
}

extension WireCase {
  /// Lets a case that takes every object take those with one of its keys.
  fileprivate func requiredKey(in shapes: [String: WireShape]) -> [Cure] {
    guard claim?.kinds == [.object], claim?.groups.isEmpty ?? false else { return [] }
    let keyed = content.keyedValues.map(\.value.name).map { value -> [WireEdit] in
      [.optional(false, of: value, in: name), .defaultValue(nil, of: value, in: name)]
    }
    if !keyed.isEmpty { return [Cure("give '\(name)' a required key", anyOf: keyed)] }
    guard let value = content.values.first, case .structure(let properties)? = shapes.shape(of: value.type),
      let key = properties.first(where: { !$0.value.canBeMissing })?.key
    else { return [] }
    let claim = Claim(kinds: [.object], groups: [KeyGroup([key])], isExplicit: true)
    return [Cure("add matches: [\(swiftLiteral(key))] to its @CodableCase", .claim(claim, of: name))]
  }

  /// Lets the case that it has become take the JSON that it took.
  ///
  /// - Parameters:
  ///   - isFirst: Whether it comes before all others.
  ///   - text: The way out, by the argument.
  fileprivate func matches(
    in pair: EnumPair,
    as new: WireCase,
    first isFirst: Bool,
    _ text: (String) -> String
  ) -> [Cure] {
    guard var claim, let matches = claim.matches else { return [] }
    let canMatch = pair.new.cases.first { $0.name == new.name }?.canMatch(claim) ?? false
    claim.isExplicit = true
    let edits: [WireEdit] = [.claim(claim, of: new.name)] + (isFirst ? [.order([new.name])] : [])
    return [Cure(text(matches), anyOf: canMatch ? [edits] : [])]
  }

  /// Whether `matches:` can say that it takes the JSON: a literal has none, and keys are of values that are always there.
  private func canMatch(_ other: Claim) -> Bool {
    guard let claim, tag == nil else { return false }
    let required = content.keyedValues.filter { !$0.value.canBeMissing }.map(\.key)
    return other.groups.allSatisfy { $0.keys.contains(where: required.contains) }
      && (content.values.isEmpty || claim.isExplicit || other.kinds.allSatisfy(claim.kinds.contains))
  }

  /// The JSON that an untagged case takes.
  fileprivate var takenText: String {
    tags.isEmpty ? claim?.text ?? "nothing" : tags.map(\.quoted).joined(separator: " or ")
  }
}

extension Claim {
  /// As the argument of `matches:`; nil if it is more than that says.
  fileprivate var matches: String? {
    if isRawValue { return ".rawValue" }
    if isRest || !constants.isEmpty { return nil }
    if kinds == [.object], !groups.isEmpty {
      return "[\(groups.map { swiftLiteral($0.keys[0]) }.joined(separator: ", "))]"
    }
    let words = kinds.map { ".\($0.rawValue)" }
    return words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
  }

  var text: String {
    if kinds == [.object], !groups.isEmpty {
      let keys = groups.map { $0.keys.map { "\"\($0)\"" }.joined(separator: " or ") }
      return "an object with \(keys.joined(separator: " and "))"
    }
    return isRest ? "what no other case takes" : (constants.map(\.quoted) + kinds.map(\.text)).joined(separator: " or ")
  }
}
