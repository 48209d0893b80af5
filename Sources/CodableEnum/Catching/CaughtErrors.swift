extension Decoder {
  /// Tells the decoder's `onCaughtError` of an error that an enum does not throw.
  ///
  /// - Parameter error: Only built if somebody is to hear of it.
  public func reportCaught(_ error: @autoclosure () -> any Error) {
    let userInfo = userInfo
    guard !userInfo.isEmpty, let key = CaughtErrorHandler.key,
      let handler = userInfo[key] as? CaughtErrorHandler
    else { return }
    handler.handle(error())
  }

  /// Reports an error that an enum with `catches: .invalid` does not throw.
  ///
  /// - Throws: The error, if it must not be caught: one in ``NotCaught``, too little of the stack left to go on, and a decoder's
  ///   own that it waits for.
  public func catchInvalid(_ error: any Error) throws {
    if let notCaught = error as? NotCaught { throw notCaught.error }
    if isStackLimit(error) { throw error }
    if !(error is DecodingError), startsAgain { throw error }
    reportCaught(error)
  }

  /// Whether the decoder answers in an error of its own, which must reach it, such as one of a database column that decodes
  /// its text as JSON next.
  private var startsAgain: Bool {
    do {
      _ = try container(keyedBy: CodableKey.self)
      return false
    } catch {
      return !(error is DecodingError)
    }
  }
}

extension Decoder {
  /// An error that `catches: .invalid` lets through: of an unknown tag.
  public func notCaught(_ error: any Error) -> any Error { NotCaught(error) }

  /// Opens an object, and lets `catches: .invalid` let the error through if it has no tag.
  public func unlessMissing<Object: ~Copyable>(_ object: @autoclosure () throws -> Object) throws -> Object {
    try NotCaught.ifMissing(object())
  }
}

/// An error that `catches: .invalid` lets through: an unknown tag, or a missing one.
///
/// The enum that throws it catches it as well. So an unknown tag of another enum inside is not taken for the enum's own.
public struct NotCaught: Error {
  let error: any Error

  /// Lets an error through.
  public init(_ error: any Error) {
    self.error = error
  }

  /// Opens an object, and lets the error through if it has no tag.
  public static func ifMissing<Object: ~Copyable>(_ object: @autoclosure () throws -> Object) throws -> Object {
    do {
      return try object()
    } catch {
      switch error {
      case DecodingError.keyNotFound: throw NotCaught(error)
      case DecodingError.dataCorrupted(let context) where context.underlyingError is EmptyObject: throw NotCaught(error)
      default: throw error
      }
    }
  }
}

/// The reason of an error about an object without keys, in which a case-keyed enum has no tag.
struct EmptyObject: Error {}

/// The reason of an error about too little of the stack left. To tell it by, since reading a coding path takes stack itself.
struct StackLimit: Error {}

private func isStackLimit(_ error: any Error) -> Bool {
  if case DecodingError.dataCorrupted(let context) = error { context.underlyingError is StackLimit } else { false }
}
