"""From a repository that holds only records to a site and a summary of last week, by the very steps of the action."""

import datetime
import os
import pathlib
import re
import subprocess
import sys
import unittest

import yaml

from release import ROOT, artifacts, temporary, version
from runner import ACTION, Runner, offer_release, serve

SECRETS = ("Ottilie", "birthday of a friend", "Sofa talk")
WORKFLOWS = [ROOT / "action.yml", *ROOT.glob(".github/workflows/*.yml"), ROOT / ".github/publish/github-pages.yml"]
TOOLS = pathlib.Path(sys.executable).parent


def write_records(folder):
    """Three weeks up to today, with what is nobody else's business."""
    folder.mkdir(parents=True, exist_ok=True)
    days = [datetime.date.today() - datetime.timedelta(days=back) for back in range(21, -1, -1)]
    (folder / "profile.json").write_text(f'{{ "name": "{SECRETS[0]}", "timeZone": "Europe/Berlin" }}')
    rows = [f"{day},{'easy' if day.day % 9 == 0 else 'steady'},{SECRETS[1]}\n" for day in days]
    (folder / "entries.csv").write_text("date,level,note\n" + "".join(rows))
    (folder / "trackers.json").write_text('[{ "id": "talk", "preset": "mood", "name": "' + SECRETS[2] + '" }]')


def everything(folder):
    """All text below a folder."""
    return "".join(file.read_bytes().decode(errors="replace") for file in sorted(folder.rglob("*")) if file.is_file())


