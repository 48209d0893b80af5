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

/// The streams of the process that the tool writes to.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all of a text, unless it is no longer read.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let written = systemWrite(rawValue, start, rest.count)
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  #if canImport(ucrt)
    Int(_write(descriptor, start, UInt32(clamping: count)))
  #else
    write(descriptor, start, count)
  #endif
}

/// Ends the process.
func endProcess(_ code: Int32) -> Never {
  exit(code)
}
