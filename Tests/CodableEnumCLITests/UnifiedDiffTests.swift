import CodableEnumCLI
import Testing

@Suite struct UnifiedDiffTests {
  struct Row: Sendable {
    var what: String
    var old: String?
    var new: String?
    var diff: String
  }

  private static let head = "--- a\n+++ a\n"

  @Test(arguments: [
    Row(what: "nothing", old: "a\n", new: "a\n", diff: head),
    Row(what: "a new file", old: nil, new: "a\nb\n", diff: "--- /dev/null\n+++ a\n@@ -0,0 +1,2 @@\n+a\n+b\n"),
    Row(what: "a file that goes", old: "a\nb\n", new: nil, diff: "--- a\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n"),
    Row(what: "an empty file", old: "", new: "a\n", diff: head + "@@ -0,0 +1,1 @@\n+a\n"),
    Row(what: "a changed line", old: "a\n", new: "b\n", diff: head + "@@ -1,1 +1,1 @@\n-a\n+b\n"),
    Row(what: "a line at the start", old: "b\n", new: "a\nb\n", diff: head + "@@ -1,1 +1,2 @@\n+a\n b\n"),
    Row(what: "a line at the end", old: "a\n", new: "a\nb\n", diff: head + "@@ -1,1 +1,2 @@\n a\n+b\n"),
    Row(what: "an empty line", old: "a\nb\n", new: "a\n\nb\n", diff: head + "@@ -1,2 +1,3 @@\n a\n+\n b\n"),
    Row(
      what: "three lines around a change",
      old: numbers(1...9),
      new: numbers(1...4) + "x\n" + numbers(6...9),
      diff: head + "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
    ),
    Row(
      what: "one hunk of changes six lines apart",
      old: numbers(1...8),
      new: "x\n" + numbers(2...7) + "y\n",
      diff: head + "@@ -1,8 +1,8 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n"
    ),
    Row(
      what: "two hunks of changes seven lines apart",
      old: numbers(1...9),
      new: "x\n" + numbers(2...8) + "y\n",
      diff: head + "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n"
    ),
    Row(
      what: "the numbers of a hunk after lines that were added",
      old: numbers(1...9),
      new: "x\ny\n" + numbers(1...8),
      diff: head + "@@ -1,3 +1,5 @@\n+x\n+y\n 1\n 2\n 3\n@@ -6,4 +8,3 @@\n 6\n 7\n 8\n-9\n"
    ),
    Row(what: "a last line without an end", old: "a\nb", new: "a\nc", diff: head + "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
  ])
  func showsWhatChanged(row: Row) {
    #expect(unifiedDiff(from: row.old, to: row.new, path: "a") == row.diff, "\(row.what)")
  }

  private static func numbers(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0)\n" }.joined()
  }
}
