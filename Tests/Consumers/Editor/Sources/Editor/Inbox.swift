import Foundation

/// The messages that a process writes, in their order, read by a thread of its own.
///
/// A message of the language server protocol has a head, `Content-Length: 12`, a blank line, and that many bytes.
final class Inbox: @unchecked Sendable {
  private let arrival = NSCondition()
  private var bytes = Data()
  private var isClosed = false

  init(reading handle: FileHandle) {
    Thread.detachNewThread { [self] in
      while true {
        let received = handle.availableData
        arrival.withLock {
          bytes += received
          isClosed = received.isEmpty
          arrival.signal()
        }
        if received.isEmpty { return }
      }
    }
  }

  /// The next message; nil if there is none until the deadline, or if the process has ended.
  func next(until deadline: Date) -> Data? {
    arrival.withLock {
      while true {
        if let message = takeMessage() { return message }
        if isClosed || !arrival.wait(until: deadline) { return nil }
      }
    }
  }

  private func takeMessage() -> Data? {
    guard let headEnd = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self)
    let lengths = head.split(separator: "\r\n").compactMap { line -> Int? in
      guard line.hasPrefix("Content-Length: ") else { return nil }
      return Int(line.dropFirst("Content-Length: ".count))
    }
    guard let length = lengths.first else { fatalError("the server's message has no length: \(head)") }
    guard bytes.endIndex - headEnd.upperBound >= length else { return nil }
    let end = headEnd.upperBound + length
    defer { bytes.removeSubrange(..<end) }
    return bytes[headEnd.upperBound..<end]
  }
}
