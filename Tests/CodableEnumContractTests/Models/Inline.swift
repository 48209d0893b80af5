// --type Node --wrap node --inline

// Only some providers take what leads back to itself.

// @CodableEnum(strategy: .flattenedStatus(key: "type"))
indirect enum Node {
  case leaf(value: Double)
  case branch(children: [Node])
  case chain(next: Link?)
}

struct Link: Codable {
  var node: Node
}
