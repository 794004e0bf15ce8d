import ProgressAnalysis

extension English: ActivityPhrases {
    func activityDescription(_ activity: String) -> String { "Streak, calendar and weeks: \(activity)." }
    func whatCounts(_ activity: Activity, from minutes: Int) -> String {
        let minutes = counted(minutes, "minute", "minutes").text
        return switch activity {
        case .meditation: "Meditation and breathing together; a day counts from \(minutes) on."
        case .workout: "Every kind of workout; a day counts from \(minutes) on."
        }
    }
    var daysThatCount: String { "Days that count" }
    var fullestDay: String { "Most in a day" }
    var longestSession: String { "Longest session" }
    var energy: String { "Energy" }
    var energyRemark: String { "estimated" }
    var streakMilestones: String { "Milestones of the streak" }
    func minutesTitle(_ activity: String, _ span: String) -> String { "Minutes of \(activity.lowercased()), \(span)" }
    func minutesCalendarDescription(_ days: String) -> String {
        "\(days) with minutes. The more minutes, the stronger the colour; a clover is a day that a joker healed; today has an outline."
    }
    var minutesTableNote: String { "minutes per day; “·” is a day without any" }
    var noMinutes: String { "None" }
    func andMore(_ minutes: String) -> String { "\(minutes) and more" }
    var minutesPerWeek: String { "Minutes per week" }
    func minutesPerWeek(of activity: String) -> String { "Minutes of \(activity.lowercased()) per week" }
    func minutesPerWeekDescription(_ weeks: Int) -> String {
        weeks == 1 ? "Minutes of the current week." : "Minutes in each of the last \(numbers.text(weeks)) weeks."
    }
    func lastWeekMinutes(_ minutes: String) -> String { "\(minutes) last week" }
    var nothingLastWeek: String { "None last week" }
    var minutesHeading: String { "Minutes" }
    var weekdayMinutesRemark: String { "Minutes a day on average, and how many of the days count." }
    func countedOf(_ days: Int, _ all: Int) -> String {
        "\(numbers.text(days)) of \(counted(all, "day", "days").text)"
    }
    func parts(of activity: Activity) -> String {
        activity == .meditation ? "Meditation and breathing" : "Kinds of workout"
    }
    func breathingShare(_ percent: String) -> String { "\(percent) of the minutes were breathing." }
    var withoutType: String { "Without a kind" }
    func sessions(_ number: Int) -> Figure { counted(number, "session", "sessions") }
    var latestSessions: String { "Latest sessions" }
}
