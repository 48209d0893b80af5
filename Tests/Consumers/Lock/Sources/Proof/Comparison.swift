import CodableEnum
import Foundation

/// Whether a value that one version of a type wrote is the same to another version: the same case, with an equal value
/// under each name. JSON could not tell: where keys are exchanged, it is equal.
struct Comparison {
  enum Audience {
    /// New code, which reads what old code wrote.
    case readers
    /// Old code, which reads what new code writes.
    case peers
  }

  struct Names {
    var all: Set<String>
    var catching: Set<String>
    /// The cases that took JSON which may well be read as what it is: those that catch `.invalid`.
    var recovering: Set<String> = []
    /// Values that are not on the wire, as `case.label`.
    var omitted: Set<String> = []
    /// The type itself: an alias may name another one, and keep both.
    var root = ""
  }

  let written: Names
  let read: Names
  let audience: Audience

  func isSame(_ value: Any, _ other: Any) -> Bool {
    let (left, right) = (Mirror(reflecting: value), Mirror(reflecting: other))
    if left.displayStyle == .optional || right.displayStyle == .optional {
      return isSame(contents(of: value, left), contents(of: other, right))
    }
    if let json = other as? CodableValue, !(value is CodableValue), audience == .readers {
      return isDate(value, json) || isKept(value, by: other, isExact: false)
    }
    // Old code may keep what is new beside what it knows.
    if audience == .peers, value is CodableValue, other is CodableValue {
      return isKept(value, by: other, isExact: true)
    }
    if value is CodableValue || other is CodableValue {
      let isExact = value is CodableValue && other is CodableValue
      return json(of: value, isExact: isExact) == json(of: other, isExact: isExact)
    }
    if isMerged(value) || isMerged(other) { return isSame(parts(value), parts(other)) }
    switch (left.displayStyle, right.displayStyle) {
    case (.enum, .enum): return isSame(case: value, other)
    case (.enum, _), (_, .enum): return isSame(rawValue: value, other)
    case (.struct, .struct) where isDeclaredHere(value) && isDeclaredHere(other):
      let (name, otherName) = (typeName(value), typeName(other))
      let areRoots = name == written.root && otherName == read.root
      return (areRoots || isSame(name: name, otherName)) && isSame(properties(left), properties(right))
    case (.collection, .collection): return left.children.count == right.children.count && isSame(elements: left, right)
    case (.collection, .set), (.set, .collection), (.set, .set):
      return left.children.count == right.children.count
        && left.children.allSatisfy { element in right.children.contains { isSame(element.value, $0.value) } }
    case (.dictionary, .dictionary):
      return left.children.count == right.children.count && left.children.allSatisfy { contains(right, $0.value) }
    default: return isSame(leaf: value, other)
    }
  }

  private func isSame(_ value: Any?, _ other: Any?) -> Bool {
    guard let value, let other else { return value == nil && other == nil }
    return isSame(value, other)
  }

  // MARK: Names

  /// A name that is gone is that of the new one.
  private func isSame(name: String, _ other: String) -> Bool {
    name == other || !read.all.contains(name) && !written.all.contains(other)
  }

  private func isSame(case value: Any, _ other: Any) -> Bool {
    let (left, right) = (caseName(value), caseName(other))
    // Old code does without a value that it doesn't read, but new code must read a value that was written.
    let own = payload(other, without: audience == .peers ? read.omitted : read.omitted.intersection(written.omitted))
    let values = moved(payload(value, without: written.omitted), like: own)
    let others = moved(own, like: values)
    let isCaught = read.catching.contains(right) && !written.catching.contains(left)
    // A case that catches what is gone is none that was renamed.
    let haveOneName = left == right || !isCaught && isSame(name: left, right)
    if haveOneName, isSame(values, others) || areSameApart(values, others) { return true }
    if written.catching.contains(left), read.catching.contains(right) { return isSame(caught: value, other) }
    if haveOneName { return false }
    // To catch what is not known yet is what it is for: what was unknown may be known later, with all that was kept.
    return switch audience {
    case .readers:
      written.recovering.contains(left)
        || written.catching.contains(left) && (payload(value).isEmpty || isKept(value, by: other, isExact: true))
    case .peers: read.catching.contains(right)
    }
  }

  /// Old code may keep less of what neither knows; new code writes back at least what old code kept.
  private func isSame(caught value: Any, _ other: Any) -> Bool {
    switch audience {
    case .readers: isKept(value, by: other, isExact: true) || isStart(value, of: other)
    case .peers: true
    }
  }

  /// Whether new code also keeps what is behind a tag in an array.
  private func isStart(_ value: Any, of other: Any) -> Bool {
    guard case .array(let kept)? = json(of: value, isExact: true),
      case .array(let all)? = json(of: other, isExact: true)
    else { return false }
    return all.starts(with: kept)
  }

