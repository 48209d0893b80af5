import Foundation
import PackagePlugin

@main
struct Version: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = try Process.run(context.tool(named: "codable-enum-prebuilt").url, arguments: ["--version"])
    process.waitUntilExit()
  }
}
