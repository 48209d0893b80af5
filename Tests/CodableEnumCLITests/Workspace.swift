import CodableEnumCLI
import CodableEnumFiles
import Foundation
import TestSupport

/// What follows the first line of every output.
let linters = "// swiftlint:disable all\n// swiftformat:disable all\n// swift-format-ignore-file\n"

/// A separate folder for a test, deleted with it.
final class Workspace {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "codable-enum-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func path(_ name: String) -> String {
    folder.appending(path: name).path
  }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Makes a symbolic link to a path, relative to the link.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
  }

  /// The contents of a file; nil if there is none.
  func read(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func modificationDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  /// Sets back a file's modification time, so that writing it again shows.
  func age(_ name: String, by seconds: TimeInterval = 100_000) throws {
    let past = Date(timeIntervalSinceNow: -seconds)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path(name))
  }

  /// All files, by path inside the folder.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: path(name), isDirectory: &isDirectory) && !isDirectory.boolValue
    }.sorted()
  }

  /// Runs the tool, and removes the folder's own path from its output, and the last note if it counts written files.
  func run(_ arguments: String...) -> (code: ExitCode, output: String, errors: String) {
    run(arguments)
  }

  func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    keepsCount: Bool = false
  ) -> (code: ExitCode, output: String, errors: String) {
    var tool = CommandLineTool(environment: environment)
    let code = tool.run(arguments)
    func local(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
    var errors = local(tool.standardError)
    if !keepsCount { errors.replace(#/codable-enum: note: (wrote|deleted) .*\n$/#, with: "") }
    return (code, local(tool.standardOutput), errors)
  }
}
