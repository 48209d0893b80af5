// What a merged value's object is told of a key that no value names: a key of a dictionary or of an unknown case.

/// Encoded as nil under a key that no value names, before the value: that one is written as what it is, since a coder may
/// know its type.
struct CapturedKey: Encodable {}

/// Encoded as nil under such a key if nothing is written there.
struct UnwrittenCapture: Encodable {}
