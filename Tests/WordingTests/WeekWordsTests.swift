import Model
import TestSupport
import Testing

@testable import Counting
@testable import Wording

@Suite("The words of a week")
struct WeekWordsTests {
    private let english = Phrases(.english)
    private let german = Phrases(.german)

    @Test(
        "Dates write once what they share",
        arguments: [
            ("2025-10-20", "20 to 26 October 2025", "20. bis 26. Oktober 2025"),
            ("2025-10-27", "27 October to 2 November 2025", "27. Oktober bis 2. November 2025"),
            ("2025-12-29", "29 December 2025 to 4 January 2026", "29. Dezember 2025 bis 4. Januar 2026"),
        ])
    func dates(_ monday: String, _ inEnglish: String, _ inGerman: String) throws {
        let week = Week(containing: date(monday))
        #expect(english.weekDates(week) == inEnglish)
        #expect(german.weekDates(week) == inGerman)
    }

    @Test(
        "A change is more or less, never better or worse",
        arguments: [
            (2, WeekMeasure.drinks, "2 more than the week before", "2 mehr als in der Vorwoche"),
            (-1, .soberDays, "1 fewer than the week before", "1 weniger als in der Vorwoche"),
            (0, .drinks, "the same as the week before", "wie in der Vorwoche"),
            (-12, .workoutMinutes, "12 min less than the week before", "12 Min. weniger als in der Vorwoche"),
            (0, .mindfulnessMinutes, "the same as the week before", "wie in der Vorwoche"),
        ])
    func change(_ change: Int, _ measure: WeekMeasure, _ inEnglish: String, _ inGerman: String) {
        #expect(
            english.weekChange(FixedDecimal(change), of: measure, isEstimate: false, isRunning: false) == inEnglish)
        #expect(german.weekChange(FixedDecimal(change), of: measure, isEstimate: false, isRunning: false) == inGerman)
    }

    @Test("F-17 a week that isn't over says that it is compared with the same days")
    func changeSoFar() {
        #expect(
            english.weekChange(FixedDecimal(9), of: .drinks, isEstimate: false, isRunning: true)
                == "9 more than on the same days last week")
        #expect(
            german.weekChange(.zero, of: .mindfulnessMinutes, isEstimate: false, isRunning: true)
                == "wie an denselben Tagen der Vorwoche")
    }

    @Test(
        "After a slip a kind sentence",
        arguments: [
            (
                WeekSlip.healed(days: 1), "A joker healed one day, and the streak “NoAlc” goes on.",
                "Ein Joker hat einen Tag geheilt, die Serie „NoAlc“ geht weiter."
            ),
            (
                .noted(days: 1), "That day is recorded honestly.",
                "Der Tag ist ehrlich eingetragen."
            ),
            (
                .noted(days: 3), "3 days recorded honestly.",
                "3 Tage ehrlich eingetragen."
            ),
            (
                .beganAnew(.init(lost: 12, day: day(7), reason: .wild, length: 0)),
                "The wild Sunday ended a streak of 12 days. Nobody can take those away. The next steady day starts a new one.",
                "Der wilde Sonntag hat eine Serie von 12 Tagen beendet. Diese Tage bleiben. "
                    + "Mit dem nächsten ruhigen Tag beginnt eine neue."
            ),
            (
                .beganAnew(.init(lost: 3, day: day(2), reason: .gap, length: 4)),
                "The Tuesday without an entry ended a streak of 3 days. The new one is already at 4 days.",
                "Der Dienstag ohne Eintrag hat eine Serie von 3 Tagen beendet. Die neue steht schon bei 4 Tagen."
            ),
            (
                .beganAnew(.init(lost: 5, day: day(6), reason: .easy, length: 1)),
                "The easy Saturday ended a streak of 5 days. A new one has started.",
                "Der lockere Samstag hat eine Serie von 5 Tagen beendet. Eine neue hat begonnen."
            ),
        ])
    func slip(_ slip: WeekSlip, _ inEnglish: String, _ inGerman: String) {
        #expect(english.slip(slip, streak: "NoAlc") == inEnglish)
        #expect(german.slip(slip, streak: "NoAlc") == inGerman)
    }

    @Test(
        "Highlights",
        arguments: [
            (WeekHighlight.milestone(days: 1), "1 day sober: a milestone.", "1 Tag nüchtern: ein Meilenstein."),
            (
                .longestSoberRun(days: 28), "28 sober days in a row, the longest sober streak so far.",
                "28 nüchterne Tage in Folge – der Rekord."
            ),
            (
                .allSteady(inARow: 7), "All seven days were sober.", "Alle sieben Tage waren nüchtern."
            ),
            (
                .allSteady(inARow: 14), "All seven days were sober: 14 in a row.",
                "Alle sieben Tage waren nüchtern: 14 in Folge."
            ),
            (
                .mostMindfulMinutes(95), "95 mindful minutes, more than in any week before.",
                "95 achtsame Minuten, mehr als in jeder Woche zuvor."
            ),
            (
                .mostWorkoutMinutes(1200), "1,200 minutes of workout, more than in any week before.",
                "1.200 Minuten Training, mehr als in jeder Woche zuvor."
            ),
            (
                .reward(.noalc, length: 14, .day), "Name: day 14 of the streak earned a joker.",
                "Name: Tag 14 der Serie hat einen Joker gebracht."
            ),
            (
                .reward(.noalc, length: 7, .week), "Name: week 7 of the streak earned a joker.",
                "Name: Woche 7 der Serie hat einen Joker gebracht."
            ),
            (
                .reward(.noalc, length: 21, .plannedDay), "Name: planned day 21 of the streak earned a joker.",
                "Name: der geplante Tag 21 der Serie hat einen Joker gebracht."
            ),
        ])
    func highlight(_ highlight: WeekHighlight, _ inEnglish: String, _ inGerman: String) {
        #expect(english.highlight(highlight, streak: "Name") == inEnglish)
        #expect(german.highlight(highlight, streak: "Name") == inGerman)
    }

    @Test("What a saboteur did, in awareness and in avoidance")
    func saboteurs() {
        func said(
            _ count: Int, avoided: Int = 0, of asked: Int = 0, _ peak: SaboteurWeek.Peak? = nil
        ) -> [String] {
            [english, german].map { $0.momentsInWeek(count, avoidedDays: avoided, of: asked, peak: peak) }
        }
        #expect(
            said(5, .init(part: .evening, isAll: false))
                == ["5 moments, mostly in the evening", "5 Momente, meist am Abend"])
        #expect(said(0) == ["nothing noticed", "nichts bemerkt"])
        #expect(said(0, avoided: 7, of: 7) == ["7 of 7 days without", "7 von 7 Tagen ohne"])
        #expect(said(2) == ["2 moments", "2 Momente"], "the avoidance had not begun")
        #expect(
            said(1, of: 1, .init(part: .night, isAll: true))
                == ["0 of 1 day without, 1 moment, at night", "0 von 1 Tag ohne, 1 Moment, in der Nacht"])
    }
}
