#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps deeply nested values from exhausting the stack of the thread that decodes or encodes them.
enum StackGuard {
  /// Throws when too little of the thread's stack is left to continue.
  ///
  /// - Throws: `DecodingError.dataCorrupted`.
  static func check(_ decoder: any Decoder) throws {
    if isNearEnd { throw refusal(of: decoder) }
  }

  /// The error where too little of the stack is left.
  static func refusal(of decoder: any Decoder) -> DecodingError {
    .nestedTooDeepForStack(at: hasRoomForPath ? decoder.codingPath : [])
  }

  /// Throws when too little of the thread's stack is left to encode a value.
  ///
  /// - Throws: `EncodingError.invalidValue`.
  static func check(encoding value: some Any, at codingPath: @autoclosure () -> [any CodingKey]) throws {
    guard isNearEnd else { return }
    throw EncodingError.invalidValue(value, .nestedTooDeepForStack(at: hasRoomForPath ? codingPath() : []))
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
  static var isNearEnd: Bool {
    var marker: UInt8 = 0
    let place = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    // The address sanitizer keeps variables elsewhere, and a fiber has its own stack: both far from the thread's
    // stack or right below it. An address outside the stack says nothing.
    return stackLimit &- place < 64 * 1024 * 1024 && place >= stackBounds.end
  }

  /// How far down the thread's stack may grow. Cached per thread, since asking the system is slow.
  private static var stackLimit: UInt {
    if let known = pthread_getspecific(key) { return UInt(bitPattern: known) }
    let bounds = stackBounds
    let limit = bounds.end + reserve(of: bounds.size)
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: max(limit, 1)))
    return limit
  }

  /// Room for the decoder's work between two checks, and for an error's coding path, ours or the decoder's.
  /// Foundation's decoders build the path with one call per level, in half the stack that decoding a level takes.
  private static func reserve(of size: UInt) -> UInt { max(size / 5 * 2, min(size / 4 * 3, 44 * 1024)) }

  /// Whether most of the reserve is left. It isn't if a single level took a lot.
  private static var hasRoomForPath: Bool {
    var marker: UInt8 = 0
    let place = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    let bounds = stackBounds
    return place > bounds.end + reserve(of: bounds.size) / 4 * 3
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var stackBounds: (end: UInt, size: UInt) {
    #if canImport(Darwin)
    let size = UInt(pthread_get_stacksize_np(pthread_self()))
    return (UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size)
    #else
    // The C library has the function, but Swift's import of its headers omits it.
    typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
    guard let symbol = dlsym(nil, "pthread_getattr_np") else { return (0, 0) }
    let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
    var attributes = pthread_attr_t()
    guard getAttributes(pthread_self(), &attributes) == 0 else { return (0, 0) }
    defer { pthread_attr_destroy(&attributes) }
    var end: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &end, &size) == 0 else { return (0, 0) }
    return (UInt(bitPattern: end), UInt(size))
    #endif
  }
  #else
  static var isNearEnd: Bool { false }
  private static var hasRoomForPath: Bool { true }
  #endif
}

/// Marks an error about too little stack. Reading the error's coding path to recognize it would take stack itself.
struct StackLimit: Error {}

extension DecodingError {
  /// `nested too deep for the stack of this thread`
  fileprivate static func nestedTooDeepForStack(at codingPath: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: codingPath, debugDescription: tooDeep, underlyingError: StackLimit()))
  }
}

extension EncodingError.Context {
  /// `nested too deep for the stack of this thread`
  fileprivate static func nestedTooDeepForStack(at codingPath: [any CodingKey]) -> EncodingError.Context {
    EncodingError.Context(codingPath: codingPath, debugDescription: tooDeep, underlyingError: StackLimit())
  }
}

private let tooDeep = "nested too deep for the stack of this thread"
