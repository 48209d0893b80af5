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
  }

  let files: [SourceFile]
  private(set) var samples: [Sample] = []

  /// Reads files. Each has one value, several in sequence, or one array, whose elements are the samples.
  ///
  /// - Parameter pointer: The place of the samples in each value. An array there holds several.
  package init(_ files: [SourceFile], at pointer: JSONPointer) throws(SampleError) {
    self.files = files
    for (index, file) in files.enumerated() {
      let values: [JSONValue.Located]
      do {
        values =
          try pointer.tokens.isEmpty ? JSONValue.samples(parsing: file.bytes) : Self.values(in: file, at: pointer)
      } catch {
        throw SampleError(error, in: file)
      }
      samples += values.map { Sample(json: $0.value, file: index, offset: $0.offset) }
    }
  }

  private static func values(
    in file: SourceFile,
    at pointer: JSONPointer
  ) throws(JSONValue.Malformed) -> [JSONValue.Located] {
    try JSONValue.documents(parsing: file.bytes).flatMap { document -> [JSONValue.Located] in
      guard let found = pointer.value(in: document.value) else { return [] }
      func located(_ value: JSONValue) -> JSONValue.Located {
        if case .object(_, let place) = value { return JSONValue.Located(value: value, offset: place.offset) }
        return JSONValue.Located(value: value, offset: document.offset)
      }
      return found.array?.map(located) ?? [located(found)]
    }
  }

  /// Reverses the order, which must not change the result.
  package mutating func reverse() { samples.reverse() }

  func place(of index: Int) -> (path: String, position: SourcePosition) {
    let sample = samples[index]
    let file = files[sample.file]
    return (file.path, LineTable(file).position(at: sample.offset))
  }
}

/// Why a file has no valid samples.
package struct SampleError: Error {
  package var path: String
  package var position: SourcePosition
  package var message: String

  fileprivate init(_ error: JSONValue.Malformed, in file: SourceFile) {
    path = file.path
    position = LineTable(file).position(at: error.offset)
    message =
      switch error.reason {
      case .syntax: "not JSON from here on"
      case .depth: "more than \(JSONValue.maximumSampleDepth) levels of arrays and objects"
      case .repeatedKey(let key): "key \(JSONValue.string(key).text()) is there twice; a decoder sees only one of them"
      case .surrogate: "half of a surrogate pair, which no decoder reads"
      case .encoding: "not UTF-8 from here on"
      }
  }
}
