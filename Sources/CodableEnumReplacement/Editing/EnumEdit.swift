import CodableEnumContract
import CodableEnumGenerator

/// The edit that puts an annotation in the place of an enum's coding.
struct EnumEdit {
  let code: CodeTypes
  let declaration: TypeDeclaration
  /// The file of the declaration.
  let file: Int
  private let sources: [SourceFile]
  /// What is said of it already.
  private let given: GivenAnnotations
  /// Only the macro's code can name what is private.
  var form: Annotation.Form
  /// Without annotations.
  var removals: [SourceEdit] = []
  /// The types inside the enum that go, though other modules can name them.
  private(set) var removedPublicTypes: [String] = []
  /// The coders that it gets.
  private(set) var coders: [OwnCoder] = []
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
    form = declaration.access < .internal ? .attribute : .comment
    let name = declaration.displayName
    for function in code.functions[name] ?? [] where function.isCoding { remove(function.range, in: function.file) }
    removeUnusedTypes(keepsStructs: keepsStructs)
    moved = MovedProtocols(of: declaration, code)
    let others = SourceryTable.protocolNames.reduce(into: moved.rests) { $0[$1] = [] }
    for index in Set((code.bodies[name] ?? []).map(\.file) + [file]).sorted() {
      let parsed = code.parsed[index]
      var headers = parsed.members.filter { $0.key.withoutBackticks == name }.flatMap(\.value.extensions).map(\.header)
      if index == file { headers.append(declaration.header) }
      removals += parsed.editsWithoutCoding(in: headers, sources[index], others).map { $0.of(index) }
    }
    removeEmptyExtensions()
    removeHeadings()
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
      removals.append(SourceEdit(file: file, range: line..<(end + 1), text: ""))
    } else {
      removals.append(SourceEdit(file: file, range: range.lowerBound..<end, text: ""))
    }
  }

  /// An annotation with its comment, and with the line if nothing else is on it.
  private func removal(ofComment range: Range<Int>) -> SourceEdit {
    let source = sources[file]
    var start = range.lowerBound
    let line = source.lineStart(before: start)
    while start > line, " \t/*".utf8.contains(source.bytes[start - 1]) { start -= 1 }
    var end = source.afterBlanks(range.upperBound)
    if source.bytes[end...].starts(with: "*/".utf8) { end = source.afterBlanks(end + 2) }
    if start == line, end < source.bytes.count, source.bytes[end].isLineEnd { end += 1 }
    return SourceEdit(file: file, range: start..<end, text: "")
  }

  private mutating func remove(_ range: Range<Int>, in file: Int) {
    removals.append(sources[file].removal(of: range, code.cursors[file].tokens).of(file))
  }

  private var removedTypes: [(name: String, removal: SourceEdit)] = []

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
        removedTypes += removals.suffix(1).map { (unquoted(nested.header.name), $0) }
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

  private mutating func removeHeadings() {
    for body in code.bodies[declaration.displayName] ?? [] {
      let inside = removals.filter { $0.file == body.file && body.range.contains($0.range.lowerBound) }
      removals += sources[body.file].removals(ofHeadingsAbove: inside).map { $0.of(body.file) }
    }
  }

  private mutating func removeEmptyExtensions() {
    for body in code.bodies[declaration.displayName] ?? [] where body.isExtension {
      let source = sources[body.file]
      let open = source.bytes[body.range].firstIndex(of: UInt8(ascii: "{")) ?? body.range.lowerBound
      let inside = removals.filter { $0.file == body.file && body.range.contains($0.range.lowerBound) }
      if inside.isEmpty { continue }
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

  /// What the coders name stays.
  mutating func add(_ coders: [OwnCoder]) {
    self.coders += coders
    let words = Set(
      coders.flatMap { $0.lines(indentedBy: "") }.joined(separator: " ").split {
        !$0.isLetter && !$0.isNumber && $0 != "_"
      }
    )
    for (name, removal) in removedTypes where words.contains(name[...]) {
      removals.removeAll { $0 == removal }
      removedPublicTypes.removeAll { $0.hasSuffix(".\(name)") }
    }
  }

  // MARK: Annotations

  /// - Parameter comments: Lines above the annotation.
  func changes(_ draft: TreeDraft, comments: [String] = []) -> [SourceEdit] {
    changes(draft.annotation, draft.caseAnnotations, draft.defaults, in: draft.order, comments: comments)
  }

  /// - Parameters:
  ///   - cases: By the index of the case.
  ///   - defaults: Those that values get, by the indices of cases and of values.
  ///   - order: Of the indices; nil for that of the declaration.
  ///   - comments: Lines above the annotation.
  func changes(
    _ annotation: String,
    _ cases: [Int: String],
    _ defaults: [Int: [Int: String]] = [:],
    in order: [Int]? = nil,
    comments: [String] = []
  ) -> [SourceEdit] {
    var (changes, cases) = (runtimeImport + removals, cases)
    var annotation: String? = annotation
    // What is the same stays where it is, unless it becomes an attribute.
    let stays = form == .comment
    if let given = given.options {
      if stays, given.value.text == annotation {
        annotation = nil
      } else {
        changes.append(removal(ofComment: given.range))
      }
    }
    for (index, given) in given.cases {
      if stays, given.value.text == cases[index] {
        cases[index] = nil
      } else {
        changes.append(removal(ofComment: given.range))
      }
    }
    changes += insertions(of: annotation, comments)
    return changes + self.changes(ofCases: cases, defaults, in: order) + additions(of: coders)
  }

  /// - Parameters:
  ///   - annotation: Of the enum; nil if it stays where it is.
  ///   - comments: Lines above it.
  private func insertions(of annotation: String?, _ comments: [String]) -> [SourceEdit] {
    let source = sources[file]
    let first = declaration.header.attributes.map(\.range.lowerBound).min() ?? declaration.header.start
    let kept = annotation == nil ? given.options.map { source.lineStart(before: $0.range.lowerBound) } : nil
    let start =
      kept ?? source.docCommentStart(before: source.lineStart(before: min(first, declaration.header.start)))
    let own = ownStart
    let line = source.lineStart(before: own)
    let isBehindCode = kept == nil && !code.tokens(in: line..<own, of: file).isEmpty
    let indentation = source.indentation(at: start) + (isBehindCode ? "  " : "")
    func lines(_ texts: [String]) -> String { texts.map { "\(indentation)\($0)\n" }.joined() }
    let above = comments.map { "// \($0)" }
    let annotations = [annotation].compactMap(\.self).map(form.text)
    if isBehindCode {
      // `struct Page { enum Block { … } }`
      let text = "\n\(lines(above + annotations))\(indentation)"
      return [SourceEdit(file: file, range: source.blanksStart(before: own)..<own, text: text)]
    }
    if form == .comment || start == line {
      return [SourceEdit(file: file, range: start..<start, text: lines(above + annotations))]
    }
    return [(start, above), (line, annotations)].map { place, texts in
      SourceEdit(file: file, range: place..<place, text: lines(texts))
    }
  }

  /// Where the declaration begins, with its attributes and modifiers.
  private var ownStart: Int {
    let start = declaration.header.start
    let body = code.bodies[declaration.displayName]?.first { $0.file == file && $0.range.contains(start) }
    return body?.range.lowerBound ?? start
  }

  private var caseLines: CaseLines {
    CaseLines(of: declaration, in: sources[file], code.cursors[file].tokens, form)
  }

  /// Whether the cases can have another order: nothing else may depend on it.
  func canOrder(_ order: [Int]) -> Bool {
    let lines = caseLines
    return given.isEmpty && RawValues(of: declaration).kind == nil && lines.edits(in: order, [:]) { _ in [] } != nil
  }

  /// The annotations of cases, each of which has lines of its own then, and the defaults of their values.
  private func changes(
    ofCases cases: [Int: String],
    _ defaults: [Int: [Int: String]],
    in order: [Int]?
  ) -> [SourceEdit] {
    let (source, lines) = (sources[file], caseLines)
    func insertions(_ index: Int) -> [SourceEdit] {
      defaults[index, default: [:]].map { place, text in
        let end = declaration.cases[index].values[place].type.range.upperBound
        return SourceEdit(file: file, range: end..<end, text: " = \(text)")
      }
    }
    if let order, let edits = lines.edits(in: order, cases, insertions) { return edits.map { $0.of(file) } }
    var changes: [SourceEdit] = []
    for row in lines.rows {
      if row.contains(where: { lines.isShared($0) && $0.indices.contains { cases[$0] != nil } }) {
        changes += row.map { lines.edit($0, cases, $0.indices.flatMap(insertions)).of(file) }
        continue
      }
      changes += row.flatMap(\.indices).flatMap(insertions)
      for group in row {
        if let annotation = cases[group.indices[0]] {
          changes.append(source.insertion(of: annotation, as: form, before: group.start).of(file))
        }
      }
    }
    return changes
  }
}

extension SourceFile {
  fileprivate func blanksStart(before offset: Int) -> Int {
    offset - bytes[textStart..<offset].reversed().prefix { $0 == .space || $0 == .tab }.count
  }
}

extension [SourceFile] {
  /// The texts with changes.
  func applying(_ changes: [SourceEdit]) -> [SourceFile] {
    let byFile = Dictionary(grouping: changes, by: \.file)
    return enumerated().map { $1.applying(byFile[$0] ?? []) }
  }
}

extension CodeFunction {
  var isDecoder: Bool { name == "init" && takesOnly("Decoder", "from") }
  var isEncoder: Bool { name == "encode" && takesOnly("Encoder", "to") }

  /// Whether its only parameter is of a protocol: `any Decoder`, `Swift.Decoder`, or `D` with `<D: Decoder>`.
  private func takesOnly(_ name: String, _ label: String) -> Bool {
    guard parameters.count == 1, parameters[0].label == label, case .name(let components) = parameters[0].type,
      let own = components.last?.name
    else { return false }
    return own == name || generics[own]?.contains(name) ?? false
  }
  var isCoding: Bool { isDecoder || isEncoder }
}
