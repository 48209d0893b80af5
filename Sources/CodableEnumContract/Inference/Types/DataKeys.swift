import CodableEnumGenerator

/// Tells keys that are data, as in `{"2024-01-01": 3}`, from keys that are names.
enum DataKeys {
  /// - Parameter objects: The number of objects that have the members.
  static func are(_ members: [ExactText: ValueSummary], objects: Int) -> Bool {
    let data = members.keys.count { isData($0.text) }
    if data == members.count { return true }
    if data >= 2, data * 3 >= members.count * 2, haveOneKind(members) { return true }
    return areNewInEach(members, objects) && haveOneKind(members)
  }

  /// Whether there are many keys, each in few objects.
  private static func areNewInEach(_ members: [ExactText: ValueSummary], _ objects: Int) -> Bool {
    if objects < 4 || members.count < 8 { return false }
    let total = members.values.reduce(0) { $0 + $1.count }
    return members.values.allSatisfy { $0.count * 3 <= objects } && members.count * objects >= total * 3
  }

  private static func haveOneKind(_ members: [ExactText: ValueSummary]) -> Bool {
    Set(members.values.filter { !$0.kinds.isEmpty }.map(\.kinds.rawValue)).count <= 1
  }

  /// `2024-01-01`, `/a/b`, `image/png`, `12`, `1.2.0`, `a@b.c`, a UUID.
  static func isData(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    guard let first = bytes.first, bytes.count > 0 else { return false }
    if bytes.contains(.slash), bytes.count > 1, first != UInt8(ascii: "$"), first != UInt8(ascii: "@") { return true }
    if let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > 0, bytes[at...].contains(.period) { return true }
    let digits = bytes.count(where: \.isDigit)
    if digits == bytes.count { return true }
    // Dates, times, versions and other numbers.
    let marks = "-:.+,TZ ".utf8
    if first.isDigit || first == .minus, digits > 0, bytes.allSatisfy({ $0.isDigit || marks.contains($0) }) {
      return true
    }
    // Identifiers in hexadecimal digits.
    let isHexadecimal = bytes.allSatisfy { byte in
      byte.isDigit || byte == .minus || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
    return isHexadecimal && bytes.count >= 16 && digits > 0
  }
}
