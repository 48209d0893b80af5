/// The candidate that a misspelled word most likely meant; nil if none is close enough.
///
/// Words that differ only in letter case, `_`, `-` and spaces always match. Otherwise one edit per three letters is
/// allowed. Among equally near candidates the first wins.
func nearestSpelling(to word: String, in candidates: [String]) -> String? {
  let letters = Array(word.unicodeScalars)
  let folded = foldedSpelling(word)
  var limit = (letters.count + 1) / 3
  var best: String?
  for candidate in candidates where candidate != word {
    if mayFold(candidate, to: folded), foldedSpelling(candidate) == folded { return candidate }
    let others = Array(candidate.unicodeScalars)
    guard limit > 0, abs(others.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, others, limit: limit)
    if distance <= limit {
      best = candidate
      limit = distance - 1
    }
  }
  return best
}

/// Whether a word can equal the other when folded: an ASCII word can if it has as many letters, any other word might.
private func mayFold(_ word: String, to folded: String) -> Bool {
  var letters = 0
  for byte in word.utf8 {
    if byte >= 0x80 { return true }
    if byte != UInt8(ascii: "_"), byte != UInt8(ascii: "-"), byte != UInt8(ascii: " ") { letters += 1 }
  }
  return letters == folded.utf8.count
}

/// The word without the usual mistakes: letter case and separators.
private func foldedSpelling(_ word: String) -> String {
  word.lowercased().filter { !"_- ".contains($0) }
}

/// The number of insertions, deletions, substitutions and swaps of neighbors that turn one word into the other (optimal
/// string alignment). Above the limit, some number above it.
private func editDistance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar], limit: Int) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...to.count)
  var current: [Int] = []
  for row in from.indices {
    current.removeAll(keepingCapacity: true)
    current.append(row + 1)
    for column in to.indices {
      let substitution = previous[column] + (from[row] == to[column] ? 0 : 1)
      var distance = min(substitution, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    // The next row is made from these and the row before.
    if min(current.min() ?? 0, previous.min() ?? 0) > limit { return limit + 1 }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[to.count]
}
