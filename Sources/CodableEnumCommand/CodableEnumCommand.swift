import Foundation
import PackagePlugin

/// `swift package codable-enum <arguments of the tool>`, run in the folder of the package.
///
/// The plugin declares no permission of its own, so that `check`, `inspect` and `preview` never ask for one. To
/// write, the user grants it: `swift package --allow-writing-to-package-directory codable-enum generate Sources`.
@main
struct CodableEnumCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "codable-enum").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in directory: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
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
      // Xcode adds the targets that were chosen in its dialog, which the tool has no use for.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "codable-enum").url,
        extractor.remainingArguments,
        in: context.xcodeProject.directoryURL
      )
    }
  }
#endif
