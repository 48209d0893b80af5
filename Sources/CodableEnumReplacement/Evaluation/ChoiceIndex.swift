import CodableEnumJSON

/// Which choice of a `switch` may be that of a text, a number or a case: no choice before it is.
struct ChoiceIndex {
  /// The literals of the choices before the first that is told by something else.
  private(set) var literals: [JSONValue] = []
  private var firstByLiteral: [LiteralKey: Int] = [:]
  private var firstByCase: [String: Int] = [:]
  /// The first choice that is told by no literal, or by no name of a case.
  private let (literalCount, caseCount): (Int, Int)

  init(_ choices: [Choice]) {
    func count(_ isTold: (Pattern) -> Bool) -> Int {
      choices.firstIndex { $0.isDefault || !$0.patterns.allSatisfy { isTold($0.pattern) } } ?? choices.count
    }
    literalCount = count { $0.literal != nil }
    caseCount = count { $0.caseName != nil }
    for (index, choice) in choices[..<literalCount].enumerated() {
      for case let json? in choice.patterns.map(\.pattern.literal) {
        guard let literal = LiteralKey(json), firstByLiteral[literal] == nil else { continue }
        firstByLiteral[literal] = index
        literals.append(json)
      }
    }
    for (index, choice) in choices[..<caseCount].enumerated() {
      for case let name? in choice.patterns.map(\.pattern.caseName) where firstByCase[name] == nil {
        firstByCase[name] = index
      }
    }
  }

  /// Whether the first choice is told by something else.
  var isEmpty: Bool { literalCount + caseCount == 0 }

  func first(for json: JSONValue) -> Int { LiteralKey(json).map { firstByLiteral[$0] ?? literalCount } ?? 0 }

  func first(forCase name: String) -> Int { firstByCase[name] ?? caseCount }
}

/// A text or a number, as a key.
struct LiteralKey: Hashable {
  private var text: String
  private var isNumber: Bool

  /// Nil for any other JSON.
  init?(_ json: JSONValue) {
    switch json {
    case .string(let text): (self.text, isNumber) = (text, false)
    case .number(let text): (self.text, isNumber) = (text, true)
    case .null, .boolean, .array, .object: return nil
    }
  }
}

/// A `switch`.
struct ChoicePlace: Hashable {
  var file: Int
  var offset: Int
}

extension Pattern {
  /// A text or a number.
  fileprivate var literal: JSONValue? {
    guard case .value(let expression) = kind else { return nil }
    switch expression.kind {
    case .text(let text): return .string(text)
    case .integer(let number): return .number("\(number)")
    case .float(let text): return .number(text)
    // Any other expression is what it is where the code runs.
    default: return nil
    }
  }

  /// The name of a case that no optional has, too.
  fileprivate var caseName: String? {
    let name: String
    switch kind {
    case .element(let element, _): name = element
    case .value(let expression):
      switch expression.kind {
      case .implicitMember(let member), .member(_, let member): name = member
      // Any other expression is no case.
      default: return nil
      }
    case .anything, .name, .tuple, .some, .type, .typed: return nil
    }
    return ["some", "none"].contains(name) ? nil : name
  }
}

extension Evaluator {
  /// The choice from which on a `switch` looks for the one of a value.
  func firstChoice(of choices: [Choice], for value: CodeValue, at range: Range<Int>) -> Int {
    let index = choiceIndex(of: choices, at: range)
    if index.isEmpty { return 0 }
    switch value.bare {
    // Each is asked about what the value is made of.
    case .known(_, .counted?), .known(_, .spelled?): return 0
    // An operator of these files may take it.
    case .known where code.operators["~="] != nil: return 0
    case .known(let json, let origin):
      let first = index.first(for: json)
      if !index.literals.isEmpty {
        ask(.choice(index.literals, isCased: origin.isCased), origin, at: range.lowerBound)
        if let pointer = origin?.pointer { wish(.choice(index.literals), at: pointer) }
      }
      return first
    case .element(_, let name, _): return index.first(forCase: name)
    // Other values are compared with each choice.
    default: return 0
    }
  }

  private func choiceIndex(of choices: [Choice], at range: Range<Int>) -> ChoiceIndex {
    let place = ChoicePlace(file: file, offset: range.lowerBound)
    if let known = lookups.choices[place] { return known }
    let index = ChoiceIndex(choices)
    for json in index.literals {
      words.note(json)
    }
    lookups.choices[place] = index
    return index
  }
}
