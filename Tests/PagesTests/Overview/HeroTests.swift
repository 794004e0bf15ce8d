import Counting
import Model
import TestSupport
import Testing

@testable import Pages

@Suite("How the person is doing")
struct HeroTests {
    private func lede(_ folder: Folder, _ language: Language = .english) throws -> String {
        let hero = Hero(in: Report(try folder.analysis(), language: language))
        let isRunning = hero.headline.contains(language == .english ? "Sober since" : "Nüchtern seit")
        return isRunning ? "\(hero.headline). \(hero.lede)" : hero.lede
    }

    @Test("is kind, whatever was logged")
    func ledes() throws {
        #expect(try lede(Folder(levels: "SS")) == "Sober since 30 October. The ring closes at 3 days.")
        #expect(
            try lede(Folder(levels: "SWSSW"))
                == "The next sober day is day 1. Your longest sober streak so far: 2 days.")
        #expect(
            try lede(Folder(levels: "SSW")) == "The next sober day is day 1. Your first sober streak lasted 2 days.")
        #expect(try lede(Folder(levels: "W")) == "The next sober day is day 1.")
        #expect(
            try lede(Folder().with("entries.csv", "date,level\n"))
                == "Nothing has been logged yet. The first entry starts it all.")
        let active = Folder().with("activities.csv", "date,kind,minutes\n2025-10-31,workout,9\n")
        #expect(try lede(active) == "Done on 31 October.")
        let aware = Folder().with("logs.csv", "timestamp,tracker\n2025-10-31T20:00,snacking\n")
            .with("trackers.json", #"[{ "preset": "snacking" }]"#)
        #expect(try lede(aware) == "Here is what you have noticed and done.")
        #expect(try lede(Folder(levels: "SWSSW"), .german).hasSuffix("Deine bisher längste nüchterne Serie: 2 Tage."))
    }

    @Test("V-01 no sober streak continues over drinks, unless one drink counts as sober")
    func drinks() throws {
        let folder = Folder().with("entries.csv", "date,drinks\n2025-10-30,1\n2025-10-31,1\n")
        #expect(try lede(folder) == "The next sober day is day 1.")
        #expect(
            try lede(folder.with("profile.json", #"{ "soberUpTo": 1 }"#)).hasPrefix("Sober since 30 October."))
    }

    @Test("V-30 drinks towards the goal are called at least if a day has no number or no entry")
    func atLeast() throws {
        let rows = ["2025-10-20,,1", "2025-10-27,,1", "2025-10-28,easy,", "2025-10-30,,1", "2025-10-31,,0"]
        let folder = Folder().with("entries.csv", "date,level,drinks\n" + rows.joined(separator: "\n"))
        func note(_ goal: Int, _ language: Language = .english) throws -> String? {
            let profile = #"{ "aim": "less", "goals": { "drinksPerWeek": \#(goal) } }"#
            let report = Report(try folder.with("profile.json", profile).analysis(), language: language)
            guard case .share(let dial) = OverviewPage(in: report).hero.dial else { return nil }
            return dial.note
        }
        #expect(try note(7) == "at least: 1 day estimated, 1 without an entry")
        #expect(try note(7, .german) == "mindestens: 1 Tag geschätzt, 1 ohne Eintrag")
        #expect(try note(3) == "1 or more above your goal of 3, 1 day estimated, 1 without an entry")
    }

    @Test("V-02 says how many days of the streak are assumed, and when something was last written")
    func assumed() throws {
        let folder = Folder().with("profile.json", #"{ "assumeSteady": [{ "from": "2025-10-29" }] }"#)
        #expect(
            try lede(folder.with("entries.csv", "date,level\n2025-10-28,steady\n2025-10-31,steady\n")).hasSuffix(
                " 2 of these days have no entry and are taken as sober; the last entry is from 31 October 2025."))
        #expect(
            try lede(folder.with("entries.csv", "date,level\n")).contains(
                " These days have no entry and are taken as sober; nothing has been written down yet."))
    }

    @Test("V-02 a run of assumed days that ended says that they are, and names what is missing")
    func endedAssumption() throws {
        let profile = #"{ "assumeSteady": [{ "from": "2025-10-20", "to": "2025-10-26" }] }"#
        let folder = Folder().with("entries.csv", "date,level\n2025-10-19,wild\n").with("profile.json", profile)
        #expect(
            try lede(folder)
                == "These days have no entry and are taken as sober; the last entry is from 19 October 2025. The days since 27 October have no level. Add it, and the number is right again."
        )
    }

    @Test("V-02 one assumed day is in the singular, in both languages")
    func oneAssumed() throws {
        let profile = #"{ "assumeSteady": [{ "from": "2025-10-29", "to": "2025-10-29" }] }"#
        let folder = Folder().with("entries.csv", "date,level\n2025-10-30,steady\n2025-10-31,steady\n")
            .with("profile.json", profile)
        #expect(
            try lede(folder).hasSuffix(
                " 1 of these days has no entry and is taken as sober; the last entry is from 31 October 2025."))
        #expect(
            try lede(folder, .german).hasSuffix(
                " 1 dieser Tage hat keinen Eintrag und zählt als nüchtern; der letzte Eintrag ist vom 31. Oktober 2025."
            ))
    }

    @Test("names the year of a run that began in another")
    func year() throws {
        #expect(
            try lede(Folder(levels: String(repeating: "S", count: 400))).hasPrefix("Sober since 27 September 2024."))
    }

    @Test("V-05 asks of a pause without an end whether it is over, and does not ask the public")
    func openPause() throws {
        func folder(_ pause: String) -> Folder {
            Folder(levels: "SS").with("profile.json", #"{ "pauses": [ { \#(pause) } ] }"#)
        }
        let holiday = folder(#""from": "2025-10-16", "reason": "Holiday""#)
        #expect(
            try lede(holiday).hasSuffix(
                " The pause “Holiday” has lasted 15 days. If it is over, give it a “to” in profile.json."))
        #expect(try lede(holiday, .german).contains("Die Pause „Holiday“ dauert schon 15 Tage. Falls sie vorbei ist,"))
        #expect(
            try lede(folder(#""from": "2025-10-01""#)).contains("The pause since 1 October 2025 has lasted 30 days."))
        #expect(try !lede(folder(#""from": "2025-10-17""#)).contains("pause"))
        #expect(!Hero(in: Report(try holiday.analysis().publicEdition)).lede.contains("pause"))
    }

    @Test("V-05 asks about three pauses without an end, and counts the others")
    func openPauses() throws {
        func folder(_ number: Int) -> Folder {
            let pauses = (1...number).map { #"{ "from": "2025-10-01", "reason": "p\#($0)" }"# }.joined(separator: ",")
            return Folder(levels: "SS").with("profile.json", #"{ "pauses": [ \#(pauses) ] }"#)
        }
        #expect(try lede(folder(3)).contains("“p3”") && !lede(folder(3)).contains("no end"))
        #expect(try lede(folder(4)).hasSuffix(" 1 other pause has no end either.") && !lede(folder(4)).contains("p4"))
        #expect(try lede(folder(900), .german).hasSuffix(" 897 weitere Pausen haben auch kein Ende."))
    }
}
