"""Appends the time zones of this system to a program as a zip archive: carry_zones.py PROGRAM.

The program reads them where a system has none. They come from tzdata, which is in the public domain. The same zones give
the same bytes.
"""

import pathlib
import sys
import zipfile

ZONES = pathlib.Path("/usr/share/zoneinfo")
# The same zones once more, with and without leap seconds.
COPIES = ("posix", "right")

program = pathlib.Path(sys.argv[1])
names = sorted(
    path.relative_to(ZONES).as_posix() for path in ZONES.rglob("*")
    if path.is_file() and path.relative_to(ZONES).parts[0] not in COPIES and path.read_bytes().startswith(b"TZif"))
if "Europe/Berlin" not in names:
    sys.exit(f"There are no time zones in {ZONES}; install the package tzdata.")
with zipfile.ZipFile(program, "a", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for name in names:
        archive.writestr(zipfile.ZipInfo(f"zoneinfo/{name}"), (ZONES / name).read_bytes(), zipfile.ZIP_DEFLATED)
