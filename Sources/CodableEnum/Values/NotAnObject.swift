#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A standard library or Foundation type that some or all coders never write as an object.
///
/// An untagged case with such a value needs `matches:`, one beside a tag needs a key for it. If the compiler knows the type,
/// it warns where the case is written. Behind a generic parameter, encoding throws.
public protocol NotAnObject {}

extension Bool: NotAnObject {}
extension String: NotAnObject {}
extension Double: NotAnObject {}
extension Float: NotAnObject {}
extension Int: NotAnObject {}
extension Int8: NotAnObject {}
extension Int16: NotAnObject {}
extension Int32: NotAnObject {}
extension Int64: NotAnObject {}
extension UInt: NotAnObject {}
extension UInt8: NotAnObject {}
extension UInt16: NotAnObject {}
extension UInt32: NotAnObject {}
extension UInt64: NotAnObject {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: NotAnObject {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: NotAnObject {}

extension Array: NotAnObject {}
extension ArraySlice: NotAnObject {}
extension ContiguousArray: NotAnObject {}
extension Set: NotAnObject {}
extension Range: NotAnObject {}
extension ClosedRange: NotAnObject {}
extension PartialRangeFrom: NotAnObject {}
extension PartialRangeThrough: NotAnObject {}
extension PartialRangeUpTo: NotAnObject {}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: NotAnObject {}

extension Data: NotAnObject {}
extension Date: NotAnObject {}
extension Decimal: NotAnObject {}
extension URL: NotAnObject {}
extension UUID: NotAnObject {}

extension Optional: NotAnObject where Wrapped: NotAnObject {}
