import Foundation

/// What package-benchmark measured, as ratios: of the medians within a round, then the median over the rounds.
struct RunTimeReport {
  /// In JMH's format.
  var file: String

  func rows() throws -> [Row] {
    let times = try Times(jmh: file)
    guard !times.rounds.isEmpty else { throw Failure(description: "no times in \(file)") }
    var rows: [Row] = []
    for (layout, title) in [
      ("caseKeyed", ".caseKeyed"), ("labeled", ".caseKeyed(payload: .labeled)"),
      ("natural", ".caseKeyed(payload: .natural)"), ("discriminator", ".discriminator"),
      ("flattenedStatus", ".flattenedStatus"), ("adjacent", ".adjacent"),
    ] {
      let synthesis = layout == "labeled" ? "synthesis" : "synthesis, in its own layout"
      rows += times.row("decode \(title)", "\(layout)/*/decode", against: "\(layout)/*/decode/byHand", "by hand", 1)
      rows += times.row(
        "decode \(title)",
        "\(layout)/*/decode",
        against: "labeled/*/decode/synthesized",
        synthesis,
        0.65
      )
      rows += times.row("encode \(title)", "\(layout)/*/encode", against: "\(layout)/*/encode/byHand", "by hand", 1)
      rows += times.row(
        "encode \(title)",
        "\(layout)/*/encode",
        against: "labeled/*/encode/synthesized",
        synthesis,
        nil
      )
    }
    for (subject, title, rival, name, limit) in [
      ("merged", "merged payloads", "byHand", "by hand", 1.0),
      ("unknown", "unknown cases, captured whole", "byHand", "by hand", 1.0),
      ("polymorph", "`@Polymorph`", "plain", "a struct of known type", nil),
    ] {
      for direction in ["decode", "encode"] {
        let path = "\(subject)/*/\(direction)"
        rows += times.row("\(direction) \(title)", path, against: "\(path)/\(rival)", name, limit)
      }
    }
    for (tag, title, limit) in [
      ("last", "the last case", 1.15), ("caught", "an unknown tag, caught,", 1.15),
      ("refused", "an unknown tag, refused,", nil),
    ] {
      for count in [64, 256, 1_024] {
        rows += times.row(
          "decode \(title) of \(count)",
          "dispatch/\(tag)\(count)/decode",
          against: "dispatch/\(tag)4/decode/ours",
          "of 4",
          count == 1_024 ? limit : nil
        )
      }
    }
    return rows
  }
}

/// The median time of each workload in each round.
private struct Times {
  private struct Result: Decodable {
    struct Metric: Decodable { var scorePercentiles: [String: Double] }

    var benchmark: String
    var secondaryMetrics: [String: Metric]
  }

  /// Seconds, by round and then by name, such as `flattenedStatus/several/decode/ours`.
  private(set) var rounds: [Substring: [Substring: Double]] = [:]

  init(jmh file: String) throws {
    for result in try JSONDecoder().decode([Result].self, from: Data(contentsOf: URL(fileURLWithPath: file))) {
      // `package.benchmark.RunTime.1/flattenedStatus/several/decode/ours`
      guard let path = result.benchmark.split(separator: ".", maxSplits: 3).last else { continue }
      let parts = path.split(separator: "/", maxSplits: 1)
      guard parts.count == 2, let median = result.secondaryMetrics["Time (wall clock)"]?.scorePercentiles["50.0"]
      else { continue }
      rounds[parts[0], default: [:]][parts[1]] = median / 1e6
    }
  }

  /// The mean over the shapes, for which a `*` stands, with the ratio of each; none if nothing was measured.
  func row(
    _ subject: String,
    _ path: String,
    against rivalPath: String,
    _ rival: String,
    _ limit: Double?
  ) -> [Row] {
    let shapes =
      path.contains("*")
      ? ["empty", "single", "several", "nested", "optional", "mixed", "object", "captured", "array"] : [""]
    let compared = shapes.compactMap { shape -> (shape: String, ours: Double, rival: Double, ratio: Double)? in
      let ours = Substring("\(path)/ours".replacing("*", with: shape))
      let rival = Substring(rivalPath.replacing("*", with: shape))
      let pairs = rounds.values.compactMap { round -> (Double, Double)? in
        guard let ours = round[ours], let rival = round[rival] else { return nil }
        return (ours, rival)
      }
      guard !pairs.isEmpty else { return nil }
      return (shape, pairs.map(\.0).median, pairs.map(\.1).median, pairs.map { $0 / $1 }.median)
    }
    guard !compared.isEmpty else { return [] }
    return [
      Row(
        subject: subject,
        ours: compared.map(\.ours).geometricMean.seconds,
        rival: "\(rival), \(compared.map(\.rival).geometricMean.seconds)",
        ratio: compared.map(\.ratio).geometricMean,
        remark: compared.count == 1
          ? "" : compared.map { "\($0.shape) \($0.ratio.formatted(2))" }.joined(separator: ", "),
        target: limit.map { .ratio($0) }
      )
    ]
  }
}
