import CodableEnumGenerator
import CodableEnumJSON

// Messages about types, enums and cases, in alphabetical order.
extension LockChange {
  /// A merged value may write an alias in place of the tag.
  static func aliasAdded(_ pair: EnumPair, _ alias: Tag, _ new: WireCase, _ breaks: Set<Audience>) -> LockChange {
    LockChange(
      breaks: breaks,
      isAddition: true,
      what: "the merged value of \(pair.subject(of: new)) can write \(alias.quoted), its new alias, as the tag"
        + (breaks.contains(.peers) ? ", and deployed versions do not know it" : ""),
      wayOut: "do not write it until all of them know it",
      place: new.place
    )
  }

  static func aliasGone(_ pair: EnumPair, _ alias: Tag, _ new: WireCase, _ other: WireCase?) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(alias.quoted) is no longer read as \(pair.subject(of: new))"
        + (other.map { ", but as case '\($0.name)'" } ?? ""),
      wayOut: other == nil
        ? "keep aliases: [\(alias.literal)] in its @CodableCase" : "give it back, aliases: [\(alias.literal)]",
      place: new.place
    )
  }

  /// - Parameter other: The old case that takes it, if one does.
  static func caseAdded(
    _ pair: EnumPair,
    _ new: WireCase,
    takenBy other: WireCase?,
    _ breaks: Set<Audience>
  ) -> LockChange {
    let fate =
      other.map { ", and deployed versions read it as case '\($0.name)'" } ?? ", and deployed versions do not know it"
    let survival: String? =
      switch pair.kind {
      case .annotated where pair.new.isTagless(new): nil
      case .annotated where other == nil: "a case of \(pair.id) with catches: .unknown"
      case .plain where other == nil:
        "\(pair.id) as an annotated enum, with strategy: .rawValue and a case with catches: .unknown,"
      case .synthesized where other == nil:
        "\(pair.id) as an annotated enum, with strategy: .caseKeyed(payload: .labeled) and a case with catches: .unknown,"
      case .annotated, .plain, .synthesized, .structure, .openSet: nil
      }
    return LockChange(
      breaks: breaks,
      isAddition: true,
      what: "\(pair.subject(of: new)) is new" + (breaks.contains(.peers) ? fate : ""),
      wayOut: "do not write it until all of them know it"
        + (survival.map { "; \($0) lets peers survive the next one" } ?? ""),
      place: new.place
    )
  }

  /// - Parameter other: The new case that takes its JSON, if one does.
  static func caseGone(_ pair: EnumPair, _ old: WireCase, _ other: WireCase?) -> LockChange {
    let fate =
      if let other {
        "case '\(other.name)' now"
      } else if let catching = pair.new.catching(.unknown) {
        "now unknown, caught by '\(catching.name)'"
      } else {
        "no longer read"
      }
    let json = old.tag.map { "\($0.quoted)" } ?? "its JSON"
    return LockChange(
      breaks: [.readers],
      what: "\(pair.subject(of: old)) is gone, and \(json) is \(fate)",
      wayOut: "keep the \(pair.noun)"
        + (pair.kind != .annotated ? "" : old.tag.map { ", or give another one aliases: [\($0.literal)]" } ?? ""),
      place: pair.place,
      lockPlace: old.place
    )
  }

  static func caseRenamed(_ pair: EnumPair, _ old: WireCase, _ new: WireCase, _ breaks: Set<Audience>) -> LockChange {
    let (oldTag, newTag) = (old.tag ?? .string(""), new.tag ?? .string(""))
    let rename = old.name == new.name ? "has" : "is renamed to '\(new.name)', and has"
    let isDecodable = pair.new.conformance.isDecodable
    let aliases = "add aliases: [\(oldTag.literal)] to its @CodableCase to read old data, or "
    let wayOut =
      switch pair.kind {
      case .plain: "write = \(oldTag.literal) after the case to keep it"
      case .synthesized: "write case \(new.name) = \(oldTag.literal) in its CodingKeys to keep it"
      case .openSet: "write @CodableType(\(oldTag.literal), of: …) to keep the tag"
      case .annotated, .structure:
        (isDecodable ? aliases : "") + "write @CodableCase(\(oldTag.literal)) to keep the tag"
      }
    return LockChange(
      breaks: breaks,
      what: "\(pair.subject(of: old)) \(rename) the tag \(newTag.quoted); \(oldTag.quoted) is no longer "
        + (isDecodable ? "read" : "written"),
      wayOut: wayOut,
      place: new.place,
      lockPlace: old.place
    )
  }

  static func caseSkipped(_ pair: EnumPair, _ old: WireCase, _ skipped: WireCase) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(pair.subject(of: old)) is skipped, and \(old.tag?.quoted ?? "its JSON") is no longer read",
      wayOut: "remove skip: \(skipped.skippedDirection.map { ".\($0.rawValue)" } ?? "true")",
      place: skipped.place,
      lockPlace: old.place
    )
  }

  static func catchGone(_ pair: EnumPair, _ kind: Catch, _ old: WireCase) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "no case of \(pair.id) catches .\(kind.rawValue) anymore",
      wayOut: "restore catches: .\(kind.rawValue), which case '\(old.name)' had",
      place: pair.place,
      lockPlace: old.place
    )
  }

  static func catchKeepsLess(_ pair: EnumPair, _ kind: Catch, _ old: WireCase, _ new: WireCase) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(pair.subject(of: new)) keeps less of the JSON that it catches, and does not write the rest back",
      wayOut: "keep its values",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func decodingGone(_ pair: EnumPair) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(pair.id) is no longer Decodable",
      wayOut: "remove conformance: .encodable",
      place: pair.place,
      lockPlace: pair.lockPlace
    )
  }

  static func emptyCaseChanged(
    _ pair: EnumPair,
    _ old: WireCase,
    _ new: WireCase,
    _ breaks: Set<Audience>
  ) -> LockChange {
    func form(_ emptyCases: EmptyCases) -> String {
      if emptyCases.isName { return "its tag alone" }
      return pair.new.tagIsFirst ? "an array" : "an object"
    }
    return LockChange(
      breaks: breaks,
      what: "\(pair.subject(of: new)) is \(form(pair.new.emptyCases)) instead of \(form(pair.old.emptyCases))",
      wayOut: "keep emptyCases: .\(pair.old.emptyCases.rawValue)",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func enumAdded(_ type: WireDefinition) -> LockChange {
    LockChange(breaks: [], isAddition: true, what: "\(type.shape.noun) '\(type.id)' is new", place: type.place)
  }

  static func enumGone(_ type: WireDefinition) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(type.shape.noun) '\(type.id)' is gone from the inputs",
      wayOut: "keep it as long as its data exists, or add the file that it moved to",
      place: type.place
    )
  }

  /// - Parameter reason: What it is now.
  static func enumUnknown(_ type: WireDefinition, _ reason: OpenReason, _ place: WirePlace) -> LockChange {
    let wayOut = type.enumeration.map { "write // @CodableEnum(strategy: \($0.strategy.spelling)) above it" }
    return LockChange(
      breaks: .everyone,
      what: "enum '\(type.id)' is no longer annotated: \(reason.text)",
      wayOut: wayOut,
      place: place,
      lockPlace: type.place
    )
  }

  static func fieldHasTag(
    _ pair: EnumPair,
    _ field: KeyedValue<WireValue>,
    _ element: WireCase,
    _ breaks: Set<Audience>
  ) -> LockChange {
    LockChange(
      breaks: breaks,
      what: "'\(field.value.name)' has the key \(JSONValue.string(field.key).text()), the tag of "
        + "\(pair.subject(of: element)) beside it",
      wayOut: "give it another key",
      place: field.value.place
    )
  }

  static func invalidBecomesUnknown(_ pair: EnumPair, _ kind: TagKind, _ old: WireCase) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(kind.jsonKind.text) that is no tag of \(pair.id) was invalid, which case '\(old.name)' caught; "
        + "now it is an unknown tag",
      wayOut: "let a case catch .unknown, too, or give \(pair.id) tags of the same kinds as before",
      place: pair.place,
      lockPlace: old.place
    )
  }

  static func keyChanged(
    _ pair: EnumPair,
    _ thing: String,
    from old: ContentKey,
    to new: ContentKey,
    _ breaks: Set<Audience>
  ) -> LockChange {
    func place(_ key: ContentKey) -> String {
      switch key {
      case .key(let key): "\"\(key)\""
      case .tag: "its tag"
      }
    }
    return LockChange(
      breaks: breaks,
      what: "the \(thing) of \(pair.id) is under \(place(new)) instead of \(place(old))",
      wayOut: "keep \(thing == "tag" ? "key" : thing): \(old.argument.spelling); a new key needs a new enum",
      place: pair.place,
      lockPlace: pair.lockPlace
    )
  }

  static func kindChanged(_ old: WireDefinition, _ new: WireDefinition) -> LockChange {
    LockChange(
      breaks: .everyone,
      what: "'\(new.id)' is \(new.shape.kind) instead of \(old.shape.kind)",
      wayOut: "keep the old type, and add a new one",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func missingMoved(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    LockChange(
      // Deployed versions read it as the old case, too.
      breaks: new.tag == nil && new.isEncoded ? .everyone : [.readers],
      what: "JSON without a tag is case '\(new.name)' of \(pair.id) instead of '\(old.name)'",
      wayOut: "keep \(old.tag == nil ? "@CodableCase(nil)" : "catches: .missing") in '\(old.name)'",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func rawValueChanged(
    _ type: WireDefinition,
    from old: WireType,
    to new: WireType,
    _ breaks: Set<Audience>,
    _ lockPlace: WirePlace
  ) -> LockChange {
    LockChange(
      breaks: breaks,
      what: "the raw values of '\(type.id)' are of type \(new.text) instead of \(old.text)",
      wayOut: "keep the type",
      place: type.place,
      lockPlace: lockPlace
    )
  }

  static func rawValuesClosed(_ type: WireDefinition, _ lockPlace: WirePlace) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "'\(type.id)' takes only certain raw values; it took any",
      wayOut: "make it an enum with strategy: .rawValue and a case that catches: .unknown",
      place: type.place,
      lockPlace: lockPlace
    )
  }

  static func rawValuesOpened(_ type: WireDefinition, _ lockPlace: WirePlace) -> LockChange {
    LockChange(
      breaks: [.peers],
      isAddition: true,
      what: "'\(type.id)' takes any raw value; it took only certain ones",
      wayOut: "until all peers do, write only raw values that they know",
      place: type.place,
      lockPlace: lockPlace
    )
  }

  static func shapeUnknown(_ type: WireDefinition, _ unknown: UnknownType) -> LockChange {
    LockChange(
      breaks: .everyone,
      what: "the JSON of '\(type.id)' can no longer be determined: \(unknown.reason.text)",
      wayOut: "let the compiler synthesize its coding, or test it with its old JSON, and run codable-enum lock",
      place: unknown.place,
      lockPlace: type.place
    )
  }

  static func strategyChanged(_ pair: EnumPair, _ breaks: Set<Audience>) -> LockChange {
    let (old, new) = (pair.old.strategy.spelling, pair.new.strategy.spelling)
    return LockChange(
      breaks: breaks,
      what: "the strategy of \(pair.id) is \(new) instead of \(old)",
      wayOut: "keep strategy: \(old); a different one needs a new enum",
      place: pair.place,
      lockPlace: pair.lockPlace
    )
  }

  static func tagChanged(_ pair: EnumPair, _ new: WireCase, from old: Tag, _ breaks: Set<Audience>) -> LockChange {
    let tag = new.tag ?? old
    return LockChange(
      breaks: breaks,
      isAddition: true,
      what: "\(pair.subject(of: new)) is written as \(tag.quoted) instead of \(old.quoted)"
        + (breaks.contains(.peers) ? ", which deployed versions do not know" : ""),
      wayOut: "until all peers read \(tag.quoted), write @CodableCase(\(old.literal), aliases: [\(tag.literal)])",
      place: new.place
    )
  }

  /// - Parameters:
  ///   - old: The case. It has a tag if the new one has none.
  static func tagGainedOrLost(
    _ pair: EnumPair,
    _ old: WireCase,
    _ new: WireCase,
    _ breaks: Set<Audience>
  ) -> LockChange {
    let isRead = !breaks.contains(.readers)
    let (what, wayOut) =
      if let tag = new.tag {
        (
          "has the tag \(tag.quoted); it had none",
          isRead
            ? "until all peers read \(tag.quoted), write @CodableCase(nil, aliases: [\(tag.literal)])"
            : "write @CodableCase(\(tag.literal), catches: .missing) to read old data, or @CodableCase(nil) to write no tag"
        )
      } else {
        (
          "no longer has \(old.tag.map { "the tag \($0.quoted)" } ?? "a tag")",
          isRead
            ? "until all peers read JSON without a tag, write @CodableCase(\(old.tag?.literal ?? "…"), catches: .missing)"
            : "write @CodableCase(nil, aliases: [\(old.tag?.literal ?? "…")]) to read old data, or restore the tag"
        )
      }
    return LockChange(
      breaks: breaks,
      what: "\(pair.subject(of: new)) \(what)",
      wayOut: wayOut,
      place: new.place,
      lockPlace: old.place
    )
  }

  static func tagMoved(_ pair: EnumPair, _ tag: Tag, _ old: WireCase, _ new: WireCase) -> LockChange {
    LockChange(
      breaks: .everyone,
      what: "\(tag.quoted) was \(pair.noun) '\(old.name)' of \(pair.id), and is \(pair.noun) '\(new.name)' now",
      wayOut: "give '\(old.name)' its tag back",
      place: new.place,
      lockPlace: old.place
    )
  }

  static func unknownKeysRejected(_ pair: EnumPair) -> LockChange {
    LockChange(
      breaks: [.readers],
      what: "\(pair.id) rejects unknown keys, which it used to ignore",
      wayOut: "keep unknownKeys: .ignore, unless no data has unknown keys",
      place: pair.place,
      lockPlace: pair.lockPlace
    )
  }
}

extension WireShape {
  fileprivate var kind: String {
    switch self {
    case .enumeration(let enumeration): enumeration.isSynthesized ? "an enum" : "an annotated enum"
    case .structure: "a struct"
    case .rawValues(let type, _): "a raw value of type \(type.text)"
    case .openSet: "an open set"
    case .merged: "merged values"
    }
  }
}

extension WireCase {
  /// The JSON that an untagged case takes.
  var takenText: String {
    tags.isEmpty ? claim?.text ?? "nothing" : tags.map(\.quoted).joined(separator: " or ")
  }
}
