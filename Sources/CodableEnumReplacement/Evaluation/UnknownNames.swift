// Names that no file declares.
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
    default: "'\(name)' is not in these files; pass the file that declares it"
    }
  }
}
