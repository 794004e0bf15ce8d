import Counting
import Model
import TestSupport
import Testing

@Suite("The story")
struct StoryTests {
    private func events(_ levels: String, from first: String, profile: String = "{}") throws -> [StoryEvent] {
        let first = date(first)
        return try Folder(levels: levels, from: first).with("profile.json", profile)
            .analysis(asOf: "\(first.advanced(by: levels.count - 1))").story
    }

    private func milestones(_ events: [StoryEvent]) -> [Int] {
        events.compactMap { if case .milestone(let days, _) = $0.kind { days } else { nil } }
    }

    @Test("begins with the first record, which may be the first sober day")
    func beginning() throws {
        let sober = try events("SSSS", from: "2025-10-28")
        #expect(sober.first?.kind == .firstRecord(isWritten: true, isSober: true))
        #expect(milestones(sober) == [3])
        let other = try events("WS", from: "2025-10-28")
        #expect(other.map(\.kind).first == .firstRecord(isWritten: true, isSober: false))
        #expect(milestones(other) == [1])
        #expect(try Folder().with("entries.csv", "date,level\n").analysis().story.isEmpty)
    }

    @Test("contains every milestone once, and the first week if the list leaves it out")
    func reached() throws {
        let levels = "S" * 8 + "E" + "S" * 8
        #expect(milestones(try events(levels, from: "2025-10-01")) == [3, 7])
        #expect(milestones(try events(levels, from: "2025-10-01", profile: #"{ "milestones": [5] }"#)) == [5, 7])
    }

    @Test("V-31 with several habits, contains the latest length of each, the first full day and each year")
    func habits() throws {
        let story = try Folder.life("ten-habits").analysis(asOf: "2025-10-31T20:00").story
        let lengths = story.compactMap { event -> (name: StoryEvent.StreakName, length: Int)? in
            if case .streakMilestone(let name, let length, _) = event.kind { (name, length) } else { nil }
        }
        #expect(Set(lengths.map(\.name)).count == lengths.count && lengths.count == 10)
        #expect(lengths.map(\.length).max() == 500)
        let full = story.first { if case .firstFullDay = $0.kind { true } else { false } }
        #expect(full.map { $0.day > date("2024-01-14") } == true, "the first day of each habit is none to tell")
        let years = story.compactMap { if case .year(let year) = $0.kind { year.habits } else { nil } }
        #expect(years.map(\.done) == [2328] && years.map(\.asked) == [2937])
    }

    @Test(
        "ends with the longest run that is over, unless its milestone is the last one")
    func longest() throws {
        let levels = "S" * 8 + "W" + "S" * 10 + "W" + "S" * 12 + "WWWW"
        let story = try events(levels, from: "2025-06-02", profile: #"{ "policies": { "noalc": "none" } }"#)
        guard case .longest(let run, isOnly: false)? = story.last?.kind else {
            Issue.record("\(story)")
            return
        }
        #expect(run.length == 12)
        #expect(story.compactMap { if case .record(let run) = $0.kind { run.length } else { nil } } == [10])
        #expect(milestones(try events("S" * 7, from: "2025-10-01")) == [3, 7])
        #expect(try events("S" * 7, from: "2025-10-01").count == 3)
    }

    @Test("calls nothing the longest if there is no other run, or one as long")
    func noRecord() throws {
        let profile = #"{ "policies": { "noalc": "none" }, "milestones": [] }"#
        let first = try events("S" * 9 + "W" + "SS", from: "2025-06-02", profile: profile)
        #expect(!first.contains { if case .record = $0.kind { true } else { false } }, "nine days, and then two")
        let only = try events("S" * 9 + "W", from: "2025-06-02", profile: profile)
        #expect(only.last?.kind == .longest(try #require(only.lastRun), isOnly: true))
        let alike = try events("S" * 9 + "W" + "S" * 9 + "W", from: "2025-06-02", profile: profile)
        #expect(!alike.contains { if case .longest = $0.kind { true } else { false } })
    }

    private func story(_ trackers: String, _ logs: [String], asOf: String) throws -> [StoryEvent] {
        try Folder().with("trackers.json", trackers)
            .with("logs.csv", "timestamp,tracker\n" + logs.map { $0 + "\n" }.joined()).analysis(asOf: asOf).story
    }

    @Test("T-15 lists avoidance in order, from the day it began, and as avoidance")
    func avoidance() throws {
        let story = try story(
            #"[{ "preset": "snacking", "trackingMode": "avoidance", "createdAt": "2025-05-01" }]"#,
            ["2025-05-03,snacking", "2025-09-20,snacking"], asOf: "2025-10-31")
        #expect(story.map(\.day) == story.map(\.day).sorted())
        #expect(story.first?.day == date("2025-05-01"), "the first day without, two days before the first log")
        #expect(story.contains { $0.kind == .firstRecord(isWritten: true, isSober: false, isFirst: false) })
        #expect(
            story.contains {
                if case .streakMilestone(.tracker(_, .avoidance), length: 90, unit: .day) = $0.kind {
                    true
                } else {
                    false
                }
            })
    }

