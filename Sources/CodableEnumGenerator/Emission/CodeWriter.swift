/// Text that grows line by line; the writer owns indentation, line length and `#if`.
package struct CodeWriter {
  package private(set) var text = ""
  private var indentation = ""
  /// Each `#if` of the source, by the lines that open its clauses.
  var conditionBlocks: [[String]]
  private let maximumColumn = 120

  package init(conditionBlocks: [[String]] = []) {
    self.conditionBlocks = conditionBlocks
  }

  package mutating func line(_ line: String = "") {
    if !line.isEmpty {
      text += indentation
      text += line
    }
    text += "\n"
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    indent()
    body(&self)
    outdent()
  }

  private mutating func indent() { indentation += "  " }

  private mutating func outdent() { indentation.removeLast(2) }

  /// `head {`, the body, `}tail`.
  package mutating func block(_ head: String, _ tail: String = "", _ body: (inout CodeWriter) -> Void) {
    line(head + " {")
    indented(body)
    line("}" + tail)
  }

  /// `head(argument, argument)tail`, or one argument a line where that is too long.
  package mutating func call(_ head: String, _ arguments: [String], _ tail: String = "") {
    let oneLine = "\(head)(\(arguments.joined(separator: ", ")))\(tail)"
    if fits(oneLine) { return line(oneLine) }
    line(head + "(")
    indented { writer in
      for (index, argument) in arguments.enumerated() {
        writer.line(argument + (index + 1 < arguments.count ? "," : ""))
      }
    }
    line(")" + tail)
  }

  /// `head(argument, argument) {`, with the arguments as in a call, the body, `}`.
  mutating func callBlock(_ head: String, _ arguments: [String], _ body: (inout CodeWriter) -> Void) {
    call(head, arguments, " {")
    indented(body)
    line("}")
  }

  /// `head[element, element]tail`, or one element a line where that is too long.
  package mutating func list(_ head: String, _ elements: [String], _ tail: String = "") {
    let oneLine = "\(head)[\(elements.joined(separator: ", "))]\(tail)"
    if fits(oneLine) { return line(oneLine) }
    line(head + "[")
    indented { writer in
      for element in elements { writer.line(element + ",") }
    }
    line("]" + tail)
  }

  /// `case pattern, pattern:`, or one pattern a line where that is too long.
  mutating func cases(_ patterns: [String]) {
    let oneLine = "case \(patterns.joined(separator: ", ")):"
    if fits(oneLine) { return line(oneLine) }
    for (index, pattern) in patterns.enumerated() {
      let text = pattern + (index + 1 < patterns.count ? "," : ":")
      if index == 0 { line("case \(text)") } else { indented { $0.line(text) } }
    }
  }

  func fits(_ line: String) -> Bool {
    // Characters take long to count, and are never more than bytes.
    let columns = maximumColumn - indentation.utf8.count
    return line.utf8.count <= columns || line.count <= columns
  }

  /// Writes items under the clauses of `#if` that they are in.
  package mutating func conditional<Item>(
    _ items: [Item],
    under conditions: (Item) -> [Condition],
    _ body: (inout CodeWriter, Item) -> Void
  ) {
    var open: [Condition] = []
    for item in items {
      move(from: &open, to: conditions(item))
      body(&self, item)
    }
    move(from: &open, to: [])
  }

  /// Writes the directives that lead from one place among the clauses of `#if` to a later one.
  private mutating func move(from open: inout [Condition], to next: [Condition]) {
    var kept = zip(open, next).prefix { $0 == $1 }.count
    let staysInBlock = kept < open.count && kept < next.count && open[kept].block == next[kept].block
    while open.count > kept + (staysInBlock ? 1 : 0) {
      open.removeLast()
      outdent()
      line("#endif")
    }
    if staysInBlock {
      outdent()
      for clause in open[kept].clause + 1...next[kept].clause { line(conditionBlocks[open[kept].block][clause]) }
      indent()
      open[kept] = next[kept]
      kept += 1
    }
    for condition in next.dropFirst(kept) {
      for clause in 0...condition.clause { line(conditionBlocks[condition.block][clause]) }
      indent()
      open.append(condition)
    }
  }
}
