import CodableEnumContract
import CodableEnumGenerator

/// A value coder that has the user's own expressions.
struct OwnCoder {
  private(set) var name = ""
  /// Of the value, and of its JSON.
  let type: TypeExpression
  let codedType: TypeExpression
  /// Nil for what the value's own coding does.
  let reading: Making.Half?
  let writing: Making.Half?
  let conformance: Conformance
  let isOptional: Bool
  /// Whether the code reads the value at all.
  let isRead: Bool

  /// The coder of the runtime that does the same; nil if there is none.
  var ours: String? {
    guard reading.map(\.isSeconds) ?? !isRead, writing.map(\.isSeconds) ?? !conformance.isEncodable
    else { return nil }
    return "SecondsSince1970Coder"
  }

  /// Whether it is one with the runtime's in one direction, and the date's own in the other.
  var isHalfSeconds: Bool {
    let (reads, writes) = (reading?.isSeconds ?? false, writing?.isSeconds ?? false)
    return reads && writing == nil || writes && reading == nil
  }

  /// Gives it a name, or the one of a coder that does the same.
  func add(to coders: inout [OwnCoder], for value: String, of element: String, in code: CodeTypes) -> String {
    if let same = coders.first(where: { isSame(as: $0) }) { return same.name }
    func word(_ text: String) -> String {
      let letters = text.split { !$0.isLetter && !$0.isNumber }.joined()
      return letters.prefix(1).uppercased() + letters.dropFirst()
    }
    let label = value.hasPrefix("_") ? nil : word(value)
    // The name of a number says more than its type.
    let type = type.isPlain ? nil : word(type.text)
    let plain = type.map { self.type.isCollection ? "\($0)s" : $0 } ?? label ?? word(element)
    let longer = [label, word(element)].compactMap(\.self).filter { $0 != plain }.map { $0 + plain }
    let taken = Set(
      coders.map(\.name) + code.bodies.keys.compactMap { $0.split(separator: ".").last.map { String($0) } }
    )
    let names = [plain] + longer + (2...).prefix(1000).lazy.map { "\(plain)\($0)" }
    let free = names.lazy.map { "\($0)Coder" }.first {
      !taken.contains($0) && StandardTypes.type(ofCoder: $0, []) == nil && $0 != "LossyListCoder"
    }
    coders.append(named(free ?? "\(plain)Coder"))
    return free ?? "\(plain)Coder"
  }

  func named(_ name: String) -> OwnCoder {
    var named = self
    named.name = name
    return named
  }

  private func isSame(as other: OwnCoder) -> Bool {
    type == other.type && reading == other.reading && writing == other.writing && isOptional == other.isOptional
  }

  // MARK: Text

  /// The declaration, with line feeds between its lines.
  func lines(indentedBy unit: String) -> [String] {
    let role = conformance == .codable ? "ValueCoder" : conformance.isDecodable ? "ValueDecoder" : "ValueEncoder"
    let functions = [conformance.isDecodable ? decoding(unit) : [], conformance.isEncodable ? encoding(unit) : []]
    let body = functions.filter { !$0.isEmpty }.joined(separator: [""])
    return ["enum \(name): \(role) {"] + body.map { $0.isEmpty ? "" : unit + $0 } + ["}"]
  }

  private func decoding(_ unit: String) -> [String] {
    let half = reading ?? Making.Half(text: Making.hole, steps: [], mayBeNil: false)
    let value = half.freeName
    let decoded = "try decoder.singleValueContainer().decode(\((half.type ?? type).text).self)"
    var lines = ["static func decode(from decoder: any Decoder) throws -> \(type.text) {"]
    if half.text == Making.hole, half.steps.isEmpty { return lines + ["\(unit)return \(decoded)", "}"] }
    lines += [unit + "let \(value) = \(decoded)"] + half.lines(naming: value, unit)
    let text = half.named(value)
    if makesNil {
      let error =
        "throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: \"no \(type.text)\"))"
      lines += [
        "\(unit)guard let made = \(half.isCompound ? "(\(text))" : text) as \(type.text)? else {", unit + unit + error,
        "\(unit)}",
        "\(unit)return made", "}",
      ]
      return lines
    }
    return lines + ["\(unit)return \(text)", "}"]
  }

  private func encoding(_ unit: String) -> [String] {
    let half = writing ?? Making.Half(text: Making.hole, steps: [], mayBeNil: false)
    let value = half.freeName
    var text = half.named(value)
    if text.hasPrefix("try ") { text = String(text.dropFirst("try ".count)) }
    // No nil is written where by hand nothing was.
    if half.isOmitted, half.mayBeNil { text = (half.isCompound ? "(\(text))" : text) + " as \(codedType.text)" }
    return ["static func encode(_ \(value): \(type.text), to encoder: any Encoder) throws {"]
      + half.lines(naming: value, unit)
      + ["\(unit)var container = encoder.singleValueContainer()", "\(unit)try container.encode(\(text))", "}"]
  }

  /// Whether what is made may be nil, where by hand that is nil.
  private var makesNil: Bool { isOptional && reading?.mayBeNil ?? false }

  var remarks: [String] {
    guard makesNil, let reading else { return [] }
    return ["by hand, the \(type.text) is nil where \(reading.named("value")) is; now \(name) throws there"]
  }
}

extension Making.Half {
  /// `Date(timeIntervalSince1970: seconds)`, or back.
  fileprivate var isSeconds: Bool {
    guard steps.isEmpty else { return false }
    return text == Self.date && ["Double", "TimeInterval"].contains(type?.text) || text == Self.seconds && type == nil
  }

  private static let date = "Date(timeIntervalSince1970: \(Making.hole))"
  private static let seconds = "\(Making.hole).timeIntervalSince1970"

  fileprivate func named(_ name: String) -> String { text.fillingHoles(name) }

  fileprivate func lines(naming name: String, _ unit: String) -> [String] {
    steps.flatMap { step in
      step.text.fillingHoles(name).split(separator: "\n", omittingEmptySubsequences: false).map { line in
        unit + line.map { $0 == "\t" ? unit : String($0) }.joined()
      }
    }
  }

  /// A name for the value that nothing in it has.
  fileprivate var freeName: String {
    let words = Set(
      (steps.map(\.text) + [text]).joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    )
    return ["value", "coded", "json"].first { !words.contains($0[...]) } ?? "codedValue"
  }
}

extension String {
  fileprivate func fillingHoles(_ name: String) -> String {
    split(separator: Character(Making.hole), omittingEmptySubsequences: false).joined(separator: name)
  }
}

extension Making {
  /// Whether a coder of the runtime does it, or may do it.
  var isOfOurCoder: Bool { half.isSeconds }
}

extension TypeExpression {
  /// Whether it has texts, numbers or booleans.
  fileprivate var isPlain: Bool {
    switch self {
    case .optional(let type), .array(let type), .dictionary(_, let type): type.isPlain
    case .name, .other: scalar.map { [.string, .bool].contains(self) || $0.isInteger || $0.significand > 0 } ?? false
    }
  }
}
