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

/// The files and directories that a program reads and writes; only this module touches the disk.
package enum Disk {
  package static func read(_ path: String) throws(ToolError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let reason = isDirectory(path) ? "it is a directory" : reason(error)
      throw .inputOutput("cannot read '\(path)': \(reason)", path)
    }
  }

  /// Arguments with the lines of each `@file` in its place.
  package static func expanded(
    _ arguments: some Sequence<String>,
    reading read: (String) throws(ToolError) -> [UInt8] = read
  ) throws(ToolError) -> [String] {
    var expanded: [String] = []
    for argument in arguments {
      if argument.hasPrefix("@"), argument.count > 1 {
        let lines = try read(String(argument.dropFirst())).split { $0 == 0x0A || $0 == 0x0D }
        expanded += lines.map { String(decoding: $0, as: UTF8.self) }
      } else {
        expanded.append(argument)
      }
    }
    return expanded
  }

  package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  package static func isDirectory(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: realPath(path) ?? path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  package static func isSymbolicLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The path from the root, without links; nil if it leads nowhere.
  package static func realPath(_ path: String) -> String? {
    #if os(Windows)
      exists(path) ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : nil
    #else
      guard let text = realpath(path, nil) else { return nil }
      defer { free(text) }
      return String(cString: text)
    #endif
  }

  /// The system's reason, in the middle of a message: `No such file or directory` as `no such file or directory`.
  package static func reason(_ error: any Error) -> String {
    let cocoaError = error as? CocoaError
    guard let error = error as? POSIXError ?? cocoaError?.underlying as? POSIXError else {
      let isMissing = cocoaError?.code == .fileNoSuchFile || cocoaError?.code == .fileReadNoSuchFile
      return isMissing ? "no such file or directory" : "the system refused (\(error))"
    }
    let text = String(cString: strerror(error.code.rawValue))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// Writes files whole or not at all, by way of temporary files that a later run recognizes if this one is killed.
package struct FileWriter {
  private static let prefix = ".codable-enum-"
  private static let suffix = ".tmp"
  /// In seconds: no write takes as long.
  private static let oldAge: TimeInterval = 3600

  /// The directories without temporary files of runs that were killed.
  private var cleaned: Set<String> = []

  package init() {}

  package mutating func write(_ text: String, to path: String) throws(ToolError) {
    // A link is kept, and the file that it leads to is replaced.
    let target = Disk.isSymbolicLink(path) ? Disk.realPath(path) ?? path : path
    let directory = Path.directory(of: target)
    if !Disk.exists(directory) { try Self.makeDirectory(directory) }
    let name = Self.prefix + String(UInt64.random(in: .min ... .max), radix: 16) + Self.suffix
    do {
      try Self.replace(target, with: text, by: Path.join(directory, name))
    } catch {
      throw .inputOutput("cannot write '\(path)': \(Disk.reason(error))", path)
    }
    if cleaned.insert(directory).inserted { Self.clean(directory) }
  }

  /// Makes a directory and those that contain it.
  private static func makeDirectory(_ path: String) throws(ToolError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      var ancestor = path
      while !Disk.exists(ancestor), ancestor.utf8.count > Path.directory(of: ancestor).utf8.count {
        ancestor = Path.directory(of: ancestor)
      }
      let reason = Disk.isDirectory(ancestor) ? Disk.reason(error) : "'\(ancestor)' is not a directory"
      throw .inputOutput("cannot make directory '\(path)': \(reason)", path)
    }
  }

  /// A file that is in the place is replaced, and its permissions are kept.
  private static func replace(_ path: String, with text: String, by temporary: String) throws {
    #if os(Windows)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    #else
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: temporary), options: .withoutOverwriting)
        var status = stat()
        if stat(path, &status) == 0 { chmod(temporary, status.st_mode & 0o7777) }
        guard rename(temporary, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      } catch {
        unlink(temporary)
        throw error
      }
    #endif
  }

  /// Deletes temporary files of ours that no running program writes to. What cannot be deleted is left to the next run.
  private static func clean(_ directory: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = Path.join(directory, name)
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeRegular,
        let date = attributes[.modificationDate] as? Date, date.timeIntervalSinceNow < -oldAge
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

/// The streams of the process that a program writes to.
package enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all of a text.
  package func write(_ text: String) throws(ToolError) {
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

#if !os(Windows)
  /// Under a name that the stream's own does not hide.
  private func systemWrite(_ descriptor: CInt, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
  }
#endif

/// Ends the process.
package func endProcess(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}
