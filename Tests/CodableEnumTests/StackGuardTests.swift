import CodableEnum
import Foundation
import Goldens
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct StackGuardTests {
  /// A type, and JSON for it, or a value of it, with any nesting.
  struct Nest: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Decodes values nested to a depth, with this JSON in the innermost one, or encodes one.
    var code: @Sendable (_ depth: Int, _ innermost: String?) throws -> Void
    /// The number of objects and arrays per level.
    var width = 1

    init<Value: Decodable & SendableMetatype>(
      _: Value.Type,
      _ open: String,
      _ leaf: String,
      _ close: String,
      width: Int = 1,
      decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
      testDescription = "\(Value.self) \(open)"
      self.width = width
      code = { depth, innermost in
        let text = String(repeating: open, count: depth) + (innermost ?? leaf) + String(repeating: close, count: depth)
        _ = try decoder().decode(Value.self, from: Data(text.utf8))
      }
    }

    /// - Parameter nest: The value around another one.
    init<Value: Encodable & SendableMetatype>(
      _ name: String,
      encoding leaf: @autoclosure @escaping @Sendable () -> Value,
      _ nest: @escaping @Sendable (Value) -> Value
    ) {
      testDescription = "\(Value.self) \(name)"
      code = { depth, _ in
        var value = leaf()
        for _ in 0..<depth { value = nest(value) }
        _ = try JSONEncoder().encode(value)
      }
    }
  }

  /// Decodes or encodes on a thread with a stack of this many KB, and returns the error.
  private func error(_ nest: Nest, stack: Int, depth: Int, innermost: String? = nil) -> String {
    // Read only after the thread has ended.
    nonisolated(unsafe) var result = ""
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do {
        try nest.code(depth, innermost)
        result = "done"
      } catch DecodingError.dataCorrupted(let context) {
        result = context.debugDescription
      } catch EncodingError.invalidValue(_, let context) {
        result = context.debugDescription
      } catch {
        result = "another error"
      }
      done.signal()
    }
    thread.stackSize = stack * 1024
    thread.start()
    done.wait()
    return result
  }

  private static let nests: [Nest] = [
    Nest(PositionalNest.self, #"{"bare":"#, #"{"leaf":true}"#, "}"),
    Nest(PositionalNest.self, #"{"labeled":"#, #"{"leaf":true}"#, "}"),
    Nest(LabeledNest.self, #"{"bare":{"_0":"#, #"{"leaf":{}}"#, "}}", width: 2),
    Nest(LabeledNest.self, #"{"labeled":{"x":"#, #"{"leaf":{}}"#, "}}", width: 2),
    Nest(NaturalNest.self, #"{"bare":"#, #""leaf""#, "}"),
    Nest(NaturalNest.self, #"{"labeled":{"x":"#, #""leaf""#, "}}", width: 2),
    Nest(DiscriminatorNest.self, #"{"type":"bare","bare_value":"#, #"{"type":"leaf"}"#, "}"),
    Nest(FlatNest.self, #"{"type":"bare","_0":"#, #"{"type":"leaf"}"#, "}"),
    Nest(FlatNest.self, #"{"x":"#, #"{"type":"leaf"}"#, #","type":"labeled"}"#),
    Nest(AdjacentNest.self, #"{"type":"bare","content":"#, #"{"type":"leaf"}"#, "}"),
    Nest(AdjacentNest.self, #"{"type":"labeled","content":{"x":"#, #"{"type":"leaf"}"#, "}}", width: 2),
    Nest(Tree<Int>.self, #"{"node":[{"leaf":1},"#, #"{"leaf":1}"#, "]}", width: 2),
    Nest(Chain.self, #"{"next":"#, #"{"type":"end"}"#, "}"),
    Nest(CodableValue.self, "[", "1", "]"),
    Nest(CodableValue.self, #"{"a":"#, "1", "}"),
    Nest(Polymorph<Article.AnimalType, any Article.Animal>.self, #"{"type":"kennel","dogs":["#, "", "]}", width: 2) {
      let decoder = JSONDecoder()
      decoder.set(types: [Article.Kennel.self], for: Article.AnimalType.self)
      return decoder
    },
  ]

  /// The size of a stack in KB, and how deep a JSONDecoder can scan objects on it, whatever it decodes.
  private static let stacks = [(64, 110), (128, 270), (256, 508), (384, 508), (512, 508)].filter { $0.0 >= smallest }

  /// The smallest stack in KB. Nobody has measured Apple platforms.
  private static var smallest: Int {
    #if canImport(Darwin)
      256
    #else
      64
    #endif
  }

  @Test(arguments: nests, stacks)
  func hostileInputIsAnError(nest: Nest, stack: (size: Int, scanned: Int)) {
    var reached = false
    for depth in [3, 8, 20, 50, 80, 100, 150, 254, 508] {
      guard depth * nest.width <= stack.scanned else { break }
      let error = error(nest, stack: stack.size, depth: depth)
      let isLimit = error == "nested too deep for the stack of this thread"
      #expect(isLimit || error == "done" || error == "nested more than 128 levels deep")
      reached = reached || isLimit
      // A coder's own error at the innermost place also has a coding path, which takes stack.
      #expect(!self.error(nest, stack: stack.size, depth: depth, innermost: "[[0,null]]").isEmpty)
    }
    // A thread may get the larger stack of one that has ended.
    if stack.size == 256 { #expect(reached) }
  }

  @Test(arguments: nests)
  func ordinaryInputIsDecoded(nest: Nest) {
    #expect(error(nest, stack: 512, depth: 20) == "done")
    #expect(error(nest, stack: Self.smallest, depth: 2) == "done")
  }

  private static let values: [Nest] = [
    Nest("bare", encoding: PositionalNest.leaf) { .bare($0) },
    Nest("labeled", encoding: PositionalNest.leaf) { .labeled(x: $0) },
    Nest("bare", encoding: LabeledNest.leaf) { .bare($0) },
    Nest("bare", encoding: NaturalNest.leaf) { .bare($0) },
    Nest("bare", encoding: DiscriminatorNest.leaf) { .bare($0) },
    Nest("labeled", encoding: FlatNest.leaf) { .labeled(x: $0) },
    Nest("bare", encoding: AdjacentNest.leaf) { .bare($0) },
    Nest("right", encoding: Tree<Int>.leaf(1)) { .node(left: .leaf(1), right: $0) },
    Nest("array", encoding: CodableValue.null) { .array([$0]) },
  ]

  @Test(arguments: values)
  func endlessOutputIsAnError(nest: Nest) {
    #expect(error(nest, stack: 512, depth: 20) == "done")
    #expect(error(nest, stack: 512, depth: 1500) == "nested too deep for the stack of this thread")
  }

  #if canImport(Glibc)
    /// A fiber, a signal handler or the address sanitizer may have its memory right below the thread's stack.
    @Test func aPlaceOutsideTheStackTellsNothing() {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 2 * stackSize, alignment: 4096)
      defer { memory.deallocate() }
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstack(&attributes, memory + stackSize, stackSize)
      var thread = pthread_t()
      let error = pthread_create(&thread, &attributes, decodeInSignalHandler, memory)
      #expect(error == 0)
      pthread_join(thread, nil)
      pthread_attr_destroy(&attributes)
      #expect(outcomeInSignalHandler == "decoded")
    }
  #endif
}

#if canImport(Glibc)
  private let stackSize = 1024 * 1024

  /// Written by one test, and read after its thread has ended.
  nonisolated(unsafe) private var outcomeInSignalHandler = ""

  /// - Parameter memory: The handler's stack.
  private func decodeInSignalHandler(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: stackSize)
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.sa_flags = SA_ONSTACK
    action.__sigaction_handler.sa_handler = { _ in
      do {
        _ = try JSONDecoder().decode(PositionalNest.self, from: Data(#"{"bare":{"leaf":true}}"#.utf8))
        outcomeInSignalHandler = "decoded"
      } catch {
        outcomeInSignalHandler = "\(error)"
      }
    }
    var previous = sigaction()
    sigaction(SIGUSR1, &action, &previous)
    // Pool threads block signals, and so do the threads that they start.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    pthread_kill(pthread_self(), SIGUSR1)
    sigaction(SIGUSR1, &previous, nil)
    stack.ss_flags = CInt(SS_DISABLE)
    sigaltstack(&stack, nil)
    return nil
  }
#endif
