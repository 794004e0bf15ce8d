"""The sites that the tests look at, and the browser that opens them from the disk, as a reader does."""

import atexit
import datetime
import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import tempfile
import threading
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build" / "browser"
AS_OF = "2025-10-31T21:00:00+01:00"
NOW = datetime.datetime.fromisoformat(AS_OF)
# What axe-core judges (WCAG 2.2 AA); it describes only what it finds wrong, which takes a third of the time.
AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "preload": False,
       "resultTypes": ["violations"]}
# In milliseconds. Nothing takes that long unless it is broken, on however busy a machine.
PATIENCE = 120_000
# The words of drawings that lie over others of the same drawing, or outside of its card.
OVERPRINTED = """() => {
    const found = new Set(), drawings = new Map();
    for (const text of document.querySelectorAll('main svg text')) {
        const box = text.getBoundingClientRect();
        if (!text.textContent.trim() || !text.checkVisibility() || box.width < 1) continue;
        let svg = text.closest('svg');
        while (svg.parentElement.closest('svg')) svg = svg.parentElement.closest('svg');
        const drawing = svg.closest('.chart') || svg;
        drawings.set(drawing, [...drawings.get(drawing) || [], [text.textContent, box]]);
    }
    for (const [drawing, texts] of drawings) {
        // A drawing that is scrolled is wider than its card.
        const card = drawing.closest('.times-scroll') ? new DOMRect(-1e5, 0, 2e5, 0)
            : (drawing.closest('.card') || drawing).getBoundingClientRect();
        texts.sort((a, b) => a[1].left - b[1].left);
        texts.forEach(([words, box], index) => {
            if (box.left < card.left - 1 || box.right > card.right + 1) found.add(`“${words}” leaves its card`);
            for (const [others, other] of texts.slice(index + 1)) {
                if (other.left > box.right + 1) break;
                // Letters do not fill the height of their line.
                const rest = (box.height + other.height) / 4;
                if (other.top + rest < box.bottom && box.top + rest < other.bottom) found.add(`“${words}” over “${others}”`);
            }
        });
    }
    return [...found];
}"""
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@functools.cache
def sites():
    """The folder for the sites of this process, which is gone with it."""
    folder = tempfile.TemporaryDirectory(dir=WORK)
    atexit.register(folder.cleanup)
    return pathlib.Path(folder.name)


@functools.cache
def build(language="en"):
    """The site of the sample in a language, as `everything.py` has built it for all modules, or built once in this process."""
    if "BROWSER_SITES" in os.environ:
        return pathlib.Path(os.environ["BROWSER_SITES"]) / language
    return build_site(ROOT / "sample-data", language, sites() / language)


def build_site(folder, language, site, *options):
    """The site of a data folder, written to `site`."""
    command = [ROOT / ".build/debug/reportgen", "build", folder, "--as-of", AS_OF, "--language", language, *options]
    subprocess.run([*command, "--output", site, "--strict"], check=True, capture_output=True)
    return site


def pages(site):
    """Every page of a site, by its path."""
    return sorted(str(path.relative_to(site)) for path in site.rglob("*.html"))


def kinds(site):
    """One page of each kind: the last of its folder, which is the fullest, and the list of that folder."""
    newest = {}
    for page in pages(site):
        # What a server shows finds its style sheet by the server's root.
        if page == "404.html":
            continue
        # These forward to pages that are opened themselves.
        if page.startswith(("rewards", "milestones")):
            continue
        folder, _, name = page.rpartition("/")
        newest[(folder, len(name) if folder == "calendar" else name if not folder or name == "index.html" else "")] = page
    return sorted(set(newest.values()))


def served(test, handler, folder):
    """The address of a server of a folder, which ends with the test; `handler` is the class that answers."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    test.addCleanup(server.server_close)
    test.addCleanup(server.shutdown)
    return f"http://127.0.0.1:{server.server_address[1]}"


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        # A browser asks for it by itself, at times, when a picture is opened alone.
        if self.path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def log_message(self, *_):
        pass


class BrowserTest(unittest.TestCase):
    """A test with one browser for all of its methods, and nothing on the console of any page it opened."""

    @classmethod
    def setUpClass(cls):
        if not CHROMIUM:
            raise RuntimeError("there is no Chromium here; on Debian: apt-get install chromium")
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        cls.addClassCleanup(cls.playwright.stop)
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        self.complaints = []

    def tearDown(self):
        self.assertEqual(self.complaints, [], "the console and the network have to stay quiet")

    def window(self, width=1440, scheme="light", script=True, **options):
        """An empty page in a window of its own, whose complaints are heard."""
        context = self.browser.new_context(
            viewport={"width": width, "height": 812 if width < 700 else 900},
            color_scheme=scheme, timezone_id="Europe/Berlin", java_script_enabled=script, **options)
        self.addCleanup(context.close)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", self.complain_of_message)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("requestfailed", self.complain_of)
        page.on("request", self.refuse_foreign)
        return page

    def complain_of_message(self, message):
        """Not that a click came before the page could focus its own field: the focus belongs to the person."""
        if not message.text.startswith("Autofocus processing was blocked"):
            self.complaints.append(f"{message.page.url}: {message.text}")

    def complain_of(self, request):
        """Of what is missing, not of pictures on which the browser stops waiting when the next page is opened."""
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{request.url} failed")

    def resize(self, page, width):
        page.set_viewport_size({"width": width, "height": 812 if width < 700 else 900})

    def open(self, path, now=NOW, script=True, **options):
        """A page of the sample, at a moment."""
        page = self.window(script=script, **options)
        if script:
            # The clock runs while the page loads, and then stands still at the moment that was asked for.
            page.clock.install(time=now - datetime.timedelta(minutes=1))
        page.goto(f"file://{build()}/{path}")
        if script:
            page.clock.pause_at(now)
        return page

    def visit(self, language="en", only=lambda path: True, **options):
        """One page of each kind after the other, in one window."""
        site = build(language)
        page = self.window(**options)
        if options.get("script", True):
            page.clock.set_fixed_time(NOW)
        for path in filter(only, kinds(site)):
            page.goto(f"file://{site}/{path}")
            yield path, page

    def violations(self, page):
        """What axe-core finds, a line each; the window has to be one that bypasses the policy, which forbids foreign scripts."""
        found = Axe().run(page, options=AXE).response["violations"]
        return [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]]

    def picture(self, page, name, **options):
        """Takes a picture for a person to look at, if pictures were asked for."""
        if "SCREENSHOTS" in os.environ:
            (WORK / "screenshots").mkdir(parents=True, exist_ok=True)
            page.screenshot(path=WORK / "screenshots" / f"{name}.png", **options)

    def find_nothing(self, found):
        """Fails with all that was found, a line each."""
        if found:
            self.fail("\n".join(["", *found]))

    def refuse_foreign(self, request):
        if not request.url.startswith(("file:", "data:")):
            self.complaints.append(f"a request to {request.url}")
