import Foundation
import Probing
import RandomEnums

// The rows of the goldens or of random enums, in the folder that is named.

typealias Sample = Probing.Sample

let folder = URL(filePath: CommandLine.arguments[2], directoryHint: .isDirectory)
try writeRows(of: CommandLine.arguments[1] == "goldens" ? samples : randomSamples, to: folder)
