"""Runs the tool on public suites; `run suites <folder>` calls it. The page Results says what was found, and when.

  suites.py <tool> <folder> [--every <n>] [--python <interpreter with rivals>]

The folder has any of the checkouts JSONTestSuite, JSON-Schema-Test-Suite, jsonschemabench, quicktype and oasdiff.
With the package jsonschema, it says of invalid values which keyword refuses them.
"""

import argparse
import collections
import copy
import glob
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

try:
    import yaml
except ImportError:
    yaml = None
try:
    import jsonschema
except ImportError:
    jsonschema = None

ANY = "// @CodableEnum(strategy: .untagged)\nenum Root { case value(CodableValue) }\n"
# Nothing is checked in a file without an annotation.
ANNOTATED = "\n// @CodableEnum\nenum SuiteAnnotation { case nothing }\n"
UNION = re.compile('"(enum|const|oneOf|anyOf|discriminator)"')
LOST = re.compile("nothing keeps|is read, but|is written|written back")


class Suites:
    def __init__(self, options, scratch):
        self.tool, self.folder, self.every = options.tool, options.folder, options.every
        self.python, self.scratch = options.python, scratch
        self.rows, self.notes, self.count = [], [], 0

    def path(self, *parts):
        return os.path.join(self.folder, *parts)

    def files(self, *parts):
        return sorted(glob.glob(self.path(*parts), recursive=True))[:: self.every]

    def file(self, ending, text):
        self.count += 1
        path = os.path.join(self.scratch, f"{self.count}{ending}")
        with open(path, "w") as file:
            file.write(text)
        return path

    def run(self, *arguments):
        """The exit code (None if it takes more than a minute), and the texts."""
        try:
            done = subprocess.run(arguments, capture_output=True, text=True, errors="replace", timeout=60)
            return done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired:
            return None, "", "more than a minute"

    def call(self, command, *arguments):
        return self.run(self.tool, command, *arguments)

    def each(self, work, items):
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(work, items))

    def imported(self, schema, *arguments):
        """The Swift of a schema; None and the error if there is none."""
        path = self.file(".json", json.dumps(schema, default=str))
        code, text, error = self.call("import", *(arguments or ("--name", "Root")), path)
        return (text, "") if code == 0 else (None, error.strip().split("\n")[0])

    def read(self, swift, values):
        """Of each value: "equal", "lost" if it is read and not written equal, or "refused"; None if that's not known."""
        if not values:
            return []
        # At the place is a list of samples, so that a sample may be an array, too.
        samples = self.file(".jsonl", "".join(json.dumps([[value]], default=str) + "\n" for value in values))
        source = self.file(".swift", swift + ANNOTATED)
        code, _, error = self.call("check", "--all", "--at", "/0", "--samples", samples, "--type", "Root", source)
        found = {}
        for line, message in re.findall(re.escape(samples) + r":(\d+):\d+: error: (.*)", error):
            place = int(line) - 1
            if found.get(place) != "refused":
                found[place] = "lost" if LOST.search(message) else "refused"
        if code != 0 and not found:
            return None
        return [found.get(place, "equal") for place in range(len(values))]

    def row(self, suite, what, done, all):
        self.rows.append((suite, what, done, all))

    def list(self, suite, failures):
        self.notes += [f"{suite}: {failure}" for failure in failures]

    # MARK: Readers of JSON

    def json(self):
        source = self.file(".swift", ANY)

        def verdict(path):
            code, _, error = self.call("check", "--samples", path, "--type", "Root", source)
            return "read" if code == 0 else "refused", error.strip().split("\n")[0]

        paths = self.files("JSONTestSuite/test_parsing/*.json")
        right, failures = collections.Counter(), []
        for path, (found, error) in zip(paths, self.each(verdict, paths)):
            name = os.path.basename(path)
            right["all " + name[0]] += 1
            if name[0] == "i" or (found == "read") == (name[0] == "y"):
                right[name[0]] += 1
            else:
                failures.append(f"{name} is {found}: {error}")
        for kind, what in ("y", "valid, read"), ("n", "invalid, refused"), ("i", "left open, without a crash"):
            self.row("JSONTestSuite", what, right[kind], right["all " + kind])
        self.list("JSONTestSuite", failures)

    # MARK: JSON Schema

    def schemas(self, suite, groups):
        """Imports each schema with its tests: pairs of a value and whether it is valid."""

        def work(group):
            _, schema, tests = group
            swift, error = self.imported(schema)
            if swift is None:
                return None, error, []
            found = self.read(swift, [value for value, _ in tests])
            return swift, "", None if found is None else list(zip(tests, found))

        count, failures, refusals = collections.Counter(), [], collections.Counter()
        broken, broken_refused = collections.Counter(), collections.Counter()
        for (name, schema, _), (swift, error, found) in zip(groups, self.each(work, groups)):
            count["schemas"] += 1
            if swift is None:
                refusals[re.sub(r"'[^']*'|\"[^\"]*\"", "…", error.split("error: ")[-1])[:90]] += 1
                continue
            count["imported"] += 1
            if found is None:
                failures.append(f"{name}: not compared, as check --samples doesn't know the JSON of such types")
                continue
            has_comment = any("//" in line and "@Cod" not in line for line in swift.split("\n"))
            for (value, is_valid), result in found:
                kind = "valid" if is_valid else "invalid"
                count[kind] += 1
                if not is_valid:
                    keyword = broken_keyword(schema, value)
                    broken[keyword] += 1
                    broken_refused[keyword] += result != "equal"
                count[f"{kind} {result}"] += 1
                if is_valid != (result == "equal"):
                    count["differ"] += 1
                    count["silent"] += not has_comment
                    if is_valid or not has_comment:
                        comment = "" if has_comment else ", without a comment"
                        failures.append(f"{name}: {json.dumps(value)[:100]} is {kind}, and {result}{comment}")
        self.row(suite, "schemas imported", count["imported"], count["schemas"])
        self.row(suite, "valid, read", count["valid equal"] + count["valid lost"], count["valid"])
        self.row(suite, "valid, written equal", count["valid equal"], count["valid"])
        refused = count["invalid refused"] + count["invalid lost"]
        self.row(suite, "invalid, refused", refused, count["invalid"])
        for keyword, number in broken.most_common() if jsonschema else []:
            self.row(suite, f"invalid by {keyword}, refused", broken_refused[keyword], number)
        self.row(suite, "differences with a comment", count["differ"] - count["silent"], count["differ"])
        self.list(suite, [f"{number} schemas refused: {error}" for error, number in refusals.most_common(12)])
        self.list(suite, failures)

    def schema_suite(self):
        groups = []
        for draft in "draft7", "draft2019-09", "draft2020-12":
            for path in self.files("JSON-Schema-Test-Suite/tests", draft, "**/*.json"):
                for group in json.load(open(path)):
                    tests = [(test["data"], test["valid"]) for test in group["tests"]]
                    groups.append((f"{draft}/{os.path.basename(path)}, {group['description']}", group["schema"], tests))
        self.schemas("JSON-Schema-Test-Suite", groups)

    def mask_bench(self):
        groups = []
        for path in self.files("jsonschemabench/maskbench/data/*.json"):
            group = json.load(open(path))
            tests = [(test["data"], test["valid"]) for test in group.get("tests", [])]
            groups.append((os.path.basename(path), group["schema"], tests))
        self.schemas("MaskBench", groups)
        self.rival("MaskBench", groups)

    # MARK: quicktype

    def quicktype(self):
        def infer(path):
            code, swift, error = self.call("infer", "--name", "Root", path)
            name = os.path.basename(path)
            if code != 0:
                return False, False, [], f"{name}: {error.strip().split('error: ')[-1][:140]}"
            source = self.file(".swift", swift + ANNOTATED)
            code, _, error = self.call("check", "--samples", path, "--type", "Root", source)
            changed = self.read(swift, changes(path)[2]) or []
            return True, code == 0, changed, "" if code == 0 else f"{name}: {error.strip()[:140]}"

        paths = self.files("quicktype/test/inputs/json/**/*.json")
        found = self.each(infer, paths)
        changed = [result for answer in found for result in answer[2]]
        self.row("quicktype", "JSON files inferred", sum(answer[0] for answer in found), len(found))
        self.row("quicktype", "JSON files written back equal", sum(answer[1] for answer in found), len(found))
        refused = sum(result != "equal" for result in changed)
        self.row("quicktype", "values of another kind, refused", refused, len(changed))
        self.list("quicktype", [answer[3] for answer in found if answer[3]])
        self.rival("quicktype", [changes(path) for path in paths], "genson")
        groups = []
        for path in self.files("quicktype/test/inputs/schema/*.schema"):
            base = path[: -len(".schema")]
            samples = [sample for sample in glob.glob(base + ".*.json") if ".out." not in sample]
            try:
                tests = [(json.load(open(sample)), ".fail." not in sample) for sample in samples]
                groups.append((os.path.basename(path), json.load(open(path)), tests))
            except ValueError as error:
                self.list("quicktype", [f"{os.path.basename(path)} is left out: {error}"])
        self.schemas("quicktype's schemas", groups)
        self.rival("quicktype's schemas", groups)

    # MARK: oasdiff

    def pairs(self):
        """Documents `x_base` and each other that begins with x_."""
        for path in self.files("oasdiff/data/checker/*_base.yaml"):
            begin = path[: -len("base.yaml")]
            for other in sorted(set(glob.glob(begin + "*.yaml")) - {path}):
                if not other.endswith("_base.yaml"):
                    yield path, other

    def oasdiff(self):
        if yaml is None:
            return self.list("oasdiff", ["left out: its documents are YAML, and there is no package yaml here"])
        count, failures = collections.Counter(), []
        for pair in self.each(self.compare, list(self.pairs())):
            for verdict, message in pair:
                count[verdict] += 1
                if verdict != "equal":
                    failures.append(f"{verdict}: {message}")
        compared = count["equal"] + count["stricter"] + count["laxer"]
        for what in "equal", "stricter", "laxer":
            self.row("oasdiff", f"schemas whose lock is {what}", count[what], compared)
        self.list("oasdiff", failures)

    def compare(self, pair):
        """Of each schema that both have and that differs: whether `check --lock` and the documents agree."""
        old, new = (yaml.safe_load(open(path)) for path in pair)
        results = []
        for pointer in sorted(set(places(old)) & set(places(new))):
            schemas = [resolved(at(document, pointer), document) for document in (old, new)]
            if schemas[0] == schemas[1]:
                continue
            name = f"{os.path.basename(pair[1])}#{pointer}"
            if not UNION.search(json.dumps(schemas, default=str)):
                continue
            results.append(self.judge(name, [under_root(document, pointer) for document in (old, new)], schemas))
        return results

    def judge(self, name, documents, schemas):
        texts = []
        for document in documents:
            text, error = self.imported(document)
            if text is None:
                return "refused", f"{name}: {error.split('error: ')[-1][:120]}"
            texts.append(text)
        # The same file has the schema before and after.
        source = self.file(".swift", texts[0])
        lock = source + ".lock"
        code, _, error = self.call("lock", "--output", lock, source)
        if code != 0:
            return "refused", f"{name}: {error.strip()[:120]}"
        with open(source, "w") as file:
            file.write(texts[1])
        code, _, error = self.call("check", "--lock", lock, source)
        values = [{"value": value} for schema in schemas for value in examples(schema)]
        before, after = (self.read(text, values) for text in texts)
        if before is None or after is None:
            return "refused", f"{name}: check --samples doesn't know the JSON of such types"
        # Old data is broken if it is lost or refused, new data if the old code refuses it.
        broken = [
            value
            for value, old, new in zip(values, before, after)
            if old == "equal" and new != "equal" or new == "equal" and old == "refused"
        ]
        if (code != 0) == bool(broken):
            return "equal", name
        if broken:
            return "laxer", f"{name}: one side reads {json.dumps(broken[0], default=str)}, and the lock says nothing"
        message = next((line for line in error.split("\n") if "error: " in line), error.split("\n")[0])
        return "stricter", f"{name}: {message.split('error: ')[-1][:140]}; both sides read {len(values)} documents"

    # MARK: Rivals

    def rival(self, suite, inputs, package="datamodel-code-generator"):
        name = {"genson": "genson_schemas.py"}.get(package, "pydantic_models.py")
        if self.python is None:
            return self.list(suite, [f"{package} is left out: --python names an interpreter that has it"])
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Rivals", name)
        path = self.file(".jsonl", "".join(json.dumps(group) + "\n" for group in inputs))
        done = subprocess.run([self.python, script, path], capture_output=True, text=True)
        if done.returncode != 0:
            return self.list(suite, [f"{package}: {done.stderr.strip()[-200:]}"])
        for what, number, all in json.loads(done.stdout):
            self.row(f"{suite}, {package}", what, number, all)


