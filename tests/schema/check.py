#!/usr/bin/python3
"""The schemas against the content, by the validator that Debian packages; no network.

usage: check.py PROJECT DELVE
What a registry has to bring (the language server of editors, another validator, random changes) is in check.mjs.
"""
import json
import pathlib
import re
import subprocess
import sys

import jsonschema
import yaml

project, delve = pathlib.Path(sys.argv[1]), sys.argv[2]
content = project / "content"
failures = 0


def expect(fine, *message):
    global failures
    if not fine:
        failures += 1
        print(*message)


class Loader(yaml.SafeLoader):
    """YAML 1.2: only true and false are truth values; `on` and `no` are words."""


Loader.yaml_implicit_resolvers = {
    letter: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":bool", ":timestamp"))]
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"true|false"), list("tf"))


def parse(text):
    return yaml.load(text, Loader)


def validator(text):
    schema = json.loads(text)
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


validators = {
    "open": validator((content / "schema.json").read_text()),
    "pack": validator((content / "pack.schema.json").read_text()),
    "closed": validator(subprocess.run([delve, "schema", "--closed", "--content", content], check=True, capture_output=True, text=True).stdout),
}

files = sorted(content.rglob("*.yaml"))
for file in files:
    data = parse(file.read_text())
    for kind in ["pack"] if file.name == "pack.yaml" else ["open", "closed"]:
        error = next(validators[kind].iter_errors(data), None)
        expect(error is None, file, f"is not valid by the {kind} schema:", error and f"{list(error.path)}: {error.message[:300]}")

changes = parse((pathlib.Path(__file__).parent / "changes.yaml").read_text())
for change in changes:
    judged = validators["open"].is_valid(parse(change["text"]))
    expect(judged == change["lawful"], f"the schema should find it {'lawful' if change['lawful'] else 'wrong'}:\n{change['text']}")

mistakes = [
    ("    stack: 9", "    stak: 9"),
    ("    stack: 9", "    stack: nine"),
    ("    stack: 9", "    stack: 900"),
    ("{do: heal, amount: 12}", "{do: heel, amount: 12}"),
    ("{do: gain_status, status: mending}", "{do: gain_status}"),
    ("use_area: {shape: beam, range: 6}", "use_area: {shape: beam, radius: 6}"),
]
items = (content / "core/items.yaml").read_text()
for right, wrong in mistakes:
    expect(right in items, f"items.yaml does not hold `{right}` any more")
    expect(not validators["closed"].is_valid(parse(items.replace(right, wrong, 1))), f"`{wrong}` is valid in items.yaml")

expect(len(files) > 20 and len(changes) > 10, "too few files or changes were tried")
print(f"{len(files)} files valid, {len(changes)} changes and {len(mistakes)} mistakes judged as they should be")
sys.exit(1 if failures else 0)
