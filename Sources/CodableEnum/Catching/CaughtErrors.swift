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

  /// Reports an error that an enum with `catches: .invalid` does not throw.
  ///
  /// - Throws: The error, if it must not be caught: one in ``NotCaught``, too little of the stack left to go on, and a decoder's
  ///   own that it waits for.
  public func catchInvalid(_ error: any Error) throws {
    if let notCaught = error as? NotCaught { throw notCaught.error }
    if isStackLimit(error) { throw error }
    if !(error is DecodingError), ownRefusal != nil { throw error }
    reportCaught(error)
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

private func isStackLimit(_ error: any Error) -> Bool {
  if case DecodingError.dataCorrupted(let context) = error { context.underlyingError is StackLimit } else { false }
}
