extension String {
  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    /// The text of a literal, where it is in memory. `StaticString.description` copies it.
    ///
    /// A string of 15 bytes or less holds its text itself. If the compiler knows the length, it loads whole words; if not,
    /// it loads byte by byte, which takes three times as long for a key of six bytes.
    @inline(never)
    init(compiledIn literal: StaticString) {
      guard literal.hasPointerRepresentation else {
        self = literal.description
        return
      }
      switch literal.utf8CodeUnitCount {
      case 1: self.init(1, from: literal)
      case 2: self.init(2, from: literal)
      case 3: self.init(3, from: literal)
      case 4: self.init(4, from: literal)
      case 5: self.init(5, from: literal)
      case 6: self.init(6, from: literal)
      case 7: self.init(7, from: literal)
      case 8: self.init(8, from: literal)
      case 9: self.init(9, from: literal)
      case 10: self.init(10, from: literal)
      case 11: self.init(11, from: literal)
      case 12: self.init(12, from: literal)
      case 13: self.init(13, from: literal)
      case 14: self.init(14, from: literal)
      case 15: self.init(15, from: literal)
      case let count: self.init(count, from: literal)
      }
    }

    /// The call that the compiler makes for a string literal.
    ///
    /// It is public but not documented, and not all versions of the standard library let others have a
    /// `Builtin.Int1`. So this is for the versions and the platform that it was tried with.
    @inline(__always)
    private init(_ count: Int, from literal: StaticString) {
      self.init(
        _builtinStringLiteral: UnsafeRawPointer(literal.utf8Start)._rawValue,
        utf8CodeUnitCount: count._builtinWordValue,
        isASCII: literal.isASCII._value
      )
    }
  #else
    /// The text of a literal.
    init(compiledIn literal: StaticString) { self = literal.description }
  #endif
}
