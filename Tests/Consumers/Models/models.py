"""Holds schemas for language models against the providers' own packages, and against grammars made of them."""

import copy
import functools
import json
import multiprocessing
import os
import pathlib
import random
import re
import subprocess
import sys

import jsonschema
from anthropic.lib._parse._transform import transform_schema
from llguidance import LLMatcher, LLTokenizer
from openai.lib._pydantic import _ensure_strict_json_schema
from pydantic_ai.profiles.google import GoogleJsonSchemaTransformer
from pydantic_ai.profiles.openai import OpenAIJsonSchemaTransformer
from pydantic_ai.providers.anthropic import AnthropicJsonSchemaTransformer

PROVIDERS = ["openai", "anthropic", "gemini", "mcp", "foundation-models"]
TEXTS = int(os.environ.get("CODABLE_ENUM_TEXTS", "2000"))
SEED = os.environ.get("CODABLE_ENUM_SEED", "1")
KEY = "value"


def transformed(provider, schema):
    """What the provider's packages send of a schema."""

    def fresh():
        return copy.deepcopy(schema)

    if provider == "openai":
        yield _ensure_strict_json_schema(fresh(), path=(), root=fresh())
        yield OpenAIJsonSchemaTransformer(fresh(), strict=True).walk()
    elif provider == "anthropic":
        yield transform_schema(fresh())
        yield AnthropicJsonSchemaTransformer(fresh(), strict=True).walk()
    elif provider == "gemini":
        yield GoogleJsonSchemaTransformer(fresh()).walk()


def unwrapped(node):
    """Without an `anyOf` of one: Gemini's text beside a reference stands around it, and a package takes it off."""
    if isinstance(node, list):
        return [unwrapped(element) for element in node]
    if not isinstance(node, dict):
        return node
    node = {key: unwrapped(value) for key, value in node.items()}
    if len(node.get("anyOf", [])) == 1:
        node = {**{key: value for key, value in node.items() if key != "anyOf"}, **node["anyOf"][0]}
    return node


def schema(tool, sources, provider, name):
    """The document of a type, whether it is in an object, as the provider may ask, and the errors."""
    command = [tool, "schema", "--for", provider, "--type", name, sources]
    result = subprocess.run(command, capture_output=True, text=True)
    isWrapped = "add --wrap" in result.stderr
    if isWrapped:
        result = subprocess.run(command + ["--wrap", KEY], capture_output=True, text=True)
    if result.returncode == 0:
        return json.loads(result.stdout), isWrapped, []
    errors = [line for line in result.stderr.splitlines() if re.match(r".+:\d+:\d+: error: .+; .+", line)]
    if result.returncode != 1 or not errors:
        raise RuntimeError(f"{command}: {result.returncode} {result.stderr}")
    return None, isWrapped, errors


# Grammars


def plain(node):
    """A schema without what is for people, so that equal grammars are equal texts."""
    if isinstance(node, list):
        return [plain(inner) for inner in node]
    if not isinstance(node, dict):
        return node
    node = {key: plain(inner) for key, inner in node.items() if key not in ("title", "description") or isinstance(inner, dict)}
    if len(node.get("enum", [])) == 1:
        node["const"] = node.pop("enum")[0]
    if "const" in node or "enum" in node:
        node.pop("type", None)
    return node


def grammar(document):
    matcher = LLMatcher(
        LLTokenizer("byte"),
        LLMatcher.grammar_from_json_schema(json.dumps({**document, "x-guidance": {"whitespace_flexible": False}})),
    )
    if matcher.is_error():
        raise ValueError(matcher.get_error())
    return matcher


@functools.lru_cache(None)
def choices(mask):
    """The bytes that a grammar allows: all, those that end something, and whether they are those of a string."""
    allowed = [byte for byte in range(256) if mask[byte >> 3] >> (byte & 7) & 1]
    return allowed, [byte for byte in allowed if byte in b"]}\""], len(allowed) > 60 and 34 in allowed


