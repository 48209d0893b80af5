import Foundation

/// What a page shows: examples in Swift, manifests of packages, and JSON.
///
/// HTML comments, which no reader of the rendered page sees, tie these together. Each begins a line:
///
///     <!-- example        code that comes before the next block: together they are one example
///     <!-- example P -->  the file at path P of the repository, as an example of its own
///     <!-- continues -->  the next block belongs to the example before it
///     <!-- check          code that belongs to the example before it, such as writes(Status.active)
///     <!-- check P -->    the same, in the file at path P
///     <!-- recorded …     up to <!-- end -->: what another consumer has written, and checks
struct Page {
  /// From the root of the repository.
  var path: String
  var examples: [Example] = []
  var manifests: [Place] = []
  var json: [Place] = []

  /// A piece of the page, or of a file that it names.
  struct Place {
    var path: String?
    var line: Int
    var text: String
    /// In an HTML comment.
    var isHidden = false
  }

  init(path: String, text: String, textOfFile: (String) throws -> String) throws {
    self.path = path
    var joinsNext = false
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var inComment = false
    while let line = lines.first {
      let number = lines.startIndex + 1
      lines.removeFirst()
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      let indent = line.prefix { $0 == " " }.count
      if trimmed == "<!-- continues -->" {
        joinsNext = true
      } else if let (_, name) = trimmed.wholeMatch(of: #/<!-- example (\S+) -->/#)?.output {
        let code = try Place(path: String(name), line: 1, text: textOfFile(String(name)), isHidden: true)
        examples.append(Example(pieces: [code]))
      } else if let (_, name) = trimmed.wholeMatch(of: #/<!-- check (\S+) -->/#)?.output {
        let code = try Place(path: String(name), line: 1, text: textOfFile(String(name)), isHidden: true)
        try append(code, toLast: true)
      } else if trimmed == "<!-- example" || trimmed == "<!-- check" {
        var block = takeBlock(from: &lines, to: "-->", indent: indent, line: number)
        block.isHidden = true
        if trimmed == "<!-- example" {
          examples.append(Example(pieces: [block]))
          joinsNext = true
        } else {
          try append(block, toLast: true)
        }
      } else if trimmed.hasPrefix("```") {
        let block = takeBlock(from: &lines, to: "```", indent: indent, line: number)
        switch trimmed.dropFirst(3) {
        case "swift" where block.text.hasPrefix("// swift-tools-version"):
          manifests.append(block)
        case "swift":
          try append(block, toLast: joinsNext)
          joinsNext = false
          json += jsonInComments(of: block)
        case "json":
          json += jsonValues(in: block)
        case "":
          throw Complaint(path, number, "a block needs a language; text, if it has none")
        default: break
        }
      } else if trimmed.hasPrefix("<!-- recorded ") {
        _ = takeBlock(from: &lines, to: "<!-- end -->", indent: indent, line: number)
      } else if trimmed.hasPrefix("<!--") {
        inComment = !trimmed.hasSuffix("-->")
      } else if inComment {
        inComment = !trimmed.hasSuffix("-->")
      } else {
        json += codeSpans(in: line).filter(isObjectOrArray).map { Place(line: number, text: $0) }
      }
    }
    try checkImports()
  }

  /// What a reader copies must say what it imports, even if it would compile without, as what is generated imports it.
  private func checkImports() throws {
    for example in examples {
      guard let first = example.shown.first else { continue }
      for (users, modules) in Example.modulesOfNames where users.contains(where: example.shows) {
        if !modules.contains(where: example.imports) {
          throw Complaint(path, first.line, "'import \(modules[0])' is not shown")
        }
      }
    }
  }

  private mutating func append(_ block: Place, toLast: Bool) throws {
    guard toLast else { return examples.append(Example(pieces: [block])) }
    guard !examples.isEmpty else { throw Complaint(path, block.line, "there is no example to continue") }
    examples[examples.count - 1].pieces.append(block)
  }

  private func takeBlock(from lines: inout ArraySlice<String>, to end: String, indent: Int, line: Int) -> Place {
    var text: [Substring] = []
    while let next = lines.popFirst(), next.trimmingCharacters(in: .whitespaces) != end {
      text.append(next.prefix(indent).allSatisfy { $0 == " " } ? next.dropFirst(indent) : next[...])
    }
    return Place(line: line + 1, text: text.joined(separator: "\n"))
  }
}

/// The text between single backticks; two are a link to a symbol.
private func codeSpans(in line: String) -> [String] {
  let parts = line.components(separatedBy: "``")
  return stride(from: 0, to: parts.count, by: 2).flatMap { index in
    let spans = parts[index].split(separator: "`", omittingEmptySubsequences: false)
    return stride(from: 1, to: spans.count, by: 2).map { spans[$0].replacingOccurrences(of: #"\|"#, with: "|") }
  }
}

/// The whole block if that is JSON, or else each of its lines.
private func jsonValues(in block: Page.Place) -> [Page.Place] {
  if isJSON(block.text) { return [block] }
  return block.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { !$0.element.isEmpty }
    .map { Page.Place(line: block.line + $0.offset, text: String($0.element)) }
}

/// `case add(path: String)  // {"add":"/a"}`
private func jsonInComments(of block: Page.Place) -> [Page.Place] {
  block.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
    guard let start = line.range(of: "// ", options: .backwards) else { return nil }
    let text = String(line[start.upperBound...])
    return isObjectOrArray(text) ? Page.Place(line: block.line + index, text: text) : nil
  }
}

private func isObjectOrArray(_ text: String) -> Bool {
  (text.hasPrefix("{") || text.hasPrefix("[")) && isJSON(text)
}

/// Whether it is JSON once what is left out, `…`, has a stand-in. `Shown.swift` reads it in the same way.
private func isJSON(_ text: String) -> Bool {
  let whole = text.replacingOccurrences(of: "{…}", with: "{}").replacingOccurrences(of: "…", with: #""…""#)
    .replacingOccurrences(of: #"""…"""#, with: #""…""#)
  return (try? JSONSerialization.jsonObject(with: Data(whole.utf8), options: .fragmentsAllowed)) != nil
}

/// What is wrong with a page, and where.
struct Complaint: Error {
  var text: String

  init(_ path: String, _ line: Int, _ message: String) {
    text = "\(path):\(line): error: \(message)"
  }
}
