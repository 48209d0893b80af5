import CodableEnumContract
import CodableEnumGenerator
import CodableEnumJSON

/// Structs that are written property by property, as their own coding does it.
extension Evaluator {
  /// A property of a struct with the compiler's coding.
  func part(_ name: String, of type: TypeExpression, in whole: String) -> CodeValue? {
    guard let property = types.properties(of: type)?.first(where: { $0.name == name }) else { return nil }
    return .opaque(type: property.isOptional ? .optional(.unknownPart) : .unknownPart, .part(of: whole, name))
  }

  /// A property of a struct with the compiler's coding, which is read.
  func part(
    _ name: String,
    of type: TypeExpression,
    at pointer: String,
    _ range: Range<Int>
  ) throws -> CodeValue? {
    guard let property = types.properties(of: declared(type))?.first(where: { $0.name == name }),
      let whole = json(at: pointer)
    else { return nil }
    let place = ReadPlace(whole, at: pointer.keys, nil)
    guard let part = place.at(property.key), !part.isNull else { return property.isOptional ? .null : nil }
    return try decode(property.type.withoutOptional, part, at: range)
  }

  /// A struct that is made of its properties, each read from its own key of one object, or all of them
  /// written; nil for any other call.
  func composed(
    _ name: String,
    _ arguments: [Argument],
    of given: TypeExpression,
    at range: Range<Int>
  ) throws -> CodeValue? {
    let (type, typeName) = (declared(given), typeName(of: given))
    guard name == "init", let properties = types.properties(of: type), isMemberwise(arguments, typeName) else {
      return nil
    }
    let rest = properties.filter { property in !arguments.contains { $0.label == property.name } }
    guard arguments.count + rest.count == properties.count else { return nil }
    let unknown = unknownValue(of: type, at: range)
    var whole = ComposedStruct()
    for argument in arguments {
      guard let property = properties.first(where: { $0.name == argument.label }) else { throw unknown }
      let value = try evaluate(argument.value, expecting: nil)
      if value.isNull, !property.isOptional, !isReading { throw unknown }
      whole.add(value, of: property)
    }
    for property in rest {
      guard let value = try self.property(property.name, of: typeName, isStatic: false, at: range) else {
        // A variable without a value is nil.
        if property.isOptional { continue } else { return nil }
      }
      whole.add(constant: try self.value(of: value), of: property)
    }
    if !isReading { return .structure(whole.parts) }
    if whole.isElsewhere || whole.parents.count > 1 {
      guard makesStructs, case .refused(let refusal) = unknown else { throw unknown }
      firstMade = firstMade ?? refusal
      return .structure(whole.parts)
    }
    // Without any property, the object is where it was before.
    let place = "\(file):\(range.lowerBound)"
    guard let parent = whole.parents.first ?? parentsOfWholes[place] else { throw unknown }
    parentsOfWholes[place] = parent
    if whole.missing.contains(where: { json(at: "\(parent)/\($0)").map { $0 != .null } ?? false }) { throw unknown }
    return .opaque(type: type, .place(parent))
  }

  /// Whether a call gives each property its value, by the compiler's initializer or one that says so.
  private func isMemberwise(_ arguments: [Argument], _ typeName: String) -> Bool {
    guard
      let function = code.functions[typeName]?.first(where: { $0.name == "init" && $0.taking(arguments) != nil })
    else {
      return !(code.functions[typeName] ?? []).contains { $0.name == "init" && !$0.isDecoder }
    }
    guard let body = try? body(function.file, function.body, { try code.body(of: function) }) else { return false }
    return body.count == function.parameters.count
      && zip(body, function.parameters).allSatisfy { statement, parameter in
        guard case .assignment(let target, let value) = statement.kind, case .name(let name) = value.kind else {
          return false
        }
        switch target.kind {
        case .member(let base, let property):
          guard case .name("self") = base.kind else { return false }
          return property == parameter.label && name == parameter.name
        // A property whose parameter has another name.
        case .name(let property): return property == parameter.label && name == parameter.name && name != property
        // Nothing else is a property.
        default: return false
        }
      }
  }
}

/// A struct that code makes of its properties.
private struct ComposedStruct {
  /// What is not nil, by key.
  private(set) var parts: [(key: String, value: CodeValue)] = []
  /// The objects that properties are read from, each by its own key.
  private(set) var parents: Set<String> = []
  /// The keys of what is nil.
  private(set) var missing: [String] = []
  /// Whether something is not what the struct reads itself.
  private(set) var isElsewhere = false

  mutating func add(_ value: CodeValue, of property: AnnotationTrial.Property) {
    if !value.isNull { parts.append((property.key, value)) }
    if value.isNull, property.isOptional {
      missing.append(property.key)
    } else if let parent = value.parent(under: property.key) {
      parents.insert(parent)
    } else {
      isElsewhere = true
    }
  }

  mutating func add(constant: CodeValue, of property: AnnotationTrial.Property) {
    if !constant.isNull { parts.append((property.key, constant)) }
    isElsewhere = true
  }
}

extension CodeValue {
  /// The object that it is read from, by a key; nil for any other value.
  fileprivate func parent(under key: String) -> String? {
    switch isText ? bare : self {
    case .known(_, .place(let pointer)?), .opaque(_, .place(let pointer)), .read(_, at: let pointer):
      pointer.hasSuffix("/\(key)") ? String(pointer.dropLast(key.count + 1)) : nil
    // What the code makes.
    default: nil
    }
  }
}

extension TypeExpression {
  /// That of a part of a value: it has no members, and its `map` is not known.
  static let unknownPart = array(.other("…"))
}

extension CodeValue {
  /// Without the `?` of a property.
  var wrapped: CodeValue {
    if case .opaque(let type, .part(let whole, let name)) = self {
      return .opaque(type: type.withoutOptional, .part(of: whole, name))
    }
    return self
  }
}

extension WrittenTree {
  /// With a whole struct in the place of all its properties.
  func folding(
    _ name: String,
    _ properties: [AnnotationTrial.Property]
  ) -> WrittenTree {
    switch self {
    case .constant, .value: return self
    case .array(let elements): return .array(elements.map { $0.folding(name, properties) })
    case .object(let members):
      func isPart(_ member: Member) -> Bool {
        guard case .value(let value) = member.tree else { return false }
        return properties.contains { $0.key == member.key && "\(name).\($0.name)" == value }
      }
      if !properties.isEmpty, members.count(where: isPart) == properties.count {
        let rest = members.filter { !isPart($0) }
        return rest.isEmpty ? .value(name) : .object(rest + [Member(key: nil, tree: .value(name))])
      }
      return .object(members.map { Member(key: $0.key, tree: $0.tree.folding(name, properties)) })
    }
  }
}
