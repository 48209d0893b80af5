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

/// A function that a call may mean.
private struct Candidate {
  let function: CodeFunction
  let fits: [Fit]
  /// Whether the call gives all its parameters.
  let isWhole: Bool
  var isUnconstrained: Bool { !function.place.isConstrained }

  init?(_ function: CodeFunction, _ fits: [Fit]?, _ arguments: [Argument]) {
    guard let fits else { return nil }
    (self.function, self.fits) = (function, fits)
    isWhole = !(function.taking(arguments) ?? []).contains { $0 == nil }
  }

  /// Whether no argument fits another better; of what isn't known, only the type itself is sure to be.
  func isAsGood(as other: Candidate) -> Bool {
    zip(fits, other.fits).allSatisfy { own, other in
      own != .unknown && (other == .unknown ? own == .exact : own.rawValue <= other.rawValue)
    }
  }
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
    var isStatic: Bool? = self.isStatic
    while true {
      let type = String(scope)
      let own = scope.isEmpty ? nil : isStatic
      if let found = try function(name, arguments, of: type, isStatic: own, expecting: result, at: range) {
        return found
      }
      if code.protocolNames.contains(type),
        let found = try function(name, arguments, of: selfTypeName, isStatic: own, expecting: result, at: range)
      {
        return found
      }
      if scope.isEmpty { return nil }
      // Of a type around it, only what is static is there.
      isStatic = true
      scope = scope.utf8.lastIndex(of: UInt8(ascii: ".")).map { scope[..<$0] } ?? ""
    }
  }

  /// The function of a type that a call means.
  func function(
    _ name: String,
    _ arguments: [Argument],
    of typeName: String,
    isStatic: Bool? = nil,
    expecting result: TypeExpression? = nil,
    at range: Range<Int>
  ) throws -> CodeFunction? {
    let all = functions(named: name, of: typeName, isStatic: isStatic).filter { $0.taking(arguments) != nil }
    // Swift has functions of these names that take others.
    if all.count == 1, typeName.isEmpty, fits(arguments, all[0]) == nil { return nil }
    let found = all.count <= 1 ? all.first : try best(of: all, arguments, expecting: result, at: range)
    // Of a protocol's, only some types may have it.
    if let found, found.owner != typeName, found.place.isConstrained { throw unknownFunction(name, at: range) }
    return found
  }

  /// The function that a call means, of several with its labels.
  func best(
    of all: [CodeFunction],
    _ arguments: [Argument],
    expecting result: TypeExpression?,
    at range: Range<Int>
  ) throws -> CodeFunction {
    let fitting = all.compactMap { Candidate($0, fits(arguments, $0), arguments) }
    if fitting.count == 1 { return fitting[0].function }
    let best = fitting.filter { one in fitting.allSatisfy(one.isAsGood) }
    if best.count == 1 { return best[0].function }
    let making = (best.isEmpty ? fitting : best).filter { result != nil && $0.function.result?.plain == result?.plain }
    if making.count == 1 { return making[0].function }
    // What is called without defaults is nearer, and what the type has itself.
    for isNearer in [\Candidate.isWhole, \.isUnconstrained] where best.count > 1 {
      let near = best.filter { $0[keyPath: isNearer] }
      if near.count == 1 { return near[0].function }
    }
    throw unknownFunction(all[0].name, at: range)
  }

  func unknownFunction(_ name: String, at range: Range<Int>) -> Interruption {
    refusalOfFiles("which '\(name)' this calls is not known; give these functions names of their own", at: range)
  }

  /// The function of an extension of a container that a call means; nil if it is one of Swift's own.
  func extensionFunction(
    _ name: String,
    _ arguments: [Argument],
    of typeName: String,
    keys: TypeExpression?,
    expecting result: TypeExpression?,
    at range: Range<Int>
  ) throws -> CodeFunction? {
    let all = functions(named: name, of: typeName).filter { $0.taking(arguments) != nil }
    if all.isEmpty { return nil }
    let unknown = unknownFunction(name, at: range)
    let isAlsoStandard = Rows.calls.hasContainerCall(name, arguments)
    // Swift's own are not generic for these.
    let isPlain = arguments.first.flatMap { staticType(of: $0.value) }.map { type in
      let plain = type.plain.withoutOptional
      return (plain.instance ?? plain).scalar.map { Self.plainTypes.contains($0) } ?? false
    }
    var fitting: [CodeFunction] = []
    for function in all {
      if let required = function.requiredKeys {
        guard let keys else { throw unknown }
        if self.typeName(of: required) != self.typeName(of: keys) { continue }
      }
      guard let fits = fits(arguments, function) else { continue }
      if isAlsoStandard, fits.first == .generic, isPlain ?? false { continue }
      fitting.append(function)
    }
    let found = fitting.count <= 1 ? fitting.first : try best(of: fitting, arguments, expecting: result, at: range)
    guard isAlsoStandard, let found, let fits = fits(arguments, found) else { return found }
    // Another constraint than one of keys may not hold.
    if found.place.isConstrained || fits.contains(.unknown) || function(found, isUnlessKnown: isPlain) { throw unknown }
    if Self.containers.contains(typeName) { return found }
    // What the protocol of the container asks for is meant, not what an extension of it has besides.
    if isPlain ?? false { return nil }
    if fits.first != .exact { throw unknown }
    return found
  }

  /// The containers that are no protocols.
  private static let containers: Set = ["KeyedDecodingContainer", "KeyedEncodingContainer"]

  /// Whether a generic function is only meant if the type of its argument is none of the plain ones.
  private func function(_ function: CodeFunction, isUnlessKnown isPlain: Bool?) -> Bool {
    guard isPlain == nil, let type = function.parameters.first?.type.withoutOptional else { return false }
    return function.constraints(of: type.instance ?? type) != nil
  }

  private static let plainTypes: Set<WireScalar> = [
    .bool, .string, .double, .float, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64,
  ]

  // MARK: Fitting

  /// Whether the parameters may be of the types of some arguments.
  func mayTake(_ arguments: [Argument], _ function: CodeFunction) -> Bool {
    zip(function.parameters, arguments).allSatisfy { fit($1.value, $0, function) != nil }
  }

  /// Whether the parameters are of just these types.
  func takes(_ arguments: [Argument], _ function: CodeFunction) -> Bool {
    zip(function.parameters, arguments).allSatisfy { fit($1.value, $0, function) == .exact }
  }

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
    // `Key` of a container, whatever its keys are.
    if parameter.type == .named("Key"), ["Container", "ContainerProtocol"].contains(where: function.owner.hasSuffix) {
      return .exact
    }
    let target = parameter.type
    guard let own = staticType(of: expression)?.plain else {
      if case .implicitMember(let name) = expression.kind,
        let cases = cases(of: typeName(of: resolved(target.withoutOptional, in: function)))
      {
        return cases[name] == nil ? .unknown : target.isOptional ? .converted : .exact
      }
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
    return fit(own, isLiteral: expression.isLiteral, resolved(target, in: function))
  }

  /// A type as the type of a function has it.
  private func resolved(_ type: TypeExpression, in function: CodeFunction) -> TypeExpression {
    if type == .named("Self") { return self.type(named: function.owner) }
    if function.isLocal || code.protocolNames.contains(function.owner) { return declared(type) }
    return code.resolve(type, in: function.owner).map { self.type(named: $0) } ?? type
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
    case .text, .interpolation, .composed: .string
    case .integer: .named("Int")
    case .float: .double
    case .boolean: .bool
    case .name("self"): type(of: own)
    case .name(let name): variables.type(of: name) ?? variables[name].flatMap(type)
    case .itself(let base, _): base.path?.metatype
    case .attempt(let inner), .forcedAttempt(let inner), .prefix("&", let inner): staticType(of: inner)
    case .forced(let inner): staticType(of: inner)?.withoutOptional
    case .tuple(let parts): parts.count == 1 ? staticType(of: parts[0].value) : nil
    case .cast(_, "as", let type): type
    case .call(let callee, let arguments): resultType(of: callee, arguments)
    case .member(let base, let name): memberType(name, of: base)
    // That of others depends on what is in them.
    default: nil
    }
  }

  /// The type of a case of an enum, of a raw value, or of a property of code.
  private func memberType(_ name: String, of base: Expression) -> TypeExpression? {
    if let path = base.path, path.plainName.flatMap({ variables[$0] }) == nil, let typeName = resolve(path) {
      let isCase = cases(of: typeName)?[name] != nil
      return isCase ? type(named: typeName) : code.properties[typeName]?[name]?.first?.type
    }
    guard let typeName = staticType(of: base).map(typeName) else { return nil }
    if let declared = code.properties[typeName]?[name]?.first?.type { return declared }
    return name == "rawValue" ? code.enums[typeName]?.header.inheritedTypes.first.map { type(named: $0) } : nil
  }

  /// The type of what a call makes: `container.decode(Int.self)`, `Page(…)`
  private func resultType(of callee: Expression, _ arguments: [Argument]) -> TypeExpression? {
    if case .member(_, let name) = callee.kind, name == "decode" || name == "decodeIfPresent",
      case .itself(let type, _)? = arguments.first?.value.kind
    {
      return type.path.map { name == "decode" ? $0 : .optional($0) }
    }
    if case .member(let base, let name) = callee.kind, let typeName = staticType(of: base).map(typeName) {
      let found = functions(named: name, of: typeName, isStatic: false).filter { $0.taking(arguments) != nil }
      if found.count == 1, let result = found[0].result { return result }
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
    // That of others is not known.
    default: nil
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
