/// The text of a comment: where an annotation is in it, and what may be meant to be one.
struct CommentText {
  private let base: UnsafePointer<UInt8>
  let isLineComment: Bool
  /// After the first signs, up to those that end it.
  private let text: Range<Int>
  /// Where its first word is, after all signs that begin it.
  private let start: Int

  init(base: UnsafePointer<UInt8>, isLineComment: Bool, text: Range<Int>) {
    (self.base, self.isLineComment, self.text) = (base, isLineComment, text)
    let sign = isLineComment ? UInt8.slash : .asterisk
    var start = text.lowerBound
    while start < text.upperBound, base[start] == sign { start += 1 }
    while start < text.upperBound, base[start].isBlank { start += 1 }
    self.start = start
  }

  /// The kind of block that the comment begins, ends or is part of.
  var fence: Fence { isLineComment && !text.isEmpty && base[text.lowerBound] == .slash ? .doc : .plain }

  /// Whether it begins or ends a block of code: `/// ```swift`
  var isFence: Bool { isFence(at: start) }

  private func isFence(at place: Int) -> Bool {
    guard place + 2 < text.upperBound else { return false }
    let isSign = base[place] == .backtick || base[place] == UInt8(ascii: "~")
    return isSign && base[place + 1] == base[place] && base[place + 2] == base[place]
  }

  /// The text, if the first thing in it is an attribute.
  var attribute: Range<Int>? {
    guard start + 1 < text.upperBound, base[start] == .at else { return nil }
    let name = skipSpaces(from: start + 1)
    let isAttribute = name == start + 1 ? base[name].isIdentifierPart : spells("cod", at: name)
    return isAttribute ? start..<text.upperBound : nil
  }

  /// `CodableCase(` as the first thing in the text.
  var nameWithoutSign: Range<Int>? { name(.ofCase, at: start).map { start..<$0 } }

  /// `@CodableCase(` and `@CodableEnum(` behind other text; not in code, nor in what is itself a comment.
  var mentions: [Range<Int>] {
    var mentions: [Range<Int>] = []
    var isInFence = false
    var line = text.lowerBound
    while line < text.upperBound {
      let lineEnd = self.lineEnd(after: line)
      defer { line = lineEnd + 1 }
      var first = line
      while first < lineEnd, base[first].isBlank || base[first] == .asterisk { first += 1 }
      if isFence(at: first) { isInFence.toggle() }
      guard !isInFence else { continue }
      var place = UnsafeRawPointer(base + line)
      let end = UnsafeRawPointer(base + lineEnd)
      while let sign = firstByte(.at, in: place..<end) {
        place = sign + 1
        let offset = UnsafeRawPointer(base).distance(to: sign)
        let name = skipSpaces(from: offset + 1)
        guard let nameEnd = self.name(.ofCase, at: name) ?? self.name(.ofEnum, at: name) else { continue }
        if isProse(line..<offset) { mentions.append(offset..<nameEnd) }
      }
    }
    return mentions
  }

  /// Whether what follows the start of a line is neither in backticks nor behind the sign of a comment, as in code that is
  /// commented out.
  private func isProse(_ before: Range<Int>) -> Bool {
    var isInCode = false
    for place in before {
      // A run of backticks begins or ends code.
      if base[place] == .backtick, place == before.lowerBound || base[place - 1] != .backtick { isInCode.toggle() }
      // `https://…`
      let isSign = base[place] == .slash && place > max(before.lowerBound, start) && base[place - 1] == .slash
      if isSign, place - 2 < start || base[place - 2] != .colon { return false }
    }
    return !isInCode
  }

  /// The end of a name of ours at a place, if it is there with a parenthesis, in any letter case.
  private func name(_ kind: AnnotationKind, at place: Int) -> Int? {
    let end = place + kind.rawValue.utf8.count
    return end < text.upperBound && base[end] == .leftParen && spells(kind.rawValue, at: place) ? end : nil
  }

  private func spells(_ word: String, at place: Int) -> Bool {
    guard place + word.utf8.count <= text.upperBound else { return false }
    return zip(word.utf8, place...).allSatisfy { $0 | 0x20 == base[$1] | 0x20 }
  }

  private func skipSpaces(from place: Int) -> Int {
    var place = place
    while place < text.upperBound, base[place] == .space { place += 1 }
    return place
  }

  private func lineEnd(after place: Int) -> Int {
    var place = place
    while !isLineComment, place < text.upperBound, !base[place].isLineEnd { place += 1 }
    return isLineComment ? text.upperBound : place
  }
}

/// Blocks of code in comments, between lines of "```" or "~~~".
enum Fence {
  /// In `///` comments, which show code.
  case doc
  /// In `//` comments.
  case plain
}

extension SourceFile {
  /// Where the comment ends that begins at an offset, before the end of its line or with its last `*/`; nil if none does.
  package func endOfComment(at start: Int) -> Int? {
    func isAt(_ offset: Int, _ first: UInt8, _ second: UInt8) -> Bool {
      offset + 1 < bytes.count && bytes[offset] == first && bytes[offset + 1] == second
    }
    if isAt(start, .slash, .slash) { return bytes[start...].firstIndex(where: \.isLineEnd) ?? bytes.count }
    guard isAt(start, .slash, .asterisk) else { return nil }
    var (depth, end) = (0, start)
    repeat {
      let isOpening = isAt(end, .slash, .asterisk)
      let isClosing = isAt(end, .asterisk, .slash)
      depth += isOpening ? 1 : isClosing ? -1 : 0
      end += isOpening || isClosing ? 2 : 1
    } while depth > 0 && end < bytes.count
    return end
  }
}
