import Foundation
import TestSupport
import Testing

private let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

/// The same inputs give the same bytes, wherever, whenever and by whomever the tool is run.
@Suite(.enabled(if: Program.canStart)) struct SameOutputTests {
  private let workspace: Workspace
  private static let inputs = ["Layouts", "Open", "Payloads", "OpenSet"]

  init() throws {
    workspace = try Workspace()
    for name in Self.inputs {
      let folder = name == "OpenSet" ? "GoldenTests/Goldens" : "CodableEnumContractTests/Schemas"
      let source = try String(contentsOf: tests.appending(path: "\(folder)/\(name).swift"), encoding: .utf8)
      try workspace.write(source, to: "package/Sources/App/\(name).swift")
    }
    try workspace.write("", to: "package/Package.swift")
  }

  /// Each kind of output of the inputs `$in`.
  private static let commands = """
    "$tool" generate --output "$out" --types-output "$out/Types.swift" "$@" &&
    "$tool" generate --tests "$out/Tests.swift" "$@" &&
    "$tool" lock --output "$out/lock.json" "$@" 2> /dev/null &&
    for format in json-schema typescript; do
      "$tool" schema --format $format --output "$out/wire.$format" "$@" 2> /dev/null || exit 1
    done
    """

  /// Found only once, since the debug tool is slow.
  private static let expected = Result { try SameOutputTests().run("run \"$in\"", to: "expected") }

  /// The contents of the output folder.
  private func outputs(_ folder: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.path(folder))
    return try names.reduce(into: [:]) { outputs, name in
      outputs[name] = try Data(contentsOf: workspace.folder.appending(path: "\(folder)/\(name)"))
    }
  }

  private func run(_ setting: String, to folder: String) throws -> [String: Data] {
    let command =
      "out=\"$PWD/\(folder)\"; package=\"$PWD/package\"; in=\"$package/Sources/App\"; run() { \(Self.commands)\n}; "
    let result = try workspace.shell(command + setting)
    try #require(result.status == 0, "\(result.errors)")
    return try outputs(folder)
  }

  /// Several things at a time, since the debug tool is slow.
  @Test(arguments: [
    // Time zones and locales, file times, and the user.
    "export TZ=Pacific/Kiritimati LANG=C LC_ALL=C; umask 077; run \"$in\"",
    "export TZ=America/St_Johns LANG=tr_TR.UTF-8 LC_ALL=tr_TR.UTF-8; touch -t 197001010000 \"$in\"/*; run \"$in\"",
    "export LANG=ar_EG.UTF-8 LC_ALL=ar_EG.UTF-8; touch -t 203012312359 \"$in\"/Open.swift; run \"$in\"",
    "export HOME=/nowhere USER=nobody TMPDIR=/nowhere TERM=dumb NO_COLOR=1; cd \"$in\"; run .",
    "export CI=true GITHUB_WORKSPACE=\"$PWD\" SOURCE_DATE_EPOCH=1 SWIFT_DETERMINISTIC_HASHING=1; run \"$in\"",
    // Paths from elsewhere, with dots, with any characters, through a link.
    "cd \"$package\"; run Sources/App", "cd /; run \"$in/../../Sources/./App/\"",
    "mv \"$package\" 'pâcka ge 名'; ln -s 'pâcka ge 名' link; run link/Sources/App",
    // The order of inputs, each by name and more than once.
    "cd \"$in\"; run OpenSet.swift Payloads.swift Open.swift Layouts.swift",
    "cd \"$in\"; run Open.swift . \"$in/Layouts.swift\"",
  ])
  func nothingElseMatters(setting: String) throws {
    let expected = try Self.expected.get()
    #expect(expected.count == Self.inputs.count + 5)
    let found = try run(setting, to: "found")
    #expect(Set(found.keys) == Set(expected.keys))
    for (name, bytes) in expected where found[name] != bytes { Issue.record("\(name) differs") }
  }

  /// As a build system that runs the tool once per file.
  @Test func oneFileAfterTheOther() throws {
    let expected = try run("\"$tool\" generate --output \"$out\" \"$in\"", to: "expected")
    #expect(expected.count == Self.inputs.count)
    let each = "for file in \"$in\"/*.swift; do \"$tool\" generate --output \"$out\" \"$file\" || exit 1; done"
    #expect(try run(each, to: "found") == expected)
  }
}
