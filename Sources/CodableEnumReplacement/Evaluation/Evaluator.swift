import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Runs hand-written coding of one enum over JSON and its cases.
final class Evaluator {
  let code: CodeTypes
  let types: AnnotationTrial
  /// Nil if it has no end.
  let effort: Effort?
  /// The enum, by its name.
  let owner: String
  let ownType: TypeExpression
  /// The file of the code that runs.
  var file = 0
  var variables = Scopes()
  /// The name of the type whose members code means by their names.
  var scope: String
  /// Whether `Self` is meant by what code names alone.
  var isStatic = false
  /// What `self` is.
  var own: CodeValue = .nothing
  /// How many `try?` and `do` are open, which an error doesn't leave.
  var attempts = 0
  /// Whether code has run that ends a process in which assertions are checked.
  var stopsWhenDebugged = false
  /// Whether code has run that takes the first of several keys, which is any of them.
  var dependsOnOrder = false
  /// Whether code runs whose questions nobody hears: it makes a value of its raw value, or reads a struct.
  var isUnheard = false
  /// Where code has asked for the error of a number that its type doesn't hold.
  var doubt: Refusal?
  /// Whether that is no `DecodingError`, for now.
  var unfitNumbersAreForeign = false
  /// Whether the code asks which error it caught.
  var tellsErrors = false
  /// The types whose JSON is not known that were read where an error leads elsewhere, and which of them fails, for now.
  var guesses = Guesses()
  /// Whether structs may be made of parts from elsewhere: what is written says what is the usual place.
  var makesStructs = false
  /// The first such struct, if it is what no annotation says.
  var firstMade: Refusal?
  /// How many calls are open.
  private var depth = 0
  /// Whether the code itself reads the enum's JSON inside of other JSON; otherwise any is taken for it.
  var readsItself = false { didSet { (readings, inside) = (KnownReadings(), [:]) } }
  /// What became of the enum's JSON inside of other JSON.
  private var inside: [JSONValue: Inside] = [:]
  private enum Inside { case read, thrown(ThrownError?) }
  var words = KnownWords()

  /// What the code asks for in vain, or compares with; nil if nobody wants to know.
  var wishes: [Wish]?
  /// What the code asks, and where it runs; nil if nobody wants to know.
  var trace: Trace?
  private struct Body: Hashable {
    var file: Int
    /// The index of its first token.
    var start: Int
  }

  private var bodies: [Body: [Statement]] = [:]
  private var readBodies: Set<Body> = []
  private(set) var isReading = false

  /// Where the objects are that calls made a struct of, by where the calls are.
  var parentsOfWholes: [String: String] = [:]
  private var root: JSONValue = .null
  /// Keeps what is looked at in the root; nil if nobody wants to know.
  private var looks: Looks?
  private var readings = KnownReadings<Reading>()
  /// How the values that are written are made, by name.
  private(set) var writings: [String: Making] = [:]
  /// Whether any coder may be written, not only used.
  var makesCoders = false
  /// What the code requires of values, or else throws.
  var requirements: [Making.Source: [Making.Step]] = [:]
  /// What code does to values besides, which may throw.
  var obligations: [(text: String, refusal: Refusal)] = []
  /// The types that were read, by where.
  var decodedTypes: [String: TypeExpression] = [:]
  /// How many values, and how many elements of arrays, were read.
  var (reads, elementReads) = (0, 0)

  /// Writes a value as only a coder does.
  func write(_ making: Making, isOmitted: Bool) throws -> WrittenTree {
    guard case .value(let name)? = making.source, writings[name] == nil else {
      throw Interruption.refused(making.refusal)
    }
    writings[name] = making
    if isOmitted { omitted.insert(name) }
    return .value(name)
  }

  /// Those of the values that are made that are not written where they are nil.
  private(set) var omitted: Set<String> = []

  /// The properties of a struct that are nil while it is written.
  var nils: Set<String> = []
  /// What the properties of a struct are after it was read.
  var properties: [String: CodeValue] = [:]
  /// The values that were written, and another one then in their place, with its key.
  private(set) var overwritten: [(name: String, key: String)] = []

