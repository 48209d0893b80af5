/// A ``StorageCodable`` enum whose cases have no values and are written as their tags: stored, a value is its tag, `off`,
/// without quotation marks.
public protocol TagStorable: StorageCodable {}

extension TagStorable {
  /// The tag alone.
  public static var storageCoder: any StorageCoder { .bareText }
}
