import Counting
import Foundation
import Model
import TestSupport
import Testing
import Wording

/// The rows of `stats --days` and `--weeks` agree with `explain`.
@Suite struct DayResultTests {
    private func rows(_ table: ResultTable) throws -> [[String: String]] {
        let lines = String(decoding: table.csv, as: UTF8.self).split(separator: "\n")
        let names = try #require(lines.first).split(separator: ",").map(String.init)
        return lines.dropFirst().map { line in
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            #expect(cells.count == names.count, "\(line)")
            return Dictionary(uniqueKeysWithValues: zip(names, cells))
        }
    }

    /// A random history with random schedules, pauses, goals and assumed days.
    private func history(_ seed: Int) -> HistoryBuilder {
        var random = SeededGenerator(seed: UInt64(seed) &+ 7_000)
        var builder = RandomHistory(seed: UInt64(seed)).builder
        let schedules: [Schedule] = [.everyDay, .perWeek(3), .weekdays([.monday, .wednesday, .friday])]
        builder.profile.schedules.meditation = schedules.randomElement(using: &random) ?? .everyDay
        builder.profile.schedules.workout = schedules.randomElement(using: &random) ?? .everyDay
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let first = day(Int.random(in: 1...55, using: &random))
            let subjects: [Set<Pause.Subject>?] = [nil, [.noalc], [.meditation, .trackers], [.tracker("water")]]
            builder.profile.pauses.append(
                Pause(
                    span: DaySpan(first: first, last: first.advanced(by: Int.random(in: 0...12, using: &random))),
                    subjects: subjects.randomElement(using: &random) ?? nil))
        }
        switch Int.random(in: 0...3, using: &random) {
        case 0: builder.profile.drinkGoal = AmountOverTime(FixedDecimal(10))
        case 1: builder.profile.assumeSteady = [DaySpan(first: day(3), last: nil)]
        default: break
        }
        return builder
    }

    /// The state in the sentences of an explanation.
    private func state(_ lines: [String], of week: Bool) -> String {
        func says(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
        if says("The streak does not reach this day") { return "" }
        if says("A joker heals it") { return "healed" }
        if says("Still open") { return "pending" }
        if says("of rest:") { return says("Why: paused") || says("whole week is paused") ? "paused" : "rest" }
        if says("the streak grows") { return says("is assumed to be steady") ? "assumed" : "good" }
        return says("A missed") ? "missed" : "?"
    }

    @Test(
        "F-18 V-35 every day of a hundred random histories has the state and the streak of its explanation",
        arguments: 1...100)
    func sameAsExplained(seed: Int) throws {
        let drawn = history(seed)
        let asOf = seed % 3 == 0 ? "\(day(60))T12:00" : "\(day(60))T23:00"
        let kept = drawn.history
        let written = History(
            profile: kept.profile, trackers: kept.trackers, entries: kept.entries, sessions: kept.sessions,
            logs: kept.logs, files: ["entries.csv", "activities.csv", "logs.csv"])
        let analysis = Analysis(written, asOf: .instant(drawn.instant(asOf)))
        let byDay = Dictionary(grouping: try rows(.days(of: analysis, drinks: "drinks"))) { row in row["date"] ?? "" }
        var compared = 0
        for day in analysis.days.range {
            let explanation = DayExplanation(analysis, on: day, in: .english)
            var rest = byDay[day.description] ?? []
            for streak in explanation.streaks {
                let id = try #require(name(of: streak.name, in: analysis), "\(streak.name)")
                let row = try #require(rest.first { $0["id"] == id }, "no row of \(id) on \(day)")
                rest.removeAll { $0["id"] == id }
                let isWeek = row["counts"] == "weeks"
                var expected = state(streak.lines, of: isWeek)
                // A week of drinks does not say why it rests.
                if expected == "rest", isWeek, id == "noalc" { expected = row["state"] == "paused" ? "paused" : "rest" }
                // The number of assumed days of a week isn't a state of the week.
                if expected == "assumed", isWeek { expected = "good" }
                #expect(row["state"] == expected, "\(id) on \(day): \(streak.lines)")
                let change = streak.lines.last { $0.hasPrefix("Streak: ") }
                let after = change?.split(separator: " before, ").last?.prefix(while: \.isNumber)
                let told = row["streak"] ?? ""
                if !told.isEmpty { #expect(told == after.map(String.init), "\(id) on \(day): \(streak.lines)") }
                compared += 1
            }
            #expect(rest.allSatisfy { $0["state"] == "" && $0["value"] == "" }, "\(day): \(rest)")
        }
        #expect(compared > 200)
    }

    private func name(of name: String, in analysis: Analysis) -> String? {
        for activity in Activity.allCases where name.lowercased().hasPrefix(activity.rawValue) {
            return activity.rawValue
        }
        let tracker = analysis.trackers.first { name.hasPrefix($0.name.text(in: .english)) }
        return tracker?.id ?? (name.contains("policy") ? "noalc" : nil)
    }

    @Test("V-35 a row says the value, the goal and what the streak was then")
    func columns() throws {
        var builder = HistoryBuilder(levels: "SSEW")
        builder.enter(.easy, on: day(5), drinks: decimal("2.5"))
        builder.add(.having(.counter, id: "water", dailyGoal: FixedDecimal(8), streakOn: .goal))
        for (offset, value) in [8, 5].enumerated() { builder.log(offset + 1, .amount(FixedDecimal(value))) }
        let table = ResultTable.days(of: builder.analysis(on: day(6)), drinks: "drinks")
        let lines = String(decoding: table.csv, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.first == "date,id,value,goal,state,streak,unit,limit,counts,level")
        #expect(
            lines.filter { $0.contains(",noalc,") } == [
                "2025-01-06,noalc,,,good,1,drinks,,days,steady", "2025-01-07,noalc,,,good,2,drinks,,days,steady",
                "2025-01-08,noalc,,,missed,0,drinks,,days,easy", "2025-01-09,noalc,,,missed,0,drinks,,days,wild",
                "2025-01-10,noalc,2.5,,missed,0,drinks,,days,easy", "2025-01-11,noalc,,,pending,0,drinks,,days,",
            ])
        #expect(
            lines.filter { $0.contains(",water,") } == [
                "2025-01-06,water,8,8,good,1,,,days,", "2025-01-07,water,5,8,missed,0,,,days,",
                "2025-01-08,water,,8,missed,0,,,days,", "2025-01-09,water,,8,missed,0,,,days,",
                "2025-01-10,water,,8,missed,0,,,days,", "2025-01-11,water,,8,pending,0,,,days,",
            ])
        let objects = try #require(
            try JSONSerialization.jsonObject(with: Data(table.json.bytes)) as? [[String: Any]])
        #expect(objects.count == lines.count - 1)
        #expect(
            objects[0]["value"] is NSNull && objects[0]["goal"] is NSNull && objects[0]["state"] as? String == "good")
    }

    @Test("a steady day without counted drinks has no value, and one of 0 or 1 has that")
    func uncounted() {
        var builder = HistoryBuilder()
        builder.enter(.steady, on: day(1))
        builder.enter(.steady, on: day(2), drinks: .zero)
        builder.enter(.steady, on: day(3), drinks: FixedDecimal(1))
        builder.profile.assumeSteady = [DaySpan(first: day(4), last: day(4))]
        let table = ResultTable.days(of: builder.analysis(on: day(5)), drinks: "drinks")
        let lines = String(decoding: table.csv, as: UTF8.self).split(separator: "\n").dropFirst()
        #expect(
            lines.map { $0.split(separator: ",", omittingEmptySubsequences: false)[2] } == ["", "0", "1", "", ""])
    }

    @Test("V-35 the rows of weeks sum up those of the days", arguments: 1...30)
    func weeks(seed: Int) throws {
        let analysis = history(seed).analysis(on: day(60))
        let days = try rows(.days(of: analysis, drinks: "drinks"))
        for week in try rows(.weeks(of: analysis, drinks: "drinks")) {
            let monday = date(week["date"] ?? "")
            let dates = Set((0..<7).map { monday.advanced(by: $0).description })
            let own = days.filter { row in dates.contains(row["date"] ?? "") && row["id"] == week["id"] }
            #expect(!own.isEmpty)
            if week["counts"] == "days" {
                for state in DayState.allCases.map(\.rawValue) {
                    let count = own.count { $0["state"] == state && $0["counts"] == "days" }
                    #expect(week[state] == String(count))
                }
            } else if week["counts"] == "weeks" {
                #expect(own.last { $0["counts"] == "weeks" }?["state"] == week["state"])
                #expect(week["missed"] == "")
            }
            if week["id"] == "workout" {
                let sum = own.compactMap { Int($0["value"] ?? "") }.reduce(0, +)
                #expect(week["value"] == (own.allSatisfy { $0["value"] == "" } ? "" : String(sum)))
            }
        }
    }

    @Test("names that a person chose can't break a row, and aren't formulas")
    func quoting() throws {
        var builder = HistoryBuilder()
        builder.add(.having(.counter, id: "tea", unit: "=cup, \"big\"\nsecond"))
        builder.log(1, .amount(FixedDecimal(2)))
        let text = String(
            decoding: ResultTable.days(of: builder.analysis(on: day(1)), drinks: "drinks").csv, as: UTF8.self)
        #expect(text.hasSuffix("2025-01-06,tea,2,,good,1,\"'=cup, \"\"big\"\" second\",,days,\n"), "\(text)")
    }
}
