import CodableEnumContract
import CodableEnumGenerator

/// The files on which annotations are tried: each is read again only where it changes.
final class TrialFiles {
  private let sources: [SourceFile]
  private var known: [Int: (changes: [EnumEdit.Change], file: WireFile)] = [:]
  /// What is tried is often tried again next.
  private var last: (name: String, changes: [EnumEdit.Change], trial: AnnotationTrial)?

  init(_ sources: [SourceFile]) { self.sources = sources }

  /// - Parameter files: The indices of the files that the enum's types are in.
  func trial(of name: String, in files: [Int], _ changes: [EnumEdit.Change]) -> AnnotationTrial {
    if let last, last.name == name, last.changes == changes { return last.trial }
    let trial = AnnotationTrial(files.map { file($0, changes) }, enumNamed: name)
    last = (name, changes, trial)
    return trial
  }

  private func file(_ index: Int, _ changes: [EnumEdit.Change]) -> WireFile {
    let own = changes.filter { $0.file == index }
    if let known = known[index], known.changes == own { return known.file }
    let file = Generator.readWire(sources[index].applying(own))
    known[index] = (own, file)
    return file
  }
}
