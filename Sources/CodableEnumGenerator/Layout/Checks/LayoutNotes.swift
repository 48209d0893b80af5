// What an annotation says, and may not mean.
extension EnumLayout {
  /// Others call `discriminator` what `.flattenedStatus` is.
  func note(on options: EnumOptions) -> Diagnostic? {
    guard options.strategy.keysHaveCaseNames, let key = options.strategy.tagKey,
      ["type", "kind", "@type"].contains(key),
      options.prefix == nil, options.keyNames == nil, options.keys.isEmpty, let range = options.ranges[.strategy],
      let element = cases.first(where: { !$0.content.keyedValues.isEmpty })
    else { return nil }
    func json(_ name: (ValueLayout) -> String) -> String {
      let members = [(key, element.tag.quoted)] + element.content.keyedValues.map { (name($0.value), "…") }
      return "{\(members.map { "\(Tag.string($0).quoted):\($1)" }.joined(separator: ","))}"
    }
    let written = json { $0.key ?? $0.name }
    let other = json { $0.declared.label ?? "value" }
    let flat = Strategy.flattenedStatus(key: key).spelling
    let arguments = ["case '\(element.name)'", written, flat, other]
    var note = Diagnostic(.discriminatorPrefix, at: range, arguments)
    note.isNote = true
    return note
  }
}

extension ParsedFile {
  /// The compiler knows the attribute only where the macro's module is imported.
  func notes(in source: SourceFile) -> [Diagnostic] {
    let (name, module) = (AnnotationKind.ofEnum.rawValue, "CodableEnumMacros")
    if imports.contains(where: { $0.module == module }) { return [] }
    return enums.flatMap(\.header.attributes).filter { $0.name == name }.map { attribute in
      var note = Diagnostic(.attributeWithoutMacro, at: Annotation(attribute, in: source).nameRange, [name, module])
      note.isNote = true
      return note
    }
  }
}
