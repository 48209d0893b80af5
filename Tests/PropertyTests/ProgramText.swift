/// Code in each module of the compiled package, besides its enums.
///
/// Names of the standard library are qualified: one of the modules has its own types with these names.
enum ProgramText {
  /// The types of payloads.
  static let types = """
    import Foundation
    public import CodableEnum

    nonisolated public struct Item: Swift.Codable, Equatable {
      var name: String
      public init(name: String) { self.name = name }
    }
    nonisolated public enum Kind: Swift.Codable, Equatable { case a, b(Int) }
    public typealias MaybeInt = Int?
    public typealias ItemAndKind = Merged<Item, Kind>
    nonisolated public func itemAndKind(_ name: String, _ kind: Kind) -> ItemAndKind { Merged(Item(name: name), kind) }
    nonisolated public struct Overload: Swift.Codable { public init() {} }
    nonisolated public struct Unencodable: Equatable { public init() {} }
    nonisolated public enum HeldText: Swift.String { case first = "held first", second = "held second" }
    nonisolated public enum HeldNumber: Swift.Int { case first = 707, second = -808 }
    nonisolated public enum Share: Swift.Double, Swift.Codable { case half = 0.5, all = 100.25 }
    nonisolated public struct Uncoded: Equatable, Sendable {
      var value: Int
      public init(_ value: Int) { self.value = value }
    }
    nonisolated public enum UncodedCoder: ValueCoder {
      public static func decode(from decoder: any Swift.Decoder) throws -> Uncoded { Uncoded(try Int(from: decoder)) }
      public static func encode(_ value: Uncoded, to encoder: any Swift.Encoder) throws {
        try value.value.encode(to: encoder)
      }
    }
    nonisolated public enum UncodedListCoder: ValueCoder {
      public static func decode(from decoder: any Swift.Decoder) throws -> [Uncoded] {
        try [Int](from: decoder).map(Uncoded.init)
      }
      public static func encode(_ values: [Uncoded], to encoder: any Swift.Encoder) throws {
        try values.map(\\.value).encode(to: encoder)
      }
    }
    nonisolated public struct Counted: Swift.Codable, Equatable {
      var count: Int?
      var form: [String: Int]
    }
    nonisolated public struct Keyless: Swift.Codable, Equatable {}
    nonisolated public enum Shade: String, Swift.Codable, CodingKeyRepresentable { case dark, light }

    /// Takes all keys.
    nonisolated public struct Captured: Swift.Codable, Equatable {
      var all: [String: Int]
      public init(_ all: [String: Int]) { self.all = all }

      struct Key: Swift.CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }

      public init(from decoder: any Swift.Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        all = [:]
        for key in container.allKeys { all[key.stringValue] = try container.decode(Int.self, forKey: key) }
      }

      public func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (name, value) in all { try container.encode(value, forKey: Key(stringValue: name)) }
      }
    }

    /// Beside the members of an enum, of which none has such keys.
    nonisolated public struct Shared: Swift.Codable, Equatable {
      var id: Int
      var note: String?

      enum CodingKeys: String, Swift.CodingKey { case id = "shared by all", note = "also shared" }
    }
    nonisolated public struct SharedToo: Swift.Codable, Equatable {
      var tags: [String]

      enum CodingKeys: String, Swift.CodingKey { case tags = "shared, too" }
    }

    @MainActor public protocol OnMainActor {}

    """

