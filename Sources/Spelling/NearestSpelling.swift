/// The candidate that a misspelt word most likely meant, if any is close enough.
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
    let distance = editDistance(letters, others)
    if distance <= limit {
      best = candidate
      limit = distance - 1
    }
  }
  return best
}

/// The word without what people get wrong first: letter case and the separators between its parts.
private func foldedSpelling(_ word: String) -> String {
  word.lowercased().filter { !"_- ".contains($0) }
}

/// The number of insertions, deletions, substitutions and swaps of neighbours that turn one word into the other
/// (optimal string alignment).
private func editDistance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...to.count)
  for row in from.indices {
    var current = [row + 1]
    for column in to.indices {
      let substitution = previous[column] + (from[row] == to[column] ? 0 : 1)
      var distance = min(substitution, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[to.count]
}
