/// Writes the extensions of an enum. Each strategy has a file.
///
/// Generated code reads from a constant `object`, and writes to a variable of that name.
struct EnumEmission {
  let layout: EnumLayout
  let writer: CodeWriter

  func emit() {
    for part in layout.extensions {
      writer.extensionBlock(layout.head, part.protocols, where: part.requirements) {
        for (index, member) in part.members.enumerated() {
          if index > 0 { writer.line() }
          switch member {
          case .decoder: writeDecoder()
          case .encoder: writeEncoder()
          case .rawValue: writeRawValue()
          case .declaredRawValueInitializer: writeDeclaredInitializer()
          case .declaredRawValue: writeDeclaredRawValue()
          }
        }
      }
    }
  }

  private func writeDecoder() {
    if layout.cases.contains(where: { $0.isDeprecated && $0.isDecoded }) { writer.line("@available(*, deprecated)") }
    writer.block("\(layout.head.accessModifier)init(from decoder: any Swift.Decoder) throws") {
      catchingInvalid {
        switch layout.tagPlace {
        case .key: decodeCaseKeyed()
        case .value(let key, let content): decodeTaggedObject(swiftLiteral(key), content)
        case .first: decodeTagFirst()
        case .alone: decodeRawValue()
        case .nowhere: decodeUntagged()
        }
      }
    }
  }

  private func writeEncoder() {
    writer.block("\(layout.head.accessModifier)func encode(to encoder: any Swift.Encoder) throws") {
      switch layout.tagPlace {
      case .key: encodeCaseKeyed()
      case .value(let key, let content): encodeTaggedObject(swiftLiteral(key), content)
      case .first: encodeTagFirst()
      case .alone: encodeRawValue()
      case .nowhere: encodeUntagged()
      }
    }
  }
}

// `switch self`, and the container that cases are encoded into.
extension EnumEmission {
  /// - Parameters:
  ///   - payload: Encodes a case with a tag of its own.
  ///   - capture: Encodes a case that keeps what the enum does not know.
  func caseSwitch(
    _ payload: (CaseLayout, Payload<ValueLayout>) -> Void,
    capture: (CaseLayout, Capture<ValueLayout>) -> Void
  ) {
    let isSplit = layout.cases.count > CodeWriter.maximumCaseCount
    writer.switchSelf(over: layout.cases) { element in
      let isPlain = !element.isEncoded || !element.hasCodedValues
      let values = element.values.map { $0.isOmitted ? "_" : "let \($0.variable)" }
      isPlain ? writer.line("case .\(element.spelling):") : writer.call("case .\(element.spelling)", values, ":")
      writer.indented {
        switch element.content {
        case .payload(let values) where element.isEncoded: payload(element, values)
        case .capture(let values) where element.isEncoded: capture(element, values)
        case .payload, .capture, .skipped:
          return writer.line("throw encoder._skippedCaseError(\(swiftLiteral(element.name)), of: self)")
        }
        if isSplit { writer.line("return") }
      }
    }
  }

  /// The container that a case is encoded into, where there is not one for all.
  func openCaseContainer() {
    if layout.opensContainerPerCase { writer.line("var object = encoder._codableObject()") }
  }

  /// The container that all cases are encoded into, if there is one.
  func openContainer() {
    if !layout.opensContainerPerCase, layout.cases.contains(where: \.isEncoded) {
      writer.line("var object = encoder._codableObject()")
    }
  }

  /// An object without keys.
  func encodeEmptyObject() { writer.line("_ = encoder._codableObject()") }
}

// Cases that are missing, invalid, or not available.
extension EnumEmission {
  /// The body of a decoder, in a `do` if a case catches what is invalid.
  private func catchingInvalid(_ body: () -> Void) {
    guard let element = layout.catching[.invalid] else { return body() }
    writer.line("do {")
    writer.indented(body)
    writer.line("} catch {")
    writer.indented {
      requireAvailability(of: element, orThrow: "error")
      writer.line("try decoder._catchInvalid(error)")
      construct(element, whole: "decoder._codableValue()")
    }
    writer.line("}")
  }

  /// A case that is not available may not be named.
  func requireAvailability(of element: CaseLayout, orThrow error: String) {
    guard let availability = element.availability else { return }
    writer.line("guard #available(\(availability)) else { throw \(error) }")
  }

  /// Throws an error that a case with `catches: .invalid` does not catch.
  func throwUncaught(_ error: String) {
    writer.line("throw \(layout.catching[.invalid] == nil ? error : "decoder._uncaughtError(\(error))")")
  }

  /// Builds a case that is caught; it may keep all there is.
  func construct(_ element: CaseLayout, whole: String) {
    var construction = CaseConstruction(element)
    if case .whole(let value) = element.capture {
      construction.read(value) { _ in value.isCodableValue ? whole : "decoder._unknownValue()" }
    }
    construction.write(to: writer)
  }
}
