// What is measured at run time, by name: for the enums, the workloads and the table alike.

/// The layouts, in the order of the table.
public enum Layout: String, CaseIterable, Sendable {
  case caseKeyed, labeled, natural, discriminator, flattenedStatus, adjacent

  /// As an annotation spells it.
  public var strategy: String {
    switch self {
    case .caseKeyed: ".caseKeyed"
    case .labeled: ".caseKeyed(payload: .labeled)"
    case .natural: ".caseKeyed(payload: .natural)"
    case .discriminator: ".discriminator"
    case .flattenedStatus: ".flattenedStatus"
    case .adjacent: ".adjacent"
    }
  }

  /// The name of the enum that has it: `CaseKeyed`.
  public var typeName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// What the values of an array look like.
public enum Shape: String, CaseIterable, Sendable {
  case empty, single, several, nested, optional, mixed
}

/// What an untagged enum of four cases is, in the order of its cases.
public enum UntaggedShape: String, CaseIterable, Sendable {
  case text, integer, list, object

  public var json: String {
    switch self {
    case .text: #""a text""#
    case .integer: "12"
    case .list: #"["first","second"]"#
    case .object: #"{"name":"Bingo","breed":"beagle","age":4}"#
    }
  }
}

/// What an enum of tags that may grow is.
public enum OpenStatusShape: String, CaseIterable, Sendable {
  case known, unknown

  public var json: String {
    switch self {
    case .known: #""suspended""#
    case .unknown: #""paused""#
    }
  }
}

/// In how many cases a tag is looked for.
public enum CaseCount: Int, CaseIterable, Sendable {
  case of4 = 4
  case of64 = 64
  case of256 = 256
  case of1024 = 1_024
}

/// What is looked for: the last of many cases, or a tag that none of them has.
public enum SoughtTag: String, CaseIterable, Sendable {
  case last, caught, refused
}

public enum Direction: String, CaseIterable, Sendable {
  case decode, encode
}

/// Whose code is measured.
public enum Author: String, Sendable {
  case ours, byHand, synthesized
  /// By hand, as somebody writes it who knows what coders are fast at.
  case expert
  /// A struct of known type, which has nothing to find out.
  case plain
}

/// `flattenedStatus/several/decode/ours`
public struct WorkloadName: Hashable, Sendable, CustomStringConvertible {
  public var subject: String
  public var shape: String
  public var direction: Direction
  public var author: Author

  public init(_ subject: String, _ shape: String, _ direction: Direction, _ author: Author) {
    (self.subject, self.shape, self.direction, self.author) = (subject, shape, direction, author)
  }

  public init?(_ description: Substring) {
    var parts = description.split(separator: "/").map(String.init)[...]
    guard parts.count == 4, let subject = parts.popFirst(), let shape = parts.popFirst(),
      let direction = parts.popFirst().flatMap(Direction.init), let author = parts.popFirst().flatMap(Author.init)
    else { return nil }
    self.init(subject, shape, direction, author)
  }

  public var description: String { "\(subject)/\(shape)/\(direction)/\(author)" }
}
