import Foundation
import PackagePlugin

/// `swift package codable-enum <arguments of the tool>`, run in the folder of the package.
///
/// Two plugins have this code. `codable-enum` declares no permission, so that `check`, `inspect` and `preview` never ask
/// for one; `codable-enum-write` asks for the permission to write, which Xcode gives to nothing else.
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
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      // The tool has said what is wrong.
      exit(process.terminationReason == .exit ? process.terminationStatus : 1)
    }
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
