/// The JSON an enum is written as.
package enum Strategy: Equatable {
  /// `{"list": …}`
  case caseKeyed(payload: CaseKeyedPayload)
  /// `{"discriminator": "loading", "loading_source": "net"}`
  case discriminator(key: String)
  /// `{"status": "waitlist", "position": 12}`
  case flattenedStatus(key: String)
  /// `{"type": "store", "content": {"key": "k", "value": 4}}`
  case adjacent(key: String, content: String)
  /// `"draft"`, `404`, `true`
  case rawValue
  /// `"a"`, `["a"]`, `{"id": 1}`: told apart by kind and by keys
  case untagged

  /// As an annotation spells it.
  package enum Name: String, CaseIterable {
    case caseKeyed, discriminator, flattenedStatus, adjacent, rawValue, untagged

    /// What can be in parentheses after it.
    var parameters: [Parameter] {
      switch self {
      case .caseKeyed: [.payload]
      case .discriminator, .flattenedStatus: [.key]
      case .adjacent: [.key, .content]
      case .rawValue, .untagged: []
      }
    }
  }

  /// As an annotation spells it.
  enum Parameter: String {
    case payload, key, content
  }

  package var name: Name {
    switch self {
    case .caseKeyed: .caseKeyed
    case .discriminator: .discriminator
    case .flattenedStatus: .flattenedStatus
    case .adjacent: .adjacent
    case .rawValue: .rawValue
    case .untagged: .untagged
    }
  }

  /// The key of the tag, where the tag has a key of its own.
  package var tagKey: String? {
    switch self {
    case .caseKeyed, .rawValue, .untagged: nil
    case .discriminator(let key), .flattenedStatus(let key), .adjacent(let key, _): key
    }
  }
}

/// What the values of a case are under its tag.
package enum CaseKeyedPayload: String, CaseIterable {
  /// `true` · `"headers"` · `["<id>", […]]`
  case positional
  /// `{}` · `{"subview": "headers"}` · `{"key": "k", "_1": 4}`, as the compiler synthesizes it (SE-0295).
  case labeled
  /// The tag alone without values; one bare, several in an array, or in an object if any has a label.
  case natural
  /// `null` · `["headers"]` · `["<id>", […]]`
  case array
}

extension Strategy {
  /// strategy → name ( "(" ( parameter ":" literal ),* ")" )?
  init?(_ value: Literal, _ reader: inout LiteralReader) {
    guard let (name, arguments): (Name, _) = reader.member(value, of: EnumOption.strategy.rawValue) else { return nil }
    let parameters = StrategyArguments(arguments, of: name, &reader)
    switch name {
    case .caseKeyed: self = .caseKeyed(payload: parameters.payload ?? .positional)
    case .discriminator: self = .discriminator(key: parameters.key ?? "discriminator")
    case .flattenedStatus: self = .flattenedStatus(key: parameters.key ?? "status")
    case .adjacent: self = .adjacent(key: parameters.key ?? "type", content: parameters.content ?? "content")
    case .rawValue: self = .rawValue
    case .untagged: self = .untagged
    }
  }
}

/// What is in parentheses after a strategy.
private struct StrategyArguments {
  var payload: CaseKeyedPayload?
  var key: String?
  var content: String?

  init(_ arguments: [AnnotationSyntax.Argument], of name: Strategy.Name, _ reader: inout LiteralReader) {
    let owner = ".\(name.rawValue)"
    let known = name.parameters.map(\.rawValue)
    for argument in arguments {
      guard let label = argument.label else {
        reader.diagnostics.append(.unlabeledArgument(of: owner, known, argument.range))
        continue
      }
      guard let parameter = name.parameters.first(where: { $0.rawValue == label }) else {
        reader.diagnostics.append(.unknownOption(label, of: owner, known, argument.range))
        continue
      }
      switch parameter {
      case .payload: payload = reader.choice(argument.value, of: label)
      case .key: key = reader.string(argument.value, of: label)
      case .content: content = reader.string(argument.value, of: label)
      }
    }
  }
}
