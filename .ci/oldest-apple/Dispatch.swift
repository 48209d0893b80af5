// What Sources use of Dispatch, which is older than macOS 10.15.

public class DispatchQueue {
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
