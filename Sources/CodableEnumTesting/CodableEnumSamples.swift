import CodableEnum
import Foundation

/// The values that the tests of an enum are about. Give each enum some, in a file of your own:
///
///     extension Action: CodableEnumSamples {
///       static var samples: [Action] { [.loading, .list(selectedID: 1)] }
///     }
///
/// An enum with type parameters has them decided there: `extension Loadable: CodableEnumSamples where T == Int`.
@MainActor
public protocol CodableEnumSamples {
  /// One value of each case, or more; the same in each run. Values that are not on the wire have their defaults.
  static var samples: [Self] { get }
  /// What writes them, if not a `JSONEncoder` as it is.
  static var sampleEncoder: JSONEncoder { get }
  /// What reads them, if not a `JSONDecoder` as it is.
  static var sampleDecoder: JSONDecoder { get }
}

extension CodableEnumSamples {
  /// A `JSONEncoder` as it is.
  public static var sampleEncoder: JSONEncoder { JSONEncoder() }
  /// A `JSONDecoder` as it is.
  public static var sampleDecoder: JSONDecoder { JSONDecoder() }
}

#if Merging
  extension Merged: CodableEnumSamples where Fields: CodableEnumSamples, Variant: CodableEnumSamples {
    /// Each sample of the variant, with a sample of the fields: give both types samples.
    public static var samples: [Merged<Fields, Variant>] {
      let fields = Fields.samples
      if fields.isEmpty { return [] }
      var samples: [Merged<Fields, Variant>] = []
      for (index, variant) in Variant.samples.enumerated() {
        samples.append(Merged(fields[index % fields.count], variant))
      }
      return samples
    }
    /// The variant's.
    public static var sampleEncoder: JSONEncoder { Variant.sampleEncoder }
    /// The variant's.
    public static var sampleDecoder: JSONDecoder { Variant.sampleDecoder }
  }
#endif
