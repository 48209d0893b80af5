import Foundation
import PackagePlugin

/// Writes the enums that `enum-sources` makes, and their conformances: a plugin does not see what another one writes.
@main
struct EnumSourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let directory = context.pluginWorkDirectoryURL.appending(path: "Enums", directoryHint: .isDirectory)
    func files(_ ending: String) -> [URL] {
      ["Layouts", "Dispatch"].map { directory.appending(path: $0 + ending, directoryHint: .notDirectory) }
    }
    return [
      .buildCommand(
        displayName: "Writing enums of \(target.name)",
        executable: try context.tool(named: "enum-sources").url,
        arguments: [directory.path],
        outputFiles: files(".swift")
      ),
      .buildCommand(
        displayName: "Generating their conformances",
        executable: try context.tool(named: "codable-enum").url,
        arguments: ["generate"] + files(".swift").map(\.path),
        inputFiles: files(".swift"),
        outputFiles: files("+CodableEnum.swift")
      ),
    ]
  }
}
