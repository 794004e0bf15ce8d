#!/usr/bin/env python3
"""Lets every system call that a command makes in its folders fail, and kills the command at each: faults.py PROGRAM SECONDS

A first run under strace says which calls there are, so that a new call is a new case. Afterwards the folder is as before
or as after the command, `undo` goes on, the next run ends well, and nothing of a temporary name is left.
"""

import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

NOW = "2025-10-31T20:00:00+01:00"
ERRORS = {
    "write": ["ENOSPC", "EIO", "EINTR"], "pwrite64": ["ENOSPC"], "fsync": ["EIO", "ENOSPC", "EINTR"], "fdatasync": ["EIO"],
    "openat": ["EACCES", "EMFILE", "ENOSPC", "EINTR"], "rename": ["EIO", "EACCES", "ENOSPC"],
    "renameat": ["EIO", "EACCES"], "renameat2": ["EIO", "EACCES", "EINVAL"], "link": ["EMLINK", "EPERM"],
    "linkat": ["EMLINK", "EPERM"], "symlink": ["EACCES"], "mkdir": ["EACCES", "ENOSPC"], "mkdirat": ["EACCES"],
    "unlink": ["EACCES"], "unlinkat": ["EACCES"], "rmdir": ["EACCES"], "chmod": ["EPERM"], "fchmod": ["EPERM"],
    "fchmodat": ["EPERM"], "ftruncate": ["ENOSPC"], "flock": ["EINTR", "ENOLCK"], "utimensat": ["EPERM"],
    "getdents64": ["EIO"], "read": ["EIO", "EINTR"], "lstat": [], "close": [],
}
TRACED = ",".join(ERRORS)


class Folder:
    """A data folder in which one thing was logged already, and a site of it."""

    def __init__(self, program, place):
        self.program, self.place = program, place
        data = place / "data"
        data.mkdir(parents=True)
        (data / "profile.json").write_text('{ "timeZone": "Europe/Berlin", "language": "en", "reminders": [{ "activity": "water", "time": "18:00" }] }')
        (data / "trackers.json").write_text('[{ "preset": "water", "dailyGoal": 8 }, { "preset": "mood" }]')
        (data / "entries.csv").write_text("date,level\n2025-10-28,steady\n2025-10-29,easy\n")
        (data / "logs.csv").write_text("id,tracker,timestamp,value\n1,water,2025-10-29T08:00:00+01:00,2\n")
        (place / "export.csv").write_text("Date,Reading\n2025-10-28,20\n2025-10-29,30\n")
        (place / "map.json").write_text(
            '{ "date": "Date", "habits": { "Reading": { "to": "tracker", "mode": "counter", "unit": "pages" } } }')
        self.first = self.records(place)
        self.run("log", "steady", "2025-10-30", "--data", "data", "--now", NOW)

    def run(self, *words, cwd=None, strace=()):
        environment = os.environ | {"XDG_CACHE_HOME": str(self.place / "cache"), "PATH": "/usr/bin:/bin"}
        return subprocess.run([*strace, self.program, *words], cwd=cwd or self.place, env=environment, text=True,
                              capture_output=True, timeout=60, errors="replace")

    @staticmethod
    def files(folder):
        """The bytes of all files, by their paths."""
        return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*"))
                if path.is_file() and not path.is_symlink()}

    @staticmethod
    def records(place):
        """What a person has written, without what only the program reads."""
        return {path: bytes for path, bytes in Folder.files(place / "data").items() if not path.startswith(".reportgen/")}


class Command:
    def __init__(self, name, words, before=(), cwd=None, site=False, whole=True):
        self.name, self.words, self.before, self.cwd, self.site, self.whole = name, words, before, cwd, site, whole


BUILD = ("build", "data", "--output", "site", "--no-png", "--as-of", "2025-10-31")
COMMANDS = [
    Command("log", ("log", "water", "2", "--data", "data", "--now", NOW)),
    Command("log, a new file", ("log", "workout", "30", "--data", "data", "--now", NOW)),
    Command("undo", ("undo", "data"), before=[("log", "water", "2", "--data", "data", "--now", NOW)]),
    Command("undo of several files", ("undo", "data"),
            before=[("tracker", "remove", "water", "--logs", "--yes", "--data", "data", "--now", NOW)]),
    Command("set", ("set", "drinksPerWeek", "7", "--data", "data", "--now", NOW)),
    Command("import", ("import", "export.csv", "--map", "map.json", "--into", "data")),
    Command("build", BUILD, before=[BUILD, ("log", "water", "2", "--data", "data", "--now", NOW)], site=True),
    Command("build, new", BUILD, site=True),
    Command("build, in place", ("build", "../data", "--output", ".", "--no-png", "--as-of", "2025-10-31"),
            before=[BUILD, ("log", "water", "2", "--data", "data", "--now", NOW)], cwd="site", site=True, whole=False),
]


