import CodableEnumGenerator

/// A function or an initializer of a type.
struct CodeFunction {
  struct Parameter {
    var label: String?
    var name: String
    /// Of an argument: without `inout` and `...`.
    var type: TypeExpression
    var isInOut = false
    /// `Key...`
    var isVariadic = false
    /// `@autoclosure () -> T`
    var isAutoclosure = false
    /// Whether a generic parameter is in its type.
    var isGeneric = false
    /// The index of the token of its default.
    var defaultValue: Int?

    /// What it is in the body.
    var ownType: TypeExpression { isVariadic ? .array(type) : type }

    /// The arguments that it takes as a list: those up to the next label.
    fileprivate func takingAll(_ rest: inout ArraySlice<Argument>) -> Argument {
      var values: [Expression] = []
      while let next = rest.first, values.isEmpty ? next.label == label : next.label == nil {
        values.append(rest.removeFirst().value)
      }
      let range = (values.first?.range.lowerBound ?? 0)..<(values.last?.range.upperBound ?? 0)
      return Argument(label: label, value: Expression(kind: .array(values), range: range))
    }
  }

  /// `init`, or its name.
  var name: String
  /// The name of the type that it is a member of; empty for none.
  var owner: String
  /// Its generic parameters, and the protocols that each must have.
  var generics: [String: [String]]
  /// What its modifiers and those of its extension say.
  var place = MemberPlace()
  var parameters: [Parameter]
  var result: TypeExpression?
  /// From its attributes and modifiers to its last brace.
  var range: Range<Int>
  var file: Int
  /// The index of the token that opens its body.
  var body: Int
  var isOperator = false
  /// Whether it is inside of another function.
  var isLocal = false

  var requiredKeys: TypeExpression? { place.requiredKeys }
}

/// What modifiers and extensions say of a member.
struct MemberPlace {
  var isStatic = false
  /// Whether only its file sees it.
  var isPrivate = false
  /// Whether its extension is not one of all such types.
  var isConstrained = false
  /// The type of keys that the container of its extension must have; nil for any.
  var requiredKeys: TypeExpression?
}

extension CodeFunction {
  /// The argument of each parameter, nil for its default; nil if the arguments are those of another function.
  func taking(_ arguments: [Argument]) -> [Argument?]? {
    var rest = arguments[...]
    var taken: [Argument?] = []
    for parameter in parameters {
      if parameter.isVariadic {
        taken.append(parameter.takingAll(&rest))
      } else if let next = rest.first, next.label == parameter.label || next.isTrailing && rest.count == 1 {
        taken.append(rest.removeFirst())
      } else if parameter.defaultValue != nil {
        taken.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? taken : nil
  }
}

/// A property with a value or a getter.
struct CodeProperty {
  var type: TypeExpression?
  var range: Range<Int>
  var file: Int
  /// The index of the token of its value, or of the brace of its getter.
  var start: Int
  var isComputed: Bool
  /// Whether anything may give it another value while the program runs.
  var mayChange: Bool
  /// The name of the type that it is a member of; empty for none.
  var owner: String
  var place = MemberPlace()
}
