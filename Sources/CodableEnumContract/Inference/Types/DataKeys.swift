import CodableEnumGenerator

/// Tells keys that are data, as in `{"2024-01-01": 3}`, from keys that are names.
enum DataKeys {
  /// - Parameters:
  ///   - objects: The number of objects that have the members.
  ///   - name: That of the place; nil for one without.
  static func are(_ members: [ExactText: ValueSummary], objects: Int, under name: String?) -> Bool {
    let data = members.keys.count { isData($0.text) }
    if data == members.count { return true }
    if data >= 2, data * 3 >= members.count * 2, haveOneKind(members) { return true }
    if let name, alwaysNames.contains(NameStyle.words(of: name).last?.lowercased() ?? ""), areTexts(members) {
      return true
    }
    if let name, names.contains(name.lowercased()), areOfPlaces(members, objects) || areFree(members, objects) {
      return true
    }
    if areLanguages(members) || areCurrencies(members) || haveNoStyle(members, objects) { return true }
    if areDotted(members) || areHeaders(members) || areTitles(members) { return true }
    if let name, isPlural(name), areOfThings(members, objects) || areOfOneShape(members, objects) { return true }
    return areNewInEach(members, objects) && haveOneKind(members)
  }

  /// Whether keys may be data: there are three or more, written in no style of names, and all values are of one shape.
  static func mayBe(_ members: [ExactText: ValueSummary]) -> Bool {
    guard members.count > 2, haveOneKind(members) else { return false }
    let values = members.sorted(byBytesOf: \.key.text).map(\.value).filter { !$0.kinds.isEmpty }
    guard let first = values.first, values.allSatisfy({ $0.isCompatible(with: first) || $0.isNear(first) }) else {
      return false
    }
    let styles = NameStyle.allCases.filter { $0 != .asWritten }
    return !styles.contains { style in members.keys.allSatisfy { $0.text.isName && style.apply(to: $0.text) == $0.text }
    }
  }

  /// What dictionaries are called.
  private static let names: Set = [
    "headers", "labels", "attributes", "variables", "params", "parameters", "translations", "annotations", "env",
    "environment", "metadata", "properties_by_name", "locales", "messages_by_id", "tags", "cookies", "substitutions",
    "aliases",
  ]

  /// What dictionaries of texts are always called.
  private static let alwaysNames: Set = ["env", "environment", "headers", "annotations", "cookies", "translations"]

  private static func areTexts(_ members: [ExactText: ValueSummary]) -> Bool {
    members.values.allSatisfy { $0.kinds.isSubset(of: .string) }
  }

  /// Whether values are of one form, and some keys are not in all of several objects.
  private static func areOfPlaces(_ members: [ExactText: ValueSummary], _ objects: Int) -> Bool {
    guard objects > 1, members.count > 1, haveOneForm(members) else { return false }
    return members.values.contains { $0.count < objects }
  }

  /// `{"example.com": 1, "localhost": 2}`, `{"spark.app.name": "a", "spark.master": "b"}`: whether most keys are hosts,
  /// files or settings, and all values of one shape.
  private static func areDotted(_ members: [ExactText: ValueSummary]) -> Bool {
    let dotted = members.keys.count { isDotted($0.text) }
    return dotted > 1 && dotted * 3 >= members.count * 2 && (haveOneForm(members) || shareMostKeys(members))
  }

