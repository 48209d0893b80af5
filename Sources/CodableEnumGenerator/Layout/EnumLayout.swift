/// An enum's conformance, decided in all that its text will need.
struct EnumLayout {
  let annotated: AnnotatedEnum
  let head: ExtensionHead
  let extensions: [ExtensionLayout]
  let cases: [CaseLayout]

  // What follows from the cases, found once: each of them is asked for it.

  /// The cases that have tags of their own.
  let taggedCases: [CaseLayout]
  /// The case that is decoded from tags that the enum does not know.
  let unknownCase: CaseLayout?
  /// Of all cases.
  let tagKind: TagKind
  /// Whether some case writes to the encoder itself, which must then not have been asked for a container.
  let opensContainerPerCase: Bool

  init(_ annotated: AnnotatedEnum, extensions: [ExtensionLayout], cases: [CaseLayout]) {
    self.annotated = annotated
    self.extensions = extensions
    self.cases = cases
    head = ExtensionHead(annotated.declaration)
    taggedCases = cases.filter(\.hasTag)
    unknownCase = cases.first { $0.catches.contains(.unknown) }
    tagKind = taggedCases.first?.tag.kind ?? .string
    opensContainerPerCase =
      annotated.options.strategy == .caseKeyed(payload: .natural) || cases.contains(where: \.content.writesToEncoder)
  }

  var strategy: Strategy { annotated.options.strategy }

  /// Whether keys that no value has are errors.
  var rejectsUnknownKeys: Bool { annotated.options.unknownKeys == .reject }
}

/// One extension: the protocols it adds, what they require, the members it holds.
struct ExtensionLayout {
  var protocols: [String]
  /// `T: Encodable`
  var requirements: [String] = []
  var decodes: Bool
  var encodes: Bool
}
