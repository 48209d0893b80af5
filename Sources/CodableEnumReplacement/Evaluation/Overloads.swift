import CodableEnumContract
import CodableEnumGenerator

// Which of several functions a call means.

/// How an argument fits a parameter; the better, the less.
private enum Fit: Int {
  case exact
  /// A value for an optional, a literal for another number, a type for its protocol.
  case converted
  case generic
  /// It is not known whether it fits.
  case unknown
}

extension Evaluator {
  /// The function that a call means, of a type or of those around it; nil if they have none of that name and labels.
  func function(
    _ name: String,
    _ arguments: [Argument],
    in typeName: String,
    expecting result: TypeExpression? = nil,
    at range: Range<Int>
  ) throws -> CodeFunction? {
    var scope = typeName[...]
    while true {
      if let found = try function(name, arguments, of: String(scope), expecting: result, at: range) { return found }
      if scope.isEmpty { return nil }
      scope = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { scope[..<$0] } ?? ""
    }
  }

  /// The function of a type that a call means.
  func function(
    _ name: String,
    _ arguments: [Argument],
    of typeName: String,
    expecting result: TypeExpression? = nil,
    at range: Range<Int>
  ) throws -> CodeFunction? {
    func taking(_ functions: [CodeFunction]) -> [CodeFunction] { functions.filter { $0.taking(arguments) != nil } }
    let own = taking(code.functions(named: name, of: typeName))
    let all = own.isEmpty ? taking(code.inheritedFunctions(named: name, of: typeName)) : own
    if all.count <= 1 { return all.first }
    let fitting = all.compactMap { function in fits(arguments, function).map { (function: function, fits: $0) } }
    if fitting.count == 1 { return fitting[0].function }
    let best = fitting.filter { one in
      !one.fits.contains(.unknown)
        && fitting.allSatisfy { other in zip(one.fits, other.fits).allSatisfy { $0.rawValue <= $1.rawValue } }
    }
    if best.count == 1 { return best[0].function }
    let making = (best.isEmpty ? fitting : best).filter { result != nil && $0.function.result?.plain == result?.plain }
    if making.count == 1 { return making[0].function }
    throw refusal("which '\(name)' this calls is not known; give these functions names of their own", at: range)
  }

  /// The function of an extension of a container that a call means; nil if it is one of Swift's own.
  func extensionFunction(
    _ name: String,
    _ arguments: [Argument],
    of typeName: String,
    keys: TypeExpression?,
    at range: Range<Int>
  ) throws -> CodeFunction? {
    let all = code.functions(named: name, of: typeName).filter { $0.taking(arguments) != nil }
    if all.isEmpty { return nil }
    let unknown = refusal("which '\(name)' this calls is not known; give these functions names of their own", at: range)
    let isAlsoStandard = Rows.calls.hasContainerCall(name, arguments)
    // Swift's own are not generic for these.
    let isPlain = arguments.first.flatMap { staticType(of: $0.value) }.map { type in
      let plain = type.plain.withoutOptional
      return (plain.instance ?? plain).scalar.map { Self.plainTypes.contains($0) } ?? false
    }
    var fitting: [(function: CodeFunction, fits: [Fit])] = []
    for function in all {
      if let required = function.requiredKeys {
        guard let keys else { throw unknown }
        if self.typeName(of: required) != self.typeName(of: keys) { continue }
      }
      guard let fits = fits(arguments, function) else { continue }
      if isAlsoStandard, fits.first == .generic, isPlain ?? false { continue }
      fitting.append((function, fits))
    }
    guard let first = fitting.first else { return nil }
    if fitting.count == 1 {
      if isAlsoStandard, first.fits.contains(.unknown) || function(first.function, isUnlessKnown: isPlain) {
        throw unknown
      }
      return first.function
    }
    let best = fitting.filter { one in
      !one.fits.contains(.unknown)
        && fitting.allSatisfy { other in zip(one.fits, other.fits).allSatisfy { $0.rawValue <= $1.rawValue } }
    }
    guard best.count == 1 else { throw unknown }
    return best[0].function
  }

  /// Whether a generic function is only meant if the type of its argument is none of the plain ones.
  private func function(_ function: CodeFunction, isUnlessKnown isPlain: Bool?) -> Bool {
    guard isPlain == nil, let type = function.parameters.first?.type.withoutOptional else { return false }
    return function.constraints(of: type.instance ?? type) != nil
  }

  private static let plainTypes: Set<WireScalar> = [
    .bool, .string, .double, .float, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64,
  ]

  // MARK: Fitting

  /// How the arguments fit; nil if one doesn't.
  private func fits(_ arguments: [Argument], _ function: CodeFunction) -> [Fit]? {
    var fits: [Fit] = []
    for (parameter, argument) in zip(function.parameters, function.taking(arguments) ?? []) {
      guard let argument else { continue }
      guard let fit = fit(argument.value, parameter, function) else { return nil }
      fits.append(fit)
    }
    return fits
  }

  private func fit(
    _ expression: Expression,
    _ parameter: CodeFunction.Parameter,
    _ function: CodeFunction
  ) -> Fit? {
    let target = parameter.type
    guard let own = staticType(of: expression)?.plain else {
      // `nil` and closures fit no plain value.
      if case .null = expression.kind, !target.isOptional, !parameter.isGeneric { return nil }
      return .unknown
    }
    if let constraints = function.constraints(of: target) { return conforms(own, to: constraints) }
    if let constraints = target.instance.flatMap({ function.constraints(of: $0) }) {
      return own.instance.flatMap { conforms($0, to: constraints) }
    }
    if parameter.isGeneric {
      let (outer, inner) = (target.withoutOptional, own.withoutOptional)
      if let constraints = function.constraints(of: outer) { return conforms(inner, to: constraints) }
      return outer.hasBase(of: inner) ? .generic : nil
    }
    return fit(own, isLiteral: expression.isLiteral, target)
  }

