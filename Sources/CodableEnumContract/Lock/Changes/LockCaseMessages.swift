import CodableEnumGenerator
import CodableEnumJSON

// Messages about cases and their tags, in alphabetical order.
extension LockChange {
  /// A merged value may write an alias in place of the tag.
  static func aliasAdded(_ pair: EnumPair, _ alias: Tag, _ new: WireCase) -> LockChange {
    LockChange(
      .aliasAdded,
      pair.spot(nil, new),
      of: alias.quoted,
      isNew: true,
      "the merged value of \(pair.subject(of: new)) can write \(alias.quoted), its new alias, as the tag",
      fate: ", and deployed versions do not know it",
      wayOut: "do not write it until all of them know it"
    )
  }

  static func aliasGone(_ pair: EnumPair, _ alias: Tag, _ new: WireCase, _ other: WireCase?) -> LockChange {
    let cure = Cure(
      "keep aliases: [\(alias.literal)] in its @CodableCase",
      .aliases(new.aliases + [alias], of: new.name)
    )
    return LockChange(
      .aliasRemoved,
      pair.spot(nil, new),
      of: alias.quoted,
      "\(alias.quoted) is no longer read as \(pair.subject(of: new))"
        + (other.map { ", but as case '\($0.name)'" } ?? ""),
      wayOut: other == nil ? nil : "give it back, aliases: [\(alias.literal)]",
      cures: other == nil ? [cure] : []
    )
  }

