import CodableEnumCLI
import CodableEnumFiles
import Foundation
import Testing

@Suite struct SamplesCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      """
      // @CodableEnum(strategy: .flattenedStatus(key: "type"))
      enum Message { case joined(user: String), left }

      """,
      to: "Message.swift"
    )
    try workspace.write("{\"type\":\"joined\",\"user\":\"a\"}\n{\"type\":\"left\"}\n", to: "good.jsonl")
    try workspace.write("{\"items\":[{\"type\":\"left\"},{\"type\":\"joined\",\"user\":5}]}\n", to: "bad.json")
  }

  private func check(_ samples: [String], _ arguments: String...) -> (code: ExitCode, output: String, errors: String) {
    var all = ["check", "--samples"]
    all += samples.map(workspace.path)
    all += arguments
    all.append(workspace.path("Message.swift"))
    return workspace.run(all)
  }

  @Test func samplesThatHoldAreCounted() {
    let result = check(["good.jsonl"], "--type", "Message")
    #expect(result.code == .success)
    #expect(result.output.isEmpty)
    #expect(result.errors == "codable-enum: note: 2 samples of Message, all read\n")
  }

  @Test func verboseSaysTheCaseOfEach() {
    let result = check(["good.jsonl"], "--type", "Message", "--verbose")
    #expect(result.code == .success)
    #expect(
      result.output.split(separator: "\n").map { $0.split(separator: "/").last ?? "" } == [
        "good.jsonl:1:1: case 'joined' of Message", "good.jsonl:2:1: case 'left' of Message",
      ]
    )
  }

  /// All files up to the next option are samples.
  @Test func contradictionsFail() {
    let result = check(["good.jsonl", "bad.json"], "--at", "/items", "--type", "Message")
    #expect(result.code == .failure)
    #expect(result.errors.contains("bad.json:1:27: error: /items/1/user: it is an integer, where String is expected"))
    #expect(result.errors.contains("Message.swift:2:21: note: the nearest case is 'joined' of Message"))
    #expect(check(["bad.json"], "--type", "Massage", "--at", "/items").code == .failure)
    #expect(check(["bad.json"], "--type", "Message", "--at", "/nothing").code == .failure)
  }

  @Test(arguments: [
    ["check", "--samples", "a.json", "--", "Message.swift"], ["check", "--type", "Message", "Message.swift"],
    ["check", "--at", "/items", "Message.swift"], ["check", "--verbose", "Message.swift"],
    ["check", "--samples", "a.json", "--type", "Message", "--lock", "lock.json", "Message.swift"],
    ["check", "--samples", "--type", "Message", "Message.swift"],
    ["check", "--samples", "a.json", "--type", "Message"],
    ["generate", "--samples", "a.json", "--type", "Message", "Message.swift"],
    ["check", "--samples", "a.json", "--type", "Message", "--dates", "never", "Message.swift"],
  ])
  func wrongUsage(arguments: [String]) {
    #expect(workspace.run(arguments).code == .usage)
  }

  @Test func missingFilesAreInputErrors() {
    #expect(check(["missing.json"], "--type", "Message").code == .inputOutput)
  }
}
