import CodableEnumGenerator
import CodableEnumJSON

// Messages about types and enums, in alphabetical order.
extension LockChange {
  static func decodingGone(_ pair: EnumPair) -> LockChange {
    LockChange(
      .decodingRemoved,
      pair.spot,
      "\(pair.id) is no longer Decodable",
      wayOut: "remove conformance: .encodable"
    )
  }

  static func enumAdded(_ type: WireDefinition) -> LockChange {
    LockChange(.typeAdded, LockSpot(type), isNew: true, "\(type.noun) '\(type.id)' is new")
  }

  static func enumGone(_ type: WireDefinition) -> LockChange {
    LockChange(
      .typeRemoved,
      LockSpot(type),
      "\(type.noun) '\(type.id)' is gone from the inputs",
      wayOut: "keep it as long as its data exists, or add the file that it moved to"
    ).breaking([.readers])
  }

  /// - Parameter reason: What it is now.
  static func enumUnknown(_ type: WireDefinition, _ reason: OpenReason, _ place: WirePlace) -> LockChange {
    let conformance = type.enumeration?.conformance ?? .codable
    return LockChange(
      .annotationRemoved,
      LockSpot(type: type.id, place: place, lockPlace: type.place),
      "enum '\(type.id)' is no longer annotated: \(reason.text)",
      wayOut: type.enumeration.map(\.annotation)
    ).breaking(Set(readers: !conformance.isDecodable, peers: !conformance.isEncodable))
  }

  static func keyChanged(_ pair: EnumPair, _ id: ID, from old: ContentKey, to new: ContentKey) -> LockChange {
    func place(_ key: ContentKey) -> String {
      switch key {
      case .key(let key): "\"\(key)\""
      case .tag: "its tag"
      }
    }
    let isTag = id == .tagKeyChanged
    return LockChange(
      id,
      pair.spot,
      "the \(isTag ? "tag" : "content") of \(pair.id) is under \(place(new)) instead of \(place(old))",
      wayOut: "keep \(isTag ? "key" : "content"): \(old.argument.spelling); a new key needs a new enum"
    )
  }

  static func kindChanged(_ old: WireDefinition, _ new: WireDefinition) -> LockChange {
    LockChange(
      .kindChanged,
      LockSpot(new, lockPlace: old.place),
      "'\(new.id)' is \(new.kind) instead of \(old.kind)",
      wayOut: "keep the old type, and add a new one"
    ).breaking(.everyone)
  }

  static func rawValueChanged(
    _ type: WireDefinition,
    from old: WireType,
    to new: WireType,
    _ lockPlace: WirePlace
  ) -> LockChange {
    LockChange(
      .rawTypeChanged,
      LockSpot(type, lockPlace: lockPlace),
      "the raw values of '\(type.id)' are of type \(new.text) instead of \(old.text)",
      wayOut: "keep the type"
    )
  }

  static func rawValuesClosed(_ type: WireDefinition, _ lockPlace: WirePlace) -> LockChange {
    LockChange(
      .rawValuesClosed,
      LockSpot(type, lockPlace: lockPlace),
      "'\(type.id)' takes only certain raw values; it took any",
      wayOut: "make it an enum with strategy: .rawValue and a case with catches: .unknown"
    ).breaking([.readers])
  }

  static func rawValuesOpened(_ type: WireDefinition, _ lockPlace: WirePlace) -> LockChange {
    LockChange(
      .rawValuesOpened,
      LockSpot(type, lockPlace: lockPlace),
      isNew: true,
      "'\(type.id)' takes any raw value; it took only certain ones",
      wayOut: "until all peers do, write only raw values that they know"
    ).breaking([.peers])
  }

  /// - Parameter isRead: Whether all old names are still read.
  static func restyled(_ pair: EnumPair, _ names: Restyling, isRead: Bool) -> LockChange {
    let (option, isTag) = (names.option.rawValue, names.option == .caseNames)
    let (count, first) = (names.changed.count - 1, names.changed[0])
    let others = "and \(count) \(count == 1 ? "other" : "others")"
    let aliases = (isTag ? CaseOption.aliases : .keyAliases).rawValue
    let keep = "keep \(option): .\(names.before)"
    let id: (unread: ID, read: ID) = isTag ? (.tagChanged, .writtenTagChanged) : (.keyChanged, .writtenKeyChanged)
    return LockChange(
      isRead ? id.read : id.unread,
      pair.spot,
      isNew: isRead,
      "\(pair.id) is written with \(option): .\(names.after) instead of .\(names.before); "
        + (isRead
          ? "deployed versions do not read \(swiftLiteral(first.new)) \(others)"
          : "\(swiftLiteral(first.old)) \(others) are no longer read"),
      wayOut: isRead ? "until all peers read them, \(keep), and read the new ones with \(aliases):" : nil,
      cures: isRead
        ? []
        : [
          Cure(keep, anyOf: [names.changed.map(\.undo)]),
          Cure("add \(aliases): to each @CodableCase to read old data", anyOf: [names.changed.map(\.alias)]),
        ]
    )
  }

  static func shapeUnknown(_ type: WireDefinition, _ unknown: UnknownType) -> LockChange {
    LockChange(
      .shapeUnknown,
      LockSpot(type: type.id, place: unknown.place, lockPlace: type.place),
      "the JSON of '\(type.id)' can no longer be determined: \(unknown.reason.text)",
      wayOut: "let the compiler synthesize its coding, or test it with its old JSON, and run codable-enum lock"
    ).breaking(.everyone)
  }

  static func strategyChanged(_ pair: EnumPair) -> LockChange {
    let (old, new) = (pair.old.strategy.spelling, pair.new.strategy.spelling)
    return LockChange(
      .strategyChanged,
      pair.spot,
      "the strategy of \(pair.id) is \(new) instead of \(old)",
      wayOut: "keep strategy: \(old); a different one needs a new enum"
    )
  }

  /// The same change as ``unknownNarrowed(_:_:_:_:)``, if there is JSON that shows it.
  static func unknownUnread(
    _ pair: EnumPair,
    _ example: Example,
    _ old: WireCase,
    _ new: WireCase,
    fate: String = "wrote for an unknown tag"
  ) -> LockChange {
    LockChange(
      .catchNarrowed,
      pair.spot(old, new),
      "\(pair.subject(of: new)) does not read \(example.text), which "
        + (old.name == new.name ? "it" : "case '\(old.name)'") + " \(fate)",
      wayOut: "keep its values, or let it keep a CodableValue"
    )
  }

  static func unknownKeysRejected(_ pair: EnumPair, _ what: String) -> LockChange {
    LockChange(
      .unknownKeysRejected,
      pair.spot,
      "\(pair.id) rejects \(what), which it used to ignore",
      wayOut: "keep unknownKeys: .ignore, unless no data has \(what)"
    )
  }
}

extension WireDefinition {
  fileprivate var kind: String {
    switch shape {
    case .enumeration(let enumeration): enumeration.isSynthesized ? "an enum" : "an annotated enum"
    case .structure: "a struct"
    case .rawValues(let type, _): isAlias ? type.text : "a raw value of type \(type.text)"
    case .openSet: "an open set"
    case .merged(let fields, let variant): WireType.merged(fields, variant).text
    }
  }
}
