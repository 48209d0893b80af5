// @CodableEnum
#if DEBUG
  enum Shape { case a }
#else
  enum Shape { case b }
#endif
