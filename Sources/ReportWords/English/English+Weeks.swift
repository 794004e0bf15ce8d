import ProgressAnalysis
import ProgressModel

extension English: WeekPhrases {
    func weekName(_ number: Int) -> String { "Week " + numbers.text(number) }
    func weekDates(_ week: Week) -> String {
        let (first, last) = (week.monday, week.sunday)
        if first.yearMonth == last.yearMonth { return span(String(first.dayOfMonth), date(last)) }
        return span(first.date.year == last.date.year ? dayAndMonth(first) : date(first), date(last))
    }
    func weekDescription(_ dates: String) -> String { "The week from \(dates): seven days in review." }
    var weekPages: String { "Weeks" }
    func weekNotes(_ number: Int) -> String { counted(number, "note", "notes").text }

    func highlight(_ highlight: WeekHighlight, streak: String) -> String {
        switch highlight {
        case .milestone(let number): "\(days(number).text) sober: a milestone."
        case .longestSoberRun(let number): "\(soberDays(number).text) in a row, the longest sober streak so far."
        case .allSteady(7): "All seven days were sober."
        case .allSteady(nil): "All seven days were steady."
        case .allSteady(let number?): "All seven days were sober: \(numbers.text(number)) in a row."
        case .mostMindfulMinutes(let number): "\(mindfulMinutes(number).text), more than in any week before."
        case .mostWorkoutMinutes(let number):
            "\(counted(number, "minute", "minutes").text) of workout, more than in any week before."
        case .reward(_, let length, let unit):
            "\(streak): \(self.unit(unit)) \(numbers.text(length)) of the streak earned a joker."
        }
    }
    func lead(_ lead: WeekLead) -> String {
        switch lead {
        case .sober(let number, let total): "\(soberDays(number, of: total).text)."
        case .mixed: "Every day is a new start."
        case .mindfulMinutes(let number): "\(mindfulMinutes(number).text)."
        case .workoutMinutes(let number): "\(counted(number, "minute", "minutes").text) of workout."
        case .open: "The week is still open."
        case .nothing: "Nothing was noted this week."
        }
    }
    func soberStreakEnded(_ length: Int, on weekday: Weekday) -> String {
        "On \(name(of: weekday)) the sober streak of \(days(length).text) ended."
            + (length >= 7 ? " Nobody can take those away." : "")
    }
    func slip(_ slip: WeekSlip, streak: String) -> String {
        switch slip {
        case .healed(let days): return weekRemark(.healed(days), streak: streak)
        case .noted(1): return "An honest record of that day."
        case .noted(let days): return "An honest record of \(numbers.text(days)) days."
        case .beganAnew(let beginning):
            let day = dayWords(beginning.reason, beginning.day, hasLevels: true)
            var text = "\(capitalized(day)) ended a streak of \(days(beginning.lost).text)."
            if beginning.lost >= 7 { text += " Nobody can take those away." }
            switch beginning.length {
            case 0: text += " The next steady day starts a new one."
            case 1: text += " A new one has started."
            default: text += " The new one is already at \(days(beginning.length).text)."
            }
            return text
        }
    }

    var sideBySide: String { "Comparison" }
    var besideEarlierWeeks: String { "With earlier weeks" }
    var besideSameDays: String { "So far, with the same days of earlier weeks" }
    var nothingToCompare: String { "Comparisons start after the first whole week." }
    func name(of measure: WeekMeasure) -> String {
        switch measure {
        case .soberDays: "Sober days"
        case .drinks: "Drinks"
        case .mindfulnessMinutes: "Mindfulness"
        case .workoutMinutes: "Workout"
        }
    }
    func barsTitle(_ measure: WeekMeasure, from first: String, to last: String) -> String {
        "\(name(of: measure)), \(span(first, last))"
    }
    func weekChange(_ change: FixedDecimal, of measure: WeekMeasure, isEstimate: Bool) -> String {
        let number = estimate(change.magnitude, if: isEstimate)
        switch measure {
        case .soberDays, .drinks:
            if change == .zero { return about("like the week before", if: isEstimate) }
            return "\(number) \(change > .zero ? "more" : "fewer") than the week before"
        case .mindfulnessMinutes, .workoutMinutes:
            if change == .zero { return "like the week before" }
            return "\(minutes(number).text) \(change > .zero ? "more" : "less") than the week before"
        }
    }
    func weekBefore(_ number: String) -> String { "the week before: \(number)" }
    func usual(_ usual: String) -> String { "usual: \(usual)" }
    var usualWeek: String { "Usual" }

    var jokersAndMilestones: String { "Jokers and milestones" }
    func jokerEarned(for number: Int, _ unit: StreakUnit) -> String { "A joker for \(units(number, unit))" }
    func weekSpent(_ reason: MissReason, on day: Day, hasLevels: Bool) -> String {
        "Healed \(dayWords(reason, day, hasLevels: hasLevels))"
    }
    func weekTaken(_ number: Int, _ reason: MissReason, on day: Day) -> String {
        "\(capitalized(dayWords(reason, day, hasLevels: true))) cost \(jokers(number))"
    }
    func leftInHand(_ number: Int) -> String { number == 0 ? "then no joker" : "then \(jokers(number))" }
    func weekMilestone(days: Int) -> String { "\(self.days(days).text) sober" }
    var aMilestone: String { "Milestone" }

    /// `the easy Friday`.
    private func dayWords(_ reason: MissReason, _ day: Day, hasLevels: Bool) -> String {
        let weekday = name(of: day.weekday)
        switch reason {
        case .easy: return "the easy \(weekday)"
        case .wild: return "the wild \(weekday)"
        case .gap: return hasLevels ? "the \(weekday) without an entry" : "the missed \(weekday)"
        }
    }

    var weekSaboteurs: String { "What you noticed" }
    var numbersAreMoments: String {
        tellsDays ? "A 1 is a day on which it was noticed." : "A number is how often you noticed it."
    }
    var fullDotsAreDaysWithout: String { "A full dot is a day without it." }
    func momentsInWeek(_ week: SaboteurWords) -> String {
        var parts: [String] = []
        if week.daysOfAvoidance > 0 {
            parts.append("\(numbers.text(week.avoidedDays)) of \(days(week.daysOfAvoidance).text) without")
        }
        if week.count > 0 {
            parts.append(tellsDays ? "noticed on \(days(week.count).text)" : moments(week.count).text)
        } else if parts.isEmpty {
            parts.append("nothing noticed")
        }
        if let peak = week.peak {
            parts.append(
                (week.count == 1 ? "" : peak.isAll ? "all " : peak.isMajority ? "mostly " : "busiest ")
                    + time(peak.part))
        }
        return parts.joined(separator: ", ")
    }
    func momentsBefore(_ number: Int, now: Int, isRunning: Bool) -> String {
        let before = isRunning ? "on the same days of the week before" : "the week before"
        return number == now ? "as many \(before)" : "\(number == 0 ? "none" : moments(number).text) \(before)"
    }
    func dayByDay(_ tracker: String) -> String { "\(tracker), day by day" }

    private func unit(_ unit: StreakUnit) -> String {
        switch unit {
        case .day: "day"
        case .plannedDay: "planned day"
        case .week: "week"
        }
    }

    private func time(_ part: PartOfDay) -> String {
        switch part {
        case .morning: "in the morning"
        case .afternoon: "in the afternoon"
        case .evening: "in the evening"
        case .night: "at night"
        }
    }
}
