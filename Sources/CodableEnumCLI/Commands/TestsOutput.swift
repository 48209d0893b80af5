import CodableEnumFiles
import CodableEnumContract
import CodableEnumGenerator

extension CommandLineTool {
  /// The tests of all enums, including the macro's; nil if an input has an error.
  mutating func testsOutput(at path: String, of inputs: Inputs, _ options: Options) -> ExpectedOutput? {
    guard let files = wireFiles(of: inputs, options) else { return nil }
    var folders = ModuleFolder()
    let ownModule = options.module == nil ? folders.module(of: path) : nil
    var unknown: WireFile?
    let tests = TestFile(files) { file in
      guard let module = options.module ?? folders.module(of: file.path) else {
        if file.isAnnotated { unknown = unknown ?? file }
        return nil
      }
      return module == ownModule ? nil : module
    }
    if let unknown {
      note(
        "cannot tell the module of '\(unknown.path)': put the tests into it, or name it with \(Flag.module.rawValue)"
      )
    }
    return ExpectedOutput(path, tests.text)
  }
}
