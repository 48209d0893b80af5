import Foundation
import Measured

/// `Profile <workload> [<times>]`: one workload again and again, for `valgrind --tool=callgrind` or `perf record`;
/// without arguments, the names of all.
@main
struct Profile {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let workload = Workload.all.first(where: { $0.name.description == name }) else {
      for workload in Workload.all { print(workload.name) }
      return
    }
    let run = try workload.prepare()
    for _ in 0..<(arguments.dropFirst().first.flatMap { Int($0) } ?? 10) { try run() }
  }
}
