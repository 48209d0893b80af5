/// A reader's memory: the kinds of values at like places, and how the decoder answers.
///
/// It changes how long reading takes, never what comes out: see `isStrict`.
struct ValueMemory {
  /// The likely kind of the next value.
  private(set) var expected: AskedKind?
  private var place = Place()
  private var memberKinds: [String: AskedKind] = [:]
  private var rowKinds: [Place: [AskedKind?]] = [:]

  /// The kinds in the order to ask for them where another was expected: the latest surprise first.
  private(set) var surprises = AskedKind.allCases

  /// Whether the decoder refuses a number, or a boolean, as anything else. One of YAML or XML does not: to it, `1` is a
  /// string too, and it must always be asked in the same order. Nil until there was a number or a boolean.
  var isStrict: Bool?
  /// Whether the decoder refuses to open a scalar as an object or an array. Nil until there was a scalar.
  var closesScalars: Bool?
  /// Whether the decoder refuses an integer as a `Double`. Nil until there was an integer.
  var needsInteger: Bool?
  /// Whether the decoder reads a number as a `Decimal`, as that of a property list does not. Nil until there was one that
  /// may need it.
  var hasDecimals: Bool?

  /// Remembers that another kind was expected than was found.
  mutating func recordSurprise(_ kind: AskedKind) {
    surprises.removeAll { $0 == kind }
    surprises.insert(kind, at: 0)
  }
}

// MARK: Objects

extension ValueMemory {
  /// Goes to the value of a key. Members of one object are often alike, and those of one key more so.
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
  /// An array that is being read.
  struct Row {
    fileprivate let place: Place
    fileprivate var kinds: [AskedKind?]
    fileprivate var followers = [AskedKind?](repeating: nil, count: AskedKind.allCases.count)
    fileprivate var last: AskedKind?

    /// Remembers what was at an index; what was skipped was null.
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

  /// Where an array is: arrays under one key are taken to be alike, and so are the arrays in them.
  struct Place: Hashable {
    fileprivate var key = ""
    fileprivate var level = 0
  }

  mutating func openRow() -> Row {
    place.level += 1
    return Row(place: place, kinds: rowKinds[place] ?? [])
  }

  /// Goes to the value at an index.
  mutating func enterElement(_ index: Int, of row: Row) {
    expected = row.expected(at: index)
    place = row.place
  }

  mutating func close(_ row: Row) { rowKinds[row.place] = row.kinds }
}
