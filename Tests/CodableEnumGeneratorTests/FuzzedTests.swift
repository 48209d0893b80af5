import Foundation
import TestSupport
import Testing

/// Inputs found by fuzzing with `bash Tests/Fuzzing/run`.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fuzzed")

@Suite struct FuzzedTests {
  @Test(arguments: fileNames(in: folder, ending: ".txt"))
  func isAnsweredWell(name: String) throws {
    let broken = brokenInvariant(bytes: Array(try Data(contentsOf: folder.appending(path: name + ".txt"))))
    #expect(broken == nil)
  }
}
