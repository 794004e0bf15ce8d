import ProgressAnalysis
import ProgressModel

extension English: TrackerPhrases {
    func trackerDescription(_ tracker: String) -> String { "Streak, calendar and patterns: \(tracker)." }
    var trackerPages: String { "Trackers" }
    var streak: String { "Streak" }
    func healedDays(_ number: Int) -> String {
        number == 1 ? "One day was healed by a joker." : "\(numbers.text(number)) days were healed by jokers."
    }
    func nextJoker(after number: Int, _ unit: StreakUnit) -> String {
        guard number == 1 else { return "\(goodUnits(number, unit)) to the next joker." }
        let one =
            switch unit {
            case .day: "good day"
            case .plannedDay: "planned day"
            case .week: "good week"
            }
        return "One more \(one) to the next joker."
    }
    var noticingCounts: String { "A day on which you noticed it counts." }
    var anyLogCounts: String { "Any log counts, even below the goal." }
    var openToday: String { "Today is still open." }
    func streakBegins(_ unit: StreakUnit) -> String {
        "The next good \(unit == .week ? "week" : "day") starts a new streak."
    }
    func avoidanceBegins(_ date: String) -> String { "It starts on \(date)." }
    var rests: String { "Inactive. Everything stays as it was on the last day." }
    var onlyForYou: String { "Only for you" }
    var noLogsYet: String { "Nothing has been noted yet. This page fills with the first log." }
    var inAllLabel: String { "Total" }
    var lastLog: String { "Last log" }
    var lastFourWeeks: String { "Last four finished weeks" }
    var goalReached: String { "Goal reached" }
    var limitKept: String { "Within the limit" }
    var latestValue: String { "Latest" }
    var valueRange: String { "Range" }
    func onDays(_ number: Int, of total: Int) -> Figure {
        Figure(numbers.text(number), "of \(counted(total, "day", "days").text)")
    }
    var averageDay: String { "On average" }
    var ofDaysWithLog: String { "on a day with a log" }
    func mode(_ mode: Tracker.Mode) -> String {
        switch mode {
        case .awareness: "Awareness"
        case .avoidance: "Avoidance"
        case .counter: "Counting"
        case .number: "Numbers"
        case .yesNo: "Yes or no"
        case .selection: "Choosing"
        case .note: "Writing"
        }
    }

    func daysWithLog(_ number: Int) -> Figure { counted(number, "day with a log", "days with a log") }
    func trackerCalendar(_ tracker: String, _ span: String) -> String { "\(tracker), \(span)" }
    func trackerCalendarDescription(_ days: String) -> String {
        "\(days). Today has an outline."
    }
    func mark(_ mark: TrackerMark) -> String {
        switch mark {
        case .outside: "Not yet, or no longer"
        case .none: nothingNoted
        case .noted: "Noted"
        case .done: "Done"
        case .goal(4): "Goal reached"
        case .goal: "Part of the goal"
        case .kept: limitKept
        case .above: "Above the limit"
        case .moments(4) where !tellsDays: "4 moments or more"
        case .moments(let count): tellsDays ? "Noticed" : moments(count).text
        case .avoided: "A day without"
        case .slipped: "A day with a moment"
        case .healed: healed
        case .ended: capitalized(streakEnded)
        case .paused: paused
        case .notPlanned: notPlanned
        }
    }
    var nothingNoted: String { "Nothing noted" }
    var streakEnded: String { "the streak ended" }
    var logged: String { "logged" }
    var trackerTableNote: String { "logs per day; “·” is a day without any" }
    var trackerTotalsNote: String { "the total of each day; “·” is a day without a log" }
    var trackerValuesNote: String { "the value of each day; “·” is a day without one" }

