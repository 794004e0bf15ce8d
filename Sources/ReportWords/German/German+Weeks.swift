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
        case .longestSoberRun(let number): "\(soberDays(number).text) in Folge, so viele wie noch nie."
        case .allSteady(7): "Alle sieben Tage waren steady."
        case .allSteady(let number): "Alle sieben Tage waren steady, \(numbers.text(number)) in Folge."
        case .mostMindfulMinutes(let number): "\(mindfulMinutes(number).text), mehr als in jeder Woche zuvor."
        case .mostWorkoutMinutes(let number):
            "\(counted(number, "Minute", "Minuten").text) Workout, mehr als in jeder Woche zuvor."
        case .reward(_, let number): "\(streak): Tag \(numbers.text(number)) der Serie, und ein Joker dafür."
        }
    }
    func lead(_ lead: WeekLead) -> String {
        switch lead {
        case .steady(let number, let total): "\(steadyDays(number, of: total).text)."
        case .mixed: "Jeder Tag ist ein neuer."
        case .mindfulMinutes(let number): "\(mindfulMinutes(number).text)."
        case .workoutMinutes(let number): "\(counted(number, "Minute", "Minuten").text) Workout."
        case .logs(let number): "\(counted(number, "Mal", "Mal").text) etwas bemerkt."
        case .open: "Die Woche ist noch offen."
        case .nothing: "In dieser Woche ist nichts notiert."
        }
    }
    func slip(_ slip: WeekSlip) -> String {
        switch slip {
        case .healed(let days): return weekRemark(.healed(days))
        case .noted(1): return "Du hast den Tag aufgeschrieben, wie er war."
        case .noted(let days): return "Du hast \(numbers.text(days)) Tage aufgeschrieben, wie sie waren."
        case .beganAnew(let beginning):
            let day = dayWords(beginning.reason, beginning.day, hasLevels: true)
            var text = "Der \(day) hat eine Serie von \(daysOf(beginning.lost)) beendet."
            if beginning.lost >= 7 { text += " Sie bleiben deine." }
            switch beginning.length {
            case 0: text += " Mit dem nächsten Steady-Tag beginnt eine neue."
            case 1: text += " Eine neue hat begonnen."
            default: text += " Die neue steht schon bei \(daysOf(beginning.length))."
            }
            return text
        }
    }

    var sideBySide: String { "Im Vergleich" }
    var besideEarlierWeeks: String { "Neben den Wochen davor" }
    var besideSameDays: String { "Bisher, neben denselben Tagen der Wochen davor" }
    var nothingToCompare: String { "Verglichen wird ab der nächsten ganzen Woche" }
    func name(of measure: WeekMeasure) -> String {
        switch measure {
        case .steadyDays: "Steady-Tage"
        case .drinks: "Drinks"
        case .mindfulnessMinutes: "Achtsamkeit"
        case .workoutMinutes: "Workout"
        }
    }
    func barsTitle(_ measure: WeekMeasure, from first: String, to last: String) -> String {
        "\(name(of: measure)), \(span(first, last))"
    }
    func weekChange(_ change: FixedDecimal, of measure: WeekMeasure) -> String {
        let number = numbers.text(change.magnitude)
        let order = change > .zero ? "mehr" : "weniger"
        switch measure {
        case .steadyDays, .drinks:
            if change == .zero { return "so viele wie in der Woche davor" }
            return "\(number) \(order) als in der Woche davor"
        case .mindfulnessMinutes, .workoutMinutes:
            if change == .zero { return "so viel wie in der Woche davor" }
            return "\(minutes(number).text) \(order) als in der Woche davor"
        }
    }
    func usual(_ order: UsualOrder, of measure: WeekMeasure, _ usual: String) -> String {
        switch order {
        case .less: "weniger als sonst (\(usual))"
        case .same: "wie sonst"
        case .more: "mehr als sonst (\(usual))"
        }
    }
    var usualWeek: String { "Sonst" }

    var jokersAndMilestones: String { "Joker und Meilensteine" }
    func weekEarned(days: Int) -> String { "Ein Joker für \(self.days(days).text)" }
    func weekSpent(_ reason: MissReason, on day: Day, hasLevels: Bool) -> String {
        "Den \(dayWords(reason, day, hasLevels: hasLevels)) geheilt"
    }
    func weekTaken(_ number: Int, _ reason: MissReason, on day: Day) -> String {
        "\(numbers.text(number)) Joker für den \(dayWords(reason, day, hasLevels: true)) genommen"
    }
    func streakReached(days: Int) -> String { "Tag \(numbers.text(days)) der Serie" }
    func leftInHand(_ number: Int) -> String { number == 0 ? "keiner übrig" : "\(numbers.text(number)) auf der Hand" }
    func allWereInHand(_ number: Int) -> String { "alle \(numbers.text(number)) Joker waren schon auf der Hand" }
    func weekMilestone(days: Int) -> String { "\(self.days(days).text) nüchtern" }
    var aMilestone: String { "Meilenstein" }

    /// `Easy-Freitag`; `der` and `den` leave it as it is.
    private func dayWords(_ reason: MissReason, _ day: Day, hasLevels: Bool) -> String {
        let weekday = name(of: day.weekday)
        switch reason {
        case .easy: return "Easy-\(weekday)"
        case .wild: return "Wild-\(weekday)"
        case .gap: return hasLevels ? "\(weekday) ohne Eintrag" : "ausgelassenen \(weekday)"
        }
    }
    private func daysOf(_ number: Int) -> String { counted(number, "Tag", "Tagen").text }

    var weekSaboteurs: String { "Saboteure" }
    func momentsInWeek(_ week: SaboteurWords) -> String {
        var parts: [String] = []
        if week.mode == .avoidance {
            parts.append("\(numbers.text(week.avoidedDays)) von \(daysOf(week.daysOfAvoidance)) ohne")
        }
        if week.count > 0 {
            parts.append(moments(week.count).text)
        } else if parts.isEmpty {
            parts.append("nichts bemerkt")
        }
        if let peak = week.peak {
            parts.append((week.count == 1 ? "" : peak.isAll ? "alle " : "meist ") + time(peak.part))
        }
        return parts.joined(separator: ", ")
    }
    func momentsBefore(_ number: Int, now: Int) -> String {
        number == now
            ? "wie in der Woche davor" : "in der Woche davor \(number == 0 ? "keiner" : moments(number).text)"
    }
    func dayByDay(_ tracker: String) -> String { "\(tracker), Tag für Tag" }

    private func time(_ part: PartOfDay) -> String {
        switch part {
        case .morning: "am Vormittag"
        case .afternoon: "am Nachmittag"
        case .evening: "am Abend"
        case .night: "in der Nacht"
        }
    }
}
