import CodableEnumGenerator

/// An enum that may be the one that writes the samples, before its names are found.
struct EnumDraft {
  var strategy: Strategy
  /// Nil for what the strategy does by itself.
  var emptyCases: EmptyCases?
  /// Whether values without a label have their own keys beside the tag.
  var isMerged = false
  /// In the order of their tags.
  var cases: [CaseDraft]
  var types: TypeBuilder
  /// Smaller numbers are tried first, whatever arguments they need.
  var preference = 0
  /// Whether a case catches the unknown.
  var isOpen = false
  /// The name of cases whose tags are not names: `kind1`.
  var numberPrefix = "value"
}

struct CaseDraft {
  /// Nil where cases have none.
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
  /// The value coder that writes it, if its type does not.
  var coder: String?
}

enum Attempt {
  case fits(EnumDraft)
  case fails(Misfit)
}
