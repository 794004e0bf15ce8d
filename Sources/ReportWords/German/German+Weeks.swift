import ProgressAnalysis
import ProgressModel

extension German: WeekPhrases {
    func weekName(_ number: Int) -> String { "Woche " + numbers.text(number) }
    func weekDates(_ week: Week) -> String {
        let (first, last) = (week.monday, week.sunday)
        if first.yearMonth == last.yearMonth { return span("\(first.dayOfMonth).", date(last)) }
        return span(first.date.year == last.date.year ? dayAndMonth(first) : date(first), date(last))
    }
    func weekDescription(_ dates: String) -> String { "Die Woche vom \(dates): sieben Tage im Rückblick." }
    var weekPages: String { "Wochen" }
    func weekNotes(_ number: Int) -> String { counted(number, "Notiz", "Notizen").text }

    func highlight(_ highlight: WeekHighlight, streak: String) -> String {
        switch highlight {
        case .milestone(let number): "\(days(number).text) nüchtern: ein Meilenstein."
        case .longestSoberRun(let number): "\(soberDays(number).text) in Folge – der Rekord."
        case .allSteady(7): "Alle sieben Tage waren nüchtern."
        case .allSteady(nil): "Alle sieben Tage waren ruhig."
        case .allSteady(let number?): "Alle sieben Tage waren nüchtern: \(numbers.text(number)) in Folge."
        case .mostMindfulMinutes(let number): "\(mindfulMinutes(number).text), mehr als in jeder Woche zuvor."
        case .mostWorkoutMinutes(let number):
            "\(counted(number, "Minute", "Minuten").text) Training, mehr als in jeder Woche zuvor."
        case .reward(_, let length, let unit):
            "\(streak): \(self.unit(unit)) \(numbers.text(length)) der Serie hat einen Joker gebracht."
        }
    }
    func lead(_ lead: WeekLead) -> String {
        switch lead {
        case .sober(let number, let total): "\(soberDays(number, of: total).text)."
        case .mixed: "Jeder Tag ist ein neuer Anfang."
        case .mindfulMinutes(let number): "\(mindfulMinutes(number).text)."
        case .workoutMinutes(let number): "\(counted(number, "Minute", "Minuten").text) Training."
        case .open: "Die Woche ist noch offen."
        case .nothing: "In dieser Woche wurde nichts eingetragen."
        }
    }
    func soberStreakEnded(_ length: Int, on weekday: Weekday) -> String {
        "Am \(name(of: weekday)) ist die nüchterne Serie von \(daysOf(length)) zu Ende gegangen."
            + (length >= 7 ? " Diese Tage bleiben." : "")
    }
    func slip(_ slip: WeekSlip, streak: String) -> String {
        switch slip {
        case .healed(let days): return weekRemark(.healed(days), streak: streak)
        case .noted(1): return "Der Tag ist ehrlich eingetragen."
        case .noted(let days): return "\(numbers.text(days)) Tage ehrlich eingetragen."
        case .beganAnew(let beginning):
            let day = dayWords(beginning.reason, beginning.day, hasLevels: true, isSubject: true)
            var text = "Der \(day) hat eine Serie von \(daysOf(beginning.lost)) beendet."
            if beginning.lost >= 7 { text += " Diese Tage bleiben." }
            switch beginning.length {
            case 0: text += " Mit dem nächsten ruhigen Tag beginnt eine neue."
            case 1: text += " Eine neue hat begonnen."
            default: text += " Die neue steht schon bei \(daysOf(beginning.length))."
            }
            return text
        }
    }

    var sideBySide: String { "Im Vergleich" }
    var besideEarlierWeeks: String { "Mit den Vorwochen" }
    var besideSameDays: String { "Bisher, mit denselben Tagen der Vorwochen" }
    var nothingToCompare: String { "Vergleiche gibt es nach der ersten ganzen Woche." }
    func name(of measure: WeekMeasure) -> String {
        switch measure {
        case .soberDays: "Nüchterne Tage"
        case .drinks: "Drinks"
        case .mindfulnessMinutes: "Achtsamkeit"
        case .workoutMinutes: "Training"
        }
    }
    func barsTitle(_ measure: WeekMeasure, from first: String, to last: String) -> String {
        "\(name(of: measure)), \(span(first, last))"
    }
    func weekChange(_ change: FixedDecimal, of measure: WeekMeasure, isEstimate: Bool) -> String {
        let number = estimate(change.magnitude, if: isEstimate)
        let order = change > .zero ? "mehr" : "weniger"
        switch measure {
        case .soberDays, .drinks:
            if change == .zero { return about("wie in der Vorwoche", if: isEstimate) }
            return "\(number) \(order) als in der Vorwoche"
        case .mindfulnessMinutes, .workoutMinutes:
            if change == .zero { return "wie in der Vorwoche" }
            return "\(minutes(number).text) \(order) als in der Vorwoche"
        }
    }
    func weekBefore(_ number: String) -> String { "in der Vorwoche: \(number)" }
    func usual(_ usual: String) -> String { "üblich: \(usual)" }
    var usualWeek: String { "Üblich" }

