import CodableEnumContract
import CodableEnumGenerator

extension EnumEdit {
  /// The coders at the end of the enum.
  func additions(of coders: [OwnCoder]) -> [SourceEdit] {
    guard !coders.isEmpty,
      let body = code.bodies[declaration.displayName]?.first(where: { !$0.isExtension && $0.file == file })
    else { return [] }
    let source = code.cursors[file].source
    let (brace, outer) = (body.range.upperBound - 1, source.indentation(at: body.range.lowerBound))
    let first = declaration.cases.first.map { source.indentation(at: $0.range.lowerBound) } ?? ""
    let inner = first.utf8.count > outer.utf8.count ? first : outer + "  "
    let unit = String(inner.dropFirst(outer.count))
    let text = coders.map { coder in
      coder.lines(indentedBy: unit).map { $0.isEmpty ? "\n" : "\(inner)\($0)\n" }.joined()
    }.joined(separator: "\n")
    // A brace on a line of its own keeps that.
    let line = source.lineStart(before: brace)
    let isAlone = source.text(line..<brace).allSatisfy { $0 == " " || $0 == "\t" }
    let place = isAlone ? line : brace
    return [SourceEdit(file: file, range: place..<place, text: "\n\(text)\(isAlone ? "" : outer)")]
  }

  /// `import CodableEnum`, which coders need, unless it is there.
  var runtimeImport: [SourceEdit] {
    if coders.isEmpty { return [] }
    let (parsed, source) = (code.parsed[file], code.cursors[file].source)
    if parsed.imports.contains(where: { $0.path == "CodableEnum" }) { return [] }
    let tokens = code.cursors[file].tokens
    // Not one that may not be there.
    let head = tokens.prefix { $0.kind != .poundIf }
    if let first = head.first(where: { $0.keyword == .import }) {
      let start = source.lineStart(before: first.range.lowerBound)
      return [SourceEdit(file: file, range: start..<start, text: SourceEdit.runtimeImport)]
    }
    let start = tokens.first.map { source.commentStart(before: source.lineStart(before: $0.range.lowerBound)) } ?? 0
    return [SourceEdit(file: file, range: start..<start, text: SourceEdit.runtimeImport + "\n")]
  }
}

extension SourceEdit {
  fileprivate static let runtimeImport = "import CodableEnum\n"

  /// Whether it adds an import, which several enums may need.
  var isImport: Bool { text.hasPrefix(Self.runtimeImport) }
}
