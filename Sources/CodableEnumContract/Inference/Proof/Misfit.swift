/// Why a strategy doesn't write the samples.
package struct Misfit {
  /// Its spelling in an annotation.
  var strategy: String
  /// The first sample that contradicts it; nil for another reason.
  var sample: Int?
  var reason: String
  /// The number of samples that it writes.
  var fitting = 0
}
