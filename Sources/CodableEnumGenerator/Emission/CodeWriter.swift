/// Text that grows line by line; the writer owns indentation, line length and `#if`.
package final class CodeWriter {
  package private(set) var text = ""
  private var indentation = ""
  /// Each `#if` of the source, by the lines that open its clauses.
  var conditionBlocks: [[String]]
  private let maximumColumn = 120

  package init(conditionBlocks: [[String]] = []) {
    self.conditionBlocks = conditionBlocks
  }

  package func line(_ line: String = "") {
    if !line.isEmpty {
      text += indentation
      text += line
    }
    text += "\n"
  }

  func indented(_ body: () -> Void) {
    indent()
    body()
    outdent()
  }

  private func indent() { indentation += "  " }
  private func outdent() { indentation.removeLast(2) }

  /// `head {`, the body, `}`.
  package func block(_ head: String, _ body: () -> Void) {
    line(head + " {")
    indented(body)
    line("}")
  }

  /// `switch subject {`, the cases, which are not indented, `}`.
  func switching(over subject: String, _ cases: () -> Void) {
    line("switch \(subject) {")
    cases()
    line("}")
  }

  /// `case pattern:` or `default:`, and its statements.
  func branch(_ head: String, _ body: () -> Void) {
    line(head + ":")
    indented(body)
  }

  /// `head(argument, argument)tail`, or one argument a line where that is too long. An argument that ends with a closure has
  /// line breaks where it may be broken.
  package func call(_ head: String, _ arguments: [String], _ tail: String = "") {
    let oneLine = Self.joined("\(head)(\(arguments.joined(separator: ", ")))\(tail)")
    if fits(oneLine) { return line(oneLine) }
    line(head + "(")
    indented {
      for argument in arguments.dropLast() { self.argument(argument + ",") }
      for argument in arguments.suffix(1) { self.argument(argument) }
    }
    line(")" + tail)
  }

  private static func joined(_ text: String) -> String { text.split(separator: "\n").joined(separator: " ") }

  private func argument(_ text: String) {
    let oneLine = Self.joined(text)
    let lines = text.split(separator: "\n")
    guard lines.count == 3, !fits(oneLine) else { return line(oneLine) }
    line(String(lines[0]))
    indented { line(String(lines[1])) }
    line(String(lines[2]))
  }

  /// `head(argument, argument) {`, with the arguments as in a call, the body, `}`.
  func callBlock(_ head: String, _ arguments: [String], _ body: () -> Void) {
    call(head, arguments, " {")
    indented(body)
    line("}")
  }

  /// `head[element, element]tail`, or one element a line where that is too long.
  package func list(_ head: String, _ elements: [String], _ tail: String = "") {
    let oneLine = "\(head)[\(elements.joined(separator: ", "))]\(tail)"
    if fits(oneLine) { return line(oneLine) }
    line(head + "[")
    indented { for element in elements { line(element + ",") } }
    line("]" + tail)
  }

  /// `case pattern, pattern:`, or one pattern a line where that is too long.
  func cases(_ patterns: [String]) {
    let oneLine = "case \(patterns.joined(separator: ", ")):"
    if patterns.count == 1 || fits(oneLine) { return line(oneLine) }
    line("case \(patterns[0]),")
    indented {
      for pattern in patterns.dropFirst().dropLast() { line(pattern + ",") }
      for pattern in patterns.dropFirst().suffix(1) { line(pattern + ":") }
    }
  }

  func fits(_ line: String) -> Bool {
    // Characters take long to count, and are never more than bytes.
    let columns = maximumColumn - indentation.utf8.count
    return line.utf8.count <= columns || line.count <= columns
  }

  /// Writes items under the clauses of `#if` that they are in.
  package func conditional<Item>(_ items: [Item], under conditions: (Item) -> [Condition], _ body: (Item) -> Void) {
    var open: [Condition] = []
    for item in items {
      move(from: &open, to: conditions(item))
      body(item)
    }
    move(from: &open, to: [])
  }

  /// Writes the directives that lead from one place among the clauses of `#if` to a later one.
  private func move(from open: inout [Condition], to next: [Condition]) {
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

  /// The compiler gives up on checking that a `switch` over some 600 cases with values is exhaustive.
  package static let maximumCaseCount = 256

  /// `switch self`, or several where it would have too many cases: each of them must then return.
  package func switchSelf(over cases: [CaseLayout], _ body: (CaseLayout) -> Void) {
    for start in stride(from: 0, to: max(cases.count, 1), by: Self.maximumCaseCount) {
      switching(over: "self") {
        conditional(Array(cases.dropFirst(start).prefix(Self.maximumCaseCount)), under: \.conditions, body)
        if cases.count > Self.maximumCaseCount { branch("default") { line("break") } }
      }
    }
  }
}
