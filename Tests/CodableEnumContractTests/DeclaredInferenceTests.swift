import CodableEnumContract
import CodableEnumGenerator
import Foundation
import TestSupport
import Testing

/// `Name.swift.txt` has an enum, `Name.jsonl` its JSON, and `Name.txt` what is printed: with `--open` if the name ends so.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Declared")

@Suite struct DeclaredInferenceTests {
  @Test(arguments: fileNames(in: folder, ending: ".jsonl"))
  func answerIsRecorded(name: String) throws {
    let source = try String(contentsOf: folder.appending(path: name + ".swift.txt"), encoding: .utf8)
    let json = try String(contentsOf: folder.appending(path: name + ".jsonl"), encoding: .utf8)
    let set = try SampleSet([SourceFile(path: "samples.jsonl", text: json)], at: .root)
    var options = InferenceOptions()
    options.isOpen = name.hasSuffix("Open")
    let file = SourceFile(path: "\(name).swift", text: source)
    let text: String
    switch inference(in: file, of: set, options) {
    case .success(let result):
      text = result.text + result.notes.map { "note: \($0)\n" }.joined()
      let declared = Generator.readWire(SourceFile(path: file.path, text: result.text + typesBeside(source)))
      #expect(declared.diagnostics.isEmpty, "\(declared.diagnostics.map(\.message))")
    case .failure(let failure): text = "error: \(failure.message)\n"
    }
    try RecordedText(folder.appending(path: name + ".txt")).expect(text)
  }

  private func inference(
    in file: SourceFile,
    of set: SampleSet,
    _ options: InferenceOptions
  ) -> Result<Inference, InputFailure> {
    Result { () throws(InputFailure) in try Inference(annotating: nil, in: file, of: set, options) }
  }

  private func typesBeside(_ source: String) -> String {
    source.split(separator: "\n").filter { $0.hasPrefix("struct") }.joined(separator: "\n")
  }
}