    @Test("a mode that returns reaches its lengths once, and a time of avoidance isn't a gap")
    func modes() throws {
        let aware = (date("2025-01-01")...date("2025-05-31")).map { "\($0),doomscrolling" }
        let again = (date("2025-08-01")...date("2025-09-30")).map { "\($0),doomscrolling" }
        let story = try story(
            """
            [{ "preset": "doomscrolling", "modes": [
              { "mode": "awareness", "since": "2025-01-01" }, { "mode": "avoidance", "since": "2025-06-01" },
              { "mode": "awareness", "since": "2025-08-01" }, { "mode": "avoidance", "since": "2025-10-01" }
            ] }]
            """, aware + ["2025-06-15,doomscrolling"] + again, asOf: "2025-10-31")
        let told = story.compactMap { event -> String? in
            guard case .streakMilestone(.tracker(_, let mode), let length, _) = event.kind else { return nil }
            return "\(mode) \(length) \(event.day)"
        }
        #expect(told.filter { $0.hasSuffix("2025-10-03") }.isEmpty, "three days are not the first three: \(told)")
        #expect(told.contains("awareness 90 2025-03-31") && told.contains("avoidance 30 2025-07-15"))
        #expect(!story.contains { if case .quiet = $0.kind { true } else { false } })
    }

    @Test("contains healed Saturdays: the month with the most so far, from two on, once it is over")
    func saturdays() throws {
        // 1 March 2025 is a Saturday; the 15th, the 22nd and the 29th were healed.
        let levels = "S" * 14 + "E" + "S" * 6 + "E" + "S" * 6 + "E" + "SS"
        #expect(try events(levels, from: "2025-03-01").allSatisfy { $0.healed == nil }, "31 March is not over")
        let told = try events(levels + "S", from: "2025-03-01").compactMap(\.healed)
        #expect(told == [[date("2025-03-15"), date("2025-03-22"), date("2025-03-29")]])
        let yearLater = "S" * 334 + "S" * 13 + "E" + "S" * 6 + "E" + "S" * 6 + "E" + "SSS"
        let both = try events(levels + "S" + yearLater, from: "2025-03-01").compactMap(\.healed)
        #expect(both == told, "as many as before are no news")
    }

