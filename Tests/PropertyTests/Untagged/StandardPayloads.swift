import CodableEnumGenerator

// Types of the standard library and of Foundation.
extension NestedType {
  /// The types of a kind that need no declaration; none if the kind is one of declared types.
  static func standard(_ kind: NestedKind) -> [NestedType] {
    func type(_ name: String, _ json: JSONKind, _ values: String...) -> NestedType {
      NestedType(kind: kind, name: name, kinds: [json], values: values.map { NestedValue($0, json) })
    }
    func number(_ name: String) -> NestedType {
      var number = type(name, .number, "0.5", "-2.25", "\(name).infinity")
      number.values[2].hasInfinity = true
      return number
    }
    func wide(_ name: String) -> NestedType {
      var integer = type(name, .integer, "7", "\(name).max")
      integer.values[1].isWide = true
      return integer
    }
    switch kind {
    case .boolean: return [type("Bool", .boolean, "true", "false")]
    case .integer:
      return [
        type("Int", .integer, "1", "-5"), type("UInt8", .integer, "255", "0"),
        type("Int64", .integer, "Int64.min", "1"),
        wide("UInt64"), wide("Swift.UInt"),
      ]
    case .number:
      return [number("Double"), number("Float"), number("CGFloat"), number("TimeInterval"), number("Swift.Double")]
    case .string: return [type("String", .string, "\"\"", "\"a\""), type("Swift.String", .string, "\"x\"", "\"inf\"")]
    case .address: return [type("URL", .string, "URL(string: \"https://x.y/z\")!", "URL(string: \"a\")!")]
    case .identifier: return [type("UUID", .string, "UUID(uuidString: \"00005678-ABCD-EFAB-0123-456789ABCDEF\")!")]
    case .decimal: return [type("Decimal", .number, "Decimal(string: \"1.25\")!", "Decimal(string: \"-0.1\")!")]
    case .date:
      let values = ["Date(timeIntervalSince1970: 1_795_176_000)", "Date(timeIntervalSince1970: 0)"]
      let numbers = values.map { NestedValue($0, .number) }
      return ["Date", "Foundation.Date"].map {
        NestedType(kind: kind, name: $0, kinds: [.number, .string], values: numbers)
      }
    case .data:
      let values = ["Data([1, 2])", "Data()"].map { NestedValue($0, .string) }
      return [NestedType(kind: kind, name: "Data", kinds: [.string, .array], values: values)]
    case .duration: return [type("Duration", .array, "Duration.seconds(5)", "Duration.milliseconds(-1)")]
    case .list:
      return [
        type("[Int]", .array, "[]", "[1, 2]"), type("Array<Double>", .array, "[0.5, 1]"),
        type("[[String]]", .array, "[[]]"), type("[Int?]", .array, "[nil, 1]"),
      ]
    case .standardArray:
      return [
        type("CGPoint", .array, "CGPoint(x: 1, y: 2)"),
        type("CGRect", .array, "CGRect(x: 1, y: 2, width: 3, height: 4)"),
        type("Range<Int>", .array, "1..<2"), type("ClosedRange<Double>", .array, "1...2"),
        type("Set<String>", .array, "[]", "[\"a\"]"),
        type("SIMD2<Double>", .array, "SIMD2(1, 2)"), type("SIMD4<Float>", .array, "SIMD4(1, 2, 3, 4)"),
        type("ContiguousArray<Int>", .array, "[1]"), type("CGSize", .array, "CGSize(width: 1, height: 2)"),
      ]
    case .standardObject:
      return [
        type("TimeZone", .object, "TimeZone(identifier: \"Europe/Berlin\")!"),
        type("IndexSet", .object, "IndexSet([1, 2])"),
        type("IndexPath", .object, "IndexPath(indexes: [1, 2])"),
        type("DateComponents", .object, "DateComponents(year: 1)"),
        type(
          "DateInterval",
          .object,
          "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 5)"
        ),
      ]
    case .dictionary:
      return [
        type("[String: Int]", .object, "[:]", "[\"my_key\": 1, \"other\": 2]"),
        type("[Int: String]", .object, "[1: \"a\"]"), type("Dictionary<String, [Int]>", .object, "[\"my_key\": [1]]"),
        type("[String: Int?]", .object, "[\"a\": nil]"),
      ]
    case .dictionaryOfPairs:
      var pairs = [
        type("[UUID: Int]", .array, "[:]", "[UUID(uuidString: \"00005678-ABCD-EFAB-0123-456789ABCDEF\")!: 1]")
      ]
      pairs.append(type("[Double: String]", .array, "[0.5: \"a\"]"))
      for index in pairs.indices { pairs[index].isDoubtful = true }
      return pairs
    case .anything, .rawEnum, .synthesizedEnum, .rawValueEnum, .taggedEnum, .untaggedEnum, .synthesizedStruct,
      .singleValueStruct, .arrayStruct, .keyedStruct, .rawStruct, .optionSet, .alias, .aliasOfDictionary, .aliasOfArray:
      return []
    }
  }
}
