#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// Where a byte first occurs, found by the machine's own means, which are fast in a debug build too.
package func firstByte(_ byte: UInt8, in bytes: Range<UnsafeRawPointer>) -> UnsafeRawPointer? {
  memchr(bytes.lowerBound, Int32(byte), bytes.lowerBound.distance(to: bytes.upperBound)).map { UnsafeRawPointer($0) }
}
