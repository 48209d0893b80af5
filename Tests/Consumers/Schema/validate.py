"""Holds the schemas of enums against JSON that our encoder wrote and JSON that our decoder refused."""

import json
import pathlib
import re
import sys

from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

folder, sources, corpus = sys.argv[1:]


def keeping_invalid():
    """The enums with a case that keeps what is invalid, as a pattern."""
    names = [path.stem for path in pathlib.Path(sources).glob("*.swift") if "case broken(CodableValue)" in path.read_text()]
    return r"(.*\.)?(" + "|".join(sorted(names)) + r")(<.*>)?"


# What the schema cannot refuse, by a pattern of the type, and by what our decoder says of it.
LIMITS = {
    "goldens": [
        ("text of dates, which only validators that check formats refuse", ".*", "is not a date of ISO 8601"),
        ("JSON inside of a string, which validators don't read", "Sighting", "not valid JSON"),
        ("value coders of the user's own, which are left open", r"Uncodable|Holder|Scalar|BlockTag|Journal\..*", ""),
        ("text that is no number, which a lossless number refuses", "Expiry", "is not the text of"),
        ("values that an `init(rawValue:)` written by hand refuses", "Whereabouts", "unknown case"),
        ("what no `init(rawValue:)` written by hand takes", "Identifier", "no case of Identifier takes"),
        ("a merged value with a coder of the user's own, which is left open", "Feed", "cursor"),
        ("coding written by hand, which is left open", "CaselessArray|Citation|Lamp|Source", ""),
        ("associated types of generic parameters", r"Pair<Swift.Int, Swift.Array<Swift.String>>", "of type String"),
        ("what `catches: .invalid` keeps is anything", "CaughtKeyed", "unknown case"),
        ("a missing tag, which `catches: .invalid` does not keep", "Verdict", 'has no "code"'),
        ("types in extensions of [String] by that name", r"Swift.Array<Swift.String>.Line", ""),
        ("content under an unknown tag, a key that no schema knows", r"TaggedEntry<.*>|LabelEntry|ContentAtTag", ""),
    ],
    "random": [
        ("what a case keeps that catches what is invalid is anything", keeping_invalid(), ""),
        ("text of dates, which only validators that check formats refuse", ".*", "is not a date of ISO 8601"),
        ("the bounds of a range, which may be in any order", ".*", "greater than upperBound"),
        ("JSON inside of a string, which validators don't read", ".*", "not valid JSON"),
    ],
}[corpus]


def load(name):
    with open(f"{folder}/{name}", encoding="utf-8") as file:
        return json.load(file)


def limit(type_name, refusal):
    for reason, of_type, text in LIMITS:
        if re.fullmatch(of_type, type_name) and text in refusal:
            return reason
    return None


def keeping_unknown():
    """The enums with a case that keeps what is unknown or invalid, which writes what others wrote, as a pattern."""
    if corpus == "goldens":
        return re.compile("|".join(map(re.escape, KEEPING_UNKNOWN)))
    paths = [path for path in pathlib.Path(sources).glob("E*.swift") if re.search(r"catches: *\[?[^)]*\.(unknown|invalid)", path.read_text())]
    return re.compile(r"(.*\b)?(" + "|".join(sorted({path.stem.split("+")[0] for path in paths})) + r")\b.*")


# Of the goldens, all that a sample of such a case is of.
KEEPING_UNKNOWN = """
AbsentContent
AnswerCode
ArrayEntry
Block
BlockTag
CaselessArray
CaselessFlat
CaselessKeyed
CaselessNatural
CaselessStatus
CatchesLater
CaughtAdjacent
CaughtDiscriminator
CaughtKeyed
Code
CodedEntry
ContentAtTag
ContentEntry
ContentNull
ContentTrue
Evolving
EvolvingAdjacent
EvolvingKeyed
Expiry
FlatEntry
Forgiving.Detail
Geometry
Geometry.UnknownGeometry
Group
HTTPStatus
Journal.Entry
KeptFirst
KeptKey
KeptTag
KeyedEntry
LabelEntry
LabeledName
Lenient
ListEntry
Mixed
Model
Named
NamedBesideFields
NamedEntry
NestedEntry
NumberedEntry
Opcode
OpenKeyed
OpenKind
OpenWhole
PageBlock
PageEvent
PageParent
PaymentMethod
PhoneMessage
Port
Power
Reminder
Resource
RouterMessage
ScopeName
Scoped<Swift.Int>.Inner
Selected<Swift.Int>
Selecting.Anything
SharedKeys
SocketPacket
Status
StyleExpression<Swift.Int>
Tab
TaggedEntry<Header>
TaglessArray
TaglessEntry
TaglessResource
TextEntry
TrackSize
Trigger
UnknownListOnly
UnknownOnly
Verdict
Whereabouts
Whole
WholeEntry
""".split("\n")[1:-1]

