import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

extension Evaluator {
  func call(
    _ callee: Expression,
    _ arguments: [Argument],
    expecting type: TypeExpression?,
    at range: Range<Int>
  ) throws -> CodeValue {
    switch callee.kind {
    case .implicitMember(let name):
      return try make(name, arguments, of: type?.withoutOptional ?? ownType, at: range)
    case .member(let base, let name):
      return try call(name, of: base, arguments, expecting: type, at: range)
    case .array where arguments.isEmpty: return .list([])
    case .array, .dictionary:
      if arguments.count == 1, arguments[0].label == "from", let type = callee.spelledType {
        return try make("init", arguments, of: try absolute(type, at: range), at: range)
      }
    case .type(let type): return try make("init", arguments, of: try absolute(type, at: range), at: range)
    // `{ … }()`
    case .closure(let closure): return try call(closure, in: variables.captured, of: file, arguments, at: range)
    case .name(let name): if let value = try call(name, arguments, expecting: type, at: range) { return value }
    // Any other expression is no function.
    default: break
    }
    let text = code.cursors[file].source.text(callee.range)
    throw refusal(unknownName(text), at: range)
  }

  /// Calls a function, an initializer or a case behind a period.
  private func call(
    _ name: String,
    of base: Expression,
    _ arguments: [Argument],
    expecting type: TypeExpression?,
    at range: Range<Int>
  ) throws -> CodeValue {
    if name.isTypeName, let path = base.path?.member(name) {
      let type = try absolute(path, at: range)
      if resolve(type) != nil { return try make("init", arguments, of: type, at: range) }
    }
    if case .name(let word) = base.kind, variables[word] == nil, word != "self", word.isTypeName {
      let own = word == "Self" ? selfType : try absolute(.named(word), at: range)
      return try make(name, arguments, of: own, expecting: type, at: range)
    }
    if case .type(let owner) = base.kind {
      return try make(name, arguments, of: try absolute(owner, at: range), expecting: type, at: range)
    }
    if case .name("self") = base.kind, case .nothing = own, name == "init" {
      if try givesProperties(arguments) { return .nothing }
      own = try make("init", arguments, of: ownType, at: range)
      return .nothing
    }
    // What a superclass codes is beside it.
    if case .name("super") = base.kind, name == "init" || name == "encode" { return .nothing }
    let value = try evaluate(base, expecting: nil)
    if value.isNull {
      try refuseExtension(of: value, by: name, at: range)
      return .null
    }
    // `T.init(…)`
    if case .name = base.kind, case .type(let type) = value { return try make(name, arguments, of: type, at: range) }
    return try call(name, on: value, arguments, expecting: type, at: range)
  }

  /// Calls what a name alone means; nil if these files have nothing of that name.
  private func call(
    _ name: String,
    _ arguments: [Argument],
    expecting type: TypeExpression?,
    at range: Range<Int>
  ) throws -> CodeValue? {
    if ["fatalError", "preconditionFailure"].contains(name) { throw Interruption.trapped }
    if case .closure(let closure, let captured, let file)? = variables[name] {
      return try call(closure, in: captured, of: file, arguments, at: range)
    }
    // `T(…)`, where a parameter says what `T` is.
    if case .type(let type)? = variables[name] { return try make("init", arguments, of: type, at: range) }
    // `make(…)`, where an argument is a case: `.circle`
    if case .element(let typeName?, let element, let values)? = variables[name], values.isEmpty {
      return try make(element, arguments, of: self.type(named: typeName), at: range)
    }
    // Something of the code itself that hides all others.
    if variables[name] != nil {
      throw refusal("what the function '\(name)' is here is not known; call that function itself", at: range)
    }
    let inner = variables.functions(name, arguments)
    if !inner.isEmpty {
      let function = inner.count == 1 ? inner[0] : try best(of: inner, arguments, expecting: type, at: range)
      return try call(function, arguments, expecting: type, seeing: variables.seen(by: function))
    }
    if own.isContainer, Rows.calls.hasContainerCall(name, arguments) || extends(own, by: name, arguments) {
      return try call(name, on: own, arguments, expecting: type, at: range)
    }
    let scope = own.isContainer ? "" : scope
    if let function = try function(name, arguments, in: scope, expecting: type, at: range) {
      return try call(function, arguments, expecting: type)
    }
    if !name.isTypeName { return nil }
    let own = name == "Self" ? selfType : try absolute(.named(name), at: range)
    return try make("init", arguments, of: own, at: range)
  }

  /// The values of the parameters: of the arguments, or the defaults.
  func values(_ arguments: [Argument], _ function: CodeFunction, keys: TypeExpression? = nil) throws -> [CodeValue] {
    try zip(function.taking(arguments) ?? [], function.parameters).map { argument, parameter in
      let isKey = parameter.type == .named("Key") || parameter.type == .named("K")
      let scope = function.isLocal ? self.scope : function.owner
      // Of a function, what it makes: `(T) -> Shape`
      let own = parameter.type.made ?? parameter.type
      let type = isKey ? keys ?? own : try absolute(own, in: scope, besides: function.generics, at: function.range)
      if let argument, parameter.isVariadic, case .array(let elements) = argument.value.kind {
        return .list(try elements.map { try evaluate($0, expecting: type) })
      }
      if let argument, parameter.isAutoclosure {
        // What it asks is asked where the function calls it, if it does.
        let statement = Statement(kind: .expression(argument.value), range: argument.value.range)
        return .closure(Closure(parameters: [], body: [statement]), variables.captured, file)
      }
      if let argument { return try evaluate(argument.value, expecting: type) }
      do {
        return try evaluate(try code.defaultValue(of: parameter, of: function), expecting: type)
      } catch let refusal as Refusal {
        throw Interruption.refused(refusal)
      }
    }
  }

  /// The generic parameters that an argument tells.
  func declareTypes(of parameter: CodeFunction.Parameter, of function: CodeFunction, _ value: CodeValue) {
    // `_ type: T.Type`
    if case .type = value, let name = parameter.type.instance?.plainName { variables.declare(name, value) }
    // `_ make: (T) -> Shape`, where the argument is a case with one value
    if case .element(let typeName?, let element, let values) = value, values.isEmpty,
      let generic = function.generics.keys.first(where: { parameter.type.text.parts(around: "(\($0))") != nil }),
      let taken = cases(of: typeName)?[element]?.first
    {
      variables.declare(generic, .type(taken))
    }
  }

  /// A value of an enum by an initializer of its own.
  func make(_ values: [CodeValue], by function: CodeFunction) throws -> CodeValue {
    let outer = own
    own = .nothing
    defer { own = outer }
    // `return nil`
    if case .null = try call(function, values) { return .null }
    return own
  }

  private func call(
    _ name: String,
    on value: CodeValue,
    _ arguments: [Argument],
    expecting type: TypeExpression?,
    at range: Range<Int>
  ) throws -> CodeValue {
    if let result = try callHelper(name, on: value, arguments, expecting: type, at: range) { return result }
    try refuseExtension(of: value, by: name, at: range)
    let use = Use(name, of: value, arguments, expecting: type, at: range)
    if let result = try Rows.calls.value(of: use, by: self) { return result }
    if value.isContainer {
      throw refusal("'\(name)' is not in these files; pass the file that declares it", at: range)
    }
    throw refusal("there is no option for what '.\(name)' does here; a coder can do it: coders:", at: range)
  }
}

extension String {
  fileprivate var isTypeName: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.isASCII ? ("A"..."Z").contains(first) : first.properties.isUppercase
  }
}