class ActionTest(unittest.TestCase):
    def setUp(self):
        self.folder = temporary(self)
        self.release = offer_release(self.folder / "served")
        self.runner = Runner(self.folder / "machine", serve(self, self.folder / "served"))
        self.work = self.runner.workspace
        write_records(self.work)

    def use(self, **inputs):
        status = self.runner.use(**inputs)
        self.assertEqual(status, 0, self.runner.log)

    def test_records_become_a_site_and_a_summary_of_last_week(self):
        self.use()
        self.assertEqual(self.runner.outputs, {"site": "site", "version": version()})
        self.assertIn("<h1", (self.work / "site/index.html").read_text())
        summary = self.runner.read("STEP_SUMMARY")
        year, week, _ = (datetime.date.today() - datetime.timedelta(days=7)).isocalendar()
        self.assertRegex(summary, r"(?m)^# ", "a summary is Markdown with a heading")
        self.assertRegex(summary, rf"\b0?{week}\b")
        self.assertTrue(pathlib.Path(self.runner.read("PATH").strip(), "reportgen").is_file(), "later steps can call it")

    def test_last_week_is_told_once_a_week(self):
        is_monday = datetime.date.today().weekday() == 0
        for event, when, told in (("push", "weekly", False), ("schedule", "weekly", is_monday),
                                  ("workflow_dispatch", "weekly", True), ("push", "always", True),
                                  ("workflow_dispatch", "never", False)):
            self.runner.event = event
            self.runner.files["STEP_SUMMARY"].unlink(missing_ok=True)
            self.use(summary=when)
            self.assertEqual(self.runner.read("STEP_SUMMARY") != "", told, (event, when))
        self.assertNotEqual(self.runner.use(summary="daily"), 0)
        self.assertIn("is not weekly, always or never", self.runner.log)

    def test_a_demonstration_is_of_now_and_no_stranger_is_warned(self):
        (self.work / "entries.csv").write_text("date,level\n2020-01-01,steady\n2020-01-02,steady\n")
        self.runner.is_private = False
        self.use(shift_to="today", audience="private")
        self.assertNotIn("::warning", self.runner.log)
        page = (self.work / "site/index.html").read_text()
        self.assertNotIn("2020", page)
        self.assertIn(str(datetime.date.today().year), page)

    def test_who_says_nothing_publishes_nothing_private(self):
        self.use()
        told = everything(self.work / "site") + self.runner.read("STEP_SUMMARY") + self.runner.log
        for secret in SECRETS:
            self.assertNotIn(secret, told)

    def test_the_private_edition_has_to_be_asked_for(self):
        self.use(audience="private")
        self.assertIn(SECRETS[0], everything(self.work / "site"))
        self.assertEqual(ACTION["inputs"]["audience"]["default"], "public")
        for workflow in ROOT.glob(".github/publish/*.yml"):
            self.assertNotRegex(workflow.read_text(), r"(?im)^\s*audience: *\"?private")

    def test_who_keeps_records_in_a_public_repository_is_warned(self):
        self.use()
        self.assertNotIn("::warning", self.runner.log)
        self.runner.is_private = False
        self.use()
        self.assertIn("::warning title=Your records can be read by everyone::", self.runner.log)

    def test_inputs_reach_the_program(self):
        self.use(output="public", language="de", base_url="https://example.org/mein-jahr/", version=f"v{version()}")
        self.assertIn('lang="de"', (self.work / "public/index.html").read_text())
        self.assertIn("https://example.org/mein-jahr/", everything(self.work / "public"))

    def test_own_templates_and_strictness_reach_the_program(self):
        look = self.work / "look"
        look.mkdir()
        (look / "site.css").write_text("/* my own look */")
        self.use(templates="look")
        self.assertTrue((self.work / "site/assets/site.css").is_file())
        (self.work / "profile.json").write_text('{ "timeZone": "Europe/Berlin", "nmae": "Ada" }')
        self.use(strict="false")
        self.assertNotEqual(self.runner.use(strict="true"), 0)
        self.assertIn("nmae", self.runner.log)
        self.assertNotEqual(self.runner.use(strict="perhaps"), 0)
        self.assertIn("does not say whether warnings stop the build", self.runner.log)

    def test_names_are_names_whatever_they_look_like(self):
        name = "a year; touch one $(touch two) `touch three` \"'"
        write_records(self.work / name)
        self.use(data=name, output=name + " site")
        self.assertTrue((self.work / (name + " site") / "index.html").is_file())
        self.assertFalse({"one", "two", "three"} & {path.name for path in self.work.iterdir()})

    def test_a_folder_that_is_called_like_an_option_is_a_folder_and_an_output_is_one_line(self):
        for name in ("--help", "-h", "--version"):
            self.assertNotEqual(self.runner.use(data=name), 0, name)
        self.assertNotEqual(self.runner.use(output="a\nsite=/etc"), 0)
        self.assertIn("is not the name of a folder on one line", self.runner.log)
        self.assertNotIn("/etc", self.runner.read("OUTPUT"))

    def test_a_release_that_is_not_there_is_named(self):
        self.assertNotEqual(self.runner.use(version="99.0"), 0)
        self.assertIn("::error title=reportgen 99.0 can not be fetched::", self.runner.log)
        self.assertIn("someone/reportgen/releases", self.runner.log)

    def test_what_is_no_version_is_refused(self):
        self.assertNotEqual(self.runner.use(version="../../evil"), 0)
        self.assertIn("is no version", self.runner.log)

    def test_a_tarball_that_is_not_what_was_released_is_never_unpacked(self):
        [tarball] = self.release.glob("reportgen-[0-9]*.tar.gz")
        with tarball.open("ab") as file:
            file.write(b"more")
        self.assertNotEqual(self.runner.use(), 0)
        self.assertIn("is damaged", self.runner.log)
        self.assertEqual(self.runner.read("PATH"), "")

    def test_a_mistake_in_the_records_ends_the_job_and_says_where(self):
        with (self.work / "entries.csv").open("a") as file:
            file.write("2025-02-30,steady,\n")
        self.assertNotEqual(self.runner.use(), 0)
        self.assertRegex(self.runner.log, r"entries\.csv:\d+: error:")
        self.assertFalse((self.work / "site").exists())


