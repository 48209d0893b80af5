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

  /// Whether a terminal shows what is written.
  var isTerminal: Bool {
    #if canImport(ucrt)
      _isatty(rawValue) != 0
    #else
      isatty(rawValue) != 0
    #endif
  }

  /// Writes all of a text.
  func write(_ text: String) throws(ToolError) {
    do {
      try SystemFile.write(text, to: rawValue)
    } catch {
      throw .inputOutput("cannot write to standard \(self): \(error.reason)")
    }
  }
}

/// Ends the process.
func endProcess(_ code: Int32) -> Never {
  exit(code)
}
