import Foundation
import PackagePlugin

/// Generates the conformances of a target's annotated enums as a part of its build.
@main
struct CodableEnumPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try buildCommands(
      tool: context.tool(named: "codable-enum").url,
      inputs: target.sourceFiles(withSuffix: ".swift").map(\.url),
      workDirectory: context.pluginWorkDirectoryURL,
      target: target.name
    )
  }

  /// One command for a target. Each of its files is an input; those with annotations have an output of their own. All
  /// others share one: a file that gains its first annotation is picked up before the build is planned again, and the
  /// compiler is not given a second file for each.
  private func buildCommands(tool: URL, inputs: [URL], workDirectory: URL, target: String) throws -> [Command] {
    guard !inputs.isEmpty else { return [] }
    let outputDirectory = workDirectory.appending(path: "Generated", directoryHint: .isDirectory)
    let sharedOutput = outputDirectory.appending(path: "CodableEnum+Shared.swift", directoryHint: .notDirectory)
    let typesOutput = outputDirectory.appending(path: "CodableTypes+Registration.swift", directoryHint: .notDirectory)
    let argumentFile = workDirectory.appending(path: "inputs.txt", directoryHint: .notDirectory)
    let annotated = Set(inputs.filter(mentionsAnnotations))
    let lines = inputs.map { annotated.contains($0) ? $0.path : "--shared=" + $0.path }
    try writeIfChanged(lines.joined(separator: "\n") + "\n", to: argumentFile)
    return [
      .buildCommand(
        displayName: "Generating Codable conformances of \(target)",
        executable: tool,
        // The paths of thousands of files would not fit on a command line.
        arguments: [
          "generate", "--output", outputDirectory.path, "--shared-output", sharedOutput.path,
          "--types-output", typesOutput.path, "@" + argumentFile.path,
        ],
        inputFiles: inputs + [argumentFile],
        outputFiles: inputs.filter(annotated.contains).map { input in
          let name = input.deletingPathExtension().lastPathComponent
          return outputDirectory.appending(path: name + "+CodableEnum.swift", directoryHint: .notDirectory)
        } + [sharedOutput, typesOutput]
      )
    ]
  }

  /// Whether a file may have annotations; the tool looks closer.
  private func mentionsAnnotations(_ file: URL) -> Bool {
    (try? Data(contentsOf: file))?.range(of: Data("@Codable".utf8)) != nil
  }

  /// Does not touch a file that already has the text, so that the build has nothing to redo.
  private func writeIfChanged(_ text: String, to file: URL) throws {
    if let current = try? String(contentsOf: file, encoding: .utf8), current == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CodableEnumPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try buildCommands(
        tool: context.tool(named: "codable-enum").url,
        inputs: target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url),
        workDirectory: context.pluginWorkDirectoryURL,
        target: target.displayName
      )
    }
  }
#endif
