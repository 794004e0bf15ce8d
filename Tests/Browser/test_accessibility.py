"""axe-core finds nothing, in either scheme, on any kind of page (WCAG 2.2 AA)."""

from axe_playwright_python.sync_playwright import Axe

from browser import BrowserTest

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "preload": False}


class AccessibilityTest(BrowserTest):
    def check(self, language, width, scheme):
        found = []
        # The pages forbid foreign scripts; the judge is one.
        for path, page in self.visit(language, width=width, scheme=scheme, bypass_csp=True):
            for rule in Axe().run(page, options=RULES).response["violations"]:
                found += [f"{path}: {rule['id']}: {node['html'][:120]}" for node in rule["nodes"]]
        self.find_nothing(found)

    def test_light_on_a_desk(self):
        self.check("en", 1440, "light")

    def test_dark_on_a_phone(self):
        self.check("de", 375, "dark")
