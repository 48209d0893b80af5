extension Decoder {
  /// Passes an error that an enum catches to the decoder's `onCaughtError` handler.
  ///
  /// - Parameter error: Built only if there is a handler.
  public func _reportCaught(_ error: @autoclosure () -> any Error) {
    let userInfo = userInfo
    guard !userInfo.isEmpty, let key = CaughtErrorHandler.key,
      let handler = userInfo[key] as? CaughtErrorHandler
    else { return }
    handler.handle(error())
  }

  /// Reports an error that an enum with `catches: .invalid` doesn't throw.
  ///
  /// - Throws: The error, if it must not be caught: one from `_uncaughtError`, one about too little stack, or the decoder's
  ///   own that the decoder waits for.
  public func _catchInvalid(_ error: any Error) throws {
    try throwIfUncatchable(error)
    _reportCaught(error)
  }

  /// - Throws: The error, if it must not be caught.
  func throwIfUncatchable(_ error: any Error) throws {
    if let notCaught = error as? NotCaught { throw notCaught.error }
    if isStackLimit(error) { throw error }
    if !(error is DecodingError), ownRefusal != nil { throw error }
  }
}

extension Decoder {
  /// Marks the error of an unknown tag, so that `catches: .invalid` lets it through.
  public func _uncaughtError(_ error: any Error) -> any Error { NotCaught(error: error) }

  /// Opens an object. If it has no tag, marks the error so that `catches: .invalid` lets it through.
  public func _unlessMissing<Object: ~Copyable>(_ object: @autoclosure () throws -> Object) throws -> Object {
    do {
      return try object()
    } catch {
      switch error {
      case DecodingError.keyNotFound: throw _uncaughtError(error)
      case DecodingError.dataCorrupted(let context) where context.underlyingError is EmptyObject:
        throw _uncaughtError(error)
      default: throw error
      }
    }
  }
}

/// An error that `catches: .invalid` lets through: an unknown or missing tag.
///
/// The enum that throws it also catches it, so an unknown tag of a nested enum isn't taken for its own.
private struct NotCaught: Error {
  let error: any Error
}

private func isStackLimit(_ error: any Error) -> Bool {
  if case DecodingError.dataCorrupted(let context) = error { context.underlyingError is StackLimit } else { false }
}

/// The handler of caught errors: a value in a decoder's `userInfo`.
struct CaughtErrorHandler: Sendable {
  let handle: @Sendable (any Error) -> Void

  static let key = CodingUserInfoKey(rawValue: "CodableEnum.onCaughtError")
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Sets the handler for each error that an enum catches: `decoder.userInfo.onCaughtError { error in … }`. Replaces the
  /// previous handler.
  ///
  /// For the `userInfo` of any decoder, whose values are `Any` or `any Sendable`.
  ///
  /// - Parameter handler: Called while decoding goes on, with the error that would have been thrown.
  public mutating func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    guard let key = CaughtErrorHandler.key else { return }
    self[key] = CaughtErrorHandler(handle: handler) as? Value
  }
}
