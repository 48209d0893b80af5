import CodableEnumCLI
import CodableEnumContract
import CodableEnumFiles
import CodableEnumGenerator

extension CommandLineTool {
  /// The wire types of all inputs; nil after an error.
  mutating func wireDocument(of inputs: Inputs, _ options: Options) -> WireDocument? {
    wireFiles(of: inputs, options).map { WireDocument($0) }
  }

  /// The wire shapes of each input, read in parallel. Nil if one has an error, which is printed: a part of the inputs
  /// says nothing about the whole.
  ///
  /// - Parameter hasRoots: Whether other types than annotated ones matter.
  mutating func wireFiles(of inputs: Inputs, _ options: Options, hasRoots: Bool = false) -> [WireFile]? {
    let files = readEach(inputs) { _, source in
      let file = Generator.readWire(source)
      return (file, file.diagnostics)
    }
    if !hasRoots, !files.contains(where: \.isAnnotated) { noteThatNothingIsAnnotated(inputs, options) }
    return isSuccessful ? files : nil
  }
}