  /// Words with points between them: `a.b`, but not `.a` or `a..b`.
  private static func isDotted(_ key: String) -> Bool {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty } && !key.utf8.contains(.space)
  }

  /// `{"Content-Type": "a", "Host": "b"}`: whether keys are written like headers, and all values are texts or lists of
  /// texts.
  private static func areHeaders(_ members: [ExactText: ValueSummary]) -> Bool {
    let compound = members.keys.count { $0.text.utf8.contains(.minus) }
    guard compound > 1, compound * 2 >= members.count, haveOneForm(members),
      members.values.allSatisfy({ $0.elements.first?.kinds ?? $0.kinds == .string })
    else { return false }
    return members.keys.allSatisfy { key in
      key.text.isName && key.text.split(separator: "-").allSatisfy { $0.first?.isUppercase ?? false }
    }
  }

  /// `{"Due date": {"type": "date", "date": "a"}, "Tags": {"type": "select", "select": []}}`: whether some keys are what
  /// people call things, and each value says of which type it is.
  private static func areTitles(_ members: [ExactText: ValueSummary]) -> Bool {
    guard members.count > 2, members.keys.contains(where: { $0.text.utf8.contains(.space) }) else { return false }
    return ["type", "kind", "@type", "$type", "_type", "__typename"].contains { key in
      members.values.allSatisfy { value in
        value.kinds == .object && !value.isMap && value.requiredKeys.contains(key)
          && value.members[ExactText(key)]?.kinds == .string
      }
    }
  }

  /// Whether there are many keys, of which objects have few, and none is in all.
  private static func areFree(_ members: [ExactText: ValueSummary], _ objects: Int) -> Bool {
    guard objects > 1, members.count > 5, members.values.allSatisfy({ $0.count < objects }) else { return false }
    return members.values.reduce(0) { $0 + $1.count } * 3 <= members.count * objects
  }

  /// `{"a": "x", "\"": "y"}`: whether values are of one form, hardly a key is in all objects, and one has no letters.
  private static func haveNoStyle(_ members: [ExactText: ValueSummary], _ objects: Int) -> Bool {
    guard objects > 1, members.count > 3,
      members.keys.contains(where: { key in isData(key.text) || !key.text.contains { $0.isLetter || $0.isNumber } }),
      members.values.count(where: { $0.count == objects }) * 4 <= members.count
    else { return false }
    // With one key each, they name cases.
    return members.values.reduce(0) { $0 + $1.count } != objects && haveOneForm(members)
  }

  /// `{"http": {"scheme": "http", "port": 80}, "grpc": {"scheme": "http", "port": 90, "external": true}}`: whether values
  /// are objects that share most keys, and there are many, or none of three is in all objects.
  private static func areOfOneShape(_ members: [ExactText: ValueSummary], _ objects: Int) -> Bool {
    guard members.count > 2, members.count > 4 || objects > 1 && members.values.allSatisfy({ $0.count < objects })
    else { return false }
    return shareMostKeys(members)
  }

  /// Whether values are objects, and half of the keys that one has are in all, with values of one kind.
  private static func shareMostKeys(_ members: [ExactText: ValueSummary]) -> Bool {
    let values = members.values
    guard let first = values.first, values.allSatisfy({ $0.kinds == .object && !$0.isMap }) else { return false }
    let shared = first.members.keys.filter { key in values.allSatisfy { $0.members[key] != nil } }
    return shared.count > 1 && shared.count * 2 * values.count >= values.reduce(0) { $0 + $1.members.count }
      && shared.allSatisfy { key in Set(values.compactMap { $0.members[key]?.kinds.rawValue }).count == 1 }
  }

  /// Whether values are of one form, most keys are in one of several objects, and none is in all.
  private static func areOfThings(_ members: [ExactText: ValueSummary], _ objects: Int) -> Bool {
    guard objects > 1, members.count > 3, haveOneForm(members) else { return false }
    return members.values.allSatisfy { $0.count < objects }
      && members.values.count { $0.count == 1 } * 2 > members.count
  }

  /// `scores`, but not `settings` or `address`.
  private static func isPlural(_ name: String) -> Bool {
    let last = NameStyle.words(of: name).last?.lowercased() ?? name.lowercased()
    return SwiftNames.singular(last) != last
      && !["settings", "options", "preferences", "props", "args", "arguments"].contains(last)
  }

  /// `{"en": "a"}`, `{"de": "b", "pt-BR": "c"}`
  private static func areLanguages(_ members: [ExactText: ValueSummary]) -> Bool {
    let keys = members.keys.map(\.text)
    return keys.contains(where: commonLanguages.contains) && haveOneForm(members)
      && keys.allSatisfy { key in
        let bytes = Array(key.utf8)
        return isLanguage(bytes) || commonLanguages.contains(key)
          || keys.count > 2 && bytes.count == 2 && bytes.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
      }
  }

  private static let commonLanguages: Set = ["en", "de", "fr", "es", "ja", "zh", "ru", "ko", "pt", "nl", "sv", "pl"]

  /// `{"EUR": 1, "USD": 2}`
  private static func areCurrencies(_ members: [ExactText: ValueSummary]) -> Bool {
    members.count > 1 && haveOneForm(members)
      && members.keys.allSatisfy { $0.text.utf8.count == 3 && $0.text.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A } }
  }

  /// Whether one type holds all values.
  private static func haveOneForm(_ members: [ExactText: ValueSummary]) -> Bool {
    let values = members.sorted(byBytesOf: \.key.text).map(\.value).filter { !$0.kinds.isEmpty }
    guard haveOneKind(members), let first = values.first else { return false }
    return values.allSatisfy { $0.isCompatible(with: first) }
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
    if bytes.contains(.space) || isHost(bytes) || isLanguage(bytes) { return true }
    let digits = bytes.count(where: \.isDigit)
    if digits == bytes.count { return true }
    // Dates, times, versions and other numbers.
    let marks = "-:.+,TZ ".utf8
    if first.isDigit || first == .minus, digits > 0, bytes.allSatisfy({ $0.isDigit || marks.contains($0) }) {
      return true
    }
    if holdsUUID(key) { return true }
    // Identifiers in hexadecimal digits.
    return bytes.allSatisfy { $0.isHexadecimal || $0 == .minus } && bytes.count >= 16 && digits > 0
  }

  /// `col-173b4db9-b5ad-427f-9e75-516aae37fbbb`
  private static func holdsUUID(_ key: String) -> Bool {
    let parts = key.split(separator: "-").suffix(5)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12] && parts.joined().utf8.allSatisfy(\.isHexadecimal)
  }

  /// `localhost:8080`, `[::1]:27017`
  private static func isHost(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.lastIndex(of: .colon), colon > 0 else { return false }
    let port = bytes[(colon + 1)...]
    return (2...5).contains(port.count) && port.allSatisfy(\.isDigit)
  }

  /// `fr-FR`
  private static func isLanguage(_ bytes: [UInt8]) -> Bool {
    let isUpper = { (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    let isLower = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    return bytes.count == 5 && bytes[..<2].allSatisfy(isLower) && bytes[2] == .minus && bytes[3...].allSatisfy(isUpper)
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }
}

extension String {
  /// Whether it is made of letters, digits, `_` and `-`, and doesn't begin with a digit.
  fileprivate var isName: Bool {
    guard let first = utf8.first, !first.isDigit else { return false }
    return utf8.allSatisfy { byte in
      byte.isDigit || byte == .minus || byte == UInt8(ascii: "_") || byte >= 0x80
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}
