"""Pages of `reportgen serve` in a browser: they follow the files, and interrupt nobody."""

import re
import shutil
import subprocess

from browser import AS_OF, ROOT, WORK, BrowserTest
from release import temporary


class ServeTest(BrowserTest):
    def setUp(self):
        super().setUp()
        self.place = temporary(self)
        shutil.copytree(ROOT / "sample-data", self.place / "data")
        command = [ROOT / ".build/debug/reportgen", "serve", "data", "--as-of", AS_OF, "--port", "0", "--no-open"]
        server = subprocess.Popen(command, cwd=self.place, stderr=subprocess.PIPE, text=True)
        self.addCleanup(server.stderr.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        self.root = re.match(r"(http://127\.0\.0\.1:\d+/) shows data\.", server.stderr.readline()).group(1)

    def refuse_foreign(self, request):
        if not request.url.startswith((self.root, "data:")):
            self.complaints.append(f"a request to {request.url}")

    def show(self, path="", **options):
        """A page that is open and waits for changes."""
        page = self.window(**options)
        # The script asks for the tag of its page once it waits.
        with page.expect_request(lambda request: request.method == "HEAD"):
            page.goto(self.root + path)
        return page

    def test_an_open_page_follows_a_change_at_its_place_with_what_was_unfolded(self):
        page = self.show("calendar/2025-10.html", width=375)
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
        page.evaluate("scrollTo(0, 600)")
        open_before = page.evaluate("[...document.querySelectorAll('details')].map(details => details.open)")
        place = page.evaluate("scrollY")
        with page.expect_event("load"):
            self.edit_profile('"name": "Nora"', '"name": "Somebody else"')
        self.assertIn("Somebody else", page.title())
        self.assertEqual(page.evaluate("[...document.querySelectorAll('details')].map(details => details.open)"), open_before)
        self.assertAlmostEqual(page.evaluate("scrollY"), place, delta=40)

    def edit_profile(self, old, new):
        path = self.place / "data" / "profile.json"
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new))

    def test_whoever_fills_in_a_form_is_not_interrupted(self):
        page = self.show()
        form = "<form><input id=note></form><p tabindex=0 id=away>elsewhere"
        page.evaluate(f"document.querySelector('main').insertAdjacentHTML('beforeend', '{form}')")
        page.fill("#note", "half a sentence")
        with page.expect_request(lambda request: request.method == "HEAD"):
            self.edit_profile('"name": "Nora"', '"name": "Somebody else"')
        page.focus("#away")
        self.assertEqual(page.input_value("#note"), "half a sentence")
        self.assertNotIn("Somebody else", page.title())
        page.fill("#note", "")
        with page.expect_event("load"):
            page.focus("#away")
        self.assertIn("Somebody else", page.title())

    def test_an_error_stands_above_the_page_that_was_there(self):
        for width, scheme in ((375, "dark"), (1440, "light")):
            page = self.show(width=width, scheme=scheme)
            self.edit_profile('"name": "Nora"', '"nom": "Nora", "weightKg": "heavy"')
            page.wait_for_selector(".problems")
            self.assertIn("data/profile.json:", page.inner_text(".problems"))
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)
            (WORK / "screenshots").mkdir(parents=True, exist_ok=True)
            page.screenshot(path=WORK / "screenshots" / f"serve-error-{width}-{scheme}.png")
            self.edit_profile('"nom": "Nora", "weightKg": "heavy"', '"name": "Nora"')
            page.wait_for_selector(".problems", state="detached")

    def test_pages_without_scripts_are_right_whenever_they_are_loaded(self):
        page = self.window(script=False)
        page.goto(self.root)
        waiting = self.show()
        with waiting.expect_event("load"):
            self.edit_profile('"name": "Nora"', '"name": "Somebody else"')
        page.reload()
        self.assertIn("Somebody else", page.title())
