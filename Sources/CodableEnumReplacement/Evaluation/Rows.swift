import CodableEnumGenerator

/// A call as it is written, of a value or of a type; a property has no arguments.
struct Use {
  let name: String
  /// What it is called on.
  let whole: CodeValue
  /// The same without the place that it is read at.
  let value: CodeValue
  let arguments: [Argument]
  /// The type that the code around it needs; nil if nothing says it.
  let expected: TypeExpression?
  let range: Range<Int>

  init(
    _ name: String,
    of whole: CodeValue,
    _ arguments: [Argument] = [],
    expecting type: TypeExpression? = nil,
    at range: Range<Int>
  ) {
    (self.name, self.whole, value, self.arguments, self.range) = (name, whole, whole.bare, arguments, range)
    expected = type
  }

  /// An argument that the labels of a row ask for.
  subscript(index: Int) -> Expression { arguments[index].value }
}

/// Which values a row is for, and what it needs of them.
struct Owner<Part>: Sendable {
  /// Whether it is a coder or a container, whose extensions in the code may have calls of the same labels.
  var isContainer = false
  /// Nil for other values, of which nothing is evaluated.
  let part: @Sendable (Evaluator, Use) throws -> Part?
}

/// A call, a property or an initializer that is understood: whose it is, its name, its labels, and what it makes.
struct Row: Sendable {
  /// Nil for any name.
  fileprivate let name: String?
  /// Nil for any labels.
  fileprivate let labels: [String?]?
  fileprivate let isContainer: Bool
  /// Nil for other owners, and for what isn't understood after all.
  fileprivate let make: @Sendable (Evaluator, Use) throws -> CodeValue?

  init<Part>(
    _ owner: Owner<Part>,
    _ name: String?,
    _ labels: [String?]?,
    _ make: @escaping @Sendable (Evaluator, Part, Use) throws -> CodeValue?
  ) {
    (self.name, self.labels, isContainer) = (name, labels, owner.isContainer)
    self.make = { evaluator, use in
      guard let part = try owner.part(evaluator, use) else { return nil }
      return try make(evaluator, part, use)
    }
  }

  fileprivate func takes(_ arguments: [Argument]) -> Bool {
    labels?.elementsEqual(arguments) { $0 == $1.label } ?? true
  }
}

/// All that is understood; what has no row is refused where it is written.
struct Rows: Sendable {
  private var byName: [String: [Row]]
  private let others: [Row]

  init(_ rows: [Row]) {
    others = rows.filter { $0.name == nil }
    byName = [:]
    for case let name? in rows.map(\.name) where byName[name] == nil {
      byName[name] = rows.filter { $0.name == nil || $0.name == name }
    }
  }

  /// What the first row makes that is for it; nil if there is none.
  func value(of use: Use, by evaluator: Evaluator) throws -> CodeValue? {
    for row in byName[use.name] ?? others where row.takes(use.arguments) {
      if let made = try row.make(evaluator, use) { return made }
    }
    return nil
  }

  /// Whether Swift has a function of a coder or a container with this name and these labels.
  func hasContainerCall(_ name: String, _ arguments: [Argument]) -> Bool {
    byName[name]?.contains { $0.isContainer && $0.takes(arguments) } ?? false
  }

  /// Whether Swift has a function or a property of a value with this name.
  static func hasMember(_ name: String) -> Bool { calls.byName[name] != nil || properties.byName[name] != nil }

  static let calls = Rows(Evaluator.readerCalls + Evaluator.writerCalls + Evaluator.textCalls + Evaluator.valueCalls)
  static let properties = Rows(Evaluator.containerProperties + Evaluator.textProperties + Evaluator.valueProperties)
  static let initializers = Rows(Evaluator.initializerRows)
}
