/// A part of the runtime that a package can leave out, by its name in `Package.swift`.
package enum Trait: String, CaseIterable, Sendable {
  case merging = "Merging"
  case untagged = "Untagged"
  case values = "Values"

  /// The trait that it needs, and that comes with it.
  fileprivate var needed: Trait? {
    switch self {
    case .merging: .values
    case .untagged, .values: nil
    }
  }

  /// The types that it brings, as users write them.
  private var types: Set<String> {
    switch self {
    case .merging: ["LossyPolymorph", "Merged", "Polymorph", "Polymorphic", "PolymorphicDecoder", "TypeExtractor"]
    case .untagged: []
    case .values:
      [
        "BareTextStorageCoder", "CodableValue", "CustomStorage", "DroppedElement", "ISO8601DateCoder",
        "JSONStorageCoder", "JSONTextCoder", "LosslessCoder", "LossyArray", "LossyDictionary", "LossyListCoder",
        "LossyOptional",
        "MillisecondsSince1970Coder", "SecondsSince1970Coder", "StorageCodable", "StorageCoder", "Stored",
        "TagStorable",
      ]
    }
  }

  /// The trait of a type of the runtime.
  fileprivate init?(ofType name: String) {
    guard let trait = Self.allCases.first(where: { $0.types.contains(name) }) else { return nil }
    self = trait
  }
}

extension Set<Trait> {
  /// With those that these need.
  package var closed: Set<Trait> {
    reduce(into: self) { all, trait in
      var next = trait.needed
      while let trait = next {
        all.insert(trait)
        next = trait.needed
      }
    }
  }

  /// As a dependency lists them: without those that come with others.
  package var listed: [String] {
    let implied = reduce(into: Set()) { $0.formUnion(Set([$1]).closed.subtracting([$1])) }
    return subtracting(implied).map(\.rawValue).sorted()
  }
}

extension FileLayout {
  /// What the generated code calls.
  package var traits: Set<Trait> {
    let traits: Set<Trait> = types.isEmpty ? [] : [.merging]
    return enums.reduce(traits) { $0.union($1.traits) }.closed
  }
}

extension EnumLayout {
  fileprivate var traits: Set<Trait> {
    var traits: Set<Trait> = hasTags ? [] : [.untagged]
    if isStored { traits.insert(.values) }
    for element in cases {
      if element.values.contains(where: { !$0.defaultCauses.isEmpty }) { traits.insert(.values) }
      switch element.content {
      case .payload(.merged): traits.insert(.merging)
      case .payload, .skipped: break
      case .capture(let capture): traits.formUnion(self.traits(of: capture))
      }
      for coder in element.values.compactMap(\.coder) { traits.formUnion(Set<Trait>(typesIn: coder)) }
    }
    return traits
  }

  private func traits(of capture: Capture<ValueLayout>) -> Set<Trait> {
    switch capture {
    case .tag: []
    case .tagAndContent(_, let value) where value.isCodableValue: [.values]
    case .whole(let value) where value.isCodableValue: [.values]
    // The value shares the object or the array with its tag.
    case .tagAndContent: mergesContent || tagIsFirst ? [.merging] : []
    // It must write an unknown tag itself.
    case .whole: hasContent && conformance.isEncodable ? [.merging] : []
    }
  }
}

extension Set<Trait> {
  /// The traits of the runtime's types in a text.
  fileprivate init(typesIn text: String) {
    self = Set(text.split { !$0.isLetter && !$0.isNumber }.compactMap { Trait(ofType: String($0)) })
  }
}

extension SourceFile {
  /// The traits of the runtime's types that the file's code names. Only a file that imports the runtime can.
  package var namedTraits: Set<Trait> {
    guard String(decoding: bytes, as: UTF8.self).parts(around: "import CodableEnum") != nil else { return [] }
    let names = Lexer.lex(self, keepsCode: true).tokens.lazy.filter { $0.kind == .identifier }.map { text($0.range) }
    return Set(names.compactMap { Trait(ofType: $0) }).closed
  }
}
