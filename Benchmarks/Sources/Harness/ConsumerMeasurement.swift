import Foundation

/// What a package of few enums pays for each way to get its conformances.
struct ConsumerMeasurement {
  var isQuick: Bool
  var environment: Consumer.Environment

  private typealias Way = Consumer.Way

  private var ways: [Way] { Way.allCases.filter(environment.has) }

  /// How many enums the second package has that tells what each further one costs.
  private var manyCount: Int { isQuick ? 3 : 51 }
  private var editedCount: Int { isQuick ? 3 : 100 }

  /// Clean builds.
  func cleanRows() throws -> [Row] {
    try withTemporaryDirectory { directory in
      let consumers = Consumer.all(ways, environment, in: directory)
      var fromSource: [String: [(name: String, value: Medians)]] = [:]
      for rival in consumers where rival.way.besideSwiftSyntax != nil {
        for configuration in environment.configurations {
          let time = try SwiftSyntaxBuild.kept(for: rival, configuration).time
          let title = rival.way.title.replacing("prebuilt", with: "from source")
          fromSource[configuration, default: []].append((title, time))
        }
      }
      return try environment.configurations.flatMap { try oneEnum(consumers, $0, fromSource: fromSource[$0] ?? []) }
    }
  }

  /// Further enums, and edits: what they take does not depend on traits.
  func rows() throws -> [Row] {
    try withTemporaryDirectory { directory in
      let ways = ways.filter { $0 != .foundation && $0 != .core }
      let consumers = Consumer.all(ways, environment, in: directory)
      for rival in consumers where rival.way.besideSwiftSyntax != nil {
        _ = try SwiftSyntaxBuild.kept(for: rival, "debug")
      }
      return try eachFurtherEnum(consumers) + edits(consumers)
    }
  }

  private func oneEnum(
    _ consumers: [Consumer],
    _ configuration: String,
    fromSource: [(name: String, value: Medians)]
  ) throws -> [Row] {
    for consumer in consumers { try consumer.write(enumCount: 1) }
    let times = try measured(consumers, times: isQuick ? 1 : 3) { consumer, _ in
      try consumer.clean(configuration)
      return consumer.build(configuration)
    }
    return try rows(
      "clean \(configuration) build, one enum",
      times,
      others: fromSource
    )
  }

  /// The difference between one enum and many, when nothing but the consumer itself is built.
  private func eachFurtherEnum(_ consumers: [Consumer]) throws -> [Row] {
    var times: [Int: [Way: Medians]] = [:]
    for count in [1, manyCount] {
      for consumer in consumers {
        try consumer.write(enumCount: count)
        try consumer.build("debug").run()
      }
      times[count] = try measured(consumers, times: isQuick ? 1 : 3) { consumer, _ in
        try consumer.cleanApp("debug")
        return consumer.build("debug")
      }
    }
    func perEnum(_ way: Way) throws -> Double {
      func time(_ count: Int) throws -> Double { try times.measured(count).measured(way).processor }
      return try (time(manyCount) - time(1)) / Double(manyCount - 1)
    }
    let others = try consumers.map(\.way).filter { !$0.isOurs }.map { ($0.title, try perEnum($0)) }
    return try consumers.map(\.way).filter(\.isOurs).map { way in
      Row("each further enum, debug: \(way.title)", ours: try perEnum(way), others: others, text: \.seconds)
    }
  }

  private func edits(_ consumers: [Consumer]) throws -> [Row] {
    for consumer in consumers {
      try consumer.write(enumCount: editedCount)
      // The first build after a clean one still writes this and that.
      for _ in 0..<2 { try consumer.build("debug").run() }
    }
    let times = try measured(consumers, times: isQuick ? 1 : 5) { consumer, round in
      try consumer.edit(round)
      return consumer.build("debug")
    }
    return try rows("build after an edit of one enum of \(editedCount)", times)
  }

  /// Builds all in turn, again and again, each after it was prepared.
  private func measured(
    _ consumers: [Consumer],
    times: Int,
    prepared: (Consumer, _ round: Int) throws -> Command
  ) throws -> [Way: Medians] {
    var runs: [Way: [Command.Run]] = [:]
    for round in 0..<times {
      for consumer in consumers { runs[consumer.way, default: []].append(try prepared(consumer, round).run()) }
    }
    return runs.mapValues(Medians.init)
  }

  /// Each of our ways against the others.
  private func rows(
    _ subject: String,
    _ times: [Way: Medians],
    others: [(name: String, value: Medians)] = []
  ) throws -> [Row] {
    let all = ways.filter { !$0.isOurs }.compactMap { way in times[way].map { (name: way.title, value: $0) } } + others
    return try ways.filter { $0.isOurs && times[$0] != nil }.map { way in
      Row("\(subject): \(way.title)", ours: try times.measured(way), others: all)
    }
  }
}
