/// A type of an open set, decided in all that its text will need.
package final class TypeLayout: Sendable {
  let annotated: AnnotatedType
  let head: ExtensionHead

  init(_ annotated: AnnotatedType) {
    self.annotated = annotated
    head = ExtensionHead(annotated.declaration)
  }

  /// The tag of its values.
  package var tag: Tag { annotated.options.tag.value }
  /// The protocol that the set's types have in common.
  package var protocolName: String { annotated.options.protocolName }
  /// Where its declaration starts.
  package var start: Int { annotated.declaration.header.start }
}
