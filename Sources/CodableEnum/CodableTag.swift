/// The tag of a case on the wire: a string (`CodableKey`), an integer (`Int`) or a boolean (`Bool`).
///
/// It has no members, since each would appear on every `Int` and `Bool` of the program.
public protocol CodableTag: Hashable, Sendable {}

extension CodableKey: CodableTag {}
extension Int: CodableTag {}
extension Bool: CodableTag {}
