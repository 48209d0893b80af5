/// A ``StorageCodable`` enum whose cases have no values and are written as their tags. It is stored as the tag without
/// quotation marks: `off`.
public protocol TagStorable: StorageCodable {}

extension TagStorable {
  /// The tag alone.
  public static var storageCoder: any StorageCoder { .bareText }
}
