import CodableEnumGenerator

/// The findings that comments keep: `// codable-enum: accepts key-removed: nobody reads it` above a type, a case or a
/// property, for it and all inside.
package struct AcceptedFindings: Sendable {
  /// A comment that cannot be followed.
  package struct Mistake: Sendable {
    package var path: String
    package var position: SourcePosition
    package var message: String
  }

  private struct Place: Hashable {
    var path: String
    /// `Outer.Inner`
    var type: String
    /// A case or a property; nil for the whole type.
    var member: String?
  }

  private var ids: [Place: Set<String>] = [:]
  package private(set) var mistakes: [Mistake] = []

  /// - Parameter known: All ids of findings.
  package init(in files: [WireFile], known: [String]) {
    for file in files where file.source.mentionsAcceptance { read(file, Set(known)) }
  }

  /// Whether a comment keeps a finding.
  ///
  /// - Parameters:
  ///   - path: The file of the type.
  ///   - member: The case or property that it is about.
  package func accept(_ id: String, in path: String, type: String, member: String?) -> Bool {
    [nil, member].contains { ids[Place(path: path, type: type, member: $0)]?.contains(id) ?? false }
  }

  private mutating func read(_ file: WireFile, _ known: Set<String>) {
    var unread = Set(file.source.acceptanceLines)
    for declaration in file.parsed.declarations where !declaration.isLocal {
      let type = declaration.displayName
      for header in declaration.enclosing + [declaration.header] {
        add(file.source.acceptances(above: header.start), Place(path: file.path, type: type), &unread)
      }
      for element in declaration.cases {
        let comments = file.source.acceptances(above: element.range.lowerBound)
        add(comments, Place(path: file.path, type: type, member: unquoted(element.name)), &unread)
      }
      for property in declaration.properties {
        let comments = file.source.acceptances(above: property.range.lowerBound)
        add(comments, Place(path: file.path, type: type, member: property.name), &unread)
      }
    }
    for line in file.source.acceptanceLines {
      let unknown = file.source.acceptance(at: line)?.ids.subtracting(known).sorted(byBytesOf: \.self).first
      let message = unknown.map { id in
        let near = nearestSpelling(to: id, in: known.sorted(byBytesOf: \.self)).map { "; did you mean '\($0)'?" }
        return "there is no finding '\(id)'" + (near ?? "; write the id that the finding ends with")
      }
      if let message = message ?? (unread.contains(line) ? Self.misplaced : nil) {
        mistakes.append(Mistake(path: file.path, position: file.lines.position(at: line), message: message))
      }
    }
  }

  private static let misplaced = "this comment keeps no finding: write it above a type, a case or a property"

  private mutating func add(_ comments: [(line: Int, ids: Set<String>)], _ place: Place, _ unread: inout Set<Int>) {
    for comment in comments {
      unread.remove(comment.line)
      ids[place, default: []].formUnion(comment.ids)
    }
  }
}

extension SourceFile {
  private static let mark = "codable-enum: accepts"

  /// Whether it may have such a comment; most files end here.
  fileprivate var mentionsAcceptance: Bool {
    let mark = Array(Self.mark.utf8)
    return bytes.withUnsafeBytes { bytes in
      guard var next = bytes.baseAddress else { return false }
      let end = next + bytes.count
      while let start = firstByte(mark[0], in: next..<end), start.distance(to: end) >= mark.count {
        if UnsafeRawBufferPointer(start: start, count: mark.count).elementsEqual(mark) { return true }
        next = start + 1
      }
      return false
    }
  }

  /// Where the lines begin that are comments which keep findings.
  fileprivate var acceptanceLines: [Int] {
    var lines: [Int] = []
    var start = textStart
    while start < bytes.count {
      if acceptance(at: start) != nil { lines.append(start) }
      start = endOfLine(after: start) + 1
    }
    return lines
  }

  /// comment → "//" "codable-enum: accepts" id ( "," id )* ( ":" reason )?
  fileprivate func acceptance(at lineStart: Int) -> (line: Int, ids: Set<String>)? {
    let text = line(at: lineStart)
    guard text.hasPrefix("//") else { return nil }
    let comment = text.drop { $0 == "/" || $0 == " " }
    guard comment.hasPrefix(Self.mark) else { return nil }
    let list = comment.dropFirst(Self.mark.count).prefix { $0 != ":" }
    let ids = list.split { $0 == "," || $0 == " " || $0 == "\t" }.map(String.init)
    return (lineStart, Set(ids.isEmpty ? [""] : ids))
  }

  /// Those right above a declaration, between other comments, attributes and blank lines.
  fileprivate func acceptances(above offset: Int) -> [(line: Int, ids: Set<String>)] {
    var found: [(line: Int, ids: Set<String>)] = []
    var start = lineStart(before: offset)
    while start > textStart {
      start = lineStart(before: start - 1)
      let line = line(at: start)
      guard line.isEmpty || ["//", "@", "*", "/*"].contains(where: line.hasPrefix) else { break }
      if let acceptance = acceptance(at: start) { found.append(acceptance) }
    }
    return found
  }
}
