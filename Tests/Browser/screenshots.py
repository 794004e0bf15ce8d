"""Pictures of every kind of page for a person to look at, in .build/browser/screenshots: `Tests/Browser/run screenshots`."""

from browser import WORK, BrowserTest


class Screenshots(BrowserTest):
    def test_every_kind_of_page(self):
        folder = WORK / "screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        for language in ("en", "de"):
            for scheme in ("light", "dark"):
                for path, page in self.visit(language, scheme=scheme):
                    name = path.replace("/", "-").removesuffix(".html")
                    for width in (375, 1440):
                        page.set_viewport_size({"width": width, "height": 812 if width < 700 else 900})
                        page.screenshot(path=folder / f"{name}-{language}-{width}-{scheme}.png", full_page=True)