  private(set) lazy var ownDecoder = code.functions[owner]?.first(where: \.isDecoder)
  var lookups = Lookups()
  /// What the last call made of its `inout` parameters, by their index.
  private var changedParameters: [Int: CodeValue] = [:]
  var tagEvaluators: [String: Evaluator] = [:]

  /// What JSON is read as, and what the code did besides.
  private struct Reading {
    var outcome: ReadOutcome?
    var stopsWhenDebugged: Bool
    var dependsOnOrder: Bool
    /// What it asked on the way.
    var trace: Trace?
  }

  /// What runs after a statement; with labels if they are given.
  enum Flow { case next, left(CodeValue), stopped(String?), proceeded(String?), fell }

  init(_ code: CodeTypes, _ types: AnnotationTrial, owner: String, _ effort: Effort?) {
    (self.code, self.types, self.owner, scope, self.effort) = (code, types, owner, owner, effort)
    ownType = TypeExpression(owner)
  }

  /// What the code does that no JSON shows, with JSON on which it does it.
  private(set) var losses: [Loss: [JSONValue]] = [:]

  func lose(_ kind: Loss.Kind, _ expression: Expression) {
    losses[Loss(kind: kind, file: file, range: expression.range), default: []].append(root)
  }

  /// - Parameter inner: What ran for this code, on a part of its JSON.
  func lose(_ inner: Evaluator) {
    for loss in inner.losses.keys { losses[loss, default: []].append(root) }
  }

  func wish(_ kind: @autoclosure () -> Wish.Kind, at pointer: @autoclosure () -> String) {
    wishes?.append(Wish(pointer: pointer(), kind: kind()))
  }

  /// Whether the code that was run to read has a name in it.
  func readingNames(_ name: String) -> Bool {
    readBodies.contains { body in
      var cursor = code.cursors[body.file]
      cursor.index = body.start
      if cursor.at(.leftBrace) { cursor.skipBrackets() } else { cursor.advance() }
      return cursor.tokens[body.start..<cursor.index].contains { token in
        token.isWord && unquoted(cursor.source.text(token.range)) == name
      }
    }
  }

  /// The statements at a place, which are parsed once.
  func body(_ file: Int, _ place: Int, _ parse: () throws -> [Statement]) throws -> [Statement] {
    let key = Body(file: file, start: place)
    if isReading { readBodies.insert(key) }
    if let known = bodies[key] { return known }
    do {
      let body = try parse()
      bodies[key] = body
      return body
    } catch let refusal as Refusal {
      throw Interruption.refused(refusal)
    }
  }

  func refusal(_ message: String, at range: Range<Int>) -> Interruption {
    .refused(Refusal(file: file, offset: range.lowerBound, message: message))
  }

  func unknownForm(at range: Range<Int>) -> Interruption {
    refusal("this form of code is not understood; write it more simply, or keep this code", at: range)
  }

  /// About what the files should say.
  func refusalOfFiles(_ message: String, at range: Range<Int>) -> Interruption {
    .refused(Refusal(file: file, offset: range.lowerBound, message: message, isOfFiles: true))
  }

  // MARK: Running

  /// What code makes; nil if it throws, or ends the process.
  func outcome<Value>(_ body: () throws -> Value?) throws(Refusal) -> Value? {
    do {
      return try body()
    } catch Interruption.refused(let refusal) {
      throw refusal
    } catch Interruption.trapped {
      stopsWhenDebugged = true
      return nil
    } catch {
      // An error of the code itself.
      return nil
    }
  }

  /// What JSON is read as.
  func read(_ json: JSONValue, _ function: CodeFunction) throws -> CodeValue {
    own = .nothing
    (root, isReading, requirements, obligations) = (json, true, [:], [])
    (stopsWhenDebugged, dependsOnOrder, doubt) = (false, false, nil)
    (depth, attempts) = (0, 0)
    if trace != nil { trace = Trace() }
    looks = wishes == nil ? Looks() : nil
    _ = try call(function, [.decoder(ReadPlace(json, looks))])
    return own
  }

