import Foundation

/// What a contributor waits for: `swift test` on a bare clone.
struct TestsMeasurement {
  /// Our package, a Git repository.
  var package: String

  func rows() throws -> [Row] {
    try withTemporaryDirectory { directory in
      let clone = directory.appending(path: "clone").path
      try Command("git", ["clone", "--quiet", package, clone]).run()
      let build = try Command("swift", ["build", "--build-tests", "--package-path", clone]).run()
      let test = try Command("swift", ["test", "--skip-build", "--package-path", clone]).run()
      return [row("swift build --build-tests, clean", build), row("swift test --skip-build after it", test)]
    }
  }

  private func row(_ subject: String, _ run: Command.Run) -> Row {
    Row(subject, ours: Medians([run]), others: [])
  }
}
