// As much of XMLCoder as the pages use; `Tests/Consumers/Coders` uses all of it.

public enum XMLEncoder {
  public enum NodeEncoding: Sendable {
    case attribute, element
  }
}

public protocol DynamicNodeEncoding: Encodable {
  static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding
}
