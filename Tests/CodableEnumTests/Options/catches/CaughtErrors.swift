import CodableEnum
import Foundation
import Testing

/// What `onCaughtError` heard of.
final class CaughtErrors: @unchecked Sendable {
  private let lock = NSLock()
  private var errors: [any Error] = []

  func append(_ error: any Error) { lock.withLock { errors.append(error) } }

  func expect(_ expected: [String], file: String = #filePath, line: Int = #line) {
    let errors = lock.withLock { self.errors }
    #expect(errors.count == expected.count, "\(errors)", sourceLocation: .init(file, line))
    for (error, expected) in zip(errors, expected) {
      expectDecodingError(expected, file: file, line: line) { throw error }
    }
  }
}

func expectCatches<Value: Decodable & Equatable>(
  _ json: String,
  _ value: Value,
  hears errors: [String],
  file: String = #filePath,
  line: Int = #line
) throws {
  let data = Data(json.utf8)
  let heard = CaughtErrors()
  let decoder = JSONDecoder()
  decoder.onCaughtError { heard.append($0) }
  #expect(try decoder.decode(Value.self, from: data) == value, sourceLocation: .init(file, line))
  heard.expect(errors, file: file, line: line)
  // Nobody need listen.
  #expect(try JSONDecoder().decode(Value.self, from: data) == value, sourceLocation: .init(file, line))
}
