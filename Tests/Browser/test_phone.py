"""A phone that is reminded and answers, and phones that are paired with a server behind a proxy."""

import datetime
import json
import os
import re
import shutil
import socket
import subprocess
import time
import unittest
import urllib.error
import urllib.request
import zoneinfo

from browser import BrowserTest, QuietHandler, ROOT, served
from ntfy import Ntfy, Phone
from release import temporary
from serving import ServedTest

REPORTGEN = ROOT / ".build/debug/reportgen"
OUTSIDE = "https://home.example"
PROFILE = {"timeZone": "Europe/Berlin", "language": "en", "reminders": [
    {"activity": "noalc", "time": "09:00"}, {"activity": "meditation", "time": "09:00"},
    {"activity": "water", "time": "10:00"}, {"activity": "snacking", "time": "20:00"}]}
TRACKERS = [{"preset": "water", "dailyGoal": 8}, {"preset": "snacking"}, {"preset": "mood"}]


class FolderTest(unittest.TestCase):
    """A test with a folder of records and the commands on it."""

    def setUp(self):
        super().setUp()
        self.place = temporary(self)
        self.data = self.place / "data"
        self.data.mkdir()
        self.write(PROFILE)
        (self.data / "trackers.json").write_text(json.dumps(TRACKERS))
        days = "".join(f"2025-10-{day},steady\n" for day in range(10, 30))
        (self.data / "entries.csv").write_text("date,level\n" + days)

    def write(self, profile):
        (self.data / "profile.json").write_text(json.dumps(profile))

    def run_it(self, *words, code=0, **environment):
        done = subprocess.run([REPORTGEN, *words], capture_output=True, text=True, cwd=self.place,
                              env=os.environ | environment)
        self.assertEqual(done.returncode, code, done.stderr)
        return done

    def serve(self, now, *options):
        """Serves the folder at a moment until the test ends, or `stop` is called; the address on this machine."""
        command = [REPORTGEN, "serve", "data", "--as-of", now, "--port", "0", "--no-open", *options]
        server = subprocess.Popen(command, cwd=self.place, stderr=subprocess.PIPE, text=True)
        self.addCleanup(server.stderr.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        self.server = server
        return re.match(r"(http://127\.0\.0\.1:\d+)/ ", server.stderr.readline()).group(1)

    def stop(self):
        self.server.terminate()
        self.server.wait()

    def lines(self, name):
        path = self.data / name
        return path.read_text().splitlines() if path.exists() else []


class NtfyTest(FolderTest):
    def remind(self, ntfy, now, *options, code=0, **environment):
        return self.run_it("remind", "data", "--now", now, "--ntfy", ntfy.topic, "--behind", OUTSIDE, *options,
                           code=code, **environment)

    def test_V_24_N_25_three_buttons_answer_from_the_lock_screen(self):
        ntfy = Ntfy(self)
        self.remind(ntfy, "2025-10-31T09:30")
        noalc, meditation = ntfy.messages
        self.assertEqual(noalc["title"], "How was your evening yesterday?")
        self.assertEqual([action["label"] for action in noalc["actions"]],
                         ["💧 Steady", "✨ Easy", "💥 Wild"])
        self.assertEqual(noalc["click"], OUTSIDE + "/log?day=2025-10-30")
        # Nothing of the person's own is in what others carry.
        self.assertEqual(meditation["title"], "Something to write down?")
        self.assertEqual([action["label"] for action in meditation["actions"]], ["🧘 2 min", "🧘 10 min", "🧘 20 min"])
        root = self.serve("2025-10-31T09:31", "--behind", OUTSIDE)
        phone, other = Phone(root), Phone(root)
        status, answer, clears = phone.press(noalc, "Steady")
        self.assertEqual((status, clears), (201, True))
        self.assertEqual(answer["day"], "2025-10-30")
        # What passes through others tells no more than was said.
        self.assertEqual((answer["streak"], answer["corrects"]), (None, None))
        self.assertEqual(answer["text"], "Yesterday, Thursday 30 October: steady.")
        stats = json.loads(self.run_it("stats", "data", "--as-of", "2025-10-31T09:40").stdout)
        self.assertEqual(stats["noalc"]["streak"]["current"], 21)
        for _ in range(2):
            status, answer, _ = other.press(noalc, "Steady")
            self.assertEqual((status, answer["repeated"]), (200, True))
        self.assertEqual(self.lines("entries.csv")[-1].split(",")[:2], ["2025-10-30", "steady"])
        self.assertEqual(len(self.lines("entries.csv")), 22)
        # Another answer corrects the first one.
        self.assertEqual(other.press(noalc, "Wild")[0], 201)
        self.assertTrue(self.lines("entries.csv")[-1].startswith("2025-10-30,wild"))
        self.assertEqual(phone.press(noalc, "Steady")[1]["repeated"], True)
        self.assertTrue(self.lines("entries.csv")[-1].startswith("2025-10-30,wild"))
        # The last one is taken back, and a late arrival of it changes nothing.
        self.run_it("undo", "data")
        self.assertEqual(phone.press(noalc, "Wild")[1]["undone"], True)
        self.assertTrue(self.lines("entries.csv")[-1].startswith("2025-10-30,steady"))
        self.assertEqual(phone.press(meditation, "🧘 10")[0], 201)
        self.assertEqual(phone.press(meditation, "🧘 20")[0], 201)
        self.assertEqual(len(self.lines("activities.csv")), 2)
        self.assertIn(",20,", self.lines("activities.csv")[-1])

    def test_V_24_an_answer_that_arrives_late_is_for_the_day_that_was_asked_about(self):
        for late in ("2025-10-31T18:30", "2025-11-01T10:00", "2025-11-05T23:00"):
            with self.subTest(late):
                shutil.rmtree(self.data)
                self.setUp()
                ntfy = Ntfy(self)
                self.remind(ntfy, "2025-10-31T10:30")
                phone = Phone(self.serve(late, "--behind", OUTSIDE))
                for message, label in zip(ntfy.messages, ("Easy", "🧘 10", "💧 2")):
                    self.assertEqual(phone.press(message, label)[0], 201, message)
                    self.assertEqual(phone.press(message, label)[0], 200)
                self.assertTrue(self.lines("entries.csv")[-1].startswith("2025-10-30,easy"))
                self.assertIn("2025-10-31", self.lines("activities.csv")[-1])
                self.assertIn("2025-10-31", self.lines("logs.csv")[-1])
                self.stop()

    def test_V_24_a_token_of_a_button_answers_its_question_and_opens_nothing_else(self):
        ntfy = Ntfy(self)
        self.remind(ntfy, "2025-10-31T10:30")
        root = self.serve("2025-10-31T10:31", "--behind", OUTSIDE)
        header = ntfy.messages[0]["actions"][0]["headers"]["Authorization"]

        def ask(path, body=None):
            request = urllib.request.Request(root + path, body, {"Authorization": header, "Host": "home.example"})
            try:
                with urllib.request.urlopen(request) as reply:
                    return reply.status
            except urllib.error.HTTPError as error:
                with error:
                    return error.code

        for path in ("/", "/api/today", "/today.svg", "/data.json", "/settings/devices", "/log"):
            self.assertIn(ask(path), (401, 403), path)
        for words in (b"water 2", b"meditation 10", b"note hello", b"steady today", b"steady 2025-10-29"):
            self.assertEqual(ask("/api/log", words), 422, words)
        self.assertEqual(len(self.lines("entries.csv")), 21)
        self.stop()
        # It is over a week after it was sent, by the real clock, whatever day the pages are of.
        today = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/Berlin")).date()
        tokens = self.run_it("token", "list", "--data", "data").stdout
        self.assertIn(f"{today}\tuntil {today + datetime.timedelta(days=7)}", tokens)

    def test_T_24_none_twice_none_for_what_is_answered_none_in_quiet_hours(self):
        ntfy = Ntfy(self)
        self.remind(ntfy, "2025-10-31T09:30")
        self.remind(ntfy, "2025-10-31T09:35")
        self.assertEqual(len(ntfy.messages), 2)
        self.run_it("log", "water", "--data", "data", "--now", "2025-10-31T09:40")
        self.remind(ntfy, "2025-10-31T10:05")
        self.assertEqual(len(ntfy.messages), 2)
        self.write(PROFILE | {"quietHours": "19:00-10:00"})
        self.remind(ntfy, "2025-10-31T21:00")
        self.remind(ntfy, "2025-11-01T09:30")
        self.assertEqual(len(ntfy.messages), 2)
        self.remind(ntfy, "2025-11-01T10:01")
        self.assertEqual(len(ntfy.messages), 5)
        self.assertEqual(ntfy.messages[2]["click"], OUTSIDE + "/log?day=2025-10-31")

    def test_what_cannot_be_sent_comes_again(self):
        ntfy = Ntfy(self, token="tk_secret")
        failed = self.remind(ntfy, "2025-10-31T09:30", code=74)
        self.assertIn("the reminder could not be sent: curl: (22)", failed.stderr)
        ntfy.is_down = True
        self.remind(ntfy, "2025-10-31T09:30", code=74, NTFY_TOKEN="tk_secret")
        ntfy.is_down = False
        self.remind(ntfy, "2025-10-31T09:30", NTFY_TOKEN="tk_secret")
        self.assertEqual(len(ntfy.messages), 2)
        # No other user of the machine sees topic or token among the arguments of curl.
        programs = self.place / "programs"
        programs.mkdir()
        (programs / "curl").write_text(f'#!/bin/sh\necho "$@" >{programs}/words\ncat >{programs}/input\nprintf 200\n')
        (programs / "curl").chmod(0o755)
        self.remind(ntfy, "2025-11-01T09:30", NTFY_TOKEN="tk_secret", PATH=f"{programs}:{os.environ['PATH']}")
        self.assertEqual((programs / "words").read_text(), "-q --config -\n")
        self.assertIn("tk_secret", (programs / "input").read_text())
        missing = self.remind(ntfy, "2025-11-02T09:30", code=74, PATH=str(self.place))
        self.assertIn("curl, which sends the reminder, is not installed", missing.stderr)

    def test_details_say_what_it_is_about(self):
        ntfy = Ntfy(self)
        self.remind(ntfy, "2025-10-31T17:30", "--details")
        self.assertIn("Log your drinks", json.dumps(ntfy.messages))
        self.remind(ntfy, "2025-10-31T20:30", "--details")
        self.assertIn("Did you notice Snacking today?", json.dumps(ntfy.messages))

    def test_aim_stop_is_asked_for_none(self):
        self.write(PROFILE | {"aim": "stop"})
        ntfy = Ntfy(self)
        self.remind(ntfy, "2025-10-31T09:30")
        self.assertEqual(ntfy.messages[0]["actions"][0]["label"], "💧 None")
        phone = Phone(self.serve("2025-10-31T09:31", "--behind", OUTSIDE))
        answer = phone.press(ntfy.messages[0], "💧 None")[1]
        self.assertEqual((answer["level"], answer["drinks"]), ("steady", 0))

    def test_what_is_missing_is_said(self):
        for words in (["--ntfy", "https://ntfy.sh/x"], ["--ntfy", "ntfy.sh/x", "--behind", OUTSIDE],
                      ["--behind", OUTSIDE], ["--install"], ["--notify", "--install", "--uninstall"]):
            self.run_it("remind", "data", *words, code=64)


class DesktopTest(FolderTest):
    """What a desktop shows, by a stand-in for notify-send that answers with the second button."""

    def notify_send(self, script):
        programs = self.place / "programs"
        programs.mkdir(exist_ok=True)
        (programs / "notify-send").write_text(f"#!/bin/sh\n{script}\n")
        (programs / "notify-send").chmod(0o755)
        return f"{programs}:{os.environ['PATH']}"

    def test_N_25_the_desktop_answers_too(self):
        path = self.notify_send(f'echo "$@" >>{self.place}/words; case "$*" in *yesterday*) echo 1;; esac')
        done = self.run_it("remind", "data", "--now", "2025-10-31T09:30", "--notify", PATH=path)
        self.assertIn("Yesterday, Thursday 30 October: easy", done.stderr)
        self.assertTrue(self.lines("entries.csv")[-1].startswith("2025-10-30,easy"))
        self.assertIn("--action=1=✨ Easy", (self.place / "words").read_text())
        count = len((self.place / "words").read_text().splitlines())
        self.run_it("remind", "data", "--now", "2025-10-31T09:35", "--notify", PATH=path)
        self.assertEqual(len((self.place / "words").read_text().splitlines()), count)

    def test_what_was_not_shown_comes_again(self):
        path = self.notify_send("echo no desktop >&2; exit 1")
        done = self.run_it("remind", "data", "--now", "2025-10-31T09:30", "--notify", code=74, PATH=path)
        self.assertIn("could not be shown: no desktop", done.stderr)
        path = self.notify_send(f"echo shown >>{self.place}/words")
        self.run_it("remind", "data", "--now", "2025-10-31T09:35", "--notify", PATH=path)
        self.assertEqual((self.place / "words").read_text(), "shown\nshown\n")

    def test_a_timer_of_systemd_is_written_and_removed(self):
        runtime, settings = self.place / "run", self.place / "settings with space"
        (runtime / "systemd").mkdir(parents=True)
        programs = self.place / "programs"
        programs.mkdir()
        (programs / "systemctl").write_text(f'#!/bin/sh\necho "$@" >>{self.place}/calls\n')
        (programs / "systemctl").chmod(0o755)
        environment = {"XDG_RUNTIME_DIR": str(runtime), "XDG_CONFIG_HOME": str(settings),
                       "PATH": f"{programs}:{os.environ['PATH']}"}
        self.run_it("remind", "data", "--ntfy", "https://ntfy.sh/a-100_x", "--behind", OUTSIDE, "--install", **environment)
        units = sorted((settings / "systemd/user").iterdir())
        self.assertEqual([unit.suffix for unit in units], [".service", ".timer"])
        self.assertIn(f'"remind" "{self.data}" "--ntfy" "https://ntfy.sh/a-100_x"', units[0].read_text())
        calls = (self.place / "calls").read_text()
        self.assertIn(f"--user enable --now {units[1].name}", calls)
        if shutil.which("systemd-analyze"):
            for unit in units:
                verified = subprocess.run(["systemd-analyze", "verify", "--user", unit], capture_output=True, text=True)
                self.assertNotIn(unit.name, verified.stderr)
        self.run_it("remind", "data", "--uninstall", **environment)
        self.assertEqual(list((settings / "systemd/user").iterdir()), [])
        self.run_it("remind", "data", "--uninstall", **environment)

    def test_a_line_of_cron_is_written_and_removed_beside_others(self):
        programs = self.place / "programs"
        programs.mkdir()
        table = self.place / "table"
        table.write_text("MAILTO=me\n0 1 * * * other # mine\n")
        (programs / "crontab").write_text(f'#!/bin/sh\nif [ "$1" = -l ]; then cat {table}; else cat >{table}; fi\n')
        (programs / "crontab").chmod(0o755)
        environment = {"XDG_RUNTIME_DIR": str(self.place / "none"), "PATH": f"{programs}:{os.environ['PATH']}"}
        for _ in range(2):
            self.run_it("remind", "data", "--ntfy", "https://ntfy.sh/x", "--behind", OUTSIDE, "--install", **environment)
        lines = table.read_text().splitlines()
        self.assertEqual(len(lines), 3)
        self.assertEqual(lines[:2], ["MAILTO=me", "0 1 * * * other # mine"])
        self.assertIn(f"'remind' '{self.data}' '--ntfy' 'https://ntfy.sh/x' '--behind' '{OUTSIDE}' # reportgen-remind-", lines[2])
        self.run_it("remind", "data", "--notify", "--install", code=64, **environment)
        self.run_it("remind", "data", "--uninstall", **environment)
        self.assertEqual(table.read_text().splitlines(), lines[:2])


class ProxiedTest(FolderTest, ServedTest):
    """Two phones behind nginx with TLS, in a real browser."""

    def nginx(self, port, server, host, tls=True):
        """Runs nginx before the server until the test ends; `host` is the line of its recipe that names the host."""
        place = self.place / f"nginx-{port}"
        place.mkdir()
        certificate = ""
        if tls:
            subprocess.run(
                ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=home.localhost",
                 "-keyout", place / "key", "-out", place / "certificate"], check=True, capture_output=True)
            certificate = f"ssl_certificate {place}/certificate; ssl_certificate_key {place}/key;"
        (place / "conf").write_text(f"""
            daemon off; pid {place}/pid; error_log {place}/log; worker_processes 1;
            events {{}}
            http {{
                access_log off;
                client_body_temp_path {place}/b; proxy_temp_path {place}/p; fastcgi_temp_path {place}/f;
                uwsgi_temp_path {place}/u; scgi_temp_path {place}/s;
                server {{
                    listen 127.0.0.1:{port} {"ssl" if tls else ""}; {certificate}
                    location / {{ proxy_pass {server}; {host} }}
                }}
            }}""")
        program = subprocess.Popen(["nginx", "-c", place / "conf", "-p", place], stderr=subprocess.DEVNULL)
        self.addCleanup(program.wait)
        self.addCleanup(program.terminate)
        for _ in range(200):
            with socket.socket() as test:
                if test.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(.05)
        self.fail("nginx did not start")

    def free_port(self):
        with socket.socket() as test:
            test.bind(("127.0.0.1", 0))
            return test.getsockname()[1]

    def phone(self, width=375):
        return self.window(width=width, ignore_https_errors=True)

    def complain_of(self, request):
        pass

    def setUp(self):
        super().setUp()
        if not shutil.which("nginx"):
            self.skipTest("there is no nginx here; on Debian: apt-get install nginx")
        port = self.free_port()
        self.root = f"https://home.localhost:{port}"
        self.own = self.serve("2025-10-31T09:31", "--behind", self.root)
        self.nginx(port, self.own, "proxy_set_header Host $http_host; proxy_buffering off;")
        self.server.stderr.readline()
        self.link = self.server.stderr.readline().strip()

    def refuse_foreign(self, request):
        if not request.url.startswith((self.root, self.own, "data:", "http://127.0.0.1")):
            self.complaints.append(f"a request to {request.url}")

    def tearDown(self):
        # The console tells of the pages that may not be seen and of the link that is over.
        self.complaints = [text for text in self.complaints if "401" not in text and "/pair: " not in text]
        super().tearDown()

    def test_V_24_two_phones_are_paired_and_one_is_taken_away(self):
        first, second = self.phone(), self.phone()
        first.goto(self.root + "/")
        self.assertIn("not paired", first.inner_text("h1"))
        self.assertTrue(self.link.startswith(self.root + "/pair?code="), self.link)
        first.goto(self.link)
        self.picture(first, "pair-375-light", full_page=True)
        first.fill("[name=name]", "Mine")
        first.click("button")
        first.wait_for_url(self.root + "/")
        self.assertIn("How was yesterday", first.inner_text("main"))
        second.goto(self.link)
        second.click("button")
        second.wait_for_selector("h1:has-text('This link has expired')")
        first.goto(self.root + "/settings/devices")
        first.click("button:has-text('Pair a device')")
        first.wait_for_selector("svg.qr")
        link = first.inner_text(".secret code")
        for scheme in ("light", "dark"):
            first.emulate_media(color_scheme=scheme)
            self.picture(first, f"devices-375-{scheme}", full_page=True)
        second.goto(link)
        second.fill("[name=name]", "Theirs")
        second.click("button")
        second.wait_for_url(self.root + "/")
        # One tap writes; the other page follows by itself.
        second.locator(".open-question button").first.click()
        second.wait_for_selector("text=Undo")
        first.goto(self.root + "/")
        self.assertEqual(first.locator(".open-question").count(), 0)
        self.assertTrue(self.lines("entries.csv")[-1].startswith("2025-10-30,steady"))
        first.goto(self.root + "/settings/devices")
        first.click("li:has-text('Theirs') button")
        first.wait_for_selector("text=opens nothing any more")
        second.goto(self.root + "/")
        self.assertIn("not paired", second.inner_text("h1"))
        first.goto(self.root + "/")
        self.assertIn("days", first.inner_text("main"))

    def test_V_24_a_link_from_elsewhere_finds_the_page_of_a_paired_phone(self):
        phone = self.phone()
        phone.goto(self.link)
        phone.click("button")
        phone.wait_for_url(self.root + "/")
        folder = self.place / "elsewhere"
        folder.mkdir()
        (folder / "index.html").write_text(f'<!DOCTYPE html><title>mail</title><a href="{self.root}/log?day=2025-10-30">Answer</a>')
        phone.goto(served(self, QuietHandler, folder) + "/index.html")
        phone.click("a")
        phone.wait_for_selector("main >> text=How was")
        self.assertIn("day=2025-10-30", phone.url)

    def test_V_24_nginx_with_its_defaults_shows_nothing(self):
        port = self.free_port()
        self.nginx(port, self.own, "", tls=False)
        for path in ("/", "/data.json", "/log", "/settings/devices", "/share/streak.svg", "/events"):
            request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"Accept": "text/html"})
            with self.assertRaises(urllib.error.HTTPError) as caught:
                urllib.request.urlopen(request)
            with caught.exception as error:
                self.assertEqual(error.code, 401, path)
                self.assertNotIn("2025", error.read().decode())

    def test_the_pages_of_pairing_fit_and_are_clear(self):
        page = self.window(bypass_csp=True, ignore_https_errors=True)
        page.goto(self.root + "/log")
        self.judge(page, "unpaired", {"a.act": 44})
        page.goto(self.link)
        self.judge(page, "pair", {"button, input:not([type=hidden])": 44})
        page.click("button")
        page.wait_for_url(self.root + "/")
        page.goto(self.root + "/settings/devices")
        page.click("button:has-text('Pair a device')")
        page.wait_for_selector(".qr")
        self.judge(page, "devices", {"main button, main input:not([type=hidden]), main select": 44})

    def test_pairing_needs_no_script(self):
        phone = self.window(width=375, script=False, ignore_https_errors=True)
        phone.goto(self.link)
        phone.click("button")
        phone.wait_for_url(self.root + "/")
        phone.goto(self.root + "/settings/devices")
        self.assertIn("Paired devices", phone.inner_text("main"))


