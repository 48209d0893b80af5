import CodableEnumGenerator

/// The file that an input's conformances are written to: `Action+CodableEnum.swift` for `Action.swift`.
package struct OutputFile {
  var path: String

  private static let suffix = "+CodableEnum.swift"

  /// - Parameter directory: Where the output goes; beside the input if nil.
  init(of input: String, in directory: String?) {
    path = Path.join(directory ?? Path.directory(of: input), Self.name(of: Path.name(of: input)))
  }

  /// An output of several files, at a path of the user's choice.
  package init(path: String) {
    self.path = path
  }

  package static func name(of input: String) -> String {
    (input.hasSuffix(".swift") ? String(input.dropLast(6)) : input) + suffix
  }

  package static func hasOutputName(_ name: String) -> Bool {
    name.hasSuffix(suffix)
  }

  /// The path of the input beside an output.
  package static func input(of output: String) -> String {
    Path.join(Path.directory(of: output), String(Path.name(of: output).dropLast(suffix.count)) + ".swift")
  }

  /// The current content of the file, if it exists.
  ///
  /// - Parameter known: The bytes of the file, if it has been read.
  func currentText(known: [UInt8]?) throws(ToolError) -> String? {
    guard known != nil || Disk.exists(path) else { return nil }
    var bytes = known ?? []
    if known == nil { bytes = try Disk.read(path) }
    guard Generator.isOutput(bytes) else {
      throw .inputOutput(
        "cannot write '\(path)': codable-enum did not write the file that is there; move it away",
        path
      )
    }
    // A checkout may have changed the line ends; the tool itself writes no carriage return.
    let carriageReturn = UInt8(ascii: "\r")
    let text = bytes.contains(carriageReturn) ? bytes.filter { $0 != carriageReturn } : bytes
    return String(decoding: text, as: UTF8.self)
  }
}
