// A format that no longer fits stays, so that the compiler says what to do:
//
//     @available(*, unavailable, message: "an older version of codable-enum wrote this file; generate again")

/// What generated code calls: each file extends the type of its format, and fails to compile at that line where the
/// runtime doesn't have it.
public enum _CodableEnumFormat1 {}
