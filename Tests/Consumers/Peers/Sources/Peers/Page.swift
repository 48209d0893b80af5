import Foundation

/// The tables and lists of the page, written from the rows.
struct Page {
  var text: String

  /// Replaces the lines between the marks of each peer.
  func recorded(_ all: [(peer: Peer, rows: Rows)]) throws -> String {
    var lines = text.components(separatedBy: "\n")
    for (peer, rows) in all {
      guard
        let start = lines.firstIndex(of: "<!-- recorded \(peer.name) -->"),
        let end = lines[start...].firstIndex(of: "<!-- end -->")
      else { throw Complaint("the page has no '<!-- recorded \(peer.name) -->'") }
      lines.replaceSubrange(start + 1..<end, with: [""] + rows.text(of: peer) + [""])
    }
    return lines.joined(separator: "\n")
  }
}

extension Rows {
  fileprivate func text(of peer: Peer) -> [String] {
    var lines = ["| \(peer.name) | annotation | JSON |", "| --- | --- | --- |"]
    var differences: [String] = []
    for layout in layouts where layout.isShown {
      let columns = [
        layout.theirs.map(inCode).joined(separator: ", "),
        layout.ours.map { inCode(shortened($0)) }.joined(separator: ", "),
        layout.writes.map(inCode).joined(separator: ", ")
          + (layout.reads.isEmpty ? "" : "; reads " + layout.reads.map(inCode).joined(separator: ", ")),
      ]
      let cells = columns.map { $0.replacingOccurrences(of: "|", with: "\\|") }
      lines.append("| \(cells.joined(separator: " | ")) |")
      if !layout.differences.isEmpty {
        differences.append("* \(columns[0]):")
        differences += layout.differences.map { "  * \($0.sentence(peer))" }
      }
    }
    if !differences.isEmpty { lines += ["", "What differs:", ""] + differences }
    if !general.isEmpty {
      lines += ["", "In all of them:", ""] + general.map { "* " + $0.sentence(peer) }
    }
    return lines
  }
}

extension Rows.Difference {
  fileprivate func sentence(_ peer: Peer) -> String {
    let after = reason.isEmpty ? "" : " \(reason)"
    return switch kind {
    case .onlyOurs: "Only we read \(inCode(json)).\(after)"
    case .onlyTheirs: "Only \(peer.name) reads \(inCode(json)).\(after)"
    case .unlike: "\(inCode(json)): \(reason)"
    }
  }
}

/// The arguments alone of an annotation that begins with its strategy.
private func shortened(_ annotation: String) -> String {
  let start = "@CodableEnum(strategy: "
  return annotation.hasPrefix(start) ? String(annotation.dropFirst(start.count).dropLast()) : annotation
}

private func inCode(_ text: String) -> String {
  "`\(text)`"
}
