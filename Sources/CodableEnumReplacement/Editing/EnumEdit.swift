import CodableEnumContract
import CodableEnumGenerator

/// The edit that puts an annotation in the place of an enum's coding.
struct EnumEdit {
  struct Change: Equatable {
    var file: Int
    var range: Range<Int>
    var text: String
  }

  let code: CodeTypes
  let declaration: TypeDeclaration
  /// The file of the declaration.
  let file: Int
  private let sources: [SourceFile]
  /// What is said of it already.
  private let given: GivenAnnotations
  /// Without annotations.
  private(set) var removals: [Change] = []
  /// The types inside the enum that go, though other modules can name them.
  private(set) var removedPublicTypes: [String] = []
  /// The protocols that refine those of coding, which only another file may declare.
  private(set) var moved = MovedProtocols()

  /// - Parameters:
  ///   - given: What is said of it already.
  ///   - keepsStructs: Whether structs stay that only the coding names.
  init(
    _ code: CodeTypes,
    _ sources: [SourceFile],
    _ declaration: TypeDeclaration,
    file: Int,
    _ given: GivenAnnotations,
    keepsStructs: Bool = false
  ) {
    (self.code, self.sources, self.declaration, self.file) = (code, sources, declaration, file)
    self.given = given
    let name = declaration.displayName
    for function in code.functions[name] ?? [] where function.isCoding { remove(function.range, in: function.file) }
    removeUnusedTypes(keepsStructs: keepsStructs)
    moved = MovedProtocols(of: declaration, code)
    let others = SourceryTable.protocolNames.reduce(into: moved.rests) { $0[$1] = [] }
    for index in Set((code.bodies[name] ?? []).map(\.file) + [file]).sorted() {
      let parsed = code.parsed[index]
      var headers = parsed.members.filter { $0.key.withoutBackticks == name }.flatMap(\.value.extensions).map(\.header)
      if index == file { headers.append(declaration.header) }
      for edit in parsed.editsWithoutCoding(in: headers, sources[index], others) {
        removals.append(Change(file: index, range: edit.range, text: edit.text))
      }
    }
    removeEmptyExtensions()
    removeMarksAboveNothing()
  }

