"""axe-core finds nothing on any kind of page (WCAG 2.2 AA), and in the dark nothing on those with charts.

The forms are those of the server, and are judged in either scheme by the tests of its sheets.
"""

from browser import BrowserTest

# What the other pages show is on these, too, and in the dark only colours differ.
WITH_CHARTS = ("calendar/20", "index.html", "insights", "trackers/water.html")


class AccessibilityTest(BrowserTest):
    def check(self, language, **options):
        found = []
        for path, page in self.visit(language, bypass_csp=True, **options):
            found += [f"{path}: {violation}" for violation in self.violations(page)]
        self.find_nothing(found)

    def test_axe_finds_nothing_on_any_page_in_light(self):
        self.check("en", width=1440, scheme="light")

    def test_axe_finds_nothing_on_charts_in_the_dark_on_a_phone(self):
        self.check("de", only=lambda path: path.startswith(WITH_CHARTS), width=375, scheme="dark")
