"""Generated Codable conformances: an output for each source, or one for all of a target."""

def _generate(ctx, sources, output, arguments):
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = ["generate", "--quiet", "--output", output.dirname] + arguments,
        inputs = sources,
        outputs = [output],
        mnemonic = "CodableEnum",
        progress_message = "Generating " + output.short_path,
    )

def _codable_enum_impl(ctx):
    outputs = []
    if ctx.attr.shared:
        output = ctx.actions.declare_file(ctx.label.name + "/CodableEnum+Shared.swift")
        _generate(ctx, ctx.files.srcs, output, ["--shared-output", output.path] +
                                               ["--shared=" + file.path for file in ctx.files.srcs])
        return [DefaultInfo(files = depset([output]))]

    # Sources of one name are in folders of their own, and so are their outputs.
    for file in ctx.files.srcs:
        name = file.short_path[:-len(".swift")] + "+CodableEnum.swift"
        output = ctx.actions.declare_file("%s/%s" % (ctx.label.name, name))
        _generate(ctx, [file], output, [file.path])
        outputs.append(output)
    return [DefaultInfo(files = depset(outputs))]

codable_enum = rule(
    implementation = _codable_enum_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".swift"], mandatory = True),
        "shared": attr.bool(doc = "Whether all sources share one output."),
        "tool": attr.label(default = "//tool:codable-enum", executable = True, cfg = "exec", allow_single_file = True),
    },
)
