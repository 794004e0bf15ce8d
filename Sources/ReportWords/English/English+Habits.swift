import ProgressAnalysis
import ProgressModel

extension English: HabitPhrases {
    func ofHabits(_ number: Int) -> String { "of \(counted(number, "habit", "habits").text)" }
    func ofHabitDays(_ number: Int) -> String { "of \(numbers.text(number)) done" }
    func habitsDone(_ count: HabitCount) -> Figure {
        guard count.asked > 0 else { return Figure("–") }
        return Figure("\(numbers.text(count.done)) of \(numbers.text(count.asked))", "done")
    }
    var notReached: String { "Not reached" }
    var habits: String { "Habits" }
    var allHabitsDone: String { "All habits" }
    var everythingDone: String { "Everything done" }
    var someHabitsDone: String { "Some" }
    var fewHabitsDone: String { "Less than half" }
    var manyHabitsDone: String { "Half or more" }
    var noHabitDone: String { "None" }
    func daysWithAllHabits(_ number: Int) -> Figure { counted(number, "day with all done", "days with all done") }
    func habitsDescription(_ days: Int) -> String {
        "\(daysWithAllHabits(days).text). The more of the habits were done, the stronger the green; today has an outline."
    }
    var habitsTableNote: String { "tenths of the habits per day: 0 for none, 10 for all" }
    func name(of day: HabitDay) -> String {
        switch day {
        case .done: "✓"
        case .healed: "healed"
        case .missed, .open: "–"
        case .rest: "not planned"
        }
    }
    var weekGoesOn: String { "The week goes on until Sunday." }
    var fullDotsAreDone: String { "A full dot is a day that counts." }
    var numbersAreAmounts: String { "A number is the total of its day." }
    func onAverage(_ amount: String) -> String { "\(amount) on average" }
    func weekOfHabits(_ count: HabitCount, full: [Day], isRunning: Bool) -> String {
        "\(habitsDone(count).text)\(isRunning ? " so far" : "")."
            + (full.isEmpty ? "" : " Everything on \(enumeration(full.map { name(of: $0.weekday) })).")
    }
    func weekOfHabit(_ name: String, days: Int, total: String, isOfGoal: Bool) -> String {
        let reached = isOfGoal ? ": goal reached" : ""
        return "\(name)\(reached) on \(self.days(days).text)\(total.isEmpty ? "" : ", \(total)")".ended
    }
    func weekOfNoticing(_ name: String, days: Int, moments: Int) -> String {
        let sum = tellsDays ? "" : ", \(self.moments(moments).text)"
        return "\(name) noticed on \(self.days(days).text)\(sum)."
    }
    func momentsNoticed(_ number: Int) -> String {
        tellsDays ? "Something was noticed." : "\(moments(number).text) noticed."
    }
    func weekByWeek(of name: String) -> String { "\(name), week by week" }
    func habitWeeksDescription(_ weeks: Int) -> String {
        "How much was done in each of the last \(numbers.text(weeks)) weeks."
    }
    func habitsLately(_ share: String, before: String?) -> String {
        "\(share) done in the last four weeks" + (before.map { ", \($0) in the four before" } ?? "")
    }
    var habitWeekdaysRemark: String { "How much was done on each weekday." }
    func ofDays(_ number: Int, _ what: LastDays) -> String {
        let days = "of \(days(number).text)"
        return switch what {
        case .logged: "\(days) done"
        case .goalReached: "\(days) with the goal reached"
        case .noticed: "\(days) with moments"
        case .limitKept: "\(days) within the limit"
        case .without: "\(days) without"
        }
    }
    func withGoalReached(_ name: String) -> String { "\(name), goal reached" }
    func ofLastDays(_ number: Int) -> String {
        number == 1 ? "of 1 day" : "of the last \(days(number).text)"
    }
    func daysNoticed(_ tracker: String) -> String { "\(tracker) noticed" }
    func stillOpen(_ names: [String], more: Int, on date: String) -> String {
        "Open on \(date): \(enumeration(names + (more > 0 ? ["\(numbers.text(more)) more"] : [])))."
    }
    func allDone(_ habits: Int, on date: String) -> String { "\(habits == 1 ? "Done" : "All done") on \(date)." }
}
