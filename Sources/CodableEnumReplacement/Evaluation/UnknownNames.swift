import CodableEnumGenerator

// Names that no file declares, or only a function, and types whose parts are not known.
extension Evaluator {
  /// The way out depends on whose name it is: only the user's own types are in files that could be passed.
  func unknownName(_ name: String) -> String {
    switch name {
    case "ISO8601DateFormatter":
      "what '\(name)' makes of a value is not known; a coder can do it: coders: [\"…\": ISO8601DateCoder.self]"
    case "DateFormatter", "NumberFormatter", "ByteCountFormatter", "MeasurementFormatter":
      "what '\(name)' makes of a value is not known; a ValueCoder that calls it can do it: coders:"
    case "JSONEncoder", "JSONDecoder", "JSONSerialization", "PropertyListEncoder", "PropertyListDecoder":
      "JSON inside of a value is not followed; a coder can do it: coders: [\"…\": JSONTextCoder<Value>.self]"
    case "NSNull", "NSNumber", "NSString", "NSDictionary", "NSArray":
      "'\(name)' has no JSON of its own; write the value with Swift's types, or keep this code"
    case "precondition", "preconditionFailure", "fatalError":
      "'\(name)' ends the process; throw an error instead, or keep this code"
    case _ where code.enums[owner]?.header.genericParameters.contains { $0.name == name } ?? false:
      "what '\(name)' is depends on where the enum is used; keep this code"
    // A type, a function or a value of the user's own.
    default: insideFunction(name) ?? "'\(name)' is not in these files; pass the file that declares it"
    }
  }

  /// A type that is read where an error leads elsewhere.
  func unknownJSON(of type: TypeExpression) -> String {
    let text = type.text
    let unknown = "which JSON \(text) takes is not known"
    if code.enums[owner]?.header.genericParameters.contains(where: { $0.name == text }) ?? false {
      return "\(unknown); read it without try?, since it is generic"
    }
    if let local = insideFunction(text) { return local }
    if let parts = unknownParts(of: type) { return "\(unknown), since \(parts), or read it without try?" }
    let inner = type.innermost
    return resolve(inner) != nil
      ? "\(unknown); give \(inner == type ? "it" : inner.text) the compiler's coding, or read it without try?"
      : "\(unknown); pass the file that declares it, or say it above the case: @CodableCase(matches: .string)"
  }

  /// What hides the JSON of a struct that the compiler codes, or of one in it, and the way out; nil if that is not it.
  func unknownParts(of type: TypeExpression) -> String? {
    for name in types.openNames(in: type).sorted(byBytesOf: \.self) {
      switch code.structs[name]?.obstacle {
      case .wrapper(let wrapper): return "\(name) has \(wrapper), which may change it; remove that"
      case .untyped(let property): return "'\(property)' of \(name) has no type; write that"
      case .pattern: return "\(name) declares several properties at once; declare each by itself"
      case .condition(let property): return "'\(property)' of \(name) is in an #if; move it out of that"
      case nil: continue
      }
    }
    return nil
  }
}

extension Evaluator {
  /// A type inside of a function must be the only one that its name may mean.
  func declareLocalType(_ range: Range<Int>) throws -> Flow {
    guard let name = CodeCursor.typeName(in: code.cursors[file], range) else { return .next }
    let isElsewhere = scope != owner && resolve(typeName: name) != nil
    if !isElsewhere, !code.local.misleading.contains("\(owner).\(name)") { return .next }
    throw refusal(Self.insideFunction(name), at: range)
  }

  /// What is said of a type inside of a function; nil for any other name.
  func insideFunction(_ name: String) -> String? {
    code.local.names.contains("\(owner).\(name)") ? Self.insideFunction(name) : nil
  }

  private static func insideFunction(_ name: String) -> String {
    "'\(name)' is inside a function, where only enums of nothing but cases are understood, once for each name; move it out"
  }
}

extension TypeExpression {
  /// `Box<Int>` of `[Box<Int>?]`
  fileprivate var innermost: TypeExpression {
    switch self {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): inner.innermost
    case .name, .other: self
    }
  }
}
