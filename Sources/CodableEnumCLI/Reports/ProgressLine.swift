import Dispatch

/// A line on a terminal that says how far a command is, once it has taken a second: `340 of 1200 files`.
package final class ProgressLine: Sendable {
  private let noun: String
  private let start: Double
  private let clock: @Sendable () -> Double
  private let write: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "codable-enum.progress")
  // Only the queue's work uses them.
  nonisolated(unsafe) private var (done, lastWritten) = (0, 0.0)

  /// Begins the line with the carriage return, and deletes what it had.
  private static let newLine = "\r\u{1B}[K"
  private static let (firstSecond, interval) = (1.0, 0.1)

  /// - Parameters:
  ///   - noun: What there is, in the plural.
  ///   - clock: The time, in seconds.
  ///   - write: Shows a text at once.
  init(_ noun: String, clock: @escaping @Sendable () -> Double, write: @escaping @Sendable (String) -> Void) {
    (self.noun, self.clock, self.write) = (noun, clock, write)
    start = clock()
  }

  /// One more is done; any thread may say so.
  package func advance(of total: Int) {
    queue.sync {
      done += 1
      let now = clock()
      guard now - start >= Self.firstSecond, now - lastWritten >= Self.interval else { return }
      lastWritten = now
      write("\(Self.newLine)\(done) of \(total) \(noun)")
    }
  }

  /// All is done: the line goes, and the messages have the terminal.
  package func end() { queue.sync { if lastWritten > 0 { write(Self.newLine) } } }
}
