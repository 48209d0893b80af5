/// Feeds the fuzzer's bytes to the generator.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let broken = brokenInvariant(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  precondition(broken == nil, broken ?? "")
  return 0
}
