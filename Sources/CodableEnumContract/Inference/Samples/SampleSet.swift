import CodableEnumGenerator
import CodableEnumJSON

/// The JSON values that an enum is inferred from.
package struct SampleSet: Sendable {
  package struct Sample: Sendable {
    var json: JSONValue
    /// The index of its file.
    var file: Int
    /// In the file's bytes.
    var offset: Int
    /// Where it is in its document, as a JSON pointer.
    var pointer = ""
  }

  let files: [SourceFile]
  private(set) var samples: [Sample] = []

  /// Reads files. Each has one value, several in sequence, the lines of server-sent events, or one array, whose elements
  /// are the samples.
  ///
  /// - Parameter pointer: The place of the samples in each value. An array there holds several.
  package init(_ files: [SourceFile], at pointer: JSONPointer) throws(InputFailure) {
    self.files = files
    for (index, file) in files.enumerated() {
      do {
        samples +=
          try pointer.tokens.isEmpty ? Self.samples(in: file, index) : Self.samples(in: file, index, at: pointer)
      } catch {
        throw InputFailure(error, in: file)
      }
    }
  }

  private static func samples(in file: SourceFile, _ index: Int) throws(JSONValue.Malformed) -> [Sample] {
    let bytes = EventStream.json(in: file)
    let values = try JSONValue.samples(parsing: bytes)
    // A single array has no place of its own: its elements are inside.
    let start = bytes[file.textStart...].firstIndex { $0 == .leftBracket || $0 > .space }
    let areElements = start.map { bytes[$0] == .leftBracket } == true && values.first?.offset != start
    return values.enumerated().map { position, value in
      Sample(json: value.value, file: index, offset: value.offset, pointer: areElements ? "/\(position)" : "")
    }
  }

  private static func samples(
    in file: SourceFile,
    _ index: Int,
    at pointer: JSONPointer
  ) throws(JSONValue.Malformed) -> [Sample] {
    return try JSONValue.documents(parsing: EventStream.json(in: file)).flatMap { document in
      pointer.values(in: document.value).flatMap { path, found -> [Sample] in
        func sample(_ value: JSONValue, _ pointer: String) -> Sample {
          Sample(json: value, file: index, offset: value.offset ?? document.offset, pointer: pointer)
        }
        return found.array.map { $0.enumerated().map { sample($1, "\(path)/\($0)") } } ?? [sample(found, path)]
      }
    }
  }

  /// The same samples in an order that depends on nothing but themselves, for answers that don't depend on theirs.
  var inOrder: SampleSet {
    var set = self
    let texts = samples.enumerated().map { (bytes: Array($1.json.text(.compact).utf8), index: $0) }
    set.samples = texts.sorted { first, second in
      first.bytes == second.bytes ? first.index < second.index : first.bytes.lexicographicallyPrecedes(second.bytes)
    }.map { samples[$0.index] }
    return set
  }

  /// Changes the order, which must not change the result.
  package mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    samples.shuffle(using: &generator)
  }

  var values: [JSONValue] { samples.map(\.json) }

  func place(of index: Int) -> (path: String, position: SourcePosition) {
    let sample = samples[index]
    let file = files[sample.file]
    return (file.path, LineTable(file).position(at: sample.offset))
  }
}

extension InputFailure {
  init(_ error: JSONValue.Malformed, in file: SourceFile) {
    place = (file.path, LineTable(file).position(at: error.offset))
    message =
      switch error.reason {
      case .syntax: "not JSON from here on" + (file.mistake(at: error.offset).map { ": \($0)" } ?? "")
      case .depth: "more than \(JSONValue.maximumSampleDepth) levels of arrays and objects"
      case .repeatedKey(let key): "key \(JSONValue.string(key).text()) is there twice; a decoder sees only one of them"
      case .surrogate: "half of a surrogate pair, which no decoder reads"
      case .encoding: file.mistake(at: error.offset) ?? "not UTF-8 from here on"
      }
  }
}

extension SourceFile {
  /// What is there in place of JSON, if it is something well known.
  fileprivate func mistake(at offset: Int) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(2).contains(0) {
      return "UTF-16, where UTF-8 is expected; convert it first, as in: iconv -f UTF-16 -t UTF-8"
    }
    if path.hasSuffix(".swift") { return "this is Swift; give a file of JSON" }
    let rest = bytes[min(offset, bytes.count)...]
    if rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) || rest.first == UInt8(ascii: "#") {
      return "a comment"
    }
    if rest.starts(with: "NaN".utf8) || rest.starts(with: "Infinity".utf8) { return "JSON has no such number" }
    let before = bytes[..<min(offset, bytes.count)].last { !$0.isBlank }
    let ends = rest.first == .rightBrace || rest.first == .rightBracket
    return ends && before == .comma ? "the comma before it is a trailing comma" : nil
  }
}
