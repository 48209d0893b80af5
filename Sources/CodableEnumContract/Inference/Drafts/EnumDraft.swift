import CodableEnumGenerator

/// An enum before it has names.
struct EnumDraft {
  var strategy: Strategy
  /// Nil for the strategy's default.
  var emptyCases: EmptyCases?
  /// Whether values without a label write their keys beside the tag.
  var isMerged = false
  /// More arguments of `@CodableEnum`: `unknownKeys: .reject`.
  var arguments: [String] = []
  /// In the order of the tags.
  var cases: [CaseDraft] = []
  /// Whether a case catches unknown tags.
  var isOpen = false
  /// Whether a value of it may hold another one.
  var isIndirect = false
  /// The name of cases whose tags are not names: `kind1`.
  var numberPrefix = "value"
  var comments = DeclarationComments()
}

struct CaseDraft {
  /// Nil for cases without one.
  var tag: Tag?
  /// Whether it is written without a tag, beside cases that have one.
  var lacksTag = false
  /// The name of the case where it has no tag.
  var name = ""
  var values: [ValueDraft] = []
  /// More arguments of `@CodableCase`: `rest: true`.
  var arguments: [String] = []
  var documentation: [String] = []
  var remarks: [String] = []
}

struct ValueDraft {
  /// Nil for a value without a label.
  var key: String?
  var type: String
  /// The value coder, if the type doesn't write the value itself.
  var coder: String?
}
