import Markup
import Model
import Pages
import Sharing
import TestSupport
import Testing

@Suite("The size of a page")
struct PageSizeTests {
    private static let trackers = """
        [
          { "preset": "water", "dailyGoal": 8, "showInCalendar": true }, { "preset": "mood" }, { "preset": "gratitude" },
          { "id": "reading", "name": "Reading", "icon": "📖", "type": "good", "trackingMode": "yesNo",
            "showInCalendar": true },
          { "preset": "doomscrolling" }, { "preset": "procrastination" },
          { "preset": "snacking", "trackingMode": "avoidance", "createdAt": "2016-01-01" },
        ]
        """

    /// Ten years with an entry and two activities a day, at their end a month with thirty logs a day.
    private static let folder: Folder = {
        let last = date(Folder.today)
        let days = (0..<3653).map { last.advanced(by: -$0) }
        let levels = days.map { "\($0),\($0.number % 9 == 0 ? "easy" : "steady"),a day like others\n" }
        let activities = days.map { "\($0),meditation,12\n\($0),workout,\($0.number % 8 == 0 ? 0 : 40)\n" }
        let logs = days.prefix(31).flatMap { day in (0..<30).map { log($0, on: day) } }
        return Folder()
            .with("profile.json", #"{ "goals": { "mindfulness": 10, "workout": 30 }, "weightKg": 70 }"#)
            .with("trackers.json", trackers)
            .with("entries.csv", "date,level,note\n" + levels.joined())
            .with("activities.csv", "date,kind,minutes\n" + activities.joined())
            .with("logs.csv", "timestamp,tracker,value,trigger,location,note\n" + logs.joined())
            .with("metrics.csv", "date,metric,value\n" + days.flatMap(measured).joined())
    }()

    /// Four known metrics and four others.
    private static func measured(on day: Day) -> [String] {
        let random = day.number &* 7919 % 1000
        return [
            "sleep,7.\(random)", "restingHeartRate,\(50 + random % 17)", "heartRateVariability,\(30 + random % 31)",
        ]
        .map { "\(day),\($0)\n" }
            + ["steps", "glucose", "weight", "pressure", "light"].map { "\(day),\($0),\(4000 + random * 7)\n" }
    }

    private static func log(_ number: Int, on day: Day) -> String {
        let time = "\(day)T\(8 + number / 2 < 10 ? "0" : "")\(8 + number / 2):\(number % 2 == 0 ? "05" : "35")"
        let trigger = ["Habit", "Boredom", "Stress"][(number + day.number) % 3]
        let place = ["Home", "Work"][number % 2]
        switch number {
        case 0..<12: return "\(time),water,\(1 + number % 2),,,\n"
        case 12..<15: return "\(time),mood,joyful,,,\n"
        case 15..<17: return "\(time),gratitude,,,,for the day number \(number)\n"
        case 17: return "\(time),reading,,,,\n"
        case 18..<24: return "\(time),doomscrolling,,\(trigger),\(place),\n"
        case 24..<28: return "\(time),snacking,,\(trigger),\(place),the word \(number) about it\n"
        default: return "\(time),procrastination,,\(trigger),,\n"
        }
    }

    @Test("is small enough for a phone and a slow connection, even after ten years with a busy month")
    func size() throws {
        let report = Report(try PageSizeTests.folder.analysis())
        let templates = try #require(TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn).templates)
        let files = SiteFiles(report, templates: templates).groups
        let pages: [PageAddress] = [
            .overview, .years, .year(2025), .month(YearMonth(year: 2025, month: 10)),
            .week(Week(containing: date("2025-10-20"))), .tracker("doomscrolling"), .insights, .metrics, .jokers,
            .jokerYear(2024), .about, .weeks, .trackers,
        ]
        for address in pages {
            #expect(SitePages.addresses(in: report).contains(address))
            let file = try #require(files.first { $0.paths.contains(address.path) }?.files().first)
            let bytes = file.bytes
            let elements = HTMLReader(page: bytes).root.everything.count
            #expect(elements > 100 && elements <= 6000, "\(address.path) has \(elements) elements")
            // Compressed it is a fifth of that at most.
            #expect(bytes.count <= 400_000, "\(address.path) has \(bytes.count) bytes")
        }
    }
}