    @Test("contains the milestones of the first activity if there are no levels")
    func activity() throws {
        let rows = (1...7).map { "2025-10-0\($0),meditation,10" }.joined(separator: "\n")
        let folder = Folder(levels: "").with("activities.csv", "date,kind,minutes\n\(rows)\n")
        let story = try folder.analysis(asOf: "2025-10-08").story
        let told = story.compactMap { event -> (Int, Day)? in
            guard case .streakMilestone(.activity(.meditation), let length, .day) = event.kind else { return nil }
            return (length, event.day)
        }
        #expect(told.map(\.0) == [1, 3, 7] && told.last?.1 == date("2025-10-07"))
        #expect(
            try !events("SSSSSSSS", from: "2025-10-01").contains {
                if case .streakMilestone = $0.kind { true } else { false }
            })
    }

    @Test("calls past months quiet if they have at most five days with a record, once there are records again")
    func quiet() throws {
        let silence = "." * (28 + 31)
        let whole = "E" * 31 + silence + "." * 9 + "E" * 21
        let story = try events(whole + "E", from: "2025-01-01")
        let spans = story.compactMap { event -> (YearMonth, Int, Day)? in
            guard case .quiet(let first, let days, let back) = event.kind else { return nil }
            return (first, days, back)
        }
        #expect(spans.map(\.0) == [YearMonth(year: 2025, month: 2)])
        #expect(spans.map(\.1) == [0] && spans.map(\.2) == [date("2025-04-10")])
        #expect(story.last?.day == date("2025-03-31"))
        #expect(try events("E" * 31 + silence + "..", from: "2025-01-01").count == 1, "nobody came back")
        let assumed = try events("E" * 31 + silence + "E" * 31, from: "2025-01-01", profile: StoryTests.assuming)
        #expect(!assumed.contains { if case .quiet = $0.kind { true } else { false } })
    }

    private static let assuming = #"{ "assumeSteady": [{ "from": "2025-01-01" }] }"#

    @Test("has at most 19 events: of ten years the first and the longest stay, and the years before short lengths")
    func most() throws {
        let story = try Folder.life("ten-years").analysis(asOf: "2025-10-31T20:00").story
        #expect(story.count <= 19 && story.map(\.day) == story.map(\.day).sorted())
        #expect(story.contains { if case .firstRecord = $0.kind { true } else { false } })
        #expect(story.contains { $0.run != nil })
        #expect(story.count { if case .year = $0.kind { true } else { false } } >= 10)
        let old = try events("S" * 366 * 24, from: "2001-01-01")
        #expect(old.count == 19 && old.last.map { $0.day.date.year == 2024 } == true)
    }

    @Test("contains each year that is over, and compares it with one that was recorded from its beginning on")
    func years() throws {
        let story = try events("E" * 100 + "S" * 265 + "S" * 366 + "S", from: "2023-01-01")
        let years = story.compactMap { event -> StoryEvent.Year? in
            if case .year(let year) = event.kind { year } else { nil }
        }
        #expect(years.map(\.year) == [2023, 2024] && years.map(\.sober) == [265, 366])
        #expect(years.map(\.more) == [nil, 101] && years.map(\.longest) == [265, 366])
        let late = try events("S" * 30 + "S" * 366, from: "2023-12-02").map(\.kind)
        #expect(late.contains { if case .year(let year) = $0 { year.more == nil } else { false } })
    }

    @Test("keeps its chapters: a new day adds some, and changes only those of the longest runs")
    func stays() throws {
        var generator = SeededGenerator(seed: 40)
        let levels = String((0..<500).map { _ in "SSSSSSSSSEW."[Int.random(in: 0..<12, using: &generator)] })
        let first = date("2024-02-26")
        let folder = Folder(levels: levels, from: first)
        var before: [StoryEvent] = []
        for offset in stride(from: 0, to: levels.count, by: 3) {
            let now = try folder.analysis(asOf: "\(first.advanced(by: offset))").story.filter { !$0.isAboutLongest }
            let kept = now.filter(before.contains)
            #expect(kept == before, "day \(offset)")
            before = now
        }
        #expect(before.count > 5)
    }
}

extension [StoryEvent] {
    fileprivate var lastRun: Streak.Run? { last?.run }
}

extension StoryEvent {
    fileprivate var healed: [Day]? { if case .healedSaturdays(let days) = kind { days } else { nil } }
    fileprivate var run: Streak.Run? { if case .longest(let run, _) = kind { run } else { nil } }
    fileprivate var isAboutLongest: Bool {
        switch kind {
        case .longest, .record: true
        default: false
        }
    }
}

extension String {
    fileprivate subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}
