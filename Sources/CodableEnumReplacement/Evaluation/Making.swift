import CodableEnumGenerator

/// What the user's own expressions make of a value that is read, or of one that is written: `URL(string: text)`.
struct Making {
  /// Stands for the value in texts.
  static let hole = "\u{FFFC}"

  enum Source: Hashable {
    /// A place in the JSON, and the type that is read there.
    case place(String, type: TypeExpression)
    /// A value of the case.
    case value(String)
  }

  /// Nil if it is made of no value: `ISO8601DateFormatter()`.
  var source: Source?
  var text: String
  /// Whether it stands in parentheses where more follows.
  var isCompound = false
  /// Whether it may be nil, as far as is known.
  var mayBeNil = false
  /// What runs before it: `guard let url = URL(string: text) else { … }`.
  var steps: [Step] = []
  /// Why no option says it, without a coder.
  var refusal: Refusal

  struct Step: Hashable {
    var text: String
    /// What it declares.
    var name: String?
  }

  /// A coder's half.
  struct Half: Hashable {
    /// The type that is read; nil in what writes.
    var type: TypeExpression?
    var text: String
    var steps: [Step]
    var mayBeNil: Bool
    var isCompound = false
    /// Whether nothing is written where it is nil.
    var isOmitted = false
  }

  var half: Half {
    let type: TypeExpression? = if case .place(_, let type)? = source { type } else { nil }
    return Half(type: type, text: text, steps: steps, mayBeNil: mayBeNil, isCompound: isCompound)
  }

  /// Where the value is read; nil if it isn't.
  var pointer: String? { if case .place(let pointer, _)? = source { pointer } else { nil } }

  /// With steps before, each once; nil if two of them declare the same name.
  func after(_ earlier: [Step]) -> Making? {
    var making = self
    making.steps = earlier + steps.filter { !earlier.contains($0) }
    let names = making.steps.compactMap(\.name)
    return Set(names).count == names.count ? making : nil
  }
}

extension Evaluator {
  /// The value itself, with what the code requires of it; nil for all that is not read or written as it is.
  func making(of value: CodeValue, insteadOf refusal: Refusal) -> Making? {
    func plain(_ source: Making.Source) -> Making {
      Making(source: source, text: Making.hole, steps: requirements[source] ?? [], refusal: refusal)
    }
    func read(_ pointer: String, _ type: TypeExpression?) -> Making? {
      (type ?? decodedTypes[pointer]).map { plain(.place(pointer, type: $0)) }
    }
    switch value {
    case .made(let making): return making.source.map { making.after(requirements[$0] ?? []) } ?? making
    case .text(let place): return read(place.pointer, .string)
    case .known(_, .place(let pointer)?): return read(pointer, nil)
    case .known(_, .spelled(let pointer)?):
      var making = read(pointer, nil)
      making?.text = "String(\(Making.hole))"
      return making
    case .opaque(let type, .place(let pointer)):
      guard type.isFloatingPoint, let own = decodedTypes[pointer], own.isInteger else { return read(pointer, type) }
      // `Double(number)` of an integer
      var making = read(pointer, own)
      making?.text = "\(type.text)(\(Making.hole))"
      return making
    case .read(let value, at: let pointer): return read(pointer, value.elementTypeName.map { type(named: $0) })
    case .opaque(_, .value(let name)): return plain(.value(name))
    // Nothing else is a whole value.
    default: return nil
    }
  }

  /// What an expression that no option says makes of one value, by the user's own code; nil if it needs more of the
  /// code around it.
  func making(of expression: Expression, insteadOf refusal: Refusal) throws -> CodeValue? {
    guard isGenericFree, let text = try ClosedText(of: expression, in: self, insteadOf: refusal),
      attempts == 0 || !text.throwsErrors
    else { return nil }
    let making = Making(
      source: text.source,
      text: text.text,
      isCompound: expression.isCompound,
      mayBeNil: expression.mayBeNil,
      steps: text.steps,
      refusal: text.refusal
    )
    // Elsewhere than in what is replaced, only what our own coders do is told from other code.
    return makesCoders || making.isOfOurCoder && !declares(.date) ? .made(making) : nil
  }

  /// A generic enum's coders would be generic, too.
  private var isGenericFree: Bool {
    guard let declaration = code.enums[owner] else { return true }
    return (declaration.enclosing + [declaration.header]).allSatisfy(\.genericParameters.isEmpty)
  }

  /// `guard let name = … else { throw … }`, as a step of a coder.
  func unwrap(_ making: Making, as name: String, else otherwise: [Statement]) throws -> CodeValue {
    guard attempts == 0, !making.steps.contains(where: { $0.name == name }) else {
      throw Interruption.refused(making.refusal)
    }
    let error = try errorText(otherwise, of: making)
    var unwrapped = making
    let text = making.text
    let condition = text == name ? "let \(name)" : "let \(name) = \(text)"
    let step = Making.Step(text: "guard \(condition) else {\n\t\(error)\n}", name: name)
    unwrapped.steps.append(step)
    obligations.append((step.text, making.refusal))
    (unwrapped.text, unwrapped.isCompound, unwrapped.mayBeNil) = (name, false, false)
    return .made(unwrapped)
  }

