import CodableEnumGenerator
import CodableEnumJSON

extension GeneratedFile {
  /// The annotated enums as the generator understood them, for tools.
  package func summaries(in source: SourceFile) -> [JSONValue] {
    let lines = LineTable(source)
    return layout.enums.map { $0.summary(lines) }
  }
}

extension EnumLayout {
  fileprivate func summary(_ lines: LineTable) -> JSONValue {
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
    // A case that keeps other tags has none of its own.
    let mayHaveTag = owner.hasTags || shape.tag != nil
    let hasTag = mayHaveTag && shape.capture == nil && !owner.holdsRawValue(shape) && !lacksTag
    let hasKeys = !content.keyedValues.isEmpty
    return .members([
      "line": .integer(lines.position(at: range.lowerBound).line),
      "name": .string(name),
      "tag": hasTag ? JSONValue(tag) : .null,
      "values": .array(values.map { $0.summary(hasKeys: hasKeys) }),
    ])
  }
}

extension ValueLayout {
  /// - Parameter hasKeys: Whether the case's values are written with keys.
  fileprivate func summary(hasKeys: Bool) -> JSONValue {
    .members([
      "default": .string(orNull: declared.defaultValue),
      "key": hasKeys ? .string(orNull: key) : .null,
      "label": .string(orNull: declared.label),
      "optional": .boolean(isOptional),
      "type": .string(declared.type.text),
    ])
  }
}
