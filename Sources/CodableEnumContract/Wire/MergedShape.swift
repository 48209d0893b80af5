import CodableEnumGenerator
import CodableEnumReport

/// The object of a `Merged`, however deeply it nests: values that are always there, and the last one's cases if it is an
/// enum.
struct MergedShape {
  private(set) var shared = SharedValues<WireValue>()
  /// The types that the values with keys are properties of.
  private(set) var owners: [String] = []
  /// The types that are merged, none of which is a `Merged`.
  private(set) var parts: [WireType] = []
  /// Whether the enum is an object by itself, too.
  private(set) var isEnumObject = false
  /// With the other values as ``EnumShape/shared``.
  private(set) var enumeration: WireEnum?

  /// - Parameters:
  ///   - place: Of its name.
  ///   - shape: Of a definition; nil if it is unknown.
  init(_ fields: WireType, _ variant: WireType, at place: WirePlace, _ shape: (WireType) -> WireShape?) {
    self.init([fields, variant], at: place, shape)
  }

  /// - Parameter types: All types that are merged; the last one's cases are the object's.
  init(_ types: [WireType], at place: WirePlace, _ shape: (WireType) -> WireShape?) {
    for (index, type) in types.enumerated() { add(type, isLast: index == types.count - 1, depth: 0, place, shape) }
    guard let enumeration else { return }
    switch enumeration.tagPlace {
    case .key, .value: isEnumObject = !enumeration.namesStandAlone
    case .first, .alone, .nowhere: break
    }
    self.enumeration = enumeration.sharing(shared)
  }

  private mutating func add(
    _ type: WireType,
    isLast: Bool,
    depth: Int,
    _ place: WirePlace,
    _ shape: (WireType) -> WireShape?
  ) {
    switch (type, shape(type)) {
    case (.merged(let fields, let variant), _), (_, .merged(let fields, let variant)?):
      // An alias that has itself doesn't compile.
      if depth > 16 { return }
      add(fields, isLast: false, depth: depth + 1, place, shape)
      return add(variant, isLast: isLast, depth: depth + 1, place, shape)
    // Any other type, whatever its shape.
    default: parts.append(type)
    }
    switch shape(type) {
    case .structure(let properties):
      shared.keyed += properties
      owners += properties.map { _ in type.text }
    case .enumeration(let enumeration) where isLast: self.enumeration = enumeration
    case .enumeration, .rawValues, .openSet, .merged, nil:
      let (wrapped, isOptional) = type.withoutOptional
      shared.merged.append(WireValue(name: type.text, place: place, type: wrapped, isOptional: isOptional))
    }
  }
}

extension WireDefinition {
  /// The object of a `Merged`; nil for any other type.
  func mergedShape(_ shape: (WireType) -> WireShape?) -> MergedShape? {
    guard case .merged(let fields, let variant) = self.shape else { return nil }
    return MergedShape(fields, variant, at: place, shape)
  }
}

extension [String: WireShape] {
  func shape(of type: WireType) -> WireShape? { if case .definition(let id, _) = type { self[id] } else { nil } }
}

extension WireDocument {
  /// The shape of a definition, with its arguments.
  func shape(of type: WireType) -> WireShape? {
    guard case .definition(let id, let arguments) = type, let definition = self[id] else { return nil }
    let parameters = Dictionary(zip(definition.parameters, arguments)) { first, _ in first }
    return parameters.isEmpty ? definition.shape : definition.shape.mapped { $0.replacing(parameters) }
  }

  /// The aliases of `Merged` in a file, as enums are previewed.
  package func mergedPreviews(in path: String) -> [EnumPreview] {
    definitions.filter { $0.place.path == path }.sorted(byNumber: \.place.position.line).compactMap { definition in
      guard let merged = definition.mergedShape(shape) else { return nil }
      let (name, line) = (definition.name, definition.place.position.line)
      return merged.enumeration.map { EnumPreview(of: $0, named: name, line: line) }
        ?? EnumPreview(of: merged.shared.object(isClosed: false), named: name, line: line)
    }
  }
}
