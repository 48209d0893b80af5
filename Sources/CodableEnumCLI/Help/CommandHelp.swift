import CodableEnumFiles

extension Command {
  /// What it does, in imperative sentences. Completion scripts show the first.
  var summary: String {
    switch self {
    case .generate:
      """
      Write Action+CodableEnum.swift beside Action.swift. A named file always gets an output; in a directory, only files \
      with annotations do.
      """
    case .check:
      """
      Write nothing, and fail with a diff if an output is missing, stale or orphaned: its input is gone, or has lost its \
      annotations. With --lock, fail if a change breaks the JSON; outputs are still compared, if there are any.
      """
    case .inspect: "Print every annotated enum and its layout as JSON."
    case .preview: "Print the JSON of each case."
    case .schema:
      """
      Write one document that describes the JSON of all inputs to other languages. It has the annotated enums, and the \
      structs and enums with synthesized coding. Types that the inputs do not define are left open, and listed.
      """
    case .lock:
      """
      Describe the JSON of every annotated enum and its payloads in a file to commit. The file is \
      \(Options.defaultLock), unless --output names another; check --lock fails for a change that breaks it. Run again, \
      lock accepts the changes, and prints them.
      """
    case .infer:
      """
      Print an annotated enum, and the structs it needs, that reads and writes all samples of JSON. The samples are a \
      file, its lines, or the elements of its array. The enum is tested on all of them before it is printed; its comments \
      say what they do not show.
      """
    case .completion: "Print a script that completes the arguments of codable-enum in a shell."
    case .help: "Print the commands and options, or explain one command and its options."
    }
  }
}
