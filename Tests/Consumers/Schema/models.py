"""Makes models of the schemas of the goldens, by datamodel-code-generator, and has them read and write what our encoder wrote.

    models.py <folder> <format>   writes models.jsonl: what the models write of each sample that they read
    models.py --whole <folder>    whether each whole document of the folder makes one file, and what its models take
    models.py --page <file>       whether the page has the table below; with CODABLE_ENUM_RECORD=1 it gets it
"""

import json
import os
import pathlib
import re
import sys
import tempfile
import types
import warnings

# What the models cannot do, by a pattern of the type and of the failure. `None`: the options below are for it.
LIMITS = [
    (
        "tags",
        "Use `--enum-field-as-literal all`.",
        None,
    ),
    (
        "what an unknown case keeps beside its tag",
        "Use `--extra-fields allow`; otherwise it is lost.",
        None,
    ),
    (
        "an enum that contains itself",
        "Of a JSON Schema, only the tag; of an OpenAPI document, all members.",
        None,
    ),
    (
        "`UUID`",
        "Written in lower case, which we read.",
        ("json-schema|openapi", "ViewState|Payload", "written as .*01020304-0506-0708-090a"),
    ),
    (
        "`unlabeled: .merged` with an enum that keeps unknown keys, or has a case without a tag",
        "Not read: a known key is required.",
        ("json-schema|openapi", "Block|Enclosing", "not read.*(openKeyed|openWhole|filter)"),
    ),
    (
        "`.untagged` with `matches:` above a value of a generic type",
        "Not read if objects match: the models read only those.",
        ("json-schema|openapi", "Either<Swift.Int, Swift.String>", "not read"),
    ),
    (
        "`.untagged` with several kinds in `matches:` above a value that is another enum",
        "Not read, or `true` becomes `1`: the enum is taken for an object.",
        ("json-schema|openapi", "Judgment|Stretch", "not read|written as"),
    ),
    (
        "`.untagged` with an optional struct beside other objects",
        "Not read if it is null: the struct is taken for an object.",
        ("json-schema|openapi", "Figure", "not read: null"),
    ),
    (
        "`.tagFirst` with an unknown case that keeps the array in one value",
        "Not read if no tag is known, or if its values have other types than those of the known cases.",
        ("json-schema|openapi", "NestedEntry|UnknownListOnly", "not read"),
    ),
    (
        "`.tagFirst` with booleans beside integers",
        "`1` is read as `true`, and `true` as `1`.",
        ("json-schema|openapi", "PhoneMessage|SwitchState", "written as"),
    ),
]


def table():
    lines = ["| of ours | datamodel-code-generator |", "| --- | --- |"]
    return lines + [f"| {feature} | {outcome} |" for feature, outcome, _ in LIMITS]


def check_page(path):
    text = path.read_text(encoding="utf-8")
    recorded = re.sub(
        r"(?<=<!-- recorded models -->\n)(.*?)(?=<!-- end -->)",
        lambda _: "\n" + "\n".join(table()) + "\n\n",
        text,
        count=1,
        flags=re.DOTALL,
    )
    if "<!-- recorded models -->" not in text:
        sys.exit(f"{path} has no '<!-- recorded models -->'")
    if recorded == text:
        return
    if os.environ.get("CODABLE_ENUM_RECORD") == "1":
        path.write_text(recorded, encoding="utf-8")
        sys.exit(f"recorded {path}")
    sys.exit(f"{path} is not what models.py says; to update: CODABLE_ENUM_RECORD=1 bash Tests/Consumers/Schema/run")


def references(schema):
    """The definitions that a schema refers to."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value
            elif key == "mapping" and all(isinstance(target, str) for target in value.values()):
                yield from value.values()
            else:
                yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)


def document_of(schema, whole, form):
    """What a schema needs of the whole document, as one of its own."""
    if form == "json-schema":
        definitions, prefix = whole["$defs"], "#/$defs/"
    else:
        definitions, prefix = whole["components"]["schemas"], "#/components/schemas/"
    names, todo = set(), list(references(schema))
    while todo:
        name = todo.pop().removeprefix(prefix)
        if name not in names:
            names.add(name)
            todo += references(definitions[name])
    inner = {name: definitions[name] for name in sorted(names)}
    if form == "json-schema":
        document = {"$schema": whole["$schema"], **schema, "$defs": inner}
    else:
        document = {**whole, "components": {"schemas": {**inner, "Document": schema}}}
    return json.dumps(document)


def models(text, form, name):
    from datamodel_code_generator import DataModelType, InputFileType, LiteralType, PythonVersion, generate
    from pydantic import TypeAdapter

    code = generate(
        text,
        input_file_type=InputFileType.JsonSchema if form == "json-schema" else InputFileType.OpenAPI,
        output_model_type=DataModelType.PydanticV2BaseModel,
        target_python_version=PythonVersion(f"{sys.version_info.major}.{sys.version_info.minor}"),
        enum_field_as_literal=LiteralType.All,
        extra_fields="allow",
        class_name="Document",
        formatters=[],
    )
    module = types.ModuleType(name)
    sys.modules[name] = module
    exec(compile(code, name, "exec"), module.__dict__)
    return TypeAdapter(module.Document)


def canonical(value):
    """1.0 is 1, as in Foundation."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [canonical(element) for element in value]
    if isinstance(value, dict):
        return {key: canonical(member) for key, member in value.items()}
    return value