def walk(matcher, rng, hasLimits):
    """A text that a grammar allows, chosen byte by byte.

    Numbers have no exponent, which could be too great for a Double, and at most 30 digits, or 15 where nothing limits integers.
    """
    matcher.reset()
    out, digits = bytearray(), 0
    while not matcher.is_stopped():
        allowed, ends, isString = choices(matcher.compute_bitmask())
        if out and (48 <= out[-1] <= 57 or out[-1] == 46):
            isLong = digits >= 15 and not hasLimits or digits >= 30
            allowed = [byte for byte in allowed if byte not in b"eE" and not (isLong and 48 <= byte <= 57)] or allowed
        if matcher.is_accepting() and (not allowed or rng.random() < 0.5):
            break
        if not allowed:
            return None
        if isString:
            byte = 34 if rng.random() < 0.3 else rng.choice(allowed)
            # Most letters are of one byte.
            while byte >= 128 and rng.random() < 0.8:
                byte = rng.choice(allowed)
        elif ends and len(out) > 400:
            byte = rng.choice(ends)
        else:
            byte = rng.choice(allowed)
        matcher.consume_token(byte)
        out.append(byte)
        forced = matcher.compute_ff_bytes()
        if forced:
            matcher.consume_tokens(list(forced))
            out += forced
        digits = digits + 1 if 48 <= out[-1] <= 57 else 0
        if len(out) > 4000:
            return None
    return out.decode(errors="strict") if matcher.is_accepting() or matcher.is_stopped() else None


def accepts(matcher, text):
    matcher.reset()
    data = list(text.encode())
    return matcher.try_consume_tokens(data) == len(data) and matcher.is_accepting()


# Values


def resolved(node, root):
    while "$ref" in node:
        node = root["$defs"][node["$ref"].split("/")[-1]]
    return node


def branches(node, root):
    node = resolved(node, root)
    return [inner for branch in node["anyOf"] for inner in branches(branch, root)] if "anyOf" in node else [node]


def shaped(value, node, root, hasNulls):
    """A value as a grammar has it: keys in the order of the schema and, if need be, null for those that are missing.

    None if no branch of the schema takes the value.
    """
    for branch in branches(node, root):
        result = shapedBy(value, branch, root, hasNulls)
        if result is not None:
            return result
    return None


def shapedBy(value, node, root, hasNulls):
    """In a list, so that null is no failure."""
    if isinstance(value, list) and (node.get("type") == "array" or "type" not in node and not constants(node)):
        prefix, items = node.get("prefixItems", []), node.get("items", {})
        if len(value) < node.get("minItems", 0) or len(value) > node.get("maxItems", len(value)):
            return None
        elements = []
        for index, element in enumerate(value):
            inner = prefix[index] if index < len(prefix) else items
            result = None if inner is False else shaped(element, inner, root, hasNulls)
            if result is None:
                return None
            elements += result
        return [elements]
    if isinstance(value, dict) and node.get("type") == "object":
        properties, rest = node.get("properties", {}), node.get("additionalProperties", {})
        members = {}
        for key in [*properties, *(key for key in value if key not in properties)]:
            if key not in value and not (hasNulls and key in node.get("required", [])):
                if key in node.get("required", []):
                    return None
                continue
            forms = [form for pattern, form in node.get("patternProperties", {}).items() if re.search(pattern, key)]
            inner = properties.get(key, forms[0] if forms else rest)
            result = None if inner is False else shaped(value.get(key), inner, root, hasNulls)
            if result is None:
                return None
            members[key] = result[0]
        return [members]
    if jsonschema.Draft202012Validator({**node, "$defs": root.get("$defs", {})}).is_valid(value):
        return [value]
    return None


def constants(node):
    return "const" in node or "enum" in node


def shapedText(value, document, provider):
    result = shaped(value, document, document, provider == "openai")
    # Grammars want the last control character escaped, too.
    return None if result is None else json.dumps(result[0], ensure_ascii=False, separators=(",", ":")).replace("\x7f", "\\u007f")


def isTooLarge(value):
    """Whether a random value has an integer that no model may write."""
    if isinstance(value, (dict, list)):
        return any(isTooLarge(inner) for inner in (value.values() if isinstance(value, dict) else value))
    return isinstance(value, int) and abs(value) > 2**53 - 1


# One document