class Trial:
    """All faults of one command."""

    def __init__(self, program, command, place):
        self.program, self.command = program, command
        self.base = Folder(program, place / "base")
        for words in command.before:
            done = self.base.run(*words)
            assert done.returncode == 0, done.stderr
        self.old = self.state(self.base.place)
        self.records_before = Folder.records(self.base.place)
        clean, trace = self.copy(place / "clean"), place / "trace"
        done = self.run(clean, ["strace", "-f", "-y", "-o", trace, "-e", f"trace={TRACED}"])
        assert done.returncode == 0, done.stderr
        self.new = self.state(clean)
        assert self.command.site or self.old != self.new, command.name
        self.cases = self.found(trace, clean)
        self.place = place

    def copy(self, place):
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(self.base.place, place, symlinks=True)
        return place

    def run(self, place, strace=(), words=None):
        base = object.__new__(Folder)
        base.program, base.place = self.program, place
        return base.run(*(words or self.command.words), strace=strace,
                        cwd=place / self.command.cwd if self.command.cwd and not words else place)

    def state(self, place):
        if not self.command.site:
            return Folder.records(place)
        return Folder.files(place / "site") if (place / "site").exists() else {}

    def found(self, trace, place):
        """Every call in our folders: its name, and which one of its thread it is."""
        counts, cases = {}, set()
        for line in trace.read_text(errors="replace").splitlines():
            match = re.match(r"(\d+) +(\w+)\(", line)
            if not match:
                continue
            key = match.groups()
            counts[key] = counts.get(key, 0) + 1
            if str(place) in line or re.search(r'"(\.|\.\./)?(data|site|export|map)', line):
                cases.add((key[1], counts[key]))
        return sorted((call, number, fault) for call, number in cases
                      for fault in [f"error={error}" for error in ERRORS[call]] + ["signal=KILL"])

    def check(self, call, number, fault):
        """What is wrong after a fault; empty where nothing is."""
        place = self.copy(self.place / "trial")
        done = self.run(place, ["strace", "-f", "-o", "/dev/null", "-e", "trace=none", "-e",
                                f"inject={call}:{fault}:when={number}"])
        killed = fault == "signal=KILL"
        problems = []
        if not killed and (done.returncode < 0 or done.returncode > 127):
            problems.append(f"ended with {done.returncode}: {done.stderr[-300:]}")
        if done.returncode not in (0, -9, 137) and not done.stderr.strip():
            problems.append(f"ended with {done.returncode} without a word")
        if self.command.site:
            problems += self.check_site(place, done, killed)
        else:
            problems += self.check_records(place, done, killed)
        left = [str(path.relative_to(place)) for path in place.rglob("*") if re.search(r"\.reportgen-(?!manifest$)", path.name)]
        if left:
            problems.append(f"left {left}")
        return problems

    def check_records(self, place, done, killed):
        problems = []
        # A reader takes back what a killed writer left half done.
        looked = self.run(place, words=("check", "data"))
        if looked.returncode != 0:
            problems.append(f"check ends with {looked.returncode}: {looked.stderr[-300:]}")
        state = self.state(place)
        if state not in (self.old, self.new):
            problems.append(f"neither old nor new: {sorted(state)}")
        elif not killed and done.returncode == 0 and state != self.new:
            problems.append("ended with 0, and nothing was written")
        elif not killed and done.returncode != 0 and state != self.old:
            problems.append(f"ended with {done.returncode}, and something was written: {done.stderr[-300:]}")
        if self.command.name.startswith("undo"):
            return problems
        if state == self.old:
            again = self.run(place)
            if again.returncode != 0 or self.state(place) != self.new:
                problems.append(f"the next run ends with {again.returncode}: {again.stderr[-300:]}")
        for expected in (self.old, self.base.first):
            undone = self.run(place, words=("undo", "data"))
            if undone.returncode != 0 or self.state(place) != expected:
                problems.append(f"undo ends with {undone.returncode}: {undone.stderr[-300:]}")
                break
        return problems

    def check_site(self, place, done, killed):
        problems = []
        state = self.state(place)
        if Folder.records(place) != self.records_before:
            problems.append("a build changed the records")
        if self.command.whole and state not in (self.old, self.new):
            problems.append(f"neither old nor new: {len(state)} files")
        elif not killed and done.returncode == 0 and state != self.new:
            problems.append("ended with 0 with another site")
        again = self.run(place)
        if again.returncode != 0 or self.state(place) != self.new:
            problems.append(f"the next build ends with {again.returncode}: {again.stderr[-300:]}")
        return problems


def main():
    program, seconds = str(pathlib.Path(sys.argv[1]).resolve()), float(sys.argv[2])
    only = sys.argv[3:]
    if not shutil.which("strace"):
        sys.exit("strace is not installed; on Debian: apt-get install strace")
    failed = False
    commands = [command for command in COMMANDS if not only or command.name in only]
    with tempfile.TemporaryDirectory() as folder:
        for index, command in enumerate(commands):
            trial = Trial(program, command, pathlib.Path(folder) / str(index))
            end = time.monotonic() + seconds / len(commands)
            cases = list(trial.cases)
            random.shuffle(cases)
            tried, wrong = 0, 0
            for case in cases:
                if time.monotonic() > end:
                    break
                tried += 1
                problems = trial.check(*case)
                if problems:
                    wrong, failed = wrong + 1, True
                    print(f"{command.name}: {case[0]} number {case[1]}, {case[2]}: " + "; ".join(problems), flush=True)
            print(f"{command.name:<18} {tried} of {len(cases)} faults, {wrong} with a problem", flush=True)
    sys.exit(failed)


main()
