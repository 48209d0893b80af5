"""Holds what `import` makes of schemas against these schemas: both must accept the same JSON, but for what comments say.

    imports.py <schemas> <answers>   the answers are Name.swift, and Name.schema.json, which `schema` made of it
"""

import json
import pathlib
import sys
from urllib.parse import urljoin

from jsonschema import Draft202012Validator

schemas, answers = map(pathlib.Path, sys.argv[1:])
FORMATS = {
    "uuid": "01020304-0506-0708-090a-0b0c0d0e0f10",
    "date-time": "2020-01-02T03:04:05Z",
    "uri": "https://example.org",
    "byte": "AAAA",
}
OTHERS = [None, True, 7.5, "~", [], {}]


def plain(node, is_property=False):
    """A schema of OpenAPI, or of an older draft, as one of 2020-12."""
    if isinstance(node, list):
        return [plain(part) for part in node]
    if not isinstance(node, dict):
        return node
    node = {key: value if key in ("enum", "const", "default", "required") else plain(value) for key, value in node.items()}
    if node.get("nullable") is True:
        node = {"anyOf": [node, {"type": "null"}]}
    mapping = node.get("discriminator", {}).get("mapping") if isinstance(node.get("discriminator"), dict) else None
    if mapping and not is_property:
        key = node["discriminator"]["propertyName"]
        targets = {tag: ref if "/" in ref else f"#/components/schemas/{ref}" for tag, ref in mapping.items()}
        branches = [{"$ref": ref, "properties": {key: {"const": tag}}, "required": [key]} for tag, ref in targets.items()]
        # Heirs refer to the base, which is then no union.
        rest = {word: value for word, value in node.items() if word not in ("oneOf", "discriminator")}
        return {"$comment": "base", "oneOf": branches, "$defs": {"base": rest}}
    return node


def repoint(node, bases):
    """References in `allOf` to bases with a mapping lead to what the bases say themselves."""
    if isinstance(node, list):
        return [repoint(part, bases) for part in node]
    if not isinstance(node, dict):
        return node
    result = {key: repoint(value, bases) for key, value in node.items()}
    for part in result.get("allOf", []):
        if part.get("$ref") in bases:
            part["$ref"] += "/$defs/base"
    return result


RESOURCES = {}


def resources(document):
    """The schemas by their "$id", and the base of each part, by its identity. The document is kept, so that it stays its own."""
    if id(document) not in RESOURCES:
        named, bases = {}, {}

        def visit(node, base):
            if isinstance(node, dict):
                if isinstance(node.get("$id"), str):
                    base = urljoin(base, node["$id"])
                    named[base] = node
                bases[id(node)] = base
            for part in node.values() if isinstance(node, dict) else node if isinstance(node, list) else []:
                visit(part, base)

        visit(document, "")
        RESOURCES[id(document)] = (document, named, bases)
    return RESOURCES[id(document)][1:]


def resolve(node, document):
    while isinstance(node, dict) and "$ref" in node:
        if not node["$ref"].startswith("#"):
            named, bases = resources(document)
            node = named[urljoin(bases[id(node)], node["$ref"])]
            continue
        target = document
        for part in node["$ref"].lstrip("#").strip("/").split("/"):
            target = target[part] if part else target
        node = target
    return node


def make(node, document, depth=0):
    """One value, or None for none."""
    node = resolve(node, document)
    if depth > 6 or not isinstance(node, dict):
        return "a"
    if "const" in node:
        return node["const"]
    if "enum" in node:
        return node["enum"][0]
    for word in ("oneOf", "anyOf"):
        if word in node and "properties" not in node:
            return make(node[word][0], document, depth + 1)
    if "allOf" in node:
        made = [make(part, document, depth + 1) for part in node["allOf"]]
        # A part may be a condition alone.
        objects = [part for part in made if isinstance(part, dict)]
        return {key: value for part in objects for key, value in part.items()} if objects else made[0]
    kind = node.get("type", "object" if "properties" in node else "string")
    kind = kind if isinstance(kind, str) else kind[0]
    if kind == "object":
        return {
            key: make(value, document, depth + 1)
            for key, value in node.get("properties", {}).items()
            if depth == 0 or key in node.get("required", [])
        }
    if kind == "array":
        return [make(part, document, depth + 1) for part in node.get("prefixItems", [])]
    if kind == "string" and node.get("format") in FORMATS:
        return FORMATS[node["format"]]
    return {"string": "a", "integer": 1, "number": 1.5, "boolean": True, "null": None}[kind]


