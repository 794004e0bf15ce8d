import ProgressModel
import TestSupport
import Testing

@Suite("The streaks of the trackers")
struct TrackerCardTests {
    private let folder: Folder

    init() {
        func logs(_ tracker: String, _ days: Int) -> String {
            (0..<days).map { "\(date(Folder.today).advanced(by: -$0))T12:00,\(tracker)\n" }.joined()
        }
        folder = Folder(levels: "S")
            .with(
                "trackers.json",
                """
                [
                  { "id": "water", "name": "Water", "icon": "💧", "type": "good", "trackingMode": "counter",
                    "streak": true },
                  { "id": "reading", "name": "Reading", "icon": "📖", "type": "good", "trackingMode": "yesNo",
                    "streak": true },
                  { "id": "scrolling", "name": "Scrolling", "icon": "📱", "type": "saboteur",
                    "trackingMode": "awareness" },
                  { "id": "sweets", "name": { "en": "Sweets", "de": "Süßes" }, "icon": "🍫", "type": "saboteur",
                    "trackingMode": "avoidance", "createdAt": "2025-10-27" },
                  { "id": "cooking", "name": "Cooking", "icon": "🍲", "type": "good", "trackingMode": "yesNo",
                    "streak": false },
                  { "id": "old", "name": "Old", "icon": "🕰", "type": "good", "trackingMode": "note",
                    "isActive": false },
                ]
                """
            )
            .with(
                "logs.csv",
                "timestamp,tracker\n" + logs("water", 2) + logs("reading", 8) + logs("scrolling", 5)
                    + logs("scrolling", 1) + logs("cooking", 9) + logs("old", 3))
    }

    private func rows(language: Language? = nil) throws -> [Element] {
        try folder.site(language: language).overview.all("details.tracker")
    }

    private func lines(_ rows: [Element]) -> [String?] {
        rows.map { row in
            row.first(".emoji").flatMap { icon in row.first(".t-streak").map { "\(icon.text) \($0.text)" } }
        }
    }

    @Test("S-24 read [icon] X days, longest first, and each opens")
    func order() throws {
        let rows = try rows()
        #expect(
            lines(rows) == [
                "📖 8 days ", "📱 5 days aware", "🍫 5 days without Sweets", "💧 2 days",
            ])
        for row in rows {
            #expect(row.children.first?.name == "summary")
            #expect(row.first(".t-more")?.first("svg.strip") != nil)
        }
        let more = try #require(rows[0].first(".t-more")?.first("p"))
        #expect(more.text.hasSuffix("Longest 8 days. 8 logs in total."))
    }

    @Test("T-12 of an awareness tracker are days aware, in both languages")
    func aware() throws {
        #expect(try lines(rows()).contains("📱 5 days aware"))
        #expect(try lines(rows(language: .german)).contains("📱 5 Tage bewusst"))
    }

    @Test("T-15 of an avoidance tracker are days without it, in both languages")
    func without() throws {
        #expect(try lines(rows()).contains("🍫 5 days without Sweets"))
        #expect(try lines(rows(language: .german)).contains("🍫 5 Tage ohne Süßes"))
    }

    @Test("V-07 are put in order by days, a week counting seven")
    func weeks() throws {
        let trackers = """
            [ { "id": "walk", "name": "Walk", "type": "good", "trackingMode": "yesNo", "streak": true },
              { "id": "piano", "name": "Piano", "type": "good", "trackingMode": "yesNo", "streak": true,
                "schedule": { "perWeek": 1 } } ]
            """
        func names(_ days: Int) throws -> [String?] {
            let walks = (0..<days).map { "\(date(Folder.today).advanced(by: -$0))T12:00,walk\n" }.joined()
            let logs = "timestamp,tracker\n2025-10-22T12:00,piano\n2025-10-29T12:00,piano\n" + walks
            return try Folder(levels: "S").with("trackers.json", trackers).with("logs.csv", logs).site()
                .overview.all("details.tracker").map { $0.first(".t-name")?.text }
        }
        #expect(try names(8) == ["Piano", "Walk"], "2 weeks before 8 days")
        #expect(try names(15) == ["Walk", "Piano"], "15 days before 2 weeks")
    }

    @Test("S-24 beyond a handful wait behind one word")
    func many() throws {
        let trackers = (1...9).map {
            #"{ "id": "t\#($0)", "name": "T\#($0)", "icon": "•", "type": "good", "trackingMode": "note" }"#
        }
        let logs = (1...9).map { "2025-10-31T12:00,t\($0)\n" }
        let page = try Folder(levels: "S").with("trackers.json", "[\(trackers.joined(separator: ","))]")
            .with("logs.csv", "timestamp,tracker\n" + logs.joined()).site().overview
        let card = try #require(page.first("section.trackers"))
        #expect(card.all("details.tracker").map { $0.first(".t-name")?.text } == (1...9).map { "T\($0)" })
        let more = try #require(card.first("details.more"))
        #expect(more.children.first?.text.trimmed == "5 more")
        #expect(more.all("details.tracker").count == 5)
    }

    @Test("T-18 show the moments of a day in the strip and its table")
    func strip() throws {
        let row = try #require(try rows().first { $0.text.contains("Scrolling") })
        #expect(row.first("svg.strip")?.all("text").map(\.text) == ["2"])
        #expect(row.first("svg.strip")?.first("desc")?.text.hasSuffix("30 Oct: 1 moment, 31 Oct: 2 moments") == true)
        #expect(row.first("table")?.all("tr").last?.text == "31 Oct2 moments")
    }

    @Test("are absent where no tracker has one")
    func none() throws {
        #expect(try Folder(levels: "S").site().overview.first("section.trackers") == nil)
    }
}
