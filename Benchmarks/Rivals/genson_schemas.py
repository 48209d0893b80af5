"""What schemas by genson say of samples, for suites.py.

The only argument is a file with lines of [name, samples, samples with a value of another kind]. Prints a list of [what,
done, of] as JSON.
"""

import collections
import json
import sys
from pathlib import Path

from genson import SchemaBuilder
from jsonschema import Draft7Validator


def main():
    count = collections.Counter()
    for line in Path(sys.argv[1]).read_text().splitlines():
        _, samples, changed = json.loads(line)
        builder = SchemaBuilder()
        for sample in samples:
            builder.add_object(sample)
        validator = Draft7Validator(builder.to_schema())
        count["files"] += 1
        count["valid"] += all(map(validator.is_valid, samples))
        count["changed"] += len(changed)
        count["refused"] += sum(not validator.is_valid(value) for value in changed)
    rows = [
        ["JSON files valid by their schema", count["valid"], count["files"]],
        ["values of another kind, refused", count["refused"], count["changed"]],
    ]
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
