import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

/// Annotations in the place of hand-written coding.
package struct Replacement {
  package struct Message {
    package var path: String
    /// Nil if it is about the whole file.
    package var position: SourcePosition?
    package var text: String
  }

  package private(set) var errors: [Message] = []
  package private(set) var notes: [Message] = []
  /// The files that change. Empty after an error.
  package private(set) var changed: [(old: SourceFile, new: SourceFile)] = []
  /// What is read and written can be compared by running.
  private(set) var comparisons: [Comparison] = []
  package var hasTests: Bool { !comparisons.isEmpty }

  /// - Parameters:
  ///   - sources: All files that the coding is in.
  ///   - name: The enum, with or without the types around it; nil for all.
  ///   - isForTests: Whether ``tests(ofModule:)`` is wanted.
  package init(_ sources: [SourceFile], enumNamed name: String? = nil, isForTests: Bool = false) {
    let code = CodeTypes(sources)
    var coded: [CodedEnum] = []
    for (file, source) in sources.enumerated() {
      for declaration in code.parsed[file].enums where !declaration.isLocal {
        let own = declaration.displayName
        if let name, own != name, unquoted(declaration.header.name) != name { continue }
        let isCoded = (code.functions[own] ?? []).contains(where: \.isCoding) || CodingTable.isKnown(declaration)
        if isCoded {
          if declaration.attributeComments.isEmpty { coded.append(CodedEnum(declaration: declaration, file: file)) }
        } else if name != nil || declaration.isCodable {
          let position = LineTable(source).position(at: declaration.header.start)
          notes.append(Message(path: source.path, position: position, text: "enum '\(own)' has no hand-written coding"))
        }
      }
    }
    if coded.isEmpty, let first = sources.first {
      let what = name.map { "'\($0)' with hand-written coding" } ?? "with hand-written coding"
      errors.append(Message(path: first.path, position: nil, text: "there is no enum \(what) in these files"))
    }
    var changes: [EnumEdit.Change] = []
    for outcome in Self.outcomes(of: coded, code, sources, isForTests) {
      switch outcome {
      case .success(let replacement):
        changes += replacement.changes
        if let comparison = replacement.comparison { comparisons.append(comparison) }
      case .failure(let error):
        let (source, lines) = (sources[error.file], LineTable(sources[error.file]))
        errors.append(Message(path: source.path, position: lines.position(at: error.offset), text: error.message))
      }
    }
    if errors.isEmpty {
      changed = zip(sources, sources.applying(changes)).filter { $0.bytes != $1.bytes }.map { (old: $0, new: $1) }
    }
  }

  private struct CodedEnum {
    var declaration: TypeDeclaration
    var file: Int
  }

  /// What becomes of each enum: by themselves, on all processors, or after the enums that it has values of.
  private static func outcomes(
    of coded: [CodedEnum],
    _ code: CodeTypes,
    _ sources: [SourceFile],
    _ isForTests: Bool
  ) -> [Result<EnumReplacement, Refusal>] {
    let names = coded.map(\.declaration.displayName)
    let reaches = names.mapConcurrently { code.reach(from: $0) }
    let isAlone = reaches.map { $0.names.intersection(names).count == 1 }
    @Sendable func outcome(_ index: Int, _ files: TrialFiles) -> Result<EnumReplacement, Refusal> {
      Result { () throws(Refusal) in
        let (declaration, file) = (coded[index].declaration, coded[index].file)
        return try EnumReplacement(files, declaration, file: file, reaches[index], isForTests: isForTests)
      }
    }
    var outcomes = Array(coded.indices).mapConcurrently { index -> Result<EnumReplacement, Refusal>? in
      isAlone[index] ? outcome(index, TrialFiles(code, sources)) : nil
    }
    let files = TrialFiles(code, sources)
    func accept(_ index: Int) {
      if case .success(let replacement)? = outcomes[index] { files.accept(replacement.changes, of: names[index]) }
    }
    for index in coded.indices where isAlone[index] { accept(index) }
    // What an enum becomes decides what is right for those that have values of it.
    for index in coded.indices.filter({ !isAlone[$0] }).sorted(byNumber: { reaches[$0].names.count }) {
      outcomes[index] = outcome(index, files)
      accept(index)
    }
    return outcomes.compactMap(\.self)
  }
}

extension TypeDeclaration {
  fileprivate var isCodable: Bool { codingProtocols.contains { $0 != .rawRepresentable } }
}
