/// The types of open sets of a whole target, and the one output that depends on more than one file.
package struct TypeList {
  private var files: [GeneratedFile] = []

  package init() {}

  /// Adds the types of a file.
  package mutating func add(_ file: GeneratedFile) { files.append(file) }

  // MARK: Checks

  /// A type whose tag a type of an earlier file has.
  package struct Conflict {
    package var diagnostic: Diagnostic
    /// The file of the type, in the order in which files were added.
    package var file: Int
    /// The file of the diagnostic's notes.
    package var earlierFile: Int
  }

  package var conflicts: [Conflict] {
    var seen: [TypeTag: (file: Int, type: AnnotatedType)] = [:]
    var conflicts: [Conflict] = []
    for (index, file) in files.enumerated() {
      for (type, _) in file.types where type.declaration.conditions.isEmpty {
        let tag = TypeTag(type.options)
        guard let first = seen[tag] else {
          seen[tag] = (index, type)
          continue
        }
        // Those of one file have been reported with it.
        guard first.file != index else { continue }
        let names = (first.type.declaration.displayName, type.declaration.displayName)
        let diagnostic = Diagnostic.repetition(
          .sharedTypeTag(tag.text, names.0, names.1, of: tag.protocolName),
          type.options.tag.range,
          first: first.type.options.tag.range
        )
        conflicts.append(Conflict(diagnostic: diagnostic, file: index, earlierFile: first.file))
      }
    }
    return conflicts
  }

  // MARK: Text

  /// The output: the header alone if there are no types.
  package var text: String {
    let header = "\(FileEmitter.headerStart)all files of its target\(FileEmitter.headerEnd)\n"
    guard files.contains(where: { !$0.types.isEmpty }) else { return header }
    var writer = CodeWriter()
    writer.imports(imports)
    writer.line()
    writer.line("/// The types of this module that `@CodableType` stands above.")
    writer.block("nonisolated enum CodableTypes") { writer in
      writer.line("/// Registers them all.")
      writer.block("static func register(on decoder: some PolymorphicDecoder)") { writer in
        for name in Set(always.map(\.protocolName)).sorted() {
          writer.register(always.filter { $0.protocolName == name }.map(\.head.typeName).sorted())
        }
        for file in files {
          writer.conditionBlocks = file.conditionBlocks
          let sometimes = file.types.map(\.layout).filter { !$0.isAlwaysThere }
          writer.conditional(sometimes, under: \.head.conditions) { writer, layout in writer.register(layout) }
        }
      }
    }
    return header + writer.text
  }

  private var always: [TypeLayout] { files.flatMap { $0.types.map(\.layout).filter(\.isAlwaysThere) } }

  /// What names the types may need: all that their files import, but for what only some compilations do.
  private var imports: [ImportDeclaration] {
    files.filter { !$0.types.isEmpty }.flatMap(\.imports).filter(\.conditions.isEmpty)
  }
}

extension TypeLayout {
  fileprivate var isAlwaysThere: Bool { head.conditions.isEmpty && head.availability == nil }
}

extension CodeWriter {
  /// - Parameter types: Of one protocol.
  fileprivate mutating func register(_ types: [String]) {
    call(
      "decoder.set",
      ["types: [\(types.map { $0 + ".self" }.joined(separator: ", "))]", "for: \(types[0]).Extractor.self"]
    )
  }

  fileprivate mutating func register(_ layout: TypeLayout) {
    guard let availability = layout.head.availability else { return register([layout.head.typeName]) }
    block("if #available(\(availability))") { writer in writer.register([layout.head.typeName]) }
  }
}
