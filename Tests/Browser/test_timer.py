"""The timer ticks, and stops where the rules say (U-16, U-18, U-19, V-26)."""

import datetime

from browser import NOW, BrowserTest


class TimerTest(BrowserTest):
    def shown(self, page):
        return [page.text_content(".face-days b")] + [page.text_content(f".timer [data-unit={unit}]") for unit in "dhms"]

    def test_U16_the_timer_ticks_every_second(self):
        page = self.open("index.html")
        self.assertEqual(self.shown(page), ["28", "27", "1", "18", "53"])
        page.clock.run_for(8_100)
        self.assertEqual(self.shown(page), ["28", "27", "1", "19", "01"])

    def test_U18_a_page_that_was_asleep_shows_the_right_time_when_it_wakes(self):
        page = self.open("index.html")
        page.clock.fast_forward(6 * 3600 * 1000)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        self.assertEqual(self.shown(page), ["28", "27", "7", "18", "53"])

    def test_U15_the_timer_leads_to_today(self):
        page = self.open("index.html")
        page.click(".timer")
        page.wait_for_url("**/calendar/2025-10.html#d31")
        page.wait_for_selector("#d31 .day-body")

    def test_U19_from_its_end_on_the_clock_stops_and_the_days_stay_with_the_date_of_the_report(self):
        end = datetime.datetime.fromisoformat("2025-11-02T18:00:00+01:00")
        page = self.open("index.html", now=end - datetime.timedelta(seconds=1))
        self.assertEqual(self.shown(page)[0], "28")
        self.assertFalse(page.is_visible(".face-past"))
        page.clock.run_for(2_000)
        stopped = self.shown(page)
        # All of the dial is as of the date that stands below it.
        self.assertEqual(stopped, ["28", "27", "1", "18", "53"])
        self.assertTrue(page.is_visible(".face-past"))
        self.assertIn("31 October 2025", page.text_content(".face-past"))
        page.clock.run_for(90_000)
        self.assertEqual(self.shown(page), stopped)

    def test_a_viewer_whose_clock_is_before_the_start_sees_a_clock_at_zero(self):
        page = self.open("index.html", now=NOW - datetime.timedelta(days=60))
        self.assertEqual(self.shown(page), ["28", "0", "0", "00", "00"])

    def test_without_the_script_the_time_of_the_build_stands_there(self):
        page = self.open("index.html", script=False)
        self.assertEqual(self.shown(page), ["28", "27", "1", "18", "53"])
