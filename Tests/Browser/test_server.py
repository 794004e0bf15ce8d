"""The page for an address without one, as a server shows it: at any depth, in the look of the site."""

from browser import BrowserTest, QuietHandler, build, served


class Handler(QuietHandler):
    """A server that has the page for what it does not have, as those of static sites do."""

    def send_error(self, code, message=None, explain=None):
        body = (build() / "404.html").read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class ServerTest(BrowserTest):
    def setUp(self):
        super().setUp()
        self.root = served(self, Handler, build())

    def refuse_foreign(self, request):
        if not request.url.startswith((self.root, "data:")):
            self.complaints.append(f"a request to {request.url}")

    def test_axe_finds_nothing(self):
        for width, scheme in ((375, "dark"), (1440, "light")):
            page = self.window(width=width, scheme=scheme, bypass_csp=True)
            page.goto(self.root + "/nothing")
            self.find_nothing(self.violations(page))

    def test_the_way_home_is_found_from_any_depth(self):
        page = self.window()
        for path in ("/nothing", "/calendar/1999-13.html", "/a/b/c/"):
            page.goto(self.root + path)
            for width in (375, 1440):
                for scheme in ("light", "dark"):
                    page.set_viewport_size({"width": width, "height": 900})
                    page.emulate_media(color_scheme=scheme)
                    self.assertNotEqual(page.evaluate("getComputedStyle(document.body).fontFamily"), "", path)
                    self.assertGreater(page.evaluate("document.querySelector('.card').offsetHeight"), 100)
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)
                    if path == "/a/b/c/":
                        self.picture(page, f"404-en-{width}-{scheme}", full_page=True)
            page.click("main a")
            page.wait_for_url(self.root + "/index.html")
