import Markup
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite("The habits of a week")
struct WeekHabitsTests {
    private func page(_ life: String, week: Int = 43, in language: Language = .english) throws -> WeekPage {
        let report = Report(try Folder.life(life).analysis(asOf: "2025-10-31T20:00"), language: language)
        return WeekPage(Week(containing: date("2025-10-20").advanced(by: 7 * (week - 43))), in: report)
    }

    @Test("V-31 each is shown with its days and their sum")
    func rows() throws {
        let rows = try #require(try page("ten-habits").habits).rows
        #expect(rows.count == 10)
        #expect(rows.prefix(2).map(\.text) == ["3 of 3 days", "6 of 7 days, 1 healed"])
        let water = try #require(rows.first { $0.name.text == "Water" })
        #expect(water.text == "6 of 7 days, 38 glasses, 1 healed")
        #expect((water.drawing as? WeekStrip)?.description == "Mo 6, Tu 6, We 6, Th 6, Fr healed, Sa 8, Su 6")
        #expect(
            (rows.first { $0.name.text == "Plants" }?.drawing as? WeekStrip)?.description.contains("Th not planned")
                == true)
    }

    @Test("V-31 the sentence names what was done, and never counts things")
    func lead() throws {
        #expect(try page("ten-habits").story.text(.lead) == "46 of 57 done. Everything on Saturday.")
        #expect(
            try page("ten-habits", week: 44).story.text(.lead)
                == "36 of 57 done so far. Everything on Tuesday and Wednesday.")
        #expect(try page("one-tracker").story.text(.lead) == "Drink Water: goal reached on 2 days, 32 glasses.")
        #expect(
            try page("one-tracker", in: .german).story.text(.lead)
                == "Wasser trinken: Ziel an 2 Tagen erreicht, 32 Gläser.")
        #expect(try page("meditation-alone").story.text(.lead) == "Meditation on 3 days, 35 min.")
        #expect(try page("one-saboteur").story.text(.lead) == "Doomscrolling noticed on 5 days, 6 moments.")
        #expect(
            try page("one-saboteur", in: .german).story.text(.lead) == "An 5 Tagen Doomscrolling bemerkt, 6 Momente.")
    }

    @Test("V-07 for a habit by the week all its days are counted, also those beyond what the week needs")
    func perWeek() throws {
        let folder = Folder()
            .with(
                "trackers.json",
                #"[{ "id": "run", "name": "Run", "type": "good", "trackingMode": "yesNo", "schedule": { "perWeek": 2 } }]"#
            )
            .with("logs.csv", "timestamp,tracker\n2025-10-20,run\n2025-10-21,run\n2025-10-23,run\n2025-10-27,run\n")
        let report = Report(try folder.analysis(), language: .english)
        let page = WeekPage(Week(containing: date("2025-10-20")), in: report)
        #expect(page.story.text(.lead) == "Run on 3 days.")
        #expect(page.habits?.rows.map(\.text) == ["3 days"])
        #expect(WeekPage(Week(containing: date("2025-10-27")), in: report).habits?.rows.map(\.text) == ["1 of 2 days"])
    }

    @Test(
        "V-31 the dot of a day has its number with as many decimals as there is room for", arguments: Language.allCases)
    func decimals(language: Language) throws {
        let folder = Folder()
            .with(
                "trackers.json",
                #"[{ "id": "run", "name": "Run", "type": "good", "trackingMode": "counter", "unit": "km" }]"#
            )
            .with(
                "logs.csv",
                """
                timestamp,tracker,value
                2025-10-27,run,10.2
                2025-10-28,run,4.5
                2025-10-29,run,42.195
                2025-10-30,run,100.4
                2025-10-31,run,12345

                """)
        let report = Report(try folder.analysis(), language: language)
        let habits = WeekPage(Week(containing: date("2025-10-31")), in: report).habits
        let strip = try #require(habits?.rows.first?.drawing as? WeekStrip)
        let numbers = ["10.2", "4.5", "42.2", "100", ""]
        let texts = strip.dots.compactMap { $0?.text }
        #expect(texts == (language == .german ? numbers.map { $0.replacing(".", with: ",") } : numbers))
        #expect(strip.description.contains(language == .german ? "42,195" : "42.195"), "the words keep all")
    }

    @Test("V-31 the Markdown and the list of weeks tell the same")
    func elsewhere() throws {
        let markdown = try page("ten-habits").markdown.text
        #expect(markdown.contains("## Habits") && markdown.contains("💧 **Water**: 6 of 7 days, 38 glasses, 1 healed"))
        let report = Report(try Folder.life("ten-habits").analysis(asOf: "2025-10-31T20:00"), language: .english)
        let list = try #require(WeeksPage(at: .weeks, in: report))
        #expect(list.years[0].weeks.prefix(2).map(\.summary) == ["36 of 57 done so far", "81% done"])
        #expect(list.legend.items.isEmpty && list.years[0].weeks.allSatisfy(\.days.isEmpty), "a bar a week")
    }

    @Test("a week with levels draws the trackers of type good too")
    func beside() throws {
        let report = Report(try Folder.sample.analysis(asOf: "2025-10-31T20:00"), language: .english)
        let habits = try #require(WeekPage(Week(containing: date("2025-10-20")), in: report).habits)
        #expect(
            habits.rows.contains { $0.name.text == "Coffee" } && !habits.rows.contains { $0.name.text == "Snacking" })
        #expect(!habits.rows.contains { $0.name.text == "Meditation" }, "the comparison has the minutes")
    }
}
