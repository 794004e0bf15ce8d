import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Sharing

/// The numbers on a handout.
@Suite struct HandoutTests {
    private func handout(
        _ builder: HistoryBuilder, _ days: ClosedRange<Day>, for reader: HandoutReader = .doctor
    ) -> Handout? {
        let analysis = builder.analysis(on: days.upperBound).handout(for: reader, HandoutChoice())
        return Handout(for: reader, analysis, of: days, notes: false, in: .english, made: days.upperBound)
    }

    private func facts(_ page: Handout?) -> [String] {
        (page?.facts ?? []).map { "\($0.label): \($0.text)\($0.remark.isEmpty ? "" : " (\($0.remark))")" }
    }

    @Test("V-37 levels, drinks a week, and the longest and the current run without jokers")
    func drinking() throws {
        var builder = HistoryBuilder(levels: "SSSSSSS" + "SSEWSSS" + "SSS.SS")
        builder.enter(.easy, on: day(10), drinks: 3)
        let page = try #require(handout(builder, day(1)...day(20)))
        #expect(
            facts(page) == [
                "Days with an entry: 19 of 20", "Sober days: 17 of 19", "Drinks: about 9",
                "Drinks a week: about 4.5 (mean of 2 weeks, middle half 2.3 to 6.8)",
                "Most on one day: 3 drinks (15 Jan 2025)",
                "Longest sober run in this time: 9 days", "Sober run at the end: 2 days (since 24 Jan 2025)",
            ])
        let table = try #require(page.tables.first)
        #expect(table.headings == ["Week from", "Days with 0–1", "2–5", "6+ drinks", "Without an entry", "Drinks"])
        #expect(
            table.rows.map(\.cells) == [
                ["6 Jan", "7", "0", "0", "0", "0"], ["13 Jan", "5", "1", "1", "0", "about 9"],
                ["20 Jan to 25 Jan", "5", "0", "0", "1", "0 on 5 of 6 days"],
            ])
        #expect(table.rows.map(\.share) == [0, 1000, 0])
        #expect(page.title == "Drinking diary")
        #expect(page.remarks.contains { $0.hasPrefix("About: on 1 day the drinks were not counted") })
    }

    @Test(
        "V-46 drinks a week are the mean of the known weeks whose Thursday lies in the days",
        arguments: [
            (4, "about 14 (mean of 3 weeks, middle half 0 to 21)"),
            (5, "about 21 (mean of 2 weeks, middle half 10.5 to 31.5)"),
        ])
    func drinksAWeek(first: Int, text: String) throws {
        let builder = HistoryBuilder(levels: "SSSSSSS" + "WWWWWWW" + "SSSSSSS" + "S")
        #expect(facts(handout(builder, day(first)...day(22))).contains("Drinks a week: \(text)"))
    }

    @Test("V-37 the rows of any span add up to its days, and its runs are those of consecutive sober days")
    func sums() throws {
        for seed in 1...40 {
            var random = SeededGenerator(seed: UInt64(seed))
            var builder = HistoryBuilder()
            let length = Int.random(in: 1...900, using: &random)
            for number in 1...length where Bool.random(using: &random) || Bool.random(using: &random) {
                builder.enter(Level.allCases.randomElement(using: &random) ?? .steady, on: day(number))
            }
            let first = Int.random(in: 1...length, using: &random)
            let days = day(first)...day(length)
            let levels = days.map { day in builder.entries.last { $0.day == day }?.level }
            guard let page = handout(builder, days) else {
                #expect(levels.allSatisfy { $0 == nil }, "seed \(seed)")
                continue
            }
            let rows = try #require(page.tables.first).rows
            #expect(rows.count <= 27)
            for (column, level) in Level.allCases.enumerated() {
                let sum = rows.reduce(0) { $0 + (Int($1.cells[column + 1]) ?? -1000) }
                #expect(sum == levels.count { $0 == level }, "seed \(seed)")
            }
            var (run, longest) = (0, 0)
            for level in levels {
                run = level == .steady ? run + 1 : 0
                longest = max(longest, run)
            }
            let fact = page.facts.first { $0.label == "Longest sober run in this time" }
            #expect(fact?.text.split(separator: " ").first.flatMap { Int($0) } ?? 0 == longest, "seed \(seed)")
        }
    }

    @Test("V-37 days that are assumed have no entry, and are on a separate line", arguments: Language.allCases)
    func assumed(language: Language) throws {
        var builder = HistoryBuilder()
        builder.profile.language = language
        builder.profile.assumeSteady = [DaySpan(first: day(3), last: nil)]
        builder.profile.lastDrink = Profile.LastDrink(day: day(8), moment: nil)
        builder.enter(.steady, on: day(12))
        let analysis = builder.analysis(on: day(12)).handout(for: .doctor, HandoutChoice())
        let page = Handout(for: .doctor, analysis, of: day(1)...day(12), notes: false, in: nil, made: day(12))
        #expect(
            facts(page).prefix(3)
                == (language == .german
                    ? [
                        "Tage mit Eintrag: 1 von 12", "Ohne Eintrag, als ruhig angenommen: 8 von 12",
                        "Nüchterne Tage: 9 von 10 (8 davon angenommen)",
                    ]
                    : [
                        "Days with an entry: 1 of 12", "Without one, assumed to be steady: 8 of 12",
                        "Sober days: 9 of 10 (8 of them assumed)",
                    ]))
        let counting = try #require(page?.remarks.first { $0.contains(language == .german ? "Joker" : "joker") })
        #expect(
            counting.hasPrefix(language == .german ? "Jeder andere Tag ohne Eintrag" : "Any other day without an entry")
        )
    }

    @Test(
        "V-37 an open yesterday is no day without an entry until 18:00, and a week is of its days up to today",
        arguments: [("2025-10-30T09:00", "9 of 9", "0"), ("2025-10-30T21:00", "9 of 10", "1")])
    func openDays(moment: String, entries: String, without: String) throws {
        // The first is a Monday; 29 and 30 October have no entry.
        let folder = Folder(levels: "SSSSSSSSS", from: date("2025-10-20"))
        let analysis = try folder.analysis(asOf: moment).handout(for: .doctor, HandoutChoice())
        let days = date("2025-10-20")...analysis.today
        let page = try #require(
            Handout(for: .doctor, analysis, of: days, notes: false, in: .english, made: analysis.today))
        #expect(facts(page).first == "Days with an entry: \(entries)")
        let row = try #require(page.tables.first?.rows.last).cells
        #expect(row == ["27 Oct to 30 Oct", "2", "0", "0", without, "0 on 2 of 4 days"])
        let yesterday = date("2025-10-29")
        let part = try folder.analysis(asOf: moment).until(yesterday).handout(for: .doctor, HandoutChoice())
        let shorter = Handout(
            for: .doctor, part, of: days.lowerBound...yesterday, notes: false, in: .english, made: analysis.today)
        #expect(facts(shorter).first == "Days with an entry: \(entries)", "also where the days end with it")
    }

    @Test(
        "V-37 the run at the end is that of stats at any hour of any zone, whenever days begin",
        arguments: ["Europe/Berlin", "Asia/Tokyo", "Asia/Kolkata", "America/Los_Angeles", "Pacific/Auckland", "UTC"])
    func zones(zone: String) throws {
        for hour in 0..<48 {
            let moment = "2025-10-\(30 + hour / 24)T\(padded(hour % 24, 2)):30"
            for dayStart in ["00:00", "04:00"] {
                let folder = Folder(levels: "SSWSS.", from: date("2025-10-25")).with(
                    "profile.json", #"{ "timeZone": "\#(zone)", "dayStart": "\#(dayStart)" }"#)
                let own = try folder.analysis(asOf: moment)
                let part = own.handout(for: .doctor, HandoutChoice())
                #expect(part.sobriety.current == own.sobriety.current, "\(moment), \(dayStart)")
                #expect(part.days.openYesterday == own.days.openYesterday, "\(moment), \(dayStart)")
                #expect(part.soberRuns == own.soberRuns, "\(moment), \(dayStart)")
            }
        }
    }

    @Test("V-37 a picture has the days that count, to which a part of a goal and too few minutes don't belong")
    func partOfToday() throws {
        let water =
            #"[{ "id": "water", "name": "Water", "type": "good", "trackingMode": "counter", "dailyGoal": 8, "#
            + #""streakOn": "goal", "public": "days" }]"#
        let minutes = "date,kind,minutes\n2025-10-29,meditation,1\n2025-10-30,meditation,9\n"
        for (glasses, words) in [("", "2 of 2 days"), ("2025-10-31,water,3\n", "2 of 2 days")] {
            let folder = Folder().with("trackers.json", water).with(
                "logs.csv", "timestamp,tracker,value\n2025-10-29,water,8\n2025-10-30,water,8\n" + glasses
            ).with("activities.csv", minutes)
            let analysis = try folder.analysis(asOf: "2025-10-31T20:00")
            let page = Handout(
                for: .oneself, analysis, of: date("2025-10-29")...analysis.today, notes: false, in: .english,
                made: analysis.today)
            let lines = page?.pictures.compactMap(\.lines.first) ?? []
            #expect(lines.first?.hasPrefix("1 of 2 days") == true, "\(lines)")
            #expect(lines.last?.hasPrefix(words) == true, "\(lines)")
        }
    }

    @Test("V-37 medians of metrics with their spread, of the days alone")
    func metrics() throws {
        var builder = HistoryBuilder(levels: "S")
        for (number, value) in [(1, 100), (5, 6), (6, 8), (7, 9), (8, 7)] {
            builder.metrics.append(
                Metric(
                    origin: Origin(file: 0, line: 1), day: day(number), name: "sleep", value: FixedDecimal(value),
                    source: nil))
        }
        let page = try #require(handout(builder, day(5)...day(10)))
        #expect(page.facts.isEmpty, "no level in these days")
        #expect(
            page.tables.map { $0.rows.map(\.cells) } == [[["Sleep (h)", "4", "7:30", "6:45 to 8:15", "6:00 to 9:00"]]])
    }

    @Test("V-37 days without anything have no page")
    func nothing() {
        let builder = HistoryBuilder(levels: "SSS")
        for reader in HandoutReader.allCases {
            #expect(handout(builder, day(10)...day(20), for: reader) == nil, "\(reader)")
        }
    }
}
