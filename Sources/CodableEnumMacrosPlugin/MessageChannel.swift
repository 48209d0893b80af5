/// Messages from the compiler and back: eight bytes of length, the least significant first, then that many bytes of JSON.
struct MessageChannel {
  private let input: Descriptor
  private let output: Descriptor
  /// No source file is this long, and no message is much longer than its file.
  private static let maximumLength: UInt64 = 1 << 30
  /// Memory is taken as bytes arrive, whatever the length says.
  private static let pieceLength = 1 << 20

  enum Failure: Error {
    case truncated
    case tooLong
    case notWritten
  }

  /// A channel over standard input and output.
  ///
  /// Whatever is printed from now on goes to standard error: standard output belongs to the protocol.
  static func standard() -> MessageChannel {
    let channel = MessageChannel(input: .standardInput, output: Descriptor.standardOutput.duplicate())
    Descriptor.standardOutput.redirect(to: .standardError)
    return channel
  }

  /// The next message; nil where the input ends, or where an empty message says that no more will come.
  func next() throws(Failure) -> [UInt8]? {
    guard let header = try take(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= Self.maximumLength else { throw .tooLong }
    guard length > 0 else { return nil }
    guard let message = try take(Int(length)) else { throw .truncated }
    return message
  }

  func send(_ message: [UInt8]) throws(Failure) {
    let length = UInt64(message.count)
    var rest = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { output.transmit($0) }
      guard count > 0 else { throw .notWritten }
      rest.removeFirst(count)
    }
  }

  /// That many bytes; nil if the input ends before the first of them.
  private func take(_ count: Int) throws(Failure) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let wanted = min(count - bytes.count, Self.pieceLength)
      let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, length in
        length = input.receive(
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<wanted])
        )
      }
      guard !piece.isEmpty else {
        if bytes.isEmpty { return nil }
        throw .truncated
      }
      bytes += piece
    }
    return bytes
  }
}
