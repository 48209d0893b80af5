import CodableEnumContract
import CodableEnumJSON

/// What code asks of texts and numbers whose answers can't be listed: `hasPrefix("a")`, `count > 3`, `0..<10`. The
/// literals of the code make JSON for both answers.
extension Evaluator {
  /// - Parameters:
  ///   - witnesses: JSON for both answers.
  ///   - pointer: Where the text or the number is read; nil if it is the code's own.
  private func test(_ isTrue: Bool, _ witnesses: [JSONValue], at pointer: String?, _ range: Range<Int>) throws -> Bool {
    guard let pointer else { return isTrue }
    // Nothing asks about the raw value of a type that makes itself of it.
    if isUnheard {
      throw refusal("this condition depends on a value; compare it with literals, or keep this code", at: range)
    }
    wish(.choice(witnesses), at: pointer)
    ask(.test(witnesses, isTrue: isTrue), Origin.place(pointer), at: range.lowerBound)
    return isTrue
  }

  // MARK: Texts

  static let textCalls = [
    Row(.text, "hasPrefix", [nil]) { evaluator, text, use in
      try evaluator.test(text, use, { $0.hasPrefix($1) }, { $0 + $1 })
    },
    Row(.text, "hasSuffix", [nil]) { evaluator, text, use in
      try evaluator.test(text, use, { $0.hasSuffix($1) }, { $1 + $0 })
    },
  ]

  static let textProperties = [
    Row(.text, "isEmpty", nil) { evaluator, value, use in
      guard case .known(.string(let text), let origin) = value else { return nil }
      let witnesses = [JSONValue.string(""), .string("zzz")]
      return .known(.boolean(try evaluator.test(text.isEmpty, witnesses, at: origin?.pointer, use.range)), nil)
    },
    Row(.text, "count", nil) { _, value, _ in
      guard case .known(.string(let text), let origin) = value else { return nil }
      return .known(.number("\(text.count)"), origin?.pointer.map { .counted($0) })
    },
  ]

  /// - Parameters:
  ///   - holds: Whether a text has a literal.
  ///   - make: A literal, and a text beside it.
  private func test(
    _ value: CodeValue,
    _ use: Use,
    _ holds: (String, String) -> Bool,
    _ make: (String, String) -> String
  ) throws -> CodeValue? {
    guard case .known(.string(let text), let origin) = value,
      case .known(.string(let literal), nil) = try evaluate(use[0], expecting: nil).bare
    else { return nil }
    if origin != nil { words.note(literal) }
    let witnesses = [literal, make(literal, text), make(literal, "zzz"), "zzz"].map { JSONValue.string($0) }
    return .known(.boolean(try test(holds(text, literal), witnesses, at: origin?.pointer, use.range)), nil)
  }

  // MARK: Numbers

  static let orders: [String: @Sendable (Int, Int) -> Bool] = [
    "<": { $0 < $1 }, ">": { $0 > $1 }, "<=": { $0 <= $1 }, ">=": { $0 >= $1 },
  ]

  /// `count > 3`, of integers; nil for other values.
  func isOrdered(
    _ first: CodeValue,
    _ second: CodeValue,
    _ order: (Int, Int) -> Bool,
    at range: Range<Int>
  ) throws -> Bool? {
    guard case .known(.number(let text), let origin) = first.bare, let number = Int(text),
      case .known(.number(let otherText), let otherOrigin) = second.bare, let other = Int(otherText)
    else { return nil }
    // Objects of up to two keys are made.
    if let limit = origin == .keyCount ? other : otherOrigin == .keyCount ? number : nil {
      return (0...2).contains(limit) ? order(number, other) : nil
    }
    // No JSON is made for both answers.
    if origin == .length || otherOrigin == .length { return nil }
    switch (origin, otherOrigin) {
    case (nil, nil): return order(number, other)
    case (let origin?, nil): return try test(order(number, other), origin, near: other, at: range)
    case (nil, let origin?): return try test(order(number, other), origin, near: number, at: range)
    case (_?, _?): return nil
    }
  }

  /// Asks for the numbers around a literal, or for texts of that many characters.
  private func test(_ isTrue: Bool, _ origin: Origin, near literal: Int, at range: Range<Int>) throws -> Bool {
    switch origin {
    case .counted(let pointer):
      // What else is known of the text stays.
      guard (0...500).contains(literal), let text = json(at: pointer)?.string else {
        throw refusal("this condition depends on a value; a coder or the payload's type can check it", at: range)
      }
      let witnesses = [literal - 1, literal, literal + 1].filter { $0 >= 0 }.map { count in
        JSONValue.string(text.prefix(count) + String(repeating: "z", count: max(0, count - text.count)))
      }
      return try test(isTrue, witnesses, at: pointer, range)
    case .value, .part, .place, .cased, .spelled, .length, .keyCount:
      guard let pointer = origin.pointer else { return isTrue }
      words.note(number: "\(literal)")
      // Those around it may be tags; the others are not.
      let witnesses = [-1, 0, 1, -97, 97].map { literal.addingReportingOverflow($0) }.filter { !$0.overflow }
      return try test(isTrue, witnesses.map { .number("\($0.partialValue)") }, at: pointer, range)
    }
  }

  /// Whether the number of characters of a text is a literal; nil for other values.
  func isCount(_ first: CodeValue, _ second: CodeValue, at range: Range<Int>) throws -> Bool? {
    guard [first, second].contains(where: \.isCount) else { return nil }
    return try isOrdered(first, second, ==, at: range)
  }

  /// `0..<10`, `1...5` as a pattern; nil for other values.
  func isInRange(_ value: CodeValue, _ pattern: Expression) throws -> Bool? {
    let bounds: (sign: String, lower: Expression?, upper: Expression)
    switch pattern.kind {
    case .infix(let sign, let lower, let upper): bounds = (sign, lower, upper)
    case .prefix(let sign, let upper): bounds = (sign, nil, upper)
    // No other is a range.
    default: return nil
    }
    if !["..<", "..."].contains(bounds.sign) { return nil }
    func isOpenOr(_ bound: Expression?, _ isInside: (CodeValue) throws -> Bool?) throws -> Bool? {
      guard let limit = try bound.map({ try evaluate($0, expecting: nil) }), !limit.isNull else { return true }
      return try isInside(limit)
    }
    let through: (Int, Int) -> Bool = (<=)
    let order = bounds.sign == "..." ? through : (<)
    guard let isAbove = try isOpenOr(bounds.lower, { try isOrdered($0, value, through, at: pattern.range) }),
      let isBelow = try isOpenOr(bounds.upper, { try isOrdered(value, $0, order, at: pattern.range) })
    else { return nil }
    return isAbove && isBelow
  }
}

extension CodeValue {
  fileprivate var isCount: Bool { if case .known(_, .counted?) = self { true } else { false } }
}
