import CodableEnumGenerator
import CodableEnumReport

extension WireDocument {
  /// Only what is encoded: one tag, one key, every value that isn't nil. Cases that keep what is unknown are left out, since
  /// what they write is no more than what somebody else wrote.
  var written: WireDocument {
    let forms = ExampleForms(shapes: shapes, keys: [], literals: [])
    return mappingShapes { shape in
      switch shape {
      case .enumeration(var enumeration):
        enumeration.cases = enumeration.cases.filter { $0.isEncoded && $0.payload != nil }.map { element in
          element.written(in: enumeration, forms.writtenAliases(of: element))
        }
        return .enumeration(enumeration)
      case .structure(let properties):
        return .structure(
          properties.map { KeyedValue(value: $0.value.written(isLeftOutIfNil: true), key: $0.key) }
        )
      case .rawValues, .merged, .openSet: return shape.mapped(\.written)
      }
    }
  }
}

extension WireCase {
  /// - Parameter aliases: Those that are written, too.
  fileprivate func written(in enumeration: WireEnum, _ aliases: [Tag]) -> WireCase {
    guard let payload else { return self }
    var element = self
    (element.aliases, element.catches) = (aliases, [])
    func keyed(_ values: [KeyedValue<WireValue>]) -> [KeyedValue<WireValue>] {
      values.map { KeyedValue(value: $0.value.written(isLeftOutIfNil: true), key: $0.key) }
    }
    func whole(_ value: WireValue) -> WireValue { value.written(isLeftOutIfNil: false) }
    let written: Payload<WireValue> =
      switch payload {
      case .none: .none
      // Beside a tag, it has a key that can be missing.
      case .bare(let value): .bare(value.written(isLeftOutIfNil: enumeration.contentKey != nil))
      case .array(let values): .array(values.map(whole))
      case .object(let values): .object(keyed(values))
      case .flat(let values): .flat(keyed(values))
      case .merged(let values, let beside, let tagKey):
        .merged(values.map { $0.written(isLeftOutIfNil: true) }, beside: keyed(beside), tagKey: tagKey)
      }
    element.content = .payload(written)
    return element
  }
}

extension WireValue {
  /// A value with a default is always there, and nil is either missing or null.
  ///
  /// - Parameter isLeftOutIfNil: Whether nil can be a missing key.
  fileprivate func written(isLeftOutIfNil: Bool) -> WireValue {
    var value = self
    (value.type, value.defaultValue, value.isFixed) = (type.written, nil, false)
    value.defaultCauses = []
    guard isOptional else { return value }
    if isLeftOutIfNil, !writesNil {
      value.isLeftOutIfNil = true
    } else {
      (value.type, value.isOptional) = (.optional(value.type), false)
    }
    return value
  }
}

extension WireType {
  /// Coders that read more than they write are what they write.
  fileprivate var written: WireType {
    mapped { type in
      switch type {
      case .lossless(let value): value.written
      case .lossyList(let element): .list(element.written)
      case .jsonText(let value): .jsonText(value.written)
      case .scalar, .optional, .list, .set, .tuple, .record, .map, .pairs, .definition, .parameter, .anything, .merged,
        .open:
        nil
      }
    }
  }
}
