import Foundation
import TestSupport
import Testing

/// The built macro plugin, running as the compiler runs it.
final class PluginProcess {
  private let program: Program

  init() throws {
    let names = ("CodableEnumMacrosPlugin-tool", "CodableEnumMacrosPlugin")
    program = try Program(try #require(Program.built(names.0, names.1, besideTestsOf: PluginProcess.self)))
  }

  /// Sends a message and receives the answer.
  func answer(to message: [String: Any]) throws -> [String: Any] {
    send(try JSONSerialization.data(withJSONObject: message))
    return try nextAnswer()
  }

  func send(_ message: Data) {
    send(raw: withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) } + message)
  }

  func send(raw bytes: Data) {
    program.input.fileHandleForWriting.write(bytes)
  }

  func nextAnswer() throws -> [String: Any] {
    let output = program.output.fileHandleForReading
    let header = try #require(try output.read(upToCount: 8))
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    var message = Data()
    while message.count < length {
      message += try #require(try output.read(upToCount: length - message.count))
    }
    return try #require(try JSONSerialization.jsonObject(with: message) as? [String: Any])
  }

  /// Ends the input. Returns the plugin's standard error and exit code.
  func finish() -> (status: Int32, errors: String) {
    let result = program.finish()
    return (result.status, result.errors)
  }
}
