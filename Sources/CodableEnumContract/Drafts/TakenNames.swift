import CodableEnumGenerator

/// Names of types that no type of an answer has: it would hide them in the whole module.
package enum TakenNames {
  package static let all = Set(
    [swift, foundation, ours, others].flatMap { $0.split { $0.isWhitespace }.map(String.init) }
  )

  /// Whether people may give a type this name: what an answer is written with has other meanings then.
  package static func isFree(_ name: String) -> Bool {
    isASCIIIdentifier(name) && !isReserved(name) && !written.contains(name)
  }

  private static let written: Set = [
    "Any", "Array", "Bool", "Codable", "CodableEnum", "CodableValue", "CodingKeys", "Date", "Decimal", "Dictionary",
    "Double", "Int", "Merged", "Optional", "Self", "String", "UInt64", "URL", "UUID",
  ]

  /// Names that mean something in Swift, and those of the modules.
  private static let others = """
    Any CodableEnum CodingKeys Foundation Lossless LossyList Protocol Self Swift Tag Type Value
    """

  /// The public types of this package's runtime that are for users. A test compares them.
  private static let ours = """
    BareTextStorageCoder CodableEnumOptions CodableValue CustomStorage DroppedElement ISO8601DateCoder
    JSONStorageCoder JSONTextCoder LosslessCoder LossyArray LossyDictionary LossyListCoder LossyOptional LossyPolymorph Merged
    MillisecondsSince1970Coder Polymorph Polymorphic PolymorphicDecoder SecondsSince1970Coder StorageCodable
    StorageCoder Stored TagStorable TypeExtractor ValueCoder ValueDecoder ValueEncoder
    """

  // MARK: From symbol graphs

  // The public types at the top of each module: `swift symbolgraph-extract -module-name Foundation …`.

  /// Of `Swift`, `_Concurrency` and `_StringProcessing`, without those that begin with an underscore.
  private static let swift = """
    Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex
    AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array
    ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
    AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence
    AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
    AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
    AsyncThrowingStream BidirectionalCollection BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint
    BinaryInteger BitwiseCopyable Bool BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8
    CDouble CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt
    CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError CaseIterable
    Character CheckedContinuation Clock ClosedRange ClosedRangeIndex Codable CodingKey CodingKeyRepresentable
    CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine Comparable ConcurrentValue
    ContiguousArray ContinuousClock Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible
    Decodable Decoder DecodingError DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
    DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral
    DictionaryLiteralConvertible DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence
    Duration DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError EnumeratedIterator
    EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterLiteralConvertible
    ExtendedGraphemeClusterType FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex
    FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule
    FloatingPointSign GlobalActor Hashable Hasher Identifiable Indexable IndexableBase IndexingIterator InlineArray
    InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible IntegerLiteralType IteratorOverOne
    IteratorProtocol IteratorSequence Job JobPriority JoinedIterator JoinedSequence KeyPath KeyValuePairs
    KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
    LazyBidirectionalCollection LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection
    LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
    LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence
    LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence
    LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
    LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol LosslessStringConvertible
    MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath MutableBidirectionalSlice
    MutableCollection MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan
    Never NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer OptionSet Optional OutputRawSpan OutputSpan
    PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook
    PrefixSequence RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range
    RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
    RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan ReferenceWritableKeyPath
    Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result
    ReversedCollection ReversedIndex ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8
    SIMDMask SIMDScalar SIMDStorage Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex
    SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice Span
    StaticBigInt StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String
    StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible StringLiteralType
    StringProtocol Substring SuspendingClock SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal
    TaskPriority TextOutputStream TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128
    UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence
    UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible
    UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor
    UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation
    UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
    UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
    UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void
    WritableKeyPath Zip2Iterator Zip2Sequence
    """

  /// Of `Foundation`, and of the modules that are a part of it on some platforms: `FoundationEssentials`,
  /// `FoundationInternationalization`, `FoundationNetworking`, `FoundationXML`.
  private static let foundation = """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
    AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation Bundle ByteCountFormatStyle
    ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize CachedURLResponse Calendar CharacterSet CocoaError
    CodableAttributedStringKey CodableConfiguration CodableWithConfiguration ComparableComparator Comparator
    ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date
    DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
    DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension
    DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
    EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle
    FileManager FileManagerDelegate FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle
    FormatStyleCapitalizationContext Formatter HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Host
    ISO8601DateFormatter IndexPath IndexSet InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy
    JSONDecoder JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle Locale LocalizedError
    MarkdownDecodableAttributedStringKey MassFormatter Measurement Morphology MutableDataProtocol NSAffineTransform
    NSAffineTransformStruct NSArray NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar
    NSCharacterSet NSCoder NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSCopying
    NSCountedSet NSData NSDate NSDateComponents NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors
    NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions NSEnumerator NSError NSErrorDomain
    NSExceptionName NSExpression NSIndexPath NSIndexSet NSIndexSetIterator NSKeyedArchiver NSKeyedArchiverDelegate
    NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale NSLock NSLocking NSMeasurement NSMutableArray
    NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary
    NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString NSMutableURLRequest NSNotification NSNull
    NSNumber NSObject NSObjectProtocol NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray
    NSPointPointer NSPredicate NSRange NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock
    NSRegularExpression NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions NSString
    NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSURLQueryItem NSURLRequest NSUUID NSValue
    NSZone Notification NotificationCenter NotificationQueue NumberFormatStyleConfiguration NumberFormatter ObjCBool
    OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle
    PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings
    PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress ProgressKind
    ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization
    QualityOfService RecoverableError ReferenceConvertible RunLoop Scanner ScopedAttributeContainer SocketNativeHandle
    SocketPort SortComparator SortDescriptor SortOrder StandardPredicateExpression Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel
    StringStyle StringTransform Thread TimeInterval TimeZone Timer URL URLAuthenticationChallenge
    URLAuthenticationChallengeSender URLCache URLComponents URLCredential URLCredentialStorage URLError
    URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRequest URLResourceKey
    URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask
    URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask
    URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
    URLSessionWebSocketDelegate URLSessionWebSocketTask UUID Unit UnitAcceleration UnitAngle UnitArea
    UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed
    UnitTemperature UnitVolume UserDefaults XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser
    XMLParserDelegate
    """
}
