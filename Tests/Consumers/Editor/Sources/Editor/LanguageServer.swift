import Foundation

/// The toolchain's language server, as an editor runs it.
final class LanguageServer {
  private let process = Process()
  private let input = Pipe()
  private let inbox: Inbox
  /// When all must be done, so that a server that is stuck fails the test.
  private let end: Date
  private var requestCount = 0
  /// What the server says of its work, as editors show it in a panel.
  private(set) var log: [String] = []

  init(_ executable: URL, of package: URL, seconds: TimeInterval) throws {
    let output = Pipe()
    process.executableURL = executable
    process.currentDirectoryURL = package
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    end = Date(timeIntervalSinceNow: seconds)
    try process.run()
    inbox = Inbox(reading: output.fileHandleForReading)
    _ = try request(
      "initialize",
      [
        "processId": Int(ProcessInfo.processInfo.processIdentifier),
        "rootUri": package.absoluteString,
        "capabilities": [
          "textDocument": [
            "diagnostic": [:],
            "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
            "completion": ["completionItem": ["snippetSupport": false]],
          ]
        ],
      ]
    )
    notify("initialized", [:])
  }

  func notify(_ method: String, _ parameters: JSONObject) {
    send(["method": method, "params": parameters])
  }

  /// - Throws: What the server refuses it with, or that it does not answer in time.
  func request(_ method: String, _ parameters: JSONObject) throws -> Any? {
    requestCount += 1
    let id = requestCount
    send(["id": id, "method": method, "params": parameters])
    while let message = try nextMessage() {
      guard message["method"] == nil, message["id"] as? Int == id else { continue }
      if let error = message["error"] { throw Failure("\(method): \(error)") }
      return message["result"]
    }
    throw Failure("\(method): no answer in time; the server's log: \(logEnd)")
  }

  /// Asks until the answer is as expected: the server knows more when it has prepared more of the package.
  ///
  /// - Throws: The last answer, if that does not happen in time.
  func wait<Answer>(
    for what: String,
    seconds: TimeInterval = 60,
    _ ask: () throws -> Answer,
    until isExpected: (Answer) -> Bool
  ) throws -> Answer {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      let answer = try ask()
      if isExpected(answer) { return answer }
      if Date() > end {
        throw Failure("expected: \(what)\nafter \(Int(seconds)) seconds: \(answer)\nthe server's log: \(logEnd)")
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  /// Ends the server, in any case.
  func stop() {
    notify("exit", [:])
    process.terminate()
    process.waitUntilExit()
  }

  private var logEnd: String { log.suffix(10).map { "\n" + $0.prefix(300) }.joined() }

  /// The next message, after what it asks of every editor; nil if none arrives in time.
  private func nextMessage() throws -> JSONObject? {
    guard let data = inbox.next(until: end) else { return nil }
    guard let message = try JSONSerialization.jsonObject(with: data) as? JSONObject else {
      throw Failure("not a message: \(String(decoding: data, as: UTF8.self))")
    }
    guard message["method"] is String else { return message }
    // To show progress, to watch files: nothing that is needed here.
    if let id = message["id"] { send(["id": id, "result": NSNull()]) }
    if message["method"] as? String == "window/logMessage", let text = (message["params"] as? JSONObject)?["message"] {
      log.append("\(text)")
    }
    return message
  }

  private func send(_ message: JSONObject) {
    guard let body = try? JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 }) else {
      fatalError("\(message) is not JSON")
    }
    input.fileHandleForWriting.write(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}

typealias JSONObject = [String: Any]

struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
