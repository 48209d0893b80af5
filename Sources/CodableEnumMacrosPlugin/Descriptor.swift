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

/// An open file of the system.
struct Descriptor {
  private let number: CInt

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)
}

#if os(Windows)
  extension Descriptor {
    /// A second descriptor of the same file, which leaves line ends as they are.
    func duplicate() -> Descriptor {
      let copy = _dup(number)
      _ = _setmode(copy, _O_BINARY)
      return Descriptor(number: copy)
    }

    /// Makes this a descriptor of another one's file.
    func redirect(to other: Descriptor) { _ = _dup2(other.number, number) }

    /// Fills the buffer as far as bytes are there; 0 where they end.
    func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
      max(0, Int(_read(number, buffer.baseAddress, UInt32(buffer.count))))
    }

    /// Writes a part of the bytes; 0 where no more can be written.
    func transmit(_ bytes: UnsafeRawBufferPointer) -> Int {
      max(0, Int(_write(number, bytes.baseAddress, UInt32(bytes.count))))
    }
  }
#else
  extension Descriptor {
    /// A second descriptor of the same file.
    func duplicate() -> Descriptor { Descriptor(number: dup(number)) }

    /// Makes this a descriptor of another one's file.
    func redirect(to other: Descriptor) { _ = dup2(other.number, number) }

    /// Fills the buffer as far as bytes are there; 0 where they end.
    func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
      uninterrupted { read(number, buffer.baseAddress, buffer.count) }
    }

    /// Writes a part of the bytes; 0 where no more can be written.
    func transmit(_ bytes: UnsafeRawBufferPointer) -> Int {
      uninterrupted { write(number, bytes.baseAddress, bytes.count) }
    }

    private func uninterrupted(_ call: () -> Int) -> Int {
      while true {
        let count = call()
        if count >= 0 || errno != EINTR { return max(0, count) }
      }
    }
  }
#endif

/// Says why on standard error, and ends the process.
func fail(_ reason: String) -> Never {
  let bytes = Array("codable-enum: \(reason)\n".utf8)
  _ = bytes.withUnsafeBytes { Descriptor.standardError.transmit($0) }
  exit(1)
}
