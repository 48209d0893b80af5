import Foundation
import Probing
import RandomEnums

// rows <corpus> <folder>    writes the rows of the goldens or of random enums
// reread <corpus> <folder>  reads what models have written

typealias Sample = Probing.Sample

let corpus = CommandLine.arguments[2] == "goldens" ? samples : randomSamples
let folder = URL(filePath: CommandLine.arguments[3], directoryHint: .isDirectory)
if CommandLine.arguments[1] == "rows" {
  try writeRows(of: corpus, to: folder)
} else {
  let complaints = try complaintsRereading(corpus, in: folder)
  FileHandle.standardError.write(Data(complaints.map { $0 + "\n" }.joined().utf8))
  exit(complaints.isEmpty ? 0 : 1)
}
