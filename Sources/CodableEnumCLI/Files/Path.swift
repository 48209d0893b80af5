/// Paths are taken apart as text, byte by byte: strings are equal that differ in how a character is composed, and a URL
/// asks the system for the current directory, again for each path.
package enum Path {
  package static func join(_ directory: String, _ name: String) -> String {
    isSeparator(directory.utf8.last) ? directory + name : "\(directory)/\(name)"
  }

  package static func directory(of path: String) -> String {
    guard let separator = path.utf8.lastIndex(where: isSeparator) else { return "." }
    return separator == path.startIndex ? String(path[...separator]) : String(path[..<separator])
  }

  package static func name(of path: String) -> String {
    guard let separator = path.utf8.lastIndex(where: isSeparator) else { return path }
    return String(path[path.utf8.index(after: separator)...])
  }

  static func isAbsolute(_ path: String) -> Bool {
    #if os(Windows)
      isSeparator(path.utf8.first) || path.utf8.dropFirst().first == UInt8(ascii: ":")
    #else
      isSeparator(path.utf8.first)
    #endif
  }

  /// On one line, as messages and headers need it, with what `ls` shows for a line end.
  package static func printable(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return path }
    return path.unicodeScalars.reduce(into: "") { text, scalar in
      text.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? "?" : scalar)
    }
  }

  /// The path from the root, without links but the last component, as far as its directories exist.
  package static func resolved(_ path: String) -> String {
    let directory = directory(of: path)
    if let real = SystemFile.realPath(directory) { return join(real, name(of: path)) }
    return directory.utf8.count < path.utf8.count ? join(resolved(directory), name(of: path)) : path
  }

  /// A path below a directory, from there; nil if it is not below it. Both are resolved.
  static func relative(_ path: String, to directory: String) -> String? {
    let prefix = join(directory, "")
    guard path.utf8.starts(with: prefix.utf8), path.utf8.count > prefix.utf8.count else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  private static func isSeparator(_ byte: UInt8?) -> Bool {
    #if os(Windows)
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    #else
      byte == UInt8(ascii: "/")
    #endif
  }
}
