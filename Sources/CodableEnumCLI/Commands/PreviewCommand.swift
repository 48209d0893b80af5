import CodableEnumFiles
import CodableEnumReport

extension CommandLineTool {
  /// Prints each case of each annotated enum with its JSON.
  mutating func preview(_ inputs: Inputs, _ options: Options) throws(ToolError) {
    let format = try options.format(of: .preview, default: PreviewFormat.text)
    let isColored = hasColors
    let previews = generateEach(inputs) { input in
      input.generated.previews(in: input.source)
        .map { $0.text(in: input.source.path, format, isColored: isColored) }.joined()
    }.joined()
    if previews.isEmpty { noteThatNothingIsAnnotated(inputs, options) }
    standardOutput += previews
  }
}
