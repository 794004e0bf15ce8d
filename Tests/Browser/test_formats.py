"""What lies beside the pages, read by the parsers that will meet it: feeds, calendars, Markdown, JSON, SVG."""

import datetime
import json
import unittest

import cmarkgfm
import feedparser
import icalendar
import jsonschema
from lxml import etree, html

from browser import AS_OF, ROOT, build

SCHEMA = ROOT / "Sources/Counting/Schema/stats.schema.json"
LANGUAGES = ("en", "de")


class FeedTest(unittest.TestCase):
    def test_a_reader_finds_nothing_wrong(self):
        for language in LANGUAGES:
            feed = feedparser.parse((build(language) / "feed.xml").read_bytes())
            self.assertEqual(feed.bozo, 0, feed.get("bozo_exception"))
            self.assertEqual(feed.version, "atom10")
            self.assertEqual(feed.feed.language, language)
            for part in ("id", "title", "updated", "author"):
                self.assertTrue(feed.feed[part], part)

    def test_there_is_one_entry_a_week_the_newest_first(self):
        site = build()
        feed = feedparser.parse((site / "feed.xml").read_bytes())
        weeks = sorted((page.stem for page in (site / "weeks").glob("2*.html")), reverse=True)[:14]
        self.assertEqual([entry.link.rsplit("/", 1)[1] for entry in feed.entries], [f"{week}.html" for week in weeks])
        self.assertEqual(len({entry.id for entry in feed.entries}), len(weeks))
        dates = [entry.updated_parsed for entry in feed.entries]
        self.assertEqual(dates, sorted(dates, reverse=True))

    def test_every_entry_has_its_content_as_html(self):
        for entry in feedparser.parse((build() / "feed.xml").read_bytes()).entries:
            content = entry.content[0]
            self.assertEqual(content.type, "text/html")
            read = html.fromstring(f"<div>{content.value}</div>")
            self.assertTrue(read.findall("p"), entry.title)
            self.assertTrue(read.findall("table"), entry.title)
            self.assertEqual(read.xpath("//script | //img | //style | //@style"), [])

    def test_the_feed_says_where_it_is(self):
        feed = feedparser.parse((build() / "feed.xml").read_bytes()).feed
        links = {link.rel: link.href for link in feed.links}
        self.assertEqual(links["self"], "https://nora.example.org/feed.xml")
        self.assertEqual(links["alternate"], "https://nora.example.org/index.html")


class CalendarTest(unittest.TestCase):
    def events(self, language="en"):
        calendar = icalendar.Calendar.from_ical((build(language) / "reminders.ics").read_bytes())
        self.assertEqual(calendar["VERSION"], "2.0")
        self.assertEqual(calendar.errors, [])
        return calendar.walk("VEVENT")

    def test_there_is_an_event_for_each_reminder_every_day(self):
        for language in LANGUAGES:
            events = self.events(language)
            self.assertEqual(len(events), 5)
            self.assertEqual(len({event["UID"] for event in events}), 5)
            for event in events:
                self.assertEqual(event.errors, [])
                self.assertEqual(event["RRULE"], {"FREQ": ["DAILY"]})
                self.assertIsNone(event["DTSTART"].dt.tzinfo, "nine is nine wherever the phone is")
                self.assertEqual(event["DTSTAMP"].dt, datetime.datetime.fromisoformat(AS_OF))
                alarm, = event.walk("VALARM")
                self.assertEqual(alarm["ACTION"], "DISPLAY")
                self.assertEqual(alarm["TRIGGER"].dt, datetime.timedelta(0))
                self.assertTrue(alarm["DESCRIPTION"])

    def test_drinks_are_asked_about_first_on_the_morning_after_the_first_open_day(self):
        event = next(event for event in self.events() if "evening" in event["SUMMARY"])
        self.assertEqual(event["DTSTART"].dt, datetime.datetime(2025, 11, 2, 9, 0))
        self.assertEqual(event["SUMMARY"], "How was your evening yesterday?")
        self.assertRegex(event["UID"], "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")
        self.assertEqual(event["DESCRIPTION"], "Another sober day?")
        german = next(event for event in self.events("de") if "gestern" in event["SUMMARY"])
        self.assertEqual(german["SUMMARY"], "Wie war gestern?")
        self.assertEqual(german["UID"], event["UID"])


class MarkdownTest(unittest.TestCase):
    def files(self):
        for language in LANGUAGES:
            site = build(language)
            yield from [site / "summary.md", *sorted((site / "weeks").glob("*.md"))]

    def test_every_week_has_its_markdown(self):
        weeks = build() / "weeks"
        self.assertEqual({page.stem for page in weeks.glob("2*.html")}, {page.stem for page in weeks.glob("*.md")})

    def test_github_reads_headings_lists_and_even_tables_and_no_html(self):
        for file in self.files():
            with self.subTest(file=str(file)):
                text = file.read_text()
                read = html.fromstring(f"<div>{cmarkgfm.github_flavored_markdown_to_html(text)}</div>")
                self.assertEqual(len(read.findall("h1")), 1)
                self.assertTrue(read.findall("h2"))
                tables = [[len(row) for row in table.iter("tr")] for table in read.iter("table")]
                written = sum(line.startswith("| ---") for line in text.splitlines())
                self.assertEqual(len(tables), written)
                for table in tables:
                    self.assertGreater(len(table), 1)
                    self.assertEqual(len(set(table)), 1)
                shown = read.text_content()
                for mark in ("**", "](", "| ", "\\"):
                    self.assertNotIn(mark, shown)
                safe = cmarkgfm.github_flavored_markdown_to_html(text)
                self.assertNotIn("raw HTML omitted", safe)
                links = [link.get("href") for link in read.iter("a")]
                self.assertTrue(all(link.startswith("https://nora.example.org/") for link in links), links)


class DataTest(unittest.TestCase):
    def test_the_numbers_follow_their_schema(self):
        schema = json.loads(SCHEMA.read_text())
        validator = jsonschema.validators.validator_for(schema)
        validator.check_schema(schema)
        for language in LANGUAGES:
            data = json.loads((build(language) / "data.json").read_text())
            self.assertEqual([error.message for error in validator(schema).iter_errors(data)], [])

    def test_every_badge_is_one_for_shields(self):
        for file in (build() / "badges").glob("*.json"):
            badge = json.loads(file.read_text())
            self.assertEqual(badge["schemaVersion"], 1, file)
            self.assertTrue(badge["label"] and badge["message"], file)

    def test_every_drawing_and_feed_is_well_formed(self):
        for language in LANGUAGES:
            site = build(language)
            for file in [*site.rglob("*.svg"), *site.rglob("*.xml")]:
                with self.subTest(file=str(file)):
                    etree.parse(file, etree.XMLParser(resolve_entities=False, no_network=True))

    def test_search_engines_are_asked_to_stay_away(self):
        self.assertEqual((build() / "robots.txt").read_text(), "User-agent: *\nDisallow: /\n")
