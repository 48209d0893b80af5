/// Why a strategy doesn't write the samples.
package struct Misfit {
  /// As an annotation spells it.
  var strategy: String
  /// The first sample that contradicts it; nil if something else does.
  var sample: Int?
  var reason: String
  /// The number of samples that it writes.
  var fitting: Int
}
