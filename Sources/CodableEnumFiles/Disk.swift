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

  /// Writes a file whole or not at all, in the place of another one, whose permissions are kept.
  package static func write(_ text: String, to path: String) throws(ToolError) {
    // A link is kept, and the file that it leads to is replaced.
    let target = isSymbolicLink(path) ? realPath(path) ?? path : path
    let directory = Path.directory(of: target)
    if !exists(directory) { try makeDirectory(directory) }
    do {
      let permissions = (try? FileManager.default.attributesOfItem(atPath: target))?[.posixPermissions]
      try Data(text.utf8).write(to: URL(fileURLWithPath: target), options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target)
      }
    } catch {
      throw .inputOutput("cannot write '\(path)': \(reason(error))", path)
    }
  }

  /// Makes a directory and those that contain it.
  private static func makeDirectory(_ path: String) throws(ToolError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      var ancestor = path
      while !exists(ancestor), ancestor.utf8.count > Path.directory(of: ancestor).utf8.count {
        ancestor = Path.directory(of: ancestor)
      }
      let reason = isDirectory(ancestor) ? reason(error) : "'\(ancestor)' is not a directory"
      throw .inputOutput("cannot make directory '\(path)': \(reason)", path)
    }
  }
}

/// Writes to standard error, as far as anyone reads it.
package func printError(_ text: String) {
  _ = text.withCString { bytes in
    #if os(Windows)
      Int(_write(2, bytes, UInt32(clamping: text.utf8.count)))
    #else
      write(2, bytes, text.utf8.count)
    #endif
  }
}

package func endProcess(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}
