"""Holds `check --samples` against JSON that our encoder wrote and JSON that our decoder refused."""

import json
import pathlib
import re
import subprocess
import sys

folder, sources, corpus, *check = sys.argv[1:]

# Refusals that need the value of a type that is coded by others.
OTHERS = ["greater than upperBound", "is not a date of ISO 8601"]
# Only the compiler knows which of its cases such an enum has.
conditional = [re.escape(path.stem) for path in pathlib.Path(sources).glob("E*.swift") if "#if" in path.read_text()]

types = {}
uses = pathlib.Path(f"{folder}/Uses.swift").read_text()
for line in uses.splitlines():
    if line.startswith("  var "):
        name, type_name = line.strip().removeprefix("var ").split(": ", 1)
        types[name] = type_name

# Each row is under a property of one struct, where null is nothing. What is wrong with a sample takes time to tell, so
# not all are tried; of the goldens, much is refused by code of their own.
with open(f"{folder}/rows.jsonl", encoding="utf-8") as file:
    rows = [row for row in map(json.loads, file) if row["value"] is not None]
rows = [row for number, row in enumerate(rows) if row["isWritten"] or corpus == "random" and number % 8 == 0]
members = "".join(f"  var {name}: {type_name}?\n" for name, type_name in types.items())
pathlib.Path(f"{folder}/Sampled.swift").write_text(f"struct Sampled: Codable {{\n{members}}}\n")
with open(f"{folder}/samples.jsonl", "w", encoding="utf-8") as file:
    file.writelines(json.dumps({row["use"]: row["value"]}) + "\n" for row in rows)
command = [*check, "--samples", f"{folder}/samples.jsonl", "--type", "Sampled", "--partial", "--all", "--diagnostics", "json", sources]
result = subprocess.run([*command, f"{folder}/Sampled.swift"], capture_output=True, text=True)

errors = {}
for line in (result.stdout + result.stderr).splitlines():
    message = json.loads(line) if line.startswith("{") else {}
    if message.get("severity") == "error":
        errors[message["line"]] = message["message"]
failures = []
for number, row in enumerate(rows, 1):
    refusal, error = row.get("refusal"), errors.get(number)
    if any(re.search(rf"\b{name}\b", types[row["use"]]) for name in conditional) or any(text in (refusal or "") for text in OTHERS):
        continue
    if row["isWritten"] and error or refusal and not error:
        failures.append(f"{types[row['use']]}: {json.dumps(row['value'])}: by our decoder {refusal}, by samples {error}")
if corpus == "random" and len(errors) < 500 or len(rows) < 250:
    failures.append(f"too few rows or errors: {result.stdout[-2000:]}{result.stderr[-2000:]}")
for failure in failures:
    print(failure, file=sys.stderr)
print(f"{corpus}: check --samples on {len(rows)} rows, of which it refuses {len(errors)}: {len(failures)} differences")
sys.exit(1 if failures else 0)
