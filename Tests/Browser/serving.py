"""A server of a copy of the sample, for one test."""

import re
import shutil
import subprocess
import time
import urllib.request

from browser import AS_OF, ROOT, BrowserTest
from release import temporary


class ServingTest(BrowserTest):
    """A test with a server of its own, whose records it may change."""

    def setUp(self):
        super().setUp()
        self.place = temporary(self)
        shutil.copytree(ROOT / "sample-data", self.place / "data")
        self.prepare()
        command = [ROOT / ".build/debug/reportgen", "serve", "data", "--as-of", AS_OF, "--port", "0", "--no-open"]
        server = subprocess.Popen(command, cwd=self.place, stderr=subprocess.PIPE, text=True)
        self.addCleanup(server.stderr.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        self.root = re.match(r"(http://127\.0\.0\.1:\d+/) shows data\.", server.stderr.readline()).group(1)

    def prepare(self):
        """What is done to the records before the server starts."""

    def window(self, **options):
        page = super().window(**options)
        # The server is near: what has not come by then does not come.
        page.set_default_timeout(10_000)
        return page

    def refuse_foreign(self, request):
        if not request.url.startswith((self.root, "data:")):
            self.complaints.append(f"a request to {request.url}")

    def edit(self, name, old, new):
        path = self.place / "data" / name
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new))

    def speak(self, language):
        """Changes the language of the records, and waits until the server has read it."""
        path = self.place / "data" / "profile.json"
        path.write_text(re.sub('"language": "[a-z]+"', f'"language": "{language}"', path.read_text()))
        for _ in range(100):
            if f'<html lang="{language}"' in urllib.request.urlopen(self.root).read().decode():
                return
            time.sleep(.1)
        self.fail(f"the pages never spoke {language}")

    def entries(self):
        return "".join(path.read_text() for path in sorted((self.place / "data" / "entries").iterdir()))

    def logs(self):
        """The logs that are kept as a table, a line each."""
        return (self.place / "data" / "logs.csv").read_text().splitlines()
