"""Pages to hand over: they fit a phone and a sheet of paper, and need nothing else."""

import base64
import itertools
import subprocess

from browser import AS_OF, AXE, BrowserTest, ROOT
from axe_playwright_python.sync_playwright import Axe
from release import temporary

REPORTGEN = ROOT / ".build/debug/reportgen"
SPANS = {"weeks": ("2025-08-01", "2025-10-31"), "months": ("2024-11-01", "2025-10-31")}


class HandoutTest(BrowserTest):
    def handouts(self):
        place = temporary(self)
        for reader, language, span in itertools.product(("self", "doctor", "friend"), ("en", "de"), SPANS):
            first, last = SPANS[span]
            file = place / f"{reader}-{language}-{span}.html"
            chosen = [] if reader == "self" else ["--tracker", "Coffee", "--tracker", "Doomscrolling"]
            subprocess.run(
                [REPORTGEN, "report", ROOT / "sample-data", "--as-of", AS_OF, "--for", reader, "--language", language,
                 "--from", first, "--to", last, "-o", file, *chosen], check=True, capture_output=True)
            yield file

    def test_V_37_a_page_fits_a_phone_and_one_sheet_of_paper_and_is_clear(self):
        page = self.window(320)
        session = page.context.new_cdp_session(page)
        for file in self.handouts():
            with self.subTest(file.name):
                self.resize(page, 320)
                page.goto(file.as_uri())
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)
                for scheme in ("light", "dark"):
                    page.emulate_media(color_scheme=scheme)
                    self.assertEqual(Axe().run(page, options=AXE).response["violations"], [])
                self.assertEqual(page.locator("a, script, link").count(), 0)
                pdf = base64.b64decode(session.send("Page.printToPDF", {"preferCSSPageSize": True})["data"])
                self.assertEqual(pdf.count(b"/Type /Page\n"), 1)
