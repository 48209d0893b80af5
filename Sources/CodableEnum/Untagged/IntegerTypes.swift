/// The integer types of an enum's cases, in the order in which they are tried. Most enums have one.
struct IntegerTypes {
  typealias IntegerType = any (FixedWidthInteger & Decodable).Type

  private let first: IntegerType
  private let others: [IntegerType]

  init(_ first: IntegerType, _ others: [IntegerType] = []) {
    self.first = first
    self.others = others
  }

  var isInt: Bool { first == Int.self && others.isEmpty }

  func hold(_ value: Int64) -> Bool { isHeld(value, by: first) || others.contains { isHeld(value, by: $0) } }

  /// The first type that can hold the number if `Int64` cannot.
  func wideType(in container: any SingleValueDecodingContainer) -> IntegerType? {
    isWide(first) && container.has(first) ? first : others.first { isWide($0) && container.has($0) }
  }
}

private func isHeld<Integer: FixedWidthInteger>(_ value: Int64, by _: Integer.Type) -> Bool {
  Integer(exactly: value) != nil
}

/// Whether the type has numbers above `Int64.max`.
private func isWide<Integer: FixedWidthInteger>(_: Integer.Type) -> Bool {
  Integer.bitWidth > 64 || (Integer.bitWidth == 64 && !Integer.isSigned)
}

extension SingleValueDecodingContainer {
  func has<Value: Decodable>(_ type: Value.Type) -> Bool {
    do {
      _ = try decode(type)
      return true
    } catch {
      return false
    }
  }
}
