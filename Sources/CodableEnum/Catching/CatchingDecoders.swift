#if Values
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONDecoder {
  /// Sets the handler for each error that `catches:` catches and each element that a `LossyListCoder` drops. Replaces the
  /// previous handler.
  ///
  /// - Parameter handler: Called during decoding, with the error that would have been thrown.
  public func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    userInfo.onCaughtError(handler)
  }
}

extension PropertyListDecoder {
  /// Sets the handler for each error that `catches:` catches and each element that a `LossyListCoder` drops. Replaces the
  /// previous handler.
  ///
  /// - Parameter handler: Called during decoding, with the error that would have been thrown.
  public func onCaughtError(_ handler: @escaping @Sendable (any Error) -> Void) {
    userInfo.onCaughtError(handler)
  }
}
#endif
