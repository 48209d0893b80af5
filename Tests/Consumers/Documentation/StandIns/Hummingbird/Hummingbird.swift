// As much of Hummingbird as the pages use; `Tests/Consumers/Server` uses all of it.
@_exported import Foundation

public protocol RequestContext {}

public struct Request: Sendable {
  public enum Field: Sendable {
    case contentType
  }

  public var headers: [Field: String] = [:]
}

public protocol RequestDecoder {
  func decode<T: Decodable>(_ type: T.Type, from request: Request, context: some RequestContext) async throws -> T
}

public struct HTTPError: Error {
  public enum Status: Sendable {
    case badRequest
  }

  public init(_ status: Status) {}
  public init(_ status: Status, message: String) {}
}

public struct URLEncodedFormDecoder: RequestDecoder {
  public init() {}

  public func decode<T: Decodable>(
    _ type: T.Type,
    from request: Request,
    context: some RequestContext
  ) async throws -> T {
    throw HTTPError(.badRequest)
  }
}

extension JSONDecoder: RequestDecoder {
  public func decode<T: Decodable>(
    _ type: T.Type,
    from request: Request,
    context: some RequestContext
  ) async throws -> T {
    throw HTTPError(.badRequest)
  }
}
