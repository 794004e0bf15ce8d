package import Counting
package import Model

extension Phrases {
    /// `of 10 habits`: after the number done.
    package func ofHabits(_ number: Int) -> String {
        say("of \(counted(number, "habit", "habits"))", "von \(counted(number, "Gewohnheit", "Gewohnheiten"))")
    }
    /// `of 66 done so far`: the same over the days of a week that is running.
    package func ofHabitDays(_ number: Int) -> String {
        say("of \(n(number)) done so far", "von \(n(number)) bisher erledigt")
    }
    package func habitsDone(_ count: HabitCount) -> Figure {
        guard count.asked > 0 else { return Figure("–") }
        return say(
            Figure("\(n(count.done)) of \(n(count.asked))", "done"),
            Figure("\(n(count.done)) von \(n(count.asked))", "erledigt"))
    }
    /// `79% done`, of a time that is running with `so far`.
    package func habitShare(_ count: HabitCount, isRunning: Bool = false) -> Figure {
        let words = isRunning ? say("done so far", "bisher erledigt") : say("done", "erledigt")
        return Figure(percent(count.percent ?? 0), words)
    }
    package var shareOfPlanned: String {
        say(
            "How much of what was planned was done, in weeks that are over.",
            "Wie viel vom Geplanten erledigt wurde, in Wochen, die vorbei sind.")
    }
    package var habit: String { say("Habit", "Gewohnheit") }
    package var habits: String { say("Habits", "Gewohnheiten") }
    /// For a goal, or a limit that was exceeded.
    package var notReached: String { say("Not reached", "Nicht erreicht") }
    package var allHabitsDone: String { say("All habits", "Alle Gewohnheiten") }
    /// Before a number of days.
    package var everythingDone: String { say("Everything done", "Alles erledigt") }
    package var someHabitsDone: String { say("Some", "Einige") }
    package func daysWithAllHabits(_ number: Int) -> Figure {
        counted(
            number, ("day with all done", "days with all done"),
            ("Tag, an dem alles erledigt war", "Tage, an denen alles erledigt war"))
    }
    /// The text alternative of a grid of days, with the number of days on which everything was done.
    package func habitsDescription(_ days: Int) -> String {
        say(
            "\(daysWithAllHabits(days)). The more of the habits were done, the stronger the green; today has an outline.",
            "\(daysWithAllHabits(days)). Je mehr Gewohnheiten erledigt waren, desto kräftiger das Grün; heute ist umrandet."
        )
    }
    package var habitsTableNote: String {
        say(
            "tenths of the habits per day: 0 for none, 10 for all",
            "Zehntel der Gewohnheiten je Tag: 0 für keine, 10 für alle")
    }
    package func name(of day: HabitDay) -> String {
        switch day {
        case .done: "✓"
        case .healed: say("healed", "geheilt")
        case .missed, .open: "–"
        case .rest: say("not planned", "nicht dran")
        }
    }
    package var fullDotsAreDone: String {
        say("A full dot is a day that counts.", "Ein voller Punkt ist ein Tag, der zählt.")
    }
    /// Above the counts of a week that isn't over.
    package var weekGoesOn: String { say("The week goes on until Sunday.", "Die Woche geht noch bis Sonntag.") }
    package var numbersAreAmounts: String {
        say("A number is the total of its day.", "Die Zahl zeigt, wie viel es an dem Tag war.")
    }
    package func onAverage(_ amount: String) -> String { say("\(amount) on average", "\(amount) im Schnitt") }
    /// A week of several habits; `full` are the days on which everything was done.
    package func weekOfHabits(_ count: HabitCount, full: [Day], isRunning: Bool) -> String {
        "\(isRunning ? capitalized(soFar(habitsDone(count).text)) : habitsDone(count).text)."
            + (full.isEmpty
                ? ""
                : say(
                    " Everything on \(enumeration(full.map { name(of: $0.weekday) })).",
                    " Alles am \(enumeration(full.map { name(of: $0.weekday) }))."))
    }
    /// `Water on 4 days, 29 glasses.`; `total` is empty if nothing is counted.
    package func weekOfHabit(_ name: String, days: Int, total: String, isOfGoal: Bool) -> String {
        let on = say("on \(dativeDays(days))", "an \(dativeDays(days))")
        let words = isOfGoal ? say("\(name): goal reached \(on)", "\(name): Ziel \(on) erreicht") : "\(name) \(on)"
        return "\(words)\(total.isEmpty ? "" : ", \(total)")".ended
    }
    package func weekOfNoticing(_ name: String, days: Int, moments: Int) -> String {
        let sum = tellsDays ? "" : ", \(self.moments(moments))"
        return say(
            "\(name) noticed on \(self.days(days))\(sum).",
            "An \(counted(days, "Tag", "Tagen")) \(name) bemerkt\(sum).")
    }
    package func momentsNoticed(_ number: Int) -> String {
        tellsDays
            ? say("Something was noticed.", "Es wurde etwas bemerkt.")
            : say("\(moments(number)) noticed.", "\(moments(number)) bemerkt.")
    }
    package func weekByWeek(of name: String) -> String { say("\(name), week by week", "\(name), Woche für Woche") }
    package func habitWeeksDescription(_ weeks: Int) -> String {
        say(
            "How much was done in each of the last \(n(weeks)) weeks.",
            "Wie viel in jeder der letzten \(n(weeks)) Wochen erledigt war.")
    }
    /// The share done in the last four weeks, and in the four before; nil if there aren't any.
    package func habitsLately(_ share: String, before: String?) -> String {
        say("\(share) done in the last four weeks", "\(share) erledigt in den letzten vier Wochen")
            + (before.map { say(", \($0) in the four before", ", \($0) in den vier davor") } ?? "")
    }
    package var habitWeekdaysRemark: String {
        say("How much was done on each weekday.", "Wie viel an jedem Wochentag erledigt war.")
    }
    /// After the number of days that count, such as `of 7 days with the goal reached`.
    package func ofDays(_ number: Int, _ what: LastDays) -> String {
        let days = say("of \(days(number))", "von \(counted(number, "Tag", "Tagen"))")
        return switch what {
        case .logged: say("\(days) done", "\(days) erledigt")
        case .goalReached: say("\(days) with the goal reached", "\(days) mit erreichtem Ziel")
        case .noticed: say("\(days) with moments", "\(days) bemerkt")
        case .limitKept: say("\(days) within the limit", "\(days) mit eingehaltenem Limit")
        case .without: say("\(days) without", "\(days) ohne")
        }
    }
    /// The name for a day on which a tracker's goal is reached.
    package func withGoalReached(_ name: String) -> String { say("\(name), goal reached", "\(name), Ziel erreicht") }
    package func ofLastDays(_ number: Int) -> String {
        number == 1 ? say("of 1 day", "von 1 Tag") : say("of the last \(days(number))", "der letzten \(n(number)) Tage")
    }
    /// `Doomscrolling noticed`: above a number of days.
    package func daysNoticed(_ tracker: String) -> String { say("\(tracker) noticed", "\(tracker) bemerkt") }
    package func stillOpen(_ names: [String], more: Int, on date: String) -> String {
        say(
            "Open on \(date): \(enumeration(names + (more > 0 ? ["\(n(more)) more"] : []))).",
            "Offen am \(date): \(enumeration(names + (more > 0 ? ["\(n(more)) weitere"] : []))).")
    }
    package func allDone(_ habits: Int, on date: String) -> String {
        say(
            "\(habits == 1 ? "Done" : "All done") on \(date).",
            habits == 1 ? "Am \(date) erledigt." : "Am \(date) ist alles erledigt.")
    }
}
