// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !Merging || !Untagged || !Values
// In place of what a trait leaves out stand declarations of the same names, so that the compiler names the trait where they
// are used. No base name is one of the core's: the compiler passes over an unavailable overload for a generic one. Types
// conform to what their users' synthesis asks for, so that only the trait is reported. That message is all that anybody
// sees of them, so they have no other documentation.

/// The body of what cannot be called.
func missing() -> Never { fatalError("a trait is missing") }

/// A type that stands in. It takes less time to compile than what the compiler would synthesize.
public protocol _MissingType: Codable, Hashable, Sendable {}

extension _MissingType {
  public init(from _: any Decoder) throws { missing() }
  public func encode(to _: any Encoder) throws { missing() }
  public static func == (_: Self, _: Self) -> Bool { missing() }
  public func hash(into _: inout Hasher) { missing() }
}
#endif
