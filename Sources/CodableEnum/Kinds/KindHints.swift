#if Untagged || Values
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

/// The kinds found last in the untagged enums of one type on this thread, to guess the next one.
///
/// Only Foundation's decoders are guessed about. They never take one kind for another, so the order of requests doesn't
/// change the answer.
struct KindHints {
  private var type: ObjectIdentifier
  private var decoder: ObjectIdentifier
  /// The last kind, if the guess at it was right.
  private var last: _ValueKind = .other
  private var beforeLast: _ValueKind = .other
  /// For each kind, the kind that followed it last time, four bits each.
  private var followers: UInt64 = .max

  private mutating func guess() -> _ValueKind {
    beforeLast = last
    last = _ValueKind(rawValue: UInt8(truncatingIfNeeded: followers &>> Self.shift(of: last)) & 15) ?? .other
    return last
  }

  private mutating func correct(_ kind: _ValueKind) {
    last = kind.isGuessed ? kind : .other
    let shift = Self.shift(of: beforeLast)
    followers = followers & ~(15 &<< shift) | UInt64(truncatingIfNeeded: last.rawValue) &<< shift
  }

  private static func shift(of kind: _ValueKind) -> UInt64 { UInt64(truncatingIfNeeded: kind.rawValue) * 4 }

  /// Guesses the kind in a decoder: whatever followed the last kind before. Without a guess, `other`.
  @inline(__always)
  static func guess(for type: Any.Type, in decoder: (some Decoder).Type) -> _ValueKind {
    hints(for: type, in: ObjectIdentifier(decoder))?.pointee.guess() ?? .other
  }

  /// Learns from a wrong guess.
  static func correct(_ kind: _ValueKind, for type: Any.Type, in decoder: some Decoder) {
    hints(for: type, in: FoundationDecoder.typeID(of: decoder))?.pointee.correct(kind)
  }
}

extension _ValueKind {
  /// Dates and bytes are not guessed: a JSON decoder makes them of numbers and strings.
  fileprivate var isGuessed: Bool {
    switch self {
    case .null, .boolean, .integer, .number, .string, .array, .object: true
    case .date, .data, .url, .decimal, .other: false
    }
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
extension KindHints {
  /// The table's size, a power of two.
  private static var count: Int { 64 }

  /// The place of an enum's hints; nil if the decoder is not Foundation's.
  ///
  /// Each thread has its own table, so no lock is needed. Types with the same place displace each other.
  @inline(__always)
  private static func hints(for type: Any.Type, in decoder: ObjectIdentifier) -> UnsafeMutablePointer<KindHints>? {
    let type = ObjectIdentifier(type)
    let bits = UInt(bitPattern: type)
    let hints = table + Int(truncatingIfNeeded: (bits &>> 4 ^ bits &>> 10) & UInt(count - 1))
    if hints.pointee.type != type || hints.pointee.decoder != decoder {
      guard FoundationDecoder.has(decoder) else { return nil }
      hints.pointee = KindHints(type: type, decoder: decoder)
    }
    return hints
  }

  private static var table: UnsafeMutablePointer<KindHints> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: KindHints.self) }
    let table = UnsafeMutablePointer<KindHints>.allocate(capacity: count)
    let nobody = ObjectIdentifier(KindHints.self)
    table.initialize(repeating: KindHints(type: nobody, decoder: nobody), count: count)
    pthread_setspecific(key, table)
    return table
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { KindHints.free($0) }
    return key
  }()

  private static func free(_ table: UnsafeMutableRawPointer?) {
    table?.deallocate()
  }
}
#else
extension KindHints {
  private static func hints(for _: Any.Type, in _: ObjectIdentifier) -> UnsafeMutablePointer<KindHints>? { nil }
}
#endif
#endif
