import Layouts
import Probing
import RandomEnums

// samples  prints a line for each sample: the type, and what our encoder writes
// decode   answers each line of a type and JSON: `=` and what is written back, or `!` and why it is refused

typealias Sample = Probing.Sample

let corpus = layoutSamples + randomSamples
if CommandLine.arguments[1] == "samples" {
  for sample in corpus { print("\(sample.typeName)\t\(try sample.json())") }
} else {
  let byType = Dictionary(corpus.map { ($0.typeName, $0) }) { first, _ in first }
  while let line = readLine() {
    let parts = line.split(separator: "\t", maxSplits: 1)
    guard parts.count == 2, let sample = byType[String(parts[0])] else { fatalError("no type and JSON: \(line)") }
    do {
      print("=\(try sample.rewritten(String(parts[1])))")
    } catch {
      print("!" + "\(error)".split(separator: "\n").joined(separator: " "))
    }
  }
}
