import GRDB

try articles()
try readers()
try settings()
try vehicles()
try shapes()
try tickets()
print("articles, readers, settings, vehicles, shapes and tickets were stored and read")

/// Runs `body` in a new database that has one table.
func withDatabase(_ table: String, _ body: (Database) throws -> Void) throws {
  try DatabaseQueue().write { database in
    try database.execute(sql: table)
    try body(database)
  }
}

func expect<Value: Equatable>(
  _ found: @autoclosure () throws -> Value,
  _ expected: Value,
  line: Int = #line,
  file: StaticString = #fileID
) {
  do {
    let found = try found()
    if found != expected { fatalError("\(file):\(line): found \(found), expected \(expected)") }
  } catch {
    fatalError("\(file):\(line): \(error)")
  }
}
