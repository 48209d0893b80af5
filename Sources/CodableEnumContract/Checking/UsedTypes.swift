import CodableEnumGenerator
import CodableEnumReport

/// A type of the inputs, and all types that it leads to.
struct UsedTypes {
  private(set) var root: WireType
  /// By their ids; generic types by their names with arguments.
  private(set) var shapes: [String: WireShape] = [:]
  /// The names of those of which nothing is known.
  private var open: Set<String> = []
  /// Whether nothing ever writes the type.
  private(set) var isOnlyRead = false
  private var rest: [WireType] = []

  init(from name: String, in files: [WireFile]) throws(InputFailure) {
    let document: WireDocument
    (document, root, isOnlyRead) = try WireBuilder.build(files, root: name)
    if case .open(let id) = root, let reference = document.openReferences.first(where: { $0.name == id }) {
      throw InputFailure(message: "the JSON of '\(name)' is not known: \(reference.reason.text)")
    }
    root = plain(root)
    isOnlyRead = isOnlyRead || root.isOnlyRead(in: document)
    while let type = rest.popLast() {
      guard shapes[type.text] == nil, shapes.count < 10_000, let shape = document.shape(of: type) else { continue }
      shapes[type.text] = shape
      shapes[type.text] = shape.mapped { plain($0) }
    }
  }

  /// What can't be checked.
  var notes: [String] {
    if open.isEmpty { return [] }
    let names = open.sorted(byBytesOf: \.self).map { "'\($0)'" }.joined(separator: ", ")
    let coded = open.count == 1 ? "it is" : "they are"
    return ["any JSON is taken for \(names): the files don't say how \(coded) coded"]
  }

  /// With generic types as types of their own.
  private mutating func plain(_ type: WireType) -> WireType {
    type.visit { if case .open(let name) = $0 { open.insert(name) } }
    return type.mapped { part in
      guard case .definition = part else { return nil }
      rest.append(part)
      return .definition(part.text, [])
    }
  }
}

extension WireType {
  /// Whether an annotated enum that is only decoded is the type, or beside fields.
  fileprivate func isOnlyRead(in document: WireDocument) -> Bool {
    switch self {
    case .definition(let id, _): !(document[id]?.enumeration?.conformance.isEncodable ?? true)
    case .merged(let fields, let variant): fields.isOnlyRead(in: document) || variant.isOnlyRead(in: document)
    case .optional(let type), .list(let type), .set(let type), .lossyList(let type), .map(_, let type),
      .jsonText(let type):
      type.isOnlyRead(in: document)
    case .scalar, .tuple, .record, .parameter, .lossless, .open, .pairs, .anything: false
    }
  }
}
