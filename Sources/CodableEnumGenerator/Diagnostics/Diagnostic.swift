/// An error in a source file: where, what, and the way out.
package struct Diagnostic: Hashable, Sendable {
  /// In bytes from the beginning of the file.
  package var range: Range<Int>
  package var message: String
  package var notes: [Note] = []
  /// Edits, any one of which is a way out.
  package var fixIts: [FixIt] = []

  /// Another place that the error is about.
  package struct Note: Hashable, Sendable {
    package var range: Range<Int>
    package var message: String
  }

  /// An edit: other text in place of a range.
  package struct FixIt: Hashable, Sendable {
    package var range: Range<Int>
    package var replacement: String
    /// The effect of the edit.
    package var message: String
  }
}
