/// The JSON an enum is written as.
package enum Strategy: Equatable {
  /// `{"list": …}`
  case caseKeyed(payload: CaseKeyedPayload)
  /// `{"discriminator": "loading", "loading_source": "net"}`
  case discriminator(key: String)
  /// `{"status": "waitlist", "position": 12}`
  case flattenedStatus(key: String)
  /// `{"type": "store", "content": {"key": "k", "value": 4}}`
  case adjacent(key: String, content: ContentKey)
  /// `["EVENT", "sub", {…}]`
  case tagFirst
  /// `"draft"`, `404`, `true`
  case rawValue
  /// `"a"`, `["a"]`, `{"id": 1}`: told apart by kind and by keys
  case untagged

  /// As an annotation spells it.
  package enum Name: String, CaseIterable {
    case caseKeyed, discriminator, flattenedStatus, adjacent, tagFirst, rawValue, untagged

    /// The labels that its parentheses can have.
    package var parameters: [Parameter] {
      Strategy(self, Arguments()).arguments.map(\.parameter) + (self == .discriminator ? [.prefix] : [])
    }
  }

  /// As an annotation spells it.
  package enum Parameter: String {
    case payload, key, content, prefix
  }

  package var name: Name {
    switch self {
    case .caseKeyed: .caseKeyed
    case .discriminator: .discriminator
    case .flattenedStatus: .flattenedStatus
    case .adjacent: .adjacent
    case .tagFirst: .tagFirst
    case .rawValue: .rawValue
    case .untagged: .untagged
    }
  }

  /// The arguments after its name, in the order of the parameters.
  package var arguments: [(parameter: Parameter, value: Argument)] {
    switch self {
    case .caseKeyed(let payload): [(.payload, .member(payload.rawValue))]
    case .discriminator(let key), .flattenedStatus(let key): [(.key, .text(key))]
    case .adjacent(let key, let content): [(.key, .text(key)), (.content, content.argument)]
    case .tagFirst, .rawValue, .untagged: []
    }
  }

  package enum Argument {
    /// `.natural`
    case member(String)
    /// `"type"`
    case text(String)

    /// As an annotation spells it.
    package var spelling: String {
      switch self {
      case .member(let name): ".\(name)"
      case .text(let text): swiftLiteral(text)
      }
    }
  }

  /// As an annotation spells it: `.adjacent(key: "t", content: "c")`.
  package var spelling: String {
    let arguments = arguments.map { "\($0.parameter): \($0.value.spelling)" }
    return ".\(name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }
}

/// The form of a case's values under its tag.
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

/// What the keys of a case's values begin with, in `.discriminator`.
package enum KeyPrefix: String, CaseIterable {
  /// `loading_source`
  case caseName
}

/// The key of a case's content, which is beside the tag.
package enum ContentKey: Equatable {
  /// `{"type": "image", "content": {"url": "u"}}`
  case key(String)
  /// `{"type": "image", "image": {"url": "u"}}`
  case tag

  private enum Name: String, CaseIterable {
    case tag
  }

  /// content → string | ".tag"
  init?(_ value: Literal, _ reader: inout LiteralReader) {
    let option = Strategy.Parameter.content.rawValue
    if case .member = value.kind {
      guard let (name, _): (Name, _) = reader.member(value, of: option) else { return nil }
      switch name {
      case .tag: self = .tag
      }
    } else {
      guard let key = reader.string(value, of: option, "a string literal, or '.tag'") else { return nil }
      self = .key(key)
    }
  }

  package var argument: Strategy.Argument {
    switch self {
    case .key(let key): .text(key)
    case .tag: .member(Name.tag.rawValue)
    }
  }

  /// The key of the content that a tag has.
  package func key(of tag: Tag) -> String {
    switch self {
    case .key(let key): key
    case .tag: tag.text
    }
  }
}

extension Strategy {
  /// strategy → name ( "(" ( parameter ":" literal ),* ")" )?
  init?(_ value: Literal, _ reader: inout LiteralReader) {
    guard let (name, arguments): (Name, _) = reader.member(value, of: EnumOption.strategy.rawValue) else { return nil }
    self.init(name, Arguments(arguments, of: name, &reader))
  }

  /// - Parameter arguments: Those that are nil are what they are if they are not given.
  package init(_ name: Name, _ arguments: Arguments) {
    switch name {
    case .caseKeyed: self = .caseKeyed(payload: arguments.payload ?? .positional)
    case .discriminator: self = .discriminator(key: arguments.key ?? "discriminator")
    case .flattenedStatus: self = .flattenedStatus(key: arguments.key ?? "status")
    case .adjacent: self = .adjacent(key: arguments.key ?? "type", content: arguments.content ?? .key("content"))
    case .tagFirst: self = .tagFirst
    case .rawValue: self = .rawValue
    case .untagged: self = .untagged
    }
  }

  /// The arguments after the name.
  package struct Arguments {
    package var payload: CaseKeyedPayload?
    package var key: String?
    package var content: ContentKey?

    package init() {}
  }
}

extension Strategy.Arguments {
  fileprivate init(_ arguments: [Annotation.Argument], of name: Strategy.Name, _ reader: inout LiteralReader) {
    self.init()
    let owner = ".\(name.rawValue)"
    let known = name.parameters.map(\.rawValue)
    reader.checkOrder(of: arguments, known, owner)
    var seen: Set<String> = []
    for argument in arguments {
      guard let label = argument.label else {
        reader.diagnostics.report(.unlabeledArgument, at: argument.range, owner, expectation(known))
        continue
      }
      guard let parameter = name.parameters.first(where: { $0.rawValue == label }) else {
        reader.diagnostics.reportUnknown(.unknownOption, at: argument.range, label, among: known, owner)
        continue
      }
      if !seen.insert(label).inserted {
        reader.diagnostics.report(.repeatedOption, at: argument.range, label)
        continue
      }
      switch parameter {
      case .payload: payload = reader.choice(argument.value, of: label)
      case .key: key = reader.string(argument.value, of: label)
      case .content: content = ContentKey(argument.value, &reader)
      // There is one, so it changes nothing.
      case .prefix: let _: KeyPrefix? = reader.choice(argument.value, of: label)
      }
    }
  }
}
