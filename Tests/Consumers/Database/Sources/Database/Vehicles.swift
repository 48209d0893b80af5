import CodableEnum
import GRDB

// One table for several kinds: the enum is the row.

// @CodableEnum(strategy: .flattenedStatus(key: "kind"))
enum Vehicle: Equatable, Sendable, FetchableRecord, PersistableRecord {
  case car(id: Int, name: String, doors: Int, electric: Bool)
  case bike(id: Int, name: String, gears: Int?, bought: Double = 0)
  case unknown(String, CodableValue)  // @CodableCase(catches: .unknown)

  static let databaseTableName = "vehicle"
}

// @CodableEnum(strategy: .discriminator(key: "kind"), keyNames: .snakeCase)
enum Shape: Equatable, Sendable, FetchableRecord, PersistableRecord {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double?)

  static let databaseTableName = "shape"
}

func vehicles() throws {
  let table = """
    CREATE TABLE vehicle (
      id INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT,
      doors INTEGER, electric BOOLEAN, gears INTEGER, bought REAL, wings INTEGER, length REAL, note TEXT, picture BLOB
    )
    """
  try withDatabase(table) { database in
    let vehicles: [Vehicle] = [
      .car(id: 1, name: "Beetle", doors: 2, electric: false),
      .bike(id: 2, name: "Stadtrad", gears: 21, bought: 1999.5),
      .bike(id: 3, name: "", gears: nil),
    ]
    for vehicle in vehicles { try vehicle.insert(database) }
    expect(try Vehicle.fetchAll(database), vehicles)
    expect(try Vehicle.filter(Column("doors") == 2).fetchAll(database), [vehicles[0]])
    try Vehicle.bike(id: 3, name: "Faltrad", gears: 1, bought: 2).update(database)
    expect(try Vehicle.fetchOne(database, key: 3), .bike(id: 3, name: "Faltrad", gears: 1, bought: 2))

    // Rows of a kind that a newer version added are kept whole.
    let row = "SELECT * FROM vehicle WHERE id = 4"
    let planes = [
      "2, 35.5, 'fast'", "0, 0, ''", "1, 1, '12'", "NULL, NULL, NULL", "-5, 0.1, 'true'",
      // Numbers that an integer or a decimal would not hold.
      "1e100, 1e100, ''", "9223372036854775807, 3.133, ''", "-1e300, -1e-300, ''", "2.5, 9007199254740993, ''",
    ]
    for plane in planes {
      try database.execute(
        sql: "INSERT OR REPLACE INTO vehicle (id, kind, name, wings, length, note) VALUES (4, 'plane', '747', \(plane))"
      )
      let before = try Row.fetchOne(database, sql: row)
      let kept = try Vehicle.fetchOne(database, key: 4)
      if case .unknown("plane", _) = kept {} else { expect(kept, nil) }
      try database.execute(sql: "DELETE FROM vehicle WHERE id = 4")
      try kept?.insert(database)
      expect(try Row.fetchOne(database, sql: row), before)
    }
  }
}

func shapes() throws {
  let table = "CREATE TABLE shape (kind TEXT, circle_radius REAL, rectangle_width REAL, rectangle_height REAL)"
  try withDatabase(table) { database in
    let shapes: [Shape] = [
      .circle(radius: 1.5), .rectangle(width: 2, height: 3), .rectangle(width: 2, height: nil),
    ]
    for shape in shapes { try shape.insert(database) }
    expect(try Shape.fetchAll(database), shapes)
  }
}
