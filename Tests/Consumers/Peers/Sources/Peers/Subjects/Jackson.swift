import CodableEnum

/// The types of `Java/Peers.java`, by their names there.
enum Jackson {
  struct Circle: Codable {
    var radius: Double
  }

  struct Square: Codable {
    var side: Double
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), nils: .null)
  enum Property {
    case circle(radius: Double, label: String?), dot
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unknownKeys: .reject)
  enum Strict {
    case circle(radius: Double), dot
  }

  // @CodableEnum(strategy: .caseKeyed(payload: .labeled), nils: .null)
  enum WrapperObject {
    case circle(radius: Double, label: String?), dot
  }

  // @CodableEnum(strategy: .tagFirst)
  enum WrapperArray {
    case circle(Circle), square(Square)
  }

  // @CodableEnum(strategy: .adjacent(key: "kind", content: "shape"))
  enum Shape {
    case circle(Circle), square(Square)
  }

  /// The tag is beside the property.
  struct ExternalProperty: Codable {
    var id: Int
    var shape: Shape

    private enum CodingKeys: CodingKey { case id }

    init(id: Int, shape: Shape) {
      self.id = id
      self.shape = shape
    }

    init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      shape = try Shape(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      try shape.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
    }
  }

  struct Text: Codable {
    var type: String
    var body: String
  }

  struct Image: Codable {
    var type: String
    var width: Int
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
  enum ExistingProperty {
    case text(Text), image(Image)
  }

  // @CodableEnum(strategy: .untagged)
  enum Deduction {
    case circle(radius: Int), rectangle(width: Int, height: Int)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum DefaultImpl {
    case known(x: Int)
    case unknown  // @CodableCase(catches: [.unknown, .missing])
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum Names {
    // @CodableCase("moved", aliases: ["gone"], keys: ["id": "uid"], keyAliases: ["uid": ["user"]])
    case moved(id: Int)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"), keyNames: .snakeCase, nils: .null)
  enum Naming {
    case moved(userId: Int, httpServer: String?)
  }

  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  enum NonNull {
    case named(name: String?)
  }

  // @CodableEnum(strategy: .rawValue, caseNames: .screamingSnakeCase)
  enum Plain {
    case active
    case notAllowed  // @CodableCase("not allowed", aliases: ["forbidden"])
  }

  // @CodableEnum(strategy: .rawValue)
  enum Numbered: Int {
    case ok = 200
    case notFound = 404
  }

  // @CodableEnum(strategy: .rawValue)
  enum EnumDefault {
    case active
    case other  // @CodableCase(catches: .unknown)
  }
}

extension Jackson {
  static let subjects = [
    Subject(Property.self) { [.circle(radius: 1, label: nil), .dot] },
    Subject(Strict.self) { [.circle(radius: 1), .dot] },
    Subject(WrapperObject.self) { [.circle(radius: 1, label: nil), .dot] },
    Subject(WrapperArray.self) { [.circle(Circle(radius: 1)), .square(Square(side: 2))] },
    Subject(ExternalProperty.self) {
      [
        ExternalProperty(id: 7, shape: .circle(Circle(radius: 1))),
        ExternalProperty(id: 7, shape: .square(Square(side: 2))),
      ]
    },
    Subject(ExistingProperty.self) { [.text(Text(type: "text", body: "b")), .image(Image(type: "image", width: 4))] },
    Subject(Deduction.self) { [.circle(radius: 1), .rectangle(width: 1, height: 2)] },
    Subject(DefaultImpl.self) { [.known(x: 1), .unknown] },
    Subject(Names.self) { [.moved(id: 1)] },
    Subject(Naming.self) { [.moved(userId: 1, httpServer: "h")] },
    Subject(NonNull.self) { [.named(name: "n"), .named(name: nil)] },
    Subject(Plain.self) { [.active, .notAllowed] },
    Subject(Numbered.self) { [.ok, .notFound] },
    Subject(EnumDefault.self) { [.active, .other] },
  ]
}
