import Foundation

/// What a package of 1 000 files, 100 of them with an enum, pays for each way to get its conformances.
struct LargeConsumerMeasurement {
  var isQuick: Bool
  var environment: Consumer.Environment

  private typealias Way = Consumer.Way

  private var ways: [Way] { [.committed, .plugin, .prebuilt, .macro, .rival, .metaCodable].filter(environment.has) }
  private var fileCount: Int { isQuick ? 20 : 1_000 }
  private var annotatedCount: Int { fileCount / 10 }

  func rows() throws -> [Row] {
    try withTemporaryDirectory { directory in
      let consumers = Consumer.all(ways, environment, in: directory)
      var rows: [Row] = []
      for configuration in environment.configurations {
        for consumer in consumers {
          if consumer.way.besideSwiftSyntax != nil { _ = try SwiftSyntaxBuild.kept(for: consumer, configuration) }
          try consumer.write(enumCount: annotatedCount, fileCount: fileCount)
          try consumer.clean(configuration)
        }
        let builds = consumers.map { (name: $0.way, command: $0.build(configuration)) }
        rows += try compare("clean \(configuration) build", interleaved(builds, times: 1), limit: nil)
        guard configuration == "debug" else { continue }
        // The first build after a clean one still writes this and that.
        for build in builds { try build.command.run() }
        rows += try compare("no-op build", interleaved(builds, times: isQuick ? 1 : 7), limit: 0.2)
        rows += try compare("build after an edit of one enum", edited(consumers), limit: 0.2)
      }
      return rows
    }
  }

  private func edited(_ consumers: [Consumer]) throws -> [Way: Medians] {
    var runs: [Way: [Command.Run]] = [:]
    for round in 0..<(isQuick ? 1 : 7) {
      for consumer in consumers {
        try consumer.edit(round)
        runs[consumer.way, default: []].append(try consumer.build("debug").run())
      }
    }
    return runs.mapValues(Medians.init)
  }

  /// The plugins and the macro against committed code, and against the rival.
  private func compare(_ subject: String, _ times: [Way: Medians], limit: Double?) throws -> [Row] {
    let others = ways.filter { $0 == .committed || $0.besideSwiftSyntax != nil }
    let committed = try times.measured(.committed)
    return try ways.filter { !others.contains($0) }.map { way in
      let time = try times.measured(way)
      var row = Row(
        "\(subject), \(fileCount) files: \(way.title)",
        ours: time,
        others: try others.map { ($0.title, try times.measured($0)) }
      )
      row.target = limit.map { .difference($0, measured: time.wall - committed.wall) }
      return row
    }
  }
}
