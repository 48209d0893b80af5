// Fails where a function of Sources has more than 60 lines, from `func` or `init` to its closing brace, or where more of
// them than before have over 40: `swift .ci/functions.swift`. `swift .ci/functions.swift all` lists those.
import Foundation

let most = 60
/// A function within it fits on a screen.
let usual = 40
/// How many are longer than usual. Lower it whenever there are fewer.
let allowed = 18

let head = try Regex(
  #"^ *(@\w+(\([^)]*\))? )*((public|package|private|fileprivate|internal|static|mutating|final|override|required|convenience|nonisolated|consuming|borrowing|class|prefix) )*(func |init[?!]?[(<])"#
)

/// The number of lines of a function that begins at an index; nil for one without a body of several lines.
func length(_ lines: [Substring], at start: Int) -> Int? {
  let depth = lines[start].prefix { $0 == " " }.count
  for (offset, line) in lines[start...].enumerated().dropFirst() {
    let code = line.drop { $0 == " " }
    if code.isEmpty || line.count - code.count > depth { continue }
    if line.count - code.count < depth { return nil }
    if code.hasPrefix("}") { return offset + 1 }
    // The end of its parameters, or the brace below them.
    if code.hasPrefix(")") || code.hasPrefix("{") { continue }
    return nil
  }
  return nil
}

var long: [(place: String, lines: Int)] = []
let paths = FileManager.default.enumerator(atPath: "Sources")?.compactMap { $0 as? String } ?? []
for path in paths.filter({ $0.hasSuffix(".swift") }).sorted().map({ "Sources/\($0)" }) {
  let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() where line.prefixMatch(of: head) != nil {
    guard let count = length(lines, at: index), count > usual else { continue }
    long.append(("\(path):\(index + 1)", count))
  }
}

let tooLong = long.filter { $0.lines > most }
for (place, lines) in tooLong { print("\(place): a function of \(lines) lines; the most is \(most)") }
if long.count > allowed {
  print("\(long.count) functions have over \(usual) lines, \(allowed) are allowed; split one of yours by idea")
}
if CommandLine.arguments.contains("all") || long.count > allowed {
  for (place, lines) in long.sorted(by: { $0.lines > $1.lines }) { print("\(place): \(lines)") }
}
if !tooLong.isEmpty || long.count > allowed { exit(1) }