def broken_keyword(schema, value):
    """The keyword that makes a value invalid."""
    if jsonschema is None:
        return None
    try:
        errors = jsonschema.validators.validator_for(schema)(schema).iter_errors(value)
        return jsonschema.exceptions.best_match(errors).validator
    # References to other documents, and what only a comparison of formats refuses.
    except Exception:
        return "others"


def changes(path):
    """The name of a file, its samples, and these with one of their first texts, numbers and booleans as an object."""
    document = json.load(open(path))
    samples = document if isinstance(document, list) else [document]
    changed = [change for sample in samples[:5] for change in itertools.islice(changed_leaves(sample), 10)]
    return os.path.basename(path), samples, changed


def changed_leaves(value):
    if isinstance(value, (dict, list)):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            for change in changed_leaves(part):
                copied = copy.copy(value)
                copied[key] = change
                yield copied
    elif value is not None:
        yield {"suite": []}


# MARK: OpenAPI


def escaped(key):
    return str(key).replace("~", "~0").replace("/", "~1")


def places(document):
    """Pointers to named schemas, and to those of bodies."""
    for name in (document.get("components") or {}).get("schemas") or {}:
        yield f"/components/schemas/{escaped(name)}"
    for path, item in (document.get("paths") or {}).items():
        for method, operation in item.items() if isinstance(item, dict) else ():
            if not isinstance(operation, dict):
                continue
            bodies = {"requestBody": operation.get("requestBody") or {}}
            bodies |= {f"responses/{escaped(code)}": body for code, body in (operation.get("responses") or {}).items()}
            for place, body in bodies.items():
                for kind, content in ((body or {}).get("content") or {}).items():
                    if isinstance((content or {}).get("schema"), dict) and "$ref" not in content["schema"]:
                        yield f"/paths/{escaped(path)}/{method}/{place}/content/{escaped(kind)}/schema"


