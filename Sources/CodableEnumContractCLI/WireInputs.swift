import CodableEnumCLI
import CodableEnumGenerator
import CodableEnumContract

extension CommandLineTool {
  /// The wire types of all inputs; nil after an error.
  mutating func wireDocument(of inputs: Inputs, _ options: Options) -> WireDocument? {
    wireFiles(of: inputs, options).map { WireDocument($0) }
  }

  /// What each input says about the wire, read on all processors; nil if something is wrong, which is printed: of a part
  /// of the inputs, nothing can be said of the whole.
  mutating func wireFiles(of inputs: Inputs, _ options: Options) -> [WireFile]? {
    let files = readEach(inputs) { _, source in
      let file = Generator.readWire(source)
      return (file, file.diagnostics)
    }
    if !files.contains(where: \.isAnnotated) { noteThatNothingIsAnnotated(inputs, options) }
    return isSuccessful ? files : nil
  }
}
