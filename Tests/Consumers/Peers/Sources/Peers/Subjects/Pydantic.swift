import CodableEnum

/// The types of `Python/pydantic_types.py`, by their names there.
enum Pydantic {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"), nils: .null)
  enum Discriminated {
    case circle(radius: Double, label: String?), dot
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), nils: .null, unknownKeys: .reject)
  enum Strict {
    case circle(radius: Double, label: String?), dot
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "code"))
  enum Numbered {
    case notFound(path: String)  // @CodableCase(404)
    case okay  // @CodableCase(200)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Several {
    case circle(radius: Double)  // @CodableCase("circle", aliases: ["round"])
  }

  // @CodableEnum(strategy: .adjacent(key: "t", content: "c"))
  enum Adjacent {
    case circle(radius: Double), dot
  }

  // @CodableEnum(strategy: .adjacent(key: "type", content: .tag))
  enum UnderTag {
    case image(url: String), rule
  }

  // @CodableEnum(strategy: .tagFirst)
  enum Tuples {
    case circle(Double), line(Int, String?), dot
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .labeled))
  enum Keyed {
    case circle(radius: Double), dot
  }

  // @CodableEnum(strategy: .untagged)
  enum Smart {
    case null, boolean(Bool), integer(Int), number(Double), text(String), list([Int])
    case circle(radius: Int), rectangle(width: Int, height: Int)
  }

  // @CodableEnum(strategy: .untagged)
  enum Literals {
    case auto  // @CodableCase("auto")
    case none  // @CodableCase(0)
    case list([Int])
  }

  // @CodableEnum(strategy: .untagged)
  enum LeftToRight {
    case session(id: Int, user: String)
    case reference(id: Int)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), keyNames: .camelCase)
  enum Renamed {
    case moved(user_id: Int, place: String)  // @CodableCase(keys: ["place": "to"], keyAliases: ["to": ["target"]])
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Defaults {
    case load(retries: Int = 3)
  }

  // @CodableEnum(strategy: .rawValue)
  enum Plain {
    case active
    case notAllowed  // @CodableCase("not allowed")
  }

  // @CodableEnum(strategy: .rawValue)
  enum Open {
    case active, suspended
    case other(String)  // @CodableCase(catches: .unknown)
  }
}

extension Pydantic {
  static let subjects = [
    Subject(Discriminated.self) { [.circle(radius: 1, label: nil), .dot] },
    Subject(Strict.self) { [.circle(radius: 1, label: nil), .dot] },
    Subject(Numbered.self) { [.notFound(path: "/"), .okay] },
    Subject(Several.self) { [.circle(radius: 1)] },
    Subject(Adjacent.self) { [.circle(radius: 1), .dot] },
    Subject(UnderTag.self) { [.image(url: "u"), .rule] },
    Subject(Tuples.self) { [.circle(1), .line(1, nil), .dot] },
    Subject(Keyed.self) { [.circle(radius: 1), .dot] },
    Subject(Smart.self) {
      [
        .null, .boolean(true), .integer(12), .number(1.5), .text("a"), .list([1]), .circle(radius: 1),
        .rectangle(width: 1, height: 2),
      ]
    },
    Subject(Literals.self) { [.auto, .none, .list([1])] },
    Subject(LeftToRight.self) { [.session(id: 1, user: "u"), .reference(id: 1)] },
    Subject(Renamed.self) { [.moved(user_id: 1, place: "p")] },
    Subject(Defaults.self) { [.load(retries: 5)] },
    Subject(Plain.self) { [.active, .notAllowed] },
    Subject(Open.self) { [.active, .other("new")] },
  ]
}
