extension Decoder {
  /// Passes an error that an enum catches to the decoder's `onCaughtError` handler.
  ///
  /// - Parameter error: Built only if there is a handler.
  public func reportCaught(_ error: @autoclosure () -> any Error) {
    let userInfo = userInfo
    guard !userInfo.isEmpty, let key = CaughtErrorHandler.key,
      let handler = userInfo[key] as? CaughtErrorHandler
    else { return }
    handler.handle(error())
  }

  /// Reports an error that an enum with `catches: .invalid` doesn't throw.
  ///
  /// - Throws: The error, if it must not be caught: one in ``NotCaught``, one about too little stack, or the decoder's
  ///   own that the decoder waits for.
  public func catchInvalid(_ error: any Error) throws {
    if let notCaught = error as? NotCaught { throw notCaught.error }
    if isStackLimit(error) { throw error }
    if !(error is DecodingError), ownRefusal != nil { throw error }
    reportCaught(error)
  }
}

extension Decoder {
  /// Marks the error of an unknown tag, so that `catches: .invalid` lets it through.
  public func notCaught(_ error: any Error) -> any Error { NotCaught(error) }

  /// Opens an object. If it has no tag, marks the error so that `catches: .invalid` lets it through.
  public func unlessMissing<Object: ~Copyable>(_ object: @autoclosure () throws -> Object) throws -> Object {
    try NotCaught.ifMissing(object())
  }
}

/// An error that `catches: .invalid` lets through: an unknown or missing tag.
///
/// The enum that throws it also catches it, so an unknown tag of a nested enum isn't taken for its own.
public struct NotCaught: Error {
  let error: any Error

  /// Marks an error.
  public init(_ error: any Error) {
    self.error = error
  }

  /// Opens an object. If it has no tag, marks the error.
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

private func isStackLimit(_ error: any Error) -> Bool {
  if case DecodingError.dataCorrupted(let context) = error { context.underlyingError is StackLimit } else { false }
}