def judge(job):
    program, provider, name, document, isWrapped, samples, isWalked = job
    failures, about = [], f"{provider}, {name}"
    try:
        jsonschema.Draft202012Validator.check_schema(document)
    except jsonschema.SchemaError as error:
        return [f"{about}: no schema: {error.message}"], 0, 0
    for other in transformed(provider, document):
        if unwrapped(other) != unwrapped(document):
            failures.append(f"{about}: changed from {json.dumps(document)} to {json.dumps(other)}")
    if provider in ("openai", "mcp") and document.get("type") != "object":
        failures.append(f"{about}: the root is no object")
    try:
        matcher = grammar(document)
    except ValueError as error:
        return failures + [f"{about}: no grammar: {error}"], 0, 0
    for sample in samples:
        if isTooLarge(sample):
            continue
        text = shapedText({KEY: sample} if isWrapped else sample, document, provider)
        if text is None or not accepts(matcher, text):
            failures.append(f"{about}: the grammar refuses what is encoded: {json.dumps(sample)} as {text}")
    if not isWalked:
        return failures, 0, len(samples)
    rng = random.Random(f"{SEED} {about}")
    texts = [walk(matcher, rng, provider != "anthropic") for _ in range(TEXTS)]
    made = [text for text in texts if text is not None]
    if len(made) < TEXTS * 0.9:
        failures.append(f"{about}: only {len(made)} texts end")
    distinct = list(dict.fromkeys(made))
    inner = [text[len(KEY) + 4 : -1] if isWrapped else text for text in distinct]
    lines = "".join(f"{name}\t{text}\n" for text in inner)
    result = subprocess.run([program, "decode"], input=lines.encode(), capture_output=True)
    answers = result.stdout.decode().split("\n")[:-1]
    if result.returncode != 0 or len(answers) != len(distinct):
        return failures + [f"{about}: {result.returncode} {result.stderr.decode()[:400]}"], 0, len(samples)
    for text, answer in zip(inner, answers):
        if answer[0] != "=":
            # Grammars of "format" allow more than Foundation's dates: a leap second, `t` and `z`.
            if '"format"' in json.dumps(document) and "ISO 8601" in answer:
                continue
            failures.append(f"{about}: refused: {text}: {answer[1:]}")
            continue
        read, written = json.loads(text), json.loads(answer[1:])
        if read == written:
            continue
        # Numbers may be spelled otherwise, and null is left out.
        text = shapedText({KEY: written} if isWrapped else written, document, provider)
        if text is None or not accepts(matcher, text):
            failures.append(f"{about}: written back otherwise: {json.dumps(read)} as {answer[1:]}")
    return failures, len(made), len(samples)


def main(tool, program, results, layouts, randoms):
    samples = {}
    for line in subprocess.run([program, "samples"], check=True, capture_output=True, text=True).stdout.splitlines():
        name, text = line.split("\t", 1)
        samples.setdefault(name, []).append(json.loads(text))
    # Of a generic type, only uses have a JSON.
    names = [name for name in samples if re.fullmatch(r"[\w.]+", name)]
    folders = {name: randoms if re.search(r"\bE\d+$", name) else layouts for name in names}
    jobs = [(tool, folders[name], provider, name) for name in names for provider in PROVIDERS]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        documents = pool.starmap(schema, jobs, chunksize=1)
        work, walked, errors, types = [], set(), [], set()
        for (_, _, provider, name), (document, isWrapped, failures) in zip(jobs, documents):
            errors += failures
            if document is None:
                continue
            types.add(name)
            key = json.dumps([name, plain(document), isWrapped, provider == "openai", provider == "anthropic"])
            work.append((program, provider, name, document, isWrapped, samples[name], key not in walked))
            walked.add(key)
        answers = pool.map(judge, work, chunksize=1)
    failures = [failure for answer in answers for failure in answer[0]]
    (pathlib.Path(results) / "errors.txt").write_text("\n".join(errors) + "\n")
    print(f"{len(work)} documents of {len(types)} enums of {len(names)}; {len(errors)} errors say why not")
    print(f"{sum(answer[1] for answer in answers)} texts of {len(walked)} grammars, {sum(answer[2] for answer in answers)} samples")
    if len(types) < 40:
        failures.append(f"only {len(types)} enums have a schema")
    for failure in failures[:40]:
        print(failure[:800], file=sys.stderr)
    print(f"{len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
