import Model
import Pages
import TestSupport
import Testing

/// The page of a tracker of moods.
@Suite struct MoodPageTests {
    private func history(
        _ entries: Int, levels: String = "", language: Language = .english, every step: Int = 1
    ) -> HistoryBuilder {
        var history = HistoryBuilder(language: language)
        history.draw(levels: levels, from: day(1))
        history.add(
            Tracker(
                id: "mood", preset: .mood, name: LocalizedText("Mood"), icon: "😊", mode: .selection, hasStreak: true,
                options: ["calm", "sad", "tired"].map {
                    Tracker.Option(id: $0, name: LocalizedText($0), icon: nil)
                }))
        for entry in 0..<entries {
            history.log(1 + entry * step, hour: entry % 2 == 0 ? 8 : 21, .options([entry % 3 == 0 ? 1 : 0]))
        }
        return history
    }

    @Test("T-35 below twenty entries the page counts, and says from when on there is more")
    func few() throws {
        let page = try #require(history(5).trackerPage("mood", on: 10))
        #expect(page.moods == nil)
        #expect(page.options?.bars?.items.shown.map { "\($0.name) \($0.value)" } == ["calm 3", "sad 2"])
        #expect(page.options?.remark == "5 choices. From 20 entries on, they stand here over time.")
    }

    @Test("T-35 from twenty entries on moods are shown over time, instead of the bars")
    func overTime() throws {
        let page = try #require(history(21, levels: "SSSESS").trackerPage("mood", on: 25))
        #expect(page.options == nil)
        let card = try #require(page.moods)
        let timeline = try #require(card.drawing(MoodTimeline.self))
        #expect(card.lead == "Most often: calm")
        #expect(
            timeline.rows.shown.map { "\($0.name) \($0.value) \($0.percent)" } == ["calm 14 67%", "sad 7 33%"])
        let sad = timeline.rows.shown[1].marks
        #expect(sad.map(\.place) == [0, 1200, 2400, 3600, 4800, 6000, 7200], "each at its day of 25")
        #expect(sad.first?.label == "6 Jan: sad")
        #expect(timeline.sober.map(\.place) == [0, 1600] && timeline.sober.map(\.width) == [1200, 800])
        #expect(card.table?.headings == ["Month", "calm", "sad", "Sober days"])
        #expect(card.table?.rows == [["January 2025", "14", "7", "5"]])
    }

    @Test("T-35 moods of every day have no year of equal squares in addition to the moods over time")
    func everyDay() throws {
        #expect(try #require(history(21).trackerPage("mood", on: 25)).calendar != nil, "days are missing")
        let page = try #require(history(21).trackerPage("mood", on: 21))
        #expect(page.calendar == nil && page.moods != nil)
    }

    @Test("T-35 long times are drawn week by week, then month by month")
    func long() throws {
        let card = try #require(history(300, every: 2).trackerPage("mood", on: 600)?.moods)
        let weeks = try #require(card.drawing(MoodTimeline.self))
        #expect(card.remark == "300 logs. Week by week: the thicker, the more days.")
        #expect(weeks.rows.shown.allSatisfy { $0.marks.count <= 86 })
        #expect(Set(weeks.rows.shown[0].marks.map(\.thickness)).count > 1)
        let later = try #require(history(300, every: 12).trackerPage("mood", on: 3600)?.moods)
        let months = try #require(later.drawing(MoodTimeline.self))
        #expect(later.remark == "300 logs. Month by month: the thicker, the more days.")
        #expect(months.rows.shown.allSatisfy { $0.marks.count <= 119 })
        #expect(months.sober.isEmpty, "nobody wrote down levels")
        #expect(months.axis.marks.first?.text == "2026")
    }

    @Test("T-35 moods are shown by weekday and part of the day, with numbers in the cells")
    func tables() throws {
        let page = try #require(history(21).trackerPage("mood", on: 25))
        let weekdays = try #require(page.moodWeekdays?.drawing(HeatTable.self))
        #expect(weekdays.columns == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
        #expect(weekdays.rows.map { $0.cells.map(\.text) }[1] == ["1", "1", "1", "1", "1", "1", "1"])
        #expect(
            page.moodParts?.drawing(HeatTable.self)?.rows.map { $0.cells.map(\.text) } == [
                ["7", "", "7", ""], ["4", "", "3", ""],
            ])
        var mornings = history(0)
        for day in 1...25 { mornings.log(day, hour: 8, .options([0])) }
        #expect(mornings.trackerPage("mood", on: 25)?.moodParts == nil, "one part of the day says nothing")
    }

    @Test(
        "T-35 V-36 moods are shown for sober and other days in numbers, without a sentence",
        arguments: [
            (Language.english, ["Sober: 15 days", "Easy: 6 days"]),
            (.german, ["Nüchtern: 15 Tage", "Locker: 6 Tage"]),
        ])
    func levels(_ language: Language, _ columns: [String]) throws {
        let levels = String(repeating: "S", count: 15) + "EEEEEE"
        var differing = history(0, levels: levels, language: language)
        for day in 1...21 { differing.log(day, .options([day <= 10 || day == 16 ? 0 : 1])) }
        let page = try #require(differing.trackerPage("mood", on: 25))
        let card = try #require(page.moodLevels)
        let table = try #require(card.drawing(HeatTable.self))
        #expect(card.lead == "", "twenty days are numbers, and no sentence")
        #expect(table.columns == columns)
        let space = language == .german ? "\u{A0}" : ""
        #expect(table.rows[0].cells.map(\.text) == ["67\(space)% (10)", "1"], "one log is a count and no share")
        #expect(table.rows[0].cells[1].tint == 0)
        #expect(history(21).trackerPage("mood", on: 25)?.moodLevels == nil)
    }
}
