import Model
import TestSupport
import Testing
import Wording

@testable import Actions

/// Days in the words of a person, with or without a time, on Wednesday, 25 November 2026.
@Suite struct TypedDayTests {
    private let today = date("2026-11-25")

    @Test(
        "V-17 a day is a number and a month in either order, and without a year the last one up to today",
        arguments: [
            ("15 November", "2026-11-15"), ("15. November", "2026-11-15"), ("November 15", "2026-11-15"),
            ("Nov 15", "2026-11-15"), ("15 Nov 2025", "2025-11-15"), ("nov. 15, 2025", "2025-11-15"),
            ("15.Nov. 2025", "2025-11-15"), ("15th of November", "2026-11-15"), ("the 1st of May 2026", "2026-05-01"),
            ("on November 2nd", "2026-11-02"), ("am 3. März", "2026-03-03"), ("30 November", "2025-11-30"),
            ("25 november", "2026-11-25"), ("29 February", "2024-02-29"), ("15. 11. 2025", "2025-11-15"),
            ("15. 11.", "2026-11-15"), ("15.11.", "2026-11-15"), (" 15   November ", "2026-11-15"),
        ])
    func months(text: String, expected: String) throws {
        #expect(try #require(DayText(text)).day(today: today).description == expected)
    }

    @Test(
        "V-17 numbers between slashes are a day if they have only one meaning",
        arguments: [
            ("11/15/2026", "2026-11-15"), ("15/11/2026", "2026-11-15"), ("3/3/2026", "2026-03-03"),
            ("11/15", "2026-11-15"), ("2026/3/4", "2026-03-04"), ("12/31", "2025-12-31"),
        ])
    func slashes(text: String, expected: String) throws {
        #expect(try #require(DayText(text)).day(today: today).description == expected)
    }

