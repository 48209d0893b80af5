import CodableEnumGenerator

/// A tag, byte for byte, as it is compared: strings that look alike may differ.
struct TagBytes: Hashable {
  private let kind: TagKind
  private let bytes: [UInt8]

  init(_ tag: Tag) { (kind, bytes) = (tag.kind, Array(tag.text.utf8)) }
}
