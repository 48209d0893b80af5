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
  }

  let written: Names
  let read: Names
  let audience: Audience

  func isSame(_ value: Any, _ other: Any) -> Bool {
    let (left, right) = (Mirror(reflecting: value), Mirror(reflecting: other))
    if left.displayStyle == .optional || right.displayStyle == .optional {
      return isSame(contents(of: value, left), contents(of: other, right))
    }
    if value is CodableValue || other is CodableValue { return json(of: value) == json(of: other) }
    switch (left.displayStyle, right.displayStyle) {
    case (.enum, .enum): return isSame(case: value, other)
    case (.enum, .struct), (.struct, .enum): return isSame(rawValue: value, other)
    case (.struct, .struct) where isDeclaredHere(value) && isDeclaredHere(other):
      return isSame(name: typeName(value), typeName(other)) && isSame(properties(left), properties(right))
    case (.collection, .collection): return left.children.count == right.children.count && isSame(elements: left, right)
    case (.collection, .set), (.set, .collection), (.set, .set):
      return left.children.count == right.children.count
        && left.children.allSatisfy { element in right.children.contains { isSame(element.value, $0.value) } }
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
    if isSame(name: left, right) { return isSame(payload(value), payload(other)) }
    // To catch what is not known yet is what it is for: what was unknown may be known later.
    return switch audience {
    case .readers: written.catching.contains(left) && !written.all.contains(right)
    case .peers: read.catching.contains(right) && !read.all.contains(left)
    }
  }

  private func isSame(rawValue value: Any, _ other: Any) -> Bool {
    guard let value = value as? any RawRepresentable, let other = other as? any RawRepresentable else { return false }
    return isSame(value.rawValue, other.rawValue)
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
    let renamed = zip(gone, added).allSatisfy { isSame($0.value, $1.value) }
    // Old code ignores what is new. What is dropped of old data is lost, unless there was nothing.
    let isLost = audience == .readers && gone.dropFirst(added.count).contains { !isNil($0.value) }
    return kept && renamed && !isLost
  }

  private func properties(_ mirror: Mirror) -> Values {
    mirror.children.map { ($0.label ?? "", $0.value) }
  }

  /// Those without a label are counted.
  private func payload(_ value: Any) -> Values {
    guard let child = Mirror(reflecting: value).children.first else { return [] }
    let tuple = Mirror(reflecting: child.value)
    guard tuple.displayStyle == .tuple else { return [("0", child.value)] }
    var unlabeled = 0
    return tuple.children.map { label, value in
      guard let label, !label.hasPrefix(".") else {
        unlabeled += 1
        return ("\(unlabeled - 1)", value)
      }
      return (label, value)
    }
  }

  private func caseName(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? String("\(value)".prefix { $0 != "(" })
  }

  private func typeName(_ value: Any) -> String { "\(type(of: value))".filter { $0 != " " } }

  /// Whether its properties are all there is to a struct.
  private func isDeclaredHere(_ value: Any) -> Bool {
    let name = String(reflecting: type(of: value))
    return name.hasPrefix("Proof.") || name.hasPrefix("CodableEnum.Polymorph")
  }

  // MARK: Values without names

  private func contents(of value: Any, _ mirror: Mirror) -> Any? {
    mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  private func isSame(elements left: Mirror, _ right: Mirror) -> Bool {
    zip(left.children, right.children).allSatisfy { isSame($0.value, $1.value) }
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

  private func json(of value: Any) -> CodableValue? {
    guard let value = value as? any Encodable else { return nil }
    return try? JSONDecoder().decode(CodableValue.self, from: JSONEncoder().encode(value))
  }
}
