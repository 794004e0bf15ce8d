import Counting
import Model
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

    private func tiles(language: Language? = nil) throws -> [Element] {
        let tiles = try folder.site(language: language).overview.all("li.tile")
        return try #require(tiles.count == 5 ? tiles : nil)
    }

    private func lines(_ tiles: [Element]) -> [String] {
        tiles.map { tile in
            let words = [".emoji", "b", ".t-figure"].compactMap { tile.first($0)?.text.trimmed }
            return words.joined(separator: " ")
        }
    }

    @Test("S-24 read [icon] X days, longest first, and each links to its page")
    func order() throws {
        let tiles = try tiles()
        #expect(tiles.map { $0.first("b")?.text } == ["Reading", "Scrolling", "Sweets", "Water", "Cooking"])
        #expect(tiles[0].first(".t-figure")?.text.hasPrefix("8 days") == true)
        #expect(tiles[0].first("a")?.attributes["href"] == "trackers/reading.html")
        #expect(tiles[4].first(".t-figure")?.text.trimmed == "on 9 of 9 days", "it has no streak")
        #expect(tiles.allSatisfy { $0.first("svg.weeks13")?.first("title") != nil })
        let card = try #require(try folder.site().overview.first("section.trackers"))
        #expect(card.all("tr").map { $0.children.first?.text }.dropFirst().first == "Reading")
    }

    @Test("T-12 of an awareness tracker are days aware, in both languages")
    func aware() throws {
        #expect(try lines(tiles())[1].hasPrefix("📱 Scrolling 5 days aware"))
        #expect(try lines(tiles(language: .german))[1].hasPrefix("📱 Scrolling 5 Tage bewusst"))
    }

    @Test("T-15 of an avoidance tracker are days without it, in both languages")
    func without() throws {
        #expect(try lines(tiles())[2].hasPrefix("🍫 Sweets 5 days without"))
        #expect(try lines(tiles(language: .german))[2].hasPrefix("🍫 Süßes 5 Tage ohne"))
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
                .overview.all("li.tile").map { $0.first("b")?.text }
        }
        #expect(try names(8) == ["Piano", "Walk"], "2 weeks before 8 days")
        #expect(try names(15) == ["Walk", "Piano"], "15 days before 2 weeks")
    }

    @Test("S-24 are a row, and one link to all of them")
    func many() throws {
        let trackers = (1...12).map {
            #"{ "id": "t\#($0)", "name": "T\#($0)", "icon": "•", "type": "good", "trackingMode": "note" }"#
        }
        let logs = (1...12).map { "2025-10-31T12:00,t\($0)\n" }
        let page = try Folder(levels: "S").with("trackers.json", "[\(trackers.joined(separator: ","))]")
            .with("logs.csv", "timestamp,tracker\n" + logs.joined()).site().overview
        let card = try #require(page.first("section.trackers"))
        #expect(card.all(".tile").map { $0.first("b")?.text } == (1...4).map { "T\($0)" })
        let all = try #require(card.first(".to-all")?.first("a"))
        #expect(all.text.trimmed == "8 more" && all.attributes["href"]?.hasPrefix("trackers/") == true)
    }

    @Test("of the public edition show the name and the streak alone")
    func shared() throws {
        let shared = folder.with(
            "trackers.json",
            """
            [ { "id": "water", "name": "Water", "icon": "💧", "type": "good", "trackingMode": "counter",
                "streak": true, "public": true } ]
            """
        ).with("logs.csv", "timestamp,tracker\n2025-10-31T12:00,water\n")
        let tile = try #require(try Site(shared.analysis().publicEdition).overview.first("li.tile"))
        #expect(tile.text.trimmed == "💧Water1 day in a row")
        #expect(tile.first("a") == nil && tile.first("svg") == nil)
    }

    @Test("are absent if there is no tracker")
    func none() throws {
        #expect(try Folder(levels: "S").site().overview.first("section.trackers") == nil)
    }
}
