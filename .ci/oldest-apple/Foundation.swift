// What Sources use of Apple's Foundation, with the systems that have it, as Apple's documentation says.
// What is not here has not been looked up yet: look it up, and add it.

@_exported import Darwin

public struct Data: Hashable, Codable, Sendable, RandomAccessCollection {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var atomic: WritingOptions { fatalError() }
    public static var withoutOverwriting: WritingOptions { fatalError() }
  }
  public init(_ bytes: some Sequence<UInt8>) { fatalError() }
  public init(contentsOf url: URL) throws { fatalError() }
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    fatalError()
  }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 { fatalError() }
}

public typealias TimeInterval = Double

public struct Date: Hashable, Codable, Sendable {
  public init(timeIntervalSince1970: TimeInterval) { fatalError() }
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public var timeIntervalSinceNow: TimeInterval { fatalError() }

  @available(macOS 12, iOS 15, *)
  public struct ISO8601FormatStyle {
    public init(includingFractionalSeconds: Bool = false) {}
    public func parse(_ value: String) throws -> Date { fatalError() }
    public func format(_ value: Date) -> String { fatalError() }
  }
}

public class ISO8601DateFormatter {
  public struct Options: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var withFractionalSeconds: Options { fatalError() }
  }
  public init() {}
  public var formatOptions: Options {
    get { fatalError() }
    set { fatalError() }
  }
  public func string(from date: Date) -> String { fatalError() }
  public func date(from string: String) -> Date? { fatalError() }
}

public struct Decimal: Hashable, Codable, Sendable, CustomStringConvertible {
  public var description: String { fatalError() }
  public init?(string: String) { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var exponent: Int { fatalError() }
}
public struct URL: Hashable, Codable, Sendable {
  public init(fileURLWithPath path: String) { fatalError() }
  public var path: String { fatalError() }
  public func resolvingSymlinksInPath() -> URL { fatalError() }
}
public struct UUID: Hashable, Codable, Sendable {}

public struct CocoaError: Error {
  public struct Code: Hashable {
    public static var formatting: Code { fatalError() }
    public static var fileNoSuchFile: Code { fatalError() }
    public static var fileReadNoSuchFile: Code { fatalError() }
    public static var fileReadNoPermission: Code { fatalError() }
    public static var fileWriteNoPermission: Code { fatalError() }
    public static var fileWriteFileExists: Code { fatalError() }
    public static var fileWriteOutOfSpace: Code { fatalError() }
  }
  public init(_ code: Code) {}
  public var code: Code { fatalError() }
  public var underlying: (any Error)? { fatalError() }
}

public enum POSIXErrorCode: Int32, Sendable { case EPERM = 1, ENOENT, EIO = 5, EACCES = 13 }

public struct POSIXError: Error {
  public init(_ code: POSIXErrorCode) {}
  public var code: POSIXErrorCode { fatalError() }
}

public class ProcessInfo {
  public static var processInfo: ProcessInfo { fatalError() }
  public var environment: [String: String] { fatalError() }
}

public class FileHandle {
  public func readDataToEndOfFile() -> Data { fatalError() }
  public func write(_ data: Data) {}
  public func closeFile() {}
}

public class Pipe {
  public init() {}
  public var fileHandleForReading: FileHandle { fatalError() }
  public var fileHandleForWriting: FileHandle { fatalError() }
}

public class Process {
  public init() {}
  @available(macOS 10.13, *)
  public var executableURL: URL? {
    get { fatalError() }
    set {}
  }
  public var arguments: [String]? {
    get { fatalError() }
    set {}
  }
  public var standardInput: Any? {
    get { fatalError() }
    set {}
  }
  public var standardOutput: Any? {
    get { fatalError() }
    set {}
  }
  public var standardError: Any? {
    get { fatalError() }
    set {}
  }
  public var terminationStatus: Int32 { fatalError() }
  @available(macOS 10.13, *)
  public func run() throws {}
  public func waitUntilExit() {}
}

public struct FileAttributeKey: Hashable {
  public static var type: FileAttributeKey { fatalError() }
  public static var systemNumber: FileAttributeKey { fatalError() }
  public static var systemFileNumber: FileAttributeKey { fatalError() }
  public static var posixPermissions: FileAttributeKey { fatalError() }
  public static var modificationDate: FileAttributeKey { fatalError() }
}

public struct FileAttributeType: Hashable {
  public static var typeDirectory: FileAttributeType { fatalError() }
  public static var typeRegular: FileAttributeType { fatalError() }
}

public class FileManager {
  public static var `default`: FileManager { fatalError() }
  public var currentDirectoryPath: String { fatalError() }
  public func fileExists(atPath path: String) -> Bool { fatalError() }
  public func isWritableFile(atPath path: String) -> Bool { fatalError() }
  public func isExecutableFile(atPath path: String) -> Bool { fatalError() }
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { fatalError() }
  public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
  public func destinationOfSymbolicLink(atPath path: String) throws -> String { fatalError() }
  public func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  public func createDirectory(atPath path: String, withIntermediateDirectories: Bool) throws {}
  public func removeItem(atPath path: String) throws {}
}

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    @available(macOS 10.13, iOS 11, *)
    public static var sortedKeys: OutputFormatting { fatalError() }
    @available(macOS 10.15, iOS 13, *)
    public static var withoutEscapingSlashes: OutputFormatting { fatalError() }
  }
  open var userInfo: [CodingUserInfoKey: Any] {
    get { fatalError() }
    set { fatalError() }
  }
  public init() {}
  open var outputFormatting: OutputFormatting {
    get { fatalError() }
    set { fatalError() }
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

open class JSONDecoder: @unchecked Sendable {
  open var userInfo: [CodingUserInfoKey: Any] {
    get { fatalError() }
    set { fatalError() }
  }
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class PropertyListEncoder: @unchecked Sendable {
  public init() {}
  open var outputFormat: PropertyListSerialization.PropertyListFormat {
    get { fatalError() }
    set { fatalError() }
  }
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

open class PropertyListDecoder: @unchecked Sendable {
  open var userInfo: [CodingUserInfoKey: Any] {
    get { fatalError() }
    set { fatalError() }
  }
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

public class PropertyListSerialization {
  public enum PropertyListFormat { case openStep, xml, binary }
}
