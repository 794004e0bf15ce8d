import Counting
import Foundation
import Model
import TestSupport
import Testing
import Wording

/// The printed numbers are those of the analysis.
@Suite struct StatisticsTests {
    private let document: [String: Any]

    init() throws {
        let bytes = Statistics(try fullHistory.analysis(asOf: "2025-01-10")).json.bytes
        document = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    private func value(_ path: String) -> String {
        var value: Any? = document
        for part in path.split(separator: ".") {
            if let index = Int(part) {
                value = (value as? [Any])?[index]
            } else {
                value = (value as? [String: Any])?[String(part)]
            }
        }
        if let value = value as? [Any] { return "\(value.map { "\($0)" })" }
        return value.map { $0 is NSNull ? "null" : "\($0)" } ?? "absent"
    }

    @Test(
        "each number is below its name",
        arguments: [
            ("schema", "reportgen.stats/1"), ("asOf", "2025-01-10"), ("now", "2025-01-11T00:00:00+01:00"),
            ("timeZone", "Europe/Berlin"), ("records.entries", "11"), ("records.superseded", "1"),
            ("noalc.days.steady", "8"), ("noalc.days.easy", "1"), ("noalc.days.wild", "1"), ("noalc.days.gap", "0"),
            ("noalc.streak.current", "1"), ("noalc.streak.start", "2025-01-10"), ("noalc.streak.longest", "8"),
            ("noalc.streak.rewards.earned", "1"), ("noalc.streak.rewards.spent", "1"),
            ("noalc.streak.rewards.nextIn", "6"), ("noalc.streak.healed", "[\"2025-01-08\"]"),
            ("meditation.minutes", "2"), ("meditation.days", "1"), ("workout.kilocalories", "336"),
            ("sobriety.timerStart", "2025-01-10T19:03:11+01:00"), ("sobriety.timerEnd", "2025-01-12T18:00:00+01:00"),
            ("savings.amount", "67.50"), ("savings.caloriesAvoided", "2250"), ("savings.method", "soberDays"),
            ("nextMilestone.days", "14"),
            ("trackers.0.total", "3.5"), ("trackers.0.streak.current", "2"), ("trackers.1.mode", "avoidance"),
            ("trackers.1.streak.current", "3"), ("trackers.1.archived.0.first", "2025-01-02"),
            ("trackers.1.archived.0.last", "2025-01-07"), ("trackers.1.insights.triggers.0.name", "Say \"when\" now"),
            ("trackers.1.insights.risk", "null"), ("trackers.1.insights.weekly.0.week", "2025-W01"),
        ])
    func number(path: String, expected: String) {
        #expect(value(path) == expected)
    }

    @Test("the ledger shows what was earned and what was spent, with the balance after it")
    func ledger() {
        #expect(value("noalc.streak.ledger.0.event") == "earned")
        #expect(value("noalc.streak.ledger.0.days") == "7")
        #expect(value("noalc.streak.ledger.1.event") == "spent")
        #expect(value("noalc.streak.ledger.1.reason") == "easy")
        #expect(value("noalc.streak.ledger.1.balance") == "0")
    }

    @Test("the same history gives the same bytes")
    func reproducible() throws {
        let first = Statistics(try fullHistory.analysis(asOf: "2025-01-10")).json.bytes
        let second = Statistics(try fullHistory.analysis(asOf: "2025-01-10")).json.bytes
        #expect(first == second)
        #expect(first.last == UInt8(ascii: "\n"))
    }

    @Test("the text holds the same numbers")
    func text() throws {
        let text = StatisticsText(try fullHistory.analysis(asOf: "2025-01-10"), in: .english).text
        for line in [
            "8 steady, 1 easy, 1 wild, 0 without an entry", "1 day since 2025-01-10, all good",
            "8 days, 2025-01-01 to 2025-01-08", "0 held, 1 earned, 1 spent, the next in 6 good days",
            "30 min on 1 day, about 336 kcal", "€67.50, 2,250 kcal", "2 on 2 days, total 3.5",
            "awareness, 2025-01-02 to 2025-01-07, 0 days at the end, longest 1 day",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }

    @Test("the text mentions activities, assumed days and lost jokers only if there are any")
    func facts() throws {
        var history = HistoryBuilder(levels: "SSSSSSSW")
        history.profile.policies.noalc = .classic
        history.profile.assumeSteady = [DaySpan(first: day(9), last: day(10))]
        let text = StatisticsText(history.analysis(on: day(10)), in: .english).text
        #expect(text.contains("8 steady (1 assumed), 0 easy, 1 wild"))
        #expect(text.contains("0 held, 1 earned, 0 spent, 1 taken by wild days"))
        let ended = StatisticsText(history.analysis(on: day(8)), in: .english).text
        #expect(ended.contains("  1 earned, 0 spent, 1 taken by wild days"), "a streak of 0 holds none")
        #expect(!text.contains("Meditation") && !text.contains("Workout"))
        let german = StatisticsText(history.analysis(on: day(10)), in: .german).text
        #expect(german.contains("8 ruhig (davon 1 angenommen)"))
        #expect(german.contains("1 von wilden Tagen genommen"))
    }

    @Test("the text names a sober run before days without a level, says about, and leaves out missing levels")
    func lastKnown() throws {
        var history = HistoryBuilder(levels: "SSSE.SS..")
        history.profile.savingsMethod = .balance
        history.profile.drinkingRate = .perDay(AmountOverTime(decimal("2")))
        let text = StatisticsText(history.analysis(on: day(9)), in: .english).text
        #expect(text.contains("2 days until 2025-01-12; the days since have no level"), "\(text)")
        #expect(text.contains("about "))
        var moving = HistoryBuilder()
        moving.spend("10", on: .workout, day: day(1))
        let other = StatisticsText(moving.analysis(on: day(1)), in: .english).text
        #expect(other.contains("Workout") && !other.contains("Low alcohol") && !other.contains("Sober"))
    }

    @Test("V-12 the text says of a negative balance that more was spent")
    func loss() throws {
        var history = HistoryBuilder(levels: "WW")
        history.profile.savingsMethod = .balance
        history.profile.drinkingRate = .perDay(AmountOverTime(decimal("1")))
        history.profile.pricePerDrink = AmountOverTime(decimal("4"))
        for (language, line) in [
            (Language.english, "spent about €40.00 more than before, 1,500 kcal more than before"),
            (.german, "etwa 40,00\u{A0}€ mehr ausgegeben als früher, 1.500 kcal mehr als früher"),
        ] {
            let text = StatisticsText(history.analysis(on: day(2)), in: language).text
            #expect(text.contains(line), "\(text)")
        }
    }

    @Test("the text speaks German too")
    func german() throws {
        let text = StatisticsText(try fullHistory.analysis(asOf: "2025-01-10"), in: .german).text
        for line in [
            "8 ruhig, 1 locker, 1 wild, 0 ohne Eintrag", "1 Tag seit 2025-01-10, alle gut",
            "8 Tage, 2025-01-01 bis 2025-01-08", "2 an 2 Tagen, zusammen 3,5",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }
}
