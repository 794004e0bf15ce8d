import ProgressAnalysis
import ProgressModel

extension English: StoryPhrases {
    var story: String { "The story so far" }
    var storyDescription: String { "What happened so far, from the first entry on." }
    var storyLede: String { "Told from what you wrote down, in the order in which it happened." }
    var readTheStory: String { "Read the story so far" }
    var toBeContinued: String { "To be continued." }
    var storyBegins: String { "This is the beginning. The next chapters come with the days." }
    func milestoneReached(_ days: String) -> String { "Milestone reached: \(days)." }
    var celebrations: [String] {
        [
            "What you have reached stays reached.", "One evening at a time, and here you are.",
            "Look back for a moment: all of that is yours.", "Do something nice today.",
        ]
    }

    func chapterTitle(_ event: StoryEvent) -> String {
        switch event.kind {
        case .firstRecord(let isWritten, _, _): isWritten ? "The first entry" : "The beginning"
        case .milestone(1, _): "The first sober day"
        case .milestone(3, _): "Three days in a row"
        case .milestone(7, _): "The first sober week"
        case .milestone(14, _): "Two weeks in a row"
        case .milestone(21, _): "Three weeks in a row"
        case .milestone(365, _): "A whole year"
        case .milestone(let days, _):
            days % 365 == 0 ? "\(numbers.text(days / 365)) years in a row" : "\(self.days(days).text) in a row"
        case .streakMilestone(let streak, let length, let unit): title(of: streak, length, unit)
        case .firstFullDay: "Everything done"
        case .firstHealed: "The first healed day"
        case .healedSaturdays(let days): "\(capitalized(few(days.count))) healed Saturdays"
        case .record: "Longer than any before"
        case .quiet: "A quiet time"
        case .quarter(let quarter):
            if let drinks = quarter.drinks {
                self.drinks(drinks).text
            } else {
                quarter.sober == 0
                    ? days(quarter.levels, assumed: quarter.assumed)
                    : soberDays(quarter.sober).text
            }
        case .year(let year): "\(year.year) in review"
        case .longest(_, _, isOnly: true): "The first sober streak"
        case .longest: "The longest sober streak so far"
        }
    }

    func chapterText(_ event: StoryEvent) -> String {
        switch event.kind {
        case .firstRecord(false, _, _): "It begins on \(name(of: event.day.weekday)), \(date(event.day))."
        case .firstRecord(true, let isSober, let isFirst):
            "The first entry is that of \(name(of: event.day.weekday)), \(date(event.day))."
                + (isSober ? " It was a sober day." : isFirst ? " Everything below began with that." : "")
        case .milestone(1, _): "\(name(of: event.day.weekday)), \(date(event.day)). Every streak begins with one day."
        case .milestone(let days, let start): milestone(days, from: start, to: event.day)
        case .streakMilestone(_, let length, .week):
            length == 1
                ? "The week from \(date(event.day)). Every streak begins with one week."
                : "With the week from \(date(event.day)) the streak was that long for the first time."
        case .streakMilestone(_, let length, _):
            length == 1
                ? "\(name(of: event.day.weekday)), \(date(event.day)). Every streak begins with one day."
                : "Reached on \(date(event.day)), for the first time."
        case .firstFullDay(let habits):
            "On \(name(of: event.day.weekday)), \(date(event.day)), everything that was planned for a day was done for the first time: \(numbers.text(habits)) of \(numbers.text(habits))."
        case .firstHealed:
            "On \(name(of: event.day.weekday)), \(date(event.day)), a joker healed a day for the first time. The streak went on."
        case .healedSaturdays(let days):
            "The Saturdays of \(enumeration(days.map { numbers.text($0.dayOfMonth) })) \(text(event.day.yearMonth)) didn't go to plan, and each time a joker healed the day. The streak went on."
        case .record(let run): "\(soberDays(run.length).text), from \(span(from: run.first, to: run.last))."
        case .quiet(let first, let days, let back):
            "In \(months(from: first, to: event.day.yearMonth)) "
                + (days == 0
                    ? "nothing was written down."
                    : "\(self.days(days).text) \(days == 1 ? "was" : "were") written down.")
                + " On \(date(back)) you came back."
        case .quarter(let quarter) where quarter.drinks != nil:
            "On \(days(quarter.levels, assumed: quarter.assumed))."
        case .quarter(let quarter):
            [
                quarter.sober == 0 ? nil : "Of \(entered(quarter.levels, assumed: quarter.assumed)).",
                quarter.longest < 3
                    ? quarter.sober == 0 ? "Your words of that time:" : nil
                    : "The longest streak of these months lasted \(days(quarter.longest).text).",
            ].compactMap(\.self).joined(separator: " ")
        case .year(let year): text(of: year)
        case .longest(let run, let isCurrent, _):
            "\(soberDays(run.length).text), from \(span(from: run.first, to: run.last)). "
                + (isCurrent ? "It is still going." : "Nothing takes that away.")
        }
    }

