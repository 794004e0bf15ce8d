import Actions
import Model
import TestSupport
import Testing

/// The words for a day in `log`, one or several.
@Suite struct LogDayTests {
    @Test(
        "V-17 a day of several words is after what happened, and the answer names it",
        arguments: [
            ("wild 15 November", "2024-11-15,wild,,"), ("wild nine days ago", "2025-10-22,wild,,"),
            ("wild 8 15 October", "2025-10-15,wild,8,"), ("steady last sunday", "2025-10-26,steady,0,"),
            ("easy 3 october", "2025-10-03,easy,,"), ("3 15 october", "2025-10-15,easy,3,"),
            ("3 drinks october 15", "2025-10-15,easy,3,"), ("no drinks yesterday", "2025-10-30,steady,0,"),
            ("locker vor einer Woche", "2025-10-24,easy,,"), ("wild 2 days ago", "2025-10-29,wild,,"),
            ("2 2 days ago", "2025-10-29,easy,2,"), ("wild on the 15th of october 2025", "2025-10-15,wild,,"),
            ("wild 10/15/2025", "2025-10-15,wild,,"), ("2.5 2.10.", "2025-10-02,easy,2.5,"),
        ])
    func levels(words: String, row: String) throws {
        let folder = try RecordingFolder()
        let answer = try folder.log(words)
        let written = try #require(folder.lines("entries.csv").last)
        #expect(written.hasPrefix(row), "\(written)")
        #expect(!answer.hasPrefix("Today"))
    }

    @Test(
        "V-17 the number before a month is its day, and an amount is before both",
        arguments: [
            ("water 2 15 october", "2025-10-15,water,2"), ("water 3 october", "2025-10-03,water,,"),
            ("water 2 3 october", "2025-10-03,water,2"), ("water 2 october 3", "2025-10-03,water,2"),
            ("2 water 15 october", "2025-10-15,water,2"), ("2 water yesterday", "2025-10-30,water,2"),
            ("water 2 glasses a week ago", "2025-10-24,water,2"), ("water 2.5 2.10.", "2025-10-02,water,2.5"),
            ("water 3 days ago", "2025-10-28,water,,"), ("snacking nine days ago", "2025-10-22,snacking,"),
            ("snacking vor 3 Tagen", "2025-10-28,snacking,"), ("mood relaxed 15 october", "2025-10-15,mood,relaxed"),
            ("feelings love joy last monday", "2025-10-27,feelings,love|joy"),
            ("reading yes on tuesday", "2025-10-28,reading,"), ("sleep 7:20 15. Oktober", "2025-10-15,sleep,7:20"),
        ])
    func trackers(words: String, row: String) throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        let answer = try folder.log(words)
        let written = try #require(folder.lines("logs.csv").last)
        #expect(written.hasPrefix(row), "\(written)")
        #expect(!answer.hasPrefix("Today"))
    }

    @Test(
        "V-17 the minutes and the type of a workout are kept with a day of several words",
        arguments: [
            ("meditation 12 15 october", "2025-10-15,,meditation,12,"),
            ("meditation 1:30 nine days ago", "2025-10-22,,meditation,90,"),
            ("workout 40 running last sunday", "2025-10-26,,workout,40,running,"),
            ("running 40 yesterday", "2025-10-30,,workout,40,running,"),
            ("40 workout running 15 october", "2025-10-15,,workout,40,running,"),
            ("running yesterday 1:30", "2025-10-30,,workout,90,running,"),
        ])
    func sessions(words: String, row: String) throws {
        let folder = try RecordingFolder()
        try folder.log(words)
        #expect(try #require(folder.lines("activities.csv").last).hasPrefix(row), "\(folder.lines("activities.csv"))")
    }

    @Test("V-17 V-29 a time after the day is that of the record")
    func times() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        try folder.log("wild 15 October at 22:00")
        #expect(folder.lines("entries.csv").last?.hasPrefix("2025-10-15,wild,,2025-10-15T22:00:00+02:00,") == true)
        try folder.log("snacking yesterday 9pm")
        #expect(folder.lines("logs.csv").last?.hasPrefix("2025-10-30T21:00:00+01:00,snacking,") == true)
        try folder.log("water 2 gestern um 21 Uhr")
        #expect(folder.lines("logs.csv").last?.hasPrefix("2025-10-30T21:00:00+01:00,water,2") == true)
        #expect(try folder.error("wild yesterday 9pm") { $0.time = 3600 }.text == "the time is said twice")
        #expect(try folder.error("wild yesterday 22").text == "\"yesterday 22\" is not understood here")
    }

    @Test("V-17 a note keeps its words, also those of a day")
    func notes() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        try folder.log("note Called her 15 October")
        #expect(folder.directory.text(of: "notes/2025-10-31.md") == "Called her 15 October\n")
        try folder.log("snacking cake on sunday")
        #expect(folder.lines("logs.csv").last?.contains(",cake on sunday,") == true)
    }

    @Test(
        "V-17 what could be two days, and a day without anything that happened, is not guessed",
        arguments: [
            ("wild 3/4/2025", "\"3/4/2025\" could be 4 March or 3 April; write the month as a word"),
            ("snacking 3/4/2025", "\"3/4/2025\" could be 4 March or 3 April; write the month as a word"),
            ("water 1/2", "\"1/2\" is not understood here"), ("3 november", "what happened is missing"),
            ("nine days ago", "what happened is missing"), ("15.10.", "what happened is missing"),
            ("meditation 12 october", "how many minutes of meditation?"),
            ("workout running 15 october", "how many minutes of workout?"),
            ("wild november", "\"november\" is not understood here"),
            ("wild 15 october at", "\"october at\" is not understood here"),
        ])
    func refused(words: String, text: String) throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        #expect(try folder.error(words).text.hasPrefix(text), "\(words)")
    }
}