  /// - Parameter other: The old case that takes it, if one does.
  static func caseAdded(_ pair: EnumPair, _ new: WireCase, takenBy other: WireCase?) -> LockChange {
    let isSurvived = [pair.old, pair.new].contains { $0.catching(.unknown) != nil }
    let survival: String? =
      switch pair.kind {
      case .annotated where pair.new.isTagless(new) || isSurvived: nil
      case .annotated where other == nil: "a case of \(pair.id) with catches: .unknown"
      case .plain where other == nil:
        "\(pair.id) as an annotated enum, with strategy: .rawValue and a case with catches: .unknown,"
      case .synthesized where other == nil:
        "\(pair.id) as an annotated enum, with strategy: .caseKeyed(payload: .labeled) and a case with catches: .unknown,"
      case .annotated, .plain, .synthesized, .structure, .openSet: nil
      }
    return LockChange(
      .caseAdded,
      pair.spot(nil, new),
      isNew: true,
      "\(pair.subject(of: new)) is new",
      fate: ", and deployed versions " + (other.map { "read it as case '\($0.name)'" } ?? "do not know it"),
      wayOut: "do not write it until all of them know it"
        + (survival.map { "; \($0) lets peers survive the next one" } ?? "")
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
    // Its name is there, with a tag that was another's.
    let hasOther = pair.new.hasTags && old.tag != nil && pair.keeps(old)
    let way: String? = hasOther ? "give it its tag back" : pair.kind == .annotated ? nil : "keep the \(pair.noun)"
    return LockChange(
      .tagRemoved,
      pair.spot(old, nil),
      "\(pair.subject(of: old)) \(hasOther ? "has another's tag" : "is gone"), and "
        + "\(old.tag?.quoted ?? "its JSON") is \(fate)",
      wayOut: way,
      cures: way == nil ? .keeping(old, in: pair) : []
    )
  }

  static func caseRenamed(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    let (oldTag, newTag) = (old.tag ?? .string(""), new.tag ?? .string(""))
    // Cases without values are alike, whatever they mean.
    let isSure = old.name == new.name || !old.content.values.isEmpty
    let rename =
      old.name == new.name
      ? "has" : isSure ? "is renamed to '\(new.name)', and has" : "is gone, or renamed to '\(new.name)' with"
    let isDecodable = pair.new.conformance.isDecodable
    let wayOut: String? =
      switch pair.kind {
      case .plain where !isSure: "keep the case, or if it is renamed, write = \(oldTag.literal) after it"
      case .plain: "write = \(oldTag.literal) after the case to keep it"
      case .synthesized: "write case \(new.name) = \(oldTag.literal) in its CodingKeys to keep it"
      case .openSet: "write @CodableType(\(oldTag.literal), of: …) to keep the tag"
      case .annotated, .structure: nil
      }
    let keys = pair.keysOfName(old, new)
    let (aliases, named) = (keys.map(\.aliases).joined(separator: ", "), keys.map(\.argument).joined(separator: ", "))
    let condition = isSure ? "" : "if it is renamed, "
    let alias = Cure(
      "\(condition)add aliases: [\(oldTag.literal)]\(keys.isEmpty ? "" : " and keyAliases: [\(aliases)]") to its "
        + "@CodableCase to read old data",
      anyOf: [[.aliases(new.aliases + [oldTag], of: new.name)] + keys.map { $0.aliasEdit(in: new) }]
    )
    let tag = Cure(
      (isDecodable ? "" : condition)
        + "write @CodableCase(\(oldTag.literal)\(keys.isEmpty ? "" : ", keys: [\(named)]")) to keep the tag",
      anyOf: [[.tag(oldTag, of: new.name)] + keys.map { .key($0.old, of: $0.new.value.name, in: new.name) }]
    )
    return LockChange(
      .tagChanged,
      pair.spot(old, new),
      of: keys.map(\.new.value.name).joined(separator: " "),
      "\(pair.subject(of: old)) \(rename) the tag \(newTag.quoted); \(oldTag.quoted) is no longer "
        + (isDecodable ? "read" : "written"),
      wayOut: wayOut,
      cures: wayOut != nil ? [] : isDecodable ? [alias, tag] : [tag]
    )
  }

  static func caseSkipped(_ pair: EnumPair, _ old: WireCase, _ skipped: WireCase) -> LockChange {
    LockChange(
      .caseSkipped,
      pair.spot(old, skipped),
      "\(pair.subject(of: old)) is skipped, and \(old.tag?.quoted ?? "its JSON") is no longer read",
      cures: [
        Cure(
          "remove skip: \(skipped.skippedDirection.map { ".\($0.rawValue)" } ?? "true")",
          anyOf: [(skipped.isSkipped ? old.written : []) + [.skip(nil, of: skipped.name)]]
        )
      ]
    )
  }

  static func catchMoved(_ pair: EnumPair, _ kinds: [Catch], _ old: WireCase, _ new: WireCase) -> LockChange {
    let caught = kinds.map { ".\($0.rawValue)" }.joined(separator: " and ")
    return LockChange(
      .catchRemoved,
      pair.spot(nil, new),
      of: old.name,
      "\(pair.subject(of: new)) catches \(caught), which case '\(old.name)' did",
      wayOut: "let '\(old.name)' catch \(kinds.count == 1 ? "it" : "both")"
    )
  }

  static func catchGone(_ pair: EnumPair, _ kind: Catch, _ old: WireCase) -> LockChange {
    let way = "restore catches: .\(kind.rawValue), which case '\(old.name)' had"
    return LockChange(
      .catchRemoved,
      pair.spot(old, nil),
      of: kind.rawValue,
      "no case of \(pair.id) catches .\(kind.rawValue) anymore",
      wayOut: way,
      cures: !pair.keeps(old)
        ? []
        : [
          Cure(
            way,
            anyOf: [[.catches(pair.catches(of: old) + [kind], of: old.name)] + (kind == .unknown ? old.written : [])]
          )
        ]
    )
  }

  static func catchKeepsLess(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    LockChange(
      .catchNarrowed,
      pair.spot(old, new),
      "\(pair.subject(of: new)) keeps less of the JSON that it catches, and does not write the rest back",
      wayOut: "keep its values"
    )
  }

  /// - Parameters:
  ///   - old: The case; nil for all cases without values.
  static func emptyCaseChanged(_ pair: EnumPair, _ old: WireCase? = nil, _ new: WireCase? = nil) -> LockChange {
    func form(_ emptyCases: EmptyCases) -> String {
      if emptyCases.isName { return "its tag alone" }
      return pair.new.tagIsFirst ? "an array" : "an object"
    }
    return LockChange(
      .emptyCaseChanged,
      pair.spot(old, new),
      "\(new.map(pair.subject) ?? "each case of \(pair.id) without values") is \(form(pair.new.emptyCases)) instead of "
        + form(pair.old.emptyCases),
      wayOut: "keep emptyCases: .\(pair.old.emptyCases.rawValue)"
    )
  }

  static func fieldHasTag(_ pair: EnumPair, _ field: KeyedValue<WireValue>, _ element: WireCase) -> LockChange {
    LockChange(
      .fieldTakesTag,
      LockSpot(type: pair.id, element: element.name, value: field.value.name, place: field.value.place),
      "'\(field.value.name)' has the key \(JSONValue.string(field.key).text()), the tag of "
        + "\(pair.subject(of: element)) beside it",
      wayOut: "give it another key"
    )
  }

  static func fieldHasTagKey(_ pair: EnumPair, _ field: KeyedValue<WireValue>) -> LockChange {
    LockChange(
      .fieldTakesTag,
      LockSpot(type: pair.id, value: field.value.name, place: field.value.place),
      "'\(field.value.name)' has the key \(JSONValue.string(field.key).text()) of the tag beside it, "
        + "and does not take the tags of \(pair.id)",
      wayOut: "give it another key"
    )
  }

  static func invalidBecomesUnknown(
    _ pair: EnumPair,
    _ kind: TagKind,
    _ old: WireCase,
    isAlone: Bool
  ) -> LockChange {
    let way =
      isAlone
      ? "keep emptyCases: .\(pair.old.emptyCases.rawValue)" : "give \(pair.id) tags of the same kinds as before"
    return LockChange(
      .invalidBecomesUnknown,
      pair.spot(old, nil),
      "\(kind.jsonKind.text)\(isAlone ? " alone" : "") that is no tag of \(pair.id) was invalid, which case "
        + "'\(old.name)' caught; now it is an unknown tag",
      wayOut: "let a case catch .unknown, too, or \(way)"
    )
  }

  static func missingMoved(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    let way = "keep \(old.tag == nil ? "@CodableCase(nil)" : "catches: .missing") in '\(old.name)' alone"
    let tag = pair.old.cases.first { $0.name == new.name }?.tag ?? .string(new.name)
    return LockChange(
      .missingTagMoved,
      pair.spot(old, new),
      "JSON without a tag is case '\(new.name)' of \(pair.id) instead of '\(old.name)'",
      wayOut: way,
      cures: !pair.keeps(old)
        ? []
        : [
          Cure(
            way,
            anyOf: [
              [
                .catches(new.catches.filter { $0 != .missing }, of: new.name),
                .catches(pair.catches(of: old) + [.missing], of: old.name),
              ] + (old.tag == nil ? [.tag(nil, of: old.name)] : []) + (new.tag == nil ? [.tag(tag, of: new.name)] : [])
            ]
          )
        ]
    )
  }

  static func tagChanged(_ pair: EnumPair, _ new: WireCase, from old: Tag) -> LockChange {
    let tag = new.tag ?? old
    return LockChange(
      .writtenTagChanged,
      pair.spot(nil, new),
      isNew: true,
      "\(pair.subject(of: new)) is written as \(tag.quoted) instead of \(old.quoted)",
      fate: ", which deployed versions do not know",
      wayOut: "until all peers read \(tag.quoted), write @CodableCase(\(old.literal), aliases: [\(tag.literal)])"
    )
  }

  /// - Parameters:
  ///   - old: The case. It has a tag if the new one has none.
  static func tagGainedOrLost(_ pair: EnumPair, _ old: WireCase, _ new: WireCase) -> LockChange {
    let spot = pair.spot(old, new)
    if let tag = new.tag {
      return LockChange(
        .tagAdded,
        spot,
        "\(pair.subject(of: new)) has the tag \(tag.quoted); it had none",
        wayOut: "until all peers read \(tag.quoted), write @CodableCase(nil, aliases: [\(tag.literal)])",
        cures: [
          Cure(
            "write @CodableCase(\(tag.literal), catches: .missing) to read old data",
            .catches(new.catches + [.missing], of: new.name)
          ),
          Cure(
            "write @CodableCase(nil) to write no tag",
            .tag(nil, of: new.name),
            .catches(new.catches + [.missing], of: new.name)
          ),
        ]
      )
    }
    let literal = old.tag?.literal ?? "…"
    return LockChange(
      .tagRemoved,
      spot,
      "\(pair.subject(of: new)) no longer has \(old.tag.map { "the tag \($0.quoted)" } ?? "a tag")",
      wayOut: "until all peers read JSON without a tag, write @CodableCase(\(literal), catches: .missing)",
      cures: [
        Cure(
          "write @CodableCase(nil, aliases: [\(literal)]) to read old data",
          .aliases(new.aliases + (old.tag.map { [$0] } ?? []), of: new.name)
        ),
        Cure("restore the tag", .tag(old.tag, of: new.name), .catches(old.catches, of: new.name)),
      ]
    )
  }

  static func tagMoved(_ pair: EnumPair, _ tag: Tag, _ old: WireCase, _ new: WireCase) -> LockChange {
    let noun = pair.noun
    let text = "\(tag.quoted) was \(noun) '\(old.name)' of \(pair.id), and is \(noun) '\(new.name)' now"
    // A case that is put before others moves all their numbers.
    if pair.new.tagIsAll, case .integer = tag {
      return LockChange(
        .tagMoved,
        pair.spot,
        text,
        wayOut: "put new cases last, or write the old number after each case that had one"
      )
    }
    if let other = pair.new.cases.first(where: { $0.name == old.name }), let otherTag = other.tag,
      otherTag == pair.old.cases.first(where: { $0.name == new.name })?.tag
    {
      let both = [new, other].sorted(byBytesOf: \.name)
      return LockChange(
        .tagMoved,
        pair.spot(both[0].name == old.name ? old : nil, both[0]),
        "\(noun)s '\(both[0].name)' and '\(both[1].name)' of \(pair.id) have each other's tags",
        wayOut: "give both their tags back"
      )
    }
    return LockChange(
      .tagMoved,
      pair.spot(old, new),
      of: tag.quoted,
      text,
      wayOut: pair.new.holdsRawValue(new)
        ? "choose a raw value that '\(old.name)' never has" : "give '\(old.name)' its tag back"
    )
  }

  static func unknownNarrowed(_ pair: EnumPair, _ type: WireType, _ old: WireCase, _ new: WireCase) -> LockChange {
    LockChange(
      .catchNarrowed,
      pair.spot(old, new),
      "\(pair.subject(of: new)) takes an unknown tag only with a value of type \(type.text); it took any",
      wayOut: "keep its values, or let it keep a CodableValue"
    )
  }
}

/// A key that a renamed case has changed, since it begins with the case's name.
private struct KeyOfName {
  let old: String
  let new: KeyedValue<WireValue>

