// Values that a model writes.
extension WireModel {
  /// What Swift calls its types, and the cases that are read.
  var names: Set<String> {
    var names: Set<String> = []
    for (name, cases) in allCases {
      names.insert(name)
      names.formUnion(cases.filter { ![".decoding", "true"].contains($0.skip) }.map(\.name))
    }
    for case .structure(let type) in declarations { names.insert(type.name) }
    return names
  }

  /// The cases that catch the unknown.
  var catching: Set<String> { Set(allCases.flatMap(\.cases).filter { $0.capture != nil }.map(\.name)) }

  /// The cases that catch what is invalid.
  var recovering: Set<String> { Set(allCases.flatMap(\.cases).filter(\.catchesInvalid).map(\.name)) }

  /// The values that are left out of the JSON, with their cases' names.
  var omitted: Set<String> {
    Set(
      allCases.flatMap(\.cases).flatMap { element in
        element.values.enumerated().filter(\.element.isOmitted).map { "\(element.name).\($1.label ?? ".\($0)")" }
      }
    )
  }

  var allCases: [(name: String, cases: [ModelCase])] {
    [(root.name, root.cases)]
      + declarations.compactMap {
        switch $0 {
        case .annotated(let type), .coded(let type): (type.name, type.cases)
        case .raw(let type): (type.name, type.cases)
        case .structure, .merged: nil
        }
      }
  }

  /// The annotated enums and the aliases of `Merged`, with expressions of their values.
  var tried: [(name: String, values: [String])] {
    let merged = declarations.compactMap { if case .merged(let type) = $0 { type } else { nil } }
    let roots = declarations.indices.filter { rootNames.contains(name(of: $0)) }
    return annotated.map { ($0.name, values(of: $0)) }
      + roots.map { (name(of: $0), samples(of: .declared($0), number: 0)) }
      + (merged + (whole.map { [$0] } ?? [])).map { ($0.name, samples(of: .merged($0.fields, $0.variant), number: 0)) }
  }

  /// Expressions of the type: every case, with all that is optional nil, with none of it nil, and with the bounds of what
  /// its values can be.
  func values(of type: ModelEnum) -> [String] {
    type.cases.filter { $0.skip != "true" && !$0.isSilent }.flatMap { element -> [String] in
      if let capture = element.capture {
        return captured(capture, type).map { "\(type.name).\(element.name)\($0)" }
      }
      return arguments(element.values).map { "\(type.name).\(element.name)\($0)" }
    }
  }

