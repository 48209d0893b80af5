// extract <root of the repository> <folder of the package to write> <page>…
//
// Writes a package with a module for each example of the pages, and a program that runs them all and compares the JSON
// that the pages show with what is encoded and decoded.
import Foundation

let arguments = CommandLine.arguments
let root = URL(filePath: arguments[1], directoryHint: .isDirectory)
let package = URL(filePath: arguments[2], directoryHint: .isDirectory)

do {
  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
  let pages = try arguments.dropFirst(3).map { try Page(path: $0, text: text($0), textOfFile: text) }
  try ExamplePackage(pages: pages, root: root).write(to: package)
} catch let complaint as Complaint {
  FileHandle.standardError.write(Data((complaint.text + "\n").utf8))
  exit(1)
}
