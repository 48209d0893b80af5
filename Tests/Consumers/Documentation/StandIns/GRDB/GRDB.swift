// As much of GRDB as the pages use; `Tests/Consumers/Database` uses all of it.

public protocol FetchableRecord {}
public protocol PersistableRecord {}

public protocol DatabaseValueConvertible {}

public struct Column: Sendable {
  public init(_ name: String) {}

  public static func == (column: Column, value: some DatabaseValueConvertible) -> Condition { Condition() }
}

extension Int: DatabaseValueConvertible {}

public struct Condition: Sendable {}
public struct Database: Sendable {
  public init() {}
}

public struct Query<Record> {
  public func fetchAll(_ database: Database) throws -> [Record] { [] }
}

extension FetchableRecord {
  public static func filter(_ condition: Condition) -> Query<Self> { Query() }
}
