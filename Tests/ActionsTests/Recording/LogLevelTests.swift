import Actions
import Model
import TestSupport
import Testing
import Wording

/// Logging levels and drinks.
@Suite struct LogLevelTests {
    private let header = "date,level,drinks,timestamp,source,note\n"

    @Test(
        "N-27 N-25 a level means yesterday before 18:00 and today from then on, and the answer says which",
        arguments: [
            ("2025-10-31T09:00", "2025-10-30", "Yesterday, Thursday 30 October: steady. 🍀 1 day"),
            ("2025-10-31T17:59", "2025-10-30", "Yesterday, Thursday 30 October: steady. 🍀 1 day"),
            ("2025-10-31T18:00", "2025-10-31", "Today: steady. 🍀 1 day"),
            ("2025-10-31T02:30", "2025-10-30", "Yesterday, Thursday 30 October: steady. 🍀 1 day"),
        ])
    func targetDay(now: String, day: String, answer: String) throws {
        let folder = try RecordingFolder()
        #expect(try folder.log("steady", at: now).hasPrefix(answer))
        #expect(folder.lines("entries.csv").last == "\(day),steady,0,\(now):00+0\(1):00,manual,")
    }

    @Test("N-15 a level is stored with its source: steady as 0 drinks, easy and wild by their names")
    func storedValues() throws {
        let folder = try RecordingFolder()
        for (index, level) in ["steady", "easy", "wild"].enumerated() {
            try folder.log(level, at: "2025-10-0\(index + 1)T20:00")
        }
        try folder.log("steady", at: "2025-10-04T20:00") { $0.source = "watch" }
        let rows = folder.lines("entries.csv").dropFirst().map { line in
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
            return [cells[1], cells[2], cells[4]].joined(separator: " ")
        }
        #expect(rows == ["steady 0 manual", "easy  manual", "wild  manual", "steady 0 watch"])
        let entries = try folder.recorder(at: "2025-10-04T21:00").read().history.entries
        #expect(entries.map(\.level.storedValue) == [0, 4, 6, 0])
    }