  /// Tries values.
  static let trials = """
    import CodableEnum
    import Foundation

    nonisolated(unsafe) var failures = 0
    nonisolated(unsafe) private var state: UInt64 = SEED

    func roundTrip<Value: Swift.Codable & Equatable>(
      _ name: String,
      _ values: [Value],
      refused: [Value] = [],
      completed: [Value] = [],
      ignoresKeysBesideTag: Bool = false,
      tagsHaveKeys: Bool,
      letters: PlaceOfLetters? = nil
    ) {
      func fail(_ message: String) {
        print("FAILED \\(name): \\(message)")
        failures += 1
      }
      for value in values {
        do {
          let json = try JSONEncoder().encode(value)
          // At the top level, a property list cannot be a string.
          let list = try PropertyListEncoder().encode([value])
          if try JSONDecoder().decode(Value.self, from: json) != value
            || PropertyListDecoder().decode([Value].self, from: list) != [value]
          {
            fail("\\(value) became another value, by \\(String(decoding: json, as: UTF8.self))")
          }
          try tryCoders(of: value, fail)
          if let letters { try tryLetters(of: json, letters, value, fail) }
          if ignoresKeysBesideTag { try tryKeysBesideNull(of: json, value, fail) }
          try tryFields(beside: value, json, tagsHaveKeys, fail)
          if CHANGED { try tryChanges(of: json, as: Value.self, fail) }
        } catch {
          fail("\\(value): \\(error)")
        }
      }
      for value in completed {
        do {
          let encoder = JSONEncoder()
          encoder.outputFormatting = .sortedKeys
          let json = try encoder.encode(value)
          let read = try JSONDecoder().decode(Value.self, from: json)
          if try read == value || encoder.encode(read) != json { fail("\\(value) became \\(read)") }
        } catch {
          fail("\\(value): \\(error)")
        }
      }
      for value in refused {
        if let json = try? JSONEncoder().encode(value) {
          fail("\\(value) was written: \\(String(decoding: json, as: UTF8.self))")
        }
      }
    }

    /// The other coders keep the value, too.
    private func tryCoders<Value: Swift.Codable & Equatable>(of value: Value, _ fail: (String) -> Void) throws {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      if try PropertyListDecoder().decode([Value].self, from: encoder.encode([value])) != [value] {
        fail("\\(value) became another value in an XML property list")
      }
      let whole = try CodableValue(encoding: value)
      if try whole.decode(Value.self) != value { fail("\\(value) became another value, by CodableValue \\(whole)") }
      let tree = try Tree(encoding: value)
      if try tree.decode(Value.self) != value { fail("\\(value) became another value, by \\(tree)") }
    }

    enum PlaceOfLetters { case key, value(String), first, alone, literal }

    /// With a tag in letters of the other case, it is the same value.
    private func tryLetters<Value: Swift.Codable & Equatable>(
      of json: Data,
      _ place: PlaceOfLetters,
      _ value: Value,
      _ fail: (String) -> Void
    ) throws {
      func swapped(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { scalar in
          guard scalar.isASCII, scalar.properties.isAlphabetic else { return scalar }
          return Unicode.Scalar(scalar.value ^ 0x20) ?? scalar
        }))
      }
      var changed = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      if let text = changed as? String {
        if case .literal = place, text != "the literal" { return }
        changed = swapped(text)
      } else if case .key = place, let object = changed as? [String: Any] {
        changed = Dictionary(uniqueKeysWithValues: object.map { (swapped($0), $1) })
      } else if case .value(let key) = place, var object = changed as? [String: Any], let tag = object[key] as? String {
        object[key] = swapped(tag)
        changed = object
      } else if case .first = place, var array = changed as? [Any], let tag = array.first as? String {
        array[0] = swapped(tag)
        changed = array
      } else {
        return
      }
      let data = try JSONSerialization.data(withJSONObject: changed, options: .fragmentsAllowed)
      let read = try JSONDecoder().decode(Value.self, from: data)
      if read != value { fail("\\(value) became \\(read), by \\(String(decoding: data, as: UTF8.self))") }
    }

    /// Beside fields, an object keeps its members, and a tag alone gets a key; anything else is refused.
    private func tryFields<Value: Swift.Codable & Equatable>(
      beside value: Value,
      _ json: Data,
      _ tagsHaveKeys: Bool,
      _ fail: (String) -> Void
    ) throws {
      let alone = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      let members = alone as? [String: Any]
      let isTag = tagsHaveKeys && (alone is String || (alone as? Double).map { $0 == $0.rounded() } == true)
      let fields = Shared(id: 7, note: nil)
      func expect<Whole: Swift.Codable & Equatable>(_ whole: Whole, _ keys: Set<String>) throws {
        guard let written = try? JSONEncoder().encode(whole) else {
          if members != nil || isTag { fail("\\(value) was refused beside fields") }
          return
        }
        let object = try JSONSerialization.jsonObject(with: written) as? [String: Any] ?? [:]
        let hasMembers = members.map { keys.union($0.keys) == Set(object.keys) } ?? (object.count == keys.count + 1)
        let list = try PropertyListEncoder().encode(whole)
        if try !hasMembers || members == nil && !isTag || JSONDecoder().decode(Whole.self, from: written) != whole
          || PropertyListDecoder().decode(Whole.self, from: list) != whole
        {
          fail("\\(value) was lost beside fields, by \\(String(decoding: written, as: UTF8.self))")
        }
      }
      try expect(Merged(fields, value), ["shared by all"])
      try expect(Merged(SharedToo(tags: ["a"]), Merged(fields, value)), ["shared, too", "shared by all"])
      try expect(Merged(Merged(fields, SharedToo(tags: [])), value), ["shared, too", "shared by all"])
    }

    /// A tag whose value is null is the tag beside other keys as well.
    private func tryKeysBesideNull<Value: Swift.Decodable & Equatable>(
      of json: Data,
      _ value: Value,
      _ fail: (String) -> Void
    ) throws {
      guard var object = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) as? [String: Any],
        object.count == 1, object.values.first is NSNull
      else { return }
      object["unheard of"] = 1
      let changed = try JSONSerialization.data(withJSONObject: object)
      if try JSONDecoder().decode(Value.self, from: changed) != value {
        fail("\\(value) became another value, by \\(String(decoding: changed, as: UTF8.self))")
      }
    }

    /// Whatever can be decoded from changed JSON can be written, and is read as the same value.
    private func tryChanges<Value: Swift.Codable & Equatable>(
      of json: Data,
      as _: Value.Type,
      _ fail: (String) -> Void
    ) throws {
      let original = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      for _ in 0..<10 {
        let changed = try JSONSerialization.data(withJSONObject: changed(original), options: .fragmentsAllowed)
        guard let value = try? JSONDecoder().decode(Value.self, from: changed) else { continue }
        let text = String(decoding: changed, as: UTF8.self)
        do {
          let written = try JSONEncoder().encode(value)
          if try JSONDecoder().decode(Value.self, from: written) != value {
            fail("\\(text) was read as \\(value), and written as \\(String(decoding: written, as: UTF8.self))")
          }
        } catch {
          fail("\\(text) was read as \\(value), but: \\(error)")
        }
      }
    }

    private func changed(_ value: Any) -> Any {
      if var object = value as? [String: Any], let key = object.keys.sorted().randomElement(using: &numbers) {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: object[key] = nil
        case 1: object["unheard of"] = junk()
        case 2: object["another"] = object.removeValue(forKey: key)
        case 3: return junk()
        default: object[key] = object[key].map(changed)
        }
        return object
      }
      if var array = value as? [Any], let index = array.indices.randomElement(using: &numbers) {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: array.remove(at: index)
        case 1: array.append(junk())
        case 2: return junk()
        default: array[index] = changed(array[index])
        }
        return array
      }
      return junk()
    }

    private func junk() -> Any {
      let values: [Any] = [
        NSNull(), true, false, 0, 1, 2.5, "", "unheard of", "a", [Any](), [1], [NSNull(), "a"], [String: Any](),
        ["a": 1], ["name": "x"], ["unheard of": NSNull()], ["unheard of": 1, "another": 2],
      ]
      return values.randomElement(using: &numbers) ?? 0
    }

    private struct Numbers: RandomNumberGenerator {
      func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
      }
    }
    nonisolated(unsafe) private var numbers = Numbers()

    """
}
