import Foundation
import Hummingbird
import Logging

extension EventConfirmationResponse: ResponseEncodable {}

extension HTTPError {
  /// The text of a decoding error, which Hummingbird itself passes on for one kind of four.
  init(_ error: DecodingError) {
    switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      self.init(.badRequest, message: context.debugDescription)
    @unknown default: self.init(.badRequest)
    }
  }
}

/// Decodes JSON and forms, and answers what cannot be decoded with the reason.
struct BodyDecoder: RequestDecoder {
  func decode<T: Decodable>(_ type: T.Type, from request: Request, context: some RequestContext) async throws -> T {
    do {
      if request.headers[.contentType] == "application/x-www-form-urlencoded" {
        return try await URLEncodedFormDecoder().decode(type, from: request, context: context)
      }
      return try await JSONDecoder().decode(type, from: request, context: context)
    } catch let error as DecodingError {
      throw HTTPError(error)
    }
  }
}

struct AppContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var requestDecoder: BodyDecoder { BodyDecoder() }

  init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}

/// Runs the server on a free port until `body` returns.
func withServer(_ body: @escaping @Sendable (_ port: Int) async throws -> Void) async throws {
  let router = Router(context: AppContext.self)
  router.post("confirmation") { request, context in
    try await request.decode(as: EventConfirmationResponse.self, context: context)
  }
  let (ports, port) = AsyncStream.makeStream(of: Int.self)
  var logger = Logger(label: "server")
  logger.logLevel = .critical
  let server = Application(
    router: router,
    configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
    onServerRunning: { channel in
      port.yield(channel.localAddress?.port ?? 0)
      port.finish()
    },
    logger: logger
  )
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { try await server.run() }
    group.addTask {
      for await port in ports { try await body(port) }
    }
    try await group.next()
    group.cancelAll()
  }
}
