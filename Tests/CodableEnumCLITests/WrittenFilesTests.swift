import CodableEnumCLI
import Foundation
import Testing

private let plugin = ["CODABLE_ENUM_PLUGIN": "codable-enum"]
private let writer = plugin.merging(["CODABLE_ENUM_WRITER": "codable-enum-write"]) { $1 }

/// The command plugin `codable-enum` never writes, wherever it runs; the tool counts what it writes.
@Suite struct WrittenFilesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("// @CodableEnum\nenum Shape {\n  case a\n}\n", to: "in/Shape.swift")
    try workspace.write("[\"a\"]\n", to: "samples.json")
  }

  private func paths(_ arguments: String) -> [String] {
    arguments.split(separator: " ").map { $0.hasPrefix("/") ? workspace.path(String($0.dropFirst())) : String($0) }
  }

  /// Through a command plugin, messages name the command that the user has: the one that writes, where that is needed.
  @Test(arguments: [
    ("check /in", "in/Shape+CodableEnum.swift: error: missing; run swift package NAME-write generate\n"),
    (
      "check --lock /lock.json /in",
      "codable-enum: error: cannot read 'lock.json': no such file or directory; run swift package NAME-write lock first\n"
    ),
    (
      "check --samples /samples.json /in --type Shape",
      "codable-enum: error: '--samples' takes all files up to the next option, 'in' too; "
        + "run: swift package NAME check --samples samples.json --type Shape in\n"
    ),
    ("import /samples.json", "; for recorded JSON, run swift package NAME infer samples.json\n"),
    (
      "lock --output /lock.json /in",
      "; commit it, and guard it with swift package NAME check --lock lock.json\n"
    ),
    (
      "lock",
      "expected a file or a directory, as in: swift package NAME-write lock Sources; "
        + "see swift package NAME lock --help\n"
    ),
    ("generat", "did you mean 'generate'?; see swift package NAME --help\n"),
  ])
  func messagesNameTheUsersCommand(arguments: String, message: String) {
    for name in ["codable-enum", "codable-enum-prebuilt"] {
      try? FileManager.default.removeItem(atPath: workspace.path("lock.json"))
      let result = workspace.run(paths(arguments), environment: ["CODABLE_ENUM_PLUGIN": name])
      #expect(result.errors.hasSuffix(message.replacing("NAME", with: name)), "\(result.errors)")
    }
    let result = workspace.run(paths(arguments))
    #expect(!result.errors.contains("swift package"))
  }

  @Test func usagesNameTheUsersCommand() {
    let all = workspace.run(["help"], environment: plugin).output
    #expect(all.contains("\nusage: swift package codable-enum <command> ["))
    #expect(all.contains("\nswift package codable-enum help <command> explains"))
    let one = workspace.run(["help", "lock"], environment: plugin).output
    #expect(one.contains("\nusage: swift package codable-enum-write lock ["))
    #expect(one.contains("\n  swift package codable-enum-write lock Sources\n"))
  }

  @Test func theCommandVersionPrintsTheVersion() {
    #expect(workspace.run("version") == workspace.run("--version"))
  }

  /// Without the plugin, these write.
  @Test(arguments: [
    "generate /in", "generate --output /out /in", "generate --prune /in",
    "generate --tests /Tests.swift --module In /in",
    "generate --types-output /Types.swift /in", "lock --output /lock.json /in",
    "schema --format typescript --output /wire.ts /in", "schema --output=/wire.json --format=json-schema /in",
  ])
  func thePluginRefusesWhatWrites(arguments: String) throws {
    let arguments = paths(arguments.replacing("=/", with: "=\(workspace.folder.path)/"))
    let files = try workspace.files()
    let result = workspace.run(arguments, environment: writer)
    #expect(result.code == .usage)
    let line = arguments.joined(separator: " ").replacing(workspace.folder.path + "/", with: "")
    #expect(
      result.errors == "codable-enum: error: this command plugin never writes files; run: "
        + "swift package codable-enum-write \(line)\n"
    )
    #expect(try workspace.files() == files)
    #expect(workspace.run(arguments).code == .success)
    #expect(try workspace.files() != files)
  }

  @Test(arguments: [
    "generate --stdout /in", "generate --check /in", "check /in", "check --tests /Tests.swift --module In /in",
    "inspect /in", "preview /in", "schema --format typescript /in", "infer /samples.json", "completion bash", "help",
    "help generate", "generate --help", "--version",
  ])
  func thePluginRunsWhatDoesNotWrite(arguments: String) throws {
    let files = try workspace.files()
    #expect(
      workspace.run(paths(arguments), environment: writer) == workspace.run(paths(arguments), environment: plugin)
    )
    #expect(try workspace.files() == files)
  }

  @Test func aRefusalCanBePasted() {
    let result = workspace.run(["generate", "--output", "my out", "it's.swift"], environment: writer)
    #expect(result.errors.hasSuffix(#"codable-enum-write generate --output 'my out' 'it'\''s.swift'"# + "\n"))
  }

  @Test func filesAreCounted() throws {
    func errors(_ arguments: String) -> String { workspace.run(paths(arguments), keepsCount: true).errors }
    #expect(errors("generate /in") == "codable-enum: note: wrote 1 file\n")
    #expect(errors("generate /in") == "codable-enum: note: wrote no files; nothing has changed\n")
    try workspace.write("// @CodableEnum\nenum Other {\n  case b\n}\n", to: "in/Other.swift")
    try workspace.write("// @CodableEnum\nenum Third {\n  case b\n}\n", to: "in/Third.swift")
    #expect(errors("generate /in") == "codable-enum: note: wrote 2 files\n")
    try FileManager.default.removeItem(atPath: workspace.path("in/Other.swift"))
    try workspace.write("// @CodableEnum\nenum Third {\n  case c\n}\n", to: "in/Third.swift")
    #expect(errors("generate --prune /in") == "codable-enum: note: wrote 1 file, deleted 1 file\n")
    #expect(errors("generate --stdout /in") == "")
    #expect(errors("schema --format typescript --output /wire.ts /in") == "codable-enum: note: wrote 1 file\n")
    try workspace.write("broken", to: "in/Third+CodableEnum.swift")
    try workspace.write("// @CodableEnum\nenum Shape {\n  case b\n}\n", to: "in/Shape.swift")
    #expect(errors("generate /in").hasSuffix("move it away\ncodable-enum: note: wrote 1 file\n"))
  }

  /// What a dependency has to list is said where a person reads it, once something is written.
  @Test(arguments: [
    ("", "traits: []"),
    ("// @CodableEnum(strategy: .untagged)\nenum U { case a(Int) }", "traits: [\"Untagged\"]"),
    ("import CodableEnum\nlet stored: Stored<Merged<A, B>>", "traits: [\"Merging\"]"),
  ])
  func neededTraitsAreSaid(more: String, list: String) throws {
    try workspace.write(more, to: "in/More.swift")
    func errors() -> String {
      workspace.run(paths("generate /in"), environment: plugin, keepsCount: true).errors
    }
    let note = "codable-enum: note: the code needs only \(list) of the dependency swift-codable-enum\n"
    let first = errors()
    #expect(first.hasPrefix("codable-enum: note: wrote "))
    #expect(first.hasSuffix(note))
    #expect(errors() == "codable-enum: note: wrote no files; nothing has changed\n")
  }

  @Test func allTraitsAreNotSaid() throws {
    let names =
      "import CodableEnum\nlet a: Stored<Polymorph<A, B>>\n// @CodableEnum(strategy: .untagged)\nenum U { case a(Int) }"
    try workspace.write(names, to: "in/More.swift")
    let result = workspace.run(paths("generate /in"), environment: plugin, keepsCount: true)
    #expect(result.errors == "codable-enum: note: wrote 2 files\n")
  }

  /// Editors and version control complain of files that don't.
  @Test func whatIsWrittenEndsWithANewline() throws {
    try workspace.write("// @CodableType(\"dog\", of: Animal.self)\nstruct Dog: Animal {}\n", to: "in/Dog.swift")
    try workspace.write("struct Plain {}\n", to: "in/Plain.swift")
    let commands =
      [
        "generate /in/Plain.swift --types-output /Types.swift --shared-output /Shared.swift --shared /in/Shape.swift /in",
        "generate --tests /Tests.swift --module In /in", "lock --output /lock.json /in",
      ] + ["json-schema", "openapi", "typescript"].map { "schema --format \($0) --output /\($0).txt /in" }
    let before = Set(try workspace.files())
    for command in commands { #expect(workspace.run(paths(command)).code == .success) }
    let written = try workspace.files().filter { !before.contains($0) }
    #expect(written.count == 9)
    for name in written {
      let text = try #require(workspace.read(name))
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(name)")
    }
    for command in ["infer /samples.json", "inspect /in", "preview /in", "completion zsh", "help"] {
      #expect(workspace.run(paths(command)).output.hasSuffix("\n"), "\(command)")
    }
  }
}
