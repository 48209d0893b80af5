import CodableEnum

// @CodableEnum(strategy: .caseKeyed, emptyCases: .null)
public enum PositionalNull: Equatable {
  case a, b(Int)
}

// @CodableEnum(emptyCases: .object)
public enum PositionalObject: Equatable {
  case a, b(Int)
  case none  // @CodableCase(catches: .missing)
}

// @CodableEnum(emptyCases: .array)
public enum PositionalArray: Equatable {
  case a, b(Int)
}

// @CodableEnum(emptyCases: .name)
public enum PositionalName: Equatable {
  case a, b(Int)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), emptyCases: .true)
public enum NaturalTrue: Equatable {
  case a, b(x: Int)
}

// @CodableEnum(strategy: .caseKeyed(payload: .natural), emptyCases: .object)
public enum NaturalObject: Equatable {
  case a, b(x: Int)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled), emptyCases: .null)
public enum LabeledNull: Equatable {
  case a, b(x: Int)
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled), emptyCases: .name)
public enum LabeledName: Equatable {
  case a, b(x: Int)
  case other(String)  // @CodableCase(catches: .unknown)
}

/// In the place of the content.
// @CodableEnum(strategy: .adjacent(key: "type", content: .tag), emptyCases: .object)
public enum PaymentMethod: Equatable {
  case blik, card(String)
  case other(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"), emptyCases: .null)
public enum ContentNull: Equatable {
  case a, b(Int)
  case other(String, CodableValue)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"), emptyCases: .true)
public enum ContentTrue: Equatable {
  case a, b(Int)
  case other(String)  // @CodableCase(catches: .unknown)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"), emptyCases: .array, unknownKeys: .reject)
public enum ContentArray: Equatable {
  case a, b(Int)
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"), emptyCases: .omit)
public enum ContentNothing: Equatable {
  case a, b(Int)
}
