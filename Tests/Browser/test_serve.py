"""Pages of `reportgen serve` in a browser: they follow the files, and interrupt nobody."""

from serving import ServingTest
from test_layout import TOO_WIDE


class ServeTest(ServingTest):
    def show(self, path="", **options):
        """A page that is open and waits for changes."""
        page = self.window(**options)
        # The script asks for the tag of its page once it waits.
        with page.expect_request(lambda request: request.method == "HEAD"):
            page.goto(self.root + path)
        return page

    def test_an_open_page_follows_a_change_at_its_place_with_what_was_unfolded(self):
        page = self.show("calendar/2025-10.html", width=375)
        page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
        page.evaluate("scrollTo(0, 600)")
        open_before = page.evaluate("[...document.querySelectorAll('details')].map(details => details.open)")
        place = page.evaluate("scrollY")
        with page.expect_event("load"):
            self.edit_profile('"name": "Nora"', '"name": "Somebody else"')
        self.assertIn("Somebody else", page.title())
        self.assertEqual(page.evaluate("[...document.querySelectorAll('details')].map(details => details.open)"), open_before)
        self.assertAlmostEqual(page.evaluate("scrollY"), place, delta=40)

    def edit_profile(self, old, new):
        self.edit("profile.json", old, new)

    def test_whoever_fills_in_a_form_is_not_interrupted(self):
        page = self.show()
        form = "<form><input id=note></form><p tabindex=0 id=away>elsewhere"
        page.evaluate(f"document.querySelector('main').insertAdjacentHTML('beforeend', '{form}')")
        page.fill("#note", "half a sentence")
        with page.expect_request(lambda request: request.method == "HEAD"):
            self.edit_profile('"name": "Nora"', '"name": "Somebody else"')
        page.focus("#away")
        self.assertEqual(page.input_value("#note"), "half a sentence")
        self.assertNotIn("Somebody else", page.title())
        page.fill("#note", "")
        with page.expect_event("load"):
            page.focus("#away")
        self.assertIn("Somebody else", page.title())

    def test_an_error_stands_above_the_page_that_was_there(self):
        for width, scheme in ((375, "dark"), (1440, "light")):
            page = self.show(width=width, scheme=scheme)
            self.edit_profile('"name": "Nora"', '"nom": "Nora", "weightKg": "heavy"')
            page.wait_for_selector(".problems")
            self.assertIn("data/profile.json:", page.inner_text(".problems"))
            self.assertLessEqual(page.evaluate(TOO_WIDE), 0)
            self.picture(page, f"serve-error-{width}-{scheme}")
            self.edit_profile('"nom": "Nora", "weightKg": "heavy"', '"name": "Nora"')
            page.wait_for_selector(".problems", state="detached")

    def test_one_tap_writes_shows_it_at_once_and_can_be_undone_with_and_without_scripts(self):
        """N-17 N-18 U-05 U-06 U-08"""
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root)
            page.click(".to-log")
            before = self.entries()
            page.click("button[value=wild]")
            page.wait_for_url("**/log?done=*")
            self.assertNotEqual(self.entries(), before)
            self.assertIn("wild (before: steady)", page.inner_text(".said"))
            self.assertEqual(page.get_attribute(".is-written", "value"), "wild")
            self.assertIn("💥", page.inner_text(".log-entry"))
            page.click(".said button")
            page.wait_for_selector(".said:not(:has(button))")
            self.assertEqual(self.entries(), before)
            self.assertEqual(page.get_attribute(".is-written", "value"), "none")

    def test_another_date_is_chosen_and_kept(self):
        """F-04"""
        for script, drinks in ((True, 4), (False, 3)):
            self.choose_another_date(self.window(width=375, script=script), drinks)

    def choose_another_date(self, page, drinks):
        page.goto(self.root + "log")
        self.assertFalse(page.is_visible("#f-date-day"))
        page.click(".log-days summary")
        page.fill("#f-date-day", "2025-10-02")
        page.click("#f-date .act")
        page.wait_for_url("**/log?day=2025-10-02")
        page.click("#f-level summary")
        page.fill("#f-level-drinks", str(drinks))
        page.keyboard.press("Enter")
        page.wait_for_selector(".said")
        self.assertIn("day=2025-10-02", page.url)
        self.assertIn(f"Thursday 2 October: easy, {drinks} drinks", page.inner_text(".said"))

    def test_the_log_sheet_is_used_by_keyboard(self):
        page = self.window(width=375)
        page.goto(self.root + "log/steady")
        self.assertEqual(page.evaluate("document.activeElement.value"), "none")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector(".said")
        self.assertIn("1 drink", page.inner_text(".said"))
        # Enter in a field never presses the button for one more.
        page.goto(self.root + "log/water")
        page.fill("#t-water-amount", "3")
        page.keyboard.press("Enter")
        page.wait_for_selector(".said")
        self.assertIn("9 glasses, goal met", page.inner_text(".said"))

    def test_what_is_wrong_stands_beside_the_field_with_nothing_lost(self):
        page = self.window(width=375, script=False)
        page.goto(self.root + "log?day=2025-10-29")
        page.click("#f-workout summary")
        page.fill("#f-workout-minutes", "a while")
        page.fill("#f-workout-type", "Yoga")
        # The browser tells of the status on its console, at a time of its own.
        with page.expect_console_message(lambda message: "422" in message.text):
            page.click("#f-workout .fields .act")
        self.complaints.clear()
        self.assertEqual(page.input_value("#f-workout-minutes"), "a while")
        self.assertEqual(page.input_value("#f-workout-type"), "Yoga")
        # A browser moves the focus once the page is drawn.
        page.wait_for_function("document.activeElement.id === 'f-workout-minutes'")
        self.assertIn("not a number of minutes", page.inner_text("#p-f-workout"))
        page.fill("#f-workout-minutes", "20")
        page.click("#f-workout .fields .act")
        self.assertIn("20 min", page.inner_text(".said"))
        self.assertIn("day=2025-10-29", page.url)

    def test_the_log_sheet_fits_has_large_targets_and_names_for_everything(self):
        for language in ("en", "de"):
            self.speak(language)
            # An open page would follow the change of the language.
            page = self.window(bypass_csp=True)
            page.goto(self.root + "log")
            self.judge(page, f"log-{language}", {
                """.p-log main :is(button:not(.vh, .mark-tile), .chip, summary, textarea,
                    input:not([type=hidden], :disabled, .chip input)), .to-log""": 44,
                # A month has seven columns also where the window is narrow.
                ".mark-tile": 34})
            page.close()

    def test_pages_without_scripts_are_right_whenever_they_are_loaded(self):
        page = self.window(script=False)
        page.goto(self.root)
        waiting = self.show()
        with waiting.expect_event("load"):
            self.edit_profile('"name": "Nora"', '"name": "Somebody else"')
        page.reload()
        self.assertIn("Somebody else", page.title())
