import ProgressAnalysis
import ProgressModel

extension English: OverviewPhrases {
    func pageTitle(_ name: String?, soberDays: Int?) -> String {
        let subject = name ?? siteName
        return soberDays.map { "\(subject): \(days($0).text) sober" } ?? subject
    }
    var description: String { "Streaks, calendar and milestones at a glance." }
    func onDay(_ name: String?, _ number: String) -> String {
        name.map { "\($0) is on day \(number)" } ?? "Day \(number)"
    }
    func wasOnDay(_ name: String?, _ number: String) -> String {
        name.map { "\($0): day \(number)" } ?? "Day \(number)"
    }
    func builtOn(_ date: String) -> String { "As of \(date). What came later is not on this page yet." }
    var publicGreeting: String { "How it is going" }
    func hello(_ name: String?) -> String { name.map { "Hello, \($0)" } ?? "Hello" }
    func soberSince(_ date: String, ringClosesAt days: Int?) -> String {
        "Sober since \(date)." + (days.map { " The ring closes at \(self.days($0).text)." } ?? "")
    }
    func nextDayIsOne(canBeToday: Bool, longest: String?, isOnly: Bool) -> String {
        (canBeToday ? "If today stays sober, it is day 1." : "The next sober day is day 1.")
            + (longest.map {
                isOnly ? " Your first sober streak lasted \($0)." : " Your longest sober streak so far: \($0)."
            } ?? "")
    }
    func latestStreak(_ days: Int) -> String { "The streak before it lasted \(self.days(days).text)." }
    var whatShouldLead: String {
        "What should come first here? Enter in a terminal: reportgen set aim stop (no alcohol), less (fewer drinks) or habits."
    }
    func notWrittenSince(_ date: String) -> String {
        "The days since \(date) have no level. Add it, and the number is right again."
    }
    var nothingYet: String { "Nothing has been logged yet. The first entry starts it all." }
    var onlyActivities: String { "Here is what you have noticed and done." }

    var soberFor: String { "Sober for" }
    var hoursSinceLastDrink: String { "Hours since the last drink" }
    var sinceLastDrink: String { "since the last drink" }
    var sober: String { "sober" }
    var meditationStreak: String { "Meditation" }
    var workoutStreak: String { "Workout" }
    var noalcStreak: String { "Low alcohol" }
    func goodAndHealed(_ good: Int, _ healed: Int) -> String {
        "\(numbers.text(good)) good, \(numbers.text(healed)) healed"
    }
    func longest(_ days: String) -> String { "longest \(days)" }
    func dayUnit(_ number: Int) -> String { number == 1 ? "day" : "days" }
    var shortDayUnit: (short: String, long: String) { ("d", "days") }
    var hourUnit: (short: String, long: String) { ("h", "hours") }
    var minuteUnit: (short: String, long: String) { ("min", "minutes") }
    var secondUnit: (short: String, long: String) { ("s", "seconds") }
    func whenBuilt(_ date: String) -> String { "as of \(date)" }

    var longestStreak: String { "Longest streak" }
    var longestSoberStreak: String { "Longest sober streak" }
    var saved: String { "Saved" }
    var spentMore: String { "Spent more than before" }
    func ofAmount(_ amount: String) -> String { "of \(amount)" }
    func inAboutSoberDays(_ number: Int) -> String { "in about \(soberDays(number).text)" }
    var savedGoal: String { "saved" }
    var caloriesAvoided: String { "Calories avoided" }
    var nextMilestone: String { "Next milestone" }
    func again(in number: Int, _ unit: StreakUnit) -> String { "again in \(units(number, unit))" }
    func until(_ date: String) -> String { "until \(date)" }
    func soberDays(_ number: Int) -> Figure { counted(number, "sober day", "sober days") }
    func since(_ date: String) -> String { "since \(date)" }
    func since(_ month: YearMonth) -> String { "since \(text(month))" }

    var thisWeek: String { "This week" }
    func soberDays(_ number: Int, of total: Int) -> Figure {
        Figure("\(numbers.text(number)) of \(numbers.text(total))", total == 1 ? "day sober" : "days sober")
    }
    func sober(_ number: Int, of total: Int) -> Figure {
        Figure("\(numbers.text(number)) of \(numbers.text(total))", "sober")
    }
    func mindfulMinutes(_ number: Int) -> Figure { counted(number, "mindful minute", "mindful minutes") }
    func workoutDays(_ number: Int) -> Figure { counted(number, "day with a workout", "days with a workout") }
    func reportsBeginOnMonday(_ weekStart: Weekday) -> String {
        "Weekly reports start on Monday, the weeks of your calendar on \(name(of: weekStart))."
    }
    func weekRemark(_ remark: WeekRemark, streak: String) -> String {
        switch remark {
        case .allSober: "A sober week so far."
        case .allSteady: "A steady week so far."
        case .healed(1): "A joker healed one day, and the streak “\(streak)” goes on."
        case .healed(let count): "Jokers healed \(numbers.text(count)) days, and the streak “\(streak)” goes on."
        case .mixed: "Every day is a new start."
        case .nothing: "The week is still open."
        }
    }

    var milestones: String { "Milestones" }
    func reached(_ number: Int) -> String { "\(numbers.text(number)) reached" }
    func reachedInWeek(_ weeks: String, _ monday: String) -> String { "\(weeks), reached in the week of \(monday)" }
    func reachedOn(_ days: String, _ date: String) -> String { "\(days), reached on \(date)" }
    var thePastYear: String { "The past year" }
    var theFirstYear: String { "The first year" }
    var firstSoberDay: String { "1 sober day" }
    var tenDaysAndMore: String { "10 or more in a row" }
    var steadyNotSober: String { "steady with a drink" }
    var beforeFirstEntry: String { "Before the first entry" }
    func heatTitle(_ span: String) -> String { "Sober days, \(span)" }
    func heatDescription(_ soberDays: Int) -> String {
        "\(self.soberDays(soberDays).text). The longer a sober streak, the stronger the green; other days are empty, healed ones a clover; today has an outline."
    }
    func runsDescription(_ days: Int) -> String {
        "\(self.days(days).text). The longer a run of days, the stronger the green; other days are empty, healed ones a clover; today has an outline."
    }
    var runTableNote: String {
        "shade per day: 0 for a day that does not count, 1 to 10 for the day’s place in its run"
    }
    var heatTableNote: String {
        "shade per day: 0 for not sober or no entry, 1 to 10 for the day’s place in its sober streak"
    }
    var weekOf: String { "Week of" }

    var trackers: String { "Trackers" }
    var longestFirst: String { "Sorted by streak" }
    func daysWithout(_ number: Int, _ tracker: String) -> Figure {
        counted(number, "day without \(tracker)", "days without \(tracker)")
    }
    func daysWithout(_ number: Int) -> Figure { counted(number, "day without", "days without") }
    func stripTitle(_ tracker: String, _ days: String, of total: Int) -> String {
        "\(tracker), the last \(total == 1 ? "day" : self.days(total).text): \(days)"
    }
    func more(_ number: Int) -> String { "\(numbers.text(number)) more" }
    var why: String { "Why" }
}
