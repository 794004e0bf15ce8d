"""What a person sees on some days only: numbers in dots that are not full, hard hours, forced colours, a young history."""

import datetime
import json

from browser import NOW, ROOT, BrowserTest, build_site, sites

KANJI = {"id": "kanji", "name": "Kanji", "type": "good", "trackingMode": "counter", "dailyGoal": 20, "streakOn": "goal"}
# The texts of a strip with their outlines.
OUTLINES = """[...document.querySelectorAll('.wk-habits .strip text')].map(e => [e.textContent, getComputedStyle(e).stroke])"""
TOP = "(name) => document.querySelector(name).getBoundingClientRect().top"
HIDE_NUMBER = "document.querySelector('.face-days').style.visibility = 'hidden'"


class LooksTest(BrowserTest):
    def open_life(self, name, path, now=NOW):
        page = self.window()
        page.clock.set_fixed_time(now)
        site = sites() / f"looks-{name}"
        if not site.exists():
            build_site(ROOT / "Tests" / "Lives" / name, "en", site, "--no-png")
        page.goto(f"file://{site}/{path}")
        return page

    def test_V31_the_number_of_a_day_below_its_goal_is_as_thin_after_a_full_dot_as_before_one(self):
        data = sites() / "kanji-data"
        data.mkdir()
        (data / "trackers.json").write_text(json.dumps([KANJI]))
        days = {"2025-10-26": 25, "2025-10-27": 13, "2025-10-28": 30, "2025-10-29": 10}
        (data / "logs.csv").write_text("timestamp,tracker,value\n" + "".join(f"{d},kanji,{n}\n" for d, n in days.items()))
        page = self.window()
        page.goto(f"file://{build_site(data, 'en', sites() / 'kanji', '--no-png')}/weeks/2025-W44.html")
        outlines = dict(page.evaluate(OUTLINES))
        self.assertEqual((outlines["13"], outlines["10"]), ("none", "none"))
        self.assertNotEqual(outlines["30"], "none")

    def test_the_ring_is_at_the_top_beside_a_long_evening(self):
        page = self.open_life("one-saboteur", "index.html", now=NOW - datetime.timedelta(minutes=30))
        page.evaluate("document.querySelector('.tonight:not([hidden])').style.minHeight = '40rem'")
        self.assertLess(page.evaluate(TOP, ".timer") - page.evaluate(TOP, ".hero-side"), 24)

    def test_the_word_above_the_number_is_seen_in_forced_colours(self):
        page = self.open("index.html", forced_colors="active")
        label = page.locator(".face-label")
        shown = label.screenshot()
        page.evaluate(HIDE_NUMBER)
        self.assertEqual(shown, label.screenshot(), "the ground of the number covers it")

    def test_the_axis_of_a_young_history_is_right_below_its_days(self):
        page = self.open_life("one-saboteur", "insights.html")
        self.assertLess(page.locator(".chart.shape .chart-x").bounding_box()["height"], 30)
