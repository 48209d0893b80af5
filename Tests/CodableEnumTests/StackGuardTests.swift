import CodableEnum
import Foundation
import Goldens
import Testing

@Suite struct StackGuardTests {
  /// Decodes on a thread with little stack, and tells the error.
  private func error<Value: Decodable & SendableMetatype>(
    _ type: Value.Type,
    _ json: String,
    _ decoder: JSONDecoder = JSONDecoder()
  ) -> String {
    // Read only once the thread is done.
    nonisolated(unsafe) var result = ""
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do {
        _ = try decoder.decode(type, from: Data(json.utf8))
        result = "decoded"
      } catch DecodingError.dataCorrupted(let context) {
        result = context.debugDescription
      } catch {
        result = "\(error)"
      }
      done.signal()
    }
    thread.stackSize = 256 * 1024
    thread.start()
    done.wait()
    return result
  }

  private func nested(_ open: String, _ inner: String, _ close: String, depth: Int) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  @Test func hostileInputIsAnError() {
    let keyed = nested(#"{"node":[{"leaf":1},"#, #"{"leaf":1}"#, "]}", depth: 250)
    #expect(error(Tree<Int>.self, keyed) == "nested too deep for the stack of this thread")
    let flat = nested(#"{"type":"nested","nested":"#, #"{"type":"alias"}"#, "}", depth: 500)
    #expect(error(Payload.self, flat) == "nested too deep for the stack of this thread")
    let untagged = nested(#"{"next":"#, #"{"type":"end"}"#, "}", depth: 500)
    #expect(error(Chain.self, untagged) == "nested too deep for the stack of this thread")
    let value = nested("[", "1", "]", depth: 127)
    #expect(error(CodableValue.self, value) == "nested too deep for the stack of this thread")
  }

  @Test func hostileInputOfAnOpenSetIsAnError() {
    typealias Kennels = Polymorph<Article.AnimalType, any Article.Animal>
    let decoder = JSONDecoder()
    decoder.set(types: [Article.Kennel.self], for: Article.AnimalType.self)
    func error(depth: Int) -> String {
      self.error(Kennels.self, nested(#"{"type":"kennel","dogs":["#, "", "]}", depth: depth), decoder)
    }
    #expect(error(depth: 250) == "nested too deep for the stack of this thread")
    #expect(error(depth: 20) == "decoded")
  }

  @Test func ordinaryInputIsDecoded() {
    let flat = nested(#"{"type":"nested","nested":"#, #"{"type":"alias"}"#, "}", depth: 40)
    #expect(error(Payload.self, flat) == "decoded")
  }
}
