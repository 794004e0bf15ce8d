import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite("The running week")
struct WeekCardTests {
    private func week(_ levels: String) throws -> Card {
        .week(in: Report(try Folder(levels: levels).analysis(), language: .english))
    }

    private func numbers(_ levels: String) throws -> WeekNumbers { try #require(week(levels).drawing()) }

    @Test("runs from Monday to Sunday, and begins each day's words with its weekday")
    func days() throws {
        let week = try week("SSS")
        let days = try #require(week.drawing(SevenDays.self)).days
        #expect(days.map(\.weekday) == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
        #expect(week.aside == "27 October to 2 November")
        #expect(days[5].cell.label == "Saturday 1: Not yet")
        #expect(days[4].cell.label == "Friday 31: 💧 Steady")
    }

    @Test("says why it is another week than the calendar's, if that does not begin on Monday")
    func weekStart() throws {
        let folder = Folder(levels: "SSS").with("profile.json", #"{ "weekStart": "sunday" }"#)
        for (language, words) in [
            (Language.english, "Weekly reports start on Monday, the weeks of your calendar on Sunday."),
            (.german, "Wochenberichte beginnen am Montag, die Wochen deines Kalenders am Sonntag."),
        ] {
            #expect(Card.week(in: Report(try folder.analysis(), language: language)).text(.lead) == words)
        }
        #expect(try week("SSS").text(.lead) == nil)
    }

    @Test("ends with one kind sentence")
    func remarks() throws {
        #expect(try numbers("SSS").remark == "A sober week so far.")
        #expect(try numbers("SSSSSSSE").remark == "A joker healed one day, and the streak “Low alcohol” goes on.")
        #expect(try numbers("SSSSSSSSSSSSSSEE").remark == "Jokers healed 2 days, and the streak “Low alcohol” goes on.")
        #expect(try numbers("SW").remark == "Every day is a new start.")
        #expect(try numbers("S....." + "....").figures.map(\.text) == ["4 without an entry"])
    }
}
