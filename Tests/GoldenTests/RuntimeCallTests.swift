import Foundation
import TestSupport
import Testing

/// `CONTRIBUTING.md` lists what generated code calls.
@Suite struct RuntimeCallTests {
  @Test func everyCallIsListed() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let guide = String(decoding: try Data(contentsOf: folder.appending(path: "../../CONTRIBUTING.md")), as: UTF8.self)
    let table = guide.split(separator: "\n").drop { !$0.hasPrefix("| calls in generated code") }
      .prefix { $0.hasPrefix("|") }
    let listed = Set(
      table.flatMap { row in row.split(separator: "|")[0].matches(of: #/`(\w+)`/#).map { String($0.1) } }
    )
    let goldens = folder.appending(path: "Goldens")
    var called: Set<String> = []
    for name in fileNames(in: goldens, ending: "+CodableEnum.swift") {
      let file = goldens.appending(path: name + "+CodableEnum.swift")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let calls = text.matches(
        of: #/\b(?:(?:de|en)coder|object(?:\.tag)?|payload|untagged|values|content|held|literal)\.(\w+)/#
      )
      called.formUnion(calls.map { String($0.1) })
    }
    #expect(called.subtracting(listed).sorted() == [])
    // A name of the table that nothing calls is out of date.
    #expect(listed.subtracting(called).sorted() == [])
  }
}
