import CodableEnumGenerator

extension GeneratedFile {
  /// The annotated enums as the generator understood them, for tools to read.
  package func summaries(in source: SourceFile) -> [JSONValue] {
    let lines = LineTable(source)
    return layout.enums.map { $0.summary(lines) }
  }
}

extension EnumLayout {
  fileprivate func summary(_ lines: LineTable) -> JSONValue {
    let declaration = annotated.declaration
    let position = lines.position(at: declaration.header.start)
    return .members([
      "access": .string("\(declaration.access)"),
      "cases": .array(cases.map { $0.summary(in: self, lines) }),
      "column": .integer(position.column),
      "line": .integer(position.line),
      "name": .string(declaration.displayName),
      "strategy": .string(strategy.name.rawValue),
    ])
  }
}

extension CaseLayout {
  fileprivate func summary(in owner: EnumLayout, _ lines: LineTable) -> JSONValue {
    // A case that keeps the tags of others has none of its own.
    let hasTag = if case .nowhere = owner.strategy.tagPlace { false } else { capture == nil }
    let keys = payload?.keyedValues ?? []
    return .members([
      "line": .integer(lines.position(at: annotated.range.lowerBound).line),
      "name": .string(annotated.name),
      "tag": hasTag ? JSONValue(tag) : .null,
      "values": .array(
        annotated.values.enumerated().map { index, value in
          value.summary(key: keys.first { $0.value.index == index }?.key)
        }
      ),
    ])
  }
}

extension AssociatedValue {
  fileprivate func summary(key: String?) -> JSONValue {
    .members([
      "default": .string(orNull: defaultValue),
      "key": .string(orNull: key),
      "label": .string(orNull: label),
      "optional": .boolean(type.isOptional),
      "type": .string(type.text),
    ])
  }
}
