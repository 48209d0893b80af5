import Foundation

/// A rival's consumer with swift-syntax as SwiftPM's prebuilt one is: there before the build.
///
/// It is built from source once, which takes minutes, and stays in the consumer's build folder. How long that took stays
/// beside it.
struct SwiftSyntaxBuild: Codable {
  /// What built it, `Swift version 6.3.1 (swift-6.3.1-RELEASE)`: another compiler would build it anew.
  var compiler: String
  /// A clean build with it, of one enum.
  var time: Medians

  /// Builds it in a configuration, unless it is there.
  static func kept(for consumer: Consumer, _ configuration: String) throws -> Self {
    let file = consumer.directory.appending(path: "from-source-\(configuration).json")
    let compiler = try Command("swift", ["--version"]).run().output
    if let data = try? Data(contentsOf: file) {
      let kept = try JSONDecoder().decode(Self.self, from: data)
      if kept.compiler == compiler { return kept }
    }
    try consumer.write(enumCount: 1)
    try consumer.cleanAll(configuration)
    let made = Self(compiler: compiler, time: Medians([try consumer.build(configuration).run()]))
    try JSONEncoder().encode(made).write(to: file)
    return made
  }
}
