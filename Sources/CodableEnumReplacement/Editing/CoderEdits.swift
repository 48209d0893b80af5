import CodableEnumContract
import CodableEnumGenerator

extension EnumEdit {
  /// The coders at the end of the enum.
  func additions(of coders: [OwnCoder]) -> [SourceEdit] {
    guard !coders.isEmpty,
      let body = code.bodies[declaration.displayName]?.first(where: { !$0.isExtension && $0.file == file })
    else { return [] }
    let source = code.cursors[file].source
    func indentation(_ offset: Int) -> String { source.indentation(at: source.lineStart(before: offset)) }
    let (brace, outer) = (body.range.upperBound - 1, indentation(body.range.lowerBound))
    let first = declaration.cases.first.map { indentation($0.range.lowerBound) } ?? ""
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
}
