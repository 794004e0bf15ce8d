"""The release that the tests look at, made once as `make release` makes it, and a bare place to use it in."""

import functools
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
REPOSITORY = "someone/reportgen"
COMMIT = "0123456789abcdef0123456789abcdef01234567"


@functools.cache
def artifacts():
    """The folder of the release's files. RELEASE names one that was made elsewhere."""
    if made := os.environ.get("RELEASE"):
        return pathlib.Path(made).resolve()
    settings = {"RELEASE_REPOSITORY": REPOSITORY, "RELEASE_COMMIT": COMMIT}
    made = subprocess.run(["make", "release"], cwd=ROOT, env=os.environ | settings, capture_output=True, text=True)
    assert made.returncode == 0, f"make release failed:\n{made.stdout}{made.stderr}"
    return ROOT / ".build" / "release-artifacts"


@functools.cache
def version():
    """The version that the code names."""
    return subprocess.run([ROOT / ".ci/version"], check=True, capture_output=True, text=True).stdout.strip()


def artifact(pattern):
    """The one file of the release of that pattern."""
    [file] = artifacts().glob(pattern)
    return file


@functools.cache
def unpacked(program="reportgen"):
    """The tarball of a program, unpacked; its only folder."""
    folder = ROOT / ".build" / "browser" / f"release-{program}"
    subprocess.run(["rm", "-rf", folder], check=True)
    folder.mkdir(parents=True)
    tarball = artifact(f"{program}-[0-9]*.tar.gz")
    subprocess.run(["tar", "--extract", "--file", tarball, "--directory", folder], check=True)
    [root] = folder.iterdir()
    return root


def bare_environment(home, *paths):
    """What someone has who has nothing: the system's programs, and those of the given folders before them."""
    return {"PATH": ":".join([*map(str, paths), "/usr/bin", "/bin"]), "HOME": str(home), "LC_ALL": "C.UTF-8"}


def temporary(test):
    """A folder that is gone after the test."""
    folder = tempfile.TemporaryDirectory()
    test.addCleanup(folder.cleanup)
    return pathlib.Path(folder.name)
