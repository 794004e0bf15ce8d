import Counting
import Model
import Pages
import TestSupport
import Testing

@testable import Sharing

@Suite("Badges")
struct BadgeTests {
    private static let trackers = """
        [
          { "id": "timer", "preset": "water", "name": "Water", "streak": true },
          { "preset": "snacking", "trackingMode": "avoidance", "createdAt": "2025-10-29", "name": "Snacking" },
          { "preset": "rumination", "name": "Rumination" },
          { "preset": "mood", "streak": false },
          { "preset": "gratitude", "isActive": false },
        ]
        """

    private let folder = Folder(levels: "SSSSSSSE")
        .with("trackers.json", BadgeTests.trackers)
        .with(
            "logs.csv", "timestamp,tracker,value\n2025-10-31T10:00,timer,1\n2025-10-31T10:00,rumination,\n"
        )
        .with("activities.csv", "date,kind,minutes\n2025-10-30,meditation,10\n2025-10-31,meditation,10\n")
        .with("profile.json", #"{ "pricePerDrink": 5, "drinksPerDay": 2, "currency": "EUR" }"#)

    @Test("T-31 tell each streak, the savings, the timer and the trackers that have a streak")
    func all() throws {
        let badges = try Badge.all(in: Report(folder.analysis()))
        #expect(
            badges.map { "\($0.name): \($0.label) \($0.message)" } == [
                "noalc: Low alcohol 8 days", "meditation: Meditation 2 days", "savings: Saved €70.00",
                "timer: Sober for 0 days", "tracker-timer: Water 1 day", "snacking: Without Snacking 3 days",
                "rumination: Rumination 1 day aware",
            ])
        #expect(badges.filter { !$0.isGood }.map(\.name) == ["timer"])
    }

    @Test("T-31 count the timer's whole days, and tell them in German")
    func timer() throws {
        let report = try Report(Folder(levels: "SSS").analysis(asOf: "2025-10-31T12:00"), language: .german)
        let badges = Badge.all(in: report).map { "\($0.label) \($0.message)" }
        #expect(badges == ["Wenig Alkohol 3 Tage", "Nüchtern seit 3 Tagen"])
    }

    @Test("T-39 the ring of today has rings for the first two trackers of the widget, by their order")
    func widget() throws {
        let trackers = """
            [{ "preset": "water", "showInCalendar": true }, { "preset": "mood", "showInWidget": true },
             { "preset": "sleep", "showInWidget": true, "widgetOrder": 2, "color": "#AA0000" },
             { "preset": "gratitude", "showInWidget": true, "widgetOrder": 1 },
             { "preset": "snacking", "showInWidget": true, "widgetOrder": 0, "isActive": false }]
            """
        let logs = "timestamp,tracker,value,note\n2025-10-31T10:00,gratitude,,Rain\n2025-10-31,sleep,7.5,\n"
        let folder = folder.with("trackers.json", trackers).with("logs.csv", logs)
        let report = try Report(folder.analysis())
        #expect(report.widgetTrackers.map { $0.tracker.id } == ["gratitude", "sleep", "mood"])
        let ring = TodayRing(in: report)
        #expect(ring.rings.focus.count == 2 && ring.rings.focus[0].colour == "#C2553F")
        #expect(ring.cell.drawing?.focus == [100, 100])
        #expect(ring.title.hasSuffix("10 min Mindfulness, Gratitude logged, Sleep 7:30 h"))
        // Only the names and the streaks of trackers are public.
        let shown = TodayRing(in: Report(try folder.analysis().publicEdition))
        #expect(shown.rings.focus.isEmpty && !shown.title.contains("Sleep"))
    }

    @Test("T-31 the ring of today shows the level and the minutes, and no tracker")
    func today() throws {
        let folder = folder.with("trackers.json", #"[{ "preset": "water", "id": "timer", "showInCalendar": true }]"#)
            .with("logs.csv", "timestamp,tracker,value\n2025-10-31T10:00,timer,1\n")
        let ring = try TodayRing(in: Report(folder.analysis()))
        #expect(ring.title == "Today, 31 October 2025: Easy, 10 min Mindfulness")
        #expect(ring.rings.focus.isEmpty)
        #expect(ring.cell.drawing?.mindfulness == 100)
        let empty = try TodayRing(in: Report(Folder(levels: "SS.").analysis()))
        #expect(empty.title == "Today, 31 October 2025: No entry")
    }
}
