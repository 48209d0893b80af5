import CodableEnum
import Foundation

// Untagged enums with cases that are literals: a string, an integer or a boolean.

// @CodableEnum(strategy: .untagged)
public enum CancelRule: Equatable, Sendable {
  case forbidden  // @CodableCase("never", aliases: ["no", 0])
  case rules(only: [String])
  case n(Int)
}

// @CodableEnum(strategy: .untagged)
public enum Placeholder: Equatable, Sendable {
  case payload  // @CodableCase("$payload")
  case infinite  // @CodableCase("inf")
  case five  // @CodableCase(5)
  case minusOne  // @CodableCase(-1)
  case on  // @CodableCase(true)
  case off  // @CodableCase(false)
  case byte(UInt8)
  case number(Double)
  case text(String)
}

// @CodableEnum(strategy: .untagged, caseNames: .kebabCase, emptyCases: .name)
public enum TrackSize: Equatable, Sendable {
  case autoFit
  case minContent  // @CodableCase("min")
  case length(Double)
  case range(from: Double, to: Double)
  case other(CodableValue)  // @CodableCase(catches: .unknown)
}

/// Numbers beside integer literals; the literals of a nested enum are its own.
// @CodableEnum(strategy: .untagged)
public enum GridSize: Equatable, Sendable {
  case zero  // @CodableCase(0)
  case number(Double)
  case size(TrackName)
  case none

  // @CodableEnum(strategy: .untagged, emptyCases: .name)
  public enum TrackName: Equatable, Sendable {
    case auto, full
    case yes  // @CodableCase(true)
    case columns([Int])
  }
}

// @CodableEnum(strategy: .untagged, emptyCases: .name)
public enum Color: Equatable {
  #if NEVER
    case never
  #else
    case black
    case blank  // @CodableCase(1)
  #endif
  case grey  // @CodableCase(catches: .unknown)
  case rgb(Int, Int, Int)
}

// @CodableEnum(strategy: .untagged)
public enum Setting: Equatable {
  case inherited  // @CodableCase("$inherit")
  case value(CodableValue)
}

// @CodableEnum(strategy: .untagged, emptyCases: .name)
public enum ElementName: Equatable, Sendable {
  case actinium, aluminium, argon, arsenic, barium, beryllium, bismuth, boron, bromine, cadmium, calcium, carbon, cerium
  case cobalt, copper, gold, helium
  @available(macOS 15, *)
  case iron
  case number(Int)
}
