import CodableEnum
import Foundation

// Every layout, and what a model may write in it.

/// An assistant's answer.
// @CodableEnum(strategy: .flattenedStatus(key: "type"), caseNames: .snakeCase)
public enum Reply {
  /// Plain text.
  /// - Parameter tone: How it sounds.
  case text(_ text: String, tone: Tone?)
  case toolCall(tool: Tool, id: UUID)
  case refusal(reason: String, code: Int = 1)  // @CodableCase(aliases: ["refused"])
  case sources(urls: [URL], note: String?)
  case stop
  case other(String)  // @CodableCase(catches: .unknown)
}

/// A tool, with its arguments.
// @CodableEnum(strategy: .adjacent(key: "tool", content: "arguments"))
public enum Tool {
  case search(query: String, limit: UInt16?)
  case weather(Place)
  case now
}

public struct Place: Codable {
  /// Its name.
  public var city: String
  public var unit: Unit?
  public enum Unit: String, Codable { case celsius, fahrenheit }
}

// @CodableEnum(strategy: .rawValue)
public enum Tone {
  case calm, warm
  case level(Level)
  public enum Level: String { case low, high }
}

// @CodableEnum(strategy: .rawValue)
public enum Status {
  case ok  // @CodableCase(200)
  case missing  // @CodableCase(404)
  case unknown  // @CodableCase("unknown")
  case off  // @CodableCase(false)
}

// @CodableEnum
public enum Step {
  case wait
  case move(x: Double, y: Double)
  case say(String)
  case pick([Int])
}

// @CodableEnum(strategy: .caseKeyed(payload: .labeled))
public enum Edit {
  case insert(String, at: Int)
  case remove(from: UInt8, to: UInt8?)
  case clear
}

// @CodableEnum(strategy: .caseKeyed(payload: .array))
public enum Draw {
  case line(Int, Int)
  case label(String, Bool)
  case colors([String])
}

// @CodableEnum(strategy: .caseKeyed(payload: .array))
public enum Sum {
  case all([Int])  // @CodableCase(rest: true)
  case first(Int, [Int])  // @CodableCase(rest: true)
}

// @CodableEnum(strategy: .caseKeyed, emptyCases: .true)
public enum Flag {
  case on, off
  case until(Date)
}

// @CodableEnum(strategy: .caseKeyed, emptyCases: .name)
public enum Choice {
  case auto, none
  case tool(name: String)
}

// @CodableEnum(strategy: .caseKeyed, emptyCases: .null)
public enum Button {
  case ok, cancel
  case custom(title: String, symbol: String?)
}

// @CodableEnum(strategy: .flattenedStatus(key: "kind"))
public enum Shape {
  case circle(radius: Double)
  case polygon(corners: [Point])
  case group(_ shapes: [String: Point])
}

public struct Point: Codable {
  public var x: Double
  public var y: Double
}

// @CodableEnum(strategy: .flattenedStatus(key: "id"))
public enum Numbered {
  case zero  // @CodableCase(0)
  case one(value: Int64)  // @CodableCase(1)
  case yes(text: String?)  // @CodableCase(true)
}

// @CodableEnum(strategy: .discriminator)
public enum Account {
  case user(User)
  case team(Team)
}

public struct User: Codable, Sendable {
  public var name: String
  public var age: Int?
}

public struct Team: Codable {
  public var members: [User]
}

// @CodableEnum(strategy: .tagFirst)
public enum Message {
  case event(String, User)
  case close(Int8)
  case ping
}

// @CodableEnum(strategy: .adjacent)
public enum Parcel {
  case letter(String)
  case box(width: Int, height: Int, note: String?)
  case many([Parcel2])
  case empty
}

// @CodableEnum(strategy: .adjacent(key: "t", content: "c"))
public enum Parcel2 {
  case letter(Data)
  case number(Decimal)
}

// @CodableEnum(strategy: .untagged)
public enum Content {
  case text(String)
  case count(Int)
  case flag(Bool)
  case parts([Point])
  case user(User)
}

// @CodableEnum(strategy: .untagged)
public enum Found {
  case point(Point)
  case team(Team)
  case named(name: String, size: Int32)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public indirect enum Tree {
  case leaf(value: Int)
  case node(left: Tree?, right: Tree?)
  case list(trees: [Tree])
}

// @CodableEnum
public indirect enum Expression {
  case number(Int)
  case not(Expression)
  case all([Expression])
}

/// Fields that all cases share.
public struct Head: Codable {
  public var id: Int
  public var note: String?
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Body {
  case text(text: String)
  case image(url: URL, alt: String?)
}

public typealias Letter = Merged<Head, Body>

/// One value of one enum is all that a message has.
public struct Envelope: Codable {
  public var letter: Letter
  public var replies: [Letter]
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unlabeled: .merged)
public enum Widened {
  case user(User)
  case page(Page, marked: Bool)
}

public struct Page: Codable {
  public var number: UInt32
  public var title: String
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), nils: .null)
public enum Explicit {
  case set(value: String?, unit: Place.Unit?)
  case reset
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Dated {
  case at(_ at: Date)  // @CodableCase(coders: ["at": ISO8601DateCoder.self])
  case during(seconds: Double, count: Int?)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Loose {
  case kept(CodableValue)  // @CodableCase(keys: ["_0": "value"])
  case plain(text: String)
}

// @CodableEnum(strategy: .flattenedStatus(key: "type"), unknownKeys: .reject)
public enum Strict {
  case a(value: Bool)
  case b(values: [Bool?])
}

public enum Shade: String, Codable, CodingKeyRepresentable { case dark, light }

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
public enum Counts {
  case shades([Shade: Int])
  case numbers([Int: Bool])
  case nested(byShade: [Shade: [Int]], byNumber: [Int: String])
}
