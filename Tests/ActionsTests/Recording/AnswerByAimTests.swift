import Actions
import Counting
import Foundation
import Model
import TestSupport
import Testing
import Wording

/// The answer to a log begins with the number that the person's aim is about.
@Suite struct AnswerByAimTests {
    private static let stop = #""aim": "stop""#
    private static let less = #""aim": "less", "goals": { "drinksPerWeek": 10 }"#

    /// A folder with a steady entry for each of `days` in October 2025.
    private func folder(_ days: ClosedRange<Int>?, profile: String = AnswerByAimTests.stop) throws -> RecordingFolder {
        let rows = (days.map(Array.init) ?? []).map { "2025-10-\($0 < 10 ? "0" : "")\($0),steady,0\n" }
        return try RecordingFolder(["entries.csv": "date,level,drinks\n" + rows.joined()], profile: profile)
    }

    @Test("V-31 with the aim to stop, the answer shows the day of the sober streak before the low-alcohol one")
    func sober() throws {
        #expect(
            try folder(22...30).log("sober")
                == "Today: steady, no drinks. Day 10 sober. 🍀 10 days, 1 joker; 4 days to the next"
        )
        #expect(
            try folder(22...30).log("sober", language: .german)
                == "Heute: ruhig, nichts getrunken. Tag 10 nüchtern. 🍀 10 Tage, 1 Joker; noch 4 Tage bis zum nächsten")
        #expect(
            try folder(22...29).log("sober", at: "2025-10-31T09:00").hasPrefix(
                "Yesterday, Thursday 30 October: steady, no drinks. Day 9 sober. 🍀 9 days"))
    }

    @Test("V-31 the answer to a slip shows the streak that it ended and the next day, before what a joker healed")
    func slip() throws {
        #expect(
            try folder(22...30).log("wild")
                == "Today: wild. Your sober streak ended after 9 days. Tomorrow is day 1 of the next. 🍀 10 days: the day was healed by a joker"
        )
        #expect(
            try folder(22...30).log("wild", language: .german)
                == "Heute: wild. Deine nüchterne Serie ist nach 9 Tagen zu Ende gegangen. Morgen ist Tag 1 der nächsten. 🍀 10 Tage: ein Joker hat den Tag geheilt"
        )
        #expect(
            try folder(22...29).log("wild", at: "2025-10-31T09:00")
                == "Yesterday, Thursday 30 October: wild. Your sober streak ended after 8 days. Today is day 1 of the next. 🍀 9 days: the day was healed by a joker"
        )
        #expect(
            try folder(29...30).log("2")
                == "Today: easy, 2 drinks. Your sober streak ended after 2 days. Tomorrow is day 1 of the next.",
            "no streak of 0 days is told")
        #expect(try folder(nil).log("wild") == "Today: wild. Tomorrow is day 1 of a new sober streak.")
    }

    @Test(
        "V-31 the answer to a slip in the past shows the current streak, and the one before if the slip ended it"
    )
    func pastSlip() throws {
        #expect(
            try folder(22...30).log("wild 27.10.")
                == "Monday 27 October: wild (before: steady). Your sober streak ended after 5 days. The next one is at 3 days. 🍀 3 days; 4 days to the first joker"
        )
        #expect(
            try folder(22...30).log("wild 12.10.")
                == "Sunday 12 October: wild. Your sober streak is at 9 days. 🍀 9 days, 1 joker; 5 days to the next")
        #expect(
            try folder(22...24).log("sober 25.10.")
                == "Saturday 25 October: steady, no drinks. 4 sober days, until Saturday 25 October.")
        #expect(
            try folder(1...20).log("wild 16.10.")
                == "Thursday 16 October: wild (before: steady). Your sober streak ended after 15 days. 4 sober days, until Monday 20 October.",
            "what a joker healed in a streak that is over is no news")
        let two = try folder(22...30)
        try two.log("wild")
        #expect(try two.log("wild 12.10.").contains("wild. Tomorrow is day 1 of a new sober streak."))
    }

    @Test("V-31 a corrected slip restores the streak, and so does undo")
    func restored() throws {
        let folder = try folder(22...30)
        try folder.log("wild")
        #expect(
            try folder.log("sober")
                == "Today: steady, no drinks (before: wild). Day 10 sober. 🍀 10 days, 1 joker; 4 days to the next")
        let undone = try folder.recorder(at: "2025-10-31T20:00").undo().text(in: .english)
        #expect(
            undone.hasSuffix(" Tomorrow is day 1 of a new sober streak. 🍀 10 days; 4 days to the next joker"),
            "\(undone)")
        let more = try folder.recorder(at: "2025-10-31T20:00").undo().text(in: .german)
        #expect(
            more.hasSuffix(
                " Deine nüchterne Serie steht bei 9 Tagen. 🍀 9 Tage, 1 Joker; noch 5 Tage bis zum nächsten"), "\(more)")
    }

    @Test("V-31 one drink is sober if the profile says so, and otherwise ends the sober streak")
    func oneDrink() throws {
        #expect(
            try folder(22...30, profile: Self.stop + #", "soberUpTo": 1"#).log("1").hasPrefix(
                "Today: steady, 1 drink. Day 10 sober."))
        #expect(
            try folder(22...30).log("1").hasPrefix(
                "Today: steady, 1 drink. Your sober streak ended after 9 days. Tomorrow is day 1 of the next."))
    }

    @Test("V-31 if the aim to stop is only derived, the answer is only about the low-alcohol streak")
    func derived() throws {
        let folder = try folder(22...30, profile: "")
        #expect(try folder.log("sober") == "Today: steady. 🍀 10 days, 1 joker; 4 days to the next")
        #expect(
            try folder.log("wild")
                == "Today: wild (before: steady), healed by a joker. 🍀 10 days; 4 days to the next joker")
    }

    @Test("V-31 with the aim to drink less, the answer shows the week first, and never 0 weeks")
    func less() throws {
        let profile = Self.less
        #expect(
            try folder(6...30, profile: profile).log("3")
                == "Today: easy, 3 drinks. 3 of 10 drinks this week. 🍀 3 weeks within your goal; 4 weeks to the first joker"
        )
        #expect(
            try folder(6...30, profile: profile).log("12")
                == "Today: wild, 12 drinks. 12 drinks this week, 2 above your goal of 10.")
        #expect(
            try folder(6...30, profile: profile).log("12", language: .german)
                == "Heute: wild, 12 Drinks. 12 Drinks in dieser Woche, 2 über deinem Ziel von 10.")
        #expect(
            try folder(6...30, profile: profile).log("wild").hasPrefix(
                "Today: wild. At least 6 of 10 drinks this week. 🍀 3 weeks"))
        #expect(
            try folder(6...25, profile: profile).log("4", at: "2025-10-27T09:00")
                == "Yesterday, Sunday 26 October: easy, 4 drinks. Last week: 4 drinks, within your goal of 10. 🍀 3 weeks within your goal; 4 weeks to the first joker"
        )
        #expect(
            try folder(6...30, profile: profile).log("11.5 14.10.", language: .german).contains(
                "In jener Woche: 11,5 Drinks, 1,5 über deinem Ziel von 10."))
        #expect(
            try folder(29...30, profile: profile).log("2")
                == "Today: easy, 2 drinks. 2 of 10 drinks this week. 🍀 from Monday your first full week")
    }

    @Test("V-31 after undo the week comes first too")
    func lessUndone() throws {
        let folder = try folder(6...30, profile: Self.less)
        try folder.log("12")
        let undone = try folder.recorder(at: "2025-10-31T20:00").undo().text(in: .english)
        #expect(
            undone.hasSuffix(
                " 0 of 10 drinks this week. 🍀 3 weeks within your goal; 4 weeks to the first joker"), "\(undone)")
    }

    @Test(
        "V-31 a log of a habit says nothing of drinks, whatever the person is here for",
        arguments: ["stop", "less", "habits"])
    func habit(aim: String) throws {
        let folder = try RecordingFolder(
            ["trackers.json": #"[{ "preset": "water" }]"#, "entries.csv": "date,level\n2025-10-30,steady\n"],
            profile: "\"aim\": \"\(aim)\", \"goals\": { \"drinksPerWeek\": 10 }")
        for words in ["water 2", "meditation 10"] {
            let answer = try folder.log(words)
            #expect(!answer.contains("🍀") && !answer.contains("sober") && !answer.contains("drinks"), "\(answer)")
            let undone = try folder.recorder(at: "2025-10-31T20:00").undo().text(in: .english)
            #expect(!undone.contains("🍀") && !undone.contains("sober") && !undone.contains("drinks"), "\(undone)")
        }
    }

    private struct Drawn {
        /// The levels by day of October 2025; 31 is today.
        var levels: [Int: Level] = [:]
        /// Whether it is before 18:00, when the question is about yesterday.
        let isMorning: Bool
        /// Yesterday if it is asked about, so that it neither ends a run nor is part of one; nil otherwise.
        private var open: Int? { isMorning && levels[30] == nil ? 30 : nil }
        /// The last day that isn't open.
        var last: Int { levels[31] != nil ? 31 : open == 30 ? 29 : 30 }

        init(_ random: inout SeededGenerator) {
            isMorning = Bool.random(using: &random)
            let share = Int.random(in: 5...19, using: &random)
            for day in 1...30 where Int.random(in: 0..<20, using: &random) > 0 {
                let isSteady = Int.random(in: 0..<20, using: &random) < share
                levels[day] = isSteady ? .steady : [.easy, .wild].randomElement(using: &random)
            }
        }

        /// The number of consecutive sober days up to a day.
        func run(_ last: Int) -> Int {
            if last == open { return run(last - 1) }
            return levels[last] == .steady ? 1 + run(last - 1) : 0
        }
    }

    @Test("V-31 on random histories the sober sentence is true, and comes before anything that was healed")
    func random() throws {
        for seed in 0..<Soak.choose(60, whole: 1000) {
            var random = SeededGenerator(seed: UInt64(seed))
            var drawn = Drawn(&random)
            let rows = drawn.levels.sorted { $0.key < $1.key }.map { "\(name($0.key)),\($0.value.rawValue)\n" }.joined()
            let folder = try RecordingFolder(["entries.csv": "date,level\n" + rows], profile: Self.stop)
            let day = Bool.random(using: &random) ? 31 : Int.random(in: 1...31, using: &random)
            let level = try #require(Level.allCases.randomElement(using: &random))
            let now = "2025-10-31T\(drawn.isMorning ? "09" : "20"):00"
            let answer = try folder.log("\(level.rawValue) \(name(day))", at: now)
            drawn.levels[day] = level
            let (last, current) = (drawn.last, drawn.run(drawn.last))
            let counted = { (number: Int) in "\(number) \(number == 1 ? "day" : "days")" }
            if level == .steady, current > 0, day == last {
                #expect(answer.contains(" Day \(current) sober."), "\(seed): \(answer)")
            } else if current > 0 {
                #expect(answer.contains(" is at \(counted(current))."), "\(seed): \(answer)")
            } else {
                #expect(!answer.contains(" is at ") && !answer.contains("Day "), "\(seed): \(answer)")
            }
            if let place = answer.range(of: "ended after ") {
                #expect(answer[place.upperBound...].hasPrefix(counted(drawn.run(day - 1))), "\(seed): \(answer)")
                #expect(level != .steady)
            } else if level != .steady, day == 31 {
                #expect(drawn.run(30) == 0, "\(seed): \(answer)")
            }
            if let healed = answer.range(of: "healed") {
                let sober = try #require(answer.range(of: "sober") ?? answer.range(of: "day 1"), "\(seed): \(answer)")
                #expect(sober.lowerBound < healed.lowerBound, "\(seed): \(answer)")
            }
            #expect(!answer.contains(" 0 days"), "\(seed): \(answer)")
            let noalc = try #require(try folder.recorder(at: now).read().analysis).noalc
            #expect(
                answer.contains("🍀 \(counted(noalc.streak.current))") == (noalc.streak.current > 0),
                "\(seed): \(answer)")
        }
    }

    private func name(_ day: Int) -> String { "2025-10-\(day < 10 ? "0" : "")\(day)" }
}
