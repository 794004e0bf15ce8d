"""Every kind of page fits every window, in both languages."""

from browser import BrowserTest

WIDTHS = (320, 375, 660, 760, 1280, 1440)
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
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.found = None

    def setUp(self):
        super().setUp()
        # Opening a page costs more than resizing its window, so all questions are asked of each page in turn, once.
        if LayoutTest.found is None:
            LayoutTest.found = {question: [] for question in (TOO_WIDE, TWICE, TOO_SMALL, BROKEN_WORDS)}
            for language in ("en", "de"):
                for path, page in self.visit(language):
                    self.judge(f"{path} in {language}", page)

    def judge(self, name, page):
        found = LayoutTest.found
        for width in WIDTHS:
            self.resize(page, width)
            place = f"{name} at {width}"
            found[TOO_WIDE] += [f"{place}: {over} px too wide" for over in self.over(page)]
            found[BROKEN_WORDS] += [f"{place}: {word}" for word in page.evaluate(BROKEN_WORDS)]
            if width == 375:
                found[TOO_SMALL] += [f"{place}: {small}" for small in page.evaluate(TOO_SMALL)]
        page.evaluate(TWICE)
        for width in (375, 1280):
            self.resize(page, width)
            found[TWICE] += [f"{name} at {width}: {over} px too wide" for over in self.over(page)]

    def over(self, page):
        """By how many pixels the page is wider than its window, if it is."""
        return [over for over in [page.evaluate(TOO_WIDE)] if over > 0]

    def test_no_page_scrolls_sideways(self):
        self.find_nothing(self.found[TOO_WIDE])

    def test_no_word_of_the_menu_is_broken(self):
        self.find_nothing(self.found[BROKEN_WORDS])

    def test_text_of_twice_the_size_still_fits(self):
        self.find_nothing(self.found[TWICE])

    def test_links_are_large_enough_to_hit(self):
        self.find_nothing(self.found[TOO_SMALL])

    def test_pages_read_without_the_script(self):
        for path, page in self.visit(width=375, script=False):
            self.assertTrue(page.text_content("h1").strip(), path)
