import CodableEnumGenerator

/// An expression of hand-written code, and where it is.
struct Expression {
  indirect enum Kind {
    case text(String)
    /// A string with values in it, which only messages are made of.
    case interpolation
    /// A string with names in it, and nothing else.
    case composed([Expression])
    case integer(Int)
    case float(String)
    case boolean(Bool)
    case null
    /// `container`, `self`, `Kind`
    case name(String)
    /// `Page<Int>`
    case type(TypeExpression)
    /// `Int.self`, or `x.self`, with the type that it is if it is one
    case itself(Expression, TypeExpression)
    /// `.circle`
    case implicitMember(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case closure(Closure)
    /// `try x`
    case attempt(Expression)
    /// `try! x`
    case forcedAttempt(Expression)
    /// `try? x`
    case optionalAttempt(Expression)
    /// `x!`
    case forced(Expression)
    /// `x?`, before a member
    case chained(Expression)
    case prefix(String, Expression)
    case infix(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    /// `x as T`, `x as? T`, `x is T`
    case cast(Expression, String, type: TypeExpression)
    /// `if` or `switch` as a value
    case statement(Statement)
  }

  var kind: Kind
  var range: Range<Int>
  /// How many levels it has: what reads it goes down all of them.
  let height: Int

  init(kind: Kind, range: Range<Int>) {
    (self.kind, self.range) = (kind, range)
    height = 1 + kind.innerHeight
  }
}

extension Expression.Kind {
  fileprivate var innerHeight: Int {
    switch self {
    case .closure(let closure): closure.height
    case .statement(let statement): statement.height
    case .prefix(_, let base): base.height
    case .member(let base, _), .itself(let base, _): base.height
    // The parts of any other expression are expressions.
    default: Expression.parts(of: self)?.reduce(0) { max($0, $1.height) } ?? 0
    }
  }
}

extension Expression {
  /// `Outer.Kind`; nil for all but names.
  var path: TypeExpression? {
    switch kind {
    case .name(let name): .named(name)
    case .type(let type): type
    case .member(let base, let name): base.path?.member(name)
    // No other expression is a name.
    default: nil
    }
  }

  /// The type that it spells, where one is made of it: `[Kind]` of `[Kind](from: decoder)`
  var spelledType: TypeExpression? {
    switch kind {
    case .array(let elements): elements.count == 1 ? elements[0].spelledType.map { .array($0) } : nil
    case .dictionary(let pairs):
      if pairs.count == 1, let key = pairs[0].key.spelledType, let value = pairs[0].value.spelledType {
        .dictionary(key, value)
      } else {
        nil
      }
    case .chained(let wrapped): wrapped.spelledType.map { .optional($0) }
    // Only names are left.
    default: path
    }
  }

  /// The expressions that it is made of; nil if there are statements or `&` in it.
  var parts: [Expression]? { Self.parts(of: kind) }

  fileprivate static func parts(of kind: Kind) -> [Expression]? {
    switch kind {
    case .text, .interpolation, .integer, .float, .boolean, .null, .name, .type, .implicitMember: []
    case .closure, .statement, .prefix("&", _): nil
    case .member(let base, _), .itself(let base, _), .attempt(let base), .forcedAttempt(let base), .forced(let base),
      .optionalAttempt(let base), .chained(let base), .prefix(_, let base), .cast(let base, _, type: _):
      [base]
    case .call(let base, let arguments), .index(let base, let arguments): [base] + arguments.map(\.value)
    case .array(let elements), .composed(let elements): elements
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let parts): parts.map(\.value)
    case .infix(_, let first, let second): [first, second]
    case .conditional(let condition, let first, let second): [condition, first, second]
    }
  }
}

struct Argument {
  var label: String?
  var value: Expression

  /// Whether it may stand behind the parentheses, without its label.
  var isTrailing: Bool { if case .closure = value.kind { label == nil } else { false } }
}

struct Closure {
  var parameters: [String]
  var body: [Statement]

  var height: Int { body.reduce(0) { max($0, $1.height) } }
}

struct Statement {
  indirect enum Kind {
    case expression(Expression)
    /// `let x = …`, `let (a, b) = …`, `var x: T`
    case binding(Pattern, type: TypeExpression?, Expression?)
    case assignment(Expression, Expression)
    case branch([CodeCondition], then: [Statement], otherwise: [Statement])
    case guarded([CodeCondition], otherwise: [Statement])
    case choice(Expression, [Choice])
    /// `name: while …`
    case labeled(String, Statement)
    case attempt([Statement], [Handler])
    case raise(Expression)
    case leave(Expression?)
    case loop(Pattern, Expression, Expression?, [Statement])
    /// `while … { … }`, `repeat { … } while …`
    case repetition([CodeCondition], [Statement], runsFirst: Bool)
    /// `defer { … }`
    case deferred([Statement])
    /// `break`, with the label of what ends
    case stop(String?)
    /// `continue`
    case proceed(String?)
    case fallThrough
    case function(CodeFunction)
    /// A type, or nothing.
    case declaration
  }

  var kind: Kind
  var range: Range<Int>
  /// The levels of the expressions and statements in it.
  var height = 0
}

enum CodeCondition {
  case expression(Expression)
  /// `if let x = …`
  case unwrapped(Pattern, Expression)
  /// `if case .x = …`
  case matched(Pattern, Expression)
}

/// `case a, b where …: …`
struct Choice {
  /// Empty for `default`.
  var patterns: [(pattern: Pattern, condition: Expression?)]
  var isDefault: Bool
  var body: [Statement]
}

/// `catch … { … }`
struct Handler {
  var patterns: [(pattern: Pattern, condition: Expression?)]
  var body: [Statement]

  /// Whether it throws whatever it catches.
  var onlyThrows: Bool {
    guard case .raise? = body.last?.kind else { return false }
    return body.dropLast().allSatisfy { statement in
      switch statement.kind {
      case .expression, .binding: true
      // Other statements may return.
      default: false
      }
    }
  }
}

struct Pattern {
  indirect enum Kind {
    case anything
    case name(String)
    case value(Expression)
    /// `.circle(let radius)`; nil without parentheses
    case element(String, [(label: String?, pattern: Pattern)]?)
    case tuple([Pattern])
    /// `let x?`
    case some(Pattern)
    case type(TypeExpression)
    /// `let error as DecodingError`
    case typed(Pattern, TypeExpression)
  }

  var kind: Kind
  var range: Range<Int>
}

/// A form of code that isn't understood, or that has no counterpart.
struct Refusal: Error {
  var file: Int
  var offset: Int
  var message: String
  /// Whether the files lack what would say it, or say it twice: a coder would only hide that.
  var isOfFiles = false
}
