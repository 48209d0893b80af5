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
    in type: String,
    expecting result: String? = nil,
    at range: Range<Int>
  ) throws -> CodeFunction? {
    var scope = type[...]
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
    of type: String,
    expecting result: String? = nil,
    at range: Range<Int>
  ) throws -> CodeFunction? {
    let own = code.functions(named: name, of: type).filter { $0.taking(arguments) != nil }
    let all = own.isEmpty ? code.inheritedFunctions(named: name, of: type).filter { $0.taking(arguments) != nil } : own
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
    of type: String,
    keys: String?,
    at range: Range<Int>
  ) throws -> CodeFunction? {
    let all = code.functions(named: name, of: type).filter { $0.taking(arguments) != nil }
    if all.isEmpty { return nil }
    let unknown = refusal("which '\(name)' this calls is not known; give these functions names of their own", at: range)
    let isAlsoStandard = Rows.calls.hasContainerCall(name, arguments)
    // Swift's own are not generic for these.
    let isPlain = arguments.first.flatMap { staticType(of: $0.value) }.map { type in
      Self.plainTypes.contains(type.plain.withoutOptional.withoutMetatype)
    }
    var fitting: [(function: CodeFunction, fits: [Fit])] = []
    for function in all {
      if let required = function.requiredKeys {
        guard let keys else { throw unknown }
        if resolve(required) ?? required != resolve(keys) ?? keys { continue }
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
    guard isPlain == nil, let type = function.parameters.first?.type.plain.withoutOptional else { return false }
    return function.generics[type.withoutMetatype] != nil
  }

  private static let plainTypes: Set = [
    "Bool", "String", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]

  // MARK: Fitting

  /// How the arguments fit; nil if one doesn't.
  private func fits(_ arguments: [Argument], _ function: CodeFunction) -> [Fit]? {
    var fits: [Fit] = []
    for (parameter, argument) in zip(function.parameters, function.taking(arguments) ?? []) {
      guard let argument else { continue }
      guard let fit = fit(argument.value, parameter.type.plain, function) else { return nil }
      fits.append(fit)
    }
    return fits
  }

  private func fit(_ expression: Expression, _ parameter: String, _ function: CodeFunction) -> Fit? {
    guard let own = staticType(of: expression)?.plain else {
      // `nil` and closures fit no plain value.
      if case .null = expression.kind, !parameter.hasSuffix("?"), !function.isGeneric(parameter) { return nil }
      return .unknown
    }
    if let constraints = function.generics[parameter] { return conforms(own, to: constraints) }
    if parameter.hasSuffix(".Type"), let constraints = function.generics[parameter.withoutMetatype] {
      return own.hasSuffix(".Type") ? conforms(own.withoutMetatype, to: constraints) : nil
    }
    if function.isGeneric(parameter) {
      let (outer, inner) = (parameter.withoutOptional, own.withoutOptional)
      if let constraints = function.generics[outer] { return conforms(inner, to: constraints) }
      return outer.baseName == inner.baseName ? .generic : nil
    }
    return fit(own, isLiteral: expression.isLiteral, parameter)
  }

  private func fit(_ own: String, isLiteral: Bool, _ parameter: String) -> Fit? {
    let (type, target) = (resolve(own) ?? own, resolve(parameter) ?? parameter)
    if type == target || type.baseName == target.baseName && !type.hasSuffix("?") { return .exact }
    if target.withoutOptional == type { return .converted }
    if target.withoutOptional == type.withoutOptional { return nil }
    if isLiteral, own == "Int", WireScalar(rawValue: target)?.isInteger ?? false || target == "Double" {
      return .converted
    }
    let isKnown = { (type: String) in
      WireScalar(rawValue: type.withoutOptional.withoutMetatype) != nil || self.code.enums[type.withoutOptional] != nil
        || self.code.structs[type.withoutOptional] != nil || type.hasPrefix("[")
    }
    return isKnown(type) && isKnown(target) ? nil : .unknown
  }

  /// Whether a type has protocols.
  private func conforms(_ type: String, to protocols: [String]) -> Fit? {
    var fit = Fit.generic
    for name in protocols where !["Codable", "Decodable", "Encodable", "Sendable", "Any"].contains(name) {
      guard let places = code.bodies[resolve(name) ?? name], places.contains(where: { !$0.isExtension }) else {
        fit = .unknown
        continue
      }
      let resolved = resolve(type) ?? type
      let declared = (code.enums[resolved] ?? code.structs[resolved])?.inheritedTypes ?? []
      let isExtended = code.bodies[resolved]?.contains { place in
        code.headWords(in: place.range, of: place.file).contains(name)
      }
      if !declared.contains(name), !(isExtended ?? false) { return nil }
    }
    return fit
  }

  // MARK: Types of expressions

  /// The type of an expression as far as it is plain; nothing is evaluated.
  func staticType(of expression: Expression) -> String? {
    switch expression.kind {
    case .text, .interpolation: "String"
    case .integer: "Int"
    case .float: "Double"
    case .boolean: "Bool"
    case .name("self"): type(of: own)
    case .name(let name): variables.type(of: name) ?? variables[name].flatMap(type)
    case .member(let base, "self"): base.path.map { "\($0).Type" }
    case .attempt(let inner), .forcedAttempt(let inner): staticType(of: inner)
    case .forced(let inner): staticType(of: inner)?.withoutOptional
    case .prefix("&", let inner): staticType(of: inner)
    case .tuple(let parts): parts.count == 1 ? staticType(of: parts[0].value) : nil
    case .cast(_, "as", let type): type
    case .call(let callee, let arguments): resultType(of: callee, arguments)
    case .null, .implicitMember, .member, .index, .array, .dictionary, .closure, .optionalAttempt, .chained, .prefix,
      .infix, .conditional, .cast, .statement:
      nil
    }
  }

  /// The type of what a call makes: `container.decode(Int.self)`, `Page(…)`
  private func resultType(of callee: Expression, _ arguments: [Argument]) -> String? {
    if case .member(_, let name) = callee.kind, name == "decode" || name == "decodeIfPresent",
      case .member(let type, "self")? = arguments.first?.value.kind
    {
      return type.path.map { name == "decode" ? $0 : "\($0)?" }
    }
    guard let path = callee.path, resolve(path) != nil || WireScalar(rawValue: path) != nil else { return nil }
    return path
  }

  private func type(of value: CodeValue) -> String? {
    switch value {
    case .known(.string, _), .text: "String"
    case .known(.boolean, _): "Bool"
    case .opaque(let type, _): type.contains("…") ? nil : type
    case .element(let type, _, _): type ?? owner
    case .read(let value, _): type(of: value)
    case .type(let type): "\(type).Type"
    case .decoder: "Decoder"
    case .encoder: "Encoder"
    case .keyedReader(_, let keys): "KeyedDecodingContainer<\(keys)>"
    case .keyedWriter(_, let keys): "KeyedEncodingContainer<\(keys)>"
    case .listReader: "UnkeyedDecodingContainer"
    case .listWriter: "UnkeyedEncodingContainer"
    case .valueReader: "SingleValueDecodingContainer"
    case .valueWriter: "SingleValueEncodingContainer"
    case .known, .nothing, .null, .structure, .key, .list, .keys, .tuple, .dictionary, .closure, .error, .unset,
      .declaredDefault, .message:
      nil
    }
  }
}

extension CodeFunction {
  /// Whether a generic parameter is in a type.
  func isGeneric(_ type: String) -> Bool {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { generics[String($0)] != nil }
  }
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

extension String {
  /// Without spaces, `inout`, `any` and `some`.
  fileprivate var plain: String {
    split(separator: " ").filter {
      !["inout", "any", "some", "borrowing", "consuming"].contains($0) && !$0.hasPrefix("@")
    }
    .joined()
  }

  fileprivate var baseName: Substring { utf8.firstIndex(of: UInt8(ascii: "<")).map { self[..<$0] } ?? self[...] }

  fileprivate var withoutMetatype: String { hasSuffix(".Type") ? String(dropLast(".Type".count)) : self }
}