def under_root(document, pointer):
    """OpenAPI whose `Root` has a schema under a key, beside integers, as only unions are locked."""
    schemas = (document.get("components") or {}).get("schemas") or {}
    part = {"type": "object", "required": ["value"], "properties": {"value": at(document, pointer)}}
    root = {"oneOf": [part, {"type": "integer"}]}
    return {**document, "paths": {}, "components": {"schemas": {**schemas, "Root": root}}}


def at(value, pointer):
    for token in pointer.split("/")[1:]:
        token = token.replace("~1", "/").replace("~0", "~")
        value = value[token] if token in value else value[int(token)]
    return value


def resolved(schema, document, depth=0):
    """The schema with what it refers to in its place."""
    if isinstance(schema, list):
        return [resolved(part, document, depth) for part in schema]
    if not isinstance(schema, dict):
        return schema
    reference = schema.get("$ref")
    if isinstance(reference, str) and reference.startswith("#/"):
        return resolved(at(document, reference[1:]), document, depth + 1) if depth < 5 else {}
    return {key: resolved(part, document, depth) for key, part in schema.items() if key not in ("description", "title")}


def examples(schema, depth=0):
    """Documents that use each value, member and alternative of a schema once."""
    if not isinstance(schema, dict) or depth > 5:
        return [None]
    if "enum" in schema or "const" in schema:
        return list(schema.get("enum", [schema.get("const")]))
    for key in "oneOf", "anyOf":
        if key in schema:
            return [value for part in schema[key] for value in examples({**without(schema, key), **part}, depth + 1)]
    if "allOf" in schema:
        return examples(merged(schema), depth + 1)
    if "if" in schema:
        rest = {key: part for key, part in schema.items() if key not in ("if", "then", "else")}
        ways = [[schema["if"], schema.get("then", {})], [schema.get("else", {})]]
        return [value for way in ways for value in examples({**rest, "allOf": way}, depth + 1)]
    kind = schema.get("type", "object" if "properties" in schema else None)
    if isinstance(kind, list):
        return [value for part in kind for value in examples({**schema, "type": part}, depth + 1)]
    if kind == "array":
        return [[]] + [[value] for value in examples(schema.get("items", {}), depth + 1)]
    if kind != "object":
        return {"string": ["a"], "integer": [1], "number": [1.5], "boolean": [True], "null": [None]}.get(kind, [None])
    members = {key: examples(part, depth + 1) for key, part in (schema.get("properties") or {}).items()}
    whole = {key: values[0] for key, values in members.items()}
    found = [whole, {key: whole[key] for key in schema.get("required", []) if key in whole}]
    found += [without(whole, key) for key in whole]
    return found + [{**whole, key: value} for key, values in members.items() for value in values[1:]]


