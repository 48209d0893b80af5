import Foundation

/// Code that a page shows, and what checks it: a module of its own.
struct Example {
  var pieces: [Page.Place]

  var isAnnotated: Bool { pieces.contains { $0.text.contains("// @Codable") } }

  /// What a reader sees.
  var shown: [Page.Place] { pieces.filter { !$0.isHidden } }

  func shows(_ text: String) -> Bool { shown.contains { $0.text.contains(text) } }

  /// Text that needs a module, and the modules that bring it.
  static let modulesOfNames: [(users: [String], modules: [String])] = [
    (["// @Codable", "CodableValue", "StorageCoder", "Polymorph", "Lossy", "onCaughtError"], ["CodableEnum"]),
    (
      ["JSONDecoder", "JSONEncoder", "Date", "UUID", "URL", "UserDefaults", "Data("],
      ["Foundation", "SwiftUI", "Hummingbird"]
    ),
  ]

  /// Where a reader sees it, if anything is shown.
  func imports(_ module: String) -> Bool {
    (shown.isEmpty ? pieces : shown).contains { $0.text.split(separator: "\n").contains { $0 == "import \(module)" } }
  }

  /// Declarations as they are, and a function around the statements, which a page may show in any order. The compiler
  /// names the lines of the page.
  func source(page: String, root: URL) -> String {
    func text(_ kind: Chunk.Kind) -> String {
      pieces.flatMap { piece in
        let file = root.appending(path: piece.path ?? page).path
        return Chunk.chunks(of: piece).filter { $0.kind == kind }.map { chunk in
          "#sourceLocation(file: \"\(file)\", line: \(chunk.line))\n\(chunk.text)\n#sourceLocation()\n"
        }
      }.joined()
    }
    return "import Shown\n" + text(.declaration)
      + "public func example() throws {\n" + text(.statement) + "}\n"
  }
}

/// A declaration or a statement, with the comments above it.
struct Chunk {
  enum Kind {
    case declaration, statement
  }

  var line: Int
  var text: String
  var kind: Kind

  static func chunks(of piece: Page.Place) -> [Chunk] {
    var chunks: [Chunk] = []
    var scanner = BracketScanner()
    var isOpen = false
    for (index, line) in piece.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      // What is indented goes on, as does what is above a declaration: comments and attributes.
      let goesOn = isOpen || line.first == " "
      if goesOn, let last = chunks.indices.last {
        chunks[last].text += "\n" + line
      } else if !line.isEmpty {
        chunks.append(Chunk(line: piece.line + index, text: String(line), kind: .statement))
      } else {
        continue
      }
      scanner.scan(line)
      isOpen = scanner.isInside || isOnlyLead(line)
    }
    return chunks.map { chunk in
      var chunk = chunk
      chunk.kind = kind(of: chunk.text)
      return chunk
    }
  }

  /// A line that belongs to what follows.
  private static func isOnlyLead(_ line: Substring) -> Bool {
    line.hasPrefix("//") || line.isEmpty || (line.hasPrefix("@") && !line.contains(" var ") && !line.contains(" enum "))
  }

  private static let keywords: Set<Substring> = [
    "import", "enum", "struct", "class", "actor", "protocol", "extension", "func", "typealias", "indirect", "public",
    "private", "fileprivate", "internal", "package", "final", "nonisolated", "nonisolated(unsafe)",
  ]

  private static func kind(of text: String) -> Kind {
    let first = text.split(separator: "\n").first { !isOnlyLead($0) } ?? ""
    // `@CodableEnum(strategy: .rawValue) private enum`
    let words = first.split(separator: " ")
    let isAttributed = first.hasPrefix("@") && words.contains { $0 == "enum" || $0 == "struct" }
    return isAttributed || words.first.map(keywords.contains) == true ? .declaration : .statement
  }
}

/// Knows whether a line ends inside of brackets or of a text of several lines.
struct BracketScanner {
  private var depth = 0
  private var isInText = false

  var isInside: Bool { depth > 0 || isInText }

  mutating func scan(_ line: Substring) {
    var rest = line
    if isInText {
      guard let end = rest.firstRange(of: "\"\"\"") else { return }
      rest = rest[end.upperBound...]
      isInText = false
    }
    while let character = rest.first {
      if rest.hasPrefix("//") { return }
      if rest.hasPrefix("\"\"\"") {
        isInText = true
        return
      }
      rest.removeFirst()
      switch character {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "\"": skipString(&rest)
      case "#" where rest.first == "\"":
        rest = rest.firstRange(of: "\"#").map { rest[$0.upperBound...] } ?? ""
      default: break
      }
    }
  }

  /// Up to the closing quote, with what is interpolated.
  private func skipString(_ rest: inout Substring) {
    var nesting = 0
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        if rest.popFirst() == "(" { nesting += 1 }
      case "(" where nesting > 0: nesting += 1
      case ")" where nesting > 0: nesting -= 1
      case "\"" where nesting == 0: return
      default: break
      }
    }
  }
}
