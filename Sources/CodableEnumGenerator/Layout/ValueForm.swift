/// The JSON of a value, as far as the enum's file tells: what is certain, for cases to be told apart before there is code,
/// and why the rest is not. What a type is by itself, wherever it is declared, ``WireType/kinds`` says.
struct ValueForm {
  var type: WireType
  /// The kinds of JSON that it is written as; none where they cannot be known.
  var kinds: Set<JSONKind>
  /// The scalars that it may be, as an enum with raw values is one, too.
  var scalars: Set<WireScalar> = []
  /// All values that it may be, of an enum that is nothing but these.
  var constants: [Tag] = []
  /// Whether those are read without regard to the case of letters.
  var ignoresCase = false
  /// All numbers that it may be, of an enum with fractions that is nothing but these.
  var certainNumbers: [Tag] = []
  /// What an enum of the file writes alone, beside others: its tags, and those or certain numbers of a value that is
  /// written alone.
  var bareTags: [Tag] = []
  /// The types of the integers that it may be, in the order in which they are asked; none if it is never one.
  var integers: [WireScalar] = []
  /// Whether a strategy of the coder decides what it is, and no `matches:` says what that will be.
  var isStrategic = false
  /// Whether it is taken for an object of a type that codes itself.
  var isObject = false
  /// Whether it may be written as null, or nothing says that it is not.
  var mayBeNull = false
  /// The reason that its kinds are unknown; nil if they are known, or for a `CodableValue`.
  var doubt: String?

  /// A value with a coder, which may write anything.
  static let coded = ValueForm(.anything, kinds: [], mayBeNull: true, doubt: "a value with a coder")

  init(
    _ type: WireType,
    kinds: Set<JSONKind>,
    isObject: Bool = false,
    mayBeNull: Bool = false,
    doubt: String? = nil
  ) {
    (self.type, self.kinds, self.isObject, self.mayBeNull, self.doubt) = (type, kinds, isObject, mayBeNull, doubt)
  }

  /// A single scalar.
  init(_ type: WireType, _ scalar: WireScalar) {
    (self.type, kinds, scalars, isStrategic) = (type, scalar.kinds, [scalar], scalar.isStrategic)
    integers = scalar.isInteger ? [scalar] : []
  }

  /// A value of a type that the file doesn't declare, taken for an object of a type that codes itself.
  init(ofOtherFile type: WireType) { self.init(type, kinds: [.object], isObject: true, mayBeNull: true) }

  /// Adds what another value may be, where both are of one enum.
  mutating func add(_ other: ValueForm) {
    kinds.formUnion(other.kinds)
    scalars.formUnion(other.scalars)
    isStrategic = isStrategic || other.isStrategic
    mayBeNull = mayBeNull || other.mayBeNull
    doubt = doubt ?? other.doubt
    integers.add(other.integers)
  }

  /// Adds what an enum writes as its tags alone; of none, they are strings.
  ///
  /// - Parameter rawKind: What its values have for raw values.
  mutating func add(tags: [Tag], or rawKind: TagKind? = nil) {
    kinds.formUnion(TagKind.allCases.kinds(of: tags, or: rawKind).map(\.jsonKind))
    if rawKind == .integer { integers.add([.int]) }
    integers.hold(tags)
  }
}

extension [WireScalar] {
  /// Adds the types that are not there yet.
  mutating func add(_ types: [WireScalar]) { self += types.filter { !contains($0) } }

  /// Adds the type of integer tags, unless another one holds all of these.
  mutating func hold(_ tags: [Tag]) {
    let areHeld = tags.allSatisfy { tag in
      if case .integer(let value) = tag { contains { $0.holds(value) } } else { true }
    }
    if !areHeld { add([.int]) }
  }
}