def check(folder, form):
    whole = json.loads((folder / f"wire.{form}").read_text(encoding="utf-8"))
    uses = (whole["$defs"] if form == "json-schema" else whole["components"]["schemas"])["Uses"]["properties"]
    types_of_uses = dict(re.findall(r"var (\w+): (.+)", (folder / "Uses.swift").read_text(encoding="utf-8")))
    samples = {}
    with open(folder / "rows.jsonl", encoding="utf-8") as rows:
        written = [row for row in map(json.loads, rows) if row["isWritten"]]
    for index, row in enumerate(written):
        samples.setdefault(row["use"], []).append((index, row["value"]))
    failures, used, counts = [], set(), {"same": 0, "known to fail": 0}
    answers = []

    def fail(use, text):
        """The feature that the models are known not to have."""
        for feature, _, limit in LIMITS:
            if limit and re.fullmatch(limit[0], form) and re.fullmatch(limit[1], types_of_uses[use]) and re.search(limit[2], text):
                used.add(feature)
                counts["known to fail"] += 1
                return feature
        failures.append(f"{types_of_uses[use]}: {text}")
        return None

    for use, schema in uses.items():
        try:
            adapter = models(document_of(schema, whole, form), form, use)
        except Exception as error:
            fail(use, f"no models: {error}")
            continue
        for index, value in samples[use]:
            text = json.dumps(value)
            try:
                model = adapter.validate_json(text)
            except ValueError as error:
                fail(use, f"not read: {text}: {error}")
                continue
            output = adapter.dump_json(model, by_alias=True, exclude_unset=True).decode()
            if json.dumps(canonical(json.loads(output)), sort_keys=True) == json.dumps(canonical(value), sort_keys=True):
                counts["same"] += 1
            elif fail(use, f"{text} is written as {output}") != "`UUID`":
                continue
            answers.append({"sample": index, "json": output})
    (folder / "models.jsonl").write_text("".join(json.dumps(answer) + "\n" for answer in answers), encoding="utf-8")
    for feature, _, limit in LIMITS:
        is_there = limit and any(re.fullmatch(limit[1], name) for name in types_of_uses.values())
        if is_there and re.fullmatch(limit[0], form) and feature not in used:
            failures.append(f"a limit that nothing needs: {feature}")
    if counts["same"] < 600:
        failures.append(f"too few samples: {counts}")
    print(f"models of {form}: {counts}")
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


# Of Names.swift: a merged struct whose tag has an alias, and types whose names would be equal without a number.
WHOLE = [
    ("Pet", {"kind": "cat", "lives": 7}, True),
    ("Pet", {"kind": "dog", "name": "Bingo"}, True),
    ("Pet", {"kind": "hound", "name": "Bingo"}, "reads"),
    ("Pet", {"kind": "cow", "name": "Bingo"}, False),
    ("Pet", {"kind": "dog", "lives": 7}, False),
    ("Outer", {"inner": {"depth": 1}, "others": [{"isFlat": True}], "box": {"content": {"depth": 2}}}, True),
    ("Outer", {"inner": {"isFlat": True}, "others": [], "box": {"content": {"depth": 2}}}, False),
]


def check_whole(folder):
    from datamodel_code_generator import DataModelType, InputFileType, LiteralType, generate
    from pydantic import TypeAdapter, ValidationError

    for path in sorted(folder.glob("*.json")):
        isOpenAPI = path.name.endswith(".openapi.json")
        with tempfile.TemporaryDirectory() as directory:
            # Into one file, which names with dots would not fit in.
            output = pathlib.Path(directory) / "models.py"
            generate(
                path,
                input_file_type=InputFileType.OpenAPI if isOpenAPI else InputFileType.JsonSchema,
                output=output,
                output_model_type=DataModelType.PydanticV2BaseModel,
                enum_field_as_literal=LiteralType.All,
                formatters=[],
            )
            code = output.read_text(encoding="utf-8")
        module = types.ModuleType(re.sub("[^a-z]", "_", path.name))
        sys.modules[module.__name__] = module
        exec(compile(code, path.name, "exec"), module.__dict__)
        for name, value, expected in WHOLE if path.name.startswith("Names.") else []:
            try:
                TypeAdapter(getattr(module, name)).validate_python(value)
                isTaken = True
            except ValidationError:
                isTaken = False
            if isTaken != (".writes." not in path.name if expected == "reads" else expected):
                sys.exit(f"{path.name}: {name} {'takes' if isTaken else 'refuses'} {value}")
    print("each whole document makes one file of models")


warnings.simplefilter("ignore")
if sys.argv[1] == "--whole":
    check_whole(pathlib.Path(sys.argv[2]))
elif sys.argv[1] == "--page":
    check_page(pathlib.Path(sys.argv[2]))
else:
    check(pathlib.Path(sys.argv[1]), sys.argv[2])
