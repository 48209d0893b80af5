/// An error in a source file: where, what, and the way out.
package struct Diagnostic: Hashable, Sendable {
  /// In bytes from the beginning of the file.
  package var range: Range<Int>
  package var message: String
  package var notes: [Note] = []

  /// Another place that the error is about.
  package struct Note: Hashable, Sendable {
    package var range: Range<Int>
    package var message: String
  }
}
