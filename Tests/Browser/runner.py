"""A runner small enough to read: it takes the steps of action.yml as they stand and runs them as GitHub does.

The release is served from this machine in the place where GitHub would have it.
"""

import functools
import http.server
import os
import pathlib
import re
import shutil
import subprocess
import threading

import yaml

from release import REPOSITORY, ROOT, artifacts, bare_environment, version

ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def serve(test, folder):
    """The address under which a folder is served until the test ends."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    test.addCleanup(server.server_close)
    test.addCleanup(server.shutdown)
    return f"http://127.0.0.1:{server.server_port}"


def offer_release(folder):
    """Lays the release out below a folder as GitHub does; where it lies."""
    place = folder / REPOSITORY / "releases" / "download" / f"v{version()}"
    shutil.copytree(artifacts(), place)
    return place


class Runner:
    """A machine that has just checked a repository out, and nothing else."""

    def __init__(self, folder, server):
        self.workspace = folder / "work"
        self.files = {name: folder / f"{name.lower()}.txt" for name in ("PATH", "OUTPUT", "STEP_SUMMARY", "ENV")}
        self.temporary = folder / "temp"
        self.programs = folder / "programs"
        for place in (self.workspace, self.temporary, self.programs):
            place.mkdir(parents=True)
        self.server = server
        self.outputs = {}
        self.is_private = True
        self.event = "workflow_dispatch"
        self.log = ""
        # No test installs anything.
        for name in ("apt-get", "sudo"):
            self.pretend(name, "exit 1")

    def pretend(self, name, script):
        """Puts a program of that name before those of the system."""
        (self.programs / name).write_text(f"#!/bin/bash\n{script}\n")
        (self.programs / name).chmod(0o755)

    def use(self, **inputs):
        """Runs the action; its exit code. Names of inputs may have _ for -."""
        given = {name.replace("_", "-"): value for name, value in inputs.items()}
        assert given.keys() <= ACTION["inputs"].keys(), given
        values = {f"inputs.{name}": given.get(name, setting["default"]) for name, setting in ACTION["inputs"].items()}
        values |= {"github.action_repository": REPOSITORY, "github.repository": "someone/my-year",
                   "github.event.repository.private": str(self.is_private).lower(), "github.event_name": self.event}
        for step in ACTION["runs"]["steps"]:
            if status := self.run(step, values):
                return status
            values |= {f"steps.{step.get('id')}.outputs.{key}": value for key, value in self.pairs("OUTPUT")}
        self.outputs = {name: self.evaluate(output["value"], values) for name, output in ACTION["outputs"].items()}
        return 0

    def run(self, step, values):
        assert step["shell"] == "bash" and step.keys() <= {"name", "id", "shell", "env", "run"}, step
        for file in self.files.values():
            file.touch()
        self.files["OUTPUT"].write_text("")
        environment = bare_environment(self.temporary, *self.read("PATH").split(), self.programs) | {
            "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": str(self.workspace), "GITHUB_ACTION_PATH": str(ROOT),
            "GITHUB_SERVER_URL": self.server, "RUNNER_TEMP": str(self.temporary), "RUNNER_OS": "Linux",
            **{f"GITHUB_{name}": str(file) for name, file in self.files.items()},
            **{name: self.evaluate(text, values) for name, text in step.get("env", {}).items()},
        }
        script = self.temporary / "step.sh"
        script.write_text(step["run"])
        ran = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", script], cwd=self.workspace, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.log += ran.stdout
        return ran.returncode

    def evaluate(self, text, values):
        """An expression of names and ||, which is all that the action uses; a name that is not known is a mistake."""
        return EXPRESSION.sub(lambda found: next(filter(None, (values[name] for name in found[1].split(" || "))), ""), text)

    def read(self, name):
        return self.files[name].read_text() if self.files[name].exists() else ""

    def pairs(self, name):
        return [line.split("=", 1) for line in self.read(name).splitlines()]
