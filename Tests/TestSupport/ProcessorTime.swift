#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What this thread takes of the processor, in nanoseconds: unlike the clock, however busy the machine is.
package func processorTime(of work: () throws -> Void) rethrows -> UInt64 {
  func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
  let start = now()
  try work()
  return now() - start
}
