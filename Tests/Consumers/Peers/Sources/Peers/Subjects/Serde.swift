import CodableEnum

/// The enums of `Rust/src/main.rs`, by their names there.
enum Serde {
  struct Point: Codable {
    var x: Int
    var y: Int
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .natural), caseNames: .pascalCase, nils: .null)
  enum External {
    case unit, newtype(Point), scalar(Double), tuple(Int, String), fields(key: String, count: Int?)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .pascalCase, unlabeled: .merged, nils: .null)
  enum Internal {
    case unit, newtype(Point), fields(key: String, count: Int?)
  }

  // @CodableEnum(strategy: .adjacent(key: "t", content: "c"), caseNames: .pascalCase, nils: .null)
  enum Adjacent {
    case unit, newtype(Point), maybe(Int?), tuple(Int, String), fields(key: String, count: Int?)
  }

  // @CodableEnum(strategy: .untagged)
  enum Untagged {
    case null, boolean(Bool), integer(Int), number(Double), text(String), list([Int])
    case circle(radius: Int), rectangle(width: Int, height: Int)
  }

  // @CodableEnum(strategy: .rawValue, caseNames: .lowercase)
  enum Lowercase { case httpServer, notAllowed, v2Api }

  // @CodableEnum(strategy: .rawValue, caseNames: .uppercase)
  enum Uppercase { case httpServer, notAllowed, v2Api }

  // @CodableEnum(strategy: .rawValue, caseNames: .pascalCase)
  enum PascalCase { case httpServer, notAllowed, v2Api }

  // @CodableEnum(strategy: .rawValue, caseNames: .camelCase)
  enum CamelCase { case httpServer, notAllowed, v2Api }

  // @CodableEnum(strategy: .rawValue, caseNames: .snakeCase)
  enum SnakeCase { case httpServer, notAllowed, v2Api }

  // @CodableEnum(strategy: .rawValue, caseNames: .screamingSnakeCase)
  enum ScreamingSnakeCase { case httpServer, notAllowed, v2Api }

  // @CodableEnum(strategy: .rawValue, caseNames: .kebabCase)
  enum KebabCase { case httpServer, notAllowed, v2Api }

  // @CodableEnum(strategy: .rawValue, caseNames: .screamingKebabCase)
  enum ScreamingKebabCase { case httpServer, notAllowed, v2Api }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .snakeCase, keyNames: .camelCase)
  enum KeyNames {
    case notAllowed(user_id: Int)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Renamed {
    // @CodableCase("not allowed", aliases: ["not_allowed"], keys: ["id": "uid"], keyAliases: ["uid": ["user"]])
    case moved(id: Int)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .pascalCase)
  enum Other {
    case known(x: Int)
    case unknown  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum(strategy: .adjacent(key: "t", content: "c"), caseNames: .pascalCase)
  enum OtherAdjacent {
    case known(x: Int)
    case unknown  // @CodableCase(catches: .unknown)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .pascalCase)
  enum Defaults {
    case load(retries: Int = 3, cause: String?)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .pascalCase, unknownKeys: .reject)
  enum Strict {
    case unit, fields(key: String)
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .natural), caseNames: .pascalCase)
  enum Skipped {
    case shown(Int)
    case hidden(Int)  // @CodableCase(skip: true)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .pascalCase)
  enum OneWay {
    case known(x: Int)
    case old(x: Int)  // @CodableCase(skip: .encoding)
    case new(x: Int)  // @CodableCase(skip: .decoding)
  }

  struct Paging: Codable {
    var page: Int
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .pascalCase, unlabeled: .merged)
  enum FlattenFields {
    case page(Paging, Point, total: Int)
    case rest([String: Int])
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .natural), caseNames: .pascalCase)
  indirect enum Recursive {
    case number(Int), sum(Recursive, Recursive), all([Recursive])
  }

  /// Common keys beside those of the enum.
  struct Flatten: Codable {
    var id: Int
    var content: Internal

    private enum CodingKeys: CodingKey { case id }

    init(id: Int, content: Internal) {
      self.id = id
      self.content = content
    }

    init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      content = try Internal(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      try content.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
    }
  }
}

extension Serde {
  static let subjects = [
    Subject(External.self) {
      [.unit, .newtype(Point(x: 1, y: 2)), .scalar(1), .tuple(1, "a"), .fields(key: "k", count: nil)]
    },
    Subject(Internal.self) { [.unit, .newtype(Point(x: 1, y: 2)), .fields(key: "k", count: 4)] },
    Subject(Adjacent.self) {
      [
        .unit, .newtype(Point(x: 1, y: 2)), .maybe(nil), .maybe(3), .tuple(1, "a"), .fields(key: "k", count: nil),
      ]
    },
    Subject(Untagged.self) {
      [
        .null, .boolean(true), .integer(12), .number(1.5), .text("a"), .list([1]), .circle(radius: 1),
        .rectangle(width: 1, height: 2),
      ]
    },
    Subject(Lowercase.self) { [.httpServer, .notAllowed, .v2Api] },
    Subject(Uppercase.self) { [.httpServer, .notAllowed, .v2Api] },
    Subject(PascalCase.self) { [.httpServer, .notAllowed, .v2Api] },
    Subject(CamelCase.self) { [.httpServer, .notAllowed, .v2Api] },
    Subject(SnakeCase.self) { [.httpServer, .notAllowed, .v2Api] },
    Subject(ScreamingSnakeCase.self) { [.httpServer, .notAllowed, .v2Api] },
    Subject(KebabCase.self) { [.httpServer, .notAllowed, .v2Api] },
    Subject(ScreamingKebabCase.self) { [.httpServer, .notAllowed, .v2Api] },
    Subject(KeyNames.self) { [.notAllowed(user_id: 1)] },
    Subject(Renamed.self) { [.moved(id: 1)] },
    Subject(Other.self) { [.known(x: 1), .unknown] },
    Subject(OtherAdjacent.self) { [.known(x: 1), .unknown] },
    Subject(Defaults.self) { [.load(retries: 5, cause: nil), .load(cause: "c")] },
    Subject(Strict.self) { [.unit, .fields(key: "k")] },
    Subject(Skipped.self) { [.shown(1)] },
    Subject(OneWay.self) { [.known(x: 1)] },
    Subject(Recursive.self) { [.number(1), .sum(.number(1), .all([]))] },
    Subject(FlattenFields.self) {
      [.page(Paging(page: 1), Point(x: 1, y: 2), total: 3), .rest(["a": 1])]
    },
    Subject(Flatten.self) { [Flatten(id: 7, content: .unit), Flatten(id: 7, content: .newtype(Point(x: 1, y: 2)))] },
  ]
}
