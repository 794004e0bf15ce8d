import Counting
import Model
import Wording

/// A week in one or two sentences, with its savings.
extension Card {
    static func story(of summary: WeekSummary, in report: Report) -> Card {
        let phrases = report.phrases
        let goal = goal(summary, in: report)
        let lead = [lead(summary, tellsDrinks: goal == nil, in: report), goal ?? ""].filter { !$0.isEmpty }
            .joined(separator: " ")
        let isWithinGoal = report.analysis.drinkWeek(summary.week).map { $0.excess == nil } ?? false
        let isPaused = summary.totals.paused == summary.days.count
        return Card(
            .story, label: phrases.week,
            [
                .lead(lead, "wk-lead"), slip(isWithinGoal ? nil : summary.slip, summary, in: report),
                isPaused ? .remark(phrases.pausedWeek(isRunning: summary.isRunning), .icon(.pause)) : nil,
                .facts(facts(summary, in: report), "wk-facts"),
            ])
    }

    /// With the aim to stop, the end of a sober streak comes before the jokers.
    private static func slip(_ slip: WeekSlip?, _ summary: WeekSummary, in report: Report) -> Block? {
        let phrases = report.phrases
        let ended = endedStreak(summary, in: report).map { phrases.soberStreakEnded($0.length, on: $0.day.weekday) }
        let isHealed = if case .healed = slip { true } else { false }
        let name = report.profile.levelStreakName(phrases)
        let words = [ended, ended == nil || isHealed ? slip.map { phrases.slip($0, streak: name) } : nil]
        let text = words.compactMap(\.self).joined(separator: " ")
        return text.isEmpty ? nil : .remark(text, isHealed ? .icon(.clover, "🍀") : nil, isOpen: !isHealed)
    }

    /// The minimum length of a streak whose end is mentioned.
    private static let fewestDays = 3

    /// The longest sober streak that an entry ended in a week; nil if there isn't one, or sober days aren't the aim.
    private static func endedStreak(_ summary: WeekSummary, in report: Report) -> (length: Int, day: Day)? {
        guard report.lead == .stop else { return nil }
        let days = report.analysis.days
        return summary.days.compactMap { day in
            guard let record = days[day], record.level != nil, !record.isSober,
                let length = days[day.advanced(by: -1)]?.soberRun, length >= fewestDays
            else { return nil }
            return (length, day)
        }.max { $0.length < $1.length }
    }

    /// The result of the week with a goal of drinks; nil without a goal or an entry.
    private static func goal(_ summary: WeekSummary, in report: Report) -> String? {
        guard summary.figures.enteredDays > 0 else { return nil }
        return report.analysis.drinkWeek(summary.week).map(report.phrases.sentences)
    }

    /// Empty if the sentence about a goal is enough.
    private static func lead(_ summary: WeekSummary, tellsDrinks: Bool, in report: Report) -> String {
        let phrases = report.phrases
        let habits = habits(summary, in: report)
        if let highlight = summary.highlight, tells(highlight, of: summary, beside: habits, in: report) {
            let streak = if case .reward(let family, _, _) = highlight { family.name(in: report) } else { "" }
            return phrases.highlight(highlight, streak: streak)
        }
        let totals = summary.totals
        if summary.figures.enteredDays > 0 {
            if report.tellsDrinksFirst {
                let drinks = report.analysis.value(of: .drinks, in: summary.week)
                return tellsDrinks ? report.phrases.drinks(of: drinks) + "." : ""
            }
            return totals.sober > 0
                ? "\(phrases.soberDays(totals.sober, of: totals.levelDays).text)." : phrases.everyDayIsANewStart
        } else if report.lead == .habits, !habits.isEmpty {
            return habits
        } else if totals.mindfulnessMinutes > 0 {
            return phrases.mindfulMinutes(totals.mindfulnessMinutes).text + "."
        } else if totals.workoutMinutes > 0 {
            return phrases.workoutMinutes(totals.workoutMinutes) + "."
        } else if !habits.isEmpty {
            return habits
        }
        return summary.isRunning ? phrases.weekIsOpen : phrases.nothingInWeek
    }

    /// Whether a highlight suits the aim: jokers don't come before what was done or a day that wasn't sober, and sober
    /// days aren't mentioned if drinks are.
    private static func tells(
        _ highlight: WeekHighlight, of summary: WeekSummary, beside habits: String, in report: Report
    ) -> Bool {
        switch (highlight, report.lead) {
        case (.reward, .habits): habits.isEmpty
        case (.reward, .stop): summary.totals.sober == summary.totals.decidedDays
        case (.milestone, .less), (.longestSoberRun, .less), (.allSteady, .less): false
        default: true
        }
    }

    /// What was done and noticed; empty if there was nothing.
    private static func habits(_ summary: WeekSummary, in report: Report) -> String {
        let (phrases, analysis) = (report.phrases, report.analysis)
        let sole = report.soleHabit ?? report.onlyHabit
        if case .tracker(let tracker)? = sole, tracker.kind == .saboteur {
            let words = saboteur(tracker, summary, in: report)
            if !words.isEmpty { return words }
        }
        let count = analysis.habitCount(in: summary.week)
        if count.done > 0, let habit = sole {
            return phrases.weekOfHabit(
                report.name(of: habit), days: summary.days.count { analysis.isDone(habit, on: $0) },
                total: report.total(of: habit, in: summary.days), isOfGoal: report.kind(of: habit) == .goalReached)
        } else if count.done > 0 {
            let full = summary.days.filter { analysis.habitCount(on: $0).isAll }
            return phrases.weekOfHabits(count, full: full, isRunning: summary.isRunning)
        }
        let moments = summary.saboteurs.reduce(0) { $0 + $1.noticed }
        return moments > 0 ? phrases.momentsNoticed(moments) : ""
    }

    /// The days of a week without a saboteur and those on which it was noticed, each of its own mode.
    private static func saboteur(_ tracker: TrackerAnalysis, _ summary: WeekSummary, in report: Report) -> String {
        let (phrases, name) = (report.phrases, report.name(of: tracker))
        let days = { (mode: Tracker.Mode) in
            report.analysis.daysDone(.tracker(tracker), in: summary.days, mode).done
        }
        let (without, noticed) = (days(.avoidance), days(.awareness))
        let moments = summary.saboteurs.first { $0.tracker.index == tracker.index }?.noticed ?? 0
        return [
            without > 0
                ? phrases.weekOfHabit(capitalized(phrases.without(name)), days: without, total: "", isOfGoal: false)
                : nil,
            noticed > 0 ? phrases.weekOfNoticing(name, days: noticed, moments: moments) : nil,
        ].compactMap(\.self).joined(separator: " ")
    }

    private static func facts(_ summary: WeekSummary, in report: Report) -> [Fact] {
        guard let savings = summary.savings, savings.drinks.days > 0 else { return [] }
        // In a week with more drinks than usual, savings of sober days would be misleading. A balance includes them.
        guard savings.method == .balance || !summary.isAboveRate else { return [] }
        let phrases = report.phrases
        var facts: [Fact] = []
        let days = phrases.days(of: savings).text
        if let saved = Fact(saved: savings, note: days, in: report) {
            facts.append(saved)
        } else if savings.caloriesAvoided > 0 {
            facts.append(Fact(.bolt, phrases.caloriesAvoided, phrases.calories(of: savings)))
        }
        return facts
    }
}
