import Foundation
import TestSupport
import Testing

/// What fuzzing has found, by `bash Tests/Fuzzing/run`.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fuzzed")

@Suite struct FuzzedTests {
  @Test(arguments: fileNames(in: folder, ending: ".txt"))
  func isAnsweredWell(name: String) throws {
    let broken = brokenInvariant(bytes: Array(try Data(contentsOf: folder.appending(path: name + ".txt"))))
    #expect(broken == nil)
  }
}