  /// What a part of JSON is read as.
  ///
  /// - Parameter outer: The code that asks for it.
  func read(_ place: ReadPlace, by function: CodeFunction, in outer: Evaluator) throws -> CodeValue {
    own = .nothing
    (root, looks, isReading) = (outer.root, outer.looks, true)
    (requirements, obligations) = ([:], [])
    (stopsWhenDebugged, dependsOnOrder, doubt) = (false, false, nil)
    (depth, attempts, unfitNumbersAreForeign) = (outer.depth, outer.attempts, outer.unfitNumbersAreForeign)
    _ = try call(function, [.decoder(place)])
    return own
  }

  /// What is read of JSON; what is known is not read again.
  func reading(_ json: JSONValue, _ read: () throws -> ReadOutcome) throws(Refusal) -> ReadOutcome? {
    if wishes == nil, let reading = readings.reading(of: json), trace == nil || reading.trace != nil {
      (stopsWhenDebugged, dependsOnOrder) = (reading.stopsWhenDebugged, reading.dependsOnOrder)
      if trace != nil { trace = reading.trace }
      return reading.outcome
    }
    let outcome = try withGuesses(read)
    if !guesses.all.isEmpty, doubt == nil { return outcome }
    if let doubt {
      // Either error must come to the same.
      unfitNumbersAreForeign = true
      defer { unfitNumbersAreForeign = false }
      if try self.outcome(read) != outcome { throw doubt }
      return outcome
    }
    if let looks {
      let reading = Reading(
        outcome: outcome,
        stopsWhenDebugged: stopsWhenDebugged,
        dependsOnOrder: dependsOnOrder,
        trace: trace
      )
      readings.keep(reading, of: json, looks)
    }
    return outcome
  }

  func json(at pointer: String) -> JSONValue? {
    looks?.add(.all, at: pointer.keys)
    return root.part(at: pointer.keys)
  }

  /// What an initializer makes.
  func make(_ argument: CodeValue, by function: CodeFunction, in outer: Evaluator) throws -> CodeValue {
    let own = own
    defer { self.own = own }
    self.own = .nothing
    if outer !== self { (depth, attempts) = (outer.depth, outer.attempts) }
    if case .null = try call(function, [argument]) { return .null }
    return self.own
  }

  /// What a case is written as.
  ///
  /// - Parameter outer: The code that asks for it.
  func write(_ value: CodeValue, _ function: CodeFunction, in outer: Evaluator? = nil) throws -> WrittenTree {
    own = value
    (writings, omitted, requirements, obligations) = ([:], [], [:], [])
    (isReading, stopsWhenDebugged) = (false, false)
    (depth, attempts) = (outer?.depth ?? 0, 0)
    let slot = Slot()
    _ = try call(function, [.encoder(slot)])
    overwritten = slot.allOverwritten
    return slot.tree
  }

  /// Reads the enum's JSON in a part of what is read. Types that have each other as values ask for the same again and
  /// again.
  func readItself(_ json: JSONValue, by function: CodeFunction) throws {
    switch inside[json] {
    case .read?: return
    case .thrown(let error)?: throw Interruption.thrown(error)
    case nil: break
    }
    let marks = (stopsWhenDebugged, dependsOnOrder, doubt == nil)
    func keep(_ outcome: Inside) {
      // What the code does besides must be seen each time.
      if !unfitNumbersAreForeign, marks == (stopsWhenDebugged, dependsOnOrder, doubt == nil) { inside[json] = outcome }
    }
    do {
      try runInside(json, by: function)
      keep(.read)
    } catch Interruption.thrown(let error) {
      keep(.thrown(error))
      throw Interruption.thrown(error)
    }
  }

  private func runInside(_ json: JSONValue, by function: CodeFunction) throws {
    let (outer, outerRoot, outerWishes, outerLooks) = (own, root, wishes, looks)
    let (outerTrace, outerRequirements, outerObligations) = (trace, requirements, obligations)
    defer {
      (own, root, wishes, looks) = (outer, outerRoot, outerWishes, outerLooks)
      (trace, requirements, obligations) = (outerTrace, outerRequirements, outerObligations)
    }
    (own, root, looks, trace) = (.nothing, json, nil, nil)
    _ = try withoutGuesses { try call(function, [.decoder(ReadPlace(json, nil))]) }
  }

