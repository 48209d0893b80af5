import Foundation

// Untagged enums whose values are of types that the file declares, or that only another one does.

// @CodableEnum(strategy: .untagged)
enum Gauge: Equatable {
  enum Unit: String, Codable { case meter, foot }
  struct Point: Codable, Equatable { var x: Int }

  case count(Int)
  case unit(Unit)
  case point(Point)
}

// @CodableEnum(strategy: .untagged)
enum Wider: Equatable {
  case inner(Inner)
  case ratio(Double)

  // @CodableEnum(strategy: .untagged)
  enum Inner: Equatable {
    case big(UInt64)
    case text(String)
  }
}

/// `Grade` is an enum of strings in another file.
// @CodableEnum(strategy: .untagged)
enum Elsewhere: Equatable {
  case count(Int)
  case grade(Grade?)  // @CodableCase(matches: [.string, .null])
}

// @CodableEnum(strategy: .untagged)
enum Ratio: Equatable {
  case number(Double)
  case text(String)
}

// @CodableEnum(strategy: .untagged)
enum Shadowed: Equatable {
  struct Data: Codable, Equatable { var bytes: [Int] }
  case data(Data)
  case text(String)
}

// @CodableEnum(strategy: .untagged)
enum Perhaps: Equatable {
  struct Place: Codable, Equatable { var city: String }
  case place(Place?)
  case flag(Bool)
}

/// `Mention` is in another file, where it may be anything: it is taken for an object, and not believed.
// @CodableEnum(strategy: .untagged)
public enum Citation: Equatable, Sendable {
  case reference(Mention)
  case text(String)
}

// @CodableEnum(strategy: .untagged)
public enum Source: Equatable, Sendable {
  case reference(Mention)  // @CodableCase(matches: [.string, .object])
  case page(Int)
}

/// A later case that matches several kinds takes what the earlier ones leave.
// @CodableEnum(strategy: .untagged)
public enum Judgment: Equatable {
  case points(Int)  // @CodableCase(matches: .integer)
  case other(Marks)  // @CodableCase(matches: [.boolean, .number])

  // @CodableEnum(strategy: .untagged)
  public enum Marks: Equatable { case passed(Bool), share(Double) }
}

// @CodableEnum(strategy: .untagged)
public enum Stretch: Equatable {
  case large(UInt64)  // @CodableCase(matches: .integer)
  case other(Signed)  // @CodableCase(matches: [.boolean, .integer])

  // @CodableEnum(strategy: .untagged)
  public enum Signed: Equatable { case isOpen(Bool), length(Int64) }
}

/// A closed enum takes its own values only, before all other cases.
// @CodableEnum(strategy: .untagged)
public enum Dimension: Equatable {
  public enum Keyword: String, Codable, Sendable { case auto, minContent = "min-content" }

  case points(Int)
  case other(String)
  case keyword(Keyword)
}

// @CodableEnum(strategy: .untagged)
public enum StatusReply: Equatable {
  case unset  // @CodableCase("never")
  case number(Double)  // @CodableCase(matches: .number)
  case code(Code?)
  case text(String)

  // @CodableEnum(strategy: .rawValue)
  public enum Code: Equatable {
    case notFound  // @CodableCase(404)
    case gone  // @CodableCase(410, aliases: ["gone"])
  }
}
