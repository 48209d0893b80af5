import CodableEnum
import GRDB

// A column of text that queries compare: the enum is a value of the database.

// @CodableEnum(storage: .json)
enum Theme: Equatable, Sendable {
  case system
  case dark(contrast: Int)
}

extension Theme: DatabaseValueConvertible {}

struct Setting: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
  var id: Int
  var theme: Theme
  var before: Theme?
}

func settings() throws {
  try withDatabase("CREATE TABLE setting (id INTEGER PRIMARY KEY, theme TEXT NOT NULL, before TEXT)") { database in
    let settings = [
      Setting(id: 1, theme: .system),
      Setting(id: 2, theme: .dark(contrast: 2), before: .system),
      Setting(id: 3, theme: .dark(contrast: 3), before: .dark(contrast: 2)),
    ]
    for setting in settings { try setting.insert(database) }
    expect(try Setting.fetchAll(database), settings)
    expect(try Setting.filter(Column("theme") == Theme.dark(contrast: 2)).fetchAll(database), [settings[1]])
    expect(try Theme.fetchAll(database, sql: "SELECT DISTINCT before FROM setting WHERE before IS NOT NULL").count, 2)
    expect(
      try String.fetchAll(database, sql: "SELECT theme FROM setting"),
      [#"{"system":true}"#, #"{"dark":2}"#, #"{"dark":3}"#]
    )
  }
}
