import CodableEnumGenerator

/// `case red, palePink`, with a line for each case, since an annotation is in the line above its case.
package struct CaseLines {
  private let declaration: TypeDeclaration
  private let source: SourceFile
  private let tokens: [Token]
  private let form: Annotation.Form
  /// Of the brace that ends the declaration.
  private let end: Int
  private let outer: String
  /// Of each `case`, in order.
  package let groups: [Group]

  /// A `case`, and the indices of its cases.
  package typealias Group = (start: Int, indices: [Int])

  /// - Parameter form: Of the annotations.
  package init(
    of declaration: TypeDeclaration,
    in source: SourceFile,
    _ tokens: [Token],
    _ form: Annotation.Form = .comment
  ) {
    (self.declaration, self.source, self.tokens, self.form) = (declaration, source, tokens, form)
    outer = source.indentation(at: source.lineStart(before: declaration.header.start))
    end = tokens.end(ofBracesAfter: declaration.header.start).map { $0 - 1 } ?? source.bytes.count
    groups = Dictionary(grouping: declaration.cases.indices) { declaration.cases[$0].start }.sorted(byNumber: \.key)
      .map { (start: $0.key, indices: $0.value) }
  }

  /// Whether a `case` has no line of its own, or more than one case.
  package func isShared(_ group: Group) -> Bool {
    group.indices.count > 1 || !isFirst(group.start) || isLast(closing(group))
  }

  /// The groups that share a line.
  package var rows: [[Group]] {
    groups.reduce(into: []) { rows, group in
      if rows.isEmpty || isFirst(group.start) { rows.append([]) }
      rows[rows.count - 1].append(group)
    }
  }

  /// Whether nothing is before a `case` on its line.
  private func isFirst(_ start: Int) -> Bool {
    source.bytes[source.lineStart(before: start)..<start].allSatisfy(\.isBlank)
  }

  private func isLast(_ close: Int) -> Bool {
    source.bytes[close..<max(end, close)].allSatisfy { $0 == .space || $0 == .tab }
  }

  private func closing(_ group: Group) -> Int {
    group.indices.last.map { endOfCase($0) } ?? end
  }

  /// - Parameters:
  ///   - annotations: By the index of the case.
  ///   - insertions: In the elements of the `case`.
  ///   - order: Of the indices; nil for that of the declaration.
  ///   - added: A case for the end, with its annotation.
  package func edit(
    _ group: Group,
    _ annotations: [Int: String],
    _ insertions: [SourceEdit] = [],
    in order: [Int]? = nil,
    adding added: (annotation: String, declaration: String)? = nil
  ) -> SourceEdit {
    let (start, line) = (group.start, source.lineStart(before: group.start))
    let (isFirst, isLast) = (isFirst(start), isLast(closing(group)))
    let indentation = isFirst ? source.indentation(at: line) : outer + "  "
    var text = isFirst ? "" : "\n" + indentation
    text += lines(of: group, annotations, insertions, in: order, indentation)
    var place = closing(group)
    let next = source.afterBlanks(place)
    if next < source.bytes.count, source.bytes[next] == UInt8(ascii: ";") {
      place = next + 1
      // The next `case` gets a line of its own, too.
      let rest = source.afterBlanks(place)
      if tokens.within(place..<source.endOfLine(after: place)).first.map({ $0.kind != .endOfFile }) ?? false,
        !groups.contains(where: { $0.start == rest })
      {
        text += "\n" + indentation
        place = rest
      }
    }
    if isLast, let added { text += "\n\(outer)  // \(added.annotation)\n\(outer)  \(added.declaration)" }
    let blanks = isFirst ? 0 : source.bytes[line..<start].reversed().prefix { $0.isBlank }.count
    return SourceEdit(range: start - blanks..<(isLast ? end : place), text: text + (isLast ? "\n" + outer : ""))
  }

  /// A line for each case of a `case`, with its annotation and the comments before it.
  private func lines(
    of group: Group,
    _ annotations: [Int: String],
    _ insertions: [SourceEdit],
    in order: [Int]?,
    _ indentation: String
  ) -> String {
    let indices = order ?? group.indices
    var head = source.text(group.start..<declaration.cases[group.indices[0]].range.lowerBound)
    while head.last?.isWhitespace ?? false { head.removeLast() }
    var (text, place) = ("", group.start)
    for index in indices {
      let element = declaration.cases[index]
      if index != indices[0] {
        text += order == nil ? comments(in: place..<element.range.lowerBound, indentation) : ""
        text += "\n" + indentation
      }
      text += annotations[index].map { "\(form.text(of: $0))\n\(indentation)" } ?? ""
      place = endOfCase(index)
      text += "\(head) \(source.text(element.range.lowerBound..<place, applying: insertions))"
    }
    return text
  }

  /// The cases in another order, each with the comments above it and behind it; nil if they don't have places of their
  /// own: several in a line with others, or with comments between them.
  ///
  /// - Parameter insertions: Those of a case, by its index.
  package func edits(
    in order: [Int],
    _ annotations: [Int: String],
    _ insertions: (Int) -> [SourceEdit]
  ) -> [SourceEdit]? {
    if declaration.cases.contains(where: { !$0.conditions.isEmpty }) { return nil }
    if groups.count == 1, let all = groups.first {
      let rests = zip(all.indices, all.indices.dropFirst()).map { last, next in
        comments(in: endOfCase(last)..<declaration.cases[next].range.lowerBound, "")
      }
      guard rests.allSatisfy(\.isEmpty) else { return nil }
      return [edit(all, annotations, order.flatMap(insertions), in: order)]
    }
    if groups.contains(where: isShared) { return nil }
    let places = groups.map { group in
      source.proseStart(before: source.lineStart(before: group.start))..<source.endOfLine(after: closing(group))
    }
    return zip(places, order).map { place, index in
      let annotation =
        annotations[index].map { [source.insertion(of: $0, as: form, before: groups[index].start)] } ?? []
      return SourceEdit(range: place, text: source.text(places[index], applying: annotation + insertions(index)))
    }
  }

  /// The comments between two cases: those in the line of the case before stay there.
  private func comments(in range: Range<Int>, _ indentation: String) -> String {
    var (text, place, isInLine) = ("", range.lowerBound, true)
    while place < range.upperBound {
      if let end = source.endOfComment(at: place) {
        text += (isInLine ? "  " : "\n\(indentation)") + source.text(place..<end)
        place = end
      } else {
        isInLine = isInLine && !source.bytes[place].isLineEnd
        place += 1
      }
    }
    return text
  }

  /// Where an element of a `case` declaration ends.
  private func endOfCase(_ index: Int) -> Int {
    let element = declaration.cases[index]
    var depth = 0
    var end = element.range.upperBound
    for token in tokens[tokens.index(at: element.range.lowerBound)...] {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma, .semicolon: if depth == 0 { return end }
      case .rightBrace:
        if depth == 0 { return end }
        depth -= 1
      // Any other token is a part of it, unless it begins what follows.
      default:
        if depth == 0, token.startsLine, token.range.lowerBound > element.range.lowerBound { return end }
      }
      end = token.range.upperBound
    }
    return end
  }
}

extension [Token] {
  /// After the brace that closes the first one behind a place; nil if none does.
  func end(ofBracesAfter start: Int) -> Int? {
    var depth = 0
    for token in self[index(at: start)...] {
      if token.kind == .leftBrace { depth += 1 }
      guard token.kind == .rightBrace else { continue }
      depth -= 1
      if depth == 0 { return token.range.upperBound }
    }
    return nil
  }
}
