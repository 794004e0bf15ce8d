import Model
import TestSupport
import Testing

@testable import Counting

/// Measurements over time, and compared by levels, minutes, moods and saboteurs.
@Suite struct MetricInsightsTests {
    private func beside(_ history: HistoryBuilder, on today: Int = 60, _ metric: Int = 0) throws -> [MetricBeside] {
        try #require(history.analysis(on: day(today)).metrics).metrics[metric].beside
    }

    private func text(_ part: MetricBeside.Part) -> String {
        guard let spread = part.spread else { return "\(part.group.rawValue): none" }
        let half = spread.middleHalf
        return "\(part.group.rawValue): \(spread.count) days, \(spread.median.text) "
            + "(\(half.lowerBound.text) to \(half.upperBound.text))"
    }

    @Test("F-13 a night is compared with the evening before it, whose date is that of the day before")
    func nightAfter() throws {
        var history = HistoryBuilder(levels: "SEW.S")
        for (number, hours) in ["5", "8", "7", "6", "9", "8.5"].enumerated() {
            history.measure("sleep", hours, on: number + 1)
        }
        // Day 2 comes after a steady evening, day 3 after an easy and day 4 after a wild one; day 1 after none, day 5
        // after an evening that was not written down.
        #expect(
            try beside(history).map { $0.parts.map(text) } == [
                ["steady: 2 days, 8.25 (8.125 to 8.375)", "easy: 1 days, 7 (7 to 7)", "wild: 1 days, 6 (6 to 6)"]
            ])
    }

    @Test("F-13 V-36 a difference that was computed by hand is claimed, and one of too few days is not")
    func byHand() throws {
        var history = HistoryBuilder(levels: "SE" * 60 + "WWW")
        for number in 2...124 { history.measure("sleep", number > 121 ? "4" : number % 2 == 0 ? "7" : "6", on: number) }
        let evenings = try beside(history, on: 130)[0]
        #expect(evenings.parts.map(\.days) == [60, 60, 3])
        let difference = try #require(evenings.comparisons[0].days.difference)
        #expect(abs(Double(difference.difference.billionths) / 1e9 - 1) < 0.1, "but for both ends")
        #expect(difference.interval.contains(1) && difference.interval.lowerBound > decimal("0.8"))
        #expect(evenings.comparisons.map(\.verdict) == [.said, .fewDays], "three wild evenings are too few")
        let insights = try #require(history.analysis(on: day(130)).metrics)
        #expect(insights.compared == 1 && insights.clear == 1)
    }

    @Test("F-13 V-36 two metrics that change together are one claim")
    func oneStory() throws {
        var history = HistoryBuilder(levels: "SE" * 60)
        for number in 2...121 {
            let isAfterSteady = number % 2 == 0
            history.measure("restingHeartRate", "\(isAfterSteady ? 55 : 62).\(number * 7 % 10)", on: number)
            history.measure("heartRateVariability", "\(isAfterSteady ? 60 : 40).\(number * 7 % 10)", on: number)
            history.measure("steps", "\(5000 + number * number * 7919 % 8000)", on: number)
        }
        let insights = try #require(history.analysis(on: day(125)).metrics)
        #expect(
            insights.metrics.map { $0.beside[0].comparisons[0].verdict } == [.said, .toldElsewhere, .unsure],
            "the variability falls where the pulse rises")
        #expect(insights.clear == 1)
    }

    @Test("F-13 the person chooses what metrics are compared with, in which order, or nothing")
    func chosen() throws {
        var history = HistoryBuilder(levels: "SE" * 15)
        history.add(.having(.awareness, id: "one"))
        history.add(.having(.awareness, id: "two"))
        history.add(.having(.awareness, id: "three"))
        for number in 1...30 {
            history.measure("sleep", "7", on: number)
            for tracker in 0..<2 { history.log(at: "\(day(number))T12:00", of: tracker) }
            if number < 9 { history.log(at: "\(day(number))T12:00", of: 2) }
        }
        #expect(try beside(history).map(\.factor) == [.evenings, .saboteur(tracker: 0), .saboteur(tracker: 1)])
        history.profile.comparisons = [.tracker("three"), .workout, .noalc]
        #expect(try beside(history).map(\.factor) == [.saboteur(tracker: 2), .evenings], "nobody worked out")
        history.profile.comparisons = []
        #expect(try beside(history).isEmpty)
    }

    @Test("F-13 healed and superseded days count by the level that counts, assumed ones in no group")
    func levels() throws {
        var history = HistoryBuilder(levels: "SSSSSSSW")
        history.profile.assumeSteady = [DaySpan(first: day(9), last: day(10))]
        history.enter(.easy, on: day(7), isSuperseded: true)
        for number in 2...12 { history.measure("sleep", "7", on: number) }
        let evenings = try #require(try beside(history).first)
        #expect(evenings.parts.map(\.days) == [7, 0, 1], "the wild day was healed and stays wild")
        #expect(evenings.parts.map(\.assumedDays) == [2, 0, 0])
        #expect(history.analysis(on: day(12)).noalc.streak.healed == [day(8)])
    }

    @Test("F-13 days with minutes that count are compared with the others, from the first session on")
    func minutes() throws {
        var history = HistoryBuilder()
        history.spend("10", on: .breathing, day: day(3))
        history.spend("1.4", on: .meditation, day: day(5))
        for number in 1...8 { history.measure("steps", "\(number)000", on: number) }
        #expect(
            try beside(history).map { $0.parts.map(text) } == [
                ["with: 1 days, 4000 (4000 to 4000)", "without: 4 days, 6500 (5750 to 7250)"]
            ])
    }

    @Test("F-13 days with a saboteur are compared with those without, for at most two active saboteurs")
    func saboteurs() throws {
        var history = HistoryBuilder()
        for id in ["one", "off", "two", "three"] {
            history.add(.having(.awareness, id: id, isActive: id != "off"))
            for number in [2, 4] { history.log(number) }
        }
        for number in 1...6 { history.measure("sleep", "\(number)", on: number) }
        let found = try beside(history)
        #expect(found.map(\.factor) == [.saboteur(tracker: 0), .saboteur(tracker: 2)])
        #expect(found[0].parts.map(text) == ["with: 2 days, 4 (3.5 to 4.5)", "without: 2 days, 5 (4.5 to 5.5)"])
    }

    @Test("F-13 an avoidance begins on its first day, not with its first log")
    func avoidance() throws {
        var history = HistoryBuilder(.saboteur((.avoidance, since: day(1))))
        history.log(5)
        for number in 1...8 { history.measure("sleep", "7", on: number) }
        #expect(try beside(history)[0].parts.map(\.days) == [1, 6])
    }

    @Test("F-13 a mood is compared with the night before it: pleasant days of a scale, else the most frequent mood")
    func moods() throws {
        func tracker(_ valences: [Int?]) -> Tracker {
            Tracker(
                id: "mood", preset: .mood, name: LocalizedText("Mood"), icon: "•", mode: .selection, hasStreak: true,
                options: valences.enumerated().map {
                    Tracker.Option(id: "o\($0)", name: LocalizedText("o\($0)"), icon: nil, valence: $1)
                }, allowsSeveralOptions: true)
        }
        for (valences, factor, days) in [
            ([2, -1, 0], ComparisonFactor.mood(tracker: 0, .pleasant), [9, 12]),
            ([nil, nil, nil], .mood(tracker: 0, .option(1)), [11, 10]),
        ] {
            var history = HistoryBuilder(tracker(valences))
            // Ten days of the first, ten of the second, one of both that is not called pleasant.
            for number in 1...9 { history.log(number, .options([0])) }
            for number in 10...19 { history.log(number, .options([1])) }
            history.log(20, .options([0, 1]))
            history.log(21, .options([2]))
            for number in 1...30 { history.measure("sleep", "\(number)", on: number) }
            let found = try #require(try beside(history).first)
            #expect(found.factor == factor)
            #expect(found.parts.map(\.days) == days)
            if valences[0] == 2 { #expect(found.parts[0].spread?.median == FixedDecimal(5), "of the same dates") }
        }
    }

    @Test("F-13 a scale of numbers is pleasant above its middle")
    func moodScale() throws {
        var history = HistoryBuilder(
            Tracker(
                id: "scale", preset: .moodScale, name: LocalizedText("Mood"), icon: "•", mode: .number,
                hasStreak: false, summary: .mean, allowedValues: FixedDecimal(1)...FixedDecimal(5)))
        for number in 1...25 {
            history.log(number, .amount(FixedDecimal(1 + number % 5)))
            history.measure("sleep", "7", on: number)
        }
        #expect(try beside(history)[0].parts.map(\.days) == [10, 15], "4 and 5 are above 3")
    }

    @Test("F-13 each month with a value has its median and its number of days")
    func months() throws {
        var history = HistoryBuilder()
        // Day 1 is 6 January 2025.
        for (number, value) in [(1, "50"), (2, "54"), (3, "53"), (60, "58"), (61, "60")] {
            history.measure("restingHeartRate", value, on: number)
        }
        let metric = try #require(history.analysis(on: day(70)).metrics).metrics[0]
        #expect(
            metric.months.map { "\($0.month) \($0.spread.count) \($0.spread.median.text)" } == [
                "2025-01 3 53", "2025-03 2 59",
            ])
        #expect(metric.spread.median.text == "54" && metric.values.range == day(1)...day(61))
    }

    @Test("F-13 values after today count nowhere, and without any other there is nothing")
    func future() throws {
        var history = HistoryBuilder()
        history.measure("sleep", "7", on: 20)
        #expect(history.analysis(on: day(19)).metrics == nil && !history.analysis(on: day(19)).hasMetrics)
        #expect(history.analysis(on: day(20)).metrics?.metrics.count == 1)
        #expect(HistoryBuilder(levels: "S").analysis(on: day(1)).metrics == nil)
        #expect(history.analysis(on: day(30)).publicEdition.metrics == nil)
    }

    @Test("F-13 the known metrics are compared first, four in all, the others by their number of values")
    func fixedList() throws {
        var history = HistoryBuilder(levels: "S" * 30)
        for (name, count) in [("a", 5), ("b", 9), ("c", 7), ("steps", 3), ("sleep", 2)] {
            for number in 0..<count { history.measure(name, "1", on: 2 + number) }
        }
        let metrics = try #require(history.analysis(on: day(40)).metrics).metrics
        #expect(metrics.map(\.values.name) == ["sleep", "steps", "a", "b", "c"])
        #expect(metrics.map { !$0.beside.isEmpty } == [true, true, false, true, true])
    }

    @Test("F-13 the order of records changes nothing", arguments: 1...3)
    func order(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var history = HistoryBuilder(levels: "SSESWSE" * 12)
        for number in 1...84 where number % 3 > 0 {
            history.measure("sleep", "\(6 + Int.random(in: 0...2, using: &random)).\(number % 10)", on: number)
            history.spend("10", on: .meditation, day: day(number / 2 + 1))
        }
        let told = try numbers(of: history)
        history.entries.shuffle(using: &random)
        history.sessions.shuffle(using: &random)
        history.metrics.shuffle(using: &random)
        #expect(try numbers(of: history) == told)
        #expect(told.count > 3)
    }

    private func numbers(of history: HistoryBuilder) throws -> [String] {
        try beside(history, on: 90).flatMap { beside in
            beside.parts.map(text)
                + beside.comparisons.map { comparison in
                    guard let found = comparison.days.difference else { return "-" }
                    return
                        "\(found.difference.text) \(found.interval.lowerBound.text) \(found.interval.upperBound.text)"
                }
        }
    }

    @Test("F-13 the page and the JSON of a build have the same result, even if both need it at once")
    func once() async throws {
        var history = HistoryBuilder(levels: "SE" * 45)
        for number in 1...90 { history.measure("sleep", "\(number % 7)", on: number) }
        let analysis = history.analysis(on: day(90))
        let found = await withTaskGroup(of: GroupDifference?.self) { group in
            for _ in 0..<8 { group.addTask { analysis.metrics?.metrics[0].beside[0].comparisons[0].days.difference } }
            return await group.reduce(into: Set<GroupDifference?>()) { $0.insert($1) }
        }
        #expect(found.count == 1)
    }
}
