import CodableEnumFiles
import CodableEnumGenerator

/// The arguments of the tool, understood.
enum Invocation {
  case version
  indirect case command(Command, Options)

  /// invocation → command ( flag | path | "@" file )* ( "--" path* )?
  static func parse(_ arguments: [String]) throws(ToolError) -> Invocation {
    var parser = ArgumentParser(try Disk.expanded(arguments, reading: Disk.readAny))
    return try parser.parse()
  }

  /// The format that errors of the arguments themselves are printed in: the last that is spelled right.
  static func diagnosticFormat(in arguments: [String]) -> DiagnosticFormat {
    let flag = Flag.diagnostics.rawValue
    let words = arguments.flatMap { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    let values = zip(words, words.dropFirst()).filter { $0.0 == flag }.map(\.1)
    return values.compactMap(DiagnosticFormat.init).last ?? .xcode
  }
}

private struct ArgumentParser {
  private let arguments: [String]
  private var rest: ArraySlice<String>
  private var command: Command?
  private var options = Options()
  private var given: Set<Flag> = []
  /// The place of a flag that takes all arguments up to the next one, and of these.
  private var taken: Range<Int>?

  init(_ arguments: [String]) {
    self.arguments = arguments
    rest = arguments[...]
  }

  mutating func parse() throws(ToolError) -> Invocation {
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.paths += rest
        rest = []
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseFlag(argument == "-h" ? Flag.help.rawValue : argument)
      } else if command == nil {
        command = try parseWord(argument, "unknown command '\(argument)'")
      } else {
        options.paths.append(argument)
      }
      // Whoever asks for help need not get the rest right.
      if given.contains(.help) {
        options.paths = command.map { [$0.rawValue] } ?? []
        return .command(.help, options)
      }
      if given.contains(.version) { return .version }
    }
    return try validated()
  }

  /// flag → spelling | spelling "=" value | spelling value
  private mutating func parseFlag(_ argument: String) throws(ToolError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let flag = Flag(rawValue: parts[0]) else { throw unknownFlag(parts[0]) }
    let attached = parts.count == 2 ? parts[1] : nil
    if flag.row.value == nil, attached != nil { throw .usage("option '\(flag.rawValue)' takes no value") }
    given.insert(flag)
    switch flag.row.target {
    case .text(let option): options[keyPath: option] = try parseValue(of: flag, attached)
    case .list(let option): options[keyPath: option].append(try parseValue(of: flag, attached))
    case .many(let option):
      let start = rest.startIndex - 1
      options[keyPath: option].append(try parseValue(of: flag, attached))
      defer { taken = start..<rest.startIndex }
      while let next = rest.first, next == "-" || !next.hasPrefix("-") {
        options[keyPath: option].append(next)
        rest.removeFirst()
      }
    case .fact(let option): options[keyPath: option] = true
    case .word(let read): try read(&options, try parseValue(of: flag, attached))
    case nil: break
    }
  }

  /// Among the flags of the command, which may follow.
  private func unknownFlag(_ word: String) -> ToolError {
    let command = command ?? rest.lazy.compactMap(Command.init).first
    let flags = (command?.flags ?? Flag.allCases).filter { !$0.row.isForBuildSystems }
    return unknownWord(word, among: flags.map(\.rawValue), "unknown option '\(word)'")
  }

  private mutating func parseValue(of flag: Flag, _ attached: String?) throws(ToolError) -> String {
    if let standard = flag.row.standard, attached == nil {
      guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return standard }
      if next.isInput { throw missingFile(of: flag, standard, before: next) }
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .usage("option '\(flag.rawValue)' needs a value")
    }
    return value
  }

  /// With the whole command, as it was meant.
  private func missingFile(of flag: Flag, _ standard: String, before input: String) -> ToolError {
    let given = arguments[..<rest.startIndex] + [standard] + rest
    let command = (["codable-enum"] + given.map(\.quotedForShellIfNeeded)).joined(separator: " ")
    let kind = Disk.kind(of: input) == .directory ? "a directory" : "a Swift file"
    let message = "'\(input)' is \(kind), and '\(flag.rawValue)' takes a file; run: \(command)"
    return ToolError(message: message, exitCode: .usage)
  }

  /// Says which inputs a flag took for its files, with the whole command, as it was meant; nil if it took none.
  private func takenInputs(of command: Command) -> ToolError? {
    guard let values = taken else { return nil }
    let inputs = arguments[values].filter(\.isInput)
    guard let first = inputs.first else { return nil }
    let files = arguments[values].filter { !inputs.contains($0) }
    let type = given.contains(.type) ? [] : [Flag.type.rawValue, "<Name>"]
    let others = (arguments[..<values.lowerBound] + arguments[values.upperBound...]).filter { $0 != command.rawValue }
    let words =
      ["codable-enum", command.rawValue]
      + (files + type + others + inputs).map { word in
        type.contains(word) ? word : word.quotedForShellIfNeeded
      }
    let message = "'\(files[0])' takes all files up to the next option, '\(first)' too"
    return ToolError(message: "\(message); run: \(words.joined(separator: " "))", exitCode: .usage)
  }

  /// Refuses what does not go together.
  private mutating func validated() throws(ToolError) -> Invocation {
    guard let command else { throw .usage("expected a command, as in: \(Command.generate.example)") }
    if options.paths.isEmpty, let error = takenInputs(of: command) { throw error }
    guard !options.paths.isEmpty || !options.sharedPaths.isEmpty || [.help, .version].contains(command) else {
      throw .usage("expected \(command.operand), as in: \(command.example)", about: command)
    }
    if command.takesOne, options.paths.count > 1 {
      throw .usage("expected only \(command.operand), as in: \(command.example)", about: command)
    }
    let flags = Flag.allCases.filter(given.contains)
    for flag in flags where !flag.commands.contains(command) {
      throw .usage("option '\(flag.rawValue)' does not go with '\(command.rawValue)'", about: command)
    }
    for flag in flags {
      if let other = flag.row.contradicts.first(where: given.contains) {
        throw .usage("options '\(other.rawValue)' and '\(flag.rawValue)' do not go together")
      }
      let others = flag.prerequisites(with: command)
      if !others.isEmpty, given.isDisjoint(with: others) {
        let names = others.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        throw .usage("option '\(flag.rawValue)' needs the option \(names)")
      }
    }
    if !command.requiredFlags.isEmpty, given.isDisjoint(with: command.requiredFlags) {
      let ways = command.requiredFlags.map { flag in
        "'\(flag.rawValue)' (\(flag.row.words(command).joined(separator: ", ")))"
      }
      throw .usage("'\(command.rawValue)' needs the option \(ways.joined(separator: " or "))", about: command)
    }
    options.writesFiles = command.writes(with: flags)
    let isCheck = options.isCheck && command == .generate
    return .command(isCheck ? .check : command, options)
  }
}

extension String {
  /// Whether it is the path of a directory or of a Swift file.
  fileprivate var isInput: Bool { hasSuffix(".swift") || Disk.kind(of: self) == .directory }
}

/// One of the words that an argument can be.
///
/// - Parameter complaint: What to say of any other word.
package func parseWord<Word: RawRepresentable<String> & CaseIterable>(
  _ word: String,
  _ complaint: String
) throws(ToolError) -> Word {
  if let word = Word(rawValue: word) { return word }
  throw unknownWord(word, among: Word.allCases.map(\.rawValue), complaint)
}

private func unknownWord(_ word: String, among known: [String], _ complaint: String) -> ToolError {
  let nearest = nearestSpelling(to: word, in: known).map { "did you mean '\($0)'?" }
  let way = nearest ?? "expected one of " + known.map { "'\($0)'" }.joined(separator: ", ")
  return .usage("\(complaint); \(way)")
}
