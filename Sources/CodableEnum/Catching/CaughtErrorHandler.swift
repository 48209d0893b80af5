#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Receives the errors that enums catch while decoding: a value in a decoder's `userInfo`.
struct CaughtErrorHandler: Sendable {
  let handle: @Sendable (any Error) -> Void

  static let key = CodingUserInfoKey(rawValue: "CodableEnum.onCaughtError")
}

extension JSONDecoder {
  /// Calls a handler with each error that an enum catches by `catches:`, and for each element that a `LossyList` drops.
  /// Replaces an earlier handler.
  ///
  /// - Parameter handler: Called during decoding, with the error that would have been thrown.
  public func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    userInfo.onCaughtError(handler)
  }
}

extension PropertyListDecoder {
  /// Calls a handler with each error that an enum catches by `catches:`, and for each element that a `LossyList` drops.
  /// Replaces an earlier handler.
  ///
  /// - Parameter handler: Called during decoding, with the error that would have been thrown.
  public func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    userInfo.onCaughtError(handler)
  }
}

// For the `userInfo` of any decoder. Older ones declare it with `Any`.

extension [CodingUserInfoKey: any Sendable] {
  /// Calls a handler with each error that an enum catches, instead of an earlier handler:
  /// `decoder.userInfo.onCaughtError { error in … }`.
  public mutating func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    guard let key = CaughtErrorHandler.key else { return }
    self[key] = CaughtErrorHandler(handle: handler)
  }
}

extension [CodingUserInfoKey: Any] {
  /// Calls a handler with each error that an enum catches, instead of an earlier handler:
  /// `decoder.userInfo.onCaughtError { error in … }`.
  public mutating func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    guard let key = CaughtErrorHandler.key else { return }
    self[key] = CaughtErrorHandler(handle: handler)
  }
}