  func call(
    _ function: CodeFunction,
    _ arguments: [CodeValue],
    expecting type: TypeExpression? = nil,
    seeing scopes: Scopes = Scopes()
  ) throws -> CodeValue {
    try nested(in: function.file, at: function.range) {
      let (outer, outerFile, outerScope, outerIsStatic) = (variables, file, scope, isStatic)
      defer { (variables, file, scope, isStatic) = (outer, outerFile, outerScope, outerIsStatic) }
      variables = scopes
      return try run(function, arguments, expecting: type)
    }
  }

  /// Calls a function with arguments, of which those with `&` get another value.
  ///
  /// - Parameters:
  ///   - type: What the code around it needs.
  ///   - keys: The keys of the container that it extends.
  ///   - value: What `self` is in it; nil for what it is here.
  ///   - scopes: What it sees, if it is inside of another.
  func call(
    _ function: CodeFunction,
    _ arguments: [Argument],
    expecting type: TypeExpression? = nil,
    keys: TypeExpression? = nil,
    on value: CodeValue? = nil,
    seeing scopes: Scopes = Scopes()
  ) throws -> CodeValue {
    let values = try values(arguments, function, keys: keys)
    let result =
      if let value {
        try replacingOwn(value) { try call(function, values, expecting: type) }
      } else {
        try call(function, values, expecting: type, seeing: scopes)
      }
    for (index, argument) in (function.taking(arguments) ?? []).enumerated() {
      guard let argument, case .prefix("&", let target) = argument.value.kind, !values[index].isContainer else {
        continue
      }
      guard case .name(let name) = target.kind, let new = changedParameters[index], variables.assign(name, new) else {
        throw unknownForm(at: argument.value.range)
      }
    }
    return result
  }

  /// Real code has only a few calls inside of each other.
  func nested<Value>(in file: Int, at range: Range<Int>, _ body: () throws -> Value) throws -> Value {
    if depth == 24 {
      let message = "this code does not end, as far as can be told; keep it"
      throw Interruption.refused(Refusal(file: file, offset: range.lowerBound, message: message))
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  private func run(
    _ function: CodeFunction,
    _ arguments: [CodeValue],
    expecting type: TypeExpression?
  ) throws -> CodeValue {
    file = function.file
    if !function.isLocal { (scope, isStatic) = (function.owner, function.place.isStatic) }
    declareProperties(of: function)
    for (parameter, value) in zip(function.parameters, arguments) {
      let type = parameter.isGeneric ? nil : try absolute(parameter.ownType, at: function.range)
      variables.declare(parameter.name, value, type: type)
      declareTypes(of: parameter, of: function, value)
    }
    // `-> T`, where `T` may be an optional, and `-> T?`
    if let type, let result = function.result, let name = result.withoutOptional.plainName,
      function.generics[name] != nil, variables[name] == nil
    {
      variables.declare(name, .type(result.isOptional ? type.withoutOptional : type))
    }
    let body = try body(function.file, function.body) { try code.body(of: function) }
    defer {
      let changed = function.parameters.enumerated().filter(\.element.isInOut)
      keepProperties(of: function)
      changedParameters = Dictionary(changed.map { ($0, variables[$1.name] ?? .nothing) }) { first, _ in first }
    }
    let result = try function.result.map { try absolute($0, in: scope, besides: function.generics, at: function.range) }
    return try value(of: body, expecting: result)
  }

  /// The value of a body, which its only expression may be.
  func value(of body: [Statement], expecting type: TypeExpression?) throws -> CodeValue {
    if body.count == 1, case .expression(let expression) = body[0].kind {
      return try evaluate(expression, expecting: type)
    }
    let (outer, expected) = (result, type)
    result = expected
    defer { result = outer }
    if body.count == 1, type != nil {
      switch body[0].kind {
      case .choice, .branch:
        if case .left(let value) = try run(body, valued: true) { return value }
        return .nothing
      // Any other statement has no value.
      default: break
      }
    }
    if case .left(let value) = try run(body) { return value }
    return .nothing
  }

  /// The type of the value that the statements are to make.
  var result: TypeExpression?
}
