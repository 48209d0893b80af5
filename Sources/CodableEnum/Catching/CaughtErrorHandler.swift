#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The handler of caught errors: a value in a decoder's `userInfo`.
struct CaughtErrorHandler: Sendable {
  let handle: @Sendable (any Error) -> Void

  static let key = CodingUserInfoKey(rawValue: "CodableEnum.onCaughtError")
}

extension JSONDecoder {
  /// Sets the handler for each error that `catches:` catches and each element that a `LossyList` drops. Replaces the
  /// previous handler.
  ///
  /// - Parameter handler: Called during decoding, with the error that would have been thrown.
  public func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    userInfo.onCaughtError(handler)
  }
}

extension PropertyListDecoder {
  /// Sets the handler for each error that `catches:` catches and each element that a `LossyList` drops. Replaces the
  /// previous handler.
  ///
  /// - Parameter handler: Called during decoding, with the error that would have been thrown.
  public func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    userInfo.onCaughtError(handler)
  }
}

// For the `userInfo` of any decoder. Older ones declare it with `Any`.

extension [CodingUserInfoKey: any Sendable] {
  /// Sets the handler for each error that an enum catches: `decoder.userInfo.onCaughtError { error in … }`. Replaces the
  /// previous handler.
  ///
  /// - Parameter handler: Called while decoding goes on, with the error that would have been thrown.
  public mutating func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    guard let key = CaughtErrorHandler.key else { return }
    self[key] = CaughtErrorHandler(handle: handler)
  }
}

extension [CodingUserInfoKey: Any] {
  /// Sets the handler for each error that an enum catches: `decoder.userInfo.onCaughtError { error in … }`. Replaces the
  /// previous handler.
  ///
  /// - Parameter handler: Called while decoding goes on, with the error that would have been thrown.
  public mutating func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    guard let key = CaughtErrorHandler.key else { return }
    self[key] = CaughtErrorHandler(handle: handler)
  }
}