class ReminderCalendarTest(FolderTest):
    def test_N_25_the_address_of_the_calendar_is_its_secret(self):
        token = self.run_it("token", "add", "calendar", "--can", "calendar", "--data", "data").stdout.strip()
        root = self.serve("2025-10-31T09:00", "--behind", OUTSIDE)
        text = urllib.request.urlopen(f"{root}/reminders/{token}.ics").read().decode().replace("\r\n ", "")
        self.assertIn(f"URL:{OUTSIDE}/log?day=2025-10-30", text)
        self.assertIn(f"URL:{OUTSIDE}/log/water?day=2025-10-31", text)
        for path in ("/reminders/x.ics", f"/reminders/{token}", "/reminders/.ics", f"/{token}", "/reminders.ics"):
            with self.assertRaises(urllib.error.HTTPError) as caught:
                urllib.request.urlopen(root + path)
            with caught.exception as error:
                self.assertEqual(error.code, 401, path)


class WebAppTest(FolderTest, BrowserTest):
    """The web app of ntfy presses a button by `fetch`, from its own origin."""

    def refuse_foreign(self, request):
        pass

    def test_V_24_a_page_of_another_origin_writes_with_a_token_and_not_without(self):
        root = self.serve("2025-10-31T09:31")
        token = self.run_it("token", "add", "web", "--data", "data").stdout.strip()
        folder = self.place / "app"
        folder.mkdir()
        (folder / "index.html").write_text("<!DOCTYPE html><title>ntfy</title>")
        page = self.window()
        page.goto(served(self, QuietHandler, folder) + "/index.html")
        send = """async ([address, token]) => (await fetch(address + "/api/log", {method: "POST", body: '{"words": "water"}',
            headers: {"Content-Type": "application/json", "Authorization": "Bearer " + token, "Idempotency-Key": "a"}})).status"""
        self.assertEqual(page.evaluate(send, [root, token]), 201)
        self.assertEqual(page.evaluate(send, [root, token]), 200)
        self.assertEqual(page.evaluate(send, [root, "wrong"]), 401)
        self.assertEqual(len(self.lines("logs.csv")), 2)
        self.complaints = [complaint for complaint in self.complaints if "401" not in complaint]


del FolderTest, BrowserTest, ServedTest
