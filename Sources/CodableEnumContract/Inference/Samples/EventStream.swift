import CodableEnumGenerator

/// Server-sent events: `event: delta`, `data: {"text": "a"}`.
enum EventStream {
  private static let fields = ["event", "data", "id", "retry"]

  /// The JSON in a file, with blanks in place of what else is in a stream of events: places stay the same.
  static func json(in file: SourceFile) -> [UInt8] {
    let text = file.bytes[file.textStart...]
    let start = text.drop { $0 <= .space }
    guard start.first == .colon || fields.contains(where: { start.starts(with: "\($0):".utf8) }) else {
      return file.bytes
    }
    var bytes = file.bytes
    for line in text.split(whereSeparator: \.isLineEnd) {
      let data = line.starts(with: "data:".utf8) ? line.dropFirst(5) : line.suffix(0)
      // The end of some streams.
      let isEnd = data.drop { $0 == .space }.elementsEqual("[DONE]".utf8)
      for index in line.startIndex..<(isEnd ? line.endIndex : data.startIndex) { bytes[index] = .space }
    }
    return bytes
  }
}