  /// Whether new code writes back at least what old code kept.
  ///
  /// - Parameter isExact: Whether arrays have an order, and no further elements. Sets have none, and lossy arrays drop some.
  private func isKept(_ value: Any, by other: Any, isExact: Bool) -> Bool {
    func isKept(_ kept: CodableValue, by all: CodableValue) -> Bool {
      switch (kept, all) {
      case (.object(let kept), .object(let all)):
        // The empty object of a case without values need not have been there.
        kept.allSatisfy { key, value in all[key].map { isKept(value, by: $0) } ?? (value == .object([:])) }
      case (.array(let kept), .array(let all)) where isExact:
        kept.count == all.count && zip(kept, all).allSatisfy(isKept)
      case (.array(let kept), .array(let all)):
        kept.count <= all.count && kept.allSatisfy { element in all.contains { isKept(element, by: $0) } }
      default: kept == all
      }
    }
    guard let kept = json(of: value, isExact: true), let all = json(of: other, isExact: true) else { return false }
    return isKept(kept, by: all)
  }

  /// Whether it is a date as a coder of ours writes it.
  private func isDate(_ value: Any, _ json: CodableValue) -> Bool {
    guard let date = value as? Date else { return false }
    switch json {
    case .integer(let number): return date.timeIntervalSince1970 == Double(number) || isMilliseconds(Double(number))
    case .double(let number): return date.timeIntervalSince1970 == number || isMilliseconds(number)
    case .string(let text): return text == date.ISO8601Format()
    case .null, .boolean, .unsigned, .decimal, .array, .object: return false
    }
    func isMilliseconds(_ number: Double) -> Bool { date.timeIntervalSince1970 * 1_000 == number }
  }

  private func isSame(rawValue value: Any, _ other: Any) -> Bool {
    switch (value as? any RawRepresentable, other as? any RawRepresentable) {
    case (let value?, let other?): isSame(value.rawValue, other.rawValue)
    case (let value?, nil): isSame(value.rawValue, other)
    case (nil, let other?): isSame(value, other.rawValue)
    case (nil, nil): isSame(lone: value, other) || isSame(constant: value, other)
    }
  }

  /// A case without values that stands for a JSON value, and that value.
  private func isSame(constant value: Any, _ other: Any) -> Bool {
    func isConstant(_ value: Any) -> Bool {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .enum && mirror.children.isEmpty
    }
    guard isConstant(value) || isConstant(other), let json = json(of: value, isExact: true) else { return false }
    return json == self.json(of: other, isExact: true)
  }

  /// The value of a case that has no tag, and the same value without an enum.
  private func isSame(lone value: Any, _ other: Any) -> Bool {
    func lone(_ value: Any) -> Any? {
      let values = Mirror(reflecting: value).displayStyle == .enum ? payload(value) : []
      return values.count == 1 && values[0].name == ".0" ? values[0].value : nil
    }
    if let value = lone(value) { return isSame(value, other) }
    return lone(other).map { isSame(value, $0) } ?? false
  }

  // MARK: Values with names

  private typealias Values = [(name: String, value: Any)]

  /// A name that is gone is the new one in its place.
  private func isSame(_ values: Values, _ others: Values) -> Bool {
    func rest(_ values: Values, without others: Values) -> Values {
      values.filter { value in !others.contains { $0.name == value.name } }
    }
    let kept = values.allSatisfy { value in
      others.first { $0.name == value.name }.map { isSame(value.value, $0.value) } ?? true
    }
    let (gone, added) = (rest(values, without: others), rest(others, without: values))
    // Old code ignores what is new, and does without what is gone. Of old data, what is dropped is lost, unless there was
    // nothing.
    if audience == .peers { return kept && added.allSatisfy { isKeptByPeers($0.value, gone) } }
    let renamed = zip(gone, added).allSatisfy { isSame($0.value, $1.value) }
    return kept && renamed && gone.dropFirst(added.count).allSatisfy { isNil($0.value) }
  }

  /// Whether old code has the value that has another name now: the only new one of its type.
  private func isKeptByPeers(_ value: Any, _ others: Values) -> Bool {
    let same = others.filter { typeName($0.value) == typeName(value) }
    return same.count != 1 || isSame(same[0].value, value)
  }

  private func isMerged(_ value: Any) -> Bool { String(reflecting: type(of: value)).hasPrefix("CodableEnum.Merged<") }

  /// The members of all that is in one object, however it nests. What has no properties is known by its type if both have
  /// one of that name, else by its place.
  private func parts(_ value: Any) -> Values {
    func parts(_ value: Any) -> Values {
      let mirror = Mirror(reflecting: value)
      if isMerged(value) { return mirror.children.flatMap { parts($0.value) } }
      if mirror.displayStyle == .struct, isDeclaredHere(value) { return properties(mirror) }
      let name = typeName(value)
      return [(written.all.contains(name) && read.all.contains(name) ? name : "", value)]
    }
    var count = 0
    return parts(value).map { name, value in
      count += name.isEmpty ? 1 : 0
      return (name.isEmpty ? "part \(count)" : name, value)
    }
  }