  /// The lines of attributes, if nothing else is on them.
  mutating func remove(attributes: [Range<Int>]) {
    let source = sources[file]
    var ranges: [Range<Int>] = []
    for range in attributes {
      if let last = ranges.last, last.upperBound <= range.lowerBound,
        source.text(last.upperBound..<range.lowerBound).allSatisfy({ $0 == " " || $0 == "\t" })
      {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    for range in ranges { remove(attribute: range) }
  }

  private mutating func remove(attribute range: Range<Int>) {
    let source = sources[file]
    let line = source.lineStart(before: range.lowerBound)
    var end = range.upperBound
    while end < source.bytes.count, source.bytes[end] == .space || source.bytes[end] == .tab { end += 1 }
    let isAlone = source.text(line..<range.lowerBound).allSatisfy { $0 == " " || $0 == "\t" }
    if isAlone, end < source.bytes.count, source.bytes[end].isLineEnd {
      removals.append(Change(file: file, range: line..<(end + 1), text: ""))
    } else {
      removals.append(Change(file: file, range: range.lowerBound..<end, text: ""))
    }
  }

  /// An annotation with its comment, and with the line if nothing else is on it.
  private func removal(ofComment range: Range<Int>) -> Change {
    let source = sources[file]
    var start = range.lowerBound
    let line = source.lineStart(before: start)
    while start > line, " \t/*".utf8.contains(source.bytes[start - 1]) { start -= 1 }
    var end = source.afterBlanks(range.upperBound)
    if source.bytes[end...].starts(with: "*/".utf8) { end = source.afterBlanks(end + 2) }
    if start == line, end < source.bytes.count, source.bytes[end].isLineEnd { end += 1 }
    return Change(file: file, range: start..<end, text: "")
  }

  /// Whole lines, with the comments above and a blank line. Other code on these lines stays.
  private mutating func remove(_ range: Range<Int>, in file: Int) {
    let source = sources[file]
    var start = source.lineStart(before: range.lowerBound)
    let isAlone = source.text(start..<range.lowerBound).allSatisfy { $0 == " " || $0 == "\t" }
    var end = source.endOfLine(after: range.upperBound)
    let rest = code.tokens(in: range.upperBound..<end, of: file).first { $0.kind != .endOfFile }
    guard isAlone else { return removals.append(Change(file: file, range: range, text: "")) }
    let indentation = source.indentation(at: start)
    start = source.proseStart(before: start)
    if let rest {
      let next = rest.kind == .semicolon ? source.afterBlanks(rest.range.upperBound) : rest.range.lowerBound
      let text = rest.kind == .rightBrace ? "" : indentation
      return removals.append(Change(file: file, range: start..<next, text: text))
    }
    if end < source.bytes.count { end += 1 }
    // One of the blank lines around it.
    let before = start > source.textStart ? source.lineStart(before: start - 1) : start
    if before < start, source.text(before..<start).allSatisfy(\.isWhitespace) {
      start = before
    } else if end < source.bytes.count, source.bytes[end].isLineEnd {
      end += 1
    }
    removals.append(Change(file: file, range: start..<end, text: ""))
  }

  /// Keys, tags and structs in the enum that only its coding names.
  private mutating func removeUnusedTypes(keepsStructs: Bool) {
    let name = declaration.displayName
    var rest: [String: TypeDeclaration] = [:]
    // Those of a type in the enum are for that type's own coding.
    for inner in code.inner[name] ?? [] where !inner.dropFirst(name.count + 1).contains(".") {
      func isKey(_ nested: TypeDeclaration) -> Bool {
        nested.header.inheritedTypes.contains { $0.hasSuffix("CodingKey") }
      }
      func isHidden(_ nested: TypeDeclaration) -> Bool { [.private, .fileprivate].contains(nested.access) }
      if let nested = code.enums[inner], nested.cases.allSatisfy(\.values.isEmpty), isKey(nested) || isHidden(nested) {
        rest[inner] = nested
      }
      if let nested = code.structs[inner], isKey(nested) || !keepsStructs && isHidden(nested) { rest[inner] = nested }
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (inner, nested) in rest.sorted(byBytesOf: \.key) {
        let places = code.bodies[inner] ?? []
        guard places.count == 1, let place = places.first,
          !isUsed(unquoted(nested.header.name), outside: place.file, place.range)
        else { continue }
        remove(place.range, in: place.file)
        if nested.access == .public { removedPublicTypes.append(inner) }
        rest[inner] = nil
        isChanged = true
      }
    }
  }

  /// Whether other code names a type inside the enum: in the enum by its name, elsewhere behind that of the enum.
  private func isUsed(_ name: String, outside file: Int, _ range: Range<Int>) -> Bool {
    func isKept(_ place: CodeTypes.Place) -> Bool {
      if place.file == file, range.contains(place.offset) { return false }
      return !removals.contains { $0.file == place.file && $0.range.contains(place.offset) }
    }
    let own = unquoted(declaration.header.name)
    if code.qualified["\(own).\(name)", default: []].contains(where: isKept) { return true }
    for body in code.bodies[declaration.displayName] ?? [] {
      let cursor = code.cursors[body.file]
      for token in code.tokens(in: body.range, of: body.file) where token.isWord {
        guard unquoted(cursor.source.text(token.range)) == name else { continue }
        if isKept(CodeTypes.Place(file: body.file, offset: token.range.lowerBound)) { return true }
      }
    }
    return false
  }

  /// `// MARK:` that stood above what goes, with nothing else below it.
  private mutating func removeMarksAboveNothing() {
    for body in code.bodies[declaration.displayName] ?? [] {
      let source = sources[body.file]
      let inside = removals.filter { $0.file == body.file && body.range.contains($0.range.lowerBound) }
      var marks: [Range<Int>] = []
      for removal in inside {
        let start = source.lineStart(before: removal.range.lowerBound)
        guard let mark = source.mark(above: start, skipping: inside.map(\.range)) else { continue }
        let tail = source.afterLines(removal.range.upperBound, skipping: inside.map(\.range))
        if source.bytes[tail] == UInt8(ascii: "}") || source.isMark(at: tail), !marks.contains(mark) {
          marks.append(mark)
        }
      }
      for mark in marks { removals.append(Change(file: body.file, range: mark, text: "")) }
    }
  }

  private mutating func removeEmptyExtensions() {
    for body in code.bodies[declaration.displayName] ?? [] where body.isExtension {
      let source = sources[body.file]
      let open = source.bytes[body.range].firstIndex(of: UInt8(ascii: "{")) ?? body.range.lowerBound
      let inside = removals.filter { $0.file == body.file && body.range.contains($0.range.lowerBound) }
      if inside.isEmpty || source.text(body.range.lowerBound..<open).parts(around: "where") != nil { continue }
      var isEmpty = true
      for offset in (open + 1)..<(body.range.upperBound - 1) where !source.bytes[offset].isBlank {
        if !inside.contains(where: { $0.range.contains(offset) }) { isEmpty = false }
      }
      let header = code.parsed[body.file].members.values.flatMap(\.extensions).first {
        $0.header.start >= body.range.lowerBound && $0.header.start < open
      }?.header
      let others = header.map { header in
        header.inheritedTypes.filter { CodingProtocol.named(in: $0).isEmpty && !(moved.rests[$0]?.isEmpty ?? false) }
      }
      guard isEmpty, others?.isEmpty ?? true else { continue }
      removals.removeAll { $0.file == body.file && body.range.contains($0.range.lowerBound) }
      remove(body.range, in: body.file)
    }
  }

  // MARK: Annotations

  /// - Parameter comments: Lines above the annotation.
  func changes(_ draft: TreeDraft, comments: [String] = []) -> [Change] {
    changes(draft.annotation, draft.caseAnnotations, draft.defaults, comments: comments)
  }

  /// - Parameters:
  ///   - cases: By the index of the case.
  ///   - defaults: Those that values get, by the indices of cases and of values.
  ///   - comments: Lines above the annotation.
  func changes(
    _ annotation: String,
    _ cases: [Int: String],
    _ defaults: [Int: [Int: String]] = [:],
    comments: [String] = []
  ) -> [Change] {
    let source = sources[file]
    var (changes, cases) = (removals, cases)
    var annotation: String? = annotation
    // What is the same stays where it is.
    if let given = given.options {
      if given.value.text == annotation { annotation = nil } else { changes.append(removal(ofComment: given.range)) }
    }
    for (index, given) in given.cases {
      if given.value.text == cases[index] {
        cases[index] = nil
      } else {
        changes.append(removal(ofComment: given.range))
      }
    }
    let first = declaration.header.attributes.map(\.range.lowerBound).min() ?? declaration.header.start
    let kept = annotation == nil ? given.options.map { source.lineStart(before: $0.range.lowerBound) } : nil
    let start =
      kept ?? source.docCommentStart(before: source.lineStart(before: min(first, declaration.header.start)))
    let indentation = source.indentation(at: start)
    let lines = (comments + [annotation].compactMap(\.self)).map { "\(indentation)// \($0)\n" }.joined()
    changes.append(Change(file: file, range: start..<start, text: lines))
    return changes + self.changes(ofCases: cases, defaults)
  }

  /// The annotations of cases, each of which has lines of its own then, and the defaults of their values.
  private func changes(ofCases cases: [Int: String], _ defaults: [Int: [Int: String]]) -> [Change] {
    let source = sources[file]
    var changes: [Change] = []
    var insertions = defaults.flatMap { index, values in
      values.map { place, text in
        let end = declaration.cases[index].values[place].type.range.upperBound
        return Change(file: file, range: end..<end, text: " = \(text)")
      }
    }
    let starts = Dictionary(grouping: declaration.cases.indices) { declaration.cases[$0].start }
    for (start, indices) in starts where indices.contains(where: { cases[$0] != nil }) {
      let line = source.lineStart(before: start)
      var (first, indentation) = (start, source.indentation(at: line))
      while first > line, source.bytes[first - 1].isBlank { first -= 1 }
      // What follows other code on its line has a line of its own.
      let isAlone = first == line
      if !isAlone { indentation += "  " }
      let newLine = isAlone ? "" : "\n\(indentation)"
      if !isAlone { changes.append(Change(file: file, range: first..<start, text: "")) }
      if indices.count == 1, !isAlone {
        let text = "\(newLine)// \(cases[indices[0]] ?? "")\(newLine)"
        changes.append(Change(file: file, range: start..<start, text: text))
        continue
      }
      if indices.count == 1 {
        let line = source.docCommentStart(before: line)
        changes.append(Change(file: file, range: line..<line, text: "\(indentation)// \(cases[indices[0]] ?? "")\n"))
        continue
      }
      var cursor = code.cursors[file]
      cursor.index = cursor.tokens.firstIndex { $0.range.lowerBound >= start } ?? 0
      while !cursor.at(.case), !cursor.isAtEnd { cursor.advance() }
      let head = source.text(start..<cursor.start)
      cursor.advance()
      var parts: [Range<Int>] = []
      for _ in indices {
        let first = cursor.start
        while !cursor.at(.comma), !cursor.at(.rightBrace), !cursor.isAtEnd {
          if cursor.at(.leftParen) { cursor.skipBrackets() } else { cursor.advance() }
          if cursor.token().startsLine, !cursor.at(.comma) { break }
        }
        parts.append(first..<cursor.end)
        _ = cursor.eat(.comma)
      }
      let text = zip(indices, parts).map { index, part in
        let own = insertions.filter { part.contains($0.range.lowerBound) }
        insertions.removeAll { part.contains($0.range.lowerBound) }
        let declared = source.text(part, inserting: own)
        return (cases[index].map { "// \($0)\n\(indentation)" } ?? "") + "\(head)case \(declared)"
      }
      let end = parts.last?.upperBound ?? start
      changes.append(Change(file: file, range: start..<end, text: newLine + text.joined(separator: "\n\(indentation)")))
    }
    return changes + insertions
  }
}

extension SourceFile {
  /// A part of the text, with insertions.
  fileprivate func text(_ part: Range<Int>, inserting insertions: [EnumEdit.Change]) -> String {
    var (changed, offset) = ("", part.lowerBound)
    for insertion in insertions.sorted(byNumber: \.range.lowerBound) {
      changed += text(offset..<insertion.range.lowerBound) + insertion.text
      offset = insertion.range.lowerBound
    }
    return changed + text(offset..<part.upperBound)
  }

  /// The text with changes of this file.
  func applying(_ changes: [EnumEdit.Change]) -> SourceFile {
    if changes.isEmpty { return self }
    var changed = ""
    var offset = 0
    for change in changes.inOrder {
      // Two removals may share a blank line.
      if change.range.lowerBound > offset { changed += text(offset..<change.range.lowerBound) }
      changed += change.text
      offset = Swift.max(offset, change.range.upperBound)
    }
    return SourceFile(path: path, text: changed + text(offset..<bytes.count))
  }
}

extension [EnumEdit.Change] {
  /// What is added at a place comes before what is removed from there.
  var inOrder: [EnumEdit.Change] {
    sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }
}

extension [SourceFile] {
  /// The texts with changes.
  func applying(_ changes: [EnumEdit.Change]) -> [SourceFile] {
    let byFile = Dictionary(grouping: changes, by: \.file)
    return enumerated().map { $1.applying(byFile[$0] ?? []) }
  }
}

extension CodeFunction {
  var isDecoder: Bool { name == "init" && takesOnly("Decoder", "from") }
  var isEncoder: Bool { name == "encode" && takesOnly("Encoder", "to") }

  /// Whether its only parameter is of a protocol: `any Decoder`, `Swift.Decoder`, or `D` with `<D: Decoder>`.
  private func takesOnly(_ type: String, _ label: String) -> Bool {
    guard parameters.count == 1, parameters[0].label == label else { return false }
    let own = parameters[0].type.split { $0 == " " || $0 == "." }.last.map { String($0) } ?? ""
    return own == type || generics[own]?.contains(type) ?? false
  }
  var isCoding: Bool { isDecoder || isEncoder }
}
