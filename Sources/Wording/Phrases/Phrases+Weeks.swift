package import Counting
package import Model

extension Phrases {
    package func weekName(_ number: Int) -> String { say("Week \(n(number))", "Woche \(n(number))") }
    /// `27 October to 2 November 2025`, with common parts written once.
    package func weekDates(_ week: Week) -> String {
        let (first, last) = (week.monday, week.sunday)
        if first.yearMonth == last.yearMonth {
            return span(say(String(first.dayOfMonth), "\(first.dayOfMonth)."), date(last))
        }
        return span(first.date.year == last.date.year ? dayAndMonth(first) : date(first), date(last))
    }
    package func weekDescription(_ dates: String) -> String {
        say("The week from \(dates): seven days in review.", "Die Woche vom \(dates): sieben Tage im Rückblick.")
    }
    package func weekNotes(_ number: Int) -> String { counted(number, ("note", "notes"), ("Notiz", "Notizen")).text }
    /// `streak` is the name of the joker's streak.
    package func highlight(_ highlight: WeekHighlight, streak: String) -> String {
        switch highlight {
        case .milestone(let number):
            say("\(days(number)) sober: a milestone.", "\(days(number)) nüchtern: ein Meilenstein.")
        case .longestSoberRun(let number):
            say(
                "\(soberDays(number)) in a row, the longest sober streak so far.",
                "\(soberDays(number)) in Folge – der Rekord.")
        case .allSteady(7): say("All seven days were sober.", "Alle sieben Tage waren nüchtern.")
        case .allSteady(nil): say("All seven days were steady.", "Alle sieben Tage waren ruhig.")
        case .allSteady(let number?):
            say(
                "All seven days were sober: \(n(number)) in a row.",
                "Alle sieben Tage waren nüchtern: \(n(number)) in Folge.")
        case .mostMindfulMinutes(let number): mostSoFar(mindfulMinutes(number).text)
        case .mostWorkoutMinutes(let number): mostSoFar(workoutMinutes(number))
        case .reward(_, let length, let unit):
            say(
                "\(streak): \(self.unit(unit)) \(n(length)) of the streak earned a joker.",
                "\(streak): \(self.unit(unit)) \(n(length)) der Serie hat einen Joker gebracht.")
        }
    }
    private func mostSoFar(_ minutes: String) -> String {
        say("\(minutes), more than in any week before.", "\(minutes), mehr als in jeder Woche zuvor.")
    }
    package func workoutMinutes(_ number: Int) -> String {
        say("\(counted(number, "minute", "minutes")) of workout", "\(counted(number, "Minute", "Minuten")) Training")
    }
    /// For a week without anything notable.
    package var everyDayIsANewStart: String {
        say("Every day is a new start.", "Jeder Tag ist ein neuer Anfang.")
    }
    package var weekIsOpen: String { say("The week is still open.", "Die Woche ist noch offen.") }
    package var nothingInWeek: String {
        say("Nothing was noted this week.", "In dieser Woche wurde nichts eingetragen.")
    }
    /// The number of days healed by jokers; `streak` is the name of the levels' streak.
    package func healedInWeek(_ count: Int, streak: String) -> String {
        count == 1
            ? say(
                "A joker healed one day, and the streak “\(streak)” goes on.",
                "Ein Joker hat einen Tag geheilt, die Serie „\(streak)“ geht weiter.")
            : say(
                "Jokers healed \(n(count)) days, and the streak “\(streak)” goes on.",
                "Joker haben \(n(count)) Tage geheilt, die Serie „\(streak)“ geht weiter.")
    }
    /// `streak` is the name of the levels' streak.
    package func slip(_ slip: WeekSlip, streak: String) -> String {
        switch slip {
        case .healed(let days): return healedInWeek(days, streak: streak)
        case .noted(1): return say("That day is recorded honestly.", "Der Tag ist ehrlich eingetragen.")
        case .noted(let days):
            return say("\(n(days)) days recorded honestly.", "\(n(days)) Tage ehrlich eingetragen.")
        case .beganAnew(let beginning):
            let day = capitalized(dayWords(beginning.reason, beginning.day, hasLevels: true))
            let ended = say(
                "\(day) ended a streak of \(dativeDays(beginning.lost)).",
                "\(day) hat eine Serie von \(dativeDays(beginning.lost)) beendet.")
            let next =
                switch beginning.length {
                case 0: say("The next steady day starts a new one.", "Mit dem nächsten ruhigen Tag beginnt eine neue.")
                case 1: say("A new one has started.", "Eine neue hat begonnen.")
                case let days:
                    say(
                        "The new one is already at \(dativeDays(days)).",
                        "Die neue steht schon bei \(dativeDays(days)).")
                }
            return "\(ended)\(consolation(for: beginning.lost)) \(next)"
        }
    }
    /// That a sober streak of `length` days ended.
    package func soberStreakEnded(_ length: Int, on weekday: Weekday) -> String {
        say(
            "On \(name(of: weekday)) the sober streak of \(dativeDays(length)) ended.",
            "Am \(name(of: weekday)) ist die nüchterne Serie von \(dativeDays(length)) zu Ende gegangen.")
            + consolation(for: length)
    }
    private func consolation(for days: Int) -> String {
        days >= 7 ? say(" Nobody can take those away.", " Diese Tage bleiben.") : ""
    }
    package var sideBySide: String { say("Comparison", "Im Vergleich") }
    package var besideEarlierWeeks: String { say("With earlier weeks", "Mit den Vorwochen") }
    package var besideSameDays: String {
        say("So far, with the same days of earlier weeks", "Bisher, mit denselben Tagen der Vorwochen")
    }
    package var nothingToCompare: String {
        say("Comparisons start after the first whole week.", "Vergleiche gibt es nach der ersten ganzen Woche.")
    }
    package func name(of measure: WeekMeasure) -> String {
        switch measure {
        case .soberDays: say("Sober days", "Nüchterne Tage")
        case .drinks: "Drinks"
        case .mindfulnessMinutes: say("Mindfulness", "Achtsamkeit")
        case .workoutMinutes: say("Workout", "Training")
        }
    }
    /// The change since the week before, negative if it is less; `isEstimate` if one of the two weeks has a guess in
    /// it.
    ///
    /// A week that `isRunning` is compared with the same days.
    package func weekChange(
        _ change: FixedDecimal, of measure: WeekMeasure, isEstimate: Bool, isRunning: Bool
    ) -> String {
        let number = estimate(change.magnitude, if: isEstimate)
        let isCount = measure == .soberDays || measure == .drinks
        let before = isRunning ? sameDaysBefore : say("the week before", "in der Vorwoche")
        guard change != .zero else {
            return about(say("the same as \(before)", "wie \(before)"), if: isEstimate && isCount)
        }
        let order = change > .zero ? say("more", "mehr") : say(isCount ? "fewer" : "less", "weniger")
        let amount = isCount ? number : minutes(number).text
        return say("\(amount) \(order) than \(before)", "\(amount) \(order) als \(before)")
    }
    package func weekBefore(_ number: String, isRunning: Bool) -> String {
        "\(isRunning ? sameDaysBefore : say("the week before", "in der Vorwoche")): \(number)"
    }
    /// The part of a running week's number that is compared.
    package func withoutToday(_ number: String) -> String { say("\(number) without today", "\(number) ohne heute") }
    private var sameDaysBefore: String { say("on the same days last week", "an denselben Tagen der Vorwoche") }
    /// `usual` is a formatted number.
    package func usual(_ usual: String) -> String { say("usual: \(usual)", "üblich: \(usual)") }
    package var usualWeek: String { say("Usual", "Üblich") }
    package var jokersAndMilestones: String { say("Jokers and milestones", "Joker und Meilensteine") }
    package func jokerEarned(for number: Int, _ unit: StreakUnit) -> String {
        switch unit {
        case .day: say("Joker earned on day \(n(number))", "Joker an Tag \(n(number)) verdient")
        case .plannedDay:
            say("Joker earned on planned day \(n(number))", "Joker am \(n(number)). geplanten Tag verdient")
        case .week: say("Joker earned in week \(n(number))", "Joker in Woche \(n(number)) verdient")
        }
    }
    /// What a joker healed; a gap is a missing entry if `hasLevels`, else too few minutes or a missing log.
    package func weekSpent(_ reason: MissReason, on day: Day, hasLevels: Bool) -> String {
        let day = dayWords(reason, day, hasLevels: hasLevels, isSubject: false)
        return say("A joker saved \(day)", "Ein Joker rettet \(day)")
    }
    package func weekTaken(_ number: Int, _ reason: MissReason, on day: Day) -> String {
        let day = capitalized(dayWords(reason, day, hasLevels: true))
        return say("\(day) cost \(jokers(number))", "\(day) hat \(jokers(number)) gekostet")
    }
    package func leftInHand(_ number: Int) -> String {
        number == 0
            ? say("none left", "keiner mehr") : say("\(n(number)) left", "noch \(n(number))")
    }
    package func weekMilestone(days: Int) -> String { say("\(self.days(days)) sober", "\(self.days(days)) nüchtern") }
    package var weekSaboteurs: String { say("What you noticed", "Was du bemerkt hast") }
    /// The meaning of a number in a dot, and of a full dot without one.
    package var numbersAreMoments: String {
        tellsDays
            ? say("A 1 is a day on which it was noticed.", "Eine 1 ist ein Tag, an dem es bemerkt wurde.")
            : say("A number is how often you noticed it.", "Die Zahl zeigt, wie oft du es bemerkt hast.")
    }
    package var fullDotsAreDaysWithout: String {
        say("A full dot is a day without it.", "Ein voller Punkt ist ein Tag ohne.")
    }
    package func momentsInWeek(_ count: Int, avoidedDays: Int, of asked: Int, peak: SaboteurWeek.Peak?) -> String {
        let (avoided, days) = (n(avoidedDays), dativeDays(count))
        var parts =
            asked > 0
            ? [say("\(avoided) of \(dativeDays(asked)) without", "\(avoided) von \(dativeDays(asked)) ohne")] : []
        if count > 0 {
            let noticed = say("noticed on \(days)", "an \(days) bemerkt")
            let onDays = asked > 0 ? say("moments on \(days)", "Momente an \(days)") : noticed
            parts.append(tellsDays ? onDays : moments(count).text)
        } else if parts.isEmpty {
            parts.append(say("nothing noticed", "nichts bemerkt"))
        }
        if let peak {
            let share =
                peak.isAll
                ? say("all ", "alle ") : peak.isMajority ? say("mostly ", "meist ") : say("busiest ", "am stärksten ")
            parts.append((count == 1 ? "" : share) + time(peak.part))
        }
        return parts.joined(separator: ", ")
    }
    /// The moments of the week before; `now` is this week's number.
    package func momentsBefore(_ number: Int, now: Int, isRunning: Bool) -> String {
        let before =
            isRunning
            ? say("on the same days of the week before", "an denselben Tagen der Vorwoche")
            : say("the week before", "in der Vorwoche")
        if number == now { return say("the same as \(before)", "so viele wie \(before)") }
        let count = number == 0 ? say("none", "keiner") : moments(number).text
        return say("\(count) \(before)", "\(before) \(count)")
    }
    package func dayByDay(_ tracker: String) -> String { say("\(tracker), day by day", "\(tracker), Tag für Tag") }
    /// `the easy Friday`; „der lockere Freitag“, or „den lockeren Freitag“ if it isn't the subject.
    func dayWords(_ reason: MissReason, _ day: Day, hasLevels: Bool, isSubject: Bool = true) -> String {
        let (weekday, article, ending) = (name(of: day.weekday), isSubject ? "der" : "den", isSubject ? "" : "n")
        return switch reason {
        case .easy: say("the easy \(weekday)", "\(article) lockere\(ending) \(weekday)")
        case .wild: say("the wild \(weekday)", "\(article) wilde\(ending) \(weekday)")
        case .gap where hasLevels: say("the \(weekday) without an entry", "\(article) \(weekday) ohne Eintrag")
        case .gap: say("the missed \(weekday)", "\(article) verpasste\(ending) \(weekday)")
        }
    }
    private func unit(_ unit: StreakUnit) -> String {
        switch unit {
        case .day: say("day", "Tag")
        case .plannedDay: say("planned day", "der geplante Tag")
        case .week: say("week", "Woche")
        }
    }
    func time(_ part: PartOfDay) -> String {
        switch part {
        case .morning: say("in the morning", "am Vormittag")
        case .afternoon: say("in the afternoon", "am Nachmittag")
        case .evening: say("in the evening", "am Abend")
        case .night: say("at night", "in der Nacht")
        }
    }
}
