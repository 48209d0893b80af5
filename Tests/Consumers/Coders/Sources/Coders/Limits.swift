import CodableEnum
import Foundation

/// All that does not come back, by the coder. The documentation's list is printed from this one: `Coders --limits`.
let limits: [Limit] = propertyListLimits + columnLimits + xmlLimits + tomlLimits + formLimits

private let propertyListLimits = [Coder.binaryPropertyList, .xmlPropertyList].map { coder in
  Limit(
    coder: coder,
    what: "a tag alone as the root, as with `.natural`",
    applies: \.isWrittenAlone,
    proof: plain("x")
  )
}

private let columnLimits = [
  Limit(
    coder: .column,
    what: "`.untagged`, unless keys tell the cases apart, or it has `storage: .json`",
    isStrict: false,
    applies: { $0.hasKinds && $0.place == .root },
    proof: plain(NumberOrText.text("x"))
  ),
  Limit(
    coder: .column,
    what: "tags `true` and `false` beside integers",
    reason: "`true` is 1",
    isStrict: false,
    applies: { $0.layout == "raw value, integers and booleans" && $0.place == .root },
    proof: plain(NumberOrBoolean.boolean(true))
  ),
]

private let xmlLimits = [
  Limit(
    coder: .xml,
    what: "a tag alone as the root, as with `.natural`",
    reason: "XMLCoder stops the program",
    applies: \.isWrittenAlone,
    proof: plain("x")
  ),
  Limit(
    coder: .xml,
    what: "an empty array or dictionary",
    reason: "it is nil where that is possible",
    isStrict: false,
    applies: { $0.json.parts.contains(where: \.isEmpty) },
    proof: plain(Counts(counts: [], byName: [:]))
  ),
  Limit(
    coder: .xml,
    what: "in an unknown case, text that looks like a number or a boolean, and arrays of fewer than two elements",
    reason: "`007` may be a number, `n` false, and one element an array",
    isStrict: false,
    applies: {
      $0.isKept
        && $0.json.parts.contains {
          $0.text == "007" || $0.text == "n" || ($0 != [:] && $0.elements.count == 1) || $0 == []
        }
    },
    proof: keepsText
  ),
  Limit(
    coder: .xml,
    what: "a nil text with `nils: .null`",
    reason: "it becomes empty text",
    isStrict: false,
    applies: { $0.json.parts.contains(.null) },
    proof: plain(Nulls(text: nil))
  ),
  Limit(
    coder: .xml,
    what: "`.caseKeyed(payload: .array)` with one value, an array or an object",
    reason: "XMLCoder takes the element for the array",
    isStrict: false,
    applies: \.hasOneValueInArray,
    proof: plain(Nested(values: [Point(x: 1, y: 2)]))
  ),
  Limit(
    coder: .xml,
    what: "an array that a type other than `Array` reads, such as a `LossyListCoder`",
    applies: { $0.layout == "flat, coders" && $0.json.parts.contains([1, 2]) },
    proof: plain(Property(value: Wrapped(values: [1, 2])))
  ),
  Limit(
    coder: .xml,
    what: "`.untagged`, unless keys tell the cases apart",
    isStrict: false,
    applies: \.hasKinds,
    proof: keepsText
  ),
]

private let tomlLimits = [
  Limit(
    coder: .toml,
    what: "a tag alone, or an array, as the root",
    reason: "TOMLKit stops the program",
    applies: \.isNoObject,
    proof: plain("x")
  ),
  Limit(
    coder: .toml,
    what: "an untagged case that is a struct, or that keeps everything, as the root",
    reason: "TOMLKit stops the program",
    isStrict: false,
    applies: \.isUntaggedRoot,
    proof: plain(Single(value: Point(x: 1)))
  ),
  Limit(
    coder: .toml,
    what: "nil, unless it can be left out",
    isStrict: false,
    applies: { $0.json.parts.contains(.null) },
    proof: plain([nil, 1])
  ),
  Limit(
    coder: .toml,
    what: "arrays in arrays, unless of plain values",
    reason: "TOMLKit stops the program",
    isStrict: false,
    applies: \.hasArraysOfUnlikeArrays,
    proof: plain(Property(value: [[Point(x: 1)]]))
  ),
  Limit(
    coder: .toml,
    what: "an empty object, as `.labeled` writes",
    reason: "`emptyCases: .true` writes another value",
    isStrict: false,
    applies: { $0.json.parts.contains([:]) },
    proof: plain(Property(value: Nothing()))
  ),
  Limit(
    coder: .toml,
    what: "`.labeled` and `.natural` with labels, where the enum is a property",
    reason: "TOMLKit stops the program if an object in an object begins with an object",
    isStrict: false,
    applies: { $0.beginsWithNestedObject },
    proof: plain(Property(value: Synthesized.one(1)))
  ),
]

private let formLimits = [
  Limit(
    coder: .form,
    what: "arrays of anything but plain values",
    applies: { $0.json.parts.contains { $0.elements.contains { !$0.isScalar } } },
    proof: plain(Elements(values: [[1]]))
  ),
  Limit(
    coder: .form,
    what: "nil, unless it can be left out",
    reason: "it becomes empty text",
    isStrict: false,
    applies: { $0.json.parts.contains(.null) },
    proof: plain([nil, 1])
  ),
  Limit(
    coder: .form,
    what: "a tag alone, or an array, as the root",
    isStrict: false,
    applies: \.isNoObject,
    proof: plain("x")
  ),
  Limit(
    coder: .form,
    what: "an empty array or dictionary",
    isStrict: false,
    applies: { $0.json.parts.contains(where: \.isEmpty) },
    proof: plain(Counts(counts: []))
  ),
  Limit(
    coder: .form,
    what: "text with `+`, numbers with an exponent",
    reason: "Hummingbird's encoder leaves `+` as it is, which its decoder reads as a space",
    isStrict: false,
    applies: { $0.json.parts.contains { $0.text?.contains("+") == true || $0 == .double(-1e100) } },
    proof: plain(Property(value: "1+1"))
  ),
  Limit(
    coder: .form,
    what: "an optional `URL` or `Data` in an array, or alone under the tag of its case",
    isStrict: false,
    applies: { $0.json.parts.contains { $0.text?.hasPrefix("https:") == true || $0 == "AQID" } },
    proof: plain(Property<[URL?]>(value: [.homeDirectory]))
  ),
  Limit(
    coder: .form,
    what: "in an unknown case, text that looks like a number",
    reason: "`007` becomes 7",
    applies: { $0.isKept && $0.json.parts.contains("007") },
    proof: keepsText
  ),
  Limit(
    coder: .form,
    what: "`.untagged`, unless keys tell the cases apart",
    isStrict: false,
    applies: \.hasKinds,
    proof: keepsText
  ),
]

/// Fails where a text that looks like a number is kept as one.
private let keepsText: @Sendable (Coder) throws -> Void = { coder in
  let found = try coder.transmit(["a": "007"], as: [String: CodableValue].self)
  guard found == ["a": "007"] else { throw Different(description: "came back as \(found)") }
}