    private func title(of streak: StoryEvent.StreakName, _ length: Int, _ unit: StreakUnit) -> String {
        let (name, mode): (String, Tracker.Mode?) =
            switch streak {
            case .activity(let activity): (activity.name(self), nil)
            case .tracker(let name, let mode): (name.text(in: .english).isolated, mode)
            case .goalOfDrinks: (withinGoalLabel, nil)
            }
        if case .goalOfDrinks = streak {
            return length == 1 ? "The first week within the goal" : "\(weeksWithinGoal(length).text) in a row"
        }
        if mode == .avoidance {
            return length == 1 ? "The first day without \(name)" : daysWithout(length, name).text
        }
        guard length > 1 else {
            switch unit {
            case .day: return mode == .awareness ? "Noticed for the first time: \(name)" : "The first day: \(name)"
            case .plannedDay: return "The first planned day: \(name)"
            case .week: return "The first week: \(name)"
            }
        }
        return "\(name): \(mode == .awareness ? awareLength(length, unit).text : "\(units(length, unit)) in a row")"
    }

    /// `90 days with an entry`, those that are assumed said to be.
    private func days(_ number: Int, assumed: Int) -> String {
        "\(days(number).text) with an entry\(assumed > 0 ? " or assumed" : "")"
    }

    /// The same without the word: `90 recorded days`.
    private func entered(_ number: Int, assumed: Int) -> String {
        "\(numbers.text(number)) recorded\(assumed > 0 ? " or assumed" : "") days"
    }

    private func milestone(_ days: Int, from start: Day, to end: Day) -> String {
        let words = "Sober from \(span(from: start, to: end))"
        return switch days {
        case 7: "\(words). Every weekday was part of it."
        case 30: "\(words). A month of evenings."
        case 90: "\(words). As long as a season."
        case 100: "\(words). A number with three digits."
        case 365: "\(words). Every season was in it."
        case 1000: "\(words). A number with four digits."
        default: "\(words), your longest yet."
        }
    }

    /// `2 to 15 February 2025`.
    private func span(from first: Day, to last: Day) -> String {
        let begin =
            first.yearMonth == last.yearMonth
            ? String(first.dayOfMonth) : first.date.year == last.date.year ? dayAndMonth(first) : date(first)
        return "\(begin) to \(date(last))"
    }

    private func text(of year: StoryEvent.Year) -> String {
        if year.habits.asked > 0 {
            return
                "\(habitsDone(year.habits).text) in this year: \(percent(year.habits.percent ?? 0))."
        }
        guard year.levels > 0 else {
            return "The year ended with \(days(year.recorded).text) on which something was recorded."
        }
        if let drinks = year.drinks {
            return "The year ended with \(self.drinks(drinks).text) on \(days(year.levels, assumed: year.assumed))."
        }
        guard year.sober > 0 else {
            return "The year ended with \(days(year.levels, assumed: year.assumed))."
        }
        let more = year.more.map { $0 > 0 ? ", \(numbers.text($0)) more than the year before" : "" } ?? ""
        let words =
            "The year ended with \(soberDays(year.sober).text) of \(entered(year.levels, assumed: year.assumed))\(more)."
        return year.longest < 3 ? words : "\(words) The longest streak of the year lasted \(days(year.longest).text)."
    }

    /// A number from 2 to 5 as a word.
    private func few(_ number: Int) -> String {
        let words = ["two", "three", "four", "five"]
        return words.indices.contains(number - 2) ? words[number - 2] : numbers.text(number)
    }

    func months(from first: YearMonth, to last: YearMonth) -> String {
        if first == last { return text(first) }
        return first.year == last.year
            ? "\(monthName(first.month)) to \(text(last))" : "\(text(first)) to \(text(last))"
    }
}
