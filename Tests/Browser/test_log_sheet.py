"""The log sheet of `reportgen serve` in a browser: what a person taps in the tab that stays open."""

import re
import unittest

from serving import ServingTest


class LogSheetTest(ServingTest):
    def prepare(self):
        """Two days of the last weeks have no entry."""
        path = self.place / "data" / "entries" / "2025.csv"
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(line for line in lines if not line.startswith(("2025-10-20", "2025-10-22"))))

    def tile(self, page, day, what):
        """The tile of a day of October by the name that a screen reader hears."""
        return page.get_by_role("button", name=re.compile(rf"^{day} October, .*{what}$"))

    def test_a_tap_on_an_empty_day_marks_it_and_a_second_one_takes_back_only_that(self):
        """U-05 U-06 U-08"""
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root + "log")
            before, totals = self.entries(), page.text_content(".log-totals")
            tile = self.tile(page, 22, "no entry: mark as steady")
            self.assertEqual(tile.locator("use.steady").count(), 0)
            tile.click()
            page.wait_for_selector(".said")
            self.assertIn("Wednesday 22 October: steady", page.inner_text(".said"))
            self.assertIn("2025-10-22,steady", self.entries())
            # The day's colour, the streak and the savings are new at once, and the sheet is still about today.
            self.assertEqual(self.tile(page, 22, "steady: take back").locator("use.steady").count(), 1)
            self.assertNotEqual(page.text_content(".log-totals"), totals)
            self.assertIn("Today", page.inner_text(".lede"))
            self.tile(page, 20, "mark as steady").click()
            self.tile(page, 20, "take back").wait_for()
            both = self.entries()
            # The second mark stays.
            self.tile(page, 22, "take back").click()
            self.tile(page, 22, "mark as steady").wait_for()
            self.assertIn("Taken back: steady for Wednesday 22 October", page.inner_text(".said"))
            self.assertEqual(self.entries(), "".join(
                line for line in both.splitlines(keepends=True) if not line.startswith("2025-10-22")))
            self.tile(page, 20, "take back").click()
            self.tile(page, 20, "mark as steady").wait_for()
            self.assertEqual(self.entries(), before)
            self.assertEqual(page.text_content(".log-totals"), totals)

    def test_a_tap_on_a_day_with_an_entry_opens_it_and_writes_nothing(self):
        """U-05"""
        page = self.window(width=375)
        page.goto(self.root + "log")
        before = self.entries()
        page.get_by_role("link", name=re.compile("^29 October, steady: open$")).click()
        page.wait_for_url("**/log?day=2025-10-29")
        self.assertEqual(self.entries(), before)

    def test_what_marks_a_day_has_a_name_and_enough_contrast(self):
        """U-05"""
        for width, scheme in ((320, "light"), (1440, "dark")):
            page = self.window(width=width, scheme=scheme, bypass_csp=True)
            for path in ("log", "calendar/2025-10.html#d22"):
                page.goto(self.root + path)
                if path == "log":
                    self.tile(page, 22, "mark as steady").click()
                    self.tile(page, 22, "take back").click()
                    self.tile(page, 22, "mark as steady").wait_for()
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)
                self.assertEqual(self.violations(page), [])

    def test_what_was_written_is_in_sight_with_the_way_back(self):
        """U-08"""
        page = self.window(width=375)
        page.goto(self.root + "log")
        page.click("#t-rumination .quick .act")
        page.wait_for_selector(".said")
        box = page.locator(".said button").bounding_box()
        self.assertTrue(0 <= box["y"] < 812 - 75 - box["height"])
        page.click(".said button")
        page.wait_for_selector(".said:not(:has(button))")
        self.assertIn("Taken back", page.inner_text(".said"))

    def test_a_record_of_a_day_is_taken_out_and_comes_back(self):
        """U-08 V-23"""
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root + "log?day=2025-10-29")
            before = self.entries()
            count = page.locator(".remove").count()
            page.get_by_role("button", name=re.compile("^Remove: .*steady$")).click()
            page.get_by_text("level removed.").wait_for()
            self.assertNotIn("2025-10-29", self.entries())
            self.assertEqual(page.locator(".remove").count(), count - 1)
            page.locator(".said").get_by_role("button", name="Undo").click()
            page.locator(".said").get_by_text("Taken back").wait_for()
            self.assertEqual(self.entries(), before)
            self.assertEqual(page.locator(".remove").count(), count)

    def test_the_levels_are_within_five_tabs_and_all_fields_in_order(self):
        page = self.window()
        page.goto(self.root + "log")
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.className"), "skip")
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.value"), "none")
        # From there on every step goes down the page or to the right, but for the second column.
        seen = []
        for _ in range(400):
            page.keyboard.press("Tab")
            name = page.evaluate("document.activeElement.closest('form, nav, section, footer')?.id || document.activeElement.tagName")
            if not seen or seen[-1] != name:
                self.assertNotIn(name, seen[:-1] if name not in ("A", "BUTTON") else [])
                seen.append(name)
            if name == "BODY":
                break
        self.assertIn("f-note", seen)
        self.assertIn("f-marks", seen)

    def test_days_are_marked_by_keyboard(self):
        """U-05 U-08"""
        page = self.window()
        page.goto(self.root + "log")
        before = self.entries()
        self.tile(page, 22, "mark as steady").focus()
        page.keyboard.press("Enter")
        self.tile(page, 22, "take back").wait_for()
        # The focus is on the tile still, so that the next key takes the mark back.
        page.wait_for_function("() => document.activeElement.value === '2025-10-22'")
        page.keyboard.press("Enter")
        self.tile(page, 22, "mark as steady").wait_for()
        self.assertEqual(self.entries(), before)

    def test_a_day_of_the_calendar_is_marked_where_it_is_read(self):
        """U-05 U-06 U-08"""
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root + "calendar/2025-10.html")
            before = self.entries()
            # The tile of the day leads to its detail.
            page.locator("a[href='#d22']").first.click()
            page.locator("#d22").get_by_role("button", name="Easy").click()
            page.wait_for_selector(".said")
            self.assertIn("2025-10-22,easy", self.entries())
            page.get_by_role("link", name="This day in the calendar").click()
            page.wait_for_url("**/calendar/2025-10.html#d22")
            self.assertIn("Easy", page.inner_text("#d22"))
            self.assertEqual(page.locator("#d22 .day-log button").count(), 0)
            page.locator("#d22 .day-log a").click()
            page.get_by_role("button", name="Undo").first.click()
            page.wait_for_selector(".said")
            self.assertEqual(self.entries(), before)

    def test_a_form_is_sent_without_leaving_the_page_and_nothing_that_was_typed_is_lost(self):
        """N-18"""
        page = self.window(width=375)
        page.goto(self.root + "log")
        page.evaluate("window.sameDocument = true")
        page.click("#t-gratitude summary")
        page.fill("#t-gratitude-text", "The first frost")
        page.click("#t-feelings summary")
        page.check("#t-feelings input[type=checkbox] >> nth=0", force=True)
        before = len(self.logs())
        plus = page.locator("#t-water .quick .act")
        plus.click()
        page.wait_for_function("() => document.querySelector('#t-water .log-state').innerText.includes('7 of 8')")
        place = plus.bounding_box()["y"]
        # Quick taps are as many logs.
        plus.click()
        plus.click()
        page.wait_for_function("() => document.querySelector('#t-water .log-state').innerText.includes('9 glasses, goal met')")
        self.assertEqual(len(self.logs()), before + 3)
        self.assertTrue(page.evaluate("window.sameDocument"))
        self.assertEqual(page.input_value("#t-gratitude-text"), "The first frost")
        self.assertTrue(page.is_visible("#t-gratitude-text"))
        self.assertTrue(page.is_checked("#t-feelings input[type=checkbox] >> nth=0"))
        self.assertAlmostEqual(plus.bounding_box()["y"], place, delta=2)
        self.assertEqual(page.evaluate("document.activeElement.closest('form').id"), "t-water")
        self.assertIn("9 glasses, goal met", page.inner_text("#said"))
        # What is typed by and by is written, and its field is empty then.
        page.click("#t-gratitude .row-fields > .act")
        page.wait_for_function("() => document.querySelector('#t-gratitude-text').value === ''")
        self.assertIn("The first frost", self.logs()[-1])

    def test_what_is_wrong_is_said_in_place_beside_the_field(self):
        page = self.window(width=375)
        page.goto(self.root + "log")
        page.evaluate("window.sameDocument = true")
        page.click("#t-gratitude summary")
        page.fill("#t-gratitude-text", "The first frost")
        page.click("#f-workout summary")
        page.fill("#f-workout-minutes", "a while")
        with page.expect_console_message(lambda message: "422" in message.text):
            page.click("#f-workout .fields .act")
        self.complaints.clear()
        page.wait_for_selector("#p-f-workout")
        page.wait_for_function("() => document.activeElement.id === 'f-workout-minutes'")
        self.assertTrue(page.evaluate("window.sameDocument"))
        self.assertEqual(page.input_value("#f-workout-minutes"), "a while")
        self.assertEqual(page.input_value("#t-gratitude-text"), "The first frost")
        page.fill("#f-workout-minutes", "20")
        page.keyboard.press("Enter")
        page.wait_for_selector("#p-f-workout", state="detached")
        self.assertIn("20 min", page.inner_text("#said"))

    def test_a_form_is_sent_as_usual_where_the_script_cannot(self):
        page = self.window(width=375)
        page.route("**/log", lambda route: route.abort() if route.request.resource_type == "fetch" else route.continue_())
        page.goto(self.root + "log")
        page.evaluate("window.sameDocument = true")
        with page.expect_navigation():
            page.click("#t-water .quick .act")
        self.complaints.clear()
        self.assertIsNone(page.evaluate("window.sameDocument ?? null"))
        self.assertIn("7 of 8", page.inner_text("#t-water .log-state"))

    def test_an_open_sheet_still_follows_other_changes(self):
        page = self.window(width=375)
        page.goto(self.root + "log")
        page.click("#t-water .quick .act")
        page.wait_for_function("() => document.querySelector('#t-water .log-state').innerText.includes('7 of 8')")
        with page.expect_event("load"):
            page.evaluate("document.activeElement.blur()")
            self.edit("profile.json", '"name": "Nora"', '"name": "Somebody else"')
        self.assertIn("Somebody else", page.title())

    def test_the_rings_of_a_day_take_five_taps(self):
        """N-17 N-18"""
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root + "log?day=2025-10-2" + ("0" if script else "2"))
            for number, button in enumerate((
                    "button[value=none]", "#f-meditation .quick .act", "#f-workout .quick .act", "#t-water .quick .act",
                    "#t-reading .quick .act")):
                page.locator(button).first.click()
                page.wait_for_url(f"**&done={number + 1 if script else number + 6}*")
            page.click(".log-written summary")
            written = page.inner_text(".log-written")
            for word in ("steady", "Meditation", "Yoga", "Drink Water", "Reading"):
                self.assertIn(word, written)

    def test_the_sheet_is_short(self):
        """F-04"""
        page = self.window(width=375)
        page.goto(self.root + "log")
        self.assertFalse(page.is_visible("#f-date-day"))
        self.assertFalse(page.is_visible("#f-level-drinks"))
        # The day, the levels and the first rows stand above the bar at the foot of the first screen.
        for item in (".log-days", "#f-level .level >> nth=3", "#f-meditation .quick .act >> nth=0"):
            box = page.locator(item).bounding_box()
            self.assertLess(box["y"] + box["height"], 812 - 75)
        self.assertLess(page.locator("#t-rumination").bounding_box()["y"], 2 * 812)

    def test_the_sheet_can_be_put_on_the_home_screen(self):
        """T-31"""
        page = self.window(width=375)
        page.goto(self.root + "log")
        session = page.context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        self.assertEqual(manifest["errors"], [])
        self.assertTrue(manifest["url"].endswith("/log.webmanifest"))
        self.assertIn('"start_url": "/log"', manifest["data"])
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # The window of a test is a private one, from which nothing is installed.
        self.assertEqual([error["errorId"] for error in errors if error["errorId"] != "in-incognito"], [])
        for size in (192, 512):
            picture = page.evaluate(f"""new Promise((found, lost) => {{
                const image = new Image(); image.onload = () => found(image.naturalWidth); image.onerror = lost;
                image.src = '/log-{size}.png' }})""")
            self.assertEqual(picture, size)

    def test_what_is_often_said_is_a_chip(self):
        """T-37"""
        path = self.place / "data" / "logs.csv"
        path.write_text(path.read_text() + "".join(
            f"2025-10-{day},gratitude,,,,The cat\n" for day in (27, 28, 29)))
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root + "log/gratitude")
            page.get_by_role("button", name="The cat").wait_for()
            before = len(self.logs())
            page.get_by_role("button", name="The cat").click()
            page.wait_for_selector(".said")
            self.assertEqual(len(self.logs()), before + 1)
            self.assertIn("The cat", self.logs()[-1])

    def test_what_cannot_be_written_is_told_with_nothing_lost(self):
        # The journal has no place, so nothing is written: a change that cannot be undone is none.
        (self.place / "data" / ".reportgen").write_text("in the way")
        before = self.entries()
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root + "log")
            page.click("#f-level summary")
            page.fill("#f-level-note", "A long walk")
            with page.expect_console_message(lambda message: "422" in message.text):
                page.click("button[value=wild]")
            self.complaints.clear()
            page.wait_for_selector("#p-f-level")
            self.assertIn("Nothing was written", page.inner_text("#p-f-level"))
            self.assertEqual(page.input_value("#f-level-note"), "A long walk")
            self.assertEqual(self.entries(), before)
            # Once the way is free, the same form is sent again as it stands.
            if not script:
                (self.place / "data" / ".reportgen").unlink()
                page.click("button[value=wild]")
                page.wait_for_selector(".said")
                self.assertIn("A long walk", self.entries())


class WidgetTest(ServingTest):
    def prepare(self):
        self.edit("trackers.json", '"preset": "mood" }', '"preset": "mood", "showInWidget": true, "widgetOrder": 2 }')
        self.edit("trackers.json", '"preset": "sleep", ', '"preset": "sleep", "showInWidget": true, "widgetOrder": 1, ')

    def test_the_trackers_of_the_widget_come_first_on_the_sheet_and_as_rings_of_today(self):
        """T-39"""
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root + "log")
            rows = page.locator("form[id^=t-]").all()
            self.assertEqual([row.get_attribute("id") for row in rows[:3]], ["t-sleep", "t-mood", "t-water"])
        page = self.window()
        page.goto(self.root + "badges/today.svg")
        rings = page.locator("svg > g > use:not(.track)").evaluate_all("rings => rings.map(ring => ring.getAttribute('href'))")
        self.assertLess(rings.index("#x"), rings.index("#y"))
        title = page.locator("title").text_content()
        self.assertLess(title.index("Sleep"), title.index("Mood"))


if __name__ == "__main__":
    unittest.main()
