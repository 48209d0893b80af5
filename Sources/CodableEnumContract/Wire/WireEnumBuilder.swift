import CodableEnumGenerator
import CodableEnumReport

extension WireNames {
  /// The indices of types that are written as their raw values. They need not be `Codable`.
  var heldByRawValue: [Int] {
    entries.flatMap { entry -> [Int] in
      guard case .annotatedEnum(let layout) = entry.target else { return [] }
      return layout.cases.filter { layout.holdsRawValue($0.shape) }.flatMap(\.content.values).compactMap { value in
        guard case .name(let components) = value.type,
          case .found(let index) = find(components.map(\.name), in: scope(in: entry))
        else { return nil }
        return index
      }
    }
  }
}

extension WireBuilder {
  /// An annotated enum with the types of its values, from all inputs.
  mutating func enumeration(_ layout: EnumLayout, in scope: WireNames.Scope) -> EnumShape<WireValue> {
    let (shape, file) = (layout.shape, names.files[scope.file])
    return EnumShape(
      strategy: shape.strategy,
      emptyCases: shape.emptyCases,
      rejectsUnknownKeys: shape.rejectsUnknownKeys,
      ignoresExtraElements: shape.ignoresExtraElements,
      ignoresCase: shape.ignoresCase,
      conformance: shape.conformance,
      cases: shape.cases.map { element in
        element.map(place: file.place(of: element.place)) { layout, isElement in
          // A capture's type is ours, whatever else has the name.
          let isKept = element.capture != nil && layout.coder == nil && layout.type.nameWithoutModule == "CodableValue"
          return value(layout, isElement: isElement, knownAs: isKept ? .anything : nil, in: scope)
        }
      },
      rawKind: shape.rawKind
    )
  }

  /// - Parameters:
  ///   - isElement: Whether it is in an array.
  ///   - known: The type, if it need not be looked up.
  private mutating func value(
    _ layout: ValueLayout,
    isElement: Bool,
    knownAs known: WireType?,
    in scope: WireNames.Scope
  ) -> WireValue {
    let declared = layout.declared
    let coded = layout.coder.map { type(ofCoder: $0, at: declared.range.lowerBound, in: scope) }
    let written = known ?? coded ?? type(of: layout.type, at: declared.type.range.lowerBound, in: scope)
    // An alias may hide an optional. Its nil is written, and its key may be missing. In an array, it is an ordinary
    // element.
    let (wrapped, isOptional) = isElement && !layout.isOptional ? (written, false) : written.withoutOptional
    return WireValue(
      name: layout.name,
      place: names.files[scope.file].place(of: declared.range),
      type: wrapped,
      isOptional: layout.isOptional || isOptional,
      writesNil: layout.writesNil || (isOptional && !layout.isOptional),
      defaultValue: layout.defaultText,
      defaultCauses: layout.defaultCauses,
      isRest: layout.isRest
    )
  }
}
