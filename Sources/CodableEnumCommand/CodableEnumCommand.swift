import Foundation
import PackagePlugin

/// `swift package codable-enum <arguments of the tool>`, run in the folder of the package.
///
/// Two plugins have this code. `codable-enum` declares no permission, so that `check`, `inspect` and `preview` never ask
/// for one; `codable-enum-write` asks for the permission to write.
@main
struct CodableEnumCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "codable-enum").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in directory: URL) throws {
    // Xcode adds the targets that were chosen in its dialog, which the tool has no use for.
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    let process = Process()
    process.executableURL = tool
    process.arguments = extractor.remainingArguments
    process.currentDirectoryURL = directory
    // No plugin is told whether it has a permission, and SwiftPM lets all of them write on Linux.
    let mayWrite = #fileID.contains("WriteCommand/")
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["CODABLE_ENUM_PLUGIN"] = "1"
    process.environment?["CODABLE_ENUM_WRITER"] = mayWrite ? nil : "codable-enum-write"
    // SwiftPM would print it on standard output, among what the tool prints there.
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let lines = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).dropLast()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    // On lines of their own, as editors and GitHub read them.
    if status != 0 {
      Diagnostics.error("codable-enum failed:\n" + lines)
      exit(status)
    }
    if !lines.isEmpty { Diagnostics.progress("codable-enum has notes:\n" + lines) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CodableEnumCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(context.tool(named: "codable-enum").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
