"""Runs every module of tests but those of the release, as many at once as there are processors, and says what each said
when it ends, and how long it took."""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import time

import browser

FOLDER = pathlib.Path(__file__).resolve().parent


# They compile a release, which takes as long as all others together: `make test-release`.
RELEASE = ["test_action", "test_release"]
# Those that take longest.
FIRST = ["test_log_sheet", "test_settings", "test_accessibility", "test_markup", "test_layout", "test_serve"]


def modules():
    others = sorted(path.stem for path in FOLDER.glob("test_*.py") if path.stem not in RELEASE + FIRST)
    return FIRST + others


def run(module):
    begin = time.monotonic()
    done = subprocess.run([sys.executable, "-m", "unittest", module], cwd=FOLDER, stderr=subprocess.PIPE, text=True)
    print(f"{module}, {time.monotonic() - begin:.0f} s\n{done.stderr}", file=sys.stderr, flush=True)
    return done.returncode


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    # All modules look at the same sites.
    sites = browser.sites()
    list(pool.map(browser.build, ("en", "de")))
    os.environ["BROWSER_SITES"] = str(sites)
    sys.exit(1 if any(list(pool.map(run, modules()))) else 0)
