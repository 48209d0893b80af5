import Foundation
import Subjects

/// What package-benchmark measured, as ratios: of the medians within a round, then the median over the rounds.
struct RunTimeReport {
  /// In JMH's format.
  var file: String

  func rows() throws -> [Row] {
    let times = try Times(jmh: file)
    guard !times.rounds.isEmpty else { throw Failure(description: "no times in \(file)") }
    var rows = Layout.allCases.flatMap { layout in Direction.allCases.flatMap { self.rows(layout, $0, times) } }
    for direction in Direction.allCases { rows += untagged(direction, times) }
    for direction in Direction.allCases {
      rows += times.row("\(direction) merged payloads", Series("merged", direction), against: .byHand, "by hand", 1)
      let fields = Series("fields", direction)
      rows += times.row(
        "\(direction) fields beside an enum",
        fields,
        against: .byHand,
        "a struct by hand, the same enum"
      )
      rows += times.row("\(direction) fields beside an enum", fields, against: .expert, "all by hand")
      let unknown = Series("unknown", direction)
      rows += times.row("\(direction) unknown cases, captured whole", unknown, against: .byHand, "by hand", 1)
      let polymorph = Series("polymorph", direction)
      rows += times.row("\(direction) `@Polymorph`", polymorph, against: .plain, "a struct of known type")
    }
    for tag in SoughtTag.allCases { rows += self.rows(tag, times) }
    return rows
  }

  private func rows(_ layout: Layout, _ direction: Direction, _ times: Times) -> [Row] {
    let (title, ours) = ("\(direction) \(layout.strategy)", Series(layout.rawValue, direction))
    let synthesis = Series(Layout.labeled.rawValue, direction, .synthesized)
    return times.row(title, ours, against: .byHand, "by hand", 1)
      + times.row(title, ours, against: .expert, "by hand, the tag a string")
      + times.row(
        title,
        ours,
        against: synthesis,
        layout == .labeled ? "synthesis" : "synthesis, in its own layout",
        direction == .decode ? 0.65 : nil
      )
  }

  /// What has no tag, kind by kind, and what is one.
  private func untagged(_ direction: Direction, _ times: Times) -> [Row] {
    var rows: [Row] = []
    for shape in UntaggedShape.allCases {
      let ours = Series("untagged", direction, shape: shape.rawValue)
      rows += times.row("\(direction) `.untagged`, \(shape)", ours, against: .byHand, "a chain of `try?`", 1)
    }
    let open = Series("openStatus", direction)
    return rows + times.row("\(direction) `.rawValue`, open", open, against: .byHand, "by hand", 1)
  }

  /// Many cases against few.
  private func rows(_ tag: SoughtTag, _ times: Times) -> [Row] {
    CaseCount.allCases.filter { $0 != .of4 }.flatMap { cases in
      times.row(
        "decode \(title(tag)) of \(cases.rawValue)",
        Series(tag.rawValue, .decode, shape: "\(cases)"),
        against: Series(tag.rawValue, .decode, shape: "\(CaseCount.of4)"),
        "of 4",
        cases == .of1024 && tag != .refused ? 1.15 : nil
      )
    }
  }

  private func title(_ tag: SoughtTag) -> String {
    switch tag {
    case .last: "the last case"
    case .caught: "an unknown tag, caught,"
    case .refused: "an unknown tag, refused,"
    }
  }
}

/// Workloads that make one figure: those of all shapes, or of one.
private struct Series {
  var subject: String
  var direction: Direction
  var author: Author
  var shape: String?

  init(_ subject: String, _ direction: Direction, _ author: Author = .ours, shape: String? = nil) {
    (self.subject, self.direction, self.author, self.shape) = (subject, direction, author, shape)
  }

  /// The workload of a shape; where the series is of one shape, that one.
  func name(_ shape: String) -> WorkloadName { WorkloadName(subject, self.shape ?? shape, direction, author) }
}

/// The median time of each workload in each round.
private struct Times {
  private struct Result: Decodable {
    struct Metric: Decodable { var scorePercentiles: [String: Double] }

    var benchmark: String
    var secondaryMetrics: [String: Metric]
  }

  /// Seconds, by round and then by name.
  private(set) var rounds: [Substring: [WorkloadName: Double]] = [:]

  init(jmh file: String) throws {
    for result in try JSONDecoder().decode([Result].self, from: Data(contentsOf: URL(fileURLWithPath: file))) {
      // `package.benchmark.RunTime.1/flattenedStatus/several/decode/ours`
      guard let path = result.benchmark.split(separator: ".", maxSplits: 3).last, let slash = path.firstIndex(of: "/"),
        let name = WorkloadName(path[path.index(after: slash)...]),
        let median = result.secondaryMetrics["Time (wall clock)"]?.scorePercentiles["50.0"]
      else { continue }
      rounds[path[..<slash], default: [:]][name] = median / 1e6
    }
  }

  func row(
    _ title: String,
    _ ours: Series,
    against author: Author,
    _ rivalTitle: String,
    _ limit: Double? = nil
  ) -> [Row] {
    row(title, ours, against: Series(ours.subject, ours.direction, author), rivalTitle, limit)
  }

  /// The mean over the shapes, with the ratio of each; none if nothing was measured.
  func row(_ title: String, _ ours: Series, against rival: Series, _ rivalTitle: String, _ limit: Double?) -> [Row] {
    let compared = shapes(of: ours).compactMap { compare($0, ours.name($0), rival.name($0)) }
    guard !compared.isEmpty else { return [] }
    return [
      Row(
        subject: title,
        ours: compared.map(\.ours).geometricMean.seconds,
        rival: "\(rivalTitle), \(compared.map(\.rival).geometricMean.seconds)",
        ratio: compared.map(\.ratio).geometricMean,
        remark: compared.count == 1
          ? "" : compared.map { "\($0.shape) \($0.ratio.formatted(2))" }.joined(separator: ", "),
        target: limit.map { .ratio($0) }
      )
    ]
  }

  /// The shapes that were measured, those of `Shape` first and in its order.
  private func shapes(of series: Series) -> [String] {
    let measured = Set(
      rounds.values.joined().map(\.key)
        .filter { $0.subject == series.subject && $0.direction == series.direction && $0.author == series.author }
        .map(\.shape)
    )
    if let shape = series.shape { return measured.contains(shape) ? [shape] : [] }
    let known = Shape.allCases.map(\.rawValue)
    return known.filter(measured.contains) + measured.subtracting(known).sorted()
  }

  private struct Comparison {
    var shape: String
    var ours: Double
    var rival: Double
    var ratio: Double
  }

  private func compare(_ shape: String, _ ours: WorkloadName, _ rival: WorkloadName) -> Comparison? {
    let both = rounds.values.filter { $0[ours] != nil && $0[rival] != nil }
    guard !both.isEmpty else { return nil }
    return Comparison(
      shape: shape,
      ours: both.compactMap { $0[ours] }.median,
      rival: both.compactMap { $0[rival] }.median,
      ratio: both.compactMap { round in round[ours].flatMap { ours in round[rival].map { ours / $0 } } }.median
    )
  }
}