    @Test("V-17 numbers between slashes that could be two days are refused, and both are named")
    func either() {
        for text in ["3/4/2026", "3/4", "on 3/4/2026", "3/4/2026 22:00"] {
            #expect(DayText(text) == nil && DayTimeText(text) == nil)
        }
        let problem = DayText.problem(with: "3/4/2026", today: today)
        #expect(
            Language.english.phrases.problem(problem)
                == "\"3/4/2026\" could be 4 March or 3 April; write the month as a word")
        #expect(
            Language.german.phrases.problem(DayText.problem(with: "am 3/4/2026 um 22 Uhr", today: today))
                == "„3/4/2026“ kann der 4. März oder der 3. April sein; schreib den Monat als Wort")
    }

    @Test(
        "V-17 a day is a number of days or weeks ago, in words or digits",
        arguments: [
            ("nine days ago", "2026-11-16"), ("9 days ago", "2026-11-16"), ("vor neun Tagen", "2026-11-16"),
            ("vor 9 Tagen", "2026-11-16"), ("-9", "2026-11-16"), ("a day ago", "2026-11-24"),
            ("vor einem Tag", "2026-11-24"), ("a week ago", "2026-11-18"), ("vor einer Woche", "2026-11-18"),
            ("two weeks ago", "2026-11-11"), ("vor zwölf Wochen", "2026-09-02"), ("0 days ago", "2026-11-25"),
            ("the day before yesterday", "2026-11-23"),
        ])
    func ago(text: String, expected: String) throws {
        #expect(try #require(DayText(text)).day(today: today).description == expected)
    }

    @Test(
        "V-17 a weekday is today or the last one, and the last weekday is never today",
        arguments: [
            ("sunday", "2026-11-22"), ("last sunday", "2026-11-22"), ("letzten Sonntag", "2026-11-22"),
            ("wednesday", "2026-11-25"), ("last wednesday", "2026-11-18"), ("last wed", "2026-11-18"),
            ("on sunday", "2026-11-22"), ("am Sonntag", "2026-11-22"), ("so.", "2026-11-22"),
        ])
    func weekdays(text: String, expected: String) throws {
        #expect(try #require(DayText(text)).day(today: today).description == expected)
    }

    @Test("V-17 every number word of every language counts days", arguments: Language.allCases)
    func numberWords(language: Language) throws {
        let words = language.typedWords
        let unit = try #require(words.typed(.days).first)
        for (word, number) in words.numberWords {
            let before = words.typed(.beforeAgo).first.map { "\($0) \(word) \(unit)" }
            let text = before ?? "\(word) \(unit) \(words.typed(.ago)[0])"
            #expect(try #require(DayText(text)).day(today: today) == today.advanced(by: -number), "\(text)")
        }
        #expect(Set(words.numberWords.values) == Set(1...12))
    }

    @Test(
        "V-17 what is not a day is refused",
        arguments: [
            "november", "15", "31 November", "30 February 2024", "15 november 25", "15 of", "november 2025", "0 May",
            "13/13/2026", "2/30/2026", "30/2/2026", "1/2/26", "1/", "/", "1/2/3/4", "thirteen days ago", "days ago",
            "nine days", "9 months ago", "ago", "vor", "last", "last november", "next sunday", "on", "am", "of", ".",
            "15 . 11", "15.11.26", "15. 11. 26", "at 22:00", "22:00", "15 November 22:00", "yesterday today",
        ])
    func noDays(text: String) {
        #expect(DayText(text) == nil)
    }

    @Test(
        "V-17 V-29 a time may follow a day",
        arguments: [
            ("15.11. 22:00", "2026-11-15", 22, 0), ("15 November at 22:00", "2026-11-15", 22, 0),
            ("yesterday 10pm", "2026-11-24", 22, 0), ("gestern 22 Uhr", "2026-11-24", 22, 0),
            ("gestern um 22 Uhr", "2026-11-24", 22, 0), ("15. November um 21:30 Uhr", "2026-11-15", 21, 30),
            ("nine days ago at 10:05 pm", "2026-11-16", 22, 5), ("on Saturday at 10 p.m.", "2026-11-21", 22, 0),
            ("last wednesday, 12 am", "2026-11-18", 0, 0), ("today 12pm", "2026-11-25", 12, 0),
            ("2026-11-15T22:15", "2026-11-15", 22, 15), ("2026-11-15 22", "2026-11-15", 22, 0),
            ("yesterday 21.30", "2026-11-24", 21, 30), ("15. 11. 21.30", "2026-11-15", 21, 30),
            ("11/15/2026 9am", "2026-11-15", 9, 0), ("vor einer Woche 0:00", "2026-11-18", 0, 0),
            ("15 November at 22", "2026-11-15", 22, 0), ("gestern 22", "2026-11-24", 22, 0),
        ])
    func times(text: String, day: String, hour: Int, minute: Int) throws {
        let moment = try #require(DayTimeText(text))
        #expect(moment.day.day(today: today).description == day)
        #expect(moment.second == hour * 3600 + minute * 60)
    }

    @Test(
        "V-29 a day with a time may be a day alone",
        arguments: [("15 November", "2026-11-15"), ("15.11. 2025", "2025-11-15"), ("-9", "2026-11-16")])
    func withoutTime(text: String, day: String) throws {
        let moment = try #require(DayTimeText(text))
        #expect(moment.day.day(today: today).description == day && moment.second == nil)
    }

    @Test(
        "V-29 a time that does not exist, one alone, and a number that could be a year or a time are refused",
        arguments: [
            "yesterday 24:00", "yesterday 22:60", "yesterday 13pm", "yesterday 0am", "yesterday 10pm uhr", "22:00",
            "at 22:00", "15 November 22", "15.11. 22", "yesterday at", "yesterday 22:00 22:00", "22:00 yesterday",
            "yesterday 22:00:00", "soon 22:00", "", "2026-11-15x22:15",
        ])
    func noTimes(text: String) {
        #expect(DayTimeText(text) == nil)
    }

    @Test("V-17 the error for an invalid day suggests days near today, which are all understood")
    func examples() throws {
        let problem = DayText.problem(with: "soon", today: today)
        let english = Language.english.phrases.problem(problem)
        #expect(
            english
                == "\"soon\" is not a day; expected e.g. 2026-11-22, 22 November, sunday, 3 days ago, -3 or yesterday")
        let german = Language.german.phrases.problem(problem)
        #expect(
            german
                == "„soon“ ist kein Tag; erwartet wird z. B. 22.11., 22. November, Sonntag, vor drei Tagen, -3 oder gestern"
        )
        for examples in [english.split(separator: "e.g. ")[1], german.split(separator: "z. B. ")[1]] {
            let days = examples.split(separator: ", ").flatMap { part in
                part.split(separator: " or ").flatMap { $0.split(separator: " oder ") }
            }
            for text in days.dropLast() {
                #expect(DayText(String(text))?.day(today: today) == date("2026-11-22"), "\(text)")
            }
        }
    }
}
