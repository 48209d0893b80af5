import CodableEnumGenerator

/// The payload of a case, in a word of the file.
enum ContentWord: String, CaseIterable {
  case none, bare, array, object, flat, merged, unknownTag, unknownTagAndContent, anything, skipped

  init(_ content: CaseContent<WireValue>) {
    switch content {
    case .payload(.none): self = .none
    case .payload(.bare): self = .bare
    case .payload(.array): self = .array
    case .payload(.object): self = .object
    case .payload(.flat): self = .flat
    case .payload(.merged): self = .merged
    case .capture(.tag): self = .unknownTag
    case .capture(.tagAndContent): self = .unknownTagAndContent
    case .capture(.whole): self = .anything
    case .skipped: self = .skipped
    }
  }
}
