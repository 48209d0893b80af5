import CodableEnum

/// The types of `Python/msgspec_types.py`, by their names there.
enum Msgspec {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"), nils: .null)
  enum Tagged {
    case circle(radius: Double, label: String?), dot
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .pascalCase)
  enum ByName {
    case circle(radius: Double), httpServer
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "code"))
  enum Numbered {
    case notFound(path: String)  // @CodableCase(404)
    case okay  // @CodableCase(200)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unknownKeys: .reject)
  enum Strict {
    case circle(radius: Double), dot
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Omitted {
    case load(cause: String?)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Defaults {
    case load(retries: Int = 3)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), keyNames: .camelCase)
  enum Camel {
    case moved(user_id: Int)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), keyNames: .kebabCase)
  enum Kebab {
    case moved(user_id: Int)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Renamed {
    case moved(id: Int)  // @CodableCase(keys: ["id": "uid"])
  }

  // @CodableEnum(strategy: .tagFirst)
  enum ArrayLike {
    case circle(radius: Double), line(length: Int, label: String?), dot
  }

  // @CodableEnum(strategy: .tagFirst)
  enum NumberedArray {
    case hello(realm: String)  // @CodableCase(1)
    case goodbye  // @CodableCase(6)
  }

  // @CodableEnum(strategy: .untagged)
  enum Untagged {
    case null, boolean(Bool), integer(Int), number(Double), text(String), list([Int]), circle(radius: Int)
  }

  // @CodableEnum(strategy: .untagged)
  enum Pairs {
    case integer(Int)
    case pair(Int, String)
  }

  // @CodableEnum(strategy: .untagged)
  enum Maps {
    case text(String)
    case map([String: Int])
  }

  // @CodableEnum(strategy: .rawValue)
  enum Plain {
    case active
    case notAllowed  // @CodableCase("not allowed")
  }

  // @CodableEnum(strategy: .rawValue)
  enum Open {
    case active
    case other  // @CodableCase(catches: .unknown)
  }
}

extension Msgspec {
  static let subjects = [
    Subject(Tagged.self) { [.circle(radius: 1, label: nil), .dot] },
    Subject(ByName.self) { [.circle(radius: 1), .httpServer] },
    Subject(Numbered.self) { [.notFound(path: "/"), .okay] },
    Subject(Strict.self) { [.circle(radius: 1), .dot] },
    Subject(Omitted.self) { [.load(cause: "c"), .load(cause: nil)] },
    Subject(Defaults.self) { [.load(retries: 5)] },
    Subject(Camel.self) { [.moved(user_id: 1)] },
    Subject(Kebab.self) { [.moved(user_id: 1)] },
    Subject(Renamed.self) { [.moved(id: 1)] },
    Subject(ArrayLike.self) { [.circle(radius: 1), .line(length: 1, label: nil), .line(length: 1, label: "a"), .dot] },
    Subject(NumberedArray.self) { [.hello(realm: "r"), .goodbye] },
    Subject(Untagged.self) {
      [.null, .boolean(true), .integer(12), .number(1.5), .text("a"), .list([1]), .circle(radius: 1)]
    },
    Subject(Pairs.self) { [.integer(1), .pair(1, "a")] },
    Subject(Maps.self) { [.text("a"), .map(["k": 1])] },
    Subject(Plain.self) { [.active, .notAllowed] },
    Subject(Open.self) { [.active, .other] },
  ]
}
