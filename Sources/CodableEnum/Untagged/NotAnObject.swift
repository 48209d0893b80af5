#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A type of the standard library or of Foundation that coders never write as an object, or only some do.
///
/// An untagged case with such a value needs `matches:`. Where the compiler knows the type, it warns at the line that writes the
/// case; behind a generic parameter, only the attempt to write it finds out.
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
extension Duration: NotAnObject {}

extension Data: NotAnObject {}
extension Date: NotAnObject {}
extension Decimal: NotAnObject {}
extension URL: NotAnObject {}
extension UUID: NotAnObject {}

extension LossyArray: NotAnObject {}

extension Optional: NotAnObject where Wrapped: NotAnObject {}
