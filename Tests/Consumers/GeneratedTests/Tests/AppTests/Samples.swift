public import CodableEnumTesting
import Foundation

@testable import App
@testable import Library

extension Action: CodableEnumSamples {
  static var samples: [Action] {
    [
      .loading, .list(selectedID: 1, items: ["a\u{2028}b"]), .list(selectedID: nil, items: []),
      .done(at: Date(timeIntervalSince1970: 0)), .scratch(1),
    ]
  }

  static var sampleEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  static var sampleDecoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

extension App.Event: CodableEnumSamples {
  static var samples: [App.Event] { [.opened(by: "me"), .default(reason: "")] }
}

extension Library.Event: CodableEnumSamples {
  static var samples: [Library.Event] { [.text("1"), .number(1), .list([1, 2])] }
}

extension Outer.Inner.Shape_2: CodableEnumSamples where T == Int {
  static var samples: [Self] { [.dot, .box(3)] }
}

extension Tree: CodableEnumSamples where Leaf == Int {
  static var samples: [Self] {
    [.leaf(1), .branch([.leaf(1), .branch([])]), .bag(["a", "b", "c", "d", "e"]), .bag(["f", "g", "h", "i"])]
  }
}

extension Status: CodableEnumSamples {
  static var samples: [Status] { [.active, .other("new")] }
}

extension Request: CodableEnumSamples {
  static var samples: [Request] { [.get(url: "/"), .delete] }
}

extension Response: CodableEnumSamples {
  static var samples: [Response] { [.ok(body: "a"), .empty] }
}

extension Report: CodableEnumSamples {
  static var samples: [Report] { [.crash("a"), .file("b")] }
}

@available(macOS 14, *)
extension Modern: CodableEnumSamples {
  static var samples: [Modern] { [.on, .off] }
}

@available(*, deprecated)
extension Old: CodableEnumSamples {
  static var samples: [Old] { [.on] }
}

extension Swap: CodableEnumSamples {
  static var samples: [Swap] { [.swap(x: 1, y: 2), .swap(x: 2, y: 1), .tagged(.a), .tagged(.b)] }
}

extension UpdateContent: CodableEnumSamples {
  static var samples: [UpdateContent] { [.message("a"), .closed] }
}

extension UpdateFields: CodableEnumSamples {
  static var samples: [UpdateFields] { [UpdateFields(id: 1)] }
}

extension Page: CodableEnumSamples {
  static var samples: [Page] { [Page(next: "b"), Page(next: nil)] }
}
