import CodableEnum

/// What every layout is tried with.
typealias Payload = Codable & Equatable & Sendable

/// The same cases in each layout, so that one table of values covers them all.
protocol Layout<Value>: Payload {
  associatedtype Value: Payload

  static var none: Self { get }
  static func one(_ value: Value) -> Self
  static func labeled(value: Value) -> Self
  static func pair(_ value: Value, _ count: Int) -> Self
  static func both(value: Value, count: Int) -> Self
  static func maybe(_ value: Value?) -> Self
  static func pairOfMaybes(_ value: Value?, _ count: Int?) -> Self
  static func maybes(value: Value?, count: Int?) -> Self
  static func preset(value: Value?, count: Int) -> Self
}

// @CodableEnum
enum Positional<Value: Payload>: Equatable, Sendable {
  case none
  case one(Value)
  case labeled(value: Value)
  case pair(Value, Int)
  case both(value: Value, count: Int)
  case maybe(Value?)
  case pairOfMaybes(Value?, Int?)
  case maybes(value: Value?, count: Int?)
  case preset(value: Value?, count: Int = 7)
}

// @CodableEnum(strategy: .caseKeyed(payload: .array))
enum Arrays<Value: Payload>: Equatable, Sendable {
  case none
  case one(Value)
  case labeled(value: Value)
  case pair(Value, Int)
  case both(value: Value, count: Int)
  case maybe(Value?)
  case pairOfMaybes(Value?, Int?)
  case maybes(value: Value?, count: Int?)
  case preset(value: Value?, count: Int = 7)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
enum Labeled<Value: Payload>: Equatable, Sendable {
  case none
  case one(Value)
  case labeled(value: Value)
  case pair(Value, Int)
  case both(value: Value, count: Int)
  case maybe(Value?)
  case pairOfMaybes(Value?, Int?)
  case maybes(value: Value?, count: Int?)
  case preset(value: Value?, count: Int = 7)
}

/// What the compiler makes of the same enum: where this comes back equal, `Labeled` must as well.
enum Synthesized<Value: Payload>: Layout {
  case none
  case one(Value)
  case labeled(value: Value)
  case pair(Value, Int)
  case both(value: Value, count: Int)
  case maybe(Value?)
  case pairOfMaybes(Value?, Int?)
  case maybes(value: Value?, count: Int?)
  case preset(value: Value?, count: Int = 7)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural))
enum Natural<Value: Payload>: Equatable, Sendable {
  case none
  case one(Value)
  case labeled(value: Value)
  case pair(Value, Int)
  case both(value: Value, count: Int)
  case maybe(Value?)
  case pairOfMaybes(Value?, Int?)
  case maybes(value: Value?, count: Int?)
  case preset(value: Value?, count: Int = 7)
}

// @CodableEnum(strategy: .discriminator)
enum Discriminated<Value: Payload>: Equatable, Sendable {
  case none
  case one(Value)
  case labeled(value: Value)
  case pair(Value, Int)
  case both(value: Value, count: Int)
  case maybe(Value?)
  case pairOfMaybes(Value?, Int?)
  case maybes(value: Value?, count: Int?)
  case preset(value: Value?, count: Int = 7)
}

// @CodableEnum(strategy: .flattenedStatus)
enum Flat<Value: Payload>: Equatable, Sendable {
  case none
  case one(Value)  // @CodableCase(keys: ["value"])
  case labeled(value: Value)
  case pair(Value, Int)  // @CodableCase(keys: ["value", "count"])
  case both(value: Value, count: Int)
  case maybe(Value?)  // @CodableCase(keys: ["value"])
  case pairOfMaybes(Value?, Int?)  // @CodableCase(keys: ["value", "count"])
  case maybes(value: Value?, count: Int?)
  case preset(value: Value?, count: Int = 7)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .indexed)
enum Indexed<Value: Payload>: Equatable, Sendable {
  case none
  case one(Value)
  case labeled(value: Value)
  case pair(Value, Int)
  case both(value: Value, count: Int)
  case maybe(Value?)
  case pairOfMaybes(Value?, Int?)
  case maybes(value: Value?, count: Int?)
  case preset(value: Value?, count: Int = 7)
}

/// For values that are objects, which are in the object of the case.
// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
enum MergedValue<Value: Payload>: Equatable, Sendable {
  case one(Value)
}

// @CodableEnum(strategy: .adjacent)
enum Adjacent<Value: Payload>: Equatable, Sendable {
  case none
  case one(Value)
  case labeled(value: Value)
  case pair(Value, Int)
  case both(value: Value, count: Int)
  case maybe(Value?)
  case pairOfMaybes(Value?, Int?)
  case maybes(value: Value?, count: Int?)
  case preset(value: Value?, count: Int = 7)
}
