import CodableEnumGenerator

extension CaseShape {
  package var readTags: [Tag] { isDecoded ? tags : [] }

  /// The JSON that the case is read from under `.untagged`; nil elsewhere, and where it is never read.
  package var readClaim: Claim? { isDecoded ? claim : nil }

  /// The same case of other values.
  package func map<Other>(
    place: Other.Place,
    _ transform: (Value, _ isElement: Bool) -> Other
  ) -> CaseShape<Other> {
    CaseShape<Other>(
      name: name,
      place: place,
      tag: tag,
      aliases: aliases,
      catches: catches,
      content: content.map(transform),
      claim: claim,
      skippedDirection: skippedDirection
    )
  }
}

extension CaseContent {
  /// - Parameter transform: Is told whether the value is in an array.
  fileprivate func map<Other>(_ transform: (Value, _ isElement: Bool) -> Other) -> CaseContent<Other> {
    switch self {
    case .payload(let payload): .payload(payload.map(transform))
    case .capture(let capture): .capture(capture.map { transform($0, false) })
    case .skipped: .skipped
    }
  }
}

extension Payload {
  fileprivate func map<Other>(_ transform: (Value, _ isElement: Bool) -> Other) -> Payload<Other> {
    switch self {
    case .none: .none
    case .bare(let value): .bare(transform(value, false))
    case .array(let values): .array(values.map { transform($0, true) })
    case .object(let values): .object(values.map { $0.map { transform($0, false) } })
    case .flat(let values): .flat(values.map { $0.map { transform($0, false) } })
    case .merged(let values, let keyed, let tagKey):
      .merged(
        values.map { transform($0, false) },
        beside: keyed.map { $0.map { transform($0, false) } },
        tagKey: tagKey
      )
    }
  }
}

extension Capture {
  fileprivate func map<Other>(_ transform: (Value) -> Other) -> Capture<Other> {
    switch self {
    case .tag(let value): .tag(transform(value))
    case .tagAndContent(let tag, let content): .tagAndContent(tag: transform(tag), content: transform(content))
    case .whole(let value): .whole(transform(value))
    }
  }
}

extension KeyedValue {
  fileprivate func map<Other>(_ transform: (Value) -> Other) -> KeyedValue<Other> {
    KeyedValue<Other>(value: transform(value), key: key, aliases: aliases)
  }
}
