"""The first page of each invented life (Tests/Lives) fits, and nothing in its ring reaches over the ring (V-31)."""

from browser import NOW, OVERPRINTED, ROOT, BrowserTest, build_site, sites

TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
# The texts within the ring of which a corner lies outside of its inner edge.
OUTSIDE = """
    () => {
        const dial = document.querySelector('.timer');
        if (!dial) return [];
        const box = dial.getBoundingClientRect(), middle = [box.left + box.width / 2, box.top + box.height / 2];
        const inner = dial.querySelector('.inner') ? 149 : dial.querySelector('.dial-medal') ? 156 : 163;
        const lines = [];
        const walk = document.createTreeWalker(dial.querySelector('.face'), NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            if (!node.textContent.trim() || !node.parentElement.checkVisibility()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const r of range.getClientRects()) {
                // Letters do not fill the height of their line.
                const top = r.top + r.height * .2, bottom = r.bottom - r.height * .2;
                const far = Math.max(...[[r.left, top], [r.right, top], [r.left, bottom], [r.right, bottom]]
                    .map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
                if (far > inner / 200 * box.width / 2) lines.push(node.textContent);
            }
        }
        return lines;
    }"""


class LivesTest(BrowserTest):
    def lives(self):
        """The overview of every life, in German, whose words are longer, or with pictures in both languages."""
        names = sorted(path.name for path in (ROOT / "Tests" / "Lives").iterdir() if path.is_dir())
        self.assertGreater(len(names), 10)
        for language, scheme in (("en", "dark"), ("de", "light")):
            page = self.window(scheme=scheme, bypass_csp=True)
            page.clock.set_fixed_time(NOW)
            for name in names:
                site = build_site(ROOT / "Tests" / "Lives" / name, language, sites() / f"{name}-{language}", "--no-png")
                page.goto(f"file://{site}/index.html")
                yield f"{name}-{language}", page

    def test_V31_every_first_page_fits_and_its_ring_holds_its_words(self):
        found = []
        for name, page in self.lives():
            for width in (375, 1440):
                self.resize(page, width)
                over = page.evaluate(TOO_WIDE)
                found += [f"{name} at {width}: {over} px too wide"] if over > 0 else []
                found += [f"{name} at {width}: “{text}” reaches over the ring" for text in page.evaluate(OUTSIDE)]
                found += [f"{name} at {width}: {words}" for words in page.evaluate(OVERPRINTED)]
                self.picture(page, f"life-{name}-{width}", full_page=True)
            found += [f"{name}: {violation}" for violation in self.violations(page)]
        self.find_nothing(found)
