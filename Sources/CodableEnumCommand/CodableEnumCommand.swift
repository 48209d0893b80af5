import Foundation
import PackagePlugin

/// `swift package codable-enum <arguments of the tool>`, run in the folder of the package.
///
/// Two plugins have this code. `codable-enum` declares no permission, so that `check`, `inspect` and `preview` never ask
/// for one; `codable-enum-write` asks for the permission to write.
@main
struct CodableEnumCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "codable-enum-command").url, arguments, in: context.package.directoryURL)
  }

  /// - Parameter tool: The program with the commands that are asked for first.
  private func run(_ tool: URL, _ arguments: [String], in directory: URL) throws {
    // Xcode adds the targets that were chosen in its dialog, which the tool has no use for.
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    let arguments = extractor.remainingArguments
    var (status, lines) = try end(of: tool, arguments, in: directory)
    // `EX_UNAVAILABLE` of sysexits.h: this program doesn't have the command.
    if status == 69 { (status, lines) = try end(of: wholeTool(beside: tool), arguments, in: directory) }
    // On lines of their own, as editors and GitHub read them.
    if status != 0 {
      Diagnostics.error("codable-enum failed:\n" + lines)
      exit(status)
    }
    if !lines.isEmpty { Diagnostics.progress("codable-enum has notes:\n" + lines) }
  }

  /// Builds the tool with all commands. The first time, it says so and shows the build.
  private func wholeTool(beside part: URL) throws -> URL {
    let place = part.deletingLastPathComponent().appendingPathComponent("codable-enum").path
    let isNew = !FileManager.default.fileExists(atPath: place)
    if isNew { Diagnostics.progress("building the rest of codable-enum, once: about a minute") }
    let result = try packageManager.build(
      .product("codable-enum"),
      parameters: .init(configuration: .inherit, logging: .concise, echoLogs: isNew)
    )
    let tool = result.builtArtifacts.map(\.url).first { $0.deletingPathExtension().lastPathComponent == "codable-enum" }
    guard result.succeeded, let tool else {
      Diagnostics.error("cannot build codable-enum:\n" + result.logText)
      exit(1)
    }
    return tool
  }

  /// What a program ends with: its exit code, and what it printed on standard error.
  private func end(of tool: URL, _ arguments: [String], in directory: URL) throws -> (status: Int32, lines: String) {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = directory
    // No plugin is told whether it has a permission, and SwiftPM lets all of them write on Linux.
    let mayWrite = #fileID.contains("WriteCommand/")
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["CODABLE_ENUM_PLUGIN"] = "codable-enum"
    process.environment?["CODABLE_ENUM_WRITER"] = mayWrite ? nil : "codable-enum-write"
    // SwiftPM would print it on standard output, among what the tool prints there.
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let lines = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).dropLast()
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : 1, String(lines))
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CodableEnumCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(context.tool(named: "codable-enum-command").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
