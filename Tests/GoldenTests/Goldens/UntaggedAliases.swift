import CodableEnum

/// Keys of one case that are aliases of another: the case whose keys the other one's are among wins.
// @CodableEnum(strategy: .untagged)
public enum Spot: Equatable {
  case point(x: Int, y: Int)
  case node(id: Int)  // @CodableCase(keyAliases: ["id": ["x"]])
}

// @CodableEnum(strategy: .untagged)
public enum Span: Equatable {
  case pair(a: Int, b: Int)
  case one(a: Int)  // @CodableCase(keyAliases: ["a": ["b"]])
}

/// An answer of JSON-RPC, whose result may be null: the key tells, not what is there.
// @CodableEnum(strategy: .untagged)
public enum RPCReply: Equatable {
  case result(id: Int, result: CodableValue)
  case failure(id: Int, error: String)
  case ping(id: Int)
}

/// The keys of structs that the file shows.
// @CodableEnum(strategy: .untagged)
public enum Figure: Equatable {
  case circle(Circle)
  case square(Square?)
  case labeled(name: String, side: Double)

  public struct Circle: Codable, Equatable, Sendable {
    public var radius: Double
    public var fill: String?

    public init(radius: Double, fill: String?) { (self.radius, self.fill) = (radius, fill) }
  }

  public struct Square: Codable, Equatable, Sendable {
    public var side: Double

    public init(side: Double) { self.side = side }
  }
}

/// A null that `matches:` counts, since the value may be null.
// @CodableEnum(strategy: .untagged)
public enum Knob: Equatable {
  case value(value: CodableValue)  // @CodableCase(matches: ["value"])
  case name(name: String)
}