  private func fit(_ own: TypeExpression, isLiteral: Bool, _ parameter: TypeExpression) -> Fit? {
    let (type, target) = (declared(own), declared(parameter))
    if type == target || type.hasBase(of: target) { return .exact }
    if target.withoutOptional == type { return .converted }
    if target.withoutOptional == type.withoutOptional { return nil }
    if isLiteral, own == .named("Int"), target.isInteger || target == .double { return .converted }
    let isKnown = { (type: TypeExpression) in
      let plain = type.withoutOptional
      let isDeclared = plain.plainName.map { self.code.enums[$0] != nil || self.code.structs[$0] != nil }
      return isDeclared ?? false || (plain.instance ?? plain).scalar != nil || type.isCollection
    }
    return isKnown(type) && isKnown(target) ? nil : .unknown
  }

  /// Whether a type has protocols.
  private func conforms(_ type: TypeExpression, to protocols: [String]) -> Fit? {
    var fit = Fit.generic
    for name in protocols where !["Codable", "Decodable", "Encodable", "Sendable", "Any"].contains(name) {
      guard let places = code.bodies[resolve(typeName: name) ?? name], places.contains(where: { !$0.isExtension })
      else {
        fit = .unknown
        continue
      }
      let typeName = typeName(of: type)
      let declared = (code.enums[typeName] ?? code.structs[typeName])?.inheritedTypes ?? []
      let isExtended = code.bodies[typeName]?.contains { place in
        code.headWords(in: place.range, of: place.file).contains(name)
      }
      if !declared.contains(name), !(isExtended ?? false) { return nil }
    }
    return fit
  }

  // MARK: Types of expressions

  /// The type of an expression as far as it is plain; nothing is evaluated.
  func staticType(of expression: Expression) -> TypeExpression? {
    switch expression.kind {
    case .text, .interpolation: .string
    case .integer: .named("Int")
    case .float: .double
    case .boolean: .bool
    case .name("self"): type(of: own)
    case .name(let name): variables.type(of: name) ?? variables[name].flatMap(type)
    case .itself(let base, _): base.path?.metatype
    case .attempt(let inner), .forcedAttempt(let inner): staticType(of: inner)
    case .forced(let inner): staticType(of: inner)?.withoutOptional
    case .prefix("&", let inner): staticType(of: inner)
    case .tuple(let parts): parts.count == 1 ? staticType(of: parts[0].value) : nil
    case .cast(_, "as", let type): type
    case .call(let callee, let arguments): resultType(of: callee, arguments)
    case .null, .type, .implicitMember, .member, .index, .array, .dictionary, .closure, .optionalAttempt, .chained,
      .prefix,
      .infix, .conditional, .cast, .statement:
      nil
    }
  }

  /// The type of what a call makes: `container.decode(Int.self)`, `Page(…)`
  private func resultType(of callee: Expression, _ arguments: [Argument]) -> TypeExpression? {
    if case .member(_, let name) = callee.kind, name == "decode" || name == "decodeIfPresent",
      case .itself(let type, _)? = arguments.first?.value.kind
    {
      return type.path.map { name == "decode" ? $0 : .optional($0) }
    }
    guard let path = callee.path, resolve(path) != nil || path.scalar != nil else { return nil }
    return path
  }

  private func type(of value: CodeValue) -> TypeExpression? {
    switch value {
    case .known(.string, _), .text: .string
    case .known(.boolean, _): .bool
    case .opaque(let type, _): type.withoutOptional == .unknownPart ? nil : type
    case .element(let typeName, _, _): typeName.map { type(named: $0) } ?? ownType
    case .read(let value, _): type(of: value)
    case .type(let type): type.metatype
    case .decoder: .named("Decoder")
    case .encoder: .named("Encoder")
    case .keyedReader(_, let keys): .named("KeyedDecodingContainer", [keys])
    case .keyedWriter(_, let keys): .named("KeyedEncodingContainer", [keys])
    case .listReader: .named("UnkeyedDecodingContainer")
    case .listWriter: .named("UnkeyedEncodingContainer")
    case .valueReader: .named("SingleValueDecodingContainer")
    case .valueWriter: .named("SingleValueEncodingContainer")
    case .known, .nothing, .null, .structure, .key, .list, .keys, .tuple, .dictionary, .closure, .error, .unset,
      .declaredDefault, .message:
      nil
    }
  }
}

extension CodeFunction {
  /// The protocols that a generic parameter must have; nil for any other type.
  fileprivate func constraints(of type: TypeExpression) -> [String]? { type.plainName.flatMap { generics[$0] } }
}

extension Expression {
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .text, .boolean: true
    // All others have a type of their own.
    default: false
    }
  }
}

extension TypeExpression {
  /// `P` of `any P`
  fileprivate var plain: TypeExpression {
    guard case .other(let text) = self, text.hasPrefix("any ") else { return self }
    return TypeExpression(String(text.dropFirst("any ".count)))
  }

  /// Whether only the types in it may be others: `Page<Int>` of `Page<T>`
  fileprivate func hasBase(of other: TypeExpression) -> Bool { baseName.map { $0 == other.baseName } ?? false }
}
