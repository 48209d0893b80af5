let stored = Stored(User(name: "Rachel", age: 30))
holds(stored.rawValue.contains("<key>age</key>"))
holds(Stored<User>(rawValue: stored.rawValue)?.value.age == 30)
