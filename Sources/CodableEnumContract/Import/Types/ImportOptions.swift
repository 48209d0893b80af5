package struct ImportOptions: Sendable {
  /// The schemas to import; one that no schema has names the document itself.
  package var names: [String] = []
  /// More places to import.
  package var pointers: [JSONPointer] = []
  /// Whether each enum has a case that catches what is unknown.
  package var isOpen = false
  /// Whether structs leave out the keys that they don't name, even where the schema says that there may be some.
  package var isClosed = false
  /// Whether formats become types of Foundation.
  package var detects = false
  /// The name of the document's own schema, if nothing else names it.
  package var rootName = "Document"

  package init() {}
}
