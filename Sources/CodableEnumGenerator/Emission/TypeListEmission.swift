extension TypeList {
  /// The output: the header alone if there are no types.
  package var text: String {
    let header = FileEmitter.header("all files of its target", by: "--types-output")
    guard files.contains(where: { !$0.types.isEmpty }) else { return header }
    let writer = CodeWriter()
    writer.imports(imports)
    writer.format()
    writer.line()
    writer.line("/// The types of this module that have `@CodableType`.")
    writer.block("nonisolated enum CodableTypes") {
      writer.line("/// Registers them all.")
      writer.block("static func register(on decoder: some PolymorphicDecoder)") {
        for name in Set(always.map(\.protocolName)).sorted(byBytesOf: \.self) {
          writer.register(always.filter { $0.protocolName == name }.map(\.head.typeName).sorted(byBytesOf: \.self))
        }
        for file in files {
          writer.conditionBlocks = file.conditionBlocks
          let sometimes = file.types.filter { !$0.isAlwaysThere }
          writer.conditional(sometimes, under: \.head.conditions) { writer.register($0) }
        }
      }
    }
    return header + writer.text
  }

  private var always: [TypeLayout] { files.flatMap { $0.types.filter(\.isAlwaysThere) } }

  /// The modules that the types may need: all imports of their files, except conditional ones.
  private var imports: [ImportDeclaration] {
    files.filter { !$0.types.isEmpty }.flatMap(\.imports).filter(\.conditions.isEmpty)
  }
}

extension TypeLayout {
  fileprivate var isAlwaysThere: Bool { head.conditions.isEmpty && head.availability == nil }
}

extension CodeWriter {
  /// - Parameter types: Of one protocol.
  fileprivate func register(_ types: [String]) {
    call(
      "decoder.set",
      ["types: [\(types.map { $0 + ".self" }.joined(separator: ", "))]", "for: \(types[0]).Extractor.self"]
    )
  }

  fileprivate func register(_ layout: TypeLayout) {
    guard let availability = layout.head.availability else { return register([layout.head.typeName]) }
    block("if #available(\(availability))") { register([layout.head.typeName]) }
  }
}

extension CodeWriter {
  /// `static var typeExtractor: Extractor { .init("dog") }`, whose type the protocol decides.
  package func `extension`(of layout: TypeLayout) {
    extensionBlock(layout.head) {
      line("\(layout.head.accessModifier)static var typeExtractor: Extractor { .init(\(layout.tag.literal)) }")
    }
  }
}
