import Counting
import Model
import TestSupport
import Testing
import Wording

/// The explanation of a day names the record and the rule that decided it.
@Suite struct DayExplanationTests {
    private func explanation(
        _ text: String, asOf: String = "2025-01-10", in language: Language = .english
    ) throws -> String {
        DayExplanation(try fullHistory.analysis(asOf: asOf), on: date(text), in: language).text
    }

    @Test("F-18 the source of a session or a log is named, in both languages")
    func sources() throws {
        let folder = Folder(levels: "S").with(
            "activities.csv", "date,kind,minutes,source\n2025-10-31,meditation,12,watch\n"
        ).with("trackers.json", #"[{ "preset": "water" }]"#)
            .with("logs.csv", "timestamp,tracker,value,source\n2025-10-31T09:00,water,2,phone\n")
        let analysis = try folder.analysis()
        let english = DayExplanation(analysis, on: date("2025-10-31"), in: .english).text
        #expect(english.contains("meditation 12 min, source watch (activities.csv:2)"), "\(english)")
        #expect(english.contains("Logged at 09:00, source phone (logs.csv:2)."), "\(english)")
        let german = DayExplanation(analysis, on: date("2025-10-31"), in: .german).text
        #expect(german.contains("12 min, Quelle watch (activities.csv:2)"), "\(german)")
        #expect(german.contains("Eingetragen um 09:00, Quelle phone (logs.csv:2)."), "\(german)")
    }

    @Test("F-18 the source of an entry is named")
    func source() throws {
        var history = HistoryBuilder()
        history.entries = [
            Entry(
                origin: Origin(file: 0, line: 2), day: day(1), level: .steady, drinks: nil, timestamp: nil,
                source: "notification", note: nil)
        ]
        let analysis = Analysis(
            History(
                profile: history.profile, trackers: [], entries: history.entries, sessions: [], logs: LogTable(),
                files: ["entries.csv"]), asOf: .day(day(1)))
        let text = DayExplanation(analysis, on: day(1), in: .english).text
        #expect(text.contains("Recorded: steady, source notification (entries.csv:2)."))
    }

    @Test(
        "a day names its record, the rule and the balance before and after",
        arguments: [
            (
                "2025-01-07",
                ["steady (entries.csv:8)", "A good day", "7 days earn a joker", "Jokers: 0 before, 1 after"]
            ),
            (
                "2025-01-08",
                [
                    "easy, 3 drinks (entries.csv:9)", "A missed day (easy)", "A joker heals it",
                    "7 days before, 8 days after",
                    "1 before, 0 after",
                ]
            ),
            (
                "2025-01-09",
                [
                    "wild, 7 drinks, logged 2025-01-09T23:00:00+01:00 (entries.csv:10)", "A later entry replaces it.",
                    "This policy does not heal a wild day: the streak of 8 days ends here", "meditation 1.8 min",
                    "Together 2 min, enough",
                ]
            ),
            (
                "2025-01-10",
                ["The day is today", "A sober day, number 1 in a row", "running workout 30 min (activities.csv:3)"]
            ),
        ])
    func decided(day: String, sentences: [String]) throws {
        let text = try explanation(day)
        for sentence in sentences { #expect(text.contains(sentence), "\(sentence) is not in:\n\(text)") }
    }

    @Test("a tracker is explained in the mode it had that day")
    func modes() throws {
        #expect(try explanation("2025-01-02").contains("Snacking (awareness)"))
        let avoided = try explanation("2025-01-09")
        #expect(
            avoided.contains(
                "Snacking (avoidance), policy none\n  Nothing was logged, which is what avoidance is about."))
    }

    @Test("a day after today, or before the first record, says so")
    func outside() throws {
        #expect(try explanation("2025-02-01").contains("Days are counted up to 2025-01-10"))
        #expect(try explanation("2024-12-31").contains("The first record is from 2025-01-01"))
    }

    @Test("an open today changes nothing yet")
    func pending() throws {
        #expect(try explanation("2025-01-11", asOf: "2025-01-11").contains("Still open: today changes nothing"))
    }

    @Test("a day is explained in German too")
    func german() throws {
        let text = try explanation("2025-01-09", in: .german)
        for sentence in [
            "Donnerstag, 2025-01-09", "Eingetragen: wild, 7 Drinks", "Ein späterer Eintrag ersetzt ihn",
            "Diese Regel heilt keinen wilden Tag: Die Serie von 8 Tagen endet hier.", "Zusammen 2 min, genug",
            "Snacking (Vermeiden), Regel none",
        ] {
            #expect(text.contains(sentence), "\(sentence) is not in:\n\(text)")
        }
    }

    /// The analysis of a history whose records have files and lines, which explanations name.
    private func analysis(of drawn: HistoryBuilder, on today: Day) -> Analysis {
        let history = History(
            profile: drawn.profile, trackers: drawn.trackers, entries: drawn.entries, sessions: drawn.sessions,
            logs: drawn.logs, notes: drawn.notes, files: ["entries.csv", "activities.csv", "trackers.csv"])
        return Analysis(history, asOf: .day(today))
    }

    private func explanation(of tracker: Tracker, _ values: [Int], _ number: Int, _ language: Language) -> String {
        var history = HistoryBuilder()
        history.add(tracker)
        for (offset, value) in values.enumerated() where value > 0 {
            history.log(offset + 1, .amount(FixedDecimal(value)))
        }
        let analysis = self.analysis(of: history, on: day(values.count + 1))
        return DayExplanation(analysis, on: day(number), in: language).text
    }

    @Test("V-09 if the goal decides, the value and the goal are shown")
    func goalDecides() {
        let water = Tracker.having(.counter, dailyGoal: FixedDecimal(8), streakOn: .goal)
        let missed = explanation(of: water, [8, 5], 2, .english)
        #expect(missed.contains("5 of 8: the goal was not met."), "\(missed)")
        #expect(!missed.contains("One log is enough"))
        #expect(explanation(of: water, [8, 5], 1, .english).contains("8 of 8: the goal was met."))
        #expect(explanation(of: water, [8, 5], 2, .german).contains("5 von 8: Das Ziel wurde nicht erreicht."))
    }

    @Test("T-32 a limit says on which side of it a day was, or that the day rests")
    func limitDecides() {
        let caffeine = Tracker.having(.number, dailyLimit: FixedDecimal(300), streakOn: .goal, summary: .sum)
        let values = [200, 320, 0, 100]
        #expect(explanation(of: caffeine, values, 1, .english).contains("200, limit 300: within the limit."))
        #expect(explanation(of: caffeine, values, 2, .english).contains("320, limit 300: above the limit."))
        #expect(explanation(of: caffeine, values, 3, .english).contains("No log: the day rests."))
        #expect(explanation(of: caffeine, values, 2, .german).contains("320, Limit 300: über dem Limit."))
    }

    @Test("V-05 V-06 a day of rest says why")
    func rest() {
        var history = HistoryBuilder(
            .having(.yesNo, schedule: .weekdays([day(1).weekday, day(2).weekday, day(4).weekday])), logs: "11....1")
        history.profile.pauses = [Pause(span: DaySpan(first: day(4), last: day(5)), reason: "Holiday")]
        let analysis = self.analysis(of: history, on: day(7))
        let text = { DayExplanation(analysis, on: day($0), in: $1).text }
        #expect(text(4, Language.english).contains("Why: paused: Holiday."))
        #expect(text(4, .german).contains("Grund: Pause, Holiday."))
        #expect(text(3, .english).contains("Why: not a planned weekday."))
        #expect(text(1, .english).contains("(yes or no)"))
    }

    @Test("V-05 a missed week says how many good days it needed")
    func missedWeek() {
        var history = HistoryBuilder(.having(.yesNo, schedule: .perWeek(3)), logs: "1111111" * 2 + "1" + "......" * 2)
        let week = Week(containing: day(15))
        history.profile.pauses = [Pause(span: DaySpan(first: week.sunday.advanced(by: -1), last: week.sunday))]
        let analysis = self.analysis(of: history, on: day(30))
        let missed = DayExplanation(analysis, on: week.sunday.advanced(by: 3), in: .english).text
        #expect(missed.contains("0 of the 3 good days it needs."), "\(missed)")
        let shortened = DayExplanation(analysis, on: week.monday, in: .english).text
        #expect(
            shortened.contains("1 of the 2 good days it needs (fewer because of a pause)."), "\(shortened)")
        let next = week.advanced(by: 1)
        history.profile.pauses = [Pause(span: DaySpan(first: next.monday, last: next.sunday))]
        let paused = DayExplanation(self.analysis(of: history, on: day(30)), on: next.sunday, in: .english)
        #expect(paused.text.contains("Why: the whole week is paused."), "\(paused.text)")
    }

    @Test("V-02 an assumed day says that it is assumed")
    func assumed() {
        var history = HistoryBuilder(levels: "S")
        history.profile.assumeSteady = [DaySpan(first: day(1), last: nil)]
        let analysis = self.analysis(of: history, on: day(5))
        #expect(
            DayExplanation(analysis, on: day(3), in: .english).text.contains(
                "Nothing was recorded; the day is assumed to be steady (assumeSteady in profile.json)."))
        #expect(DayExplanation(analysis, on: day(3), in: .german).text.contains("der Tag gilt als ruhig"))
    }
}
