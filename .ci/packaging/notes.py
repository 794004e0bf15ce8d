"""Prints what CHANGELOG.md says of a version, as the notes of its release: notes.py VERSION.

A version without a section of its own gets the one of the next release, which is the newest.
"""

import pathlib
import re
import sys

version = sys.argv[1]
text = (pathlib.Path(__file__).resolve().parents[2] / "CHANGELOG.md").read_text()
sections = re.split(r"(?m)^## ", text)[1:]
titles = [section.splitlines()[0].strip() for section in sections]
wanted = next((index for index, title in enumerate(titles) if title.split()[0] == version), None)
if wanted is None and "Next release" in titles:
    wanted = titles.index("Next release")
if wanted is None:
    sys.exit(f"CHANGELOG.md says nothing of {version}.")
print(sections[wanted].split("\n", 1)[1].strip())
