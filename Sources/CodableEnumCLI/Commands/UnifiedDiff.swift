import CodableEnumGenerator

/// The difference between two texts in the format of `diff -u`; nil is a file that does not exist.
package func unifiedDiff(from old: String?, to new: String?, path: String) -> String {
  let oldLines = old.map(lines) ?? []
  let newLines = new.map(lines) ?? []
  var diff = "--- \(old == nil ? "/dev/null" : path)\n+++ \(new == nil ? "/dev/null" : path)\n"
  for hunk in hunks(edits(from: oldLines, to: newLines)) {
    let removed = hunk.count { $0.sign != "+" }
    let added = hunk.count { $0.sign != "-" }
    let oldStart = (hunk.first?.oldLine ?? 0) + (removed == 0 ? 0 : 1)
    let newStart = (hunk.first?.newLine ?? 0) + (added == 0 ? 0 : 1)
    diff += "@@ -\(oldStart),\(removed) +\(newStart),\(added) @@\n"
    for edit in hunk { diff += "\(edit.sign)\(edit.text)\n" }
  }
  return diff
}

/// A line that is kept, removed or added, and how many lines of each text precede it.
private struct Edit {
  var sign: Character
  var text: Substring
  var oldLine: Int
  var newLine: Int
}

private func lines(_ text: String) -> [Substring] {
  let lines = text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false).map { Substring($0) }
  return lines.last == "" ? lines.dropLast() : lines
}

private func edits(from old: [Substring], to new: [Substring]) -> [Edit] {
  // What only one text has needn't be looked for in the other.
  let (known, wanted) = (Set(old), Set(new))
  let keptOld = old.indices.filter { wanted.contains(old[$0]) }
  let keptNew = new.indices.filter { known.contains(new[$0]) }
  var removed = Set(old.indices).subtracting(keptOld)
  var inserted = Set(new.indices).subtracting(keptNew)
  for change in keptNew.map({ new[$0] }).difference(from: keptOld.map { old[$0] }) {
    switch change {
    case .remove(let offset, _, _): removed.insert(keptOld[offset])
    case .insert(let offset, _, _): inserted.insert(keptNew[offset])
    }
  }
  var edits: [Edit] = []
  var oldLine = 0
  var newLine = 0
  while oldLine < old.count || newLine < new.count {
    if removed.contains(oldLine) {
      edits.append(Edit(sign: "-", text: old[oldLine], oldLine: oldLine, newLine: newLine))
      oldLine += 1
    } else if inserted.contains(newLine) {
      edits.append(Edit(sign: "+", text: new[newLine], oldLine: oldLine, newLine: newLine))
      newLine += 1
    } else {
      edits.append(Edit(sign: " ", text: old[oldLine], oldLine: oldLine, newLine: newLine))
      oldLine += 1
      newLine += 1
    }
  }
  return edits
}

/// The edits that change something, with three lines around each.
private func hunks(_ edits: [Edit]) -> [ArraySlice<Edit>] {
  let context = 3
  var hunks: [Range<Int>] = []
  for index in edits.indices where edits[index].sign != " " {
    let range = max(index - context, 0)..<min(index + context + 1, edits.count)
    if let last = hunks.last, last.upperBound >= range.lowerBound {
      hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
    } else {
      hunks.append(range)
    }
  }
  return hunks.map { edits[$0] }
}
