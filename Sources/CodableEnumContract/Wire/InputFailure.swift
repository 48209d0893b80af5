import CodableEnumGenerator

/// Why no answer can be given to samples or to a schema.
package struct InputFailure: Error {
  package var message: String
  /// Of a sample that contradicts all answers, for example.
  package var place: (path: String, position: SourcePosition)?
  /// Whether it is about one schema of a document, whose other schemas are sound.
  package var isOfOneSchema = false
}