def without(members, key):
    return {other: value for other, value in members.items() if other != key}


def merged(schema):
    all = copy.deepcopy(without(schema, "allOf"))
    for part in schema["allOf"]:
        for key, value in part.items():
            if key == "properties":
                all[key] = {**all.get(key, {}), **value}
            elif key == "required":
                all[key] = all.get(key, []) + value
            else:
                all.setdefault(key, value)
    return all


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", type=os.path.abspath)
    parser.add_argument("folder", type=os.path.abspath)
    parser.add_argument("--every", type=int, default=1, help="only each n-th file, to try it")
    parser.add_argument("--python", help="an interpreter with datamodel-code-generator, genson and jsonschema")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        suites = Suites(options, scratch)
        for checkout, work in {
            "JSONTestSuite": suites.json,
            "JSON-Schema-Test-Suite": suites.schema_suite,
            "jsonschemabench": suites.mask_bench,
            "quicktype": suites.quicktype,
            "oasdiff": suites.oasdiff,
        }.items():
            if os.path.isdir(suites.path(checkout)):
                print(f"== {checkout}", file=sys.stderr)
                work()
    print("| suite | what | done | of |\n| --- | --- | ---: | ---: |")
    for suite, what, done, all in suites.rows:
        print(f"| {suite} | {what} | {done:,} | {all:,} |")
    print("\n" + "\n".join(f"* {note}" for note in suites.notes))


main()
