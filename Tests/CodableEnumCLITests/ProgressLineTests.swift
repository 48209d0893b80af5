import Dispatch
import Testing

@testable import CodableEnumCLI

/// A line that says how far a command is, where a terminal shows it.
@Suite struct ProgressLineTests {
  /// The texts written, and a time that the test sets.
  private final class Terminal: @unchecked Sendable {
    var time = 100.0
    var texts: [String] = []

    func line(_ noun: String) -> ProgressLine {
      ProgressLine(noun, clock: { self.time }, write: { self.texts.append($0) })
    }
  }

  @Test func nothingIsSaidInTheFirstSecond() {
    let terminal = Terminal()
    let line = terminal.line("files")
    for _ in 0..<50 { line.advance(of: 200) }
    terminal.time += 0.9
    line.advance(of: 200)
    line.end()
    #expect(terminal.texts.isEmpty)
  }

  @Test func theLineIsWrittenTenTimesASecondAndGoesAtTheEnd() {
    let terminal = Terminal()
    let line = terminal.line("files")
    for _ in 0..<50 { line.advance(of: 200) }
    terminal.time += 1
    for _ in 0..<100 {
      line.advance(of: 200)
      terminal.time += 0.005
    }
    line.end()
    let erasing = "\r\u{1B}[K"
    let counts = [51, 71, 91, 111, 131]
    #expect(terminal.texts.count == counts.count + 1)
    #expect(terminal.texts.first == "\(erasing)51 of 200 files")
    #expect(terminal.texts.dropLast().allSatisfy { $0.hasPrefix(erasing) && $0.hasSuffix(" of 200 files") })
    #expect(terminal.texts.last == erasing)
  }

  @Test func allThreadsAreCounted() {
    let terminal = Terminal()
    let line = terminal.line("enums")
    DispatchQueue.concurrentPerform(iterations: 999) { _ in line.advance(of: 1_000) }
    terminal.time += 2
    line.advance(of: 1_000)
    #expect(terminal.texts == ["\r\u{1B}[K1000 of 1000 enums"])
  }

  @Test(arguments: [["CI": "true"], ["TERM": "dumb"], ["NO_COLOR": "1"]])
  func nobodyLooks(environment: [String: String]) {
    #expect(!CommandLineTool(environment: environment, showsProgress: true, nil).showsProgress)
    #expect(!CommandLineTool(environment: [:], nil).showsProgress)
    #expect(CommandLineTool(environment: [:], showsProgress: true, nil).showsProgress)
  }
}
