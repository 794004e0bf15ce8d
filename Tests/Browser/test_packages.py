"""A release is had in a minute: the programs alone in an empty root, the container image, install.sh, and the recipes."""

import json
import os
import re
import shutil
import subprocess
import tarfile
import unittest
import urllib.request

from release import COMMIT, REPOSITORY, ROOT, artifact, artifacts, temporary, unpacked, version

COMMANDS = """\
/bin/reportgen init my-year --last-drink 2025-10-20 --tracker mood --language en
/bin/reportgen set timeZone Europe/Berlin --data my-year
/bin/reportgen log steady --data my-year
/bin/reportgen log 3 --date -2 --note friend --data my-year
/bin/reportgen log workout 40 running --data my-year
/bin/reportgen log mood relaxed --data my-year
/bin/reportgen unlog mood --data my-year
/bin/reportgen undo my-year
/bin/reportgen build my-year --output site
/bin/reportgen explain my-year yesterday
/bin/reportgen stats my-year --format text
/bin/reportgen check my-year
/bin/reportgen summary my-year
/bin/reportgen share my-year --output card.svg
/bin/reportgen export my-year --output copy
/bin/reportgen import copy --into again
/bin/reportgen templates export templates
/bin/reportgen token add phone --can write --data my-year
"""


def inside(root, *command, environment=None):
    """Runs a command with a folder as its root, and nothing of this system but the kernel."""
    script = '/bin/mkdir -p "$0/proc" && /bin/mount -t proc proc "$0/proc" && exec /usr/sbin/chroot "$0" "$@"'
    return subprocess.Popen(
        ["/usr/bin/unshare", "--map-root-user", "--mount", "--pid", "--fork", "--kill-child", "/bin/sh", "-c", script, root,
         *command], env=environment or {"HOME": "/"}, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)


def told(process):
    """The exit code and all that a process said."""
    output, _ = process.communicate(timeout=120)
    return process.returncode, output


class EmptyRootTest(unittest.TestCase):
    """Nothing is there but the programs: no library, no shell, no time zones, no /etc."""

    def setUp(self):
        self.root = temporary(self)
        (self.root / "bin").mkdir()
        for program in ("reportgen", "reportgen-serve"):
            shutil.copy(unpacked(program) / "bin" / program, self.root / "bin")

    def test_every_command_of_the_readme_runs(self):
        for line in COMMANDS.splitlines():
            status, said = told(inside(self.root, *line.split()))
            self.assertEqual(status, 0, f"{line}: {said}")
        self.assertIn("<h1", (self.root / "site/index.html").read_text())
        profile = (self.root / "my-year/profile.json").read_text()
        self.assertIn("Europe/Berlin", profile)

    def test_a_zone_that_the_program_does_not_carry_is_refused(self):
        (self.root / "data").mkdir()
        (self.root / "data/entries.csv").write_text("date,level\n2025-10-31,steady\n")
        (self.root / "data/profile.json").write_text('{ "timeZone": "Europe/Berlim" }')
        status, said = told(inside(self.root, "/bin/reportgen", "check", "data"))
        self.assertEqual(status, 65, said)
        self.assertIn("Europe/Berlin", said)

    def test_the_server_answers(self):
        (self.root / "data").mkdir()
        (self.root / "data/entries.csv").write_text("date,level\n2025-10-31,steady\n")
        (self.root / "data/profile.json").write_text('{ "timeZone": "Asia/Tokyo" }')
        server = inside(self.root, "/bin/reportgen", "serve", "/data", "--no-open", "--port", "0")
        self.addCleanup(server.communicate)
        self.addCleanup(server.kill)
        address = None
        while address is None:
            line = server.stdout.readline()
            self.assertNotEqual(line, "", server.poll())
            address = re.search(r"http://127\.0\.0\.1:\d+/", line)
        page = urllib.request.urlopen(address[0], timeout=30).read().decode()
        self.assertIn("<h1", page)


