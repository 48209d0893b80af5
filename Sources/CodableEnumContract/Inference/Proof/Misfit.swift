/// Why the samples are not what a strategy writes.
package struct Misfit {
  /// As an annotation spells it.
  var strategy: String
  /// The first sample that contradicts it; nil if something else does.
  var sample: Int?
  var reason: String
  /// How many samples are what it writes.
  var fitting: Int
}
