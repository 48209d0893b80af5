"""Reads each line of the input as the type it names, and writes it back."""

import enum
import json
import sys

KINDS = {type(None): "null", bool: "boolean", int: "integer", float: "number", str: "text", list: "list", dict: "map"}


def case_name(value):
    if isinstance(value, enum.Enum):
        return value.name
    return KINDS.get(type(value), type(value).__name__)


def answer_all(types, read, write, errors):
    """`types` is a module: the type of the rows of `Name` is `Name.Any`. Cases are compared unless it says otherwise."""
    for line in sys.stdin:
        row = json.loads(line)
        subject = getattr(types, row["type"])
        try:
            value = read(subject, row["json"])
            case = case_name(value) if getattr(subject, "HAS_CASES", True) else ""
            answer = {"written": {"case": case, "json": write(subject, value)}}
        except errors as error:
            answer = {"refused": str(error)}
        print(json.dumps(answer))
