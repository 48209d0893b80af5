extension LockChange {
  /// What kind of change it is, for reports that programs read.
  package enum ID: String, CaseIterable, Sendable {
    // Types.
    case annotationRemoved = "annotation-removed"
    case contentKeyChanged = "content-key-changed"
    case decodingRemoved = "decoding-removed"
    case kindChanged = "kind-changed"
    case matchesReordered = "matches-reordered"
    case rawTypeChanged = "raw-type-changed"
    case rawValuesClosed = "raw-values-closed"
    case rawValuesOpened = "raw-values-opened"
    case shapeUnknown = "shape-unknown"
    case strategyChanged = "strategy-changed"
    case tagKeyChanged = "tag-key-changed"
    case typeAdded = "type-added"
    case typeRemoved = "type-removed"
    case unknownKeysRejected = "unknown-keys-rejected"

    // Cases.
    case aliasAdded = "alias-added"
    case aliasRemoved = "alias-removed"
    case caseAdded = "case-added"
    case caseSkipped = "case-skipped"
    case catchNarrowed = "catch-narrowed"
    case catchRemoved = "catch-removed"
    case emptyCaseChanged = "empty-case-changed"
    case fieldTakesTag = "field-takes-tag"
    case invalidBecomesUnknown = "invalid-becomes-unknown"
    case jsonTaken = "json-taken"
    case matchChanged = "match-changed"
    case missingTagMoved = "missing-tag-moved"
    case objectsRejected = "objects-rejected"
    case tagAdded = "tag-added"
    case tagChanged = "tag-changed"
    case tagMoved = "tag-moved"
    case tagRemoved = "tag-removed"
    case writtenTagChanged = "written-tag-changed"

    // Values.
    case arrayLonger = "array-longer"
    case arrayShorter = "array-shorter"
    case contentChanged = "content-changed"
    case defaultAdded = "default-added"
    case defaultChanged = "default-changed"
    case defaultRemoved = "default-removed"
    case defaultsNarrowed = "defaults-narrowed"
    case keyAdded = "key-added"
    case keyAliasRemoved = "key-alias-removed"
    case keyChanged = "key-changed"
    case keyMoved = "key-moved"
    case keyRemoved = "key-removed"
    case keyRequired = "key-required"
    case nilWritten = "nil-written"
    case nullBecomesNil = "null-becomes-nil"
    case severalKeys = "several-keys"
    case valueChanged = "value-changed"
    case valueMoved = "value-moved"
    case valueNarrowed = "value-narrowed"
    case valueWidened = "value-widened"
    case valuesAdded = "values-added"
    case valuesRemoved = "values-removed"
    case valuesReordered = "values-reordered"
    case writtenKeyChanged = "written-key-changed"
  }
}

extension LockChange.ID {
  /// Whether old data needs a migration if the change stays: there is no annotation that reads it.
  var needsMigration: Bool {
    switch self {
    case .contentKeyChanged, .kindChanged, .rawTypeChanged, .strategyChanged, .tagKeyChanged, .tagRemoved, .arrayLonger,
      .arrayShorter, .contentChanged, .keyRemoved, .keyRequired, .nullBecomesNil, .valueChanged,
      .valueMoved, .valueNarrowed, .valueWidened, .valuesAdded, .valuesRemoved, .valuesReordered:
      true
    case .annotationRemoved, .decodingRemoved, .matchesReordered, .rawValuesClosed, .rawValuesOpened, .shapeUnknown,
      .typeAdded, .typeRemoved,
      .unknownKeysRejected, .aliasAdded, .aliasRemoved, .caseAdded, .caseSkipped, .catchNarrowed, .catchRemoved,
      .emptyCaseChanged, .fieldTakesTag, .invalidBecomesUnknown, .jsonTaken, .matchChanged, .missingTagMoved,
      .objectsRejected, .tagAdded, .tagChanged, .tagMoved, .writtenTagChanged, .defaultAdded,
      .defaultChanged, .defaultRemoved, .defaultsNarrowed, .keyAdded, .keyAliasRemoved, .keyChanged, .keyMoved,
      .nilWritten, .severalKeys,
      .writtenKeyChanged:
      false
    }
  }
}
