"""A release runs where nothing but the system is, and brings a manual, completions and what it owes to others."""

import csv
import datetime
import json
import random
import re
import shutil
import subprocess
import unittest

from browser import AS_OF
from release import COMMIT, REPOSITORY, ROOT, artifact, artifacts, bare_environment, temporary, unpacked, version

PROGRAMS = ("reportgen", "reportgen-serve")


def run(*command, **options):
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)


class ReleaseTest(unittest.TestCase):
    def test_the_program_knows_its_version_and_writes_the_same_site(self):
        place = temporary(self)
        program = unpacked() / "bin" / "reportgen"
        surroundings = {"cwd": place, "env": bare_environment(place)}
        self.assertEqual(run(program, "--version", **surroundings).stdout.strip(), version())
        shutil.copytree(ROOT / "sample-data", place / "data")
        built = run(program, "build", "data", "--as-of", AS_OF, "--strict", "--no-png", **surroundings)
        self.assertEqual(built.returncode, 0, built.stderr)
        different = run("diff", "--recursive", "--brief", "--exclude=*.png", "--exclude=.*", place / "site", ROOT / "site")
        self.assertEqual(different.stdout, "")

    def test_a_hundred_thousand_records_go_out_and_come_back(self):
        """U-01: in the tests of units 10,000 do; those are not optimised, and ten times as slow."""
        place = temporary(self)
        program = unpacked() / "bin" / "reportgen"
        surroundings = {"cwd": place, "env": bare_environment(place)}
        (place / "data").mkdir()
        (place / "data" / "profile.json").write_text('{ "timeZone": "Europe/Berlin", "dayStart": "04:00" }')
        (place / "data" / "trackers.json").write_text('[{"preset":"water"},{"preset":"feelings"},{"preset":"snacking"}]')
        drawn = random.Random(1)
        with open(place / "data" / "logs.csv", "w", newline="", encoding="utf-8") as file:
            table = csv.writer(file)
            table.writerow(["timestamp", "tracker", "value", "trigger", "note"])
            for number in range(100_000):
                day = datetime.datetime(2001, 1, 1) + datetime.timedelta(minutes=number * 130 + drawn.randrange(100))
                tracker, value = drawn.choice(
                    [("water", drawn.choice(["", "1", "2.5"])), ("feelings", drawn.choice(["love", "joy|fear"])), ("snacking", "")])
                time = drawn.choice([f"{day:%Y-%m-%d}", f"{day:%Y-%m-%dT%H:%M}", f"{day:%Y-%m-%dT%H:%M:%S}Z"])
                note = drawn.choice(["", "", 'a "b", c', "ü\n👩‍👩‍👧", f"# {number}"])
                table.writerow([time, tracker, value, drawn.choice(["", "stress"]), note])
        for command in (("export", "data", "--output", "out"), ("import", "out", "--into", "back")):
            done = run(program, *command, **surroundings)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("100,000", done.stdout)
        first, second = (run(program, "stats", folder, "--as-of", AS_OF, **surroundings).stdout for folder in ("data", "back"))
        self.assertEqual(json.loads(first), json.loads(second))
        self.assertIn("nothing was written", run(program, "import", "out", "--into", "back", **surroundings).stdout)

    def test_it_needs_no_library_and_lies_at_a_place_that_nobody_can_guess(self):
        for program in PROGRAMS:
            headers = run("readelf", "--file-header", "--program-headers", unpacked(program) / "bin" / program).stdout
            self.assertNotIn("INTERP", headers, program)
            self.assertRegex(headers, r"Type: +DYN", program)

    def test_the_program_is_at_most_30_MB(self):
        self.assertLess((unpacked() / "bin" / "reportgen").stat().st_size, 30_000_000)

    def test_the_server_is_apart_from_the_program_that_builds(self):
        self.assertEqual([file.name for file in (unpacked() / "bin").iterdir()], ["reportgen"])
        self.assertEqual([file.name for file in (unpacked("reportgen-serve") / "bin").iterdir()], ["reportgen-serve"])
        library = run("grep", "--count", "--text", "HummingbirdCore", unpacked() / "bin" / "reportgen")
        self.assertEqual(library.stdout.strip(), "0", "the library of the server is in the program that builds")

    def test_the_sums_are_those_of_all_files(self):
        self.assertEqual(run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=artifacts()).returncode, 0)
        named = {line.split()[1] for line in (artifacts() / "SHA256SUMS").read_text().splitlines()}
        self.assertEqual(named | {"SHA256SUMS"}, {file.name for file in artifacts().iterdir()})

    def test_the_release_lists_the_version_of_each_dependency(self):
        pins = json.loads((artifacts() / "Package.resolved").read_text())["pins"]
        versions = {pin["location"].removesuffix(".git"): pin["state"]["version"] for pin in pins}
        named = dict(re.findall(r'url: "([^"]+)", exact: "([^"]+)"', (ROOT / "Package.swift").read_text()))
        self.assertEqual({url: versions.get(url) for url in named}, named)

    def test_the_tarball_says_nothing_of_who_made_it(self):
        for program in PROGRAMS:
            tarball = artifact(f"{program}-[0-9]*.tar.gz")
            for line in run("tar", "--list", "--verbose", "--numeric-owner", "--file", tarball).stdout.splitlines():
                self.assertEqual(line.split()[1], "0/0", line)
            owner = run(
                "grep", "--count", "--text", "--fixed-strings", ROOT / "Sources", unpacked(program) / "bin" / program)
            self.assertEqual(owner.stdout.strip(), "0", f"the folder of the sources stands in {program}")

    def test_the_package_asks_for_what_the_program_needs(self):
        field = lambda name: run("dpkg-deb", "--field", artifact("reportgen_*.deb"), name).stdout.strip()
        self.assertEqual(field("Version"), version())
        self.assertEqual(field("Depends"), "tzdata")
        self.assertIn("librsvg2-bin", field("Recommends"))

    def test_lintian_has_no_objections(self):
        for program in PROGRAMS:
            judged = run("lintian", "--fail-on", "error,warning", "--allow-root", artifact(f"{program}_*.deb"))
            self.assertEqual(judged.returncode, 0, judged.stdout + judged.stderr)

    def test_the_workflows_to_copy_name_this_release(self):
        github = (artifacts() / "github-pages.yml").read_text()
        self.assertIn(f"uses: {REPOSITORY}@{COMMIT} # v{version()}", github)
        gitlab = (artifacts() / "gitlab-pages.yml").read_text()
        self.assertIn(f'REPORTGEN_VERSION: "{version()}"', gitlab)
        self.assertNotIn("OWNER", github + gitlab)


