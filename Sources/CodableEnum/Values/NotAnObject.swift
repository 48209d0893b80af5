#if Values || Untagged
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A standard library or Foundation type that some or all coders never write as an object.
///
/// An untagged case with such a value needs `matches:`, one beside a tag needs a key for it. If the compiler knows the type,
/// it warns where the case is written. Behind a generic parameter, encoding throws.
public protocol _NotAnObject {}

extension Bool: _NotAnObject {}
extension String: _NotAnObject {}
extension Double: _NotAnObject {}
extension Float: _NotAnObject {}
extension Int: _NotAnObject {}
extension Int8: _NotAnObject {}
extension Int16: _NotAnObject {}
extension Int32: _NotAnObject {}
extension Int64: _NotAnObject {}
extension UInt: _NotAnObject {}
extension UInt8: _NotAnObject {}
extension UInt16: _NotAnObject {}
extension UInt32: _NotAnObject {}
extension UInt64: _NotAnObject {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: _NotAnObject {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: _NotAnObject {}

extension Array: _NotAnObject {}
extension ArraySlice: _NotAnObject {}
extension ContiguousArray: _NotAnObject {}
extension Set: _NotAnObject {}
extension Range: _NotAnObject {}
extension ClosedRange: _NotAnObject {}
extension PartialRangeFrom: _NotAnObject {}
extension PartialRangeThrough: _NotAnObject {}
extension PartialRangeUpTo: _NotAnObject {}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: _NotAnObject {}

extension Data: _NotAnObject {}
extension Date: _NotAnObject {}
extension Decimal: _NotAnObject {}
extension URL: _NotAnObject {}
extension UUID: _NotAnObject {}

extension Optional: _NotAnObject where Wrapped: _NotAnObject {}
#endif
