import Counting
import Model
import TestSupport
import Testing

/// Moods over time, by weekday and part of the day, and by level.
@Suite struct MoodHistoryTests {
    private static let calm = Tracker.Option(id: "calm", name: LocalizedText("calm"), icon: nil)
    private static let sad = Tracker.Option(id: "sad", name: LocalizedText("sad"), icon: nil)

    private func moods(_ options: [Tracker.Option] = [calm, sad], preset: TrackerPreset? = .mood) -> Tracker {
        Tracker(
            id: "mood", preset: preset, name: LocalizedText("Mood"), icon: "•", mode: .selection, hasStreak: true,
            options: options, allowsSeveralOptions: true)
    }

    private func scale() -> Tracker {
        Tracker(
            id: "scale", preset: .moodScale, name: LocalizedText("Mood"), icon: "•", mode: .number, hasStreak: false,
            summary: .mean, allowedValues: FixedDecimal(1)...FixedDecimal(5))
    }

    private func found(_ history: HistoryBuilder, on today: Int = 40) -> MoodHistory? {
        let analysis = history.analysis(on: day(today))
        return analysis.moods(of: analysis.trackers[0])
    }

    @Test("T-35 nineteen moods say nothing, twenty do")
    func fewest() {
        var history = HistoryBuilder(moods())
        for day in 1...19 { history.log(day, .options([0])) }
        #expect(found(history) == nil)
        history.log(20, .none)
        #expect(found(history) == nil, "a log without a mood is none")
        history.log(21, .options([1]))
        #expect(found(history)?.entries == 20)
    }

    @Test("T-35 each mood is counted by weekday and, if the time is known, by part of the day")
    func counts() throws {
        var history = HistoryBuilder(moods())
        // Day 1 is a Monday.
        for week in 0..<10 {
            history.log(week * 7 + 1, hour: 8, .options([0]))
            history.log(week * 7 + 2, hour: 21, .options([0, 1]))
        }
        history.logWithoutTime(3, value: .options([1]))
        let moods = try #require(found(history, on: 80))
        #expect(moods.rows.map(\.step) == [.option(0), .option(1)])
        #expect(moods.rows.map(\.count) == [20, 11])
        #expect(moods.rows[0].byWeekday == [10, 10, 0, 0, 0, 0, 0])
        #expect(moods.rows[1].byWeekday == [0, 10, 1, 0, 0, 0, 0])
        #expect(moods.rows.map(\.byPart) == [[10, 0, 10, 0], [0, 0, 10, 0]])
        #expect(moods.range == day(1)...day(80))
        #expect(!moods.isScale && moods.comparedParts == 2)
    }

    @Test("T-35 of sober, easy and wild days those with a mood are counted, each day once")
    func levels() throws {
        var history = HistoryBuilder(levels: "SSSSSSSSSSEEEEEEWWWWS")
        history.add(moods())
        history.enter(.steady, on: day(22), drinks: FixedDecimal(1))
        for day in 1...22 { history.log(day, .options([day % 3 == 0 ? 1 : 0])) }
        history.log(1, hour: 20, .options([0]))
        let moods = try #require(found(history))
        #expect(moods.daysOfKind == [11, 6, 4], "a steady day with a drink is none of the three")
        #expect(moods.rows[0].onKind == [7, 4, 3])
        #expect(moods.rows[1].onKind == [4, 2, 1])
        #expect(moods.comparedKinds == [.sober, .easy], "four wild days are too few")
    }

    @Test("T-35 one kind of days alone is compared with nothing")
    func oneKind() throws {
        var history = HistoryBuilder(levels: String(repeating: "S", count: 30))
        history.add(moods())
        for day in 1...30 { history.log(day, .options([0])) }
        #expect(try #require(found(history)).comparedKinds.isEmpty)
    }

    @Test("T-41 options with a valence are on a scale of five, the others below it")
    func valence() throws {
        let options = [(-2, "awful"), (1, "fine"), (1, "calm")].map { valence, id in
            Tracker.Option(id: id, name: LocalizedText(id), icon: nil, valence: valence)
        }
        var history = HistoryBuilder(moods(options + [MoodHistoryTests.sad], preset: nil))
        for day in 1...20 { history.log(day, .options(day <= 5 ? [0] : day <= 15 ? [1, 2] : [3])) }
        let moods = try #require(found(history))
        #expect(moods.isScale)
        #expect(
            moods.rows.map(\.step)
                == [.valence(2), .valence(1), .valence(0), .valence(-1), .valence(-2), .option(3)])
        #expect(moods.rows.map(\.count) == [0, 10, 0, 0, 5, 5], "two options of one step are one mood")
    }

    @Test("T-41 a mood as a number from 1 to 5 counts the value of each day")
    func numbers() throws {
        var history = HistoryBuilder(scale())
        for day in 1...20 {
            history.log(day, hour: 9, .amount(FixedDecimal(day % 2 == 0 ? 4 : 2)))
            history.log(day, hour: 21, .amount(FixedDecimal(5)))
        }
        let moods = try #require(found(history))
        #expect(moods.rows.map(\.step) == [.value(5), .value(4), .value(3), .value(2), .value(1)])
        #expect(moods.rows.map(\.count) == [10, 10, 0, 0, 0], "4.5 is nearer to 5, 3.5 to 4")
        #expect(moods.entries == 40)
        #expect(moods.rows[0].byPart == [0, 0, 20, 0], "parts of the day are those of the entries")
    }

    @Test("T-35 other trackers have no moods", arguments: [Tracker.Mode.counter, .note, .yesNo, .awareness])
    func others(_ mode: Tracker.Mode) {
        var history = HistoryBuilder(.having(mode))
        for day in 1...30 { history.log(day) }
        #expect(found(history) == nil)
    }

    @Test("T-35 a selection about something else has no moods")
    func otherSelection() {
        var history = HistoryBuilder(moods(preset: nil))
        for day in 1...30 { history.log(day, .options([0])) }
        #expect(found(history) == nil)
    }

    @Test("T-35 days, weeks and months hold moods and sober days side by side")
    func periods() throws {
        var history = HistoryBuilder(levels: "SSSSSEE" + "SSSSSSS" + "W")
        history.add(moods())
        for day in 1...20 { history.log(day, .options([day % 2])) }
        let analysis = history.analysis(on: day(30))
        let moods = try #require(analysis.moods(of: analysis.trackers[0]))
        let weeks = MoodPeriods(moods, by: .week, in: analysis.days).periods
        #expect(weeks.map(\.counts) == [[3, 4], [4, 3], [3, 3], [0, 0], [0, 0]])
        #expect(weeks.map(\.soberDays) == [5, 7, 0, 0, 0])
        #expect(weeks.map(\.daysWithLevel) == [7, 7, 1, 0, 0])
        #expect(weeks.last?.days == day(29)...day(30))
        #expect(MoodPeriods(moods, by: .day, in: analysis.days).periods.count == 30)
        // Day 1 is 6 January 2025.
        let months = MoodPeriods(moods, by: .month, in: analysis.days).periods
        #expect(months.map(\.counts) == [[10, 10], [0, 0]])
    }
}
