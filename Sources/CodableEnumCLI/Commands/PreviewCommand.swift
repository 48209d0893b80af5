import CodableEnumGenerator

extension CommandLineTool {
  /// Prints each case of each annotated enum and the JSON it is written as.
  mutating func preview(_ inputs: Inputs, _ options: Options) {
    let previews = generateEach(inputs, options) { input in
      input.generated.previews(in: input.source).map { text(of: $0, in: input.source.path) }.joined()
    }.joined()
    if previews.isEmpty { noteThatNothingIsAnnotated(inputs, options) }
    standardOutput += previews
  }
}

private func text(of preview: EnumPreview, in path: String) -> String {
  let width = preview.cases.map(\.name.count).max() ?? 0
  return preview.cases.reduce("\(path):\(preview.line): \(preview.name)\n") { text, element in
    let padding = String(repeating: " ", count: width - element.name.count)
    return text + "  \(element.name)\(padding)  \(element.json)\n"
  }
}