    var earlierStreaks: String { "Earlier streaks" }
    func atTheEnd(_ streak: String) -> String { "\(streak) at the end" }
    func longestOfMode(_ streak: String) -> String { "longest \(streak)" }
    var latestNotes: String { "Latest notes" }
    func lastDaysTitle(_ days: Int) -> String { days == 1 ? "Today" : "The last \(self.days(days).text)" }
    func amountsDescription(_ days: Int, _ reached: Int?) -> String {
        let goal = reached.map { " The goal was reached on \(self.days($0).text)." } ?? ""
        return "The total of each of the last \(self.days(days).text)." + goal
    }
    func valuesDescription(_ mean: String, of days: Int) -> String {
        "\(mean) on average over \(counted(days, "day with a value", "days with a value").text)."
    }
    func limitDescription(_ kept: Int, of days: Int) -> String {
        "Within the limit on \(numbers.text(kept)) of \(counted(days, "day with a log", "days with a log").text)."
    }
    func goalLine(_ amount: String) -> String { "Goal \(amount)" }
    func limitLine(_ amount: String) -> String { "Limit \(amount)" }
    func meanLine(_ amount: String) -> String { "avg \(amount)" }
    var value: String { "Value" }
    var amount: String { "Amount" }
    var whatWasChosen: String { "Chosen most" }
    func choices(_ number: Int) -> Figure { counted(number, "choice", "choices") }
    func moreOptions(_ number: Int) -> String { "\(numbers.text(number)) more" }

    func percent(_ number: Int) -> String { "\(numbers.text(number))%" }
    var timeOfDay: String { "Time of day" }
    func name(of part: PartOfDay) -> String {
        switch part {
        case .morning: "Morning"
        case .afternoon: "Afternoon"
        case .evening: "Evening"
        case .night: "Night"
        }
    }
    func ofMoments(_ percent: String) -> String { "\(percent) happen" }
    func inPart(_ percent: String, _ part: PartOfDay) -> String {
        switch part {
        case .morning: "\(percent) in the morning"
        case .afternoon: "\(percent) in the afternoon"
        case .evening: "\(percent) in the evening"
        case .night: "\(percent) at night"
        }
    }
    func hours(of part: PartOfDay) -> String { hourSpan(part) }
    var tooFewEntries: String { "Too few entries to say." }
    var noRiskTime: String { "No time of day stands out." }
    var hourByHour: String { "Hour by hour" }
    func hourByHourDescription(_ moments: String) -> String {
        "\(moments) by weekday and hour: the more, the stronger the colour."
    }
    var hour: String { "Hour" }
    var triggers: String { "Triggers" }
    var places: String { "Places" }
    func mostly(_ name: String, isMajority: Bool) -> String { "\(isMajority ? "Most often" : "Often"): \(name)" }
    var triggersByTime: String { "Triggers by time of day" }
    var triggersByTimeDescription: String { "How often each trigger was named at which time of day." }
    var weekByWeek: String { "Week by week" }
    func weekByWeekDescription(_ weeks: Int) -> String {
        weeks == 1 ? "Moments in the current week." : "Moments in each of the last \(numbers.text(weeks)) weeks."
    }
    var momentsHeading: String { "Moments" }
    var runningWeek: String { "not over yet" }
    func trend(_ direction: WeekDirection, _ mode: Tracker.Mode) -> String {
        switch (direction, mode) {
        case (.less, .awareness): "Noticed less often"
        case (.more, .awareness): "Noticed more often"
        case (.less, _): "Less often than before"
        case (.more, _): "More often than before"
        }
    }
    func trendBeside(_ recent: String, before: String) -> String { "\(recent) a week, \(before) before" }
    func trendMeans(_ recent: String, _ before: String) -> String {
        "\(recent) a week in the last four finished weeks, \(before) in the four before."
    }
    var tooFewWeeks: String { "Too few weeks to say: a comparison needs eight finished ones." }
    func progress(_ percent: Int, last: Int, first: Int) -> String {
        if percent > 100 {
            return "Compared with the first four weeks: \(numbers.text(last)) instead of \(numbers.text(first))."
        }
        if percent < 0 { return "Compared with the first four weeks: \(self.percent(-percent)) less." }
        if percent > 0 { return "Compared with the first four weeks: \(self.percent(percent)) more." }
        return "Compared with the first four weeks: as many."
    }
}

/// `06–11`: the hours of a part of the day.
func hourSpan(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "06–11"
    case .afternoon: "12–17"
    case .evening: "18–23"
    case .night: "00–05"
    }
}
