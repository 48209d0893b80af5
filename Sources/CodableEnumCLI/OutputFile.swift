import CodableEnumGenerator

/// The file that an input's conformances are written to: `Action+CodableEnum.swift` for `Action.swift`.
struct OutputFile {
  var path: String

  private static let suffix = "+CodableEnum.swift"

  /// - Parameter directory: Where the output stands; beside the input if nil.
  init(of input: String, in directory: String?) {
    path = Disk.join(directory ?? Disk.directory(of: input), Self.name(of: Disk.name(of: input)))
  }

  static func name(of input: String) -> String {
    (input.hasSuffix(".swift") ? String(input.dropLast(6)) : input) + suffix
  }

  static func hasOutputName(_ name: String) -> Bool {
    name.hasSuffix(suffix)
  }

  /// The path of the input beside an output.
  static func input(of output: String) -> String {
    Disk.join(Disk.directory(of: output), String(Disk.name(of: output).dropLast(suffix.count)) + ".swift")
  }

  /// Whether the tool wrote a file, by its first line.
  static func isOurs(_ path: String) throws(ToolError) -> Bool {
    Generator.isOutput(try Disk.read(path))
  }

  /// What stands there now; nil if nothing does.
  func currentText() throws(ToolError) -> String? {
    guard Disk.exists(path) else { return nil }
    let bytes = try Disk.read(path)
    guard Generator.isOutput(bytes) else {
      throw .inputOutput("cannot write '\(path)': codable-enum did not write the file that stands there; move it away")
    }
    // A checkout may have changed the line ends; the tool itself writes no carriage return.
    let carriageReturn = UInt8(ascii: "\r")
    let text = bytes.contains(carriageReturn) ? bytes.filter { $0 != carriageReturn } : bytes
    return String(decoding: text, as: UTF8.self)
  }
}
