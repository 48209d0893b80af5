import CodableEnum

/// What a coder cannot carry, whatever the enum.
struct Limit: Sendable {
  var coder: Coder
  /// What does not come back, as the documentation's list has it.
  var what: String
  /// What happens instead, or the way out, unless the format alone explains it.
  var reason = ""
  /// Whether every value that it applies to fails, or only some do.
  var isStrict = true
  var applies: @Sendable (Wire) -> Bool
  /// A value without an enum that fails for the same reason.
  var proof: @Sendable (Coder) throws -> Void
}

/// A value of plain types that does not come back equal.
func plain(_ value: some Payload) -> @Sendable (Coder) throws -> Void {
  { coder in
    let found = try coder.transmit(value, as: type(of: value))
    guard found == value else { throw Different(description: "came back as \(found)") }
  }
}

extension CodableValue {
  /// The value and all that it contains.
  var parts: [CodableValue] {
    switch self {
    case .array(let elements): [self] + elements.flatMap(\.parts)
    case .object(let members): [self] + members.values.flatMap(\.parts)
    case .null, .boolean, .integer, .unsigned, .double, .decimal, .string: [self]
    }
  }

  var elements: [CodableValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var members: [String: CodableValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .boolean, .integer, .unsigned, .double, .decimal, .string: true
    }
  }

  var isEmpty: Bool { self == [] || self == [:] }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

/// A check, as the limits see it.
struct Wire {
  var layout: String
  var place: Check.Place
  var json: CodableValue

  /// Whether the enum itself is written as nothing but its tag, at the root.
  var isWrittenAlone: Bool { place == .root && json.isScalar }

  /// Whether the enum is not written as an object, at the root.
  var isNoObject: Bool { place == .root && (json.isScalar || !json.elements.isEmpty || json == []) }

  /// Whether the enum has no tag, and something besides keys to tell its cases.
  var hasKinds: Bool { layout.hasPrefix("untagged") && !layout.hasPrefix("untagged, keys") }

  /// Whether the enum has no tag, and is the root or the column itself.
  var isUntaggedRoot: Bool { layout.hasPrefix("untagged") && place == .root }

  /// Whether the enum is not one of ours.
  var isSynthesis: Bool { layout == SynthesizedFamily.name }

  /// Whether an older version keeps the value as one that it does not know.
  var isKept: Bool { layout.hasSuffix("unknown") }

  /// Whether an enum that opens an object in its object first is under a key.
  var beginsWithNestedObject: Bool {
    ["labeled", "natural", "compiler's synthesis"].contains { layout.hasPrefix($0) }
      && (place == .property || json.parts.contains { $0.members.values.contains { !$0.members.isEmpty } })
  }

  /// Whether a value is an array or an object, alone in the array of its case.
  var hasOneValueInArray: Bool {
    layout.hasPrefix("array") && json.parts.contains { $0.elements.count == 1 && !$0.elements.allSatisfy(\.isScalar) }
  }

  /// Whether an array is in another that is not one of arrays of plain values, as its type says: what an unknown case keeps
  /// has no such type, nor has an array of enums.
  var hasArraysOfUnlikeArrays: Bool {
    json.parts.flatMap(\.elements).contains { element in
      element.elements.contains { !$0.isScalar } || isKept && (element == [] || !element.elements.isEmpty)
        || element == ["none"]
    }
  }
}
