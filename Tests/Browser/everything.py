"""Runs every module of tests but those of the release, as many at once as there are processors, and says what each said
when it ends, and how long it took."""

import concurrent.futures
import os
import pathlib
import signal
import subprocess
import sys
import time

import browser

FOLDER = pathlib.Path(__file__).resolve().parent


# They compile a release, which takes as long as all others together: `make test-release`.
RELEASE = ["test_action", "test_packages", "test_release"]
# Those that take longest.
FIRST = ["test_log_sheet", "test_settings", "test_accessibility", "test_markup", "test_layout", "test_serve"]


def modules():
    others = sorted(path.stem for path in FOLDER.glob("test_*.py") if path.stem not in RELEASE + FIRST)
    return FIRST + others


# Seconds after which a browser hangs: Chromium at times never answers when a window is closed. No module takes a quarter of it.
HANGS = 400


def attempt(module):
    """How a module ended and what it said; None where it hung and was stopped with its browser and its servers."""
    with subprocess.Popen([sys.executable, "-m", "unittest", module], cwd=FOLDER, stderr=subprocess.PIPE, text=True,
                          start_new_session=True) as process:
        try:
            return process.communicate(timeout=HANGS)[1], process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return None


def run(module):
    begin = time.monotonic()
    done = attempt(module)
    if done is None:
        print(f"{module}: the browser hung, it is started anew", file=sys.stderr, flush=True)
        done = attempt(module)
    said, code = done or ("the browser hung twice", 1)
    print(f"{module}, {time.monotonic() - begin:.0f} s\n{said}", file=sys.stderr, flush=True)
    return code


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    # All modules look at the same sites.
    sites = browser.sites()
    list(pool.map(browser.build, ("en", "de")))
    os.environ["BROWSER_SITES"] = str(sites)
    sys.exit(1 if any(list(pool.map(run, modules()))) else 0)
