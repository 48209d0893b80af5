import CodableEnumCLI
import CodableEnumFiles
import CodableEnumGenerator
import Foundation

/// The git repository of some inputs. It is only read: no work tree, no index, no lock, so that a command plugin may.
struct Git {
  /// The program, and the root of the work tree.
  private let (program, root): (URL, String)
  /// How the user named what is to be read.
  private let revision: String

  /// - Parameters:
  ///   - input: A path in the repository.
  ///   - revision: What is no directory.
  init(of input: String, for revision: String) throws(ToolError) {
    let wayOut = "pass a directory with the old sources"
    guard let program = Self.program else {
      throw .failure("'\(revision)' is no directory, and there is no git to read it as a revision; \(wayOut)")
    }
    let folder = Disk.isDirectory(input) ? input : Path.directory(of: input)
    let result = Self.run(program, ["-C", folder, "rev-parse", "--show-toplevel"])
    let root = String(decoding: result.output, as: UTF8.self).withoutLineEnd
    guard result.isDone, !root.isEmpty else {
      let message = "'\(revision)' is no directory, and '\(input)' is in no git repository that can be read"
      throw .failure("\(message) (\(result.reason)); \(wayOut)")
    }
    (self.program, self.root, self.revision) = (program, root, revision)
  }

  /// The Swift files that paths were or had at the revision, under the paths that they would have now; for a path that
  /// was not there, also those of the whole revision that are no longer there: they may have moved.
  func files(at paths: [String]) throws(ToolError) -> [InputFile] {
    let places = try paths.map { path throws(ToolError) in (path: path, inRoot: try pathInRoot(path)) }
    let commit = try commit()
    var found = try entries(of: commit, at: places)
    if places.contains(where: { place in !found.contains { $0.inRoot.rest(in: place.inRoot) != nil } }) {
      let known = Set(found.map(\.inRoot))
      found += try entries(of: commit, at: [(path: root, inRoot: "")]).filter {
        !known.contains($0.inRoot) && !Disk.exists($0.path)
      }
    }
    let contents = try contents(of: found.map(\.blob))
    return zip(found, contents).filter { !Generator.isOutput($1) }.map {
      InputFile(path: $0.path, role: .found, bytes: $1)
    }
  }

  private typealias Entry = (path: String, inRoot: String, blob: String)

  private func entries(of commit: String, at places: [(path: String, inRoot: String)]) throws(ToolError) -> [Entry] {
    let names = places.map(\.inRoot)
    let list = try run(["ls-tree", "-r", "-z", "--full-tree", commit, "--"] + (names.contains("") ? [] : names))
    return list.split(separator: 0).compactMap { entry in
      // entry → mode " " type " " hash "\t" path
      let fields = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      let words = fields[0].split(separator: " ").map(String.init)
      // A link has another mode.
      guard fields.count == 2, words.count == 3, words[1] == "blob", words[0] != "120000" else { return nil }
      return places.lazy.compactMap { place -> Entry? in
        guard let rest = fields[1].rest(in: place.inRoot), Self.isInput(rest, fields[1]) else { return nil }
        return (rest.isEmpty ? place.path : Path.join(place.path, rest), fields[1], words[2])
      }.first
    }
  }

