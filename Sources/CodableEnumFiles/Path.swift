import CodableEnumGenerator

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
    if let real = Disk.realPath(directory) { return join(real, name(of: path)) }
    return directory.utf8.count < path.utf8.count ? join(resolved(directory), name(of: path)) : path
  }

  package static func isSeparator(_ byte: UInt8?) -> Bool {
    #if os(Windows)
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    #else
      byte == UInt8(ascii: "/")
    #endif
  }
}

/// Tells whether a disk may take two names for one. Those of Apple and Windows ignore case by default, and Apple's ignore
/// how characters are composed, too.
package struct FoldedName: Hashable {
  #if canImport(Darwin)
    private let name: String
  #else
    private let name: ExactText
  #endif

  package init(_ name: String) { self.name = .init(name.lowercased()) }
}

/// Tells whether two paths lead to the same file of a directory, however they are spelled.
package struct FileIdentities {
  private var directories: [ExactText: String] = [:]

  package init() {}

  package mutating func identity(of path: String) -> ExactText {
    let directory = Path.directory(of: path)
    let key = ExactText(directory)
    let resolved = directories[key] ?? Path.directory(of: Path.resolved(path))
    directories[key] = resolved
    return ExactText(Path.join(resolved, Path.name(of: path)))
  }
}
