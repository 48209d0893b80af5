import NIOCore
import NIOHTTP1
import NIOPosix

struct Answer: Equatable, Sendable {
  var status: UInt
  var body: String
}

/// A connection that sends one request after the other.
struct Connection {
  private var answers: NIOAsyncChannelInboundStream<NIOHTTPClientResponseFull>.AsyncIterator
  private let requests: NIOAsyncChannelOutboundWriter<HTTPClientRequestPart>

  static func open(to port: Int, _ body: (inout Connection) async throws -> Void) async throws {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(NIOHTTPClientResponseAggregator(maxContentLength: 1 << 16))
          return try NIOAsyncChannel<NIOHTTPClientResponseFull, HTTPClientRequestPart>(
            wrappingChannelSynchronously: channel
          )
        }
      }
    try await channel.executeThenClose { answers, requests in
      var connection = Connection(answers: answers.makeAsyncIterator(), requests: requests)
      try await body(&connection)
    }
  }

  mutating func post(_ body: String, to path: String, as type: String) async throws -> Answer {
    var head = HTTPRequestHead(version: .http1_1, method: .POST, uri: path)
    head.headers = ["host": "127.0.0.1", "content-type": type, "content-length": String(body.utf8.count)]
    try await requests.write(.head(head))
    try await requests.write(.body(.byteBuffer(ByteBuffer(string: body))))
    try await requests.write(.end(nil))
    guard let answer = try await answers.next() else { throw ChannelError.eof }
    return Answer(status: answer.head.status.code, body: answer.body.map { String(buffer: $0) } ?? "")
  }
}
