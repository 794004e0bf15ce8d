"""A day opens its detail by pointer, by keyboard and by address (F-06)."""

from browser import BrowserTest


class DayDetailTest(BrowserTest):
    def test_F06_by_pointer(self):
        page = self.open("calendar/2025-10.html")
        self.assertFalse(page.is_visible("#d3 .day-body"))
        page.click(".rings a[href='#d3']")
        self.assertTrue(page.is_visible("#d3 .day-body"))
        self.assertIn("✨ Easy", page.text_content("#d3"))

    def test_F06_by_keyboard_with_a_visible_focus(self):
        page = self.open("calendar/2025-10.html")
        page.focus(".rings a[href='#d3']")
        width = page.evaluate(
            "getComputedStyle(document.activeElement).outlineStyle + getComputedStyle(document.activeElement.querySelector('.hit')).stroke")
        self.assertNotEqual(width, "nonenone", "the focus has to be seen")
        page.keyboard.press("Enter")
        self.assertTrue(page.is_visible("#d3 .day-body"))

    def test_F06_by_address_and_without_the_script(self):
        page = self.open("calendar/2025-10.html#d3", script=False)
        self.assertTrue(page.is_visible("#d3 .day-body"))
        self.assertFalse(page.is_visible("#d31 .day-body"))

    def test_the_newest_day_is_open_when_none_is_asked_for(self):
        page = self.open("calendar/2025-10.html")
        self.assertTrue(page.is_visible("#d31 .day-body"))

    def test_all_days_open_at_once(self):
        page = self.open("calendar/2025-10.html#days")
        for day in (1, 3, 31):
            self.assertTrue(page.is_visible(f"#d{day} .day-body"))

    def test_a_day_of_the_overview_leads_to_its_detail(self):
        page = self.open("index.html")
        page.click(".month .rings a >> nth=2")
        page.wait_for_url("**/calendar/2025-10.html#d3")
