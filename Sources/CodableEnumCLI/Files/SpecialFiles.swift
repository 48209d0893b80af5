import CodableEnumFiles
import CodableEnumGenerator

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

/// The kind of file at a path, links followed.
enum FileKind {
  case file, directory, pipe, device
}

// Directories, pipes and the terminal.
extension Disk {
  /// Nil if the path leads nowhere, or to where one may not look.
  static func kind(of path: String) -> FileKind? {
    #if os(Windows)
      exists(path) ? isDirectory(path) ? .directory : .file : nil
    #else
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      return switch status.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFDIR): .directory
      case mode_t(S_IFCHR), mode_t(S_IFBLK): .device
      case mode_t(S_IFIFO), mode_t(S_IFSOCK): .pipe
      default: .file
      }
    #endif
  }

  static var currentDirectory: String { FileManager.default.currentDirectoryPath }

  /// All bytes of a file or a pipe.
  package static func readAny(_ path: String) throws(ToolError) -> [UInt8] {
    switch kind(of: path) {
    case .device: throw .inputOutput("cannot read '\(path)': it is a device, not a file", path)
    case .file, .directory, nil: return try read(path)
    case .pipe:
      let descriptor = open(path, O_RDONLY)
      defer { close(descriptor) }
      guard let bytes = bytes(of: descriptor) else {
        throw .inputOutput("cannot read '\(path)': \(reason(lastError()))", path)
      }
      return bytes
    }
  }

  /// Nil if nothing is there.
  package static func readIfThere(_ path: String) throws(ToolError) -> [UInt8]? {
    exists(path) ? try readAny(path) : nil
  }

  package static func readStandardInput() throws(ToolError) -> [UInt8] {
    guard let bytes = bytes(of: 0) else {
      throw .inputOutput("cannot read standard input: \(reason(lastError()))", "-")
    }
    return bytes
  }

  /// Bytes up to the end; nil after an error.
  private static func bytes(of descriptor: CInt) -> [UInt8]? {
    let capacity = 1 << 16
    var bytes: [UInt8] = []
    while true {
      var received = 0
      bytes += [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        repeat {
          received = Int(systemRead(descriptor, buffer.baseAddress, capacity))
        } while received < 0 && errno == EINTR
        count = max(received, 0)
      }
      if received <= 0 { return received < 0 ? nil : bytes }
    }
  }

  private static func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  static func delete(_ path: String) throws(ToolError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .inputOutput("cannot delete '\(path)': \(reason(error))", path)
    }
  }

  /// Whether two paths lead to the same file, as a disk has it that ignores case.
  static func isSameFile(_ path: String, _ other: String) -> Bool {
    func numbers(of path: String) -> [UInt64?]? {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: realPath(path) ?? path) else {
        return nil
      }
      return [.systemNumber, .systemFileNumber].map { (attributes[$0] as? any BinaryInteger).map { UInt64($0) } }
    }
    return numbers(of: path).map { $0 == numbers(of: other) } ?? false
  }

  /// The names in a directory, sorted byte by byte.
  static func names(in directory: String) throws(ToolError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory).sorted(byBytesOf: \.self)
    } catch {
      throw .inputOutput("cannot read directory '\(directory)': \(reason(error))", directory)
    }
  }
}

extension Path {
  static func isAbsolute(_ path: String) -> Bool {
    #if os(Windows)
      isSeparator(path.utf8.first) || path.utf8.dropFirst().first == UInt8(ascii: ":")
    #else
      isSeparator(path.utf8.first)
    #endif
  }
}

/// The streams of the process that a program writes to.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all of a text.
  func write(_ text: String) throws(ToolError) {
    var text = text
    let code = text.withUTF8 { bytes -> Int32 in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = transmit(rest)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if count == 0 || !waits(after: errno) {
          return errno
        }
      }
      return 0
    }
    if code == 0 { return }
    let reason = Disk.reason(POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO))
    throw .inputOutput("cannot write to standard \(self): \(reason)")
  }

  /// Writes a part of the bytes.
  private func transmit(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if os(Windows)
      Int(_write(rawValue, bytes.baseAddress, UInt32(clamping: bytes.count)))
    #else
      systemWrite(rawValue, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Whether to write again after an error, when it is possible again.
  private func waits(after error: Int32) -> Bool {
    #if !os(Windows)
      if error == EAGAIN {
        var waiting = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
        return true
      }
    #endif
    return error == EINTR
  }
}

extension StandardStream {
  /// Whether a terminal shows what is written.
  var isTerminal: Bool {
    #if os(Windows)
      _isatty(rawValue) != 0
    #else
      isatty(rawValue) != 0
    #endif
  }
}

#if os(Windows)
  private func systemRead(_ descriptor: CInt, _ start: UnsafeMutableRawPointer?, _ count: Int) -> CInt {
    _read(descriptor, start, UInt32(count))
  }
#else
  /// Under a name that the disk's own does not hide.
  private func systemRead(_ descriptor: CInt, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, start, count)
  }

  /// Under a name that the stream's own does not hide.
  private func systemWrite(_ descriptor: CInt, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
  }
#endif
