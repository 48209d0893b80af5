import Foundation
import SwiftParser
import SwiftSyntax

// Parses the Swift files of a directory, or one file, and counts their statements.
let path = CommandLine.arguments[1]
let names = path.hasSuffix(".swift") ? [""] : try FileManager.default.contentsOfDirectory(atPath: path).sorted()
var count = 0
for name in names where path.hasSuffix(".swift") || name.hasSuffix(".swift") {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: name.isEmpty ? path : path + "/" + name)))
  count += bytes.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
}
print(count)
