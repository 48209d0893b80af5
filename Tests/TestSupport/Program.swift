import Foundation

/// A program that a test starts. Phones and watches cannot start one, so such tests are skipped there.
package final class Program {
  package let input = Pipe()
  package let output = Pipe()
  package let errors: Pipe

  /// The exit code, standard output and standard error of a finished program.
  package typealias Result = (status: Int32, output: String, errors: String)

  #if os(macOS) || os(Linux) || os(Windows)
    package static let canStart = true
    private let process = Process()
    private var limit: DispatchWorkItem?

    /// - Parameters:
    ///   - mergesErrors: Whether the output includes errors, in the order in which both are written.
    ///   - minutes: When a program that hangs is ended, with all that it has started, so that its test fails. The
    ///     machine may be busy, so this is no measure of speed.
    package init(
      _ file: URL,
      _ arguments: [String] = [],
      in folder: URL? = nil,
      environment: [String: String]? = nil,
      mergesErrors: Bool = false,
      minutes: Int = 10
    ) throws {
      errors = mergesErrors ? output : Pipe()
      process.executableURL = file
      process.arguments = arguments
      if let folder { process.currentDirectoryURL = folder }
      if let environment { process.environment = environment }
      process.standardInput = input
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let limit = DispatchWorkItem { [process] in
        guard process.isRunning else { return }
        #if os(Windows)
          process.terminate()
        #else
          // It leads a group of processes.
          kill(-process.processIdentifier, SIGKILL)
        #endif
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(minutes * 60), execute: limit)
      self.limit = limit
    }

    /// A program that nobody waits for ends as well: others may have been started with its end of a pipe, and wait for it.
    deinit {
      try? input.fileHandleForWriting.close()
      limit?.cancel()
    }

    /// Waits for the end, and returns the unread output.
    package func finish() -> Result {
      try? input.fileHandleForWriting.close()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      limit?.cancel()
      return (process.terminationStatus, text, errorText)
    }
  #else
    package static let canStart = false

    package init(
      _: URL,
      _: [String] = [],
      in _: URL? = nil,
      environment _: [String: String]? = nil,
      mergesErrors _: Bool = false,
      minutes _: Int = 10
    ) throws {
      throw CocoaError(.featureUnsupported)
    }

    package func finish() -> Result { (1, "", "") }
  #endif

  /// A program that the package builds, beside the one that runs the tests.
  ///
  /// - Parameters:
  ///   - names: Its possible names.
  ///   - anyClass: Any class of the tests.
  package static func built(_ names: String..., besideTestsOf anyClass: AnyClass) -> URL? {
    let folder = folder(ofTestsWith: anyClass)
    return names.map { folder.appendingPathComponent($0) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// The build system's output folder.
  package static func folder(ofTestsWith anyClass: AnyClass) -> URL {
    #if os(macOS)
      // The tests are a bundle that a program of the toolchain loads.
      return Bundle(for: anyClass).bundleURL.deletingLastPathComponent()
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }
}
