import ProgressAnalysis
import ProgressModel
import ReportWords

/// A week in a sentence or two, and what it saved.
package struct WeekStory: Sendable {
    /// What became of a slip.
    package struct Slip: Sendable {
        /// Whether a joker made it good.
        package let isHealed: Bool
        package let text: String
    }

    package let title: String
    package let lead: String
    package let slip: Slip?
    package let facts: [Fact]
}

extension Report {
    func weekStory(_ summary: WeekSummary) -> WeekStory {
        let slip = summary.slip.map { slip in
            let isHealed = if case .healed = slip { true } else { false }
            return WeekStory.Slip(isHealed: isHealed, text: phrases.slip(slip))
        }
        return WeekStory(
            title: phrases.week, lead: lead(summary), slip: slip,
            facts: summary.savings.map { facts($0, summary) } ?? [])
    }

    private func lead(_ summary: WeekSummary) -> String {
        if let highlight = summary.highlight {
            let streak = if case .reward(let family, _) = highlight { weekStreakName(family) } else { "" }
            return phrases.highlight(highlight, streak: streak)
        }
        let totals = summary.totals
        if summary.figures.enteredDays > 0 {
            return phrases.lead(totals.steady > 0 ? .steady(totals.steady, of: totals.levelDays) : .mixed)
        } else if totals.mindfulnessMinutes > 0 {
            return phrases.lead(.mindfulMinutes(totals.mindfulnessMinutes))
        } else if totals.workoutMinutes > 0 {
            return phrases.lead(.workoutMinutes(totals.workoutMinutes))
        } else if totals.logs > 0 {
            return phrases.lead(.logs(totals.logs))
        }
        return phrases.lead(summary.isRunning ? .open : .nothing)
    }

    private func facts(_ savings: Savings, _ summary: WeekSummary) -> [Fact] {
        guard summary.figures.steadyDays > 0 else { return [] }
        let saved = savings.amount.map { amount in
            Fact(.coin, phrases.saved, Figure(phrases.money.text(amount)))
        }
        let calories = Fact(
            .bolt, phrases.caloriesAvoided,
            Figure(numbers.text(savings.caloriesAvoided), "kcal"))
        return [saved, savings.caloriesAvoided > 0 ? calories : nil].compactMap { $0 }
    }

    /// What a streak is called.
    func weekStreakName(_ family: StreakFamily) -> String {
        switch family {
        case .noalc: phrases.noalcStreak
        case .meditation: phrases.meditationStreak
        case .workout: phrases.workoutStreak
        case .tracker(let index): analysis.history.trackers[index].name.text(in: language)
        }
    }
}
