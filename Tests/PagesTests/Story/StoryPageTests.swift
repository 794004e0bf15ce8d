import Counting
import Model
import TestSupport
import Testing

@testable import Pages

@Suite("The page of the story")
struct StoryPageTests {
    private func page(
        _ folder: Folder, asOf: String = Folder.today, _ language: Language = .english
    ) throws -> StoryPage {
        try #require(StoryPage(at: .story, in: Report(try folder.analysis(asOf: asOf), language: language)))
    }

    @Test("of three days has a kind beginning, in both languages")
    func beginning() throws {
        let english = try page(Folder(levels: "SSS"))
        #expect(english.chapters.map(\.title) == ["The first entry", "Three days in a row", "Day 3"])
        #expect(english.closing.hasPrefix("This is the beginning."))
        let german = try page(Folder(levels: "SSS"), .german)
        #expect(german.chapters.first?.text.hasSuffix("Es war ein nüchterner Tag.") == true)
        #expect(german.closing.hasPrefix("Das ist der Anfang."))
    }

    @Test("quotes the first sentences of what was written in the days before, each note once")
    func quotes() throws {
        let note = "# A plan\n\n- [x] pour it out\n\nNot \"never\", just **January**.\n\nMore."
        let folder = Folder(levels: "W" + "S" * 8).with("notes/2025-10-25.md", note)
        let chapters = try page(folder).chapters
        #expect(chapters.map(\.quote?.text) == [nil, nil, "Not \"never\", just January.", nil, nil])
        #expect(chapters[2].quote?.date == "25 Oct 2025" && chapters[2].quote?.link?.fragment == "d25")
    }

    @Test(
        "quotes the note of an entry, and nothing of a list, a table or code",
        arguments: ["- one\n- two", "| a |\n|---|", "```\ncode\n```", "> said", "# Only a title", "1. one"])
    func noQuote(_ note: String) throws {
        let folder = Folder().with("entries.csv", "date,level,note\n2025-10-30,steady,Day one\n2025-10-31,easy,\n")
        #expect(try page(folder).chapters.first?.quote?.text == "Day one")
        let other = Folder(levels: "S").with("notes/2025-10-31.md", note)
        #expect(try page(other).chapters.first?.quote == nil)
    }

    @Test("is the same about the past on every later day, words included")
    func stays() throws {
        let levels = (0..<26).map { $0 % 4 == 3 ? "SSSSSSSSWSESSS." : "SSSSSSSSSSSSSESS" }.joined()
        var folder = Folder(levels: levels, from: date("2024-09-01"))
        for offset in stride(from: 0, to: levels.count, by: 2) {
            let day = date("2024-09-01").advanced(by: offset)
            folder = folder.with("notes/\(day).md", "Words of \(day)")
        }
        let kinds = { (page: StoryPage) in
            page.chapters.dropLast().filter {
                $0.title != "The longest sober streak so far" && $0.title != "Longer than any before"
                    && $0.title != "The first sober streak"
            }
            .map { "\($0.date) \($0.title) \($0.text) \($0.quote?.text ?? "")" }
        }
        var before: [String] = []
        for offset in stride(from: 10, to: levels.count, by: 5) {
            let now = kinds(try page(folder, asOf: "\(date("2024-09-01").advanced(by: offset))"))
            #expect(now.filter(before.contains) == before, "day \(offset)")
            before = now
        }
        #expect(before.count > 5)
    }

    @Test(
        "V-32 ends with today: what is missing to the longest streak, or to the next milestone",
        arguments: [
            ("S" * 27 + "W" + "S" * 26, "Day 26", "2 more and it is your longest."),
            ("S" * 27 + "W" + "S" * 27, "Day 27", "One more and it is your longest."),
            (
                "S" * 27 + "W" + "S" * 28, "Day 28",
                "Your longest sober streak so far. Next milestone: 30 days, 2 days to go."
            ),
            ("S" * 60 + "W" + "SS", "Day 2", "Next milestone: 3 days, again in 1 day."),
            ("SSSW", "Today", "The next sober day is day 1. Your first sober streak lasted 3 days."),
        ])
    func today(levels: String, title: String, text: String) throws {
        let last = try page(Folder(levels: levels)).chapters.last
        #expect(last?.title == title && last?.text == text && last?.date == "31 Oct 2025")
    }

