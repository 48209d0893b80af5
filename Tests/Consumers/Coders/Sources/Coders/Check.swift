import CodableEnum
import Foundation

/// One value that must come back as it was sent.
struct Check: Sendable {
  /// The layout of the enum, as the documentation's table has it.
  var layout: String
  /// Where the enum is.
  var place: Place
  /// The value, for messages.
  var value: @Sendable () -> String
  /// Its JSON, which the limits are told by.
  var json: @Sendable () -> CodableValue
  /// Sends the value and throws unless it comes back equal.
  var run: @Sendable (Coder) throws -> Void

  enum Place: String, CaseIterable {
    case root = "root"
    case property = "property"
    case element = "element"
  }
}

struct Different: Error, CustomStringConvertible {
  var description: String
}

/// An enum as the property of a struct.
struct Property<Value: Payload>: Payload {
  var value: Value
}

/// Enums as the elements of an array.
struct Elements<Value: Payload>: Payload {
  var values: [Value]
}

extension Check {
  /// A value that is sent and received as the same type.
  init<Value: Payload>(_ value: Value, of layout: String, in place: Place) {
    self.init(sent: value, received: value, of: layout, in: place)
  }

  /// A value that is received as another type, with its value there.
  init<Sent: Payload, Received: Payload>(sent: Sent, received: Received, of layout: String, in place: Place) {
    switch place {
    case .root: self.init(layout, place, sent, sent, received)
    case .property: self.init(layout, place, sent, Property(value: sent), Property(value: received))
    case .element:
      self.init(layout, place, sent, Elements(values: [sent, sent]), Elements(values: [received, received]))
    }
  }

  /// A value that another type receives and sends on.
  init<Sent: Payload, Via: Payload>(_ sent: Sent, through via: Via.Type, of layout: String, in place: Place) {
    switch place {
    case .root: self.init(layout, place, sent, sent, via)
    case .property: self.init(layout, place, sent, Property(value: sent), Property<Via>.self)
    case .element: self.init(layout, place, sent, Elements(values: [sent, sent]), Elements<Via>.self)
    }
  }

  private init<Sent: Payload, Via: Payload>(
    _ layout: String,
    _ place: Place,
    _ value: some Payload,
    _ sent: Sent,
    _ via: Via.Type
  ) {
    self.init(
      layout: layout,
      place: place,
      value: { "\(value)" },
      json: { jsonValue(sent) },
      run: { coder in
        let kept = try coder.transmit(sent, as: via)
        let found = try coder.transmit(kept, as: Sent.self)
        guard found == sent else { throw Different(description: "kept as \(kept), came back as \(found)") }
      }
    )
  }

  private init<Sent: Payload, Received: Payload>(
    _ layout: String,
    _ place: Place,
    _ value: some Payload,
    _ sent: Sent,
    _ received: Received
  ) {
    self.init(
      layout: layout,
      place: place,
      value: { "\(value)" },
      json: { jsonValue(sent) },
      run: { coder in
        let found = try coder.transmit(sent, as: Received.self)
        guard found == received else { throw Different(description: "came back as \(found)") }
      }
    )
  }
}

private func jsonValue(_ value: some Encodable) -> CodableValue {
  do {
    return try JSONDecoder().decode(CodableValue.self, from: JSONEncoder().encode(value))
  } catch {
    fatalError("\(value): \(error)")
  }
}
