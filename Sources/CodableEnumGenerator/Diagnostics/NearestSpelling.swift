/// The candidate that a misspelled word most likely meant, if any is close enough.
///
/// Words that differ in letter case or in `_`, `-` and blanks alone always match; otherwise one edit is forgiven per
/// three letters. Among equally near candidates the first one wins.
package func nearestSpelling(to word: String, in candidates: some Sequence<String>) -> String? {
  let letters = Array(word.unicodeScalars)
  let folded = foldedSpelling(word)
  var limit = (letters.count + 1) / 3
  var best: String?
  for candidate in candidates where candidate != word {
    if foldedSpelling(candidate) == folded { return candidate }
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

/// Whether a word is no more than some edits away from a candidate.
func isMisspelling(_ word: String, of candidates: [String], within limit: Int) -> Bool {
  let letters = Array(word.unicodeScalars)
  return candidates.contains { editDistance(letters, Array($0.unicodeScalars), limit: limit) <= limit }
}

/// The word without what people get wrong first: letter case and the separators between its parts.
private func foldedSpelling(_ word: String) -> String {
  word.lowercased().filter { !"_- ".contains($0) }
}

/// The number of insertions, deletions, substitutions and swaps of neighbors that turn one word into the other
/// (optimal string alignment); some number above the limit if it is above.
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