class GitLabTest(unittest.TestCase):
    def test_the_job_to_copy_builds_a_site_and_a_summary(self):
        folder = temporary(self)
        release = offer_release(folder / "served")
        server = serve(self, folder / "served")
        runner = Runner(folder / "machine", server)
        write_records(runner.workspace)
        # A machine on which a package can be installed without changing this one.
        root = folder / "root"
        runner.pretend("apt-get", f'case "${{*: -1}}" in *.deb) dpkg-deb --extract "${{*: -1}}" {root} ;; esac')
        job = yaml.safe_load((release / "gitlab-pages.yml").read_text())["pages"]
        variables = {name: str(value) for name, value in job["variables"].items()}
        environment = variables | {
            "PATH": f"{root}/usr/bin:{runner.programs}:/usr/bin:/bin", "HOME": str(folder),
            "REPORTGEN": str(release.parent).replace(str(folder / "served"), server),
            "CI_PAGES_URL": "https://someone.gitlab.io/my-year",
        }
        ran = self.run_job(job, environment | {"CI_PIPELINE_SOURCE": "web"}, runner.workspace)
        published = everything(runner.workspace / "public")
        self.assertIn("https://someone.gitlab.io/my-year", published)
        self.assertEqual([secret for secret in SECRETS if secret in published + ran.stdout], [])
        self.assertIn((runner.workspace / "summary.md").read_text(), ran.stdout)
        pushed = self.run_job(job, environment | {"CI_PIPELINE_SOURCE": "push"}, runner.workspace)
        self.assertNotIn((runner.workspace / "summary.md").read_text(), pushed.stdout)

    def run_job(self, job, environment, workspace):
        ran = subprocess.run(
            ["bash", "-eo", "pipefail", "-c", "\n".join(job["script"])], cwd=workspace, env=environment,
            capture_output=True, text=True)
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)
        return ran


class WorkflowTest(unittest.TestCase):
    """Nothing that runs elsewhere asks for more than it needs, or trusts what may change."""

    def test_zizmor_finds_nothing(self):
        judged = subprocess.run(
            [TOOLS / "zizmor", "--offline", "--quiet", "--config", ROOT / ".github/zizmor.yml", *WORKFLOWS],
            capture_output=True, text=True)
        self.assertEqual(judged.returncode, 0, judged.stdout + judged.stderr)

    def test_every_foreign_action_is_pinned_and_says_its_version(self):
        for workflow in WORKFLOWS:
            for line in re.findall(r"uses: (.*)", workflow.read_text()):
                # The action of this commit itself is pinned by it.
                if line != "./" and not line.startswith("OWNER/reportgen@"):
                    self.assertRegex(line, r"^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", workflow)

    def test_what_is_to_be_copied_names_the_version_of_the_code(self):
        text = "".join(file.read_text() for file in sorted(ROOT.glob(".github/publish/*.yml")))
        self.assertIn(f"OWNER/reportgen@v{version()}\n", text)
        self.assertIn(f'REPORTGEN_VERSION: "{version()}"', text)
        self.assertEqual(set(re.findall(r"\b\d+\.\d+\.\d{1,3}\b", (ROOT / "README.md").read_text())), {version()})

    def test_no_script_is_made_of_what_others_wrote(self):
        for workflow in WORKFLOWS:
            for script in self.scripts(yaml.safe_load(workflow.read_text())):
                self.assertNotIn("${{", script, workflow)

    def test_shellcheck_finds_nothing(self):
        scripts = [(file, file.read_text()) for file in sorted(ROOT.glob(".ci/*")) if file.is_file()]
        scripts = [(file, script) for file, script in scripts if re.match(r"#!.*\b(ba)?sh\b", script)]
        for workflow in [*WORKFLOWS, ROOT / ".github/publish/gitlab-pages.yml"]:
            read = yaml.safe_load(workflow.read_text())
            scripts += [(workflow, "#!/bin/bash -e\n" + script) for script in self.scripts(read)]
        for file, script in scripts:
            judged = subprocess.run(
                [TOOLS / "shellcheck", "--severity", "style", "-"], input=script, capture_output=True, text=True)
            self.assertEqual(judged.stdout, "", file)

    def scripts(self, part):
        """Every shell script of a workflow, an action or a job."""
        if isinstance(part, list):
            return [script for child in part for script in self.scripts(child)]
        if not isinstance(part, dict):
            return []
        own = [part["run"]] if isinstance(part.get("run"), str) else []
        own += ["\n".join(part["script"])] if isinstance(part.get("script"), list) else []
        return own + [script for child in part.values() for script in self.scripts(child)]