class ManualTest(unittest.TestCase):
    def setUp(self):
        self.page = unpacked() / "share" / "man" / "man1" / "reportgen.1"

    def test_it_is_sound(self):
        pages = sorted(self.page.parent.glob("*.1"))
        self.assertIn("reportgen-log.1", [page.name for page in pages])
        judged = run("mandoc", "-T", "lint", "-W", "warning", *pages)
        self.assertEqual(judged.stdout + judged.stderr, "")

    def test_it_tells_of_every_command_and_option(self):
        shown = re.sub(".\x08", "", run("mandoc", "-T", "utf8", "-O", "width=100", self.page).stdout)
        for section in ("NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "FILES", "EXIT STATUS", "EXAMPLES"):
            self.assertIn(f"\n{section}\n", shown)
        program = unpacked() / "bin" / "reportgen"
        names = self.names(json.loads(run(program, "--experimental-dump-help").stdout)["command"])
        self.assertGreater(len(names), 10)
        for name in names:
            self.assertIn(name, shown)

    def names(self, command):
        """What is typed for a command and for those below it."""
        typed = {command["commandName"]}
        for argument in command.get("arguments", []):
            typed |= {"-" * (1 + (name["kind"] == "long")) + name["name"] for name in argument.get("names", [])}
        for child in command.get("subcommands", []):
            typed |= self.names(child) if child["commandName"] != "help" else set()
        return typed


class CompletionTest(unittest.TestCase):
    def test_each_shell_can_read_its_own(self):
        for shell, file in {
            "bash": "bash-completion/completions/reportgen",
            "zsh": "zsh/site-functions/_reportgen",
            "fish": "fish/vendor_completions.d/reportgen.fish",
        }.items():
            read = run(shell, "-n", unpacked() / "share" / file)
            self.assertEqual((read.returncode, read.stderr), (0, ""), shell)

    def test_bash_offers_commands_and_folders(self):
        place = temporary(self)
        (place / "my-year").mkdir()
        file = unpacked() / "share/bash-completion/completions/reportgen"
        offered = lambda *words: run("bash", "-c", f"""
            source {file}
            COMP_WORDS=({" ".join(map(repr, words))}) COMP_CWORD={len(words) - 1} COMP_LINE={" ".join(words)!r}
            COMP_POINT=${{#COMP_LINE}} COMP_TYPE=9
            _reportgen reportgen "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD-1]}}"
            printf '%s\\n' "${{COMPREPLY[@]}}" """, cwd=place).stdout.split()
        self.assertEqual(offered("reportgen", "bui"), ["build"])
        self.assertEqual([name.rstrip("/") for name in offered("reportgen", "build", "my")], ["my-year"])


class InstallationTest(unittest.TestCase):
    def test_install_puts_all_below_a_prefix_and_uninstall_takes_all_away(self):
        place = temporary(self)
        place.joinpath("opt/bin").mkdir(parents=True)
        place.joinpath("opt/bin/other").touch()
        settings = [f"DESTDIR={place}", "PREFIX=/opt"]
        self.assertEqual(run("make", "install", *settings, cwd=ROOT).returncode, 0)
        installed = {path.relative_to(place / "opt") for path in place.rglob("*") if path.is_file()}
        folders = [unpacked(program) for program in PROGRAMS]
        released = {path.relative_to(folder) for folder in folders for path in folder.rglob("*") if path.is_file()}
        self.assertEqual({str(path) for path in installed - released}, {"bin/other"})
        self.assertEqual(released - installed, set())
        self.assertEqual(run(place / "opt/bin/reportgen", "--version").stdout.strip(), version())
        self.assertEqual(run("make", "uninstall", *settings, cwd=ROOT).returncode, 0)
        self.assertEqual([path.name for path in place.rglob("*") if path.is_file()], ["other"])
