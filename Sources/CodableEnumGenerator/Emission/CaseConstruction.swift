/// The expression of each value, in the code that builds a case.
struct CaseConstruction {
  let element: CaseLayout
  /// For each value.
  private var arguments: [Argument]

  private enum Argument {
    /// An expression that reads the value, and may throw.
    case read(String)
    /// An expression that cannot throw.
    case constant(String)
    /// The default of the declaration, read again by an expression that names it; nil if it stays.
    case declaredDefault(rereading: String?)
  }

  /// A case of which nothing is read: its values are nil or their defaults.
  init(_ element: CaseLayout) {
    self.element = element
    arguments = element.values.map { value in
      switch value.defaultValue {
      case .literal(let text): .constant(text)
      case .declared: .declaredDefault(rereading: nil)
      case nil: .constant(value.isRest ? "[]" : "nil")
      }
    }
  }

  /// Reads a value.
  ///
  /// - Parameter expression: Given the value where it is missing, as code; nil if it must be there.
  mutating func read(_ value: ValueLayout, _ expression: (_ fallback: String?) -> String) {
    switch value.defaultValue {
    case .literal(let text): arguments[value.index] = .read(expression(text))
    case .declared: arguments[value.index] = .declaredDefault(rereading: expression(value.variable))
    case nil: arguments[value.index] = .read(expression(nil))
    }
  }

  /// Reads values whose keys are beside the tag's, and others by their keys.
  mutating func readMerged(
    _ values: [ValueLayout],
    beside keyed: [KeyedValue<ValueLayout>],
    _ tagKey: String,
    from reader: String
  ) {
    let isAlone = values.count == 1 && keyed.isEmpty
    let keys = ([tagKey] + keyed.flatMap(\.keys)).map(swiftLiteral).joined(separator: ", ")
    let besides = isAlone ? keys : "[\(keys)]"
    let arguments = ["besides: \(besides)", "inCase: \(element.tag.literal)", "of: \(element.enumName).self"]
    for value in values {
      read(value) { _ in value.call("decoder.\(isAlone ? "_mergedValue" : "_sharedValue")", arguments) }
    }
    read(keyed, from: reader)
  }

  /// Takes a value as an expression that cannot throw.
  mutating func take(_ value: ValueLayout, _ expression: String) {
    arguments[value.index] = .constant(expression)
  }

  /// The case as an expression that cannot throw: `Self.known(model: $0)`.
  var expression: String {
    let leftOut = leftOutLiterals
    let values = zip(element.values, arguments).compactMap { value, argument -> String? in
      switch argument {
      case .read(let expression), .constant(let expression):
        leftOut.contains(value.index) ? nil : value.labeled(expression)
      case .declaredDefault: nil
      }
    }
    return "\(element.enumName).\(element.spelling)(\(values.joined(separator: ", ")))"
  }

  /// The literal defaults that are left out: without a label, they would take the place of one before them that is left
  /// out, unless there is a label between them.
  private var leftOutLiterals: Set<Int> {
    var indices: Set<Int> = []
    var hasGap = false
    for (value, argument) in zip(element.values, arguments) {
      if case .declaredDefault = argument {
        hasGap = hasGap || value.argumentLabel == nil
      } else if value.argumentLabel != nil {
        hasGap = false
      } else if hasGap, value.literalDefault != nil {
        indices.insert(value.index)
      }
    }
    return indices
  }

  /// Whether a value replaces a default that only the case knows, once the case has been built with it.
  private func isReread(_ index: Int) -> Bool {
    if case .declaredDefault(rereading: _?) = arguments[index] { true } else { false }
  }
}

// `self = try .name(label: value, …)`, and once more with what replaces defaults that only the case knows.
extension CaseConstruction {
  /// - Parameter isOrdered: Whether values must be read in their order, as those of an array.
  func write(to writer: CodeWriter, isOrdered: Bool = false) {
    if element.isOverloaded, !element.values.isEmpty { return writePinned(to: writer) }
    let firstReread = arguments.indices.first(where: isReread)
    var isThrowing = false
    let leftOut = leftOutLiterals
    var readLater: Set<Int> = []
    var first: [String] = []
    for (value, argument) in zip(element.values, arguments) {
      let isLeftOut = leftOut.contains(value.index)
      switch argument {
      case .declaredDefault: break
      case .read where isOrdered && firstReread.map { $0 < value.index } ?? false:
        // Its turn comes once the default before it is known.
        readLater.insert(value.index)
        if !isLeftOut { first.append(value.labeled(value.literalDefault ?? "nil")) }
      case .read where isLeftOut:
        readLater.insert(value.index)
      case .read(let expression):
        isThrowing = true
        first.append(value.labeled(expression))
      case .constant(let expression):
        if !isLeftOut { first.append(value.labeled(expression)) }
      }
    }
    call(first, isThrowing, writer)
    if firstReread != nil || !readLater.isEmpty { reread(readLater, writer) }
  }

  /// Builds the case again from its own values, and from those that were missing when it was built first.
  ///
  /// - Parameter readLater: The values that were not read then.
  private func reread(_ readLater: Set<Int>, _ writer: CodeWriter) {
    var patterns: [String] = []
    var second: [String] = []
    for (value, argument) in zip(element.values, arguments) {
      switch argument {
      case .declaredDefault(let expression?):
        patterns.append("let \(value.variable)")
        second.append(value.labeled(expression))
      case .read(let expression) where readLater.contains(value.index):
        patterns.append("_")
        second.append(value.labeled(expression))
      case .declaredDefault, .read, .constant:
        patterns.append("let \(value.variable)")
        second.append(value.labeled(value.variable))
      }
    }
    writer.block("if case .\(element.spelling)(\(patterns.joined(separator: ", "))) = self") {
      call(second, true, writer)
    }
  }

  private func call(_ values: [String], _ isThrowing: Bool, _ writer: CodeWriter) {
    let target = "self = \(isThrowing ? "try " : "").\(element.spelling)"
    // A call without arguments would be that of a function.
    if element.values.isEmpty { writer.line(target) } else { writer.call(target, values) }
  }

  /// Reads each value by itself, with the type that the pattern of the case gives it: a static function has the same name,
  /// and may take values of other types.
  private func writePinned(to writer: CodeWriter) {
    for (value, argument) in zip(element.values, arguments) {
      guard case .read(let expression) = argument else { continue }
      let pattern = element.values.map { $0.index == value.index ? "let value" : "_" }.joined(separator: ", ")
      let closure = "{ if case .\(element.spelling)(\(pattern)) = $0 { [value] } else { [] } }"
      // By itself: beside the expression, the compiler would not always take the type from the pattern.
      writer.line("let \(value.typed) = decoder._typed(as: \(element.enumName).self) \(closure)")
      writer.call("let \(value.variable) = try \(value.typed)", [expression])
    }
    let values = zip(element.values, arguments).compactMap { value, argument -> String? in
      switch argument {
      case .read: value.labeled(value.variable)
      case .constant(let expression): value.labeled(expression)
      case .declaredDefault: nil
      }
    }
    call(values, false, writer)
  }
}

extension ValueLayout {
  fileprivate var literalDefault: String? {
    if case .literal(let text) = defaultValue { return text }
    if isRest { return "[]" }
    return isNilByDefault ? "nil" : nil
  }

  /// The name of a function that gives an expression the type of the value.
  fileprivate var typed: String { "typed\(variable.prefix(1).uppercased())\(variable.dropFirst())" }

  /// As an argument of its case.
  fileprivate func labeled(_ expression: String) -> String {
    argumentLabel.map { "\($0): \(expression)" } ?? expression
  }
}
