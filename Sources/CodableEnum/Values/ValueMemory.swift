#if Values
/// A reader's memory: the kinds of values at like places, and how the decoder answers.
///
/// It changes only the speed of reading, not the result: see `isStrict`.
struct ValueMemory {
  /// The likely kind of the next value.
  private(set) var expected: AskedKind?
  private var place = Place()
  private var memberKinds: [String: AskedKind] = [:]
  private var rowKinds: [Place: [AskedKind?]] = [:]

  /// The kinds in the order to ask for them after a wrong guess: the latest surprise first.
  private(set) var surprises = AskedKind.allCases

  /// Whether the decoder refuses a number or a boolean as any other kind. YAML and XML decoders don't: to them `1` is a
  /// string too, so they must always be asked in the same order. Nil until the first number or boolean.
  var isStrict: Bool?
  /// Whether the decoder refuses to open a scalar as an object or an array. Nil until the first scalar.
  var closesScalars: Bool?
  /// Whether the decoder refuses an integer as a `Double`. Nil until the first integer.
  var needsInteger: Bool?
  /// Whether the decoder reads a number as a `Decimal`. Property list decoders don't. Nil until the first number that
  /// may need it.
  var hasDecimals: Bool?

  mutating func recordSurprise(_ kind: AskedKind) {
    surprises.removeAll { $0 == kind }
    surprises.insert(kind, at: 0)
  }
}

// MARK: Objects

extension ValueMemory {
  /// Moves to the value of a key. Members of an object are often alike, and values of the same key more so.
  mutating func enterMember(_ key: String, after last: AskedKind?) {
    expected = memberKinds[key] ?? last
    place = Place(key: key)
  }

  mutating func recordMember(_ key: String, _ kind: AskedKind) {
    if memberKinds[key] != kind { memberKinds[key] = kind }
  }
}

// MARK: Arrays

extension ValueMemory {
  struct Row {
    fileprivate let place: Place
    fileprivate var kinds: [AskedKind?]
    fileprivate var followers = [AskedKind?](repeating: nil, count: AskedKind.allCases.count)
    fileprivate var last: AskedKind?

    /// Remembers the kind at an index. Skipped elements were null.
    mutating func record(_ kind: AskedKind, at index: Int) {
      if let last { followers[last.rawValue] = kind }
      last = kind
      guard index < 32 else { return }
      while kinds.count <= index { kinds.append(nil) }
      kinds[index] = kind
    }

    fileprivate func expected(at index: Int) -> AskedKind? {
      (index < kinds.count ? kinds[index] : nil) ?? last.flatMap { followers[$0.rawValue] ?? $0 }
    }
  }

  /// The place of an array. Arrays under the same key are assumed to be alike, and so are the arrays in them.
  struct Place: Hashable {
    fileprivate var key = ""
    fileprivate var level = 0
  }

  mutating func openRow() -> Row {
    place.level += 1
    return Row(place: place, kinds: rowKinds[place] ?? [])
  }

  mutating func enterElement(_ index: Int, of row: Row) {
    expected = row.expected(at: index)
    place = row.place
  }

  mutating func close(_ row: Row) { rowKinds[row.place] = row.kinds }
}
#endif
