import Foundation

/// What `@AppStorage` demands of a value, and does with it, on any system: text in a suite of `UserDefaults`.
@propertyWrapper
struct UserDefault<Value> {
  private let suite: TestSuite
  private let key: String
  private let read: (String?) -> Value
  private let write: (Value) -> String?

  init(wrappedValue: Value, _ key: String, _ suite: TestSuite) where Value: RawRepresentable, Value.RawValue == String {
    self.suite = suite
    self.key = key
    read = { $0.flatMap(Value.init(rawValue:)) ?? wrappedValue }
    write = { $0.rawValue }
  }

  init<Wrapped: RawRepresentable>(_ key: String, _ suite: TestSuite)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.suite = suite
    self.key = key
    read = { $0.flatMap(Wrapped.init(rawValue:)) }
    write = { $0?.rawValue }
  }

  var wrappedValue: Value {
    get { read(suite.defaults?.string(forKey: key)) }
    nonmutating set { suite.defaults?.set(write(newValue), forKey: key) }
  }
}

/// A suite of `UserDefaults` for one test, and removed with it.
final class TestSuite {
  private let name = "swift-codable-enum.\(UUID())"

  /// A new instance each time, as a new launch of an app would have.
  var defaults: UserDefaults? { UserDefaults(suiteName: name) }

  deinit { UserDefaults.standard.removePersistentDomain(forName: name) }
}
