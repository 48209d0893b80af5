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

/// Tells whether two paths are the same, byte by byte.
package struct PathBytes: Hashable {
  private let bytes: [UInt8]

  package init(_ path: String) { bytes = Array(path.utf8) }

  // All bytes at once: in a debug build, as plugins run the tool, one by one takes a tenth of its time.

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.bytes.count == rhs.bytes.count
      && lhs.bytes.withUnsafeBytes { lhs in
        rhs.bytes.withUnsafeBytes { rhs in
          guard let (start, other) = lhs.baseAddress.flatMap({ start in rhs.baseAddress.map { (start, $0) } }) else {
            return true
          }
          return memcmp(start, other, lhs.count) == 0
        }
      }
  }

  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// Tells whether a disk may take two names for one. Those of Apple and Windows ignore case by default, and Apple's ignore
/// how characters are composed, too.
package struct FoldedName: Hashable {
  #if canImport(Darwin)
    private let name: String
  #else
    private let name: PathBytes
  #endif

  package init(_ name: String) { self.name = .init(name.lowercased()) }
}

/// Tells whether two paths lead to the same file of a directory, however they are spelled.
package struct FileIdentities {
  private var directories: [PathBytes: String] = [:]

  package init() {}

  package mutating func identity(of path: String) -> PathBytes {
    let directory = Path.directory(of: path)
    let key = PathBytes(directory)
    let resolved = directories[key] ?? Path.directory(of: Path.resolved(path))
    directories[key] = resolved
    return PathBytes(Path.join(resolved, Path.name(of: path)))
  }
}
