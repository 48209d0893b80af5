/// A type of an open set, decided in all that its text will need.
struct TypeLayout {
  var head: ExtensionHead
  /// What its values are told by.
  var tag: Tag
  /// The protocol that the set's types have in common.
  var protocolName: String

  init(_ annotated: AnnotatedType) {
    head = ExtensionHead(annotated.declaration)
    tag = annotated.options.tag.value
    protocolName = annotated.options.protocolName
  }
}
