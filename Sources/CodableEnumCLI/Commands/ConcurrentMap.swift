import Dispatch

extension Array where Element: Sendable {
  /// The transformed elements in order, computed on all processors at once.
  func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each place is written once, by whoever transforms its element.
      nonisolated(unsafe) let places = results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
