/// An annotated enum as the generator understood it, for tools to read.
package struct EnumSummary: Encodable {
  /// `Outer.Inner`
  package var name: String
  package var line: Int
  package var column: Int
  package var access: String
  package var strategy: String
  package var cases: [CaseSummary]
}

package struct CaseSummary: Encodable {
  package var name: String
  /// Nil where the case has none.
  var tag: Tag?
  package var line: Int
  package var values: [ValueSummary]

  private enum CodingKeys: String, CodingKey {
    case name, tag, line, values
  }

  /// Writes null for a tag that is not there.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(tag, forKey: .tag)
    try container.encode(line, forKey: .line)
    try container.encode(values, forKey: .values)
  }
}

package struct ValueSummary: Encodable {
  package var label: String?
  package var type: String
  package var key: String?
  package var optional: Bool
  package var defaultValue: String?

  private enum CodingKeys: String, CodingKey {
    case label, type, key, optional
    case defaultValue = "default"
  }

  /// Writes null for what is not there.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(label, forKey: .label)
    try container.encode(type, forKey: .type)
    try container.encode(key, forKey: .key)
    try container.encode(optional, forKey: .optional)
    try container.encode(defaultValue, forKey: .defaultValue)
  }
}

extension GeneratedFile {
  package func summaries(in source: SourceFile) -> [EnumSummary] {
    let lines = LineTable(source)
    return layout.enums.map { EnumSummary($0, lines) }
  }
}

extension EnumSummary {
  fileprivate init(_ layout: EnumLayout, _ lines: LineTable) {
    let declaration = layout.annotated.declaration
    let position = lines.position(at: declaration.header.start)
    self.init(
      name: declaration.displayName,
      line: position.line,
      column: position.column,
      access: "\(declaration.access)",
      strategy: layout.strategy.name.rawValue,
      cases: layout.cases.map { CaseSummary($0, in: layout, lines) }
    )
  }
}

extension CaseSummary {
  fileprivate init(_ layout: CaseLayout, in owner: EnumLayout, _ lines: LineTable) {
    // A case that keeps the tags of others has none of its own.
    let hasTag = if case .nowhere = owner.strategy.tagPlace { false } else { layout.capture == nil }
    let keys = layout.payload?.keyedValues ?? []
    self.init(
      name: layout.annotated.name,
      tag: hasTag ? layout.tag : nil,
      line: lines.position(at: layout.annotated.range.lowerBound).line,
      values: layout.annotated.values.enumerated().map { index, value in
        ValueSummary(
          label: value.label,
          type: value.type.text,
          key: keys.first { $0.value.index == index }?.key,
          optional: value.type.isOptional,
          defaultValue: value.defaultValue
        )
      }
    )
  }
}

extension Tag: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .integer(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    }
  }
}
