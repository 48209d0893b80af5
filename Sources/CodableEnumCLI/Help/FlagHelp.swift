import CodableEnumFiles

extension Flag {
  /// What it does. Completion scripts show the first sentence.
  var summary: String {
    switch self {
    case .output:
      """
      Write outputs to this directory, not beside their inputs; with schema, write to this file, not to standard output; \
      with lock, to this file, not to \(Options.defaultLock).
      """
    case .sharedOutput:
      """
      Write the conformances of all --shared files into this one file. Files without annotations would only add empty \
      outputs to compile.
      """
    case .shared: "Another input, whose output goes into the shared output."
    case .typesOutput:
      "Also write a list of all types with @CodableType, to register them with one call. Pass all files of a target."
    case .tests:
      """
      Write only this file: tests of all annotated enums, with values that you give, and with JSON that earlier runs of \
      the tests recorded.
      """
    case .module:
      """
      The module that the tests import. By default, it is the folder in Sources that has the inputs, unless the tests \
      are in it, too.
      """
    case .committed:
      """
      An output that is compiled where it is. It is compared, not written: the output of the input with the matching \
      name, or the list of types.
      """
    case .stdout: "Print the outputs instead of writing them."
    case .check: "The same as the command check."
    case .lock:
      """
      Compare with the file that lock wrote, or with standard input (-). Fail if a change breaks readers of old data (new \
      code cannot read what old code wrote) or peers already deployed (old code cannot read what new code writes).
      """
    case .peers: "With --lock, also fail for additions, such as a case, that peers already deployed do not survive."
    case .format:
      "The schema's language: json-schema, openapi or typescript; the preview's format: text, or markdown for a pull request."
    case .dates: "The coder's dates: iso8601, or seconds or milliseconds since 1970. By default, seconds since 2001."
    case .name: "The name of the enum. By default, it comes from the name of the one JSON file."
    case .enumeration:
      """
      Print this enum of a Swift file with the annotations that make it write the samples. Without a name, it is the \
      file's first enum.
      """
    case .key: "The key of the tag, if several are possible."
    case .at: "Where each JSON value has its sample, or an array of samples."
    case .map: "An object in the samples that is a dictionary, such as /prices. The path starts at the sample."
    case .open: "Add a case that catches what the samples do not have."
    case .detect: "Use UUID, URL and Date where all samples are one, and are written back unchanged."
    case .prune:
      """
      Delete outputs whose input is gone, and, in directories, those whose input has lost its annotations. Without \
      --prune, the latter are emptied. With --output, an input is gone unless this run names it.
      """
    case .diagnostics:
      "How errors are printed: xcode (path:line:column: error: …), github (workflow commands), json (one object per line)."
    case .help: "Print this text, or after a command, help for it."
    case .version: "Print the tool's version."
    }
  }
}