def kinds(value):
    return {bool: "boolean", int: "number", float: "number", str: "string", list: "array", dict: "object"}.get(type(value))


def changes(value):
    yield value
    if isinstance(value, dict):
        for key in value:
            yield {other: part for other, part in value.items() if other != key}
            for other in OTHERS:
                if kinds(other) != kinds(value[key]):
                    yield {**value, key: other}
        yield {**value, "~": 1}
    if isinstance(value, list):
        yield value[:-1]
        yield value + [True]


def branches(node, document):
    node = resolve(node, document)
    parts = [part for word in ("oneOf", "anyOf") for part in node.get(word, [])]
    return [branch for part in parts for branch in branches(part, document)] or [node]


def values(node, document):
    yield from OTHERS
    for branch in branches(node, document):
        part = resolve(branch, document)
        value = make(branch, document)
        tag = branch.get("properties", {}) if "$ref" in branch else {}
        if isinstance(value, dict):
            value = {**value, **{key: make(tag[key], document) for key in tag}}
        yield from changes(value)


# What a root says of its own values.
ROOT_RULES = ("oneOf", "anyOf", "allOf", "type", "properties", "required")

failures, counts = [], {"same": 0, "with a comment": 0}
for path in sorted(schemas.glob("*.json")):
    written = json.loads(path.read_text(encoding="utf-8"))
    document = plain(written)
    own = json.loads((answers / f"{path.stem}.schema.json").read_text(encoding="utf-8"))
    if "Left open" in json.dumps(own):
        continue
    text = (answers / f"{path.stem}.swift").read_text(encoding="utf-8")
    places = [("components", "schemas"), ("$defs",), ("definitions",)]
    named = {}
    for place in places:
        inner = document
        for part in place:
            inner = inner.get(part, {})
        prefix = "#/" + "/".join(place)
        bases = {f"{prefix}/{name}" for name, schema in inner.items() if schema.get("$comment") == "base"}
        document = repoint(document, bases)
        named |= {name: {"$ref": f"{prefix}/{name}"} for name in inner}
    if any(word in document for word in ("oneOf", "anyOf", "properties", "enum")):
        named[path.stem] = {"$ref": "#"}
    # Of a tag that no validator knows, only OpenAPI 3.2 says what it is.
    for name, schema in written.get("components", {}).get("schemas", {}).items():
        if "defaultMapping" in schema.get("discriminator", {}):
            named.pop(name, None)
    for name in sorted(named.keys() & own["$defs"].keys()):
        # A struct leaves the tag to its enum.
        fields = own["$defs"].get(f"{name}Fields" if f"typealias {name} =" in text else name, {})
        known = fields.get("properties", {}).keys()
        if any(head in text for head in (f"struct {name}:", f"typealias {name} =")) and make(named[name], document).keys() - known:
            continue
        # What the root says of its own values holds for no other schema.
        rest = {key: value for key, value in document.items() if key not in ROOT_RULES}
        first = Draft202012Validator({**rest, **named[name]} if named[name]["$ref"] != "#" else document)
        second = Draft202012Validator({**own, "$ref": f"#/$defs/{name}"})
        for value in values(named[name], document):
            # What is unknown is read in the answer of --open.
            if first.is_valid(value) == second.is_valid(value) or path.stem == "Open":
                counts["same"] += 1
                continue
            comment = "valid, but not read here" if first.is_valid(value) else "read here, but not valid"
            has_null = value is None or isinstance(value, dict) and None in value.values()
            if comment in text or has_null and ("may be null" in text or "enum " + name in text and value is None):
                counts["with a comment"] += 1
            else:
                failures.append(f"{path.stem}: {name}: {json.dumps(value)}: no comment '{comment}'")
print(f"imports: {counts}")
if counts["same"] < 500 or counts["with a comment"] > counts["same"] / 5:
    failures.append(f"too few are the same: {counts}")
for failure in failures:
    print(failure, file=sys.stderr)
sys.exit(1 if failures else 0)