    @Test(
        "has at most 20 chapters and no quarters, of ten years too", arguments: ["ten-years", "relapsed", "ten-habits"])
    func length(life: String) throws {
        let page = try #require(
            StoryPage(at: .story, in: Report(try Folder.life(life).analysis(asOf: "2025-10-31T20:00"))))
        #expect(page.chapters.count <= 20 && page.chapters.last?.date == "31 Oct 2025")
    }

    private static let avoiding = Folder()
        .with("trackers.json", #"[{ "preset": "snacking", "trackingMode": "avoidance", "createdAt": "2025-05-01" }]"#)
        .with("logs.csv", "timestamp,tracker\n2025-05-03,snacking\n2025-09-20,snacking\n")

    @Test(
        "T-15 counts an avoidance in days without, in the order of the days",
        arguments: [
            (Language.english, "The first day without Snacking", "90 days without Snacking"),
            (.german, "Der erste Tag ohne Snacking", "90 Tage ohne Snacking"),
        ])
    func avoidance(language: Language, first: String, ninety: String) throws {
        let chapters = try page(StoryPageTests.avoiding, language).chapters
        #expect(chapters.first?.title == first)
        #expect(chapters.contains { $0.title == ninety })
        #expect(!chapters.contains { $0.text.contains("Everything below") || $0.text.contains("Damit begann") })
    }

    @Test("V-06, V-07 shows weeks and planned days with their unit")
    func units() throws {
        var history = HistoryBuilder()
        history.profile.schedules.meditation = .perWeek(1)
        for week in 0..<4 { history.spend("10", on: .meditation, day: day(week * 7 + 1)) }
        let weeks = try #require(StoryPage(at: .story, in: history.report(on: 28))).chapters
        #expect(
            weeks.dropFirst().dropLast().map(\.title) == ["The first week: Meditation", "Meditation: 3 weeks in a row"])
        #expect(weeks[1].text == "The week from 6 January 2025. Every streak begins with one week.")
        history.profile.schedules.meditation = .weekdays([.monday])
        let planned = try #require(StoryPage(at: .story, in: history.report(on: 28))).chapters
        #expect(
            planned.dropFirst().dropLast().map(\.title) == [
                "The first planned day: Meditation", "Meditation: 3 planned days in a row",
            ])
    }

    @Test("a year of assumed days is not called one of days with an entry; one sober day is one, also in German")
    func years() throws {
        let assumed = Folder().with("entries.csv", "date,level\n2024-01-01,steady\n2024-12-31,easy\n")
            .with("profile.json", #"{ "assumeSteady": [{ "from": "2024-01-02", "to": "2024-12-30" }] }"#)
        let year = { (page: StoryPage) in
            page.chapters.first { ["2024 in review", "Rückblick auf 2024"].contains($0.title) }?.text
        }
        let english = try page(assumed)
        #expect(
            year(english)?.hasPrefix("The year ended with 365 sober days out of 366 recorded or assumed days.") == true)
        let one = Folder().with("entries.csv", "date,level\n2024-12-30,steady\n2024-12-31,easy\n")
        #expect(year(try page(one, .german)) == "Am Ende des Jahres war 1 von 2 Tagen mit Eintrag nüchtern.")
        let none = Folder().with("entries.csv", "date,level\n2024-12-30,easy\n2024-12-31,easy\n")
        #expect(year(try page(none)) == "The year ended with 2 days with an entry.")
    }

    @Test("is there for the person alone, from the first record on")
    func audience() throws {
        let analysis = try Folder(levels: "SSS").analysis()
        #expect(StoryPage.addresses(in: Report(analysis)) == [.story])
        #expect(StoryPage.addresses(in: Report(analysis.publicEdition)).isEmpty)
        #expect(StoryPage(at: .story, in: Report(analysis.publicEdition)) == nil)
        #expect(!Report(analysis.publicEdition).hasStory && Report(analysis).hasStory)
        let blank = Report(try Folder().with("entries.csv", "date,level\n").analysis())
        #expect(StoryPage.addresses(in: blank).isEmpty && !blank.hasStory)
    }
}
