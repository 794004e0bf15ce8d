"""Every kind of page fits every window, in both languages."""

from browser import OVERPRINTED, BrowserTest

WIDTHS = (320, 375, 660, 760, 1280, 1440)
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
TWICE = "document.documentElement.style.setProperty('font-size', '200%')"
# The spacing that WCAG 1.4.12 asks a page to bear, and the text that is cut off then.
WIDE_SPACING = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
        p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
}"""
CUT_OFF = """() => [...document.querySelectorAll("main :is(p, h1, h2, h3, li, dt, dd, a, b, small, summary)")].filter(e => {
    const style = getComputedStyle(e);
    return e.checkVisibility() && style.overflow === "hidden" && !e.closest(".vh") && e.clientHeight > 1
        && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1);
}).map(e => e.innerText.slice(0, 60))"""
# Days in the strip of a year are smaller: its months lead to all of them, and a finger does not meet them at all.
TOO_SMALL = """
    [...document.querySelectorAll('a, summary, button')].filter(e => {
        const inline = getComputedStyle(e).display === 'inline' && !e.closest('svg');
        const box = e.getBoundingClientRect();
        if (e.matches('.heat-year a')) return false;
        return !inline && box.width > 1 && (box.width < 24 || box.height < 24) && box.right > 0 && box.bottom > 0;
    }).map(e => e.outerHTML.slice(0, 80))"""

# A word that stands on two lines. What a person wrote may be longer than any line.
BROKEN_WORDS = """
    (() => {
        const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const node = walker.currentNode, parent = node.parentElement;
            if (parent.closest('svg, .vh, code, pre, textarea') || !parent.checkVisibility()) continue;
            for (const word of node.textContent.matchAll(/[\\p{L}\\p{N}]{3,}/gu)) {
                const range = document.createRange();
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                const boxes = [...range.getClientRects()].filter(box => box.width > 0);
                if (new Set(boxes.map(box => Math.round(box.top))).size > 1) found.push(word[0]);
            }
        }
        return found;
    })()"""

# Letters of less than 12 pixels, as they are drawn.
FINE_PRINT = """
    (() => {
        const found = new Set(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const node = walker.currentNode, parent = node.parentElement;
            const box = parent.getBoundingClientRect();
            if (!node.textContent.trim() || parent.closest('.vh, title, desc') || !parent.checkVisibility()) continue;
            if (box.width < 2) continue;
            const matrix = parent.closest('svg') ? parent.getScreenCTM() : { a: 1, b: 0 };
            const size = parseFloat(getComputedStyle(parent).fontSize) * Math.hypot(matrix.a, matrix.b);
            if (size < 11.95) found.add(`${node.textContent.trim().slice(0, 20)} of ${size.toFixed(1)} px`);
        }
        return [...found].slice(0, 5);
    })()"""

# Where the brand and the menu are; on a phone the menu is below, where its place is the same.
FRAME = """
    ['.brand', '.nav ul'].map(name => {
        const box = document.querySelector(name)?.getBoundingClientRect();
        return box ? [name, box.left, box.top, box.height].map(n => n.toFixed ? n.toFixed(1) : n).join(' ') : '';
    }).join(', ')"""


class LayoutTest(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.found = None

    def setUp(self):
        super().setUp()
        # Opening a page costs more than resizing its window, so all questions are asked of each page in turn, once.
        if LayoutTest.found is None:
            LayoutTest.found = {question: [] for question in (TOO_WIDE, TWICE, WIDE_SPACING, TOO_SMALL, BROKEN_WORDS, FINE_PRINT,
                                                               OVERPRINTED)}
            LayoutTest.frames = {}
            for language in ("en", "de"):
                for path, page in self.visit(language):
                    self.judge(f"{path} in {language}", page)

    def judge(self, name, page):
        found = LayoutTest.found
        for width in WIDTHS:
            self.resize(page, width)
            place = f"{name} at {width}"
            found[TOO_WIDE] += [f"{place}: {over} px too wide" for over in self.over(page)]
            if width >= 375:
                found[BROKEN_WORDS] += [f"{place}: {word}" for word in page.evaluate(BROKEN_WORDS)]
            if width in (375, 760, 1440):
                found[OVERPRINTED] += [f"{place}: {words}" for words in page.evaluate(OVERPRINTED)]
                found[FINE_PRINT] += [f"{place}: {text}" for text in page.evaluate(FINE_PRINT)]
                language = name[-2:]
                if page.query_selector(".nav"):
                    LayoutTest.frames.setdefault((language, width), {}).setdefault(page.evaluate(FRAME), []).append(place)
                found[TOO_SMALL] += [f"{place}: {small}" for small in page.evaluate(TOO_SMALL)]
        page.evaluate(WIDE_SPACING)
        self.resize(page, 375)
        found[WIDE_SPACING] += [f"{name} at 375: {over} px too wide" for over in self.over(page)]
        found[WIDE_SPACING] += [f"{name} at 375, cut off: {text}" for text in page.evaluate(CUT_OFF)]
        page.evaluate("document.adoptedStyleSheets = []")
        page.evaluate(TWICE)
        for width in (375, 1280):
            self.resize(page, width)
            found[TWICE] += [f"{name} at {width}: {over} px too wide" for over in self.over(page)]

    def over(self, page):
        """By how many pixels the page is wider than its window, if it is."""
        return [over for over in [page.evaluate(TOO_WIDE)] if over > 0]

    def test_no_page_scrolls_sideways_from_320_pixels_on(self):
        self.find_nothing(self.found[TOO_WIDE])

    def test_no_word_is_broken(self):
        self.find_nothing(self.found[BROKEN_WORDS])

    def test_letters_have_at_least_12_pixels_in_every_drawing(self):
        self.find_nothing(self.found[FINE_PRINT])

    def test_no_words_of_a_drawing_are_over_others(self):
        self.find_nothing(self.found[OVERPRINTED])

    def test_the_frame_is_the_same_on_every_page(self):
        for (language, width), places in self.frames.items():
            self.assertEqual(len(places), 1, f"{language} at {width}: {dict((k, v[:2]) for k, v in places.items())}")

    def test_text_of_twice_the_size_still_fits(self):
        self.find_nothing(self.found[TWICE])

    def test_text_with_wide_spacing_still_fits(self):
        self.find_nothing(self.found[WIDE_SPACING])

    def test_links_have_at_least_24_pixels_on_each_side(self):
        self.find_nothing(self.found[TOO_SMALL])

    def test_the_overview_keeps_its_height(self):
        for width, most in [(1440, 2400), (375, 3400)]:
            height = self.open("index.html", width=width).evaluate("document.documentElement.scrollHeight")
            self.assertLessEqual(height, most, f"at {width}")

    def test_pages_read_without_the_script(self):
        for path, page in self.visit(width=375, script=False):
            self.assertTrue(page.text_content("h1").strip(), path)