    var jokersAndMilestones: String { "Joker und Meilensteine" }
    func jokerEarned(for number: Int, _ unit: StreakUnit) -> String { "Joker für \(units(number, unit)) verdient" }
    func weekSpent(_ reason: MissReason, on day: Day, hasLevels: Bool) -> String {
        "Joker heilt den \(dayWords(reason, day, hasLevels: hasLevels, isSubject: false))"
    }
    func weekTaken(_ number: Int, _ reason: MissReason, on day: Day) -> String {
        "Der \(dayWords(reason, day, hasLevels: true, isSubject: true)) hat \(jokers(number)) gekostet"
    }
    func leftInHand(_ number: Int) -> String { number == 0 ? "danach kein Joker mehr" : "danach \(jokers(number))" }
    func weekMilestone(days: Int) -> String { "\(self.days(days).text) nüchtern" }
    var aMilestone: String { "Meilenstein" }

    /// `lockere Freitag` after „der“, where it is the subject, or `lockeren Freitag` after „den“.
    private func dayWords(_ reason: MissReason, _ day: Day, hasLevels: Bool, isSubject: Bool) -> String {
        let (weekday, ending) = (name(of: day.weekday), isSubject ? "e" : "en")
        switch reason {
        case .easy: return "locker\(ending) \(weekday)"
        case .wild: return "wild\(ending) \(weekday)"
        case .gap: return hasLevels ? "\(weekday) ohne Eintrag" : "verpasste\(isSubject ? "" : "n") \(weekday)"
        }
    }
    private func daysOf(_ number: Int) -> String { counted(number, "Tag", "Tagen").text }

    var weekSaboteurs: String { "Was du bemerkt hast" }
    var numbersAreMoments: String {
        tellsDays ? "Eine 1 ist ein Tag, an dem es bemerkt wurde." : "Die Zahl zeigt, wie oft du es bemerkt hast."
    }
    var fullDotsAreDaysWithout: String { "Ein voller Punkt ist ein Tag ohne." }
    func momentsInWeek(_ week: SaboteurWords) -> String {
        var parts: [String] = []
        if week.daysOfAvoidance > 0 {
            parts.append("\(numbers.text(week.avoidedDays)) von \(daysOf(week.daysOfAvoidance)) ohne")
        }
        if week.count > 0 {
            parts.append(
                tellsDays ? "an \(counted(week.count, "Tag", "Tagen").text) bemerkt" : moments(week.count).text)
        } else if parts.isEmpty {
            parts.append("nichts bemerkt")
        }
        if let peak = week.peak {
            parts.append(
                (week.count == 1 ? "" : peak.isAll ? "alle " : peak.isMajority ? "meist " : "am stärksten ")
                    + time(peak.part))
        }
        return parts.joined(separator: ", ")
    }
    func momentsBefore(_ number: Int, now: Int, isRunning: Bool) -> String {
        let before = isRunning ? "an denselben Tagen der Vorwoche" : "in der Vorwoche"
        return number == now ? "so viele wie \(before)" : "\(before) \(number == 0 ? "keiner" : moments(number).text)"
    }
    func dayByDay(_ tracker: String) -> String { "\(tracker), Tag für Tag" }

    private func unit(_ unit: StreakUnit) -> String {
        switch unit {
        case .day: "Tag"
        case .plannedDay: "der geplante Tag"
        case .week: "Woche"
        }
    }

    private func time(_ part: PartOfDay) -> String {
        switch part {
        case .morning: "am Vormittag"
        case .afternoon: "am Nachmittag"
        case .evening: "am Abend"
        case .night: "in der Nacht"
        }
    }
}
