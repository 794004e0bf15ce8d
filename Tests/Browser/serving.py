"""A server of a copy of the sample, for one test, and how its sheets are judged."""

import re
import shutil
import subprocess
import time
import urllib.request

from browser import AS_OF, PATIENCE, ROOT, BrowserTest
from release import temporary
from test_layout import TOO_WIDE, TWICE

# What is smaller than so many pixels in either direction.
SMALL = """([targets, least]) => [...document.querySelectorAll(targets)].filter(item => item.checkVisibility())
    .map(item => [item.outerHTML.slice(0, 80), item.getBoundingClientRect()])
    .filter(([, box]) => box.width < least || box.height < least).map(([text, box]) => `${text} ${box.width} ${box.height}`)"""
UNFOLD = "document.querySelectorAll('details').forEach(details => { details.open = true })"


class ServedTest(BrowserTest):
    """A test of the pages of a server."""

    def start(self, data):
        """Serves a folder until the test ends; afterwards `root` is the server's address."""
        command = [ROOT / ".build/debug/reportgen", "serve", data.name, "--as-of", AS_OF, "--port", "0", "--no-open"]
        server = subprocess.Popen(command, cwd=data.parent, stderr=subprocess.PIPE, text=True)
        self.addCleanup(server.stderr.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        self.root = re.match(r"(http://127\.0\.0\.1:\d+/) ", server.stderr.readline()).group(1)

    def refuse_foreign(self, request):
        if not request.url.startswith((self.root, "data:")):
            self.complaints.append(f"a request to {request.url}")

    def judge(self, page, name, targets):
        """The open page of a window that bypasses the policy fits every window, also with text of twice the size; axe-core
        finds nothing in either scheme. `targets` says for a selector how large what it finds has to be."""
        page.evaluate(UNFOLD)
        for width, scheme in ((320, "light"), (375, "dark"), (768, "dark"), (1440, "light")):
            self.resize(page, width)
            page.emulate_media(color_scheme=scheme)
            place = f"{name} at {width}"
            self.assertLessEqual(page.evaluate(TOO_WIDE), 0, place)
            for selector, least in targets.items():
                self.assertEqual(page.evaluate(SMALL, [selector, least]), [], place)
            if width in (375, 1440):
                self.assertEqual(self.violations(page), [], place)
            self.picture(page, f"serve-{name}-{width}-{scheme}", full_page=True)
        page.evaluate(TWICE)
        for width in (320, 375, 768, 1440):
            self.resize(page, width)
            self.assertLessEqual(page.evaluate(TOO_WIDE), 0, f"text of twice the size: {name} at {width}")


class ServingTest(ServedTest):
    """A test with a server of its own, whose records it may change."""

    def setUp(self):
        super().setUp()
        self.place = temporary(self)
        shutil.copytree(ROOT / "sample-data", self.place / "data")
        self.prepare()
        self.start(self.place / "data")

    def prepare(self):
        """What is done to the records before the server starts."""

    def edit(self, name, old, new):
        path = self.place / "data" / name
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new))

    def speak(self, language):
        """Changes the language of the records, and waits until the server has read it."""
        path = self.place / "data" / "profile.json"
        path.write_text(re.sub('"language": "[a-z]+"', f'"language": "{language}"', path.read_text()))
        end = time.monotonic() + PATIENCE / 1000
        while f'<html lang="{language}"' not in urllib.request.urlopen(self.root).read().decode():
            self.assertLess(time.monotonic(), end, f"the pages never spoke {language}")
            time.sleep(.02)

    def entries(self):
        """All rows; of a file that has none left, its header says nothing."""
        texts = [path.read_text() for path in sorted((self.place / "data" / "entries").iterdir())]
        return "".join(text for text in texts if text.count("\n") > 1)

    def logs(self):
        """The logs that are kept as a table, a line each."""
        return (self.place / "data" / "logs.csv").read_text().splitlines()
