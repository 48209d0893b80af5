import Foundation

/// What package-benchmark measured, as ratios: of the medians within a round, then the median over the rounds.
struct RunTimeReport {
  /// One for each round, in JMH's format.
  var files: [String]
  /// Whether each payload gets a row of its own.
  var listsAll: Bool

  private struct Result: Decodable {
    struct Metric: Decodable { var scorePercentiles: [String: Double] }

    var benchmark: String
    var secondaryMetrics: [String: Metric]
  }

  /// Microseconds by the name of a workload: `flattenedStatus/several/decode/ours`.
  private func round(_ file: String) throws -> [String: Double] {
    let results = try JSONDecoder().decode([Result].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    return Dictionary(
      results.compactMap { result in
        guard let time = result.secondaryMetrics["Time (wall clock)"]?.scorePercentiles["50.0"],
          let name = result.benchmark.split(separator: ".", maxSplits: 3).last
        else { return nil }
        return (String(name), time)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func rows() throws -> [Row] {
    let rounds = try files.map(round)
    func time(_ name: String) -> Double { rounds.compactMap { $0[name] }.median / 1e6 }
    func ratio(_ name: String, _ rival: String) -> Double? {
      let ratios = rounds.compactMap { round -> Double? in
        guard let ours = round[name], let other = round[rival] else { return nil }
        return ours / other
      }
      return ratios.isEmpty ? nil : ratios.median
    }

    var rows: [Row] = []
    func add(_ layout: String, _ direction: String, _ author: String, _ title: String, _ target: Double?) {
      let names = Set(rounds.flatMap(\.keys)).filter { name in
        let parts = name.split(separator: "/")
        return parts.count == 4 && parts[0] == layout && parts[2] == direction && parts[3] == "ours"
      }
      let shapes = names.sorted().compactMap { name -> (shape: String, time: Double, ratio: Double)? in
        let shape = String(name.split(separator: "/")[1])
        let rivalLayout = author == "synthesized" ? "labeled" : layout
        guard let ratio = ratio(name, "\(rivalLayout)/\(shape)/\(direction)/\(author)") else { return nil }
        return (shape, time(name), ratio)
      }
      guard let best = shapes.min(by: { $0.ratio < $1.ratio }), let worst = shapes.max(by: { $0.ratio < $1.ratio })
      else { return }
      let sameTarget = target.map { Row.Target.ratio($0) }
      rows.append(
        Row(
          subject: "\(direction) \(title)",
          ours: (shapes.map(\.time).reduce(0, +) / Double(shapes.count)).seconds,
          rival: author == "byHand" ? "by hand" : "synthesis",
          ratio: shapes.map(\.ratio).geometricMean,
          remark: shapes.count == 1
            ? "" : "\(best.shape) \(best.ratio.formatted(2)) … \(worst.shape) \(worst.ratio.formatted(2))",
          target: sameTarget
        )
      )
      guard listsAll, shapes.count > 1 else { return }
      for shape in shapes {
        rows.append(
          Row(
            subject: "· \(shape.shape)",
            ours: shape.time.seconds,
            rival: rows[rows.count - 1].rival,
            ratio: shape.ratio,
            target: nil
          )
        )
      }
    }
    let layouts = ["caseKeyed", "labeled", "natural", "discriminator", "flattenedStatus", "adjacent"]
    for layout in layouts {
      let title = layout == "labeled" || layout == "natural" ? ".caseKeyed(payload: .\(layout))" : ".\(layout)"
      for (direction, limit) in [("decode", 0.65), ("encode", nil)] {
        add(layout, direction, "byHand", title, 1)
        add(layout, direction, "synthesized", title, limit)
      }
    }
    for direction in ["decode", "encode"] {
      add("merged", direction, "byHand", "merged payloads", 1)
      add("unknown", direction, "byHand", "unknown cases, captured whole", 1)
    }
    // Place for `@Polymorph`: add("polymorph", "decode", "byHand", "`@Polymorph`", 1)

    for (tag, title) in [("last", "the last case"), ("caught", "an unknown tag, caught"), ("refused", "an unknown tag, refused")] {
      let first = "dispatch/\(tag)/4/decode/ours"
      for count in [64, 256, 1_024] {
        let name = "dispatch/\(tag)/\(count)/decode/ours"
        guard let ratio = ratio(name, first) else { continue }
        rows.append(
          Row(
            subject: "decode \(title) of \(count)",
            ours: time(name).seconds,
            rival: "the same of 4",
            ratio: ratio,
            target: tag != "refused" && count == 1_024 ? .ratio(1.15) : nil
          )
        )
      }
    }
    return rows
  }
}
