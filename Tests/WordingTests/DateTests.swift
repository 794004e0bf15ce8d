import Model
import TestSupport
import Testing

@testable import Wording

@Suite("Dates")
struct DateTests {
    private let day = date("2025-03-07")

    @Test("are written as each language writes them")
    func formats() {
        let (english, german) = (Phrases(.english), Phrases(.german))
        #expect(english.date(day) == "7 March 2025")
        #expect(german.date(day) == "7. März 2025")
        #expect(english.shortDate(day) == "7 Mar 2025")
        #expect(german.shortDate(day) == "7. März 2025")
        #expect(english.weekdayAndNumber(day) == "Friday 7")
        #expect(german.weekdayAndNumber(day) == "Freitag, 7.")
        #expect(english.span("a", "b") == "a to b")
        #expect(german.span("a", "b") == "a bis b")
    }

    @Test("have a name for every month and weekday", arguments: Language.allCases)
    func names(language: Language) {
        let phrases = language.phrases
        #expect(Set(phrases.monthNames).count == 12)
        #expect(Set(phrases.shortMonthNames).count == 12)
        #expect(Set(phrases.weekdayNames).count == 7)
        #expect(Set(phrases.shortWeekdayNames).count == 7)
        for (short, long) in zip(phrases.shortMonthNames, phrases.monthNames) {
            #expect(long.hasPrefix(short.filter { $0 != "." }))
        }
        for (short, long) in zip(phrases.shortWeekdayNames, phrases.weekdayNames) { #expect(long.hasPrefix(short)) }
    }
}
