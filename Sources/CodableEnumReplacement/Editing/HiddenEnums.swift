import CodableEnumContract
import CodableEnumGenerator

// Private enums, whose coding the macro makes: it stands in their file.
extension EnumEdit {
  /// With comments in the place of attributes, and without what hides the enum from the files that have its coding else.
  var visible: EnumEdit {
    if form == .comment { return self }
    var edit = self
    edit.form = .comment
    edit.removals += headers.compactMap(\.accessRange).map { SourceEdit(file: file, range: $0, text: "") }
    return edit
  }

  /// Makes `fileprivate` what is private to another type: code beside that can't name it. So, too, its values' types.
  ///
  /// - Throws: If the macro, which sees only the enum, can't make its coding: for a coder in it that is named above it, and
  ///   for a protocol that goes to another file.
  mutating func proveReach(of draft: TreeDraft, _ reach: Reach) throws(Refusal) {
    guard form == .attribute, let hidden = declaration.unreachable(.comment) else { return }
    if !moved.rests.isEmpty || !coders.isEmpty && draft.annotation.parts(around: "coders: ") != nil {
      throw Refusal(file: file, offset: hidden.range.lowerBound, message: hidden.message)
    }
    guard declaration.unreachable(.attribute) != nil else { return }
    let own = "\(declaration.displayName)."
    let values = code.parsed[file].types.filter {
      reach.names.contains($0.displayName) && !$0.displayName.hasPrefix(own) && !$0.enclosing.isEmpty
    }
    for header in headers.dropFirst() + values.map(\.header) where header.access == .private {
      guard let range = header.accessRange else { continue }
      let edit = SourceEdit(file: file, range: range, text: "fileprivate")
      if !removals.contains(where: { $0.file == file && $0.range.overlaps(range) }) { removals.append(edit) }
    }
  }

  private var headers: [TypeHeader] { declaration.enclosing + [declaration.header] }

  /// The import that coders or the macro need, unless it is there.
  var runtimeImport: [SourceEdit] {
    if coders.isEmpty, form == .comment { return [] }
    let (parsed, source) = (code.parsed[file], code.cursors[file].source)
    let module = form == .comment ? "CodableEnum" : "CodableEnumMacros"
    if parsed.imports.contains(where: { $0.path == module }) { return [] }
    let text = "import \(module)\n"
    let tokens = code.cursors[file].tokens
    // Not one that may not be there.
    let head = tokens.prefix { $0.kind != .poundIf }
    if let first = head.first(where: { $0.keyword == .import }) {
      let start = source.lineStart(before: first.range.lowerBound)
      return [SourceEdit(file: file, range: start..<start, text: text)]
    }
    let start = tokens.first.map { source.commentStart(before: source.lineStart(before: $0.range.lowerBound)) } ?? 0
    return [SourceEdit(file: file, range: start..<start, text: text + "\n")]
  }
}

extension SourceEdit {
  /// Whether it adds an import, which several enums may need.
  var isImport: Bool { text.hasPrefix("import CodableEnum") }
}
