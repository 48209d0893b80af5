import CodableEnumContract
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
    let files = TrialFiles(sources)
    var changes: [EnumEdit.Change] = []
    var found = false
    for (file, source) in sources.enumerated() {
      let lines = LineTable(source)
      for declaration in code.parsed[file].enums where !declaration.isLocal {
        let own = declaration.displayName
        if let name, own != name, unquoted(declaration.header.name) != name { continue }
        let isCoded = (code.functions[own] ?? []).contains(where: \.isCoding) || CodingTable.isKnown(declaration)
        if !isCoded {
          if name != nil || declaration.isCodable {
            let message = "enum '\(own)' has no hand-written coding"
            notes.append(
              Message(path: source.path, position: lines.position(at: declaration.header.start), text: message)
            )
          }
          continue
        }
        if !declaration.attributeComments.isEmpty { continue }
        found = true
        do {
          let replacement = try EnumReplacement(code, sources, files, declaration, file: file)
          changes += replacement.changes
          if isForTests, let comparison = try replacement.comparison() { comparisons.append(comparison) }
        } catch {
          errors.append(
            Message(
              path: sources[error.file].path,
              position: LineTable(sources[error.file]).position(at: error.offset),
              text: error.message
            )
          )
        }
      }
    }
    if !found, let first = sources.first {
      let what = name.map { "'\($0)' with hand-written coding" } ?? "with hand-written coding"
      errors.append(Message(path: first.path, position: nil, text: "there is no enum \(what) in these files"))
    }
    if errors.isEmpty {
      changed = zip(sources, sources.applying(changes)).filter { $0.bytes != $1.bytes }.map { (old: $0, new: $1) }
    }
  }
}

extension TypeDeclaration {
  fileprivate var isCodable: Bool { codingProtocols.contains { $0 != .rawRepresentable } }
}
