"""What can be taken along: pictures are handed to other programs where the browser can, and a year is printed as a poster."""

from browser import BrowserTest, QuietHandler, build, served

# Stand-ins for the browser's own dialog, which no test can answer.
CAN_SHARE = "navigator.canShare = data => data.files.every(file => file.type === 'image/png')"
SHARE = """
    window.shared = new Promise(done => {
        navigator.share = async ({ title, files: [file] }) => {
            const bytes = new Uint8Array(await file.arrayBuffer());
            done({ title, name: file.name, start: [...bytes.slice(0, 24)] });
        };
    });"""
# The page has dealt with what it was told once the next task runs; a way to another page begins before that.
CANCEL = """
    window.isLeft = false;
    navigation.addEventListener('navigate', () => { window.isLeft = true });
    window.closed = new Promise(done => {
        navigator.share = async () => { setTimeout(done); throw new DOMException('closed', 'AbortError') };
    });"""
REFUSE = "navigator.share = async () => { throw new DOMException('refused', 'NotAllowedError') }"
BUTTON = "button[data-share]"


class ShareTest(BrowserTest):
    def setUp(self):
        super().setUp()
        self.root = served(self, QuietHandler, build())

    def refuse_foreign(self, request):
        if not request.url.startswith((self.root, "file:", "data:")):
            self.complaints.append(f"a request to {request.url}")

    def files(self, *scripts, root=None, **options):
        page = self.window(**options)
        for script in scripts:
            page.add_init_script(script)
        page.goto((root or self.root) + "/files.html")
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
        return page

    def test_U29_a_picture_is_handed_on_as_a_file(self):
        page = self.files(CAN_SHARE, SHARE)
        self.assertEqual(page.locator(f"{BUTTON}:visible").count(), page.locator(BUTTON).count())
        page.locator(BUTTON).first.click()
        shared = page.evaluate("window.shared")
        self.assertEqual((shared["title"], shared["name"]), ("Sober days", "streak.png"))
        self.assertEqual(bytes(shared["start"][:8]), b"\x89PNG\r\n\x1a\n")
        size = [int.from_bytes(shared["start"][at:at + 4], "big") for at in (16, 20)]
        self.assertEqual(size, [1200, 630])
        self.assertFalse((build() / "share/streak-square.png").exists(), "the site has the drawing alone")

    def test_U29_there_is_no_button_where_no_file_can_be_handed_on(self):
        for scripts, options in (
            (["delete Navigator.prototype.canShare"], {}),
            (["navigator.canShare = () => false", SHARE], {}),
            ([], {"script": False}),
            ([CAN_SHARE, SHARE], {"root": f"file://{build()}"}),
        ):
            page = self.files(*scripts, **options)
            self.assertGreater(page.locator(BUTTON).count(), 0)
            self.assertEqual(page.locator(f"{BUTTON}:visible").count(), 0, scripts)

    def test_U29_whoever_closes_the_dialog_stays_on_the_page(self):
        page = self.files(CAN_SHARE, CANCEL)
        page.locator(BUTTON).first.click()
        page.evaluate("window.closed")
        self.assertFalse(page.evaluate("window.isLeft"))
        self.assertTrue(page.url.endswith("/files.html"), page.url)

    def test_U29_where_the_dialog_is_refused_the_picture_is_opened(self):
        page = self.files(CAN_SHARE, REFUSE)
        page.locator(BUTTON).first.click()
        page.wait_for_url("**/share/streak.svg")


class PosterTest(BrowserTest):
    def test_U29_a_printed_year_has_the_poster_in_place_of_the_grid(self):
        page = self.open("calendar/2025.html", script=False)
        self.assertFalse(page.is_visible(".poster-sheet"))
        self.assertTrue(page.is_visible(".heat-year"))
        page.emulate_media(media="print")
        self.assertTrue(page.is_visible(".poster-sheet"))
        self.assertFalse(page.is_visible(".heat-year"))
        self.assertTrue(page.evaluate("document.querySelector('.poster-sheet').naturalWidth") > 0)

    def test_U29_it_has_a_page_of_its_own(self):
        page = self.open("calendar/2025.html", script=False)
        margin = {side: "1cm" for side in ("top", "right", "bottom", "left")}
        for paper in ("A4", "A3", "Letter"):
            printed = page.pdf(format=paper, margin=margin, print_background=True)
            self.assertEqual(printed.count(b"/Type /Page\n"), 2, paper)
