"""Every kind of page fits every window, in both schemes and languages; screenshots for a person to look at."""

from browser import WORK, BrowserTest

TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
TWICE = "document.documentElement.style.setProperty('font-size', '200%')"
TOO_SMALL = """
    [...document.querySelectorAll('a, summary, button')].filter(e => {
        const inline = getComputedStyle(e).display === 'inline' && !e.closest('svg');
        const box = e.getBoundingClientRect();
        return !inline && box.width > 1 && (box.width < 24 || box.height < 24) && box.right > 0 && box.bottom > 0;
    }).map(e => e.outerHTML.slice(0, 80))"""

BROKEN_WORDS = """
    [...document.querySelectorAll('.nav a')].filter(e => {
        const range = document.createRange();
        range.selectNodeContents(e.lastChild);
        return new Set([...range.getClientRects()].map(box => box.top)).size > 1;
    }).map(e => e.innerText)"""


class LayoutTest(BrowserTest):
    def test_no_page_scrolls_sideways(self):
        found = []
        for language in ("en", "de"):
            for width in (320, 375, 660, 1440):
                for path, page in self.visit(language, width=width):
                    over = page.evaluate(TOO_WIDE)
                    found += [f"{path} in {language} at {width}: {over} px too wide"] if over > 0 else []
        self.find_nothing(found)

    def test_no_word_of_the_menu_is_broken(self):
        found = []
        for language in ("en", "de"):
            for width in (320, 375, 660, 760):
                for path, page in self.visit(language, width=width):
                    found += [f"{path} in {language} at {width}: {word}" for word in page.evaluate(BROKEN_WORDS)]
        self.find_nothing(found)

    def test_text_of_twice_the_size_still_fits(self):
        found = []
        for language in ("en", "de"):
            for width in (375, 1280):
                for path, page in self.visit(language, width=width):
                    page.evaluate(TWICE)
                    over = page.evaluate(TOO_WIDE)
                    found += [f"{path} in {language} at {width}: {over} px too wide"] if over > 0 else []
        self.find_nothing(found)

    def test_links_are_large_enough_to_hit(self):
        self.find_nothing([
            f"{path}: {small}" for path, page in self.visit(width=375) for small in page.evaluate(TOO_SMALL)])

    def test_pages_read_without_the_script(self):
        for path, page in self.visit(width=375, script=False):
            self.assertTrue(page.text_content("h1").strip(), path)

    def test_screenshots(self):
        folder = WORK / "screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        for language in ("en", "de"):
            for width in (375, 1440):
                for scheme in ("light", "dark"):
                    for path, page in self.visit(language, width=width, scheme=scheme):
                        name = path.replace("/", "-").removesuffix(".html")
                        page.screenshot(path=folder / f"{name}-{language}-{width}-{scheme}.png", full_page=True)