  /// As directories are searched: hidden files are skipped, unless they are named.
  private static func isInput(_ rest: String, _ path: String) -> Bool {
    rest.isEmpty || path.hasSuffix(".swift") && !rest.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  // MARK: What git knows

  private func commit() throws(ToolError) -> String {
    let wayOut = "fetch it (on GitHub: fetch-depth: 0), or pass a directory with the old sources"
    let isBase = revision.hasSuffix("...")
    let name = isBase ? String(revision.dropLast(3)) : revision
    let known = git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    guard known.isDone else {
      throw .failure("there is no directory and no git revision '\(name)' in '\(root)'; \(wayOut)")
    }
    let commit = String(decoding: known.output, as: UTF8.self).withoutLineEnd
    if !isBase { return commit }
    let base = git(["merge-base", commit, "HEAD"])
    guard base.isDone else {
      throw .failure("'\(name)' and HEAD have no commit in common in '\(root)'; \(wayOut)")
    }
    return String(decoding: base.output, as: UTF8.self).withoutLineEnd
  }

  /// In few processes, none of which is asked for more than a pipe holds.
  private func contents(of blobs: [String]) throws(ToolError) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    for start in stride(from: 0, to: blobs.count, by: 200) {
      let asked = blobs[start..<min(start + 200, blobs.count)].map { $0 + "\n" }.joined()
      let output = try run(["cat-file", "--batch"], input: asked)
      var rest = output[...]
      // answer → hash " " type " " size "\n" bytes "\n"
      while let end = rest.firstIndex(of: .lineFeed) {
        let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
        guard words.count == 3, let size = Int(words[2]), rest.endIndex - end > size else { break }
        contents.append(Array(rest[(end + 1)...].prefix(size)))
        rest = rest[(end + 1)...].dropFirst(size + 1)
      }
    }
    if contents.count == blobs.count { return contents }
    throw .failure("git does not have all files of '\(revision)' in '\(root)'; fetch them, or pass a directory")
  }

  /// From the root of the work tree; empty for the root.
  private func pathInRoot(_ path: String) throws(ToolError) -> String {
    // A folder may be `..`, or end with a slash.
    let resolved = (Disk.isDirectory(path) ? Disk.realPath(path) : nil) ?? Path.resolved(path)
    if let rest = resolved.withSlashes.rest(in: Path.resolved(root).withSlashes) { return rest }
    throw .failure("'\(path)' is not in the git repository '\(root)'; pass a directory with the old sources")
  }

  // MARK: Running it

  private struct Result {
    var isDone: Bool
    var output: [UInt8]
    var errors: String

    var reason: String {
      errors.isEmpty ? "git failed" : errors.split(separator: "\n").first.map(String.init) ?? errors
    }
  }

  private func git(_ arguments: [String], input: String = "") -> Result {
    Self.run(program, ["-C", root] + arguments, input: input)
  }

  private func run(_ arguments: [String], input: String = "") throws(ToolError) -> [UInt8] {
    let result = git(arguments, input: input)
    if result.isDone { return result.output }
    throw .failure("git cannot read '\(revision)' in '\(root)': \(result.reason)")
  }

  private static func run(_ program: URL, _ arguments: [String], input: String = "") -> Result {
    let process = Process()
    let (output, errors, asked) = (Pipe(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = ["--no-optional-locks"] + arguments
    (process.standardOutput, process.standardError, process.standardInput) = (output, errors, asked)
    do {
      try process.run()
      // macOS 10.15 has none of these that throws.
      if !input.isEmpty { asked.fileHandleForWriting.write(Data(input.utf8)) }
      asked.fileHandleForWriting.closeFile()
      let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return Result(isDone: process.terminationStatus == 0, output: bytes, errors: text)
    } catch {
      return Result(isDone: false, output: [], errors: Disk.reason(error))
    }
  }

  private static var program: URL? {
    #if os(Windows)
      let (separator, name): (Character, String) = (";", "git.exe")
    #else
      let (separator, name): (Character, String) = (":", "git")
    #endif
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: separator) ?? []
    return folders.lazy.map { Path.join(String($0), name) }.first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }
}

extension ToolError {
  fileprivate static func failure(_ message: String) -> ToolError { ToolError(message: message, exitCode: .failure) }
}

extension String {
  /// As git writes paths.
  fileprivate var withSlashes: String { String(map { $0 == "\\" ? "/" : $0 }) }

  fileprivate var withoutLineEnd: String { String(prefix { !$0.isNewline }) }

  /// What follows a folder; empty for itself, and nil if it isn't there.
  fileprivate func rest(in folder: String) -> String? {
    if folder.isEmpty || self == folder { return self == folder ? "" : self }
    return hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : nil
  }
}
