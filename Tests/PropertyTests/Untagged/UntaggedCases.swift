import CodableEnumGenerator

// The cases of the enum itself, and of untagged ones that are values of it.
extension RandomUntaggedEnum {
  mutating func untaggedEnum() -> NestedType {
    annotatedEnum(.untaggedEnum) { random in
      random.untagged(random.numbers.pick(NestedKind.allCases.filter { $0 != .anything && $0 != .untaggedEnum }))
    }
  }

  /// The cases of an untagged enum, one of which has a value of a kind.
  mutating func untagged(_ kind: NestedKind) -> Body {
    var contents = kind == .anything ? [] : [Content.bare(type(kind))]
    for _ in 0..<numbers.pick([1, 1, 2, 3]) { contents.append(content()) }
    let isNamed = numbers.chance(15)
    if isNamed { contents.removeAll { if case .none = $0 { true } else { false } } }
    let names = ["first", "second", "third", "fourthCase"]
    var cases = contents.indices.map { index in
      var others = contents
      others.remove(at: index)
      return element(names[index], contents[index], others.reduce(into: []) { $0.formUnion($1.kinds(in: file)) })
    }
    var kinds = contents.reduce(into: Set<JSONKind>()) { $0.formUnion($1.kinds(in: file)) }
    if isNamed || numbers.chance(30) {
      cases += literals(isNamed: isNamed, hasBooleans: kinds.contains(.boolean))
      // A case that takes the rest has none of them.
      kinds.formUnion(cases.filter { $0.kinds == [.boolean] }.flatMap(\.kinds))
    }
    if kind == .anything { cases.append(anything(besides: kinds)) }
    if kind != .anything, numbers.chance(15) { cases.append(unknown(besides: kinds, isNamed: isNamed)) }
    return Body(options: "strategy: .untagged" + (isNamed ? ", emptyCases: .name" : ""), cases: cases)
  }

  /// Cases that are literals, which no value of the others is, nor any literal of an enum around this one.
  private mutating func literals(isNamed: Bool, hasBooleans: Bool) -> [RandomCase] {
    var tags: [(tag: String, json: JSONKind)] = [
      ("\"lit eral \(depth)\"", .string), ("\(4242 + depth)", .integer), ("\(-70000 - depth)", .integer),
    ]
    if depth == 1 { tags.append(("\"nan\"", .string)) }
    if !hasBooleans { tags.append(("false", .boolean)) }
    var cases = tags.shuffled(using: &numbers).prefix(numbers.pick([1, 1, 2])).enumerated().map { index, literal in
      let alias = numbers.chance(20) ? ", aliases: [\"alias \(index)\"]" : ""
      return RandomCase(
        declaration: "case literal\(index)  // @CodableCase(\(literal.tag)\(alias))",
        kinds: alias.isEmpty ? [literal.json] : [literal.json, .string],
        values: [NestedValue(".literal\(index)", literal.json)]
      )
    }
    if isNamed {
      let name = "theName\(depth)"
      cases.append(
        RandomCase(declaration: "case \(name)", kinds: [.string], values: [NestedValue(".\(name)", .string)])
      )
    }
    return cases
  }

  /// What the values of a case are.
  private enum Content {
    case none
    case bare(NestedType)
    case array([NestedType])
    case object([(label: String, type: NestedType)])

    /// - Parameter file: That of the enum: a type that another one declares is taken for an object.
    func kinds(in file: Int) -> Set<JSONKind> {
      switch self {
      case .none: [.null]
      case .bare(let type): type.files.isSubset(of: [file]) ? type.kinds : type.kinds.union([.object])
      case .array: [.array]
      case .object: [.object]
      }
    }
  }

  private mutating func content() -> Content {
    switch numbers.pick(Array(0..<8)) {
    case 0: .none
    case 1: .array([member(), member().optional])
    case 2: .object([("only\(numbers.pick(Array(0..<100)))", keyed(member())), ("myLabel", keyed(member().optional))])
    case 3: .object([("width", keyed(member()))])
    default: .bare(anyType())
    }
  }

  /// One that is null only where the file tells.
  private func keyed(_ type: NestedType) -> NestedType {
    if type.files.isSubset(of: [file]) || type.name.hasSuffix("?") { return type }
    var type = type
    type.values.removeAll { $0.json == .null }
    return type
  }

  /// One that is not null: under a key that a case must have, null does not count.
  mutating func presentMember() -> NestedType {
    var type = member()
    type.values.removeAll { $0.json == .null }
    return type.values.isEmpty ? presentMember() : type
  }

