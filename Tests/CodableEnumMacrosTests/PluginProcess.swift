import Foundation
import Testing

/// The built macro plugin, running as the compiler runs it.
final class PluginProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  init() throws {
    process.executableURL = try Self.executable()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// The plugin, beside the program that runs the tests.
  private static func executable() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #if os(macOS)
      // The tests are a bundle, loaded by a program of the toolchain.
      folder = Bundle(for: PluginProcess.self).bundleURL.deletingLastPathComponent()
    #endif
    let files = ["CodableEnumMacrosPlugin-tool", "CodableEnumMacrosPlugin"].map { folder.appending(path: $0) }
    return try #require(files.first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }

  /// Sends a message and takes the answer.
  func answer(to message: [String: Any]) throws -> [String: Any] {
    send(try JSONSerialization.data(withJSONObject: message))
    return try nextAnswer()
  }

  func send(_ message: Data) {
    send(raw: withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) } + message)
  }

  func send(raw bytes: Data) {
    input.fileHandleForWriting.write(bytes)
  }

  func nextAnswer() throws -> [String: Any] {
    let header = try #require(try output.fileHandleForReading.read(upToCount: 8))
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    var message = Data()
    while message.count < length {
      message += try #require(try output.fileHandleForReading.read(upToCount: length - message.count))
    }
    return try #require(try JSONSerialization.jsonObject(with: message) as? [String: Any])
  }

  /// Ends the input; what the plugin says on standard error, and its exit code.
  func finish() -> (status: Int32, errors: String) {
    try? input.fileHandleForWriting.close()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
