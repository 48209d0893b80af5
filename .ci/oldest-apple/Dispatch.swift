// What Sources use of Dispatch, which is older than macOS 10.15.

public final class DispatchQueue: @unchecked Sendable {
  public init(label: String) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}

public struct DispatchTime {
  public static func now() -> DispatchTime { DispatchTime() }
  public var uptimeNanoseconds: UInt64 { 0 }
}