class ImageTest(unittest.TestCase):
    """The container image, unpacked as a runtime does it, and started with its own entry point."""

    def unpack(self, tag):
        folder = temporary(self)
        with tarfile.open(artifact("*-oci-*.tar")) as archive:
            archive.extractall(folder / "layout", filter="data")
        done = subprocess.run(
            ["umoci", "unpack", "--rootless", "--image", f"{folder}/layout:{tag}", folder / "bundle"],
            capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        settings = json.loads((folder / "bundle/config.json").read_text())["process"]
        return folder / "bundle/rootfs", settings

    def run_image(self, root, settings, *arguments):
        environment = dict(pair.split("=", 1) for pair in settings["env"])
        program = "/usr/bin/" + settings["args"][0]
        return told(inside(root, program, *arguments, environment=environment))

    def test_it_builds_a_site_without_any_other_program(self):
        root, settings = self.unpack(version())
        self.assertEqual(settings["args"], ["reportgen", "--help"])
        self.assertEqual(settings["cwd"], "/data")
        shutil.copytree(ROOT / "sample-data", root / "data/year")
        status, said = self.run_image(root, settings, "build", "/data/year", "--output", "/data/site")
        self.assertEqual(status, 0, said)
        self.assertTrue((root / "data/site/index.html").is_file())
        self.assertEqual([path.name for path in (root / "usr/bin").iterdir() if "reportgen" not in path.name], [])

    def test_the_larger_tag_draws_png(self):
        root, settings = self.unpack(f"{version()}-png")
        shutil.copytree(ROOT / "sample-data", root / "data/year")
        status, said = self.run_image(
            root, settings, "build", "/data/year", "--as-of", "2025-10-31", "--output", "/data/site", "--png", "all")
        self.assertEqual(status, 0, said)
        self.assertNotIn("PNG", said)
        pictures = list((root / "data/site/share").glob("*.png"))
        self.assertGreater(len(pictures), 4)
        self.assertTrue(pictures[0].read_bytes().startswith(b"\x89PNG"))
        licences = {path.parent.name for path in (root / "usr/share/doc").glob("*/copyright")}
        self.assertLessEqual({"reportgen", "reportgen-serve", "librsvg2-bin", "libc6"}, licences)


class InstallerTest(unittest.TestCase):
    """install.sh says what it does before it does it, and installs nothing that was changed."""

    def setUp(self):
        self.home = temporary(self)
        self.release = self.home / "release"
        shutil.copytree(artifacts(), self.release)

    def install(self, *options, answer=""):
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(self.home), "RELEASE": str(self.release)}
        # In a session of its own it has no terminal to ask at.
        return subprocess.run(["sh", self.release / "install.sh", *options], capture_output=True, text=True,
                              env=environment, input=answer, start_new_session=True)

    def test_it_installs_both_programs_for_one_person(self):
        done = self.install("--yes")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertLess(done.stdout.index("This will"), done.stdout.index(f"reportgen {version()} is in"))
        bin = self.home / ".local/bin"
        self.assertEqual(sorted(path.name for path in bin.iterdir()), ["reportgen", "reportgen-serve"])
        shown = subprocess.run([bin / "reportgen", "--version"], capture_output=True, text=True)
        self.assertEqual(shown.stdout.strip(), version())
        self.assertTrue((self.home / ".local/share/man/man1/reportgen.1").is_file())

    def test_what_was_changed_is_not_installed(self):
        with artifact("reportgen-[0-9]*.tar.gz").open("rb") as file:
            [tarball] = self.release.glob("reportgen-[0-9]*.tar.gz")
            tarball.write_bytes(file.read() + b"more")
        done = self.install("--yes")
        self.assertEqual(done.returncode, 1)
        self.assertIn("is not what this file says it should be; nothing was installed", done.stderr)
        self.assertFalse((self.home / ".local").exists())

    def test_without_an_answer_nothing_happens(self):
        done = self.install()
        self.assertEqual(done.returncode, 1)
        self.assertIn("nobody is here to answer", done.stderr)
        self.assertFalse((self.home / ".local").exists())
        self.assertEqual(self.install("--force").returncode, 1)

    def test_shellcheck_finds_nothing(self):
        judged = subprocess.run(["shellcheck", self.release / "install.sh"], capture_output=True, text=True)
        self.assertEqual(judged.returncode, 0, judged.stdout)


class RecipeTest(unittest.TestCase):
    """Each recipe is read by the program that knows its language, and names the sums of this release."""

    def setUp(self):
        self.sums = {line.split()[1]: line.split()[0] for line in (artifacts() / "SHA256SUMS").read_text().splitlines()}
        self.archives = [name for name in self.sums if re.fullmatch(r"reportgen(-serve)?-[0-9.]+-linux-\w+\.tar\.gz", name)]

    def test_each_names_the_files_of_this_release_and_their_sums(self):
        self.assertEqual(len(self.archives), 2)
        for name in ("reportgen.rb", "PKGBUILD", "reportgen.nix", "install.sh"):
            text = (artifacts() / name).read_text()
            for archive in self.archives:
                self.assertIn(self.sums[archive], text, name)
            self.assertIn(REPOSITORY, text)
            self.assertIn(version(), text)
            self.assertNotIn("OWNER", text)
        self.assertIn(COMMIT, (artifacts() / "reportgen.rb").read_text())
        self.assertIn(f"ghcr.io/{REPOSITORY}:{version()}", (artifacts() / "compose.yml").read_text())

    def test_homebrew(self):
        self.read("ruby", "-wc", "reportgen.rb")

    def test_nix(self):
        self.read("nix-instantiate", "--parse", "reportgen.nix")

    def test_arch_linux(self):
        folder = temporary(self)
        for name in ["PKGBUILD", *self.archives]:
            shutil.copy(artifacts() / name, folder)
        # makepkg refuses to run as root.
        user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.geteuid() == 0 else []
        subprocess.run(["chmod", "-R", "a+rwX", folder], check=True)
        # What is installed is not asked for.
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(folder), "PACMAN": "true"}
        listed = subprocess.run(
            [*user, "makepkg", "--printsrcinfo"], cwd=folder, env=environment, capture_output=True, text=True)
        self.assertEqual(listed.returncode, 0, listed.stderr)
        self.assertIn("pkgname = reportgen-serve-bin", listed.stdout)
        verified = subprocess.run(
            [*user, "makepkg", "--verifysource", "--nodeps"], cwd=folder, env=environment, capture_output=True, text=True)
        self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)
        judged = subprocess.run(
            ["shellcheck", "--shell=bash", "--exclude=SC2034,SC2154", folder / "PKGBUILD"], capture_output=True, text=True)
        self.assertEqual(judged.returncode, 0, judged.stdout)

    def test_the_notes_of_a_release_come_from_the_changes(self):
        notes = subprocess.run(
            ["python3", ROOT / ".ci/packaging/notes.py", version()], capture_output=True, text=True, check=True).stdout
        self.assertIn(notes.splitlines()[0], (ROOT / "CHANGELOG.md").read_text())

    def read(self, *command):
        read = subprocess.run([*command[:-1], artifacts() / command[-1]], capture_output=True, text=True)
        self.assertEqual(read.returncode, 0, read.stdout + read.stderr)
