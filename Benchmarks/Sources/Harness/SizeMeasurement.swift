import Foundation

/// How large the linked program gets: with one enum, and by each further case.
struct SizeMeasurement {
  var isQuick: Bool
  var environment: Consumer.Environment

  private typealias Way = Consumer.Way

  /// All of our ways make the same code.
  private var ways: [Way] { [.committed, .byHand, .synthesis, .rival, .metaCodable].filter(environment.has) }
  private var manyCount: Int { isQuick ? 3 : 51 }

  /// Bytes of a program.
  private struct Size {
    /// The file, without what debuggers read.
    var stripped: Double
    /// Machine code.
    var code: Double
  }

  func rows() throws -> [Row] {
    try withTemporaryDirectory { directory in
      let consumers = Consumer.all(ways, environment, isExecutable: true, in: directory)
      return try environment.configurations.flatMap { configuration in
        for rival in consumers where rival.way.besideSwiftSyntax != nil {
          _ = try SwiftSyntaxBuild.kept(for: rival, configuration)
        }
        return try rows(consumers, configuration, in: directory)
      }
    }
  }

  private func rows(_ consumers: [Consumer], _ configuration: String, in directory: URL) throws -> [Row] {
    var sizes: [Int: [Way: Size]] = [:]
    for count in [1, manyCount] {
      for consumer in consumers {
        try consumer.write(enumCount: count)
        try consumer.build(configuration).run()
        sizes[count, default: [:]][consumer.way] = try size(of: consumer.executable(configuration), in: directory)
      }
    }
    func one(_ way: Way, _ part: KeyPath<Size, Double>) throws -> Double {
      try sizes.measured(1).measured(way)[keyPath: part]
    }
    func perCase(_ way: Way, _ part: KeyPath<Size, Double>) throws -> Double {
      let many = try sizes.measured(manyCount).measured(way)[keyPath: part]
      return try (many - one(way, part)) / Double((manyCount - 1) * Consumer.caseCount)
    }
    func row(_ subject: String, _ text: (Double) -> String, _ size: (Way) throws -> Double) throws -> Row {
      Row(
        "\(subject), \(configuration)",
        ours: try size(.committed),
        others: try ways.filter { !$0.isOurs }.map { ($0.title, try size($0)) },
        text: text
      )
    }
    let bytes = { (size: Double) in "\(size.formatted(0)) bytes" }
    let kilobytes = { (size: Double) in "\((size / 1_000).formatted(0)) kB" }
    return [
      try row("program with one enum", kilobytes) { try one($0, \.stripped) },
      try row("program, each further case", bytes) { try perCase($0, \.stripped) },
      try row("its code, each further case", bytes) { try perCase($0, \.code) },
    ]
  }

  private func size(of executable: URL, in directory: URL) throws -> Size {
    let stripped = directory.appending(path: "stripped")
    try Command("strip", ["-o", stripped.path, executable.path]).run()
    let attributes = try FileManager.default.attributesOfItem(atPath: stripped.path)
    guard let size = attributes[.size] as? NSNumber else { throw Failure(description: "\(stripped.path) has no size") }
    return Size(stripped: size.doubleValue, code: try codeSize(of: executable.path))
  }
}

/// The bytes of machine code in an object file or a program.
func codeSize(of file: String) throws -> Double {
  #if canImport(Darwin)
    // A line of `size -m` is a section and its size: `Section (__TEXT, __text): 1234`, in a program `Section __text: 1234`.
    let (option, isCode) = ("-m", { (name: Substring) in name == "__text" })
  #else
    // A line of `size -A` is a section, its size and its address: `.text 1234 0`.
    let (option, isCode) = ("-A", { (name: Substring) in name.hasPrefix(".text") })
  #endif
  return try Command("size", [option, file]).run().output.split(separator: "\n").map { line in
    let words = line.split { " \t(),:".contains($0) }
    guard let name = words.firstIndex(where: isCode), name + 1 < words.count else { return 0 }
    return Double(words[name + 1]) ?? 0
  }.reduce(0, +)
}
