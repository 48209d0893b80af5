import CodableEnumFiles
import CodableEnumReport

// A row for each flag.
extension Flag {
  var row: FlagRow {
    switch self {
    case .output:
      FlagRow(
        commands: [.generate, .check, .schema, .lock, .import],
        value: .directory,
        target: .text(\.output),
        writes: [.schema: true, .import: true],
        help: "Write to this directory or file.",
        helpWith: [
          .generate: "Write outputs to this directory, not beside their inputs.",
          .check: "Compare with the outputs in this directory, not beside the inputs.",
          .schema: "Write to this file, not to standard output.",
          .import: "Write to this file, not to standard output.",
          .lock: "Write to this file, not to \(Options.defaultLock).",
        ]
      )
    case .sharedOutput:
      FlagRow(
        commands: [.generate, .check],
        value: .file,
        target: .text(\.sharedOutput),
        isForBuildSystems: true,
        help: """
          Write the conformances of all --shared files into this one file. Files without annotations would only add empty \
          outputs to compile.
          """
      )
    case .shared:
      FlagRow(
        commands: [.generate, .check],
        value: .file,
        target: .list(\.sharedPaths),
        needs: .sharedOutput,
        isForBuildSystems: true,
        help: "Another input, whose output goes into the shared output."
      )
    case .typesOutput:
      FlagRow(
        commands: [.generate, .check],
        value: .file,
        target: .text(\.typesOutput),
        help:
          "Also write a list of all types with @CodableType, to register them with one call. Pass all files of a target.",
        helpWith: [.check: "Also compare the list of all types with @CodableType. Pass all files of a target."]
      )
    case .tests:
      FlagRow(
        commands: [.generate, .check, .replace],
        value: .file,
        target: .text(\.testsOutput),
        contradicts: [.output, .sharedOutput, .shared, .typesOutput, .committed, .stdout, .prune],
        writes: [.replace: true],
        help: """
          Write only this file: tests of all annotated enums, with values that you give, and with JSON that earlier runs of \
          the tests recorded.
          """,
        helpWith: [
          .check: "Compare only this file of tests.",
          .replace: "Also write this file: tests that hold the old code, and compare it with the new by running both.",
        ]
      )
    case .module:
      FlagRow(
        commands: [.generate, .check, .replace],
        value: .word("name"),
        target: .text(\.module),
        needs: .tests,
        help: """
          The module that the tests import. By default, it is the folder in Sources that has the inputs, unless the tests \
          are in it, too.
          """
      )
    case .committed:
      FlagRow(
        commands: [.generate],
        value: .file,
        target: .list(\.committedOutputs),
        contradicts: [.check],
        isForBuildSystems: true,
        help: """
          An output that is compiled where it is. It is compared, not written: the output of the input with the matching \
          name, or the list of types.
          """
      )
    case .stdout:
      FlagRow(
        commands: [.generate],
        target: .fact(\.writesToStandardOutput),
        contradicts: [.output, .sharedOutput, .typesOutput, .committed, .check, .prune],
        writes: [.generate: false],
        help: "Print the outputs instead of writing them."
      )
    case .check:
      FlagRow(
        commands: [.generate, .schema],
        target: .fact(\.isCheck),
        writes: [.generate: false, .schema: false],
        help: "Write nothing, and fail if what would be written is not what is there.",
        helpWith: [
          .generate: "The same as the command check.",
          .schema: "With --output, write nothing, and fail with a diff if the file is missing or stale.",
        ]
      )
    case .lock:
      FlagRow(
        commands: [.generate, .check],
        value: .file,
        standard: Options.defaultLock,
        target: .text(\.lock),
        help: """
          Compare with the file that lock wrote, \(Options.defaultLock) if no file follows, or with standard input (-). Fail if a change breaks readers of old data (new \
          code cannot read what old code wrote) or peers already deployed (old code cannot read what new code writes).
          """,
        helpWith: [
          .generate: "With --tests, also test that the code reads what the releases in this lock file wrote."
        ]
      )
    case .against:
      FlagRow(
        commands: [.check],
        value: .word("revision or directory"),
        target: .text(\.against),
        contradicts: [.lock, .samples, .tests],
        help: """
          Compare with the sources in this directory, or at this git revision: fail if a type, annotated or not, no longer \
          reads what they wrote. origin/main... is where the branch began.
          """
      )
    case .accept:
      FlagRow(
        commands: [.check],
        value: .word("id"),
        target: .list(\.acceptedFindings),
        needs: .against,
        help: "With --against, don't report findings with this id."
      )
    case .peers:
      FlagRow(
        commands: [.check],
        target: .fact(\.checksPeers),
        needs: .lock,
        help:
          "With --lock or --against, also fail for additions, such as a case, that peers already deployed do not survive."
      )
    case .roots:
      FlagRow(
        commands: [.lock, .check],
        value: .word("Name,Name"),
        target: .word { (options, names) throws(ToolError) in
          options.roots += names.split { $0 == "," || $0 == " " }.map(String.init)
        },
        help: """
          Also guard these structs, enums with raw values and aliases, and all types that they store. The lock file keeps \
          the names.
          """,
        helpWith: [.check: "With --against, compare only these types, and all types that they store."]
      )
    case .release:
      FlagRow(
        commands: [.lock],
        value: .word("name"),
        target: .text(\.release),
        help: "Also keep what is locked under this name. Later checks compare with it until it is forgotten."
      )
    case .forget:
      FlagRow(
        commands: [.lock],
        value: .word("name"),
        target: .list(\.forgottenReleases),
        help: "Drop the release of this name."
      )
    case .samples:
      FlagRow(
        commands: [.check],
        value: .word("JSON file or ->…"),
        target: .many(\.samples),
        contradicts: [.output, .sharedOutput, .shared, .typesOutput, .tests, .lock],
        needs: .type,
        help: """
          Read all JSON in these files, up to the next option, as --type, without compiling anything. Fail for each sample \
          that no case reads, or that is not written back equal.
          """
      )
    case .type:
      FlagRow(
        commands: [.check, .schema],
        value: .word("Name"),
        target: .text(\.type),
        help: "The name of an enum, a struct or an alias, as inspect prints it.",
        helpWith: [
          .check: "With --samples, what they are: the name of an enum, a struct or an alias, as inspect prints it.",
          .schema: "With --for, the type that the model writes: an enum, a struct or an alias, as inspect prints it.",
        ]
      )
    case .verbose:
      FlagRow(
        commands: [.check, .audit],
        target: .fact(\.isVerbose),
        help:
          "With --samples, also print which case takes each sample; with --against, the types that were not compared.",
        helpWith: [.audit: "Also list the code that isn't understood, and all enums that know no unknown value."]
      )
    case .all:
      FlagRow(
        commands: [.check],
        target: .fact(\.showsAll),
        needs: .samples,
        help: "With --samples, print every failure, not only the first 20 and how many there are of each kind."
      )
    case .format:
      FlagRow(
        commands: [.preview, .schema],
        value: .word("format"),
        target: .text(\.format),
        words: { $0 == .preview ? PreviewFormat.allCases.map(\.rawValue) : SchemaFormat.allCases.map(\.rawValue) },
        help: "The language of a schema, or the format of a preview.",
        helpWith: [
          .preview: "The format: text, or markdown for a pull request.",
          .schema: "The language: json-schema, openapi or typescript.",
        ]
      )
    case .contract:
      FlagRow(
        commands: [.schema],
        value: .word("contract"),
        target: .word { (options, name) throws(ToolError) in
          options.contract = try parseWord(name, "unknown contract '\(name)'")
        },
        words: { _ in SchemaContract.allCases.map(\.rawValue) },
        help: """
          What the schema describes: reads (all JSON that is decoded, the default) or writes (only the JSON that is encoded: \
          no aliases, no unknown cases, no other keys).
          """
      )
    case .provider:
      FlagRow(
        commands: [.schema],
        value: .word("provider"),
        target: .text(\.provider),
        contradicts: [.format, .contract],
        needs: .type,
        words: { _ in ModelProvider.allCases.map(\.rawValue) },
        help: """
          Print one schema for --type, by the rules of a provider of language models: openai, anthropic, gemini, mcp or \
          foundation-models. What it allows decodes, but for the exceptions that the page names.
          """
      )
    case .wrap:
      FlagRow(
        commands: [.schema],
        value: .word("key"),
        target: .text(\.wrap),
        needs: .provider,
        help: "With --for, put the type into an object under this key, where a provider takes no union at the root."
      )
    case .inline:
      FlagRow(
        commands: [.schema],
        target: .fact(\.isInline),
        needs: .provider,
        help:
          "With --for mcp, refuse recursive types, for clients that don't follow a $ref. Other types are always inline."
      )
    case .dates:
      FlagRow(
        commands: [.check, .schema],
        value: .word("strategy"),
        target: .text(\.dates),
        words: { _ in SchemaDates.allCases.map(\.rawValue) },
        help: "The coder's dates: iso8601, or seconds or milliseconds since 1970. By default, seconds since 2001.",
        helpWith: [
          .check: "With --samples, the coder's dates: iso8601, seconds or milliseconds. By default, numbers or texts."
        ]
      )
    case .name:
      FlagRow(
        commands: [.infer, .import],
        value: .word("Name"),
        target: .list(\.names),
        help: "The name of the enum. By default, it comes from the name of the one JSON file.",
        helpWith: [
          .import: """
          Import this schema of components/schemas, $defs or definitions, not all that are unions. A name that none has \
          names the document's own schema.
          """
        ]
      )
    case .enumeration:
      FlagRow(
        commands: [.infer, .replace],
        value: .word("File.swift[:Name]"),
        target: .list(\.enumerations),
        contradicts: [.name],
        help: """
          Print this enum of a Swift file with the annotations that make it write the samples. Without a name, it is the \
          file's first enum.
          """,
        helpWith: [.replace: "Replace only the coding of this enum. For several, repeat the option."]
      )
    case .key:
      FlagRow(
        commands: [.infer],
        value: .word("key"),
        target: .text(\.key),
        help: "The key of the tag, if several are possible."
      )
    case .at:
      FlagRow(
        commands: [.check, .infer, .import],
        value: .word("JSON pointer"),
        target: .list(\.pointers),
        help: "Where each JSON value has its sample, or an array of samples; * is each element or member.",
        helpWith: [.import: "Import the schema at this place."]
      )
    case .map:
      FlagRow(
        commands: [.check, .infer],
        value: .word("JSON pointer"),
        target: .list(\.maps),
        help: "An object in the samples that is a dictionary, such as /prices. The path starts at the sample."
      )
    case .open:
      FlagRow(
        commands: [.infer, .import],
        target: .fact(\.isOpen),
        help: "Add a case that catches what the samples do not have; with --enum, one of the declaration if it can.",
        helpWith: [.import: "Give each enum a case that catches what is unknown."]
      )
    case .closed:
      FlagRow(
        commands: [.import],
        target: .fact(\.isClosed),
        help: "Leave out keys that a schema allows without naming them. Without it, structs keep them where it says so."
      )
    case .detect:
      FlagRow(
        commands: [.infer, .import],
        target: .fact(\.detects),
        help: "Use UUID, URL and Date where all samples are one, and are written back unchanged.",
        helpWith: [.import: "Use UUID, URL, Date and Data where the schema has such a format."]
      )
    case .partial:
      FlagRow(
        commands: [.infer, .check],
        target: .fact(\.isPartial),
        needs: .enumeration,
        help: "Also print annotations that drop some of the samples, with notes that list what they drop.",
        helpWith: [.check: "With --samples, count the members that nothing keeps, in notes, and let them pass."]
      )
    case .keys:
      FlagRow(
        commands: [.check],
        value: .word("strategy"),
        target: .word { (options, name) throws(ToolError) in
          options.keys = try parseWord(name, "unknown strategy '\(name)' of keys")
        },
        needs: .samples,
        words: { _ in KeyStrategy.allCases.map(\.rawValue) },
        help: "With --samples, how the decoder converts keys: snake-case, as .convertFromSnakeCase does."
      )
    case .synthesized:
      FlagRow(
        commands: [.replace],
        target: .fact(\.takesSynthesized),
        help: "Also replace the coding that the compiler makes, in all enums. With --enum, it is replaced without this."
      )
    case .write:
      FlagRow(
        commands: [.replace],
        target: .fact(\.changesFiles),
        writes: [.replace: true],
        help: "Change the files, and print no diff. Enums that cannot be replaced keep their code."
      )
    case .baseline:
      FlagRow(
        commands: [.audit],
        value: .file,
        target: .text(\.baseline),
        help: "Don't report the findings that this file lists: those of old code."
      )
    case .writeBaseline:
      FlagRow(
        commands: [.audit],
        value: .file,
        target: .text(\.writtenBaseline),
        contradicts: [.baseline],
        writes: [.audit: true],
        help: "Write all findings into this file, and report none."
      )
    case .prune:
      FlagRow(
        commands: [.generate],
        target: .fact(\.prunes),
        contradicts: [.check],
        help: """
          Delete outputs whose input is gone, and, in directories, those whose input has lost its annotations. Without \
          --prune, the latter are emptied. With --output, an input is gone unless this run names it.
          """
      )
    case .quiet:
      FlagRow(
        commands: [.generate, .check, .schema, .lock, .replace, .audit],
        target: .fact(\.isQuiet),
        help: "Print no notes if all goes well."
      )
    case .diagnostics:
      FlagRow(
        commands: Set(Command.allCases).subtracting([.completion, .help, .version]),
        value: .word("format"),
        target: .word { (options, name) throws(ToolError) in
          options.diagnostics = try parseWord(name, "unknown format '\(name)' of diagnostics")
        },
        words: { _ in DiagnosticFormat.allCases.map(\.rawValue) },
        help: """
          How errors are printed: xcode, github or json. For xcode, as path:line:column: error: …, for github, as workflow \
          commands, and for json, as one object per line.
          """
      )
    case .help:
      FlagRow(
        commands: Set(Command.allCases),
        help: "Print this text, or after a command, help for it."
      )
    case .version:
      FlagRow(
        commands: [],
        help: "Print the tool's version."
      )
    }
  }
}
