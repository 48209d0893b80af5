import Foundation
import Testing

/// The built tool in a shell: what only a process shows.
extension Workspace {
  /// - Parameter command: Of a shell in the workspace; `$tool` is the tool, as it was built.
  func shell(_ command: String) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = ["tool": try Self.tool().path]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, errorText)
  }

  /// The tool, beside the program that runs the tests.
  private static func tool() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #if os(macOS)
      // The tests are a bundle, loaded by a program of the toolchain.
      folder = Bundle(for: Workspace.self).bundleURL.deletingLastPathComponent()
    #endif
    let file = folder.appending(path: "codable-enum")
    try #require(FileManager.default.isExecutableFile(atPath: file.path))
    return file
  }
}
