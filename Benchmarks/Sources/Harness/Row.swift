import Foundation

/// A line of the table: what was measured, what against, and how they compare.
struct Row: Codable {
  /// `decode, .flattenedStatus`
  var subject: String
  /// What ours took: `1.78 ms`
  var ours: String
  /// What it is compared with: `by hand`
  var rival: String
  /// Ours by the rival's; below 1, ours is better. Nil where only a difference says something.
  var ratio: Double?
  /// What else there is to say of the ratio: the payloads it was best and worst at.
  var remark = ""
  /// What it should be: `≤ 1.00`
  var target: Target?

  enum Target: Codable {
    case ratio(Double)
    /// Seconds more than the rival.
    case difference(Double, measured: Double)
  }

  var targetText: String {
    switch target {
    case .ratio(let limit): "≤ \(limit.formatted(2)) \(verdict((ratio ?? .infinity) < limit + 0.005))"
    case .difference(let limit, let measured): "≤ \(limit.formatted(2)) s more \(verdict(measured <= limit))"
    case nil: ""
    }
  }

  private func verdict(_ isMet: Bool) -> String { isMet ? "✓" : "✗" }
}

extension Row {
  /// Ours against others: the ratio is that to the first of them, those to the rest are remarks.
  init(_ subject: String, ours: Double, others: [(name: String, value: Double)], text: (Double) -> String) {
    self.init(
      subject: subject,
      ours: text(ours),
      rival: others.map { "\($0.name) \(text($0.value))" }.joined(separator: ", "),
      ratio: others.first.map { ours / $0.value },
      remark: others.dropFirst().map { "\($0.name) \((ours / $0.value).formatted(2))" }.joined(separator: ", ")
    )
  }

  /// The same with times: ratios are those of processor seconds, the time from start to end is in parentheses.
  init(_ subject: String, ours: Medians, others: [(name: String, value: Medians)]) {
    self.init(subject, ours: ours.processor, others: others.map { ($0.name, $0.value.processor) }, text: \.seconds)
    func text(_ time: Medians) -> String { "\(time.processor.seconds) (\(time.wall.seconds))" }
    self.ours = text(ours)
    rival = others.map { "\($0.name) \(text($0.value))" }.joined(separator: ", ")
  }
}

/// The rows of one measurement, under its name.
struct Section: Codable {
  var title: String
  var rows: [Row]

  init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
  }

  /// Written by one measurement, read when all are done.
  func save(to path: String) throws {
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path))
  }

  init(at path: String) throws {
    self = try JSONDecoder().decode(Section.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

extension [Section] {
  /// As Markdown.
  var table: String {
    var lines = ["| what | ours | against | ratio | target |", "| --- | --- | --- | --- | --- |"]
    for section in self {
      lines.append("| **\(section.title)** | | | | |")
      for row in section.rows {
        let ratio = (row.ratio.map { "**\($0.formatted(2))**" } ?? "") + (row.remark.isEmpty ? "" : " (\(row.remark))")
        lines.append("| \(row.subject) | \(row.ours) | \(row.rival) | \(ratio) | \(row.targetText) |")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Double {
  func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }

  /// Seconds in a unit that fits.
  var seconds: String {
    switch self {
    case ..<0.001: "\((self * 1e6).formatted(0)) µs"
    case ..<1: "\((self * 1e3).formatted(self < 0.01 ? 2 : 0)) ms"
    default: "\(formatted(1)) s"
    }
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    guard !isEmpty else { return .nan }
    return count % 2 == 1 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2
  }

  var geometricMean: Double { exp(map { log($0) }.reduce(0, +) / Double(count)) }
}