  /// - Parameter others: The kinds of the other cases. Where one of these matches as well, the author decides, not the generator.
  private mutating func element(_ name: String, _ content: Content, _ others: Set<JSONKind>) -> RandomCase {
    if case .bare(let type) = content { return bareCase(name, type, others) }
    let (types, labels): ([NestedType], [String?]) =
      switch content {
      case .none, .bare: ([], [])
      case .array(let types): (types, types.map { _ in nil })
      case .object(let members): (members.map(\.type), members.map(\.label))
      }
    func list(_ items: [String]) -> String {
      Self.list(zip(labels, items).map { label, item in (label.map { "\($0): " } ?? "") + item })
    }
    let json = content.kinds(in: file).first ?? .null
    return RandomCase(
      declaration: "case \(name)\(list(types.map(\.name)))",
      kinds: content.kinds(in: file),
      values: Self.combinations(of: types).map { NestedValue(".\(name)\(list($0.map(\.expression)))", json, of: $0) }
    )
  }

  private mutating func bareCase(_ name: String, _ type: NestedType, _ others: Set<JSONKind>) -> RandomCase {
    var (type, match) = (type, "")
    let isSeen = type.files.isSubset(of: [file])
    var kinds = type.kinds
    if let key = type.requiredKey, numbers.chance(50) {
      match = "[\"\(key)\"]"
    } else if type.kinds.union(type.kinds.numbers).isDisjoint(with: others),
      numbers.chance(type.isDoubtful ? 90 : isSeen ? 10 : 50)
    {
      match = "[\(type.kinds.sorted { $0.rawValue < $1.rawValue }.map { ".\($0)" }.joined(separator: ", "))]"
      // What a type is that is not known, the author says, and cannot say of all its values.
      if !isSeen || type.isDoubtful { type.values.removeAll(where: \.isMoreThanMatches) }
    } else if !isSeen {
      kinds.insert(.object)
      // It is taken for an object, and not believed, except that nil is null where the file shows an optional.
      let showsNil = type.filesOfOptional?.isSubset(of: [file]) ?? false
      for index in type.values.indices where type.values[index].json != .object {
        type.values[index].isRefused = !showsNil || type.values[index].json != .null
      }
    }
    if numbers.chance(15), match.isEmpty, !others.contains(.null) {
      type = type.optional
      kinds.insert(.null)
    }
    return RandomCase(
      declaration: "case \(name)(\(type.name))" + (match.isEmpty ? "" : "  // @CodableCase(matches: \(match))"),
      kinds: kinds,
      values: type.values.map { NestedValue(".\(name)(\($0.expression))", $0.json, of: [$0]) }
    )
  }

  // MARK: The rest

  /// A case that takes whatever no other one does.
  private func anything(besides kinds: Set<JSONKind>) -> RandomCase {
    rest("case anything(CodableValue)", "anything", besides: kinds)
  }

  /// A case that catches what no other one takes.
  private mutating func unknown(besides kinds: Set<JSONKind>, isNamed: Bool) -> RandomCase {
    guard numbers.chance(50) else {
      return rest("// @CodableCase(catches: .unknown)\ncase other(CodableValue)", "other", besides: kinds)
    }
    let name = "other\(depth)"
    return RandomCase(
      declaration: "// @CodableCase(catches: .unknown)\ncase \(name)",
      kinds: Set(JSONKind.allCases),
      values: kinds.contains(.null) && !isNamed ? [] : [NestedValue(".\(name)", isNamed ? .string : .null)],
      keepsAnything: true
    )
  }

  private func rest(_ declaration: String, _ name: String, besides kinds: Set<JSONKind>) -> RandomCase {
    let samples: [(JSONKind, String)] = [
      (.boolean, "true"), (.integer, "7"), (.number, "2.5"), (.string, "\"zzz\""), (.array, "[nil]"),
      (.object, "[\"zzz\": 1]"),
    ]
    let free = samples.filter { kinds.union(kinds.numbers).isDisjoint(with: [$0.0]) }
    return RandomCase(
      declaration: declaration,
      kinds: Set(JSONKind.allCases),
      values: free.map { json, text in
        var value = NestedValue(".\(name)(\(text))", json)
        value.kinds = [.anything]
        return value
      },
      keepsAnything: true
    )
  }
}

extension Set<JSONKind> {
  /// Integers and other numbers, if there are any: one kind is read as the other.
  fileprivate var numbers: Set { isDisjoint(with: [.integer, .number]) ? [] : [.integer, .number] }
}