  private func properties(_ mirror: Mirror) -> Values {
    mirror.children.map { ($0.label ?? "", $0.value) }
  }

  /// Those without a label are known by their places among these.
  private func payload(_ value: Any) -> Values {
    guard let child = Mirror(reflecting: value).children.first else { return [] }
    let tuple = Mirror(reflecting: child.value)
    guard tuple.displayStyle == .tuple else { return [(".0", child.value)] }
    var count = 0
    return properties(tuple).map { name, value in
      guard name.hasPrefix(".") else { return (name, value) }
      count += 1
      return (".\(count - 1)", value)
    }
  }

  /// With the places of the last values of the other side, if these alone have their types: another value was put first.
  private func moved(_ values: Values, like others: Values) -> Values {
    func types(_ values: some Sequence<(name: String, value: Any)>) -> [String] { values.map { typeName($0.value) } }
    let last = others.suffix(values.count)
    guard values.count < others.count, (values + others).allSatisfy({ $0.name.hasPrefix(".") }),
      types(values) == types(last), types(values) != types(others.prefix(values.count))
    else { return values }
    return zip(last, values).map { ($0.name, $1.value) }
  }

  private func payload(_ value: Any, without omitted: Set<String>) -> Values {
    payload(value).filter { !omitted.contains("\(caseName(value)).\($0.name)") }
  }

  /// Whether one side has a struct in place of the other's labels: "A merged struct becomes labels with its keys", and the
  /// other way around. A struct in place of another struct is compared as such.
  private func areSameApart(_ values: Values, _ others: Values) -> Bool {
    switch (properties(ofLone: values), properties(ofLone: others)) {
    case (let properties?, nil): isSame(properties, others)
    case (nil, let properties?): isSame(values, properties)
    case (.some, .some), (nil, nil): false
    }
  }

  private func properties(ofLone values: Values) -> Values? {
    guard values.count == 1, values[0].name == ".0" else { return nil }
    let mirror = Mirror(reflecting: values[0].value)
    return mirror.displayStyle == .struct && isDeclaredHere(values[0].value) ? properties(mirror) : nil
  }

  private func caseName(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? String("\(value)".prefix { $0 != "(" })
  }

  private func typeName(_ value: Any) -> String { Self.name(of: type(of: value)) }

  static func name(of type: Any.Type) -> String { "\(type)".filter { $0 != " " } }

  /// Whether its properties are all there is to a struct.
  private func isDeclaredHere(_ value: Any) -> Bool {
    let name = String(reflecting: type(of: value))
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    return name.hasPrefix("\(module).") || name.hasPrefix("CodableEnum.Polymorph")
  }

  // MARK: Values without names

  /// Nil for a nil, and for the null that keeps one.
  private func contents(of value: Any, _ mirror: Mirror) -> Any? {
    if let json = value as? CodableValue, json == .null { return nil }
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  private func isSame(elements left: Mirror, _ right: Mirror) -> Bool {
    zip(left.children, right.children).allSatisfy { isSame($0.value, $1.value) }
  }

  /// Whether a dictionary has an equal value under the key of an element.
  private func contains(_ dictionary: Mirror, _ element: Any) -> Bool {
    let element = Mirror(reflecting: element).children.map(\.value)
    return dictionary.children.contains { other in
      let other = Mirror(reflecting: other.value).children.map(\.value)
      return "\(element[0])" == "\(other[0])" && isSame(element[1], other[1])
    }
  }

  private func isSame(leaf value: Any, _ other: Any) -> Bool {
    switch (value, other) {
    case (let integer as any BinaryInteger, let number as any BinaryFloatingPoint):
      isSame(integer, number)
    case (let number as any BinaryFloatingPoint, let integer as any BinaryInteger):
      isSame(integer, number)
    default: "\(value)" == "\(other)"
    }
  }

  private func isSame(_ integer: some BinaryInteger, _ number: some BinaryFloatingPoint) -> Bool {
    Int(exactly: number).map { "\($0)" == "\(integer)" } ?? false
  }

  /// - Parameter isExact: Whether arrays have an order: sets have none.
  private func json(of value: Any, isExact: Bool) -> CodableValue? {
    guard let value = value as? any Encodable else { return nil }
    let json = try? JSONDecoder().decode(CodableValue.self, from: JSONEncoder().encode(value))
    return isExact ? json : json.map(sorted)
  }

  /// The same for equal JSON: the description of a dictionary has an order that changes.
  private func text(of json: CodableValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? String(decoding: encoder.encode(json), as: UTF8.self)) ?? ""
  }

  private func sorted(_ json: CodableValue) -> CodableValue {
    switch json {
    case .array(let elements): .array(elements.map(sorted).sorted { text(of: $0) < text(of: $1) })
    case .object(let members): .object(members.mapValues(sorted))
    case .null, .boolean, .integer, .unsigned, .double, .decimal, .string: json
    }
  }
}