kept = set()


def check(name, definitions, prefix, contract="reads"):
    """Each row against the definition that the property of `Uses` refers to."""
    container = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    inner = container
    for part in prefix[:-1]:
        inner = inner.setdefault(part, {})
    inner[prefix[-1]] = definitions
    validators, failures, used = {}, [], set()
    counts = {"written": 0, "refused": 0, "accepted": 0, "accepted only by the decoder": 0}
    with open(f"{folder}/rows.jsonl", encoding="utf-8") as rows:
        for line in rows:
            row = json.loads(line)
            use = row["use"]
            if use not in validators:
                schema = {**container, **definitions["Uses"]["properties"][use]}
                validators[use] = Draft202012Validator(schema)
            is_valid = validators[use].is_valid(row["value"])
            text = f"{types[use]}: {json.dumps(row['value'])}"
            if row["isWritten"]:
                counts["written"] += 1
                if not is_valid and contract == "writes" and keeps_unknown.fullmatch(types[use]):
                    kept.add(types[use])
                    counts["written by others"] = counts.get("written by others", 0) + 1
                elif not is_valid:
                    failures.append(f"written, and not valid: {text}")
            elif contract == "writes":
                counts["refused" if "refusal" in row else "accepted"] += 1
                counts["accepted only by the decoder"] += "refusal" not in row and not is_valid
                if "refusal" in row and is_valid and limit(types[use], row["refusal"]) is None:
                    failures.append(f"refused, and valid: {text}: {row['refusal']}")
            elif "refusal" in row:
                counts["refused"] += 1
                if is_valid:
                    reason = limit(types[use], row["refusal"])
                    used.add(reason)
                    if reason is None:
                        failures.append(f"refused, and valid: {text}: {row['refusal']}")
            else:
                counts["accepted"] += 1
                counts["accepted only by the decoder"] += not is_valid
    if contract == "writes" and corpus == "goldens" and kept != set(KEEPING_UNKNOWN):
        failures.append(f"no longer kept: {sorted(set(KEEPING_UNKNOWN) - kept)}")
    for reason, _, _ in LIMITS:
        # Not all random enums need all of them.
        if reason not in used and corpus == "goldens" and contract == "reads":
            failures.append(f"a limit that no row needs: {reason}")
    # Rows that are not there would prove nothing.
    if counts["written"] < 250 or counts["refused"] < 2500:
        failures.append(f"too few rows: {counts}")
    print(f"{corpus}, {name}, {contract}: {counts}")
    return failures


types = {}
with open(f"{folder}/Uses.swift", encoding="utf-8") as uses:
    for line in uses:
        if line.startswith("  var "):
            name, type_name = line.strip().removeprefix("var ").split(": ", 1)
            types[name] = type_name

keeps_unknown = keeping_unknown()
failures = []
for contract, ending in [("reads", ""), ("writes", ".writes")]:
    json_schema = load("wire.json-schema" + ending)
    Draft202012Validator.check_schema(json_schema)
    openapi = load("wire.openapi" + ending)
    validate(openapi)
    failures += check("JSON Schema", json_schema["$defs"], ["$defs"], contract)
    failures += check("OpenAPI", openapi["components"]["schemas"], ["components", "schemas"], contract)
for failure in failures:
    print(failure, file=sys.stderr)
sys.exit(1 if failures else 0)
