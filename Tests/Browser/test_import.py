"""A table comes in and everything goes out in a browser, with and without scripts."""

import datetime
import zipfile

from release import temporary
from serving import ServedTest

TARGETS = {"main .act, main .chip, main select, main input[type=file]": 44}


def table(days, wrong=0):
    """A German table of some days, of which some rows are not clear."""
    first = datetime.date(2023, 11, 1)
    rows = ["Datum;Drinks;Gewicht;Meditation (min);Sport;Bemerkung"]
    for index in range(days):
        day = first + datetime.timedelta(days=index)
        drinks = "viele" if index < wrong else str(index % 3)
        rows.append(f"{day:%d.%m.%Y};{drinks};81,{index % 10};{index % 2 * 10};{'x' * (index % 2)};")
    return "\n".join(rows).encode()


class ImportTest(ServedTest):
    def serve(self):
        self.place = temporary(self) / "data"
        self.place.mkdir()
        self.start(self.place)

    def send(self, page, name, content):
        page.set_input_files("input[type=file]", {"name": name, "mimeType": "text/csv", "buffer": content})
        page.click("main button")

    def test_a_table_of_two_years_comes_in_with_clicks_alone_and_goes_out_again(self):
        """V-51"""
        for script in (True, False):
            self.serve()
            page = self.window(width=375, script=script)
            page.goto(self.root)
            page.click("text=Auf Deutsch")
            page.click("text=Datei auswählen")
            self.send(page, "tagebuch.csv", table(730, wrong=2))
            page.wait_for_selector("text=Was steht in")
            self.assertEqual(page.locator(".faults li").count(), 2)
            page.select_option("text=Gewicht >> xpath=.. >> select", "metric")
            page.click("button[value=look]")
            page.wait_for_selector("text=Messwerte: 728 neu")
            with page.expect_download() as download:
                page.click("a[download]")
            self.assertEqual(len(download.value.path().read_text().splitlines()), 3)
            page.click("button[value=take]")
            page.wait_for_selector(".said")
            self.assertEqual(len((self.place / "entries.csv").read_text().splitlines()), 729)
            page.goto(self.root + "settings/hand-over")
            page.click("button[value=save]", trial=True)
            with page.expect_download() as download:
                page.click("section[aria-labelledby=h-export] button")
            self.assertIn("metrics.csv", zipfile.ZipFile(download.value.path()).namelist())
            page.goto(self.root + "settings/import?done=1")
            page.click(".said button")
            # Nothing is left, so that a person begins.
            page.wait_for_url("**/welcome")
            self.assertFalse((self.place / "entries.csv").exists())
            # It would follow a server that another one takes the place of.
            page.close()

    def test_what_cannot_be_read_is_said_on_the_page(self):
        """V-51"""
        self.serve()
        page = self.window()
        page.goto(self.root + "settings/import")
        for name, content, said in (
            ("habits.db", b"SQLite format 3\0" + bytes(100), "is a database"),
            ("empty.csv", b"", "is empty"),
            ("letter.txt", b"Dear diary\n", "nothing was written"),
            ("large.csv", b"date,drinks\n" + b"2025-01-01,1\n" * 2_600_000, "larger than 32 MB"),
        ):
            with self.subTest(name):
                with page.expect_console_message(lambda message: "Failed to load" in message.text):
                    self.send(page, name, content)
                page.wait_for_selector(f"text={said}")
                self.complaints.clear()
        self.assertEqual([path.name for path in self.place.iterdir() if path.name != ".reportgen"], [])

    def test_two_browsers_bring_a_file_at_the_same_time(self):
        """V-51"""
        self.serve()
        windows = [self.window(), self.window()]
        for number, page in enumerate(windows):
            page.goto(self.root + "settings/import")
            self.send(page, f"{number}.csv", table(10 + number))
        for number, page in enumerate(windows):
            page.wait_for_selector(f"text=What is in {number}.csv?")
        for page in windows:
            page.click("button[value=take]")
            page.wait_for_selector(".said")
        self.assertEqual(len((self.place / "entries.csv").read_text().splitlines()), 12)

    def test_the_pages_fit_every_window(self):
        """V-51"""
        self.serve()
        page = self.window(bypass_csp=True)
        page.goto(self.root + "settings/import")
        self.judge(page, "import", TARGETS)
        page.goto(self.root + "settings/import")
        self.send(page, "tagebuch.csv", table(100, wrong=3))
        page.wait_for_selector("button[value=take]")
        self.judge(page, "import-columns", TARGETS)
        page.goto(self.root + "settings/import")
        page.click("button[value=take]")
        page.wait_for_selector(".said")
        self.judge(page, "import-done", TARGETS)
        page.goto(self.root + "settings/hand-over")
        self.judge(page, "hand-over", TARGETS)
