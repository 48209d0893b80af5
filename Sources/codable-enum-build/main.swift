// The program of the build-tool plugin: `codable-enum generate`, as far as the plugin asks for it.
import CodableEnumFiles

var reports = Reports()
var isQuiet = false
do {
  let arguments = try BuildArguments(CommandLine.arguments.dropFirst())
  try arguments.places.refuseSameOutputs(of: arguments.inputs)
  reports.write(reports.outputs(of: arguments.inputs, arguments.places))
  isQuiet = arguments.isQuiet
} catch {
  reports.report(error)
}
if !isQuiet || !reports.isSuccessful { printError(reports.text) }
endProcess(reports.exitCode)

/// What the plugin passes, by `@file` for the most part.
struct BuildArguments {
  var places = OutputPlaces()
  var inputs: [InputFile] = []
  var isQuiet = false

  /// arguments → "generate" ( "--quiet" | flag value | flag "=" value | path )*
  init(_ arguments: ArraySlice<String>) throws(ToolError) {
    var rest = try Disk.expanded(arguments)[...]
    guard rest.popFirst() == "generate" else { throw Self.refusal }
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        inputs.append(InputFile(path: argument, role: .named))
        continue
      }
      if argument == "--quiet" {
        isQuiet = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else { throw Self.refusal }
      switch parts[0] {
      case "--output": places.directory = value
      case "--shared-output": places.shared = value
      case "--types-output": places.types = value
      case "--committed": places.committed.append(value)
      case "--shared": inputs.append(InputFile(path: value, role: .shared))
      default: throw Self.refusal
      }
    }
  }

  private static var refusal: ToolError {
    .usage("the program of the build-tool plugin only generates; use codable-enum")
  }
}
