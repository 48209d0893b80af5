import Foundation

extension Array {
  // @CodableEnum
  public enum Change {
    case insert(Element, at: Int), remove(at: Int)
  }
}

extension Array where Element == Int {
  // @CodableEnum
  public enum Sum {
    case of(Element)
  }
}

extension [String] {
  // @CodableEnum
  public enum Line {
    case first, at(Int)
  }
}

extension Dictionary where Key == String {
  // @CodableEnum(strategy: .flattenedStatus(key: "type"))
  public enum Entry {
    case missing(key: Key)
    case found(value: Value)
  }
}

public struct Wrapper<Content> {}

extension Wrapper where Content: Codable & Sendable {
  // @CodableEnum
  public enum Constrained {
    case content(Content)
  }
}

extension Wrapper where Content == Date {
  // @CodableEnum
  public enum Bound {
    case content(Content)
  }
}

extension Date {
  // @CodableEnum(strategy: .flattenedStatus(key: "kind"))
  public enum Precision: Equatable {
    case days
    case seconds(fraction: Double)
  }
}

extension Array.Change: Equatable where Element: Equatable {}
extension Array.Sum: Equatable {}
extension [String].Line: Equatable {}
extension Dictionary.Entry: Equatable where Value: Equatable {}
extension Wrapper.Constrained: Equatable where Content: Equatable {}
extension Wrapper.Bound: Equatable {}
