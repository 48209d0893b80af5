import CodableEnumGenerator

/// An enum that may write the samples, before it has names.
struct EnumDraft {
  var strategy: Strategy
  /// Nil for the strategy's default.
  var emptyCases: EmptyCases?
  /// Whether values without a label write their keys beside the tag.
  var isMerged = false
  /// In the order of the tags.
  var cases: [CaseDraft]
  var types: TypeBuilder
  /// Smaller numbers are tried first, whatever arguments they need.
  var preference = 0
  /// Whether a case catches unknown tags.
  var isOpen = false
  /// The name of cases whose tags are not names: `kind1`.
  var numberPrefix = "value"
}

struct CaseDraft {
  /// Nil for cases without one.
  var tag: Tag?
  /// The name of the case where it has no tag.
  var name = ""
  var values: [ValueDraft] = []
  var remarks = Remarks()
}

struct ValueDraft {
  /// Nil for a value without a label.
  var key: String?
  var type: String
  /// The value coder, if the type doesn't write the value itself.
  var coder: String?
}

enum Attempt {
  case fits(EnumDraft)
  case fails(Misfit)
}
