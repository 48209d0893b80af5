import CodableEnumGenerator
import CodableEnumJSON

/// What code asks of JSON that it doesn't have.
struct Wish {
  enum Kind {
    case object, array, present
    /// Something, of which its own code asks for more.
    case anything
    case value(type: TypeExpression)
    case json(JSONValue)
    /// One of these.
    case choice([JSONValue])
  }

  var pointer: String
  var kind: Kind
}
