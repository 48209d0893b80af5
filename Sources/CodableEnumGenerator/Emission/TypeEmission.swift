extension CodeWriter {
  /// `static var typeExtractor: Extractor { .init("dog") }`, whose type the protocol decides.
  mutating func `extension`(of layout: TypeLayout) {
    line()
    extensionBlock(layout.head) { writer in
      writer.line("\(layout.head.accessModifier)static var typeExtractor: Extractor { .init(\(layout.tag.literal)) }")
    }
  }
}
