"""Pictures of every kind of page of the site for a person to look at: `Tests/Browser/run screenshots`."""

from browser import BrowserTest


class Screenshots(BrowserTest):
    def test_every_kind_of_page(self):
        for language in ("en", "de"):
            for scheme in ("light", "dark"):
                for path, page in self.visit(language, scheme=scheme):
                    name = path.replace("/", "-").removesuffix(".html")
                    for width in (375, 1440):
                        self.resize(page, width)
                        self.picture(page, f"{name}-{language}-{width}-{scheme}", full_page=True)
