import Counting
import Foundation
import Model
import Pages
import TestSupport
import Testing
import Wording

@testable import Sharing

@Suite("The poster of a year")
struct YearPosterTests {
    private static let history = Folder(levels: "S.W" + String(repeating: "S", count: 40) + "EWESSS")
        .with(
            "activities.csv",
            "date,kind,minutes\n2025-10-31,workout,30\n2025-10-31,meditation,30\n2025-10-30,meditation,15\n"
        )
        .with("profile.json", #"{ "goals": { "workout": 30, "mindfulness": 30 } }"#)

    private func poster(
        _ folder: Folder, _ language: Language = .english, asOf day: String = Folder.today
    ) throws
        -> YearPoster
    {
        try #require(try YearPoster(2025, in: Report(folder.analysis(asOf: day), language: language)))
    }

    private func drawing(_ poster: YearPoster) throws -> Element {
        let reader = HTMLReader(fragment: poster.svg(.adaptive, isPicture: false))
        #expect(reader.faults == [])
        return try #require(reader.root.first("svg"))
    }

    @Test("U-29 has a circle for each day and a row for each month, and shows what each day was")
    func days() throws {
        let poster = try poster(YearPosterTests.history)
        #expect(poster.months.map(\.days.count) == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
        let october = poster.months[9].days.map(\.look)
        #expect(october[24...] == [.steady, .healed, .healed, .healed, .steady, .steady, .steady])
        #expect(poster.months[8].days[11...14].map(\.look) == [.before, .steady, .noEntry, .wild])
        #expect(poster.months[10].days.allSatisfy { $0.look == .toCome })
        #expect(poster.months.flatMap(\.days).count(where: \.isToday) == 1 && poster.months[9].days[30].isToday)
    }

    @Test("U-29 a day before the first entry is no day without an entry, whatever else was recorded")
    func beforeTheFirstEntry() throws {
        let workout = "date,kind,minutes\n2025-10-20,workout,30\n"
        let poster = try poster(Folder(levels: "S.S").with("activities.csv", workout))
        #expect(poster.months[9].days[27...].map(\.look) == [.before, .steady, .noEntry, .steady])
    }

    @Test("U-29 the fuller the rings of workout and mindfulness, the larger the circle; other rings change nothing")
    func sizes() throws {
        let days = try poster(YearPosterTests.history).months[9].days
        #expect(days[30].fullness == 10 && days[29].fullness == 3 && days[28].fullness == 0)
        #expect(PosterLayout.diameter(10) == 264 && PosterLayout.diameter(0) == 110)
        #expect((0..<10).allSatisfy { PosterLayout.diameter($0) < PosterLayout.diameter($0 + 1) })
        let tracker = YearPosterTests.history
            .with("trackers.json", #"[{ "preset": "water", "focus": true, "dailyGoal": 8 }]"#)
            .with("logs.csv", "timestamp,tracker,value\n2025-10-29T10:00,water,8\n")
        #expect(try poster(tracker).months[9].days.map(\.fullness) == days.map(\.fullness))
        let plain = try poster(Folder(levels: "SSS"))
        #expect(plain.sizeText == nil && plain.months[9].days[30].fullness == 7)
    }

    @Test("U-29 one number is large and three are small; a year that is over names no day of the report")
    func numbers() throws {
        let running = try poster(YearPosterTests.history)
        #expect(running.figure == Figure("44", "sober days") && running.year == "2025")
        #expect(
            running.notes.map { "\($0.value) \($0.label)" } == [
                "40 days longest run", "3 days healed by jokers", "1:15 h of workout and mindfulness",
            ])
        #expect(running.asOf == "31 Oct 2025")
        #expect(try poster(YearPosterTests.history, asOf: "2026-02-01").asOf == nil)
        #expect(
            running.description == """
                44 sober days in 2025, 40 days longest run, 3 days healed by jokers, 1:15 h of workout and mindfulness. \
                A circle for each day, a row for each month: 44 sober, 3 healed, 1 wild, 1 without an entry.
                """)
    }

    @Test("U-29 in German it is German")
    func german() throws {
        let poster = try poster(YearPosterTests.history, .german)
        #expect(poster.figure.unit == "nüchterne Tage" && poster.months[2].name == "März")
        #expect(poster.sizeText == "größer: mehr Training und Achtsamkeit")
        #expect(poster.description.contains("Ein Kreis für jeden Tag"))
    }

    @Test("U-29 is drawn on the paper of A3, each shape of a day as itself")
    func shapes() throws {
        let svg = try drawing(poster(YearPosterTests.history))
        #expect(svg.attributes["width"] == "297mm" && svg.attributes["height"] == "420mm")
        let circles = svg.all("path.s").compactMap { $0.attributes["d"] }.joined().count { $0 == "M" }
        #expect(circles == 44 + 1, "each steady day, and the one that says what they mean")
        #expect(svg.all("use.c").count == 3 + 1)
        #expect(svg.all("circle.y").count == 1)
        let picture = HTMLReader(fragment: try poster(YearPosterTests.history).svg(.dark, isPicture: true)).root
        #expect(picture.first("svg")?.attributes["width"] == "2376")
    }

    @Test("V-05, U-29 paused and assumed days have their own shapes, and are in the legend")
    func rest() throws {
        let pauses = Folder(levels: "SS..S").with(
            "profile.json",
            #"{ "pauses": [ { "from": "2025-10-29", "to": "2025-10-30", "streaks": ["noalc"] } ] }"#)
        let poster = try poster(pauses)
        #expect(poster.months[9].days[28].look == .paused && poster.keys.map(\.text) == ["sober", "paused"])
    }

    @Test("U-29 the printed year has the poster in place of its grid, and only there")
    func print() throws {
        let page = try YearPosterTests.history.site().year
        let sheet = try #require(page.first("img.poster-sheet"))
        #expect(sheet.attributes["src"] == "../share/2025-poster.svg")
        #expect(sheet.attributes["alt"] == "44 sober days in 2025")
        #expect(sheet.attributes["loading"] == nil, "a picture that waits to be scrolled to is missing on paper")
        #expect(page.first("section.on-screen") != nil)
        let wild = try Folder(levels: "WWW").site().year
        #expect(wild.first("img.poster-sheet") == nil && wild.first("section.on-screen") == nil)
    }

    @Test("U-29 the poster of a year that is over stays the same")
    func past() throws {
        let folder = YearPosterTests.history
        let first = try folder.site(asOf: "2026-01-02").bytes("share/2025-poster.svg")
        #expect(first != nil)
        #expect(try folder.site(asOf: "2026-03-01").bytes("share/2025-poster.svg") == first)
    }
}
