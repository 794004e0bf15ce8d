"""Settings and the first page of `reportgen serve` in a browser, with and without scripts."""

import re
import shutil

from browser import ROOT
from release import temporary
from serving import ServedTest


class SettingsTest(ServedTest):
    def serve(self, data=ROOT / "sample-data"):
        """Serves a copy of a folder, or an empty one."""
        self.place = temporary(self) / "data"
        if data:
            shutil.copytree(data, self.place)
        else:
            self.place.mkdir()
        self.start(self.place)

    def text(self, name):
        path = self.place / name
        return path.read_text() if path.exists() else None

    def refused(self, page, press):
        """Presses a button whose form comes back; the browser tells of the status at a time of its own."""
        with page.expect_console_message(lambda message: "422" in message.text):
            page.click(press)
        self.complaints.clear()

    def test_savings_are_changed_from_the_overview_recalculated_at_once_and_undone(self):
        """U-35"""
        self.serve()
        before = self.text("profile.json")
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root)
            page.click(".facts .change a")
            # Unlike the inner text it is the same before the style sheets are there.
            saved = page.text_content(".settings-result .facts dd >> nth=0")
            page.fill("#s-price", "a lot")
            page.fill("#s-calories", "120")
            self.refused(page, "button:has-text('Save')")
            self.assertIn("not a number from 0", page.inner_text("#p-price"))
            self.assertEqual(page.input_value("#s-calories"), "120")
            page.fill("#s-price", "5.20")
            page.click("button:has-text('Save')")
            page.wait_for_selector(".said")
            self.assertEqual(self.text("profile.json"), before.replace("4.20", "5.20").replace("140", "120"))
            self.assertNotEqual(page.text_content(".settings-result .facts dd >> nth=0"), saved)
            page.click(".said button")
            page.wait_for_selector(".said:not(:has(button))")
            self.assertEqual(self.text("profile.json"), before)
            self.assertEqual(page.text_content(".settings-result .facts dd >> nth=0"), saved)
            page.fill("#s-price", "9")
            page.click("text=Cancel")
            page.wait_for_selector("#hello")
            self.assertEqual(self.text("profile.json"), before)

    def test_a_mode_changes_after_a_page_that_says_what_becomes_of_the_streak(self):
        """T-14"""
        self.serve()
        before = self.text("trackers.json")
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root + "settings/trackers")
            page.click("#t-doomscrolling + details summary")
            page.click("#t-doomscrolling + details >> text=See what changes")
            page.wait_for_selector(".effects")
            self.assertIn("Doomscrolling: change to avoidance?", page.inner_text("h1"))
            self.assertIn("is kept among its earlier streaks", page.inner_text(".effects"))
            self.assertEqual(self.text("trackers.json"), before)
            with page.expect_navigation():
                page.click("main >> text=Cancel")
            self.assertEqual(self.text("trackers.json"), before)
            page.go_back()
            page.click("text=Change it")
            page.wait_for_selector(".said button")
            self.assertIn("Avoidance", page.inner_text("#t-doomscrolling"))
            page.click(".said button")
            page.wait_for_selector(".said:not(:has(button))")
            self.assertEqual(self.text("trackers.json"), before)

    def test_an_open_page_of_settings_follows_a_change_unless_somebody_is_changing_something(self):
        self.serve()
        for path in ("savings", "trackers"):
            page = self.window()
            with page.expect_request(lambda request: request.method == "HEAD"):
                page.goto(self.root + "settings/" + path)
            old, new = ("Nora", "Mara") if '"Nora"' in self.text("profile.json") else ("Mara", "Nora")
            with page.expect_event("load"):
                (self.place / "profile.json").write_text(self.text("profile.json").replace(f'"{old}"', f'"{new}"'))
            self.assertIn(new, page.title())
            page.close()

    def test_somebody_begins_in_an_empty_folder(self):
        """U-31 U-39"""
        for script in (True, False):
            self.serve(data=None)
            page = self.window(width=375, script=script)
            page.goto(self.root)
            self.assertTrue(page.url.endswith("/welcome"))
            self.assertEqual(page.locator(".topics h2").all_inner_texts(), ["The heatmap", "Streaks", "Savings"])
            page.click(".more summary")
            page.fill("#s-name", "Ada")
            page.fill("#s-timeZone", "Nowhere")
            page.check("input[value=mood]")
            self.refused(page, "button:has-text('Begin')")
            self.assertIn("not a time zone", page.inner_text("#p-timeZone"))
            self.assertEqual(list(self.place.iterdir()), [])
            page.fill("#s-timeZone", "Berlin")
            page.click("button:has-text('Begin')")
            page.wait_for_url("**/log")
            self.assertIn('"name": "Ada"', self.text("profile.json"))
            self.assertIn("mood", self.text("trackers.json"))
            page.goto(self.root)
            page.click(".first-entry a")
            page.click("button[value=none]")
            page.wait_for_selector(".said")
            page.goto(self.root)
            self.assertEqual(page.locator(".first-entry").count(), 0)
            self.assertIn("Ada", page.inner_text("body"))

    def test_a_setting_is_changed_in_place_and_its_streak_only_after_a_look(self):
        """V-22 S-20 T-34"""
        self.serve()
        for script in (True, False):
            page = self.window(width=375, script=script)
            before = self.text("profile.json")
            page.goto(self.root + "settings/general")
            row = page.locator("li").filter(has=page.get_by_text("Timer", exact=True))
            row.locator("summary").click()
            row.locator("select").select_option("strict")
            row.get_by_role("button", name="Save").click()
            page.wait_for_selector(".said")
            self.assertIn('"timer": "strict"', self.text("profile.json"))
            page.get_by_role("button", name="Undo").click()
            page.wait_for_selector(".said")
            self.assertEqual(self.text("profile.json"), before)
            row = page.locator("li").filter(has=page.locator(".tracker-name b").get_by_text("Low alcohol", exact=True)).first
            row.locator("summary").click()
            row.locator("select").select_option("none")
            row.get_by_role("button", name="Save").click()
            page.wait_for_selector(".effects")
            self.assertIn("144 days", page.inner_text(".effects"))
            self.assertEqual(self.text("profile.json"), before)
            page.get_by_role("link", name="Cancel").click()
            page.wait_for_url("**/settings/general")

    def test_a_plan_is_added_and_taken_out_and_what_is_wrong_is_beside_its_field(self):
        """V-44"""
        self.serve()
        before = self.text("trackers.json")
        for script in (True, False):
            page = self.window(width=375, script=script)
            page.goto(self.root + "settings/tracker?tracker=snacking")
            page.click("summary:has-text('Add a plan')")
            page.fill("#s-plan-when", "evning")
            page.select_option("#s-plan-trigger", "Boredom")
            page.fill("#s-plan-value", "call Mei")
            self.refused(page, ".fields:has(#s-plan-value) button")
            self.assertIn("not a time of a plan", page.inner_text("#p-plan-when"))
            self.assertEqual((page.input_value("#s-plan-trigger"), page.input_value("#s-plan-value")),
                             ("Boredom", "call Mei"))
            page.fill("#s-plan-when", "21-23")
            page.click(".fields:has(#s-plan-value) button")
            page.wait_for_selector(".said button")
            self.assertIn('{ "when": "21-23", "trigger": "Boredom", "then": "call Mei" }', self.text("trackers.json"))
            page.click("li:has-text('then call Mei') button")
            page.wait_for_selector(".said button")
            self.assertEqual(self.text("trackers.json"), before)

    def test_a_tracker_of_ones_own_has_the_modes_of_its_purpose_and_a_type_of_apple_health(self):
        """T-07"""
        self.serve()
        for number, script in enumerate((True, False)):
            page = self.window(width=375, script=script)
            page.goto(self.root + "settings/trackers")
            self.assertTrue(page.is_visible("#s-activity-mode") and page.is_hidden("#s-awareness-mode"))
            page.check(".tracker-add input[value=awareness]")
            self.assertTrue(page.is_visible("#s-awareness-mode") and page.is_hidden("#s-activity-mode"))
            page.check(".tracker-add input[value=activity]")
            page.fill("#s-name", f"Zähne putzen {number}")
            self.refused(page, ".fields:has(#s-name) button")
            self.assertIn("HKCategoryTypeIdentifierToothbrushingEvent", page.inner_text("#p-own-health"))
            page.click(".fields:has(#s-name) button")
            page.wait_for_selector(".said button")
            self.assertIn('"healthType": "HKCategoryTypeIdentifierToothbrushingEvent"', self.text("trackers.json"))

    def test_every_page_fits_has_large_targets_and_names_for_everything(self):
        self.serve()
        self.look("settings/savings", "settings/trackers", "settings/general",
                  "settings/tracker?tracker=water", "settings/tracker?tracker=snacking", "settings/change?key=policies.noalc&value=none",
                  "settings/trackers/change?tracker=doomscrolling&change=mode&mode=avoidance")
        self.serve(data=None)
        self.look("welcome", "welcome?language=de")

    def look(self, *paths):
        page = self.window(bypass_csp=True)
        for path in paths:
            page.goto(self.root + path)
            self.judge(page, re.sub(r"\W+", "-", path.partition("&")[0]), {
                "main :is(button, .chip, summary, a.act, select, input:not([type=hidden], .chip input), textarea)": 44})