  /// As arguments of `keyAliases:` and `keys:`.
  var aliases: String { "\(swiftLiteral(new.key)): [\(swiftLiteral(old))]" }
  var argument: String { "\(swiftLiteral(new.value.name)): \(swiftLiteral(old))" }

  func aliasEdit(in element: WireCase) -> WireEdit {
    .keyAliases(new.aliases + [old], of: new.value.name, in: element.name)
  }
}

extension EnumPair {
  fileprivate func keysOfName(_ old: WireCase, _ new: WireCase) -> [KeyOfName] {
    if !self.new.strategy.keysHaveCaseNames || old.name == new.name { return [] }
    return new.content.keyedValues.compactMap { keyed in
      let before = old.content.keyedValues.first { $0.value.name == keyed.value.name }
      return before.flatMap { keyed.keys.contains($0.key) ? nil : KeyOfName(old: $0.key, new: keyed) }
    }
  }
}

extension [Cure] {
  /// Keeps a case that is gone, or lets another one read its tag.
  fileprivate static func keeping(_ old: WireCase, in pair: EnumPair) -> [Cure] {
    // Its tag or its name may have become another's.
    let taken = pair.new.cases.flatMap(\.readTags)
    let isTaken = old.tags.contains(where: taken.contains) || pair.new.cases.contains { $0.name == old.name }
    var silent = old
    silent.skippedDirection = .encoding
    let text = "keep the case, with skip: .encoding if nothing writes it"
    let kept = Cure(text, anyOf: isTaken ? [] : [[.caseAdded(silent)]])
    guard let tag = old.tag else { return [kept] }
    let others = pair.new.cases.filter { $0.payload != nil && $0.isDecoded }
    let alias = Cure(
      "give another one aliases: [\(tag.literal)]",
      anyOf: others.map { [.aliases($0.aliases + [tag], of: $0.name)] }
    )
    return [kept, alias]
  }
}

extension EnumPair {
  /// What the new enum's case of the same name catches.
  fileprivate func catches(of old: WireCase) -> [Catch] { new.cases.first { $0.name == old.name }?.catches ?? [] }
}

extension WireCase {
  /// Lets a case of the same name write what it wrote.
  fileprivate var written: [WireEdit] { [.content(content, of: name), .tag(tag, of: name)] }
}
