#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import Foundation
  import ucrt
#endif

/// The kind of file at a path, links followed.
package enum FileKind {
  case file, directory, pipe, device
}

/// The system's reason, in the middle of a message.
struct SystemError: Error {
  var reason: String
}

/// The calls of the system that `Disk` is made of.
enum SystemFile {}

#if !os(Windows)
  extension SystemFile {
    /// Nil if the path leads nowhere, or to where one may not look.
    static func kind(of path: String) -> FileKind? {
      var status = stat()
      return stat(path, &status) == 0 ? kind(status) : nil
    }

    static func isSymbolicLink(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && type(status) == mode_t(S_IFLNK)
    }

    static func isSame(_ path: String, _ other: String) -> Bool {
      var (status, otherStatus) = (stat(), stat())
      return stat(path, &status) == 0 && stat(other, &otherStatus) == 0
        && (status.st_dev, status.st_ino) == (otherStatus.st_dev, otherStatus.st_ino)
    }

    /// When a file was last written, in seconds since 1970; nil if the path is not that of a file.
    static func modificationTime(of path: String) -> Int? {
      var status = stat()
      guard lstat(path, &status) == 0, type(status) == mode_t(S_IFREG) else { return nil }
      #if canImport(Darwin)
        return Int(status.st_mtimespec.tv_sec)
      #else
        return Int(status.st_mtim.tv_sec)
      #endif
    }

    static var currentTime: Int { Int(time(nil)) }

    /// The path from the root, without links; nil if it leads nowhere.
    static func realPath(_ path: String) -> String? {
      guard let text = realpath(path, nil) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }

    /// All bytes of a file or a pipe.
    static func read(_ path: String) throws(SystemError) -> [UInt8] {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw lastError() }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw lastError() }
      switch kind(status) {
      case .directory: throw SystemError(reason: "it is a directory")
      case .device: throw SystemError(reason: "it is a device, not a file")
      case .file: return try bytes(of: descriptor, expecting: Int(status.st_size))
      case .pipe: return try bytes(of: descriptor, expecting: 0)
      }
    }

    static func readStandardInput() throws(SystemError) -> [UInt8] {
      try bytes(of: STDIN_FILENO, expecting: 0)
    }

    /// Bytes up to the end, however many were expected.
    private static func bytes(of descriptor: CInt, expecting size: Int) throws(SystemError) -> [UInt8] {
      var bytes: [UInt8] = []
      // One more, to meet the end of the file at once.
      var capacity = size + 1
      while true {
        var isRead = false
        let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
          let received = uninterrupted { systemRead(descriptor, buffer.baseAddress, capacity) }
          isRead = received >= 0
          count = max(received, 0)
        }
        guard isRead else { throw lastError() }
        if bytes.isEmpty { bytes = piece } else { bytes += piece }
        // A pipe gives what it has, a file all that was asked for.
        if piece.isEmpty || size > 0 && piece.count < capacity { return bytes }
        capacity = 1 << 16
      }
    }

    /// Writes a new file; one that is in its place is replaced whole, and its permissions are kept.
    ///
    /// - Parameter temporary: A path in the same directory, where the bytes are written first.
    static func replace(_ path: String, with text: String, by temporary: String) throws(SystemError) {
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw lastError() }
      do {
        defer { close(descriptor) }
        var status = stat()
        if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
        try write(text, to: descriptor)
      } catch {
        unlink(temporary)
        throw error
      }
      guard rename(temporary, path) == 0 else {
        let error = lastError()
        unlink(temporary)
        throw error
      }
    }

    /// Writes all of a text.
    static func write(_ text: String, to descriptor: CInt) throws(SystemError) {
      var text = text
      let isWritten = text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
          let count = uninterrupted { systemWrite(descriptor, rest.baseAddress, rest.count) }
          if count < 0, errno == EAGAIN {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&waiting, 1, -1)
          } else if count <= 0 {
            return false
          } else {
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
          }
        }
        return true
      }
      if !isWritten { throw lastError() }
    }

    static func delete(_ path: String) throws(SystemError) {
      guard unlink(path) == 0 else { throw lastError() }
    }

    private static func type(_ status: stat) -> mode_t { status.st_mode & mode_t(S_IFMT) }

    private static func kind(_ status: stat) -> FileKind {
      switch type(status) {
      case mode_t(S_IFDIR): .directory
      case mode_t(S_IFCHR), mode_t(S_IFBLK): .device
      case mode_t(S_IFIFO), mode_t(S_IFSOCK): .pipe
      default: .file
      }
    }

    /// `No such file or directory` as `no such file or directory`.
    private static func lastError() -> SystemError {
      let text = String(cString: strerror(errno))
      return SystemError(reason: text.prefix(1).lowercased() + text.dropFirst())
    }

    private static func uninterrupted(_ call: () -> Int) -> Int {
      while true {
        let count = call()
        if count >= 0 || errno != EINTR { return count }
      }
    }
  }

  // Under names that those of `SystemFile` do not hide.

  private func systemRead(_ descriptor: CInt, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, start, count)
  }

  private func systemWrite(_ descriptor: CInt, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
  }
#else
  extension SystemFile {
    static func kind(of path: String) -> FileKind? {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return nil }
      return isDirectory.boolValue ? .directory : .file
    }

    static func isSymbolicLink(_ path: String) -> Bool {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
    }

    /// Windows ignores case, unless a directory was made not to.
    static func isSame(_ path: String, _ other: String) -> Bool {
      kind(of: path) != nil && path.lowercased() == other.lowercased()
    }

    static func modificationTime(of path: String) -> Int? {
      guard kind(of: path) == .file, let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        let date = attributes[.modificationDate] as? Date
      else { return nil }
      return Int(date.timeIntervalSince1970)
    }

    static var currentTime: Int { Int(Date().timeIntervalSince1970) }

    static func realPath(_ path: String) -> String? {
      kind(of: path).map { _ in URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    }

    static func read(_ path: String) throws(SystemError) -> [UInt8] {
      try attempt { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
    }

    static func readStandardInput() throws(SystemError) -> [UInt8] {
      [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    }

    static func replace(_ path: String, with text: String, by temporary: String) throws(SystemError) {
      try attempt { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) }
    }

    static func write(_ text: String, to descriptor: CInt) throws(SystemError) {
      var text = text
      let isWritten = text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
          let count = Int(_write(descriptor, rest.baseAddress, UInt32(clamping: rest.count)))
          guard count > 0 else { return false }
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        return true
      }
      if !isWritten { throw SystemError(reason: "the system refused") }
    }

    static func delete(_ path: String) throws(SystemError) {
      try attempt { try FileManager.default.removeItem(atPath: path) }
    }

    private static func attempt<Value>(_ body: () throws -> Value) throws(SystemError) -> Value {
      do {
        return try body()
      } catch {
        throw SystemError(reason: "\((error as? CocoaError)?.localizedDescription ?? "\(error)")")
      }
    }
  }
#endif
