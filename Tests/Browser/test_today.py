"""The mark of today moves on a page that is opened later, or is no longer called today (V-13)."""

import datetime

from browser import NOW, BrowserTest


def at(moment):
    return datetime.datetime.fromisoformat(moment)


class TodayTest(BrowserTest):
    def marked(self, page, drawing):
        """The number of the day that a drawing of rings marks, and the classes of the mark."""
        return page.eval_on_selector(
            f"{drawing} use.today", "mark => [mark.parentNode.querySelector('text').textContent, mark.className.baseVal]")

    def square(self, page):
        """Where the mark of a heatmap stands, and its classes."""
        return page.eval_on_selector(
            ".heat:not(.year-half) :is(.now, .was)", "e => [e.getAttribute('x'), e.getAttribute('y'), e.className.baseVal]")

    def test_on_the_day_of_the_report_nothing_changes(self):
        page = self.open("calendar/2025-10.html")
        self.assertEqual(self.marked(page, ".rings"), ["31", "today"])
        self.assertEqual(page.text_content("#d31 .day-name em"), "Today")

    def test_a_month_that_has_no_later_day_keeps_the_mark_and_names_its_date(self):
        page = self.open("calendar/2025-10.html", now=NOW + datetime.timedelta(days=1))
        self.assertEqual(self.marked(page, ".rings"), ["31", "today was"])
        self.assertEqual(page.text_content("#d31 .day-name em"), "as of 31 Oct")

    def test_a_week_marks_the_day_on_which_it_is_opened(self):
        page = self.open("weeks/2025-W44.html", now=NOW + datetime.timedelta(days=2))
        self.assertEqual(self.marked(page, ".seven"), ["2", "today"])
        page = self.open("weeks/2025-W44.html", now=NOW + datetime.timedelta(days=3))
        self.assertEqual(self.marked(page, ".seven"), ["31", "today was"])

    def test_a_day_begins_where_and_when_the_profile_says(self):
        # The sample begins its days at 04:00 in Berlin.
        page = self.open("weeks/2025-W44.html", now=at("2025-11-01T02:59:00+00:00"))
        self.assertEqual(self.marked(page, ".seven")[0], "31")
        page.clock.run_for(120_000)
        self.assertEqual(self.marked(page, ".seven")[0], "1")

    def test_a_year_marks_the_day_on_which_it_is_opened(self):
        page = self.open("calendar/2025.html")
        friday = self.square(page)
        page = self.open("calendar/2025.html", now=NOW + datetime.timedelta(days=3))
        x, y, style = self.square(page)
        # The Monday after the Friday of the report: the first column of the next row.
        self.assertEqual((int(x), int(y)), (int(friday[0]) - 4 * 44, int(friday[1]) + 44))
        self.assertEqual(style, "now moved")
        page = self.open("calendar/2025.html", now=at("2026-01-01T12:00:00+01:00"))
        self.assertEqual(self.square(page)[:2], friday[:2])
        self.assertIn("was", self.square(page)[2])

    def test_a_clock_that_is_behind_changes_nothing(self):
        page = self.open("calendar/2025-10.html", now=NOW - datetime.timedelta(days=9))
        self.assertEqual(self.marked(page, ".rings"), ["31", "today"])

    def test_without_the_script_the_day_of_the_build_is_marked(self):
        page = self.open("calendar/2025-10.html", script=False, now=NOW + datetime.timedelta(days=9))
        self.assertTrue(page.is_visible("#d31 .day-name em"))
        self.assertEqual(page.text_content("#d31 .day-name em"), "Today")

    def tonight(self, moment, **options):
        """The heading and hours of the card of usually hard hours that is shown; None where none is."""
        page = self.open("index.html", now=at(moment), **options)
        shown = [card.inner_text() for card in page.query_selector_all(".tonight") if card.is_visible()]
        self.assertLessEqual(len(shown), 1)
        return shown[0].split("\n") if shown else None

    def test_the_card_of_tonight_is_shown_in_the_hours_that_were_hard_on_that_weekday(self):
        # Doomscrolling was noticed on five of the last twelve Mondays between 20 and 23 o'clock.
        self.assertIsNone(self.tonight("2025-11-03T18:59:00+01:00"))
        card = self.tonight("2025-11-03T19:01:00+01:00")
        self.assertEqual(card[0], "Tonight")
        self.assertIn("Doomscrolling noticed on 5 of the last 12 Monday evenings", " ".join(card))
        self.assertIsNone(self.tonight("2025-11-03T23:01:00+01:00"))
        self.assertIsNone(self.tonight("2025-11-04T20:30:00+01:00"))

    def test_a_page_that_nobody_built_for_a_week_says_nothing_of_tonight(self):
        self.assertIsNone(self.tonight("2025-11-10T20:30:00+01:00"))

    def test_without_the_script_nothing_is_said_of_tonight(self):
        self.assertIsNone(self.tonight("2025-11-03T20:30:00+01:00", script=False))
