/// How the annotation of an enum is written.
enum AnnotationForm {
  /// `// @CodableEnum`, for the tool: the extension stands in another file.
  case comment
  /// `@CodableEnum`, for the compiler: the extension stands in the enum's own file.
  case attribute
}

/// An enum with what its annotations say.
struct AnnotatedEnum {
  var declaration: TypeDeclaration
  var form = AnnotationForm.comment
  var options: EnumOptions
  /// For each case of the declaration.
  var caseOptions: [CaseOptions]
}

/// A type of an open set with what its annotation says.
struct AnnotatedType {
  var declaration: TypeDeclaration
  var form = AnnotationForm.comment
  var options: TypeOptions
}
