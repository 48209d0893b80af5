import Foundation
import Subjects

/// `enum-sources <directory>` writes the enums whose sources only repeat one pattern: one enum in every layout
/// (`Layouts.swift`), and enums of very many cases (`Dispatch.swift`).
@main
struct EnumSources {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else { throw CocoaError(.fileNoSuchFile) }
    let directory = URL(fileURLWithPath: path, isDirectory: true)
    try write(Layout.allCases.map(sampled), to: directory.appending(path: "Layouts.swift"))
    let ofMany = CaseCount.allCases.flatMap { [many($0, isCatching: false), many($0, isCatching: true)] }
    try write(ofMany, to: directory.appending(path: "Dispatch.swift"))
  }

  private static func write(_ enums: [String], to file: URL) throws {
    let text = "import CodableEnum\n\nextension Ours {\n\(enums.joined(separator: "\n"))}\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The cases of `Sampled`, in one layout.
  private static func sampled(_ layout: Layout) -> String {
    """
      // @CodableEnum(strategy: \(layout.strategy))
      enum \(layout.typeName): Sampled {
        case empty
        case single(text: String)
        case several(id: Int, name: String, ratio: Double)
        case nested(owner: Owner, tags: [String])
        case optional(count: Int?, note: String?)
      }

    """
  }

  private static func many(_ count: CaseCount, isCatching: Bool) -> String {
    let cases = (0..<count.rawValue).map { "    case item\($0)(id: Int)\n" }.joined()
    let other = isCatching ? "    // @CodableCase(catches: .unknown)\n    case unknown(String)\n" : ""
    return """
        // @CodableEnum(strategy: .flattenedStatus)
        enum \(isCatching ? "Catching" : "Of")\(count.rawValue) {
      \(cases)\(other)  }

      """
  }
}