    @Test("N-19 an earlier day is named by a date, a word or a distance, as an option or after the level")
    func earlierDay() throws {
        let folder = try RecordingFolder()
        try folder.log("3") { ($0.day, $0.note) = (DayText("yesterday"), "birthday of a friend") }
        try folder.log("easy 28.10.")
        try folder.log("steady") { $0.day = DayText("-5") }
        #expect(
            folder.lines("entries.csv").dropFirst().map { $0.split(separator: ",")[0] } == [
                "2025-10-30", "2025-10-28", "2025-10-26",
            ])
        #expect(
            folder.lines("entries.csv")[1] == "2025-10-30,easy,3,2025-10-31T20:00:00+01:00,manual,birthday of a friend")
        #expect(try folder.error("steady") { $0.day = DayText("2025-11-01") }.text.contains("after today"))
    }

    @Test("a level for a day that has one corrects it, says so, and keeps the note of the day")
    func correction() throws {
        let folder = try RecordingFolder()
        try folder.log("easy") { $0.note = "a toast" }
        let answer = try folder.log("wild")
        #expect(answer == "Today: wild (before: easy). 🍀 0 days")
        let day = date("2025-10-31")
        let entry = try #require(try folder.recorder(at: "2025-10-31T20:00").read().entry(on: day))
        #expect(entry.level == .wild && entry.note == "a toast")
        let before = folder.bytes
        #expect(try folder.log("wild") == "Today: wild, as it was. 🍀 0 days")
        #expect(folder.bytes == before)
    }

    @Test("a correction counts even if the entry before claims to be written later")
    func laterTimestamp() throws {
        let folder = try RecordingFolder(["entries.csv": header + "2025-10-31,easy,,2025-10-31T23:00:00+01:00,,\n"])
        try folder.log("steady")
        #expect(folder.lines("entries.csv").last == "2025-10-31,steady,0,,manual,")
        let day = date("2025-10-31")
        #expect(try folder.recorder(at: "2025-10-31T23:59").read().entry(on: day)?.level == .steady)
    }

    @Test(
        "one more drink is added to what the day has",
        arguments: [
            ("", "1", "steady"), ("2025-10-31,steady,,,,\n", "1", "steady"), ("2025-10-31,steady,1,,,\n", "2", "easy"),
            ("2025-10-31,easy,5,,,\n", "6", "wild"), ("2025-10-31,easy,2.5,,,\n", "3.5", "easy"),
        ])
    func oneMore(rows: String, drinks: String, level: String) throws {
        let folder = try RecordingFolder(["entries.csv": header + rows])
        try folder.log("+1", at: "2025-10-31T12:00")
        let cells = try #require(folder.lines("entries.csv").last).split(
            separator: ",", omittingEmptySubsequences: false)
        #expect(cells[0...2] == ["2025-10-31", level[...], drinks[...]])
    }

    @Test("nothing can be added to a level without a number of drinks")
    func uncounted() throws {
        let folder = try RecordingFolder(["entries.csv": header + "2025-10-31,wild,,,,\n"])
        let error = try folder.error("+1")
        #expect(error.kind == .usage && error.hint?.contains("reportgen log 4 --date 2025-10-31") == true)
    }

    @Test("if yesterday has an entry and today doesn't, it asks which day is meant, and nothing is written before")
    func question() throws {
        let folder = try RecordingFolder(["entries.csv": header + "2025-10-30,easy,3,,,\n"])
        let before = folder.bytes
        let question = try folder.question("steady", at: "2025-10-31T09:00")
        #expect(folder.bytes == before)
        #expect(question.error.kind == .usage && question.error.hint?.contains("--date") == true)
        let english = Language.english.phrases
        #expect(
            question.text(in: english)
                == "Yesterday, Thursday 30 October has an entry: easy, 3 drinks. Correct it (c), or is this about today (t)? "
        )
        let day = try #require(question.day("t", in: english))
        #expect(try folder.log("steady", at: "2025-10-31T09:00") { $0.day = day }.hasPrefix("Today: steady."))
    }

    @Test("the answer shows the streak, its jokers, and what a joker healed, in the language of the profile")
    func answers() throws {
        let steady = (1...13).map { "2025-10-\($0 < 10 ? "0" : "")\($0),steady,0,,,\n" }.joined()
        let folder = try RecordingFolder(["entries.csv": header + steady])
        #expect(
            try folder.log("steady", at: "2025-10-14T20:00")
                == "Today: steady. 🍀 14 days, 2 jokers; 7 days to the next 🏅 Milestone reached: 14 days."
        )
        #expect(
            try folder.log("wild", at: "2025-10-15T20:00")
                == "Today: wild, healed by a joker. 🍀 15 days, 1 joker; 6 days to the next")
        #expect(
            try folder.log("2", at: "2025-10-16T20:00", language: .german)
                == "Heute: locker, 2 Drinks, von einem Joker geheilt. 🍀 16 Tage; noch 5 Tage bis zum nächsten Joker")
    }

    @Test("a typed time is the timestamp, from which the timer of sobriety counts")
    func time() throws {
        let folder = try RecordingFolder()
        try folder.log("steady") { ($0.day, $0.time) = (DayText("-3"), 21 * 3600 + 1800) }
        #expect(folder.lines("entries.csv").last == "2025-10-28,steady,0,2025-10-28T21:30:00+01:00,manual,")
        #expect(
            try folder.error("steady") { ($0.day, $0.time) = (DayText("today"), 23 * 3600) }.text.contains(
                "not come yet"))
    }

    @Test("with a day that starts at 04:00, one more drink at 02:30 is of the evening before, as a level is")
    func dayStart() throws {
        let folder = try RecordingFolder(profile: #""dayStart": "04:00""#)
        try folder.log("+1", at: "2025-10-31T02:30")
        #expect(folder.lines("entries.csv").last?.hasPrefix("2025-10-30,steady,1,") == true)
    }

    @Test(
        "at 02:30 yesterday and today are the evening just over, whenever the day starts",
        arguments: ["00:00", "04:00"])
    func night(dayStart: String) throws {
        let folder = try RecordingFolder(profile: "\"dayStart\": \"\(dayStart)\"")
        let answer = try folder.log("2 yesterday", at: "2025-10-31T02:30")
        #expect(answer.hasPrefix("Yesterday, Thursday 30 October: easy, 2 drinks."))
    }

    @Test("with soberUpTo 1 a steady day does not say that there were no drinks")
    func oneDrinkIsSober() throws {
        let folder = try RecordingFolder(profile: #""soberUpTo": 1"#)
        try folder.log("steady")
        #expect(folder.lines("entries.csv").last == "2025-10-31,steady,,2025-10-31T20:00:00+01:00,manual,")
    }

    @Test("a day of a year ago gets no timestamp of today, which would be warned of")
    func longAgo() throws {
        let folder = try RecordingFolder()
        try folder.log("steady") { $0.day = DayText("2024-10-01") }
        #expect(folder.lines("entries.csv").last == "2024-10-01,steady,0,,manual,")
        #expect(try folder.recorder(at: "2025-10-31T20:00").read().diagnostics.isEmpty)
    }

    @Test("the next joker is called the first only if none was ever earned")
    func nextJoker() throws {
        let steady = (1...7).map { "2025-10-0\($0),steady,0,,,\n" }.joined()
        let folder = try RecordingFolder(["entries.csv": header + steady + "2025-10-08,wild,,,,\n"])
        #expect(try folder.log("steady", at: "2025-10-09T20:00") == "Today: steady. 🍀 9 days; 5 days to the next joker")
    }
}
