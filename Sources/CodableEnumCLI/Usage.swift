enum Usage {
  static let text = """
    Writes the Codable conformance of enums that a comment asks for: // @CodableEnum(strategy: .flattenedStatus)

    usage: codable-enum generate [--output <directory> | --stdout] [--shared-output <file> --shared <file> …]
                                 [--types-output <file>] [--check] [--prune] <file or directory>…
           codable-enum check    [--output <directory>] [--shared-output <file> --shared <file> …]
                                 [--types-output <file>] <file or directory>…
           codable-enum inspect  <file or directory>…
           codable-enum preview  <file or directory>…

    commands:
      generate               Write Action+CodableEnum.swift beside Action.swift. A file always gets an output; of a
                             directory, only the files that have annotations.
      check                  Write nothing; fail, with a diff, if an output is missing, stale or orphaned.
      inspect                Print every annotated enum, as understood, as JSON.
      preview                Print each case and the JSON it is written as.

    options:
      --output <directory>   Where the outputs stand, if not beside their inputs.
      --shared-output <file> Write the conformances of all files that are given by --shared into this one: for files
                             without annotations, whose outputs would only be more files to compile.
      --shared <file>        One more input, whose output is the shared one.
      --types-output <file>  Write one more file: a list of all types with @CodableType, to register them by one call.
                             The inputs should be all files of a target.
      --stdout               Print the outputs instead of writing them.
      --check                The same as the command check.
      --prune                Delete outputs whose input is gone. With --output, an input is gone if it is none of this
                             run's.
      --diagnostics <format> xcode (path:line:column: error: …), github (workflow commands) or json (an object a line).
      --help, --version

    An argument @<file> stands for the lines of that file. Directories are walked in sorted order; hidden ones and
    outputs are skipped. Files that codable-enum did not write are never overwritten or deleted.

    exit codes: 0 done, 1 an error in an input or a failed check, 64 wrong usage, 74 an input or output error

    """
}
