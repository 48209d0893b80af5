import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator
import CodableEnumReplacement

extension CommandLineTool {
  /// The wire shapes of each input, with annotations in the place of the hand-written coding of roots; nil after an error.
  ///
  /// - Parameter isNew: Whether the roots are named for the first time.
  mutating func wireFiles(
    of inputs: Inputs,
    guarding roots: [String],
    isNew: Bool,
    _ options: Options
  ) -> [WireFile]? {
    guard let files = wireFiles(of: inputs, options, hasRoots: !roots.isEmpty) else { return nil }
    let names = roots.isEmpty ? [] : files.enumsByHand(among: roots)
    if names.isEmpty { return files }
    let sources = readEach(inputs) { _, source in (source, []) }
    let replacement = Replacement(sources, enumsNamed: names)
    report(replacement.errors.map { DiagnosticReport($0) })
    guard isSuccessful else {
      if isNew {
        note(
          "nothing was locked; 'check --against' with a git revision compares code by hand that no annotation stands for"
        )
      }
      return nil
    }
    if isNew {
      for var remark in replacement.remarks {
        remark.text = "locked as the annotation that stands for this code: \(remark.text)"
        note(DiagnosticReport(remark, severity: .note))
      }
    }
    return replacement.annotating(files)
  }
}

extension Replacement {
  /// Files with the annotations that were found.
  fileprivate func annotating(_ files: [WireFile]) -> [WireFile] {
    let changed = Dictionary(visible.map { ($0.old.path, $0.new) }) { first, _ in first }
    return files.map { file in
      guard let new = changed[file.path] else { return file }
      return Generator.readWire(new).standing(for: file, offsetByHand(in: file.path))
    }
  }
}