  private func captured(_ capture: ModelCase.Capture, _ type: ModelEnum) -> [String] {
    let tag = "\"unheard of\""
    let object = "[\"w\": 9, \"v\": [nil]]"
    switch capture {
    case .nothing: return [""]
    case .tag: return ["(\(tag))"]
    case .tagAndContent where type.layout == .flattened || type.layout == .discriminator:
      return ["(\(tag), \(object))", "(\(tag), [:])"]
    case .tagAndContent where type.layout == .tagFirst: return ["(\(tag), [1, nil])", "(\(tag), [])"]
    case .tagAndContent: return ["(\(tag), \(object))", "(\(tag), nil)", "(\(tag), 1.5)"]
    case .wholeTyped(.array): return ["([\(tag), \"7\"])"]
    // The tag is a string among them.
    case .wholeTyped(.dictionary(let value)) where type.tagKey != nil && value != .plain("String"): return []
    case .wholeTyped(.dictionary(let value)):
      let sample = value == .plain("Int") ? "9" : "\"9\""
      return [type.tagKey.map { "([\"\($0)\": \(tag), \"w\": \"9\"])" } ?? "([\(tag): \(sample)])"]
    case .wholeTyped(let whole):
      let tagged = samples(of: whole, number: 1).map { $0.replacing(#/tag: "[^"]*"/#, with: "tag: \(tag)") }
      return tagged.map { "(\($0))" }
    case .tagAndTyped(let content): return samples(of: content, number: 1).map { "(\(tag), \($0))" }
    case .whole where type.layout == .untagged:
      return ["([\"unheard of\": 1])", "([\"w\", 1])", "(\"w\")", "(1)", "(true)"]
    case .whole where type.layout == .rawValue: return ["(\(tag))"]
    case .whole where type.layout == .tagFirst: return ["([\(tag)])", "([\(tag), [\"x\": nil]])"]
    case .whole:
      guard let tagKey = type.tagKey else { return ["([\(tag): 1])", "([\(tag): [\"x\": nil]])"] }
      return ["([\"\(tagKey)\": \(tag)])", "([\"\(tagKey)\": \(tag), \"w\": [1]])"]
    }
  }

  /// Lists of arguments, in parentheses.
  private func arguments(_ values: [ModelValue]) -> [String] {
    if values.isEmpty { return [""] }
    // A value that is omitted is read as its default. It needs none in a case that is never read.
    let choices = values.enumerated().map { number, value in
      guard value.isOmitted, let absent = value.defaultValue ?? (value.type.isOptional ? "nil" : nil) else {
        return samples(of: value.type, number: number)
      }
      return [absent]
    }
    // Of an enum none of whose cases are tried, there is none.
    if choices.contains(where: \.isEmpty) { return [] }
    return combinations(choices).map { row in
      let arguments = zip(values, row).map { value, sample in (value.label.map { "\($0): " } ?? "") + sample }
      return "(\(arguments.joined(separator: ", ")))"
    }
  }

  /// Each sample with others beside it: all the first ones, which are nil where they can be, all the last ones, and each
  /// of the first among the last.
  private func combinations(_ samples: [[String]]) -> [[String]] {
    let (first, last) = (samples.map { $0[0] }, samples.map { $0[$0.count - 1] })
    var rows = [first, last]
    for index in 0..<(samples.map(\.count).max() ?? 0) {
      rows.append(samples.enumerated().map { $1[(index + $0) % $1.count] })
    }
    for index in samples.indices {
      rows.append(last)
      rows[rows.count - 1][index] = first[index]
    }
    var seen: Set<[String]> = []
    return rows.filter { seen.insert($0).inserted }
  }

  /// - Parameter number: That of the value, so that no two have the same samples.
  private func samples(of type: ModelType, number: Int) -> [String] {
    switch type {
    case .plain(let name): return samples(of: name, number)
    case .optional(let type): return ["nil"] + samples(of: type, number: number)
    case .array(let type): return lists(of: samples(of: type, number: number), or: "[]")
    case .merged(let fields, let variant):
      let choices = [samples(of: fields, number: number), samples(of: variant, number: number)]
      if choices.contains(where: \.isEmpty) { return [] }
      return combinations(choices).map { "\(source(type))(\($0[0]), \($0[1]))" }
    case .root: return values(of: root)
    case .set: return ["[]", "[\(number + 1), 7]"]
    case .dictionary(let type):
      let members = samples(of: type, number: number).enumerated().map { "\"k\(number + $0)\": \($1)" }
      return lists(of: members, or: "[:]")
    case .declared(let index):
      switch declarations[index] {
      case .annotated(let type), .coded(let type): return values(of: type)
      case .raw(let type): return type.cases.map { "\(type.name).\($0.name)" }
      case .merged(let type): return samples(of: .merged(type.fields, type.variant), number: number)
      case .structure(let type): return arguments(type.properties).map { "\(type.name)\($0.isEmpty ? "()" : $0)" }
      }
    }
  }

  /// None, one, another one, and many: one that cannot be written does not keep all others from it.
  private func lists(of samples: [String], or empty: String) -> [String] {
    guard let first = samples.first, let last = samples.last else { return [empty] }
    return [empty, "[\(first)]", "[\(last)]", "[\(samples.prefix(8).joined(separator: ", "))]"]
  }

  private func samples(of name: String, _ number: Int) -> [String] {
    switch name {
    case "Bool": ["true", "false"]
    case "Double": ["\(number).5", "\(number + 2)", "-1e300"]
    case "String": ["\"s\(number)\"", "\"\"", "\"\(number)\""]
    case "UUID": ["UUID(uuidString: \"00005678-ABCD-EFAB-0123-45678900000\(number % 10)\")!"]
    case "Date": ["Date(timeIntervalSince1970: \(number))", "Date(timeIntervalSince1970: 1_795_176_000)"]
    case "CodableValue":
      ["\"s\(number)\"", "[\"w\": [nil, 1.5]]", "\(number)", "true", "[1]", "[\"h\": 1, \"x\": 1, \"userID\": 1]"]
    case "Range<Int>": ["\(number)..<9", "-5..<5"]
    case "ClosedRange<Int>": ["\(number)...9", "-5...5"]
    case "PartialRangeFrom<Int>": ["\(number)..."]
    case "PartialRangeThrough<Int>": ["...\(number)"]
    default: ["\(number + 1)", "\(name).max", "\(name).min"]
    }
  }
}
