import CodableEnumGenerator
import CodableEnumJSON

// An enum's values among others.
extension Recognizer {
  /// The objects of mixed values that are the enum's, if some are; none if all values are, or none.
  func part(of values: [JSONValue]) -> [JSONValue] {
    if place == .exclusiveKey, !isList { return [] }
    let own = values.filter(isPart)
    guard !own.isEmpty, own.count < values.count, own.contains(where: knows) || haveForm(own, beside: values) else {
      return []
    }
    switch place {
    case .key: return own
    case .onlyKey:
      // A few objects of another form are strays.
      let strays = values.count { $0.members != nil } - own.count
      return strays * 10 <= own.count ? own : []
    case .firstElement: return own.count == values.count(where: \.isStructured) ? own : []
    case .exclusiveKey:
      let hasBoth = own.contains { $0.array != nil } && own.contains { $0.members != nil }
      return hasBoth && own.count == values.count(where: \.isStructured) ? own : []
    }
  }

  /// Whether a value is the enum's among others that aren't.
  func isPart(_ json: JSONValue) -> Bool {
    switch place {
    case .key, .onlyKey: isObject(json)
    case .firstElement: json.array != nil && !verdict(on: json).isForeign
    case .exclusiveKey: isList && json.isStructured && verdict(on: json) == .known
    }
  }

  /// Whether some arrays among values may be the enum's.
  func hasArrays(among values: [JSONValue]) -> Bool {
    switch place {
    case .key, .onlyKey: false
    case .firstElement: true
    case .exclusiveKey: !part(of: values).isEmpty
    }
  }

  /// Whether it is one of the enum's arrays.
  func isArray(_ json: JSONValue) -> Bool { json.array != nil && (knows(json) || isPart(json)) }

  /// Whether its cases are named after operations, and their values after nothing.
  var namesOperands: Bool {
    switch place {
    case .onlyKey, .firstElement: true
    case .key, .exclusiveKey: false
    }
  }

  /// Whether some objects have the very keys of a known case beside a tag, which objects without a tag don't have.
  private func haveForm(_ own: [JSONValue], beside values: [JSONValue]) -> Bool {
    guard case .key = place else { return false }
    let others = Set(values.lazy.filter { $0.members != nil && !isPart($0) }.map(keys))
    return own.contains { json in
      let keys = keys(of: json)
      return !keys.isEmpty && !others.contains(keys) && known.values.contains { $0.keys == keys }
    }
  }

  /// Whether it is an object that looks like the enum's.
  func isObject(_ json: JSONValue) -> Bool { json.members != nil && !verdict(on: json).isForeign }

  /// Whether all values have a tag of their own, and some of their parts are the enum's.
  func mayContain(_ values: [JSONValue]) -> Bool {
    switch place {
    case .onlyKey, .exclusiveKey: return false
    case .key, .firstElement: break
    }
    return values.allSatisfy { $0.isStructured && !verdict(on: $0).isForeign }
      && values.contains { value in
        value.parts.contains { knows($0) || place != .firstElement && $0.array?.contains(where: knows) ?? false }
      }
  }
}
