"""What models by datamodel-code-generator read and write, for suites.py.

The only argument is a file with lines of [name, schema, [[value, whether it is valid]…]]. Prints a list of [what, done,
of] as JSON. Values are read strictly: by default, pydantic makes numbers of texts.
"""

import collections
import importlib.util
import json
import sys
import tempfile
import warnings
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from datamodel_code_generator import DataModelType, InputFileType, generate
from pydantic import TypeAdapter

# In the union of values, the generated module's own root.
ROOT = "SuiteRoot"


def model(schema, path):
    warnings.simplefilter("ignore")
    generate(
        json.dumps(schema),
        input_file_type=InputFileType.JsonSchema,
        output=path,
        output_model_type=DataModelType.PydanticV2BaseModel,
        class_name=ROOT,
    )
    specification = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(specification)
    sys.modules[path.stem] = module
    specification.loader.exec_module(module)
    return TypeAdapter(getattr(module, ROOT))


def results(line):
    """Counts of one schema."""
    _, schema, tests = json.loads(line)
    count = collections.Counter(schemas=1)
    with tempfile.TemporaryDirectory() as folder:
        try:
            adapter = model(schema, Path(folder) / "suite_model.py")
        # Whatever a generator of code or its code throws is a schema that it can't do.
        except BaseException:
            return count
        count["loaded"] += 1
        for value, is_valid in tests:
            kind = "valid" if is_valid else "invalid"
            count[kind] += 1
            try:
                text = json.dumps(value)
                read = adapter.validate_json(text, strict=True)
                written = json.loads(adapter.dump_json(read, by_alias=True, exclude_unset=True))
                count[f"{kind} read"] += 1
                count[f"{kind} equal"] += written == value
            except Exception:
                count[f"{kind} refused"] += 1
    return count


def main():
    lines = Path(sys.argv[1]).read_text().splitlines()
    with ProcessPoolExecutor() as pool:
        count = sum(pool.map(results, lines), collections.Counter())
    rows = [
        ["schemas loaded", count["loaded"], count["schemas"]],
        ["valid, read", count["valid read"], count["valid"]],
        ["valid, written equal", count["valid equal"], count["valid"]],
        ["invalid, refused", count["invalid refused"], count["invalid"]],
    ]
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