  /// `guard value.count == 3 else { throw … }`, as a step of a coder.
  func require(_ making: Making, else otherwise: [Statement]) throws {
    guard attempts == 0, let source = making.source else { throw Interruption.refused(making.refusal) }
    let error = try errorText(otherwise, of: making)
    let step = Making.Step(text: "guard \(making.text) else {\n\t\(error)\n}")
    obligations.append((step.text, making.refusal))
    let earlier = requirements[source] ?? []
    requirements[source] = earlier + (making.steps + [step]).filter { !earlier.contains($0) }
  }

  /// `let formatter = DateFormatter()`, as a step of a coder.
  func declare(_ value: CodeValue, as name: String, _ type: TypeExpression?, by statement: Statement) -> CodeValue {
    guard var making = value.making, making.source == nil else { return value }
    let isVariable = code.cursors[file].source.text(statement.range).hasPrefix("var ")
    let text = "\(isVariable ? "var" : "let") \(name)\(type.map { ": \($0.text)" } ?? "") = \(making.text)"
    making.steps.append(Making.Step(text: text, name: name))
    (making.text, making.isCompound) = (name, false)
    return .made(making)
  }

  /// `formatter.dateFormat = "yyyy"`, as a step of a coder; false for any other.
  func configures(_ target: Expression, by expression: Expression) throws -> Bool {
    guard let path = target.path?.text, let root = path.split(separator: ".").first.map({ String($0) }),
      var making = variables[root]?.making, making.source == nil, making.text == root,
      let text = try ClosedText(of: expression, in: self, insteadOf: making.refusal), text.source == nil
    else { return false }
    making.steps += text.steps.filter { !making.steps.contains($0) } + [Making.Step(text: "\(path) = \(text.text)")]
    return variables.assign(root, .made(making))
  }

  /// What may throw, or end the process, must be what a value is made by: a case without it would not notice.
  func proveObligations(met halves: [Making.Half]) throws {
    for obligation in obligations {
      let isMet = halves.contains { half in
        (half.steps.map(\.text) + [half.text]).contains { $0.parts(around: obligation.text) != nil }
      }
      if !isMet { throw Interruption.refused(obligation.refusal) }
    }
  }

  /// The error that code throws, if it says the same in a coder; else one with its message.
  private func errorText(_ otherwise: [Statement], of making: Making) throws -> String {
    guard case .raise(let expression)? = otherwise.last?.kind else { throw Interruption.refused(making.refusal) }
    let own = try ClosedText(of: expression, in: self, insteadOf: making.refusal, mayNameCoder: true)
    if let own, own.source == nil || own.source == making.source, own.steps.allSatisfy(making.steps.contains) {
      return "throw \(own.text.split(separator: "\n").joined(separator: "\n\t"))"
    }
    if try thrown(expression) == .foreign, expression.isOwnError {
      lose(isReading ? .readingError : .writingError, expression)
    }
    let message = try expression.message.flatMap {
      try ClosedText(of: $0, in: self, insteadOf: making.refusal, mayNameCoder: true)?.text
    }
    let text = message ?? (isReading ? #""not a value of this type: \(\#(Making.hole))""# : #""this has no JSON""#)
    return isReading
      ? "throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: \(text)))"
      : "throw EncodingError.invalidValue(\(Making.hole), .init(codingPath: encoder.codingPath, debugDescription: \(text)))"
  }
}

extension [Statement] {
  /// Whether they throw, and do nothing else.
  var onlyThrow: Bool { if count == 1, case .raise = self[0].kind { true } else { false } }
}

extension Expression {
  /// Whether more may not simply follow it.
  var isCompound: Bool {
    switch kind {
    case .infix, .conditional, .cast, .prefix, .attempt, .forcedAttempt, .optionalAttempt, .statement: true
    // All others end where a name, a literal or a bracket ends.
    default: false
    }
  }

  /// Whether it may be nil, as far as is known without types.
  fileprivate var mayBeNil: Bool {
    switch kind {
    case .attempt(let inner): return inner.mayBeNil
    case .tuple(let parts): return parts.count == 1 && parts[0].value.mayBeNil
    case .conditional(_, let first, let second): return first.mayBeNil || second.mayBeNil
    case .cast(_, let sign, _): return sign == "as?"
    case .call(let callee, _):
      if case .name(let name) = callee.kind { return name != "Date" }
      if case .implicitMember = callee.kind { return false }
      return true
    case .null, .member, .index, .optionalAttempt, .chained, .name, .type, .itself, .statement: return true
    // Literals and operators make no optional.
    default: return false
    }
  }

  /// The message of an error: what `debugDescription:` is.
  fileprivate var message: Expression? {
    guard case .call(_, let arguments) = kind else { return nil }
    if let own = arguments.first(where: { $0.label == "debugDescription" }) { return own.value }
    return arguments.lazy.compactMap(\.value.message).first
  }
}
