// extract <root of the repository> <folder of the package to write> <page>…
//
// Writes a package with a module for each example of the pages, and a program that runs them all and compares the JSON
// that the pages show with what is encoded and decoded.
import Foundation

let arguments = CommandLine.arguments
let root = URL(filePath: arguments[1], directoryHint: .isDirectory)
let package = URL(filePath: arguments[2], directoryHint: .isDirectory)

do {
  let pages = try arguments.dropFirst(3).map { path in
    try Page(path: path, text: String(contentsOf: root.appending(path: path), encoding: .utf8))
  }
  try ExamplePackage(pages: pages, root: root).write(to: package)
} catch let complaint as Complaint {
  FileHandle.standardError.write(Data((complaint.text + "\n").utf8))
  exit(1)
}
