// `.discriminator`: `{"discriminator": "loading", "loading_source": "net"}`
// `.flattenedStatus`: `{"status": "waitlist", "position": 12}`
// The keys make the difference; they are decided before anything is written.
extension CodeWriter {
  mutating func taggedObjectDecoder(of layout: EnumLayout, tagKey: String) {
    block("let object = try TaggedObject(from: decoder, tagKey: \(swiftLiteral(tagKey)), of: Self.self)") {
      $0.expectedTags(of: layout)
    }
    tagSwitch(of: layout) { writer, element in
      writer.constructWithoutDefaults(element)
      for index in element.values.indices where element.values[index].hasDefault {
        writer.replaceDefault(at: index, of: element)
      }
    }
  }

  /// The case with all its values but those that have a default.
  private mutating func constructWithoutDefaults(_ element: CaseLayout) {
    var partial = element
    partial.values.removeAll(where: \.hasDefault)
    if partial.values.isEmpty, !element.values.isEmpty { return line("self = .\(element.name)()") }
    construct(partial, partial.values.map(\.decoded))
  }

  /// Only the case itself knows its defaults: its own extension may not see the names they are made of.
  private mutating func replaceDefault(at index: Int, of element: CaseLayout) {
    let value = element.values[index]
    let others = element.values.indices.map { $0 == index ? "_" : "let \(element.values[$0].variable)" }
    let pattern = element.values.count == 1 ? "" : ", case .\(element.name)(\(others.joined(separator: ", "))) = self"
    block("if object.contains(\(value.keyLiteral))\(pattern)") { writer in
      writer.construct(
        element,
        element.values.indices.map { $0 == index ? value.decoded : element.values[$0].variable }
      )
    }
  }

  mutating func taggedObjectEncoder(of layout: EnumLayout, tagKey: String) {
    encodingContainer(of: layout)
    caseSwitch(of: layout) { writer, element in
      writer.line("try object.encodeTag(\(swiftLiteral(element.tag)), forKey: \(swiftLiteral(tagKey)))")
      for value in element.values {
        let function = value.isOptional && !value.writesNil ? "encodeOptionalValue" : "encodeValue"
        writer.line("try object.\(function)(\(value.variable), forKey: \(value.keyLiteral))")
      }
    }
  }
}

extension ValueLayout {
  fileprivate var keyLiteral: String { swiftLiteral(key ?? "") }

  /// The expression that reads the value.
  fileprivate var decoded: String { "object.\(isOptional ? "optionalValue" : "value")(forKey: \(keyLiteral))" }
}
