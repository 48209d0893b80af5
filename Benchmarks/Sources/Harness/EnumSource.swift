/// The source of an enum whose cases have three values each, and its conformance by one hand or another.
struct EnumSource {
  enum Author: String, CaseIterable {
    /// None: what the enum itself costs.
    case nobody
    case ours, byHand, synthesis
    /// By hand, with a tag that is a string, not an enum.
    case expert
  }

  enum Layout: String, CaseIterable {
    case labeled, flattenedStatus

    var annotation: String {
      switch self {
      case .labeled: "// @CodableEnum(strategy: .caseKeyed(payload: .labeled))\n"
      case .flattenedStatus: "// @CodableEnum(strategy: .flattenedStatus)\n"
      }
    }
  }

  var name = "Action"
  var caseCount: Int
  var layout = Layout.labeled

  /// A case, such as `update3`.
  private func names() -> [String] { (0..<caseCount).map { "update\($0)" } }

  /// The enum; `ours` is to be generated from it.
  func declaration(by author: Author, annotation: String? = nil) -> String {
    let annotation = annotation ?? (author == .ours ? layout.annotation : "")
    let cases = names().map { "  case \($0)(id: Int, name: String, ratio: Double?)\n" }.joined()
    return "\(annotation)public enum \(name)\(author == .synthesis ? ": Codable" : "") {\n\(cases)}\n"
  }

  /// The conformance as articles show it.
  var byHand: String {
    switch layout {
    case .labeled: labeledByHand
    case .flattenedStatus: flattenedByHand
    }
  }

  private var labeledByHand: String {
    """
    extension \(name): Codable {
      enum CodingKeys: CodingKey {
        case \(names().joined(separator: ", "))
      }
      enum PayloadCodingKeys: CodingKey {
        case id, name, ratio
      }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch container.allKeys.first {
    \(names().map { """
        case .\($0):
          let payload = try container.nestedContainer(keyedBy: PayloadCodingKeys.self, forKey: .\($0))
          let id = try payload.decode(Int.self, forKey: .id)
          let name = try payload.decode(String.self, forKey: .name)
          let ratio = try payload.decodeIfPresent(Double.self, forKey: .ratio)
          self = .\($0)(id: id, name: name, ratio: ratio)

      """ }.joined())\
        case nil:
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: container.codingPath, debugDescription: "Unable to decode the enum.")
          )
        }
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
    \(names().map { """
        case .\($0)(let id, let name, let ratio):
          var payload = container.nestedContainer(keyedBy: PayloadCodingKeys.self, forKey: .\($0))
          try payload.encode(id, forKey: .id)
          try payload.encode(name, forKey: .name)
          try payload.encodeIfPresent(ratio, forKey: .ratio)

      """ }.joined())\
        }
      }
    }

    """
  }

  /// The conformance as somebody writes it who knows what coders are fast at; nil if it is the same.
  var byExpert: String? {
    switch layout {
    case .labeled: nil
    case .flattenedStatus: flattened(tagIsEnum: false)
    }
  }

  private var flattenedByHand: String { flattened(tagIsEnum: true) }

  private func flattened(tagIsEnum: Bool) -> String {
    let tagEnum = "  enum Tag: String, Codable {\n    case \(names().joined(separator: ", "))\n  }\n"
    let unknown = """
          case let tag:
            throw DecodingError.dataCorruptedError(forKey: .status, in: container, debugDescription: "unknown \\(tag)")

      """
    func pattern(_ name: String) -> String { tagIsEnum ? ".\(name)" : "\"\(name)\"" }
    func tag(_ name: String) -> String { tagIsEnum ? "Tag.\(name)" : "\"\(name)\"" }
    return """
      extension \(name): Codable {
        enum CodingKeys: CodingKey {
          case status, id, name, ratio
        }
      \(tagIsEnum ? tagEnum : "")\
        public init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          switch try container.decode(\(tagIsEnum ? "Tag" : "String").self, forKey: .status) {
      \(names().map { """
        case \(pattern($0)):
          let id = try container.decode(Int.self, forKey: .id)
          let name = try container.decode(String.self, forKey: .name)
          let ratio = try container.decodeIfPresent(Double.self, forKey: .ratio)
          self = .\($0)(id: id, name: name, ratio: ratio)

      """ }.joined())\
      \(tagIsEnum ? "" : unknown)\
          }
        }
        public func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          switch self {
      \(names().map { """
        case .\($0)(let id, let name, let ratio):
          try container.encode(\(tag($0)), forKey: .status)
          try container.encode(id, forKey: .id)
          try container.encode(name, forKey: .name)
          try container.encodeIfPresent(ratio, forKey: .ratio)

      """ }.joined())\
          }
        }
      }

      """
  }
}
