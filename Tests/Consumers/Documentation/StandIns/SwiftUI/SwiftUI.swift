// As much of SwiftUI as the pages use, on any system.
@_exported import Foundation

/// Keeps a value while the program runs.
@propertyWrapper public struct AppStorage<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable<String> {
    self.wrappedValue = wrappedValue
  }

  public init<Raw: RawRepresentable<String>>(_ key: String) where Value == Raw? {
    wrappedValue = nil
  }
}
