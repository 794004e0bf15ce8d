"""Runs every module of tests, as many at once as there are processors, and says what each said when it ends."""

import concurrent.futures
import os
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def jobs():
    """Names of modules that share a process; those that take longest come first."""
    # Both look at the release, which is made once.
    release = ["test_action", "test_release"]
    first = [release, ["test_log_sheet"], ["test_accessibility"]]
    modules = sorted(path.stem for path in FOLDER.glob("test_*.py"))
    return first + [[module] for module in modules if not any(module in job for job in first)]


def run(modules):
    done = subprocess.run([sys.executable, "-m", "unittest", *modules], cwd=FOLDER, stderr=subprocess.PIPE, text=True)
    print(f"{' '.join(modules)}\n{done.stderr}", file=sys.stderr, flush=True)
    return done.returncode


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    sys.exit(1 if any(list(pool.map(run, jobs()))) else 0)
