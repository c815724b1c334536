"""Lists public symbols without a comment, from the symbol graphs in a folder; exits 1 where there are any."""

import json
import pathlib
import sys

silent = []
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.symbols.json")):
    for symbol in json.loads(path.read_text())["symbols"]:
        # What has no place was made by the compiler.
        if "location" not in symbol or "docComment" in symbol:
            continue
        place = symbol["location"]
        file = place["uri"].split("/Sources/")[-1]
        silent.append(f"Sources/{file}:{place['position']['line'] + 1}: {'.'.join(symbol['pathComponents'])}")
print("\n".join(silent))
print(f"{len(silent)} public symbols say nothing")
sys.exit(1 if silent else 0)
